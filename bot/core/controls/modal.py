"""The text boxes for typing a move, and for a member's hours.

Their ids hold everything and route their answers, so a text box opened before a restart still works.
"""

from collections.abc import Iterator
from typing import Any

import discord

from bot.core.controls.ids import ModalId, MyId
from bot.core.text.translator import Translator
from rules.core.notation import MAX_TEXT

LINE = "line"
ZONE, SLEEP = "zone", "sleep"
MOST_HOURS = 50
"""The most characters of a zone or a night."""
MOST_DESCRIBED = 100
"""The most characters of the description of a text box."""
OPEN_FOR_S = 900
"""Seconds during which Discord accepts an answer to an interaction."""


def move_modal(
    text: Translator, modal_id: ModalId, typed: str = "", example: str = ""
) -> discord.ui.Modal:
    """Return the text box with a line to go on from, and an example of a move if there is room for it."""
    hint = text.words("ui.modal.hint")
    shown = text.words("ui.modal.example", move=example)
    modal = discord.ui.Modal(
        title=text.words("ui.modal.title"), timeout=OPEN_FOR_S, custom_id=modal_id.write()
    )
    modal.add_item(
        discord.ui.Label(
            text=text.words("ui.modal.line"),
            description=shown if example and len(shown) <= MOST_DESCRIBED else hint,
            component=discord.ui.TextInput(
                custom_id=LINE, max_length=MAX_TEXT, default=typed[:MAX_TEXT] or None
            ),
        )
    )
    return modal


def hours_modal(text: Translator, modal_id: MyId, *, zone: str, sleep: str) -> discord.ui.Modal:
    """Return the text boxes for a zone and a night, filled with those assumed so far."""
    modal = discord.ui.Modal(
        title=text.words("hosting.hours_title"), timeout=OPEN_FOR_S, custom_id=modal_id.write()
    )
    for name, value in ((ZONE, zone), (SLEEP, sleep)):
        modal.add_item(
            discord.ui.Label(
                text=text.words(f"hosting.hours_{name}"),
                description=text.words(f"hosting.hours_{name}_hint"),
                component=discord.ui.TextInput(
                    custom_id=name, max_length=MOST_HOURS, default=value
                ),
            )
        )
    return modal


def typed_line(interaction: discord.Interaction) -> str:
    """Return the text typed into a submitted text box."""
    return typed(interaction).get(LINE, "")


def typed(interaction: discord.Interaction) -> dict[str, str]:
    """Return the texts typed into the submitted text boxes, by their ids."""
    data: Any = interaction.data or {}
    return dict(_values(data.get("components", ())))


def _values(components: Any) -> Iterator[tuple[str, str]]:
    for component in components:
        if "value" in component:
            yield str(component.get("custom_id", "")), str(component["value"])
        inner = component.get("component")
        yield from _values(component.get("components", ()))
        yield from _values([inner] if inner else ())
