"""Read-only views: a server's tournaments, one of them, its rounds, standings and draws, and the caller's own part."""

from collections.abc import Sequence
from typing import Final

import discord

from bot.core.caller import Caller
from bot.core.controls.buttons import GREEN
from bot.core.controls.ids import TableId, TournamentId
from bot.core.controls.items import button_of
from bot.core.posts.clock_lines import stamp
from bot.core.posts.pictures import Pictures
from bot.core.posts.post import Post
from bot.core.text.lines import cut_at_line
from bot.core.text.translator import Translator, translator
from bot.features.tournament.announcing import (
    announcement,
    entrants_post,
    list_line,
    own_play_button,
)
from bot.features.tournament.buttons import BLUE, button
from bot.features.tournament.drawing import Drawing, on_cover
from bot.features.tournament.joining import assert_here, link_to
from bot.features.tournament.proving import verify_post
from bot.features.tournament.regulations import rules_post
from bot.features.tournament.rounds import MOST_LINES, certificate_file, round_post
from bot.features.tournament.standing import (
    line_post,
    standings_of,
    standings_post,
    why_post,
)
from bot.features.tournament.words import Shown, event, person
from bot.i18n import Catalogues
from bot.store.contest.rows import EntrantRow, PodRow, RoundRow
from bot.tournaments.errors import TournamentRefusal
from bot.tournaments.model import Held
from bot.tournaments.service import Tournaments
from bot.tournaments.signing import next_round
from rules.contest.director.snapshot import Status
from rules.contest.scores.results import Unplayed
from rules.contest.showing.podium import final_places
from rules.core.errors import Refusal

_CHARS: Final = 1900


