"""Buttons of the panels and posts about seats."""

from typing import Any

import discord
from discord import ButtonStyle

from bot.core.controls.components import BUTTON_CHARS
from bot.core.controls.ids import MyId, TableId
from bot.core.controls.items import Component
from bot.core.text.lines import cut

GREY, GREEN, RED = ButtonStyle.secondary, ButtonStyle.success, ButtonStyle.danger


def table_button(clicked: TableId, label: str, style: ButtonStyle = GREY) -> Component:
    button: discord.ui.Button[discord.ui.View] = discord.ui.Button(
        custom_id=clicked.write(), label=cut(label, BUTTON_CHARS), style=style
    )
    return Component(button)


def my_button(
    clicked: MyId, label: str, style: ButtonStyle = GREY, row: int | None = None
) -> Component:
    button: discord.ui.Button[discord.ui.View] = discord.ui.Button(
        custom_id=clicked.write(), label=cut(label, BUTTON_CHARS), style=style, row=row
    )
    return Component(button, row=row)


def view_of(*items: discord.ui.Item[Any]) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    for item in items:
        view.add_item(item)
    return view
