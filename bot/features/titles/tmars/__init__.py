"""Shortcuts of Terraforming Mars: every usual action in one command, and any card with its effect in words."""

import discord
from discord import app_commands

from bot.core.commands.autocomplete import component, line
from bot.core.core import BaseBot
from bot.features.titles.title_cog import TitleCog


class Mars(TitleCog, name="mars"):
    """The moves of a turn of Terraforming Mars."""

    TITLE = "tmars"

    @app_commands.command(name="learn")
    async def learn(self, interaction: discord.Interaction) -> None:
        await self.first_game(interaction)

    @app_commands.command(name="play")
    @app_commands.autocomplete(card=line("play"))
    async def play_card(self, interaction: discord.Interaction, card: str) -> None:
        await self.write(interaction, "play", card, "play")

    @app_commands.command(name="project")
    @app_commands.autocomplete(project=line("project"))
    async def project(self, interaction: discord.Interaction, project: str) -> None:
        await self.write(interaction, "project", project, "project")

    @app_commands.command(name="action")
    @app_commands.autocomplete(card=line("action"))
    async def action(self, interaction: discord.Interaction, card: str) -> None:
        await self.write(interaction, "action", card, "action")

    @app_commands.command(name="convert")
    @app_commands.autocomplete(what=line("convert"))
    async def convert(self, interaction: discord.Interaction, what: str) -> None:
        await self.write(interaction, "convert", what, "convert")

    @app_commands.command(name="milestone")
    @app_commands.autocomplete(name=line("milestone"))
    async def milestone(self, interaction: discord.Interaction, name: str) -> None:
        await self.write(interaction, "milestone", name, "milestone")

    @app_commands.command(name="award")
    @app_commands.autocomplete(name=line("award"))
    async def award(self, interaction: discord.Interaction, name: str) -> None:
        await self.write(interaction, "award", name, "award")

    @app_commands.command(name="end")
    async def end(self, interaction: discord.Interaction) -> None:
        await self.play(interaction, "end")

    @app_commands.command(name="pass")
    async def pass_(self, interaction: discord.Interaction) -> None:
        await self.play(interaction, "pass")

    @app_commands.command(name="card")
    @app_commands.autocomplete(name=component("tmars"))
    async def card(self, interaction: discord.Interaction, name: str) -> None:
        await self.explain(interaction, name)


async def setup(bot: BaseBot) -> None:
    await bot.add_cog(Mars(bot.core))
