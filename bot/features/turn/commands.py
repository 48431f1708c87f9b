"""``/table``: make a move."""

import discord
from discord import app_commands

from bot.core.commands.completions import (
    complete_table,
)
from bot.core.commands.groups import Part
from bot.core.replies import show
from bot.features.turn.parts import Turn


class TurnCommands(Part):
    """Make a move."""

    @app_commands.command(name="turn")
    @app_commands.autocomplete(table=complete_table)
    async def turn(self, interaction: discord.Interaction, table: str | None = None) -> None:
        caller = await self._core.begin(interaction)
        at = await self._core.table(interaction, table)
        await show(interaction, await self._core.of(Turn).panel.open(caller, at.table.id))

    @app_commands.command(name="undo")
    @app_commands.autocomplete(table=complete_table)
    async def undo(self, interaction: discord.Interaction, table: str | None = None) -> None:
        caller = await self._core.begin(interaction)
        at = await self._core.table(interaction, table)
        done = await self._core.tables.undo(at.table.id, caller.actor)
        await show(interaction, await self._core.of(Turn).panel.after(caller, done))

    @app_commands.command(name="ahead")
    @app_commands.autocomplete(table=complete_table)
    async def ahead(self, interaction: discord.Interaction, table: str | None = None) -> None:
        caller = await self._core.begin(interaction)
        at = await self._core.table(interaction, table)
        await show(interaction, await self._core.of(Turn).planner.open(caller, at.table.id))