class Looking:
    def __init__(
        self,
        tournaments: Tournaments,
        catalogues: Catalogues,
        pictures: Pictures,
        drawing: Drawing,
    ) -> None:
        self._tournaments = tournaments
        self._catalogues = catalogues
        self._pictures = pictures
        self._drawing = drawing

    async def listed(self, caller: Caller, guild_id: int) -> Post:
        """Return the newest tournaments of a server, the unfinished ones first."""
        text = self._text(caller)
        found = [Shown(each) for each in await self._tournaments.in_guild(guild_id)]
        if not found:
            return Post(text.words("tournament.list_none"))
        found.sort(key=lambda each: each.at.status in (Status.FINISHED, Status.CANCELLED))
        lines = [text.words("tournament.list_head"), *(list_line(each, text) for each in found)]
        return Post(cut_at_line(lines, _CHARS))

    async def page(self, caller: Caller, clicked: TournamentId) -> Post:
        """Return the answer to a button that changes nothing.

        Raises:
            Refusal: ui.outdated, or of tournaments no_such, no_such_round, not_started and others of the page.
        """
        held = await assert_here(self._tournaments, caller, clicked.tournament)
        shown, text = Shown(held), self._text(caller)
        match clicked.op:
            case "show":
                return await self._announcement(shown, text)
            case "list":
                return entrants_post(shown, text)
            case "rules":
                return rules_post(shown, text, self._referees(held, text))
            case "rank" | "page" | "why" | "line":
                return await self._standings(caller, shown, clicked, text)
            case "own":
                return await self._own(caller, shown, text)
            case "pairs":
                return await self._round(shown, text, clicked.arg)
            case "verify":
                return await verify_post(self._tournaments, shown, text, clicked.arg)
            case "bracket":
                return await self._drawing.bracket(shown, text)
            case "cross":
                return await self._drawing.crosstable(shown, text)
            case _:
                raise Refusal("ui.outdated")

    async def _announcement(self, shown: Shown, text: Translator) -> Post:
        files = await self._pictures.cover(shown.row.title, text, event=on_cover(shown, text))
        return announcement(
            shown, text, files, self.winners(shown, text), self._tournaments.world.operators
        )

    def winners(self, shown: Shown, text: Translator) -> tuple[str, ...]:
        """Return the names of the winners, once the standings are final; empty before."""
        if shown.at.status is not Status.FINISHED or not shown.at.stages:
            return ()
        first = [no for place, no in final_places(shown.at) if place == 1]
        return tuple(person(text, shown.entrant(no).name) for no in first)

    async def _standings(
        self, caller: Caller, shown: Shown, clicked: TournamentId, text: Translator
    ) -> Post:
        stage, after, page = _where(shown, clicked)
        if not shown.at.stages:
            raise TournamentRefusal("not_started")
        found = standings_of(shown.at, stage, after)
        is_told = clicked.op in ("why", "line")
        if is_told and shown.is_closed(stage):
            raise TournamentRefusal("sealed")
        if clicked.op == "why":
            return why_post(shown, found, text)
        if clicked.op == "line":
            post = line_post(shown, found, caller.member_id, text)
            if post is None:
                raise TournamentRefusal("not_in")
            return post
        files, pages = await self._drawing.standings(shown, stage, text, page, after)
        return standings_post(shown, stage, text, files, page=page, pages=pages, after=after)

    async def _round(self, shown: Shown, text: Translator, arg: str) -> Post:
        row = _round_of(shown, arg)
        if row is None:
            begins = stamp(shown.row.starts_ms, "f")
            return Post(text.words("tournament.round_none", at=begins))
        links, now_ms = await self.links(shown, row), self._tournaments.world.now_ms()
        files = [*await self._drawing.pairings(shown, row, text, now_ms=now_ms)]
        proof = certificate_file(shown, row, text)
        return round_post(
            shown, row, text, links, (*files, *([proof] if proof is not None else []))
        )

    async def links(self, shown: Shown, row: RoundRow) -> dict[int, str]:
        """Return links to the tables of a round that are not closed, by the id of the pod; as many as a post lists."""
        return {
            pod.id: await link_to(self._tournaments, pod.table_id)
            for pod in shown.pods_of(row)[:MOST_LINES]
            if pod.table_id is not None and not shown.held.is_closed(pod)
        }

    def _referees(self, held: Held, text: Translator) -> tuple[str, ...]:
        """Return mentions of the organiser and then of the referees.

        A mention shows the name that the reader knows, and pings no member in a private answer.
        """
        return tuple(text.mention(each) for each in (held.row.organiser_id, *held.stored.referees))

    async def _own(self, caller: Caller, shown: Shown, text: Translator) -> Post:
        """Return the caller's own page: their table, its deadline, their next step, and their place."""
        entrant = shown.of_member(caller.member_id)
        if entrant is None:
            raise TournamentRefusal("not_in")
        lines = [text.words("tournament.me_head", name=event(text, shown))]
        view = discord.ui.View(timeout=None)
        number = shown.row.id
        match shown.at.status:
            case _ if entrant.dropped_round is not None:
                lines.append(text.words("tournament.me_out"))
                view.add_item(button(TournamentId("again", number), text))
            case Status.OPEN:
                at = stamp(shown.row.starts_ms, "f")
                lines.append(text.words("tournament.me_signed", at=at))
                view.add_item(button(TournamentId("out", number), text))
            case Status.CHECKIN if entrant.checked_in_ms is None:
                at = stamp(shown.row.starts_ms, "R")
                lines.append(text.words("tournament.me_checkin", at=at))
                view.add_item(button(TournamentId("in", number), text, BLUE))
            case Status.CHECKIN:
                at = stamp(shown.row.starts_ms, "f")
                lines.append(text.words("tournament.me_signed", at=at))
            case Status.RUNNING:
                lines += await self._own_table(shown, entrant, view, text)
                if (play := own_play_button(shown, entrant, text)) is not None:
                    view.add_item(play)
            case _:
                pass
        stage = len(shown.at.stages)
        if stage and not shown.is_closed(stage):
            found = standings_of(shown.at, stage)
            place = line_post(shown, found, caller.member_id, text)
            # Before the first table is over all entrants are level, and only the draw ranks them.
            is_known = any(pod.scored_ms is not None for pod in shown.stored.pods)
            if place is not None and is_known:
                lines.append(place.content)
        return Post("\n".join(lines), view=view if view.children else None)

    async def _own_table(
        self, shown: Shown, entrant: EntrantRow, view: discord.ui.View, text: Translator
    ) -> Sequence[str]:
        row = shown.newest
        if row is None:
            return [text.words("tournament.me_wait")]
        if playing := _in_play(shown, entrant):
            # A player of a solo deal keeps no other player waiting.
            if any(
                seat.no == entrant.no and seat.ready_ms is None
                for each in playing
                for seat in shown.held.seats(each.id)
                if len(shown.held.seats(each.id)) > 1
            ):
                view.add_item(button(TournamentId("ready", shown.row.id), text, BLUE))
            told = [await self._table_line(shown, each, view, text) for each in playing]
            if shown.is_alone(shown.stage_of(row)):
                told.append(text.words("tournament.me_deals"))
            return told
        for pod in shown.pods_of(row):
            if all(seat.no != entrant.no for seat in shown.held.seats(pod.id)):
                continue
            facts = {"number": row.number, "table": pod.number + 1}
            if pod.scored_ms is None:
                return [text.words("tournament.me_soon", **facts)]
            clicked = TournamentId("dispute", shown.row.id, str(pod.id))
            view.add_item(button(clicked, text))
            return [text.words("tournament.me_done", **facts)]
        rests = {each.no: each.kind for each in shown.stored.byes if each.round_id == row.id}
        if rests.get(entrant.no) in (Unplayed.ALLOCATED, Unplayed.REQUESTED):
            return [text.words("tournament.me_bye", number=row.number)]
        stage, number = next_round(shown.held)
        if (entrant.from_stage, entrant.from_round) >= (stage, number):
            at = stamp(row.paired_ms + shown.at.plan.gap_ms, "R")
            return [text.words("tournament.me_next", number=entrant.from_round, at=at)]
        return [text.words("tournament.me_wait")]

    async def _table_line(
        self, shown: Shown, pod: PodRow, view: discord.ui.View, text: Translator
    ) -> str:
        """Return the line with a table and its deadline; a solo or closed table also gets a button that opens it."""
        assert pod.table_id is not None
        assert pod.due_ms is not None
        place = shown.held.place_of(pod.id)
        at = stamp(pod.due_ms, "f")
        if shown.is_alone(place.stage):
            label = text.words("tournament.button.play_deal", number=place.number)
            view.add_item(button_of(TableId("turn", pod.table_id, 1), label, GREEN))
            return text.words(
                "tournament.me_deal", number=place.number, all=len(shown.stored.deals), at=at
            )
        if shown.held.is_closed(pod):
            label = text.words("ui.button.turn")
            view.add_item(button_of(TableId("turn", pod.table_id, 1), label, GREEN))
        return text.words(
            "tournament.me_table",
            number=place.number,
            table=place.pod + 1,
            link=await link_to(self._tournaments, pod.table_id),
            at=at,
        )

    def _text(self, caller: Caller) -> Translator:
        return translator(self._catalogues[caller.language], None)


