"""The button in the panel that asks a robot for a hint, and the buttons under the hint."""

from contextlib import suppress

import discord
from discord import ButtonStyle

from bot.core.controls.components import LAST_ROW, QuestionRef, panel_button
from bot.core.text.translator import Translator
from bot.features.turn.asked import Asked
from bot.tables.hinting.allowed import may_ask

HINT, FILL = "hint", "fill"
"""The operations of the buttons that ask for a hint, and that fill it in."""


def offer(view: discord.ui.View, asked: Asked, text: Translator) -> None:
    """Add the button that asks for a hint, where the table allows hints and the panel has room."""
    if asked.ahead or not may_ask(asked.at, asked.caller.member_id):
        return
    question = QuestionRef(asked.at.table.id, asked.question_seq)
    add_where_room(view, question.id_of(HINT), text.words("hint.ask"))


def add_where_room(view: discord.ui.View, custom_id: str, label: str) -> None:
    """Add a button to the last row with room, if there is any; discord.py knows the widths of items."""
    for row in range(LAST_ROW, -1, -1):
        button = panel_button(custom_id, label, ButtonStyle.secondary, row)
        with suppress(ValueError):
            view.add_item(button)
            return


def hint_view(question: QuestionRef, text: Translator) -> discord.ui.View:
    """Return the buttons under a hint: to fill it in, or to go back to the unchanged form."""
    view = discord.ui.View(timeout=None)
    fill, back = text.words("hint.fill"), text.words("ui.button.panel")
    view.add_item(panel_button(question.id_of(FILL), fill, ButtonStyle.success, LAST_ROW))
    view.add_item(panel_button(question.id_of("show"), back, ButtonStyle.secondary, LAST_ROW))
    return view
