"""``/help`` and ``/rules``."""

from typing import Any

import discord
from discord import app_commands

from bot.cogs.tables import complete_title
from bot.ui.controls.ids import ReadId
from bot.ui.replies import show
from bot.ui.services import Services
from rules import registry
from rules.core.errors import Refusal


def help_commands(services: Services) -> tuple[app_commands.Command[Any, ..., None], ...]:
    """Commands that stand alone."""

    @app_commands.command(name="help")
    @app_commands.guild_only()
    async def help_(interaction: discord.Interaction) -> None:
        caller = await services.begin(interaction)
        await show(interaction, await services.reader.page(caller, ReadId("help", "-")))

    @app_commands.command(name="rules")
    @app_commands.guild_only()
    @app_commands.autocomplete(title=complete_title)
    async def rules(interaction: discord.Interaction, title: str) -> None:
        caller = await services.begin(interaction)
        if title not in registry.title_keys():
            raise Refusal("table.no_such_title", title=title[:50])
        await show(interaction, await services.reader.page(caller, ReadId("rules", title)))

    return help_, rules