def _in_play(shown: Shown, entrant: EntrantRow) -> list[PodRow]:
    """Return the tables that an entrant is playing; several, where all tables are known beforehand."""
    return [
        pod
        for pod in shown.stored.pods
        if pod.scored_ms is None
        and pod.table_id is not None
        and pod.due_ms is not None
        and any(seat.no == entrant.no for seat in shown.held.seats(pod.id))
    ]


def _where(shown: Shown, clicked: TournamentId) -> tuple[int, int | None, int]:
    """Return stage, round and page of the standings for a button or a command.

    The standings are those after that round; None stands for the present ones.

    Raises:
        Refusal: ui.outdated, or tournament.no_such_round.
    """
    stage = shown.newest_stage
    if not clicked.arg:
        return stage, None, 0
    parts = clicked.arg.split(".")
    if not all(each.isdecimal() for each in parts):
        raise Refusal("ui.outdated")
    numbers = [int(each) for each in parts]
    if len(numbers) == 1:
        after: int | None = numbers[0]
        stage = shown.stage_with(numbers[0]) or stage
    else:
        stage, after = numbers[0], numbers[1] or None
    if not 1 <= stage <= max(len(shown.at.stages), 1):
        raise Refusal("ui.outdated")
    held = shown.at.stages[stage - 1].rounds if shown.at.stages else ()
    if after is not None and after > len(held):
        raise TournamentRefusal("no_such_round", number=after)
    return stage, after, numbers[2] if len(numbers) > 2 else 0


def _round_of(shown: Shown, arg: str) -> RoundRow | None:
    """Return the round that the caller named, by default the newest; None if there is none yet.

    Raises:
        TournamentRefusal: no_such_round.
    """
    if not arg:
        return shown.newest
    number = int(arg) if arg.isdecimal() else 0
    stage = shown.stage_with(number)
    found = [
        each
        for each in shown.stored.rounds
        if each.number == number and shown.stage_of(each) == stage
    ]
    if not found:
        raise TournamentRefusal("no_such_round", number=number)
    return found[-1]
