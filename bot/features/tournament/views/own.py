"""The own page of a member: their state in the tournament, and what they can do."""

import discord

from bot.core.controls.ids import TableId, TournamentId
from bot.core.controls.items import GREEN, button_of
from bot.core.posts.clock_lines import stamp
from bot.core.posts.post import Post
from bot.core.text.translator import Translator
from bot.features.tournament.buttons import BLUE, button
from bot.features.tournament.joining import address_of
from bot.features.tournament.posts.announcing import own_play_button
from bot.features.tournament.views.standing import line_post, ranking_of
from bot.features.tournament.words import Shown, event
from bot.store.contest.rows import EntrantRow, PodRow, RequestKind, RequestRow, RoundRow
from bot.tournaments.errors import TournamentRefusal
from bot.tournaments.service import Tournaments
from bot.tournaments.signing import may_come_back, may_enter_late, next_optional, next_round
from rules.contest.director.outcome import plan_of
from rules.contest.director.playing import begins_ms
from rules.contest.director.rounds import is_still_in
from rules.contest.director.snapshot import Kind, Status
from rules.contest.director.stages.forms import form_of
from rules.contest.scores.results import Unplayed
from rules.core.text import Own


async def own_page(
    tournaments: Tournaments, shown: Shown, member_id: int, text: Translator
) -> Post:
    """Return a member's own page: their state, tables with deadlines, next step, and place.

    Raises:
        TournamentRefusal: not_in.
    """
    entrant = shown.of_member(member_id)
    if entrant is None:
        raise TournamentRefusal("not_in")
    page = _Page(tournaments, shown, entrant, text)
    return await page.post()


