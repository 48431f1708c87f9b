"""``/moderate``: the commands of moderators. Discord shows it to members with the permission to manage threads."""

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands
from discord.app_commands import Choice, Range

from bot.clocks.paces import HOUR_MS
from bot.core.caller import name_of
from bot.core.commands.groups import ServerGroup
from bot.core.posts.clock_lines import stamp
from bot.core.posts.post import Post
from bot.core.replies import show
from bot.features.moderate.log import page_id
from bot.features.moderate.options import (
    AS_IT_STANDS,
    ENDS,
    NO_RESULT,
    channel_of,
    complete_channel,
    complete_guild_table,
    complete_open_seat,
    complete_place,
    guild_table,
    place_of,
)
from bot.features.moderate.parts import Moderate
from bot.tables.model import Actor, Done
from bot.tables.moderating.acts import MOST_CHANGE_MS, MOST_PAUSE_DAYS
from bot.tables.moderating.moderation import MOST_BAN_DAYS, Moderation
from rules.core.errors import Refusal
from rules.core.text import Typed

Reason = Range[str, 1, 200]
Act = Callable[[Moderation, int, Actor, Typed], Awaitable[Done]]
_MOST_HOURS = MOST_CHANGE_MS // HOUR_MS


@app_commands.default_permissions(manage_threads=True)
class ModerateCommands(ServerGroup, name="moderate"):
    """Acts of moderators at tables of the server and on its members, each with a reason."""

    async def _act(
        self, interaction: discord.Interaction, table: str | None, reason: str, act: Act
    ) -> None:
        """Carry out an act at a table, which the moderator named or which is that of the channel, and say so."""
        caller = await self._core.begin(interaction)
        at = await guild_table(self._core, interaction, table)
        moderation = self._core.of(Moderate).moderation
        await self._say(
            interaction, await act(moderation, at.table.id, caller.actor, Typed(reason))
        )

    @app_commands.command(name="pause")
    @app_commands.autocomplete(table=complete_guild_table)
    async def pause(
        self,
        interaction: discord.Interaction,
        days: Range[int, 1, MOST_PAUSE_DAYS],
        reason: Reason,
        table: str | None = None,
    ) -> None:
        await self._act(
            *(interaction, table, reason), lambda acts, at, by, why: acts.pause(at, by, days, why)
        )

    @app_commands.command(name="resume")
    @app_commands.autocomplete(table=complete_guild_table)
    async def resume(
        self, interaction: discord.Interaction, reason: Reason, table: str | None = None
    ) -> None:
        await self._act(interaction, table, reason, Moderation.resume)

    @app_commands.command(name="end")
    @app_commands.autocomplete(table=complete_guild_table)
    @app_commands.choices(result=[Choice(name=each, value=each) for each in ENDS])
    async def end(
        self,
        interaction: discord.Interaction,
        reason: Reason,
        table: str | None = None,
        result: str = NO_RESULT,
    ) -> None:
        end = Moderation.end_as_it_stands if result == AS_IT_STANDS else Moderation.end
        await self._act(interaction, table, reason, end)

    @app_commands.command(name="reopen")
    @app_commands.autocomplete(table=complete_guild_table)
    async def reopen(
        self, interaction: discord.Interaction, reason: Reason, table: str | None = None
    ) -> None:
        await self._act(interaction, table, reason, Moderation.reopen)

    @app_commands.command(name="replace")
    @app_commands.autocomplete(table=complete_guild_table, seat=complete_place)
    async def replace(
        self, interaction: discord.Interaction, seat: str, reason: Reason, table: str | None = None
    ) -> None:
        await self._act(
            *(interaction, table, reason),
            lambda acts, at, by, why: acts.remove(at, by, place_of(seat), why),
        )

    @app_commands.command(name="seat")
    @app_commands.autocomplete(table=complete_guild_table, seat=complete_open_seat)
    async def seat(
        self,
        interaction: discord.Interaction,
        player: discord.User,
        seat: str,
        reason: Reason,
        table: str | None = None,
    ) -> None:
        caller = await self._core.begin(interaction)
        if player.bot:
            raise Refusal("handover.bot")
        at = await guild_table(self._core, interaction, table)
        done = await self._core.of(Moderate).moderation.seat(
            at.table.id, caller.actor, place_of(seat), player.id, name_of(player), Typed(reason)
        )
        await self._say(interaction, done)

    @app_commands.command(name="move")
    @app_commands.autocomplete(table=complete_guild_table, channel=complete_channel)
    async def move(
        self,
        interaction: discord.Interaction,
        channel: str,
        reason: Reason,
        table: str | None = None,
    ) -> None:
        await self._act(
            *(interaction, table, reason),
            lambda acts, at, by, why: acts.move(at, by, channel_of(interaction, channel), why),
        )

    @app_commands.command(name="restore")
    @app_commands.autocomplete(table=complete_guild_table, seat=complete_place)
    async def restore(
        self, interaction: discord.Interaction, seat: str, reason: Reason, table: str | None = None
    ) -> None:
        await self._act(
            *(interaction, table, reason),
            lambda acts, at, by, why: acts.restore(at, by, place_of(seat), why),
        )

    @app_commands.command(name="clock")
    @app_commands.autocomplete(table=complete_guild_table, seat=complete_place)
    async def clock(
        self,
        interaction: discord.Interaction,
        seat: str,
        hours: Range[int, -_MOST_HOURS, _MOST_HOURS],
        reason: Reason,
        table: str | None = None,
    ) -> None:
        await self._act(
            *(interaction, table, reason),
            lambda acts, at, by, why: acts.set_clock(at, by, place_of(seat), hours * HOUR_MS, why),
        )

    @app_commands.command(name="excuse")
    @app_commands.autocomplete(table=complete_guild_table)
    async def excuse(
        self,
        interaction: discord.Interaction,
        player: discord.User,
        reason: Reason,
        table: str | None = None,
    ) -> None:
        await self._act(
            *(interaction, table, reason),
            lambda acts, at, by, why: acts.excuse(at, by, player.id, why),
        )

    @app_commands.command(name="ban")
    async def ban(
        self,
        interaction: discord.Interaction,
        player: discord.User,
        days: Range[int, 1, MOST_BAN_DAYS],
        reason: Reason,
    ) -> None:
        caller = await self._core.begin(interaction)
        assert interaction.guild_id is not None
        until = await self._core.of(Moderate).moderation.ban(
            interaction.guild_id, caller.actor, player.id, days, Typed(reason)
        )
        words = self._core.catalogues[caller.language].words
        said = words("moderate.banned", subject=player.mention, until=stamp(until, "f"))
        await show(interaction, Post(said))

    @app_commands.command(name="unban")
    async def unban(
        self, interaction: discord.Interaction, player: discord.User, reason: Reason
    ) -> None:
        caller = await self._core.begin(interaction)
        assert interaction.guild_id is not None
        moderation = self._core.of(Moderate).moderation
        await moderation.unban(interaction.guild_id, caller.actor, player.id, Typed(reason))
        words = self._core.catalogues[caller.language].words
        await show(interaction, Post(words("moderate.unbanned", subject=player.mention)))

    @app_commands.command(name="log")
    @app_commands.autocomplete(table=complete_guild_table)
    async def log(
        self,
        interaction: discord.Interaction,
        table: str | None = None,
        player: discord.User | None = None,
    ) -> None:
        caller = await self._core.begin(interaction)
        assert interaction.guild_id is not None
        number = 0
        if table is not None:
            number = (await guild_table(self._core, interaction, table)).table.id
        wanted = page_id(number, 0 if player is None else player.id)
        shown = await self._core.of(Moderate).audit_log.page(caller, interaction.guild_id, wanted)
        await show(interaction, shown)

    async def _say(self, interaction: discord.Interaction, done: Done) -> None:
        caller = await self._core.caller(interaction)
        number = str(done.position.table.id)
        words = self._core.catalogues[caller.language].words
        await show(interaction, Post(words("moderate.done", number=number)))
