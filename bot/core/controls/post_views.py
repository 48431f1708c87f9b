"""The controls under posts: buttons of boards, lobbies and long texts."""

from collections.abc import Sequence
from typing import Self

import discord
from discord import ButtonStyle

from bot.core.controls.components import plans_button
from bot.core.controls.ids import BREAK, ReadId, TableId, TournamentId
from bot.core.controls.items import Component, button_of
from bot.core.text.translator import Translator
from bot.store.rows import Status
from bot.tables import lobby
from bot.tables.model import Position
from rules.core.game import RobotLevel
from rules.core.seats import Seat
from rules.core.text import SeatName, msg

_MOST_GIVING = 4
_MOST_UNDER_A_BOARD = 4
_MOST_NUDGED = 3

LogRange = tuple[int, int]
"""The first and the last entry of a range in the log of moves."""


def board_view(
    position: Position, text: Translator, rest: LogRange | None = None
) -> discord.ui.View:
    """Return at most four buttons under a board. `rest` is the part of the log that did not fit into the post.

    *More* leads to it, and to the controls for which there is no room.
    """
    row = _Row(position.table.id, text)
    row.add("turn", ButtonStyle.success, seq=max(position.table.seq, 0))
    if position.game.hides(position.state):
        row.add("hand", ButtonStyle.primary)
    if any(seat.is_robot and seat.away_id is not None for seat in position.seats):
        row.add("back", ButtonStyle.secondary, called="back_in")
    if len(row.view.children) < _MOST_UNDER_A_BOARD - 1:
        row.add("since", ButtonStyle.secondary)
    first, last = (0, 0) if rest is None else rest
    row.add("more", ButtonStyle.secondary, seq=last, arg="" if rest is None else str(first))
    return row.view


def watched_view(position: Position, text: Translator) -> discord.ui.View:
    """Return the buttons for a member without a seat, with one to be notified of the table's end."""
    view = board_view(position, text)
    for item in _Row(position.table.id, text).add_end(on=True).view.children:
        view.add_item(item)
    return view


def end_view(position: Position, text: Translator) -> discord.ui.View:
    """Return the button with which a member turns off the notification of the table's end."""
    return _Row(position.table.id, text).add_end(on=False).view


def more_in_play_view(
    position: Position,
    text: Translator,
    own: Seat | None,
    rest: LogRange | None,
    *,
    may_take_back: bool = False,
    web: str | None = None,
) -> discord.ui.View:
    """Return further controls of a table in play. `own` is the caller's seat, None for spectators.

    `web` is the address of the table's page, if it has one.

    One row is for reading, one is about the others, and one is about the caller, so that each has enough room.
    """
    row = _Row(position.table.id, text)
    row.add_rest(rest)
    row.add("since", ButtonStyle.secondary)
    row.add("replay", ButtonStyle.secondary)
    row.add("rules", ButtonStyle.secondary)
    if position.table.clocks:
        row.add("clock", ButtonStyle.secondary)
    if own is None and position.table.filters.quiet:
        row.add("talk", ButtonStyle.secondary, row=2)
    if own is not None:
        late = [seat for seat in sorted(position.waiting()) if seat != own]
        for seat in late[:_MOST_NUDGED]:
            row.add_nudge(seat)
        if position.table.clocks:
            row.add("pause", ButtonStyle.secondary, row=2)
        row.add("leaving", ButtonStyle.secondary, row=2)
        if may_take_back:
            row.add("takeback", ButtonStyle.secondary, row=2)
        ahead = plans_button(position, own, text.words("ui.button.ahead"), row=2)
        if ahead is not None:
            row.view.add_item(ahead)
    add_web(row.view, web, text)
    return row.view


def turn_view(position: Position, text: Translator, *, may_rest: bool = False) -> discord.ui.View:
    """Return the button that opens the panel; with `may_rest` also the ways to have a break."""
    row = _Row(position.table.id, text)
    row.add("turn", ButtonStyle.success, seq=max(position.table.seq, 0))
    if may_rest:
        row.add("leaving", ButtonStyle.secondary, called="break", arg=BREAK)
    return row.view


def back_view(position: Position, text: Translator) -> discord.ui.View:
    """Return the button that gives a member the seat back that a robot plays for them."""
    row = _Row(position.table.id, text)
    row.add("back", ButtonStyle.success, called="back_in")
    return row.view


def rest_view(
    position: Position, text: Translator, rest: LogRange | None
) -> discord.ui.View | None:
    """Return the button under an older post that opens the part of the log that did not fit."""
    row = _Row(position.table.id, text)
    row.add_rest(rest)
    return row.view if rest is not None else None


def closing_view(
    position: Position, text: Translator, rest: LogRange | None, *, may_dispute: bool = True
) -> discord.ui.View:
    """Return the buttons under the result, such as the next table and the proof that the shuffle was fair."""
    row = _Row(position.table.id, text)
    tournament_id = position.table.tournament_id
    if tournament_id is None:
        row.add("rematch", ButtonStyle.success)
    elif may_dispute:
        label = text.words("tournament.button.dispute")
        clicked = TournamentId("dispute", tournament_id, f"t{position.table.id}")
        row.view.add_item(Component(discord.ui.Button(custom_id=clicked.write(), label=label)))
    if position.table.status is Status.FINISHED and not position.table.is_sealed:
        row.add("review", ButtonStyle.secondary)
    row.add("replay", ButtonStyle.secondary)
    row.add("verify", ButtonStyle.secondary)
    if position.table.status is Status.CANCELLED and tournament_id is None:
        row.add("reopen", ButtonStyle.secondary)
    row.add_rest(rest)
    return row.view


