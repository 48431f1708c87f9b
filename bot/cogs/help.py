"""``/help`` and ``/rules``."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import TurnpostBot
from bot.core.controls.ids import ReadId
from bot.core.replies import show
from bot.tables.errors import NoSuchTitle
from bot.ui.commands.completions import complete_title
from bot.ui.services import Services
from rules import registry


class HelpCommands(commands.Cog):
    """Commands without a group."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @app_commands.command(name="help")
    @app_commands.guild_only()
    async def help_(self, interaction: discord.Interaction) -> None:
        caller = await self._services.begin(interaction)
        await show(interaction, await self._services.help.page(caller))

    @app_commands.command(name="rules")
    @app_commands.guild_only()
    @app_commands.autocomplete(title=complete_title)
    async def rules(self, interaction: discord.Interaction, title: str) -> None:
        caller = await self._services.begin(interaction)
        if title not in registry.title_keys():
            raise NoSuchTitle(title)
        await show(interaction, await self._services.reader.page(caller, ReadId("rules", title)))


async def setup(bot: TurnpostBot) -> None:
    await bot.add_cog(HelpCommands(bot.services))
