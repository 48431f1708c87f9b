"""Buttons of the panels and posts about seats."""

from typing import Any

import discord
from discord import ButtonStyle

GREY, GREEN, RED = ButtonStyle.secondary, ButtonStyle.success, ButtonStyle.danger


def view_of(*items: discord.ui.Item[Any]) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    for item in items:
        view.add_item(item)
    return view