def sit_view(position: Position, seat: Seat, text: Translator) -> discord.ui.View:
    """Return the confirmation for taking a robot's seat."""
    row = _Row(position.table.id, text)
    row.add("sit", ButtonStyle.success, arg=str(seat))
    return row.view


def lobby_view(position: Position, text: Translator) -> discord.ui.View:
    """Return the buttons of a lobby: joining and starting, with the rest behind *More*, or a rematch after the end."""
    robots = any(seat.is_robot for seat in position.seats)
    free = any(seat.is_free for seat in position.seats)
    is_contested = position.table.tournament_id is not None
    row = _Row(position.table.id, text)
    match position.table.status:
        case Status.LOBBY:
            row.add("join", _next_step(when=free), disabled=not free)
            row.add_robot(RobotLevel.NORMAL, disabled=not lobby.has_room(position))
            row.add("start", _next_step(when=not free), disabled=free)
            row.add("more", ButtonStyle.secondary)
        case Status.PLAYING:
            row.add("turn", ButtonStyle.success)
            if not is_contested:
                row.add("take", ButtonStyle.secondary, disabled=not robots)
            row.add("rules", ButtonStyle.secondary)
        case _ if is_contested:
            row.add("rules", ButtonStyle.secondary)
        case _:
            called = "rematch" if position.state is not None else "reopen"
            row.add("rematch", ButtonStyle.primary, called=called)
            row.add("rules", ButtonStyle.secondary)
    return row.view


def more_view(position: Position, text: Translator, *, web: str | None = None) -> discord.ui.View:
    """Return further controls of a lobby; `web` is the address of its page, if it has one."""
    robots = any(seat.is_robot for seat in position.seats)
    row = _Row(position.table.id, text)
    row.add("leave", ButtonStyle.secondary)
    row.add("invite", ButtonStyle.secondary)
    for level in (RobotLevel.EASY, RobotLevel.EXPERT):
        row.add_robot(level, disabled=not lobby.has_room(position))
    row.add("unrobot", ButtonStyle.secondary, disabled=not robots)
    row.add("take", ButtonStyle.secondary, disabled=not robots, row=1)
    row.add("rules", ButtonStyle.secondary, row=1)
    row.add("cancel", ButtonStyle.danger, row=1)
    add_web(row.view, web, text)
    return row.view


def add_web(view: discord.ui.View, web: str | None, text: Translator) -> None:
    """Add the button that leads to a page, if there is one."""
    if web is not None:
        label = text.words("ui.button.web")
        view.add_item(discord.ui.Button(label=label, url=web, style=ButtonStyle.link))


def _next_step(*, when: bool) -> ButtonStyle:
    """Return green for the one button that leads on, else grey."""
    return ButtonStyle.success if when else ButtonStyle.secondary


def giving_view(
    position: Position, seats: Sequence[Seat], text: Translator
) -> discord.ui.View | None:
    """Return a button for each seat that can be given time in its present turn; None if there is none."""
    if not seats:
        return None
    view = discord.ui.View(timeout=None)
    for seat in seats[:_MOST_GIVING]:
        clicked = TableId("give", position.table.id, position.table.clocks[seat].turn, str(seat))
        label = text.draw(msg("hosting.button.give", seat=SeatName(seat)))
        view.add_item(button_of(clicked, label))
    return view


def pager_view(
    source: str, of: str, page: int, pages: int, text: Translator
) -> discord.ui.View | None:
    """Return buttons to page through a long text; None if it has one page."""
    if pages <= 1:
        return None
    view = discord.ui.View(timeout=None)
    for key, to in (("ui.button.back", page - 1), ("ui.button.forth", page + 1)):
        view.add_item(
            button_of(ReadId(source, of, max(to, 0)), text.words(key), disabled=not 0 <= to < pages)
        )
    return view


class _Row:
    """Collects the buttons of one table in a view."""

    def __init__(self, table: int, text: Translator) -> None:
        self.view = discord.ui.View(timeout=None)
        self._table = table
        self._translator = text

    def add_rest(self, rest: LogRange | None) -> None:
        if rest is not None:
            first, last = rest
            self.add("told", ButtonStyle.secondary, seq=last, arg=str(first))

    def add_end(self, *, on: bool) -> Self:
        self.add(
            "ending",
            ButtonStyle.secondary,
            arg="on" if on else "off",
            called="tell_end" if on else "tell_no_end",
        )
        return self

    def add_nudge(self, seat: Seat) -> None:
        label = self._translator.draw(msg("ui.button.nudge", seat=SeatName(seat)))
        self.view.add_item(button_of(TableId("nudge", self._table, arg=str(seat)), label, row=1))

    def add_robot(self, level: RobotLevel, *, disabled: bool) -> None:
        self.add("robot", ButtonStyle.secondary, level=level, disabled=disabled)

    def add(
        self,
        op: str,
        style: ButtonStyle,
        *,
        seq: int = 0,
        arg: str = "",
        level: RobotLevel | None = None,
        called: str = "",
        disabled: bool = False,
        row: int = 0,
    ) -> None:
        arg = arg if level is None else str(level)
        key = f"ui.button.{called or op}" if level is None else f"ui.button.{op}_{level}"
        self.view.add_item(
            button_of(
                TableId(op, self._table, seq, arg),
                self._translator.words(key),
                style,
                row=row,
                disabled=disabled,
            )
        )
