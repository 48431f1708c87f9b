"""``/table``: pauses, ways out of a seat and into one."""

import discord
from discord import app_commands

from bot.core.caller import Caller, name_of
from bot.core.commands.completions import (
    complete_pause,
    complete_replaced_seat,
    complete_robot_seat,
    complete_table,
)
from bot.core.commands.groups import Part, say, seat_of
from bot.core.posts.post import Post
from bot.core.replies import show
from bot.core.servers.presence import has_left
from bot.features.absence.parts import Absence
from bot.store.rows import Status
from bot.tables.errors import Unreadable


class LeaveCommands(Part):
    """Pauses, ways out of a seat and into one."""

    @app_commands.command(name="pause")
    @app_commands.autocomplete(until=complete_pause, table=complete_table)
    async def pause(
        self,
        interaction: discord.Interaction,
        until: str | None = None,
        end: bool = False,
        table: str | None = None,
    ) -> None:
        caller = await self._core.begin(interaction)
        at = await self._core.table(interaction, table)
        pauses = self._core.of(Absence).pauses
        if end:
            shown = await pauses.end(caller, at.table.id)
        elif until is None:
            shown = await pauses.menu(caller, at.table.id)
        else:
            moment = await pauses.moment(caller, until)
            shown = await pauses.ask(caller, at.table.id, moment)
        await show(interaction, shown)

    @app_commands.command(name="leave")
    @app_commands.autocomplete(table=complete_table)
    async def leave(self, interaction: discord.Interaction, table: str | None = None) -> None:
        caller = await self._core.begin(interaction)
        at = await self._core.table(interaction, table)
        await show(interaction, await self._core.of(Absence).leave_panel.panel(caller, at.table.id))

    @app_commands.command(name="away")
    @app_commands.autocomplete(table=complete_table)
    async def away(self, interaction: discord.Interaction, table: str | None = None) -> None:
        caller = await self._core.begin(interaction)
        at = await self._core.table(interaction, table)
        await show(
            interaction, await self._core.of(Absence).leave_panel.step_away(caller, at.table.id)
        )

    @app_commands.command(name="concede")
    @app_commands.autocomplete(table=complete_table)
    async def concede(self, interaction: discord.Interaction, table: str | None = None) -> None:
        caller = await self._core.begin(interaction)
        at = await self._core.table(interaction, table)
        panel = self._core.of(Absence).leave_panel
        await show(interaction, await panel.ask_to_concede(caller, at.table.id))

    @app_commands.command(name="handover")
    @app_commands.autocomplete(table=complete_table)
    async def handover(
        self, interaction: discord.Interaction, player: discord.Member, table: str | None = None
    ) -> None:
        caller = await self._core.begin(interaction)
        at = await self._core.table(interaction, table)
        panel = self._core.of(Absence).leave_panel
        asked = await panel.ask_to_hand_over(
            caller, at.table.id, player.id, name_of(player), is_bot=player.bot
        )
        await show(interaction, asked)

    @app_commands.command(name="take")
    @app_commands.autocomplete(table=complete_table, seat=complete_robot_seat)
    async def take(
        self, interaction: discord.Interaction, seat: str | None = None, table: str | None = None
    ) -> None:
        caller = await self._core.begin(interaction)
        at = await self._core.table(interaction, table)
        place = None if seat is None else seat_of(seat)
        await show(
            interaction, await self._core.of(Absence).seats.ask_or_take(caller, at.table.id, place)
        )

    @app_commands.command(name="replace")
    @app_commands.autocomplete(table=complete_table, seat=complete_replaced_seat)
    async def replace(
        self, interaction: discord.Interaction, seat: str, table: str | None = None
    ) -> None:
        caller = await self._core.begin(interaction)
        at = await self._core.table(interaction, table)
        place = seat_of(seat)
        member = at.seats[place].member_id if place in range(len(at.seats)) else None
        gone = member is not None and await has_left(interaction.client, at.table.guild_id, member)
        if gone or at.table.status is not Status.PLAYING:
            done = await self._core.tables.replace_member(
                at.table.id, caller.actor, place, has_left=gone
            )
        else:
            done = await self._core.people.voting.kick(at.table.id, caller.actor, place)
        row = done.position.seats[place]
        is_taken = row.is_robot and not at.seats[place].is_robot
        key = "ui.done.replace" if is_taken else "ballot.opened"
        if done.position.table.status is Status.LOBBY:
            key = "ui.done.free"
        await say(self._core, interaction, caller, done.position, key)

    @app_commands.command(name="end")
    @app_commands.autocomplete(table=complete_table)
    async def end(self, interaction: discord.Interaction, table: str | None = None) -> None:
        caller = await self._core.begin(interaction)
        try:
            at = await self._core.table(interaction, table)
        except Unreadable as broken:
            await self._give_up(interaction, caller, broken)
            return
        done = await self._core.tables.end(at.table.id, caller.actor)
        goes_on = done.position.table.status is Status.PLAYING
        await say(
            self._core,
            interaction,
            caller,
            done.position,
            "ui.done.end" if goes_on else "ui.panel.ended",
        )

    async def _give_up(
        self, interaction: discord.Interaction, caller: Caller, broken: Unreadable
    ) -> None:
        """End an unreadable table if the caller may manage the server; raise `broken` otherwise."""
        if not interaction.permissions.manage_guild:
            raise broken
        await self._core.tables.wrecks.give_up(broken.table_id)
        words = self._core.catalogues[caller.language].words
        await show(interaction, Post(words("ui.done.give_up", number=str(broken.table_id))))
