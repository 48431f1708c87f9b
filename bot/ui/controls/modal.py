"""The text box in which a move is typed.

Its id says everything, and its answer is handled by that id alone, so one that was opened before a restart works too.
"""

from collections.abc import Iterator
from typing import Any

import discord

from bot.ui.controls.ids import ModalId
from bot.ui.text.translator import Translator
from rules.core.notation import MAX_TEXT

LINE = "line"
OPEN_FOR_S = 900
"""As long as Discord lets an interaction be answered."""


def move_modal(text: Translator, modal_id: ModalId) -> discord.ui.Modal:
    modal = discord.ui.Modal(
        title=text.words("ui.modal.title"), timeout=OPEN_FOR_S, custom_id=modal_id.write()
    )
    modal.add_item(
        discord.ui.Label(
            text=text.words("ui.modal.line"),
            description=text.words("ui.modal.hint"),
            component=discord.ui.TextInput(custom_id=LINE, max_length=MAX_TEXT),
        )
    )
    return modal


def typed_line(interaction: discord.Interaction) -> str:
    """What was typed into the box of a submitted modal."""
    data: Any = interaction.data or {}
    return next(_values(data.get("components", ())), "")


def _values(components: Any) -> Iterator[str]:
    for component in components:
        if component.get("custom_id") == LINE:
            yield str(component.get("value", ""))
        inner = component.get("component")
        yield from _values(component.get("components", ()))
        yield from _values([inner] if inner else ())
