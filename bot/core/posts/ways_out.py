"""The buttons under refusals, which offer alternatives to the member."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

import discord
from discord import ButtonStyle

from bot.core.controls.components import QuestionRef, panel_button, plans_button
from bot.core.controls.ids import NOTHING, OpeningId, ReadId, TableId
from bot.core.controls.items import BUTTON_CHARS, Component, button_of
from bot.core.text.lines import cut
from bot.core.text.links import link
from bot.core.text.translator import Translator
from bot.tables.model import Position

BOARD = "board"
TABLES = "tables"
"""Sources of a `ReadId` that are not long texts: the board of a table, and the asker's own tables."""

WAYS: Mapping[str, Sequence[str]] = MappingProxyType(
    {
        "core.game_over": ("result", "rematch"),
        "core.not_your_turn": ("ahead", "board"),
        "table.already_seated": ("go",),
        "table.ended": ("result", "rematch"),
        "table.full": ("board", "tables"),
        "table.no_such_table": ("tables",),
        "table.no_table_here": ("tables", "open"),
        "table.not_away": ("board",),
        "table.not_in_lobby": ("board",),
        "table.not_seated": ("board", "tables"),
        "table.not_started": ("board",),
        "table.starts_later": ("board",),
        "table.nothing_to_undo": ("board",),
        "table.others_undo": ("takeback",),
        "table.stale": ("panel",),
        "table.too_many": ("tables",),
        "ui.no_longer_offered": ("panel",),
        "ui.outdated": ("newest",),
    }
)
"""The ways out after a refusal, by its code. Most of these need to know the table."""


def ways_out(
    code: str, at: Position | None, member_id: int, text: Translator
) -> discord.ui.View | None:
    """Return the buttons under a refusal of this code; None if there are none. `at` is the table, if it is known."""
    view = discord.ui.View(timeout=None)
    for way in WAYS.get(code, ()):
        item = _button(way, at, member_id, text)
        if item is not None:
            view.add_item(item)
    return view if view.children else None


def _button(
    way: str, at: Position | None, member_id: int, text: Translator
) -> discord.ui.Item[Any] | None:
    if way == "tables":
        return _read(ReadId(TABLES, "own"), text.words("ui.button.tables"))
    if way == "open":
        return _open(text.words("ui.button.open"))
    if at is None:
        return None
    table = at.table.id
    label = text.words(f"ui.button.{way}")
    match way:
        case "board" | "result":
            return _read(ReadId(BOARD, str(table)), label)
        case "go" | "newest":
            return discord.ui.Button(label=cut(label, BUTTON_CHARS), url=link(at.table))
        case "takeback":
            return button_of(TableId("takeback", table), label)
        case "rematch":
            belongs = at.has(member_id) or member_id == at.table.opener_id
            if not belongs or at.table.tournament_id is not None:
                return None
            called = label if at.state is not None else text.words("ui.button.reopen")
            return button_of(TableId("rematch", table), called, ButtonStyle.primary)
        case "ahead":
            return plans_button(at, at.seat_of(member_id), label)
        case "panel":
            seat = at.seat_of(member_id)
            if seat is None or seat not in at.waiting():
                return None
            shown = QuestionRef(table, at.question_seqs[seat]).id_of("show")
            return panel_button(shown, label, ButtonStyle.success, 0)
        case _:
            raise AssertionError(way)


def _open(label: str) -> Component:
    return button_of(OpeningId("games", NOTHING), label, ButtonStyle.success)


def _read(wanted: ReadId, label: str) -> Component:
    return button_of(wanted, label)