class _Page:
    def __init__(
        self, tournaments: Tournaments, shown: Shown, entrant: EntrantRow, text: Translator
    ) -> None:
        self._tournaments = tournaments
        self._shown, self._entrant, self._text = shown, entrant, text
        self._view = discord.ui.View(timeout=None)

    async def post(self) -> Post:
        shown, text = self._shown, self._text
        lines = [text.words("tournament.me_head", name=event(text, shown)), *await self._state()]
        stage = len(shown.at.stages)
        if stage and not shown.is_closed(stage):
            place = line_post(shown, ranking_of(shown, stage), self._entrant.member_id, text)
            # Before the first table is over all entrants are level, and only the draw ranks them.
            is_known = any(pod.scored_ms is not None for pod in shown.stored.pods)
            if place is not None and is_known:
                lines.append(place.content)
        return Post("\n".join(lines), view=self._view if self._view.children else None)

    async def _state(self) -> list[str]:
        shown, entrant, row = self._shown, self._entrant, self._shown.row
        match shown.at.status:
            case Status.CANCELLED:
                return [self._text.words("tournament.called_off")]
            case Status.FINISHED:
                return [self._said("over")]
            case Status.CLOSING:
                at = (row.closing_ms or 0) + shown.at.plan.disputes_ms
                return [self._said("closing", at=stamp(at, "f"))]
            case _ if entrant.dropped_round is not None:
                return [self._out()]
            case Status.RUNNING:
                paused = [self._said("paused")] if shown.is_paused else []
                return paused + await self._running()
            case _:
                return [self._before()]

    def _out(self) -> str:
        if self._shown.at.entry(self._entrant.no).is_disqualified:
            return self._said("disqualified")
        if not may_come_back(self._shown.held, self._entrant.member_id):
            return self._said("out")
        self._press("again")
        return self._said("out_back", number=next_round(self._shown.held)[1])

    def _before(self) -> str:
        """Return the state of a member before the start."""
        shown, entrant = self._shown, self._entrant
        at = stamp(shown.row.starts_ms, "f")
        is_in = entrant.checked_in_ms is not None
        is_open = shown.at.status is Status.CHECKIN
        if is_open and not is_in and entrant.kind is not Kind.SUBSTITUTE:
            self._press("in", BLUE)
        else:
            self._press("out")
        if entrant.team_no is not None and entrant.kind is Kind.ENTRANT:
            self._press("team")
        match entrant.kind:
            case Kind.SUBSTITUTE:
                return self._said("substitute")
            case Kind.BENCH:
                place = [each.no for each in shown.bench()].index(entrant.no) + 1
                key = "bench_checkin" if is_open and not is_in else "bench"
                return self._said(key, place=place, at=at)
            case _ if is_in:
                return self._said("checked", at=at)
            case _ if is_open:
                return self._said("checkin", at=stamp(shown.row.starts_ms, "R"))
            case _:
                return self._said("signed", at=at)

    async def _running(self) -> list[str]:
        shown, entrant = self._shown, self._entrant
        if playing := self._in_play():
            # A player of a solo deal keeps no other player waiting.
            if any(
                seat.no == entrant.no and seat.ready_ms is None
                for each in playing
                for seat in shown.held.seats(each.id)
                if len(shown.held.seats(each.id)) > 1
            ):
                self._press("ready", BLUE)
            told = [await self._table_line(each) for each in playing]
            newest = shown.newest
            if newest is not None and shown.is_alone(shown.stage_of(newest)):
                told.append(self._said("deals"))
            return told + self._optional()
        if entrant.kind is not Kind.ENTRANT:
            late = may_enter_late(shown.held)
            if late is None:
                return [self._said("called")]
            label = self._text.words("tournament.button.late", number=late)
            self._view.add_item(
                button(TournamentId("again", shown.row.id), self._text, GREEN, label=label)
            )
            return [self._said("late", number=late)]
        return [*self._newest(), *self._optional()]

    def _newest(self) -> list[str]:
        """Return the state of an entrant without a table in play."""
        shown, entrant, row = self._shown, self._entrant, self._shown.newest
        if row is None:
            return [self._said("begins")]
        told = []
        if form_of(plan_of(shown.at, shown.stage_of(row))).is_known:
            left = [each for each in self._own_pods() if each.scored_ms is None]
            if left:
                once = shown.at.plan.stages[shown.stage_of(row) - 1].at_once
                return [self._said("later", count=len(left), once=once)]
            if own := [each for each in self._own_pods() if each.scored_ms is not None]:
                self._dispute(max(own, key=lambda each: each.scored_ms or 0))
            return [self._said("played", at=stamp(self._due_ms(), "f"))]
        for pod in shown.pods_of(row):
            if any(seat.no == entrant.no for seat in shown.held.seats(pod.id)):
                if pod.scored_ms is None:
                    place = shown.named(shown.held.place_of(pod.id))
                    return [self._said("soon", place=place)]
                self._dispute(pod)
                told.append(self._said("done", number=row.number))
        rests = {each.no: each.kind for each in shown.stored.byes if each.round_id == row.id}
        if rests.get(entrant.no) in (Unplayed.ALLOCATED, Unplayed.REQUESTED):
            told.append(self._said("bye", number=row.number))
        return [*told, self._next(row)]

    def _next(self, row: RoundRow) -> str:
        """Return when the next round begins, or why the entrant is not in it."""
        shown, at = self._shown, self._shown.at
        if not is_still_in(at, self._entrant.no):
            return self._said("knocked_out")
        stage, number = next_round(shown.held)
        if any(each.scored_ms is None for each in shown.pods_of(row)):
            return self._said("wait", number=row.number, at=stamp(self._due_ms(), "f"))
        if stage > len(at.stages) or shown.is_final_table(stage):
            return self._said("stage")
        now = self._tournaments.context.now_ms()
        begins = stamp(max(begins_ms(at, stage, now), now), "f")
        return self._said("next", number=number, at=begins)

    def _optional(self) -> list[str]:
        """Return whether the entrant plays the next round of heats or a ladder, with the button to change that."""
        shown, entrant = self._shown, self._entrant
        following = next_optional(shown.held)
        play = own_play_button(shown, entrant, self._text)
        if play is None or following is None:
            return []
        self._view.add_item(play)
        wished = RequestRow(*following, entrant.no, RequestKind.PLAY)
        key = "plays" if wished in shown.stored.wishes else "skips"
        return [self._said(key, number=following[1])]

    def _dispute(self, pod: PodRow) -> None:
        clicked = TournamentId("dispute", self._shown.row.id, str(pod.id))
        self._view.add_item(button(clicked, self._text))

    def _due_ms(self) -> int:
        """Return the latest deadline of the tables that are being played."""
        shown = self._shown
        open_ = [each.due_ms for each in shown.stored.pods if each.scored_ms is None]
        known = [each for each in open_ if each is not None]
        newest = shown.newest
        return max(known, default=0 if newest is None else shown.due_of(newest))

    def _own_pods(self) -> list[PodRow]:
        held = self._shown.held
        return [
            pod
            for pod in self._shown.stored.pods
            if any(seat.no == self._entrant.no for seat in held.seats(pod.id))
        ]

    def _in_play(self) -> list[PodRow]:
        """Return the tables that the member is playing; several, where all tables are known beforehand."""
        return [
            pod
            for pod in self._own_pods()
            if pod.scored_ms is None and pod.table_id is not None and pod.due_ms is not None
        ]

    async def _table_line(self, pod: PodRow) -> str:
        """Return the line with a table and its deadline; a solo or closed table also gets a button that opens it."""
        shown, text = self._shown, self._text
        assert pod.table_id is not None
        assert pod.due_ms is not None
        place = shown.held.place_of(pod.id)
        at = stamp(pod.due_ms, "f")
        if shown.is_alone(place.stage):
            label = text.words("tournament.button.play_deal", number=place.number)
            self._view.add_item(button_of(TableId("turn", pod.table_id, 1), label, GREEN))
            return self._said("deal", number=place.number, all=len(shown.stored.deals), at=at)
        if shown.held.is_closed(pod):
            label = text.words("ui.button.turn")
            self._view.add_item(button_of(TableId("turn", pod.table_id, 1), label, GREEN))
        link = await address_of(self._tournaments, pod.table_id)
        return self._said("table", place=shown.named(place), link=link, at=at)

    def _press(self, op: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> None:
        self._view.add_item(button(TournamentId(op, self._shown.row.id), self._text, style))

    def _said(self, state: str, **facts: Own) -> str:
        return self._text.words(f"tournament.me_{state}", **facts)
