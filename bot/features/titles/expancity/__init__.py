"""Shortcuts of Expancity: a whole turn in two commands."""

import discord
from discord import app_commands

from bot.core.commands.autocomplete import field, line
from bot.core.core import BaseBot
from bot.features.titles.title_cog import TitleCog


class Expancity(TitleCog, name="expancity"):
    """The moves of a turn of Expancity."""

    TITLE = "expancity"

    @app_commands.command(name="learn")
    async def learn(self, interaction: discord.Interaction) -> None:
        await self.first_game(interaction)

    @app_commands.command(name="turn")
    @app_commands.autocomplete(line=line("plan"))
    async def turn(self, interaction: discord.Interaction, line: str) -> None:
        await self.write(interaction, "plan", line)

    @app_commands.command(name="keep")
    @app_commands.autocomplete(contract=field("keep_contract", "card"))
    async def keep(self, interaction: discord.Interaction, contract: str) -> None:
        await self.write(interaction, "keep_contract", contract, "keep")

    @app_commands.command(name="fulfil")
    @app_commands.autocomplete(contracts=field("fulfil", "cards"))
    async def fulfil(self, interaction: discord.Interaction, contracts: str) -> None:
        await self.write(interaction, "fulfil", contracts, "fulfil")

    @app_commands.command(name="tile")
    @app_commands.autocomplete(tile=field("keep_tile", "tile"))
    async def tile(self, interaction: discord.Interaction, tile: str) -> None:
        await self.write(interaction, "keep_tile", tile, "tile")


async def setup(bot: BaseBot) -> None:
    await bot.add_cog(Expancity(bot.core))
