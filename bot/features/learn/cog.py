"""``/help``."""

import discord
from discord import app_commands

from bot.core.commands.groups import Part
from bot.core.replies import show
from bot.features.learn.parts import Learn


class HelpCommands(Part):
    """The command ``/help``, which belongs to no group."""

    @app_commands.command(name="help")
    @app_commands.guild_only()
    async def help_(self, interaction: discord.Interaction) -> None:
        caller = await self._core.begin(interaction)
        await show(interaction, await self._core.of(Learn).help.page(caller))
