"""The servers that have invited the bot."""

import logging
from collections.abc import Iterable, Mapping

import discord
from discord.ext import commands

from bot.core.core import BaseBot
from bot.core.servers.existing import look
from bot.core.servers.permissions import FOR_THREADS, NEEDED, lacking, own_everywhere
from bot.core.servers.places import may_post
from bot.features.settings.leaving import leave
from bot.features.settings.parts import ServerSettings
from bot.line.answers import TROUBLE
from bot.rounds import through_outages
from bot.tables.moderating.lost import LostSettings
from bot.tables.names import visible

_log = logging.getLogger(__name__)


class Servers(commands.Cog):
    """Tracks lost connections, servers that the bot joined or left, and deletions of their channels and roles.

    The log tells the operator which servers withhold permissions.
    """

    def __init__(self, bot: BaseBot) -> None:
        self._bot = bot

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        _log.info("ready as %s in %d servers", self._bot.user, len(self._bot.guilds))
        for guild in self._bot.guilds:
            _warn_of(guild)
        there = [guild.id for guild in self._bot.guilds]
        forgetting = self._bot.core.of(ServerSettings).forgetting
        await through_outages(lambda: forgetting.back_in(*there))
        await through_outages(lambda: forgetting.left_meanwhile(there))
        naming = await through_outages(self._lost.servers)
        for guild in self._bot.guilds:
            if guild.id in naming:
                await self._look(guild)
        await self._leave_blocked(self._bot.guilds)
        await self._post_again(*self._bot.guilds)

    @commands.Cog.listener()
    async def on_shard_disconnect(self, shard_id: int) -> None:
        self._bot.cut_off.add(shard_id)

    @commands.Cog.listener()
    async def on_shard_ready(self, shard_id: int) -> None:
        self._bot.cut_off.discard(shard_id)

    @commands.Cog.listener()
    async def on_shard_resumed(self, shard_id: int) -> None:
        self._bot.cut_off.discard(shard_id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        _warn_of(guild)
        core = self._bot.core
        await through_outages(lambda: core.of(ServerSettings).forgetting.back_in(guild.id))
        if await self._leave_blocked((guild,)):
            return
        await through_outages(lambda: core.tables.posts.try_again(guild_id=guild.id))
        await self._look(guild)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Detect deletions during an outage of the server; at the start of the bot `on_ready` does so."""
        if self._bot.is_ready():
            await self._look(guild)
            await self._post_again(guild)

    async def _leave_blocked(self, guilds: Iterable[discord.Guild]) -> bool:
        """Leave the servers among these that the operator has blocked; return whether there are any."""
        blocked = await through_outages(self._bot.core.doorkeeper.blocked_servers)
        found = [guild.id for guild in guilds if guild.id in blocked]
        for guild_id in found:
            try:
                await leave(self._bot, guild_id)
            except TROUBLE as error:
                _log.warning(
                    "server %d is blocked but could not be left (%s); `turnpost admin servers leave %d` tries again",
                    *(guild_id, type(error).__name__, guild_id),
                )
        return bool(found)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Stop the clocks of a server that removed the bot, and schedule the deletion of its data."""
        core = self._bot.core
        await through_outages(lambda: core.of(ServerSettings).forgetting.left(guild.id))
        await through_outages(lambda: core.tables.posts.cut_off(guild.id))

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Detect at once that the channel of a table or of a setting was deleted, instead of at the next post."""
        await self._drop(channel.guild.id, {channel.id: f"#{visible(channel.name)}"})
        posts = self._bot.core.tables.posts
        await through_outages(lambda: posts.try_again(place_id=channel.id))

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        if before.permissions != after.permissions:
            await self._post_again(after.guild)

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        if before.overwrites != after.overwrites:
            await self._post_again(after.guild)

    @commands.Cog.listener()
    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        if (before.locked, before.archived) != (after.locked, after.archived):
            await self._post_again(after.guild)

    @commands.Cog.listener()
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Notice that the bot has got a role or lost one. Without the intent, Discord tells it of no other member."""
        if after == after.guild.me and before.roles != after.roles:
            await self._post_again(after.guild)

    async def _post_again(self, *guilds: discord.Guild) -> None:
        """Post soon at the tables of servers that were cut off, as far as the bot is now allowed to."""
        posts = self._bot.core.tables.posts
        cut_off = await through_outages(lambda: posts.cut_off_in(*(each.id for each in guilds)))
        allowed = [each.id for each in cut_off if await may_post(self._bot, each)]
        if allowed:
            await through_outages(lambda: posts.try_soon(allowed))

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, deleted: discord.RawThreadDeleteEvent) -> None:
        await self._drop(deleted.guild_id, {deleted.thread_id: ""})

    @commands.Cog.listener()
    async def on_guild_role_delete(self, role: discord.Role) -> None:
        await self._drop(role.guild.id, {role.id: f"@{visible(role.name)}"})

    async def _look(self, guild: discord.Guild) -> None:
        await through_outages(lambda: look(guild, self._lost))

    async def _drop(self, guild_id: int, deleted: Mapping[int, str]) -> None:
        await through_outages(lambda: self._lost.drop(guild_id, deleted))

    @property
    def _lost(self) -> LostSettings:
        return self._bot.core.lost


def _warn_of(guild: discord.Guild) -> None:
    names = lacking(own_everywhere(guild), (*NEEDED, *FOR_THREADS))
    if names:
        _log.warning(
            "server %d withholds permissions: %s; ask its owner to grant them to the bot's role",
            guild.id,
            ", ".join(names),
        )
