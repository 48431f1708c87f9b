"""Shortcuts of Project MINE: a usual turn in a few commands, and any card with its text."""

import discord
from discord import app_commands

from bot.core.commands.autocomplete import component, line
from bot.core.core import BaseBot
from bot.features.titles.title_cog import TitleCog


class Mine(TitleCog, name="mine"):
    """The moves of a turn of Project MINE."""

    TITLE = "mine"

    @app_commands.command(name="learn")
    async def learn(self, interaction: discord.Interaction) -> None:
        await self.first_game(interaction)

    @app_commands.command(name="play")
    @app_commands.autocomplete(card=line("play"))
    async def play_card(self, interaction: discord.Interaction, card: str) -> None:
        await self.write(interaction, "play", card, "p")

    @app_commands.command(name="buy")
    @app_commands.autocomplete(target=line("buy"))
    async def buy(self, interaction: discord.Interaction, target: str) -> None:
        await self.write(interaction, "buy", target, "b")

    @app_commands.command(name="goal")
    @app_commands.autocomplete(goal=line("goal"))
    async def goal(self, interaction: discord.Interaction, goal: str) -> None:
        await self.write(interaction, "goal", goal, "g")

    @app_commands.command(name="end")
    async def end(self, interaction: discord.Interaction) -> None:
        await self.play(interaction, "end")

    @app_commands.command(name="card")
    @app_commands.autocomplete(name=component("mine"))
    async def card(self, interaction: discord.Interaction, name: str) -> None:
        await self.explain(interaction, name)


async def setup(bot: BaseBot) -> None:
    await bot.add_cog(Mine(bot.core))
