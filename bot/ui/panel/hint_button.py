"""The button in the panel that asks a robot what it would do, and the one that takes its place."""

import discord
from discord import ButtonStyle

from bot.tables.hinting.allowed import may_ask
from bot.ui.controls.components import LAST_ROW, QuestionRef, panel_button
from bot.ui.controls.ids import PanelId
from bot.ui.controls.items import PanelButton
from bot.ui.form import BUTTONS
from bot.ui.panel.asked import Asked
from bot.ui.text.translator import Translator

HINT, FILL = "hint", "fill"
"""The operations of the button that asks, and of the one that fills the answer in."""


def offer(view: discord.ui.View, asked: Asked, text: Translator) -> None:
    """Add the button that asks for a hint to a panel where that is allowed, if there is room."""
    if asked.ahead or not may_ask(asked.at, asked.caller.member_id):
        return
    question = QuestionRef(asked.at.table.id, asked.question_seq)
    _add(view, question.id_of(HINT), text.words("hint.ask"))


def _add(view: discord.ui.View, custom_id: str, label: str) -> None:
    """Add a button to the last row with room."""
    for row in range(LAST_ROW, -1, -1):
        held = [item for item in view.children if item.row == row]
        if all(item.width == 1 for item in held) and len(held) < BUTTONS:
            view.add_item(panel_button(custom_id, label, ButtonStyle.secondary, row))
            return


def turn_into_fill(view: discord.ui.View, custom_id: str, label: str) -> None:
    """Make the button that asks the one that fills the answer in; without it, that one is not offered either."""
    for item in view.children:
        if not isinstance(item, PanelButton):
            continue
        shown = PanelId.read(item.custom_id)
        if shown is not None and shown.op == HINT:
            button = item.item
            button.custom_id, button.label, button.style = custom_id, label, ButtonStyle.primary
