"""The organiser's desk: an overview, with a button for each thing that organisers or referees may have to do."""

from typing import Final

import discord

from bot.core.caller import Caller
from bot.core.controls.ids import TournamentId
from bot.core.core import Core
from bot.core.posts.clock_lines import stamp
from bot.core.posts.post import Post
from bot.core.text.lines import cut_at_line
from bot.core.text.links import link_to_place
from bot.core.text.translator import Translator, translator
from bot.features.tournament.buttons import BLUE, GREEN, button, menu, option
from bot.features.tournament.desk.by_hand import status_lines
from bot.features.tournament.desk.overview import (
    dispute_texts,
    overview_lines,
    place,
    seat_lines,
    urgent,
)
from bot.features.tournament.desk.windows import Field, window
from bot.features.tournament.joining import assert_here
from bot.features.tournament.refereeing import example_places, read_places
from bot.features.tournament.windows import WHY
from bot.features.tournament.words import Shown
from bot.store.contest.rows import PodRow
from bot.tables.names import visible
from bot.tournaments.altering.amending import BEFORE_START
from bot.tournaments.altering.amendments import assert_organises
from bot.tournaments.altering.by_hand import may_be_set
from bot.tournaments.altering.messaging import MOST_MESSAGE, last_message, missing, sent_at
from bot.tournaments.errors import TournamentRefusal
from bot.tournaments.model import Held
from bot.tournaments.rulings.refereeing import MOST_HOURS
from bot.tournaments.rulings.ruling import MOST_REASON, in_play, pod_of
from bot.tournaments.service import Tournaments
from rules.contest.director.snapshot import Status
from rules.core.errors import Refusal
from rules.core.text import Typed

HOURS, PLACES, SAID = "hours", "places", "said"
TABLE: Final = "desktable"
"""The operation of the menu of tables."""
OPENERS: Final = ("deskmore", "deskresult", "deskstands", "desksay")
"""Operations that open a text box."""
_CHARS: Final = 1900
_MOST_LISTED: Final = 25
_A_DAY: Final = "24"
_LIVE: Final = (Status.OPEN, Status.CHECKIN, Status.RUNNING, Status.CLOSING)


