"""Text boxes of the organiser's desk."""

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.core.controls.ids import TournamentId
from bot.core.controls.modal import OPEN_FOR_S
from bot.core.text.translator import Translator


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a text box; its label is `tournament.field_` and its name."""

    name: str
    value: str = ""
    most: int = 100
    hint: str | None = None
    is_long: bool = False
    is_needed: bool = True


def window(
    text: Translator, window_id: TournamentId, title: str, fields: Sequence[Field]
) -> discord.ui.Modal:
    """Return a text box with these fields."""
    modal = discord.ui.Modal(title=title, timeout=OPEN_FOR_S, custom_id=window_id.write())
    for each in fields:
        style = discord.TextStyle.paragraph if each.is_long else discord.TextStyle.short
        modal.add_item(
            discord.ui.Label(
                text=text.words(f"tournament.field_{each.name}"),
                description=each.hint,
                component=discord.ui.TextInput(
                    custom_id=each.name,
                    max_length=each.most,
                    default=each.value or None,
                    required=each.is_needed,
                    style=style,
                ),
            )
        )
    return modal
