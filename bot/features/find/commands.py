"""``/table``: invite a member to a table."""

import discord
from discord import app_commands

from bot.core.commands.completions import (
    complete_table,
)
from bot.core.commands.groups import Part
from bot.core.replies import show
from bot.features.find.parts import Find


class InviteCommands(Part):
    """Invite a member to a table."""

    @app_commands.command(name="invite")
    @app_commands.autocomplete(table=complete_table)
    async def invite(
        self,
        interaction: discord.Interaction,
        player: discord.Member | None = None,
        table: str | None = None,
    ) -> None:
        caller = await self._core.begin(interaction)
        at = await self._core.table(interaction, table)
        panel = self._core.of(Find).invite_panel
        if player is None:
            await show(interaction, await panel.panel(caller, at.table.id))
        else:
            await show(interaction, await panel.invite(caller, at.table.id, player))
