"""The button in the panel that asks a robot what it would do, and those under the answer."""

from contextlib import suppress

import discord
from discord import ButtonStyle

from bot.core.controls.components import LAST_ROW, QuestionRef, panel_button
from bot.core.text.translator import Translator
from bot.features.turn.asked import Asked
from bot.tables.hinting.allowed import may_ask

HINT, FILL = "hint", "fill"
"""The operations of the button that asks, and of the one that fills the answer in."""


def offer(view: discord.ui.View, asked: Asked, text: Translator) -> None:
    """Add the button that asks for a hint to a panel where that is allowed, if there is room."""
    if asked.ahead or not may_ask(asked.at, asked.caller.member_id):
        return
    question = QuestionRef(asked.at.table.id, asked.question_seq)
    add_where_room(view, question.id_of(HINT), text.words("hint.ask"))


def add_where_room(view: discord.ui.View, custom_id: str, label: str) -> None:
    """Add a button to the last row with room; the library knows how wide the items of a row are."""
    for row in range(LAST_ROW, -1, -1):
        button = panel_button(custom_id, label, ButtonStyle.secondary, row)
        with suppress(ValueError):
            view.add_item(button)
            return


def hint_view(question: QuestionRef, text: Translator) -> discord.ui.View:
    """The buttons under a hint: to fill it in, or to go back to the form as it was."""
    view = discord.ui.View(timeout=None)
    fill, back = text.words("hint.fill"), text.words("ui.button.panel")
    view.add_item(panel_button(question.id_of(FILL), fill, ButtonStyle.success, LAST_ROW))
    view.add_item(panel_button(question.id_of("show"), back, ButtonStyle.secondary, LAST_ROW))
    return view
