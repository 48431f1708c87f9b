"""Buttons and menus of tournaments."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import ButtonStyle

from bot.core.controls.components import OPTION_CHARS, PLACEHOLDER_CHARS
from bot.core.controls.ids import TournamentId
from bot.core.controls.items import Component, button_of
from bot.core.text.lines import cut
from bot.core.text.translator import Translator

GREY, GREEN, BLUE, RED = (
    ButtonStyle.secondary,
    ButtonStyle.success,
    ButtonStyle.primary,
    ButtonStyle.danger,
)


def button(
    clicked: TournamentId,
    text: Translator,
    style: ButtonStyle = GREY,
    *,
    label: str | None = None,
    row: int | None = None,
    disabled: bool = False,
) -> Component:
    """Return a button; its label is that of its operation, unless `label` is given."""
    return button_of(
        clicked,
        label or text.words(f"tournament.button.{clicked.op}"),
        style,
        row=row,
        disabled=disabled,
    )


def menu(
    clicked: TournamentId,
    options: Sequence[discord.SelectOption],
    row: int,
    placeholder: str | None = None,
) -> Component:
    """Return a menu; Discord allows at most 25 options."""
    made: discord.ui.Select[discord.ui.View] = discord.ui.Select(
        custom_id=clicked.write(),
        placeholder=None if placeholder is None else cut(placeholder, PLACEHOLDER_CHARS),
        options=list(options),
        row=row,
    )
    return Component(made, row=row)


def picker(
    clicked: TournamentId,
    text: Translator,
    row: int,
    *,
    of_roles: bool,
    now: Sequence[int],
    most: int,
    least: int = 0,
) -> Component:
    """Return a menu of the server's roles or members, in which the organiser picks from `least` to `most`."""
    facts: dict[str, Any] = {
        "custom_id": clicked.write(),
        "placeholder": cut(text.words(f"tournament.more_{clicked.arg}"), PLACEHOLDER_CHARS),
        "min_values": least,
        "max_values": most,
        "row": row,
    }
    kind = discord.SelectDefaultValueType.role if of_roles else discord.SelectDefaultValueType.user
    facts["default_values"] = [discord.SelectDefaultValue(id=each, type=kind) for each in now]
    made: discord.ui.Item[Any]
    made = discord.ui.RoleSelect(**facts) if of_roles else discord.ui.UserSelect(**facts)
    return Component(made, row=row)


def option(
    label: str, value: str, *, about: str | None = None, chosen: bool = False
) -> discord.SelectOption:
    return discord.SelectOption(
        label=cut(label, OPTION_CHARS),
        value=value,
        description=None if about is None else cut(about, OPTION_CHARS),
        default=chosen,
    )
