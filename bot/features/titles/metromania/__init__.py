"""Shortcuts of Metromania: a whole turn in one command."""

import discord
from discord import app_commands

from bot.core.commands.autocomplete import field, line
from bot.core.core import BaseBot
from bot.features.titles.title_cog import TitleCog


class Metromania(TitleCog, name="metromania"):
    """The moves of a turn of Metromania."""

    TITLE = "metromania"

    @app_commands.command(name="learn")
    async def learn(self, interaction: discord.Interaction) -> None:
        await self.first_game(interaction)

    @app_commands.command(name="dig")
    @app_commands.autocomplete(steps=line("dig"))
    async def dig(self, interaction: discord.Interaction, steps: str) -> None:
        await self.write(interaction, "dig", steps, "dig")

    @app_commands.command(name="station")
    @app_commands.autocomplete(place=line("station"))
    async def station(self, interaction: discord.Interaction, place: str) -> None:
        await self.write(interaction, "station", place, "station")

    @app_commands.command(name="bonus")
    @app_commands.autocomplete(vertex=field("bonus", "vertex"))
    async def bonus(self, interaction: discord.Interaction, vertex: str) -> None:
        await self.write(interaction, "bonus", vertex, "bonus")

    @app_commands.command(name="pass")
    async def pass_(self, interaction: discord.Interaction) -> None:
        await self.play(interaction, "pass")

    @app_commands.command(name="map")
    async def map_(self, interaction: discord.Interaction) -> None:
        await self.look(interaction, "map")


async def setup(bot: BaseBot) -> None:
    await bot.add_cog(Metromania(bot.core))
