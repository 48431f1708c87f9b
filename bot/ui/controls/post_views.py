"""What stands under posts: the buttons of boards, lobbies and long texts."""

import discord
from discord import ButtonStyle

from bot.tables.model import Position, Status
from bot.ui.controls.components import BUTTON_CHARS
from bot.ui.controls.ids import ReadId, TableId
from bot.ui.controls.items import ReadButton, TableButton
from bot.ui.text.lines import cut
from bot.ui.text.translator import Translator
from rules.core.seats import Seat

EASY, NORMAL = 1, 2
"""Levels of robots that are offered."""


LogRange = tuple[int, int]
"""From one entry of the log of moves to another."""


def board_view(
    position: Position, text: Translator, rest: LogRange | None = None
) -> discord.ui.View:
    """`rest` is what there is more to read than the board tells."""
    row = _Row(position.table.id, text)
    row.add("turn", ButtonStyle.success, seq=max(position.table.seq, 0))
    row.add("hand", ButtonStyle.primary)
    row.add("rules", ButtonStyle.secondary)
    row.add_rest(rest)
    return row.view


def rest_view(
    position: Position, text: Translator, rest: LogRange | None
) -> discord.ui.View | None:
    """Under a post that tells what is over, where there is more to read."""
    row = _Row(position.table.id, text)
    row.add_rest(rest)
    return row.view if rest is not None else None


def sit_view(position: Position, seat: Seat, text: Translator) -> discord.ui.View:
    """The answer to the question whether to take a robot's seat."""
    row = _Row(position.table.id, text)
    row.add("sit", ButtonStyle.success, arg=str(seat))
    return row.view


def lobby_view(position: Position, text: Translator) -> discord.ui.View:
    """Ways into a table, or from one that is over to the next."""
    robots = any(seat.is_robot for seat in position.seats)
    free = any(seat.is_free for seat in position.seats)
    unkept = any(seat.is_free and not seat.is_reserved for seat in position.seats)
    row = _Row(position.table.id, text)
    match position.table.status:
        case Status.LOBBY:
            row.add("join", ButtonStyle.primary, disabled=not free)
            row.add("leave", ButtonStyle.secondary)
            row.add("start", ButtonStyle.success, disabled=free)
            row.add("cancel", ButtonStyle.danger)
            row.add("rules", ButtonStyle.secondary)
            row.add("robot", ButtonStyle.secondary, level=NORMAL, disabled=not unkept, row=1)
            row.add("robot", ButtonStyle.secondary, level=EASY, disabled=not unkept, row=1)
            row.add("unrobot", ButtonStyle.secondary, disabled=not robots, row=1)
            row.add("take", ButtonStyle.secondary, disabled=not robots, row=1)
        case Status.PLAYING:
            row.add("turn", ButtonStyle.success)
            row.add("take", ButtonStyle.secondary, disabled=not robots)
            row.add("rules", ButtonStyle.secondary)
        case _:
            called = "rematch" if position.state is not None else "reopen"
            row.add("rematch", ButtonStyle.primary, called=called)
            row.add("rules", ButtonStyle.secondary)
    return row.view


def pager_view(
    source: str, of: str, page: int, pages: int, text: Translator
) -> discord.ui.View | None:
    """Back and forth in a long text, or None when it has one page."""
    if pages <= 1:
        return None
    view = discord.ui.View(timeout=None)
    for key, to in (("ui.button.back", page - 1), ("ui.button.forth", page + 1)):
        button: discord.ui.Button[discord.ui.View] = discord.ui.Button(
            label=text.words(key),
            custom_id=ReadId(source, of, max(to, 0)).write(),
            disabled=not 0 <= to < pages,
        )
        view.add_item(ReadButton(button))
    return view


class _Row:
    """Buttons of one table, as they are added to a view."""

    def __init__(self, table: int, text: Translator) -> None:
        self.view = discord.ui.View(timeout=None)
        self._table = table
        self._translator = text

    def add_rest(self, rest: LogRange | None) -> None:
        if rest is not None:
            first, last = rest
            self.add("told", ButtonStyle.secondary, seq=last, arg=str(first))

    def add(
        self,
        op: str,
        style: ButtonStyle,
        *,
        seq: int = 0,
        arg: str = "",
        level: int | None = None,
        called: str = "",
        disabled: bool = False,
        row: int = 0,
    ) -> None:
        arg = arg if level is None else str(level)
        key = f"ui.button.{called or op}" if level is None else f"ui.button.{op}_{level}"
        button: discord.ui.Button[discord.ui.View] = discord.ui.Button(
            custom_id=TableId(op, self._table, seq, arg).write(),
            label=cut(self._translator.words(key), BUTTON_CHARS),
            style=style,
            disabled=disabled,
            row=row,
        )
        self.view.add_item(TableButton(button, row=row))
