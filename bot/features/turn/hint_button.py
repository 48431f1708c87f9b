"""The button in the panel that asks a robot for a hint, and the buttons under the hint."""

import discord
from discord import ButtonStyle

from bot.core.controls.components import LAST_ROW, QuestionRef, add_where_room, panel_button
from bot.core.text.translator import Translator
from bot.features.turn.asked import Asked
from bot.tables.hinting.hints import may_ask

HINT, SURE, FILL = "hint", "sure", "fill"
"""The operations of the buttons that ask for a hint, that ask in spite of its cost, and that fill it in."""


def offer(view: discord.ui.View, asked: Asked, text: Translator) -> None:
    """Add the button that asks for a hint, where the table allows hints and the panel has room."""
    if asked.ahead or not may_ask(asked.at, asked.caller.member_id):
        return
    question = QuestionRef(asked.at.table.id, asked.question_seq)
    add_where_room(view, question.id_of(HINT), text.words("hint.ask"))


def hint_view(question: QuestionRef, op: str, text: Translator) -> discord.ui.View:
    """Return two buttons: `FILL` under a hint or `SURE` under its cost, and the way back to the unchanged form."""
    view = discord.ui.View(timeout=None)
    go, back = text.words(f"hint.{op}"), text.words("ui.button.panel")
    view.add_item(panel_button(question.id_of(op), go, ButtonStyle.success, LAST_ROW))
    view.add_item(panel_button(question.id_of("show"), back, ButtonStyle.secondary, LAST_ROW))
    return view
