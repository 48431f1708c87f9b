"""``/table``: look at the clocks, give time, and remind a player."""

import discord
from discord import app_commands

from bot.core.commands.completions import (
    complete_member_seat,
    complete_table,
)
from bot.core.commands.groups import Part, say, seat_of
from bot.core.posts.post import Post
from bot.core.replies import show
from bot.core.text.translator import translator
from bot.features.clock.parts import Clock
from bot.features.look.parts import Look
from bot.tables.timekeeping.giving import give_time


class ClockCommands(Part):
    """Look at the clocks, give time, and remind a player."""

    @app_commands.command(name="clock")
    @app_commands.autocomplete(table=complete_table)
    async def clock(self, interaction: discord.Interaction, table: str | None = None) -> None:
        caller = await self._core.begin(interaction)
        at = await self._core.table(interaction, table)
        await show(interaction, await self._core.of(Look).private_views.clocks(caller, at))

    @app_commands.command(name="give")
    @app_commands.autocomplete(table=complete_table, seat=complete_member_seat)
    async def give(
        self, interaction: discord.Interaction, seat: str, table: str | None = None
    ) -> None:
        caller = await self._core.begin(interaction)
        at = await self._core.table(interaction, table)
        place = seat_of(seat)
        done = await give_time(self._core.tables, at.table.id, caller.actor, place)
        text = translator(self._core.catalogues[caller.language], done.position)
        await show(interaction, Post(text.words("hosting.gave", seat=text.name(place))))

    @app_commands.command(name="nudge")
    @app_commands.autocomplete(table=complete_table, seat=complete_member_seat)
    async def nudge(
        self, interaction: discord.Interaction, seat: str | None = None, table: str | None = None
    ) -> None:
        caller = await self._core.begin(interaction)
        at = await self._core.table(interaction, table)
        place = None if seat is None else seat_of(seat)
        await self._core.of(Clock).nudging.nudge(at.table.id, caller.actor, place)
        await say(self._core, interaction, caller, at, "ui.done.nudge")
