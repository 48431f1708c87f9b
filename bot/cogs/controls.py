"""Buttons, menus and text boxes."""

import discord
from discord.ext import commands

from bot.client import TurnpostBot
from bot.core.controls.items import Component


class Controls(commands.Cog):
    """Hands clicks to the router, also those on posts from before a restart."""

    def __init__(self, bot: TurnpostBot) -> None:
        self._bot = bot

    async def cog_load(self) -> None:
        self._bot.add_dynamic_items(Component)

    async def cog_unload(self) -> None:
        self._bot.remove_dynamic_items(Component)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer what no control answers."""
        if interaction.type in (
            discord.InteractionType.component,
            discord.InteractionType.modal_submit,
        ):
            await self._bot.router.unrouted(interaction)


async def setup(bot: TurnpostBot) -> None:
    await bot.add_cog(Controls(bot))
