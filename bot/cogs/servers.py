"""The servers that have invited the bot."""

import logging
from collections.abc import Iterable

import discord
from discord.ext import commands

from bot.client import TurnpostBot
from bot.ui.servers.leaving import leave
from bot.ui.servers.permissions import FOR_THREADS, NEEDED, lacking

_log = logging.getLogger(__name__)


class Servers(commands.Cog):
    """Knows which connections are lost, and tells the operator which servers withhold permissions."""

    def __init__(self, bot: TurnpostBot) -> None:
        self._bot = bot

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        _log.info("ready as %s in %d servers", self._bot.user, len(self._bot.guilds))
        for guild in self._bot.guilds:
            _warn_of(guild)
        there = [guild.id for guild in self._bot.guilds]
        await self._bot.services.forgetting.back_in(*there)
        await self._bot.services.forgetting.left_meanwhile(there)
        await self._leave_blocked(self._bot.guilds)

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
        await self._bot.services.forgetting.back_in(guild.id)
        if await self._leave_blocked((guild,)):
            return
        await self._bot.services.tables.posts.try_again(guild_id=guild.id)

    async def _leave_blocked(self, guilds: Iterable[discord.Guild]) -> bool:
        """Leave those of these servers that the operator has blocked; returns whether there are any."""
        blocked = await self._bot.services.doorkeeper.blocked_servers()
        found = [guild.id for guild in guilds if guild.id in blocked]
        for guild_id in found:
            await leave(self._bot, guild_id)
        return bool(found)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """No clock runs in a server that the bot was removed from, and after a while nothing is kept of it."""
        await self._bot.services.forgetting.left(guild.id)
        await self._bot.services.tables.posts.cut_off(guild.id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Find out now that a table's channel is gone, not after the next turn."""
        await self._bot.services.tables.posts.try_again(place_id=channel.id)


def _warn_of(guild: discord.Guild) -> None:
    names = lacking(guild.me.guild_permissions, (*NEEDED, *FOR_THREADS))
    if names:
        _log.warning(
            "server %d withholds permissions: %s; ask its owner to grant them to the bot's role",
            guild.id,
            ", ".join(names),
        )


async def setup(bot: TurnpostBot) -> None:
    await bot.add_cog(Servers(bot))