class Desk:
    def __init__(self, core: Core, tournaments: Tournaments) -> None:
        self._catalogues = core.catalogues
        self._tournaments = tournaments

    async def page(self, caller: Caller, tournament_id: int, done: str = "") -> Post:
        """Return the overview.

        Args:
            done: what was done just now, above it.

        Raises:
            TournamentRefusal: as `_ours`.
        """
        held = await self._ours(caller, tournament_id)
        text, shown, now = self._text(caller), Shown(held), self._tournaments.context.now_ms()
        lines = [*overview_lines(shown, text, now), *status_lines(held, text)]
        is_organiser = held.is_organiser(caller.member_id)
        view = self._view(shown, text, is_organiser=is_organiser)
        if is_organiser and held.row.status not in _LIVE:
            await self._offer_secrets(caller, held, view)
        return Post(cut_at_line([*([done] if done else []), *lines], _CHARS), view=view)

    async def _offer_secrets(self, caller: Caller, held: Held, view: discord.ui.View) -> None:
        """Let organisers check draws that kept members apart, when nothing can be changed any more."""
        if await self._tournaments.apart.secrets(held.id, caller.actor):
            view.add_item(button(TournamentId("apart", held.id), self._text(caller), row=2))

    async def table(self, caller: Caller, clicked: TournamentId, picked: str) -> Post:
        """Return the page of one table.

        Raises:
            TournamentRefusal: as `_ours`, or no_such_table.
        """
        held = await self._ours(caller, clicked.tournament)
        return await self._table(held, _number(picked or clicked.arg), self._text(caller))

    async def act(self, caller: Caller, clicked: TournamentId) -> Post:
        """Carry out what a button says, and return the page with a line about it.

        Raises:
            TournamentRefusal: as `_ours`, and the operations of the service.
            Refusal: ui.outdated.
        """
        held = await self._ours(caller, clicked.tournament)
        text, actor, messages = self._text(caller), caller.actor, self._tournaments.messages
        if clicked.op == "deskcall" and clicked.arg:
            await messages.to_table(held.id, actor, _number(clicked.arg))
            done = text.words("tournament.desk_called")
            return await self._table(held, _number(clicked.arg), text, done)
        if clicked.op == "deskcall":
            await messages.to_missing(held.id, actor)
            return await self.page(caller, held.id, text.words("tournament.desk_called"))
        organise = self._tournaments.organise
        match held.row.status:
            case Status.OPEN:
                await organise.open_checkin_now(held.id, actor)
                done = "desk_opened"
            case Status.CHECKIN:
                await organise.start_now(held.id, actor)
                done = "started_soon"
            case Status.RUNNING:
                await organise.pair_now(held.id, actor)
                done = "paired_soon"
            case Status.CLOSING:
                await organise.close_now(held.id, actor)
                done = "closed_soon"
            case _:
                raise Refusal("ui.outdated")
        return await self.page(caller, held.id, text.words(f"tournament.{done}"))

    async def window(self, caller: Caller, clicked: TournamentId) -> discord.ui.Modal:
        """Return the text box for more time, a result or a message.

        Raises:
            TournamentRefusal: as `_ours`, not_organiser, over or no_such_table.
        """
        if clicked.op == "desksay":
            return await self._message_window(caller, clicked)
        held, text = await self._ours(caller, clicked.tournament), self._text(caller)
        why = Field(
            WHY, most=MOST_REASON, is_long=True, hint=text.words("tournament.field_why_hint")
        )
        title = text.words(f"tournament.button.{clicked.op}")
        box = TournamentId(clicked.op, held.id, clicked.arg)
        pod = pod_of(held, _number(clicked.arg))
        if clicked.op == "deskmore":
            hint = text.words("tournament.field_hours_hint", most=MOST_HOURS)
            return window(text, box, title, (Field(HOURS, _A_DAY, 3, hint), why))
        if clicked.op == "deskstands":
            return window(text, box, title, (why,))
        seated = [visible(held.entrant(each.no).name) for each in held.seats(pod.id)]
        facts = {"places": example_places(len(seated)), "names": ", ".join(seated)}
        hint = text.words("tournament.field_places_hint", **facts)[:100]
        return window(text, box, title, (Field(PLACES, most=40, hint=hint), why))

    async def _message_window(self, caller: Caller, clicked: TournamentId) -> discord.ui.Modal:
        held = await assert_here(self._tournaments, caller, clicked.tournament)
        assert_organises(held, caller.actor)
        text = self._text(caller)
        hint = text.words("tournament.field_said_hint")
        field = Field(SAID, most=MOST_MESSAGE, is_long=True, hint=hint)
        box = TournamentId(clicked.op, held.id)
        return window(text, box, text.words("tournament.button.desksay"), (field,))

    async def written(self, caller: Caller, clicked: TournamentId, written: dict[str, str]) -> Post:
        """Carry out what an organiser or referee has typed, and return the page with a line about it.

        Raises:
            TournamentRefusal: as `_ours`, and the operations of the service.
        """
        text, actor, referee = self._text(caller), caller.actor, self._tournaments.referee
        if clicked.op == "desksay":
            held = await assert_here(self._tournaments, caller, clicked.tournament)
            said = Typed(written.get(SAID, ""))
            held = await self._tournaments.messages.to_all(held.id, actor, said)
            sent = last_message(held)
            at = stamp(self._tournaments.context.now_ms() if sent is None else sent_at(sent), "R")
            return await self.page(caller, held.id, text.words("tournament.desk_message", at=at))
        held = await self._ours(caller, clicked.tournament)
        pod, reason = pod_of(held, _number(clicked.arg)), Typed(written.get(WHY, ""))
        if clicked.op == "deskmore":
            hours = _number(written.get(HOURS, ""))
            await referee.extend(held.id, actor, hours, reason=reason, pod_id=pod.id)
        elif clicked.op == "deskstands":
            await referee.stands(held.id, actor, pod.id, reason=reason)
        else:
            ranks = read_places(written.get(PLACES, ""), len(held.seats(pod.id)))
            await referee.result(held.id, actor, pod.id, reason=reason, ranks=ranks)
        held = await self._tournaments.show(held.id)
        return await self._table(held, pod.id, text, text.words("tournament.ruled"))

    def _view(self, shown: Shown, text: Translator, *, is_organiser: bool) -> discord.ui.View:
        view, number, held = discord.ui.View(timeout=None), shown.row.id, shown.held
        status = shown.at.status
        if pods := urgent(held)[:_MOST_LISTED]:
            options = [
                option(text.say(place(shown, each)), str(each.id), about=_players(shown, each))
                for each in pods
            ]
            what = text.words("tournament.desk_pick")
            view.add_item(menu(TournamentId(TABLE, number), options, 0, what))
        if status is Status.CHECKIN and missing(held):
            view.add_item(button(TournamentId("deskcall", number), text, BLUE, row=1))
        if status in _LIVE and (is_organiser or status is Status.RUNNING) and _may_hurry(shown):
            label = text.words(f"tournament.button.desknow_{status.value}")
            view.add_item(button(TournamentId("desknow", number), text, GREEN, label=label, row=1))
        if is_organiser and may_be_set(held) is not None:
            view.add_item(button(TournamentId("hand", number), text, row=1))
        if is_organiser and status in _LIVE:
            view.add_item(button(TournamentId("desksay", number), text, row=2))
            view.add_item(button(TournamentId("alter", number), text, row=2))
        if is_organiser and status in BEFORE_START:
            view.add_item(button(TournamentId("seeds", number), text, row=2))
        view.add_item(button(TournamentId("files", number), text, row=2))
        view.add_item(button(TournamentId("desk", number, "again"), text, label="⟳", row=2))
        return view

    async def _table(self, held: Held, pod_id: int, text: Translator, done: str = "") -> Post:
        pod, shown, number = pod_of(held, pod_id), Shown(held), held.id
        lines = [f"**{text.say(place(shown, pod))}**", *seat_lines(shown, pod, text)]
        is_played = any(each.id == pod.id for each in in_play(held))
        if is_played and pod.due_ms is not None:
            lines.append(text.words("tournament.alter_due", at=stamp(pod.due_ms, "f")))
        disputes = dispute_texts(shown, pod, text)
        lines += disputes
        view = discord.ui.View(timeout=None)
        arg = str(pod.id)
        if disputes:
            view.add_item(button(TournamentId("deskstands", number, arg), text, BLUE))
        if is_played:
            view.add_item(button(TournamentId("deskcall", number, arg), text, BLUE))
            view.add_item(button(TournamentId("deskmore", number, arg), text))
        view.add_item(button(TournamentId("deskresult", number, arg), text))
        if pod.table_id is not None and not held.is_closed(pod):
            at = await self._tournaments.context.tables.position(pod.table_id)
            label = text.words("tournament.button.go")
            link = link_to_place(at.table.guild_id, at.table.place_id)
            style = discord.ButtonStyle.link
            view.add_item(discord.ui.Button(label=label, url=link, style=style))
        back = text.words("tournament.button.desk_back")
        view.add_item(button(TournamentId("desk", number), text, label=back, row=1))
        return Post(cut_at_line([*([done] if done else []), *lines], _CHARS), view=view)

    async def _ours(self, caller: Caller, tournament_id: int) -> Held:
        """Return a tournament of this server at which the caller decides.

        Raises:
            TournamentRefusal: no_such or not_referee.
        """
        held = await assert_here(self._tournaments, caller, tournament_id)
        if not held.is_referee(caller.member_id):
            raise TournamentRefusal("not_referee")
        return held

    def _text(self, caller: Caller) -> Translator:
        return translator(self._catalogues[caller.language], None)


def _may_hurry(shown: Shown) -> bool:
    """Return whether a step can be taken before its time: in a running tournament only between two rounds."""
    if shown.at.status is not Status.RUNNING:
        return True
    return not shown.is_paused and not any(each.scored_ms is None for each in shown.stored.pods)


def _players(shown: Shown, pod: PodRow) -> str:
    seats = shown.held.seats(pod.id)
    return " · ".join(visible(shown.entrant(each.no).name) for each in seats)


def _number(typed: str) -> int:
    """Return a number as typed or in an id; 0 if it is none."""
    said = typed.strip()
    return int(said) if said.isascii() and said.isdecimal() and len(said) < 16 else 0
