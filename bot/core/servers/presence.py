"""The presence of members in servers, and the names of servers."""

from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Final

import discord

from bot.line.answers import TROUBLE
from rules.core.text import Typed

_MOST_AT_ONCE: Final = 100
"""Most members that Discord takes in one request over the gateway."""


@dataclass(frozen=True, slots=True)
class Server:
    """A server, as a member outside it sees it."""

    name: Typed
    """Empty if the bot is not there any more."""
    is_open: bool
    """True if the member can follow a link there."""


ServersSeen = Callable[[int, Collection[int]], Awaitable[Mapping[int, Server]]]
"""The servers as a member sees them, by the numbers of the member and the servers."""


async def no_servers(member_id: int, guild_ids: Collection[int]) -> Mapping[int, Server]:
    """Return no servers, for tests without Discord: servers are neither named nor left."""
    del member_id, guild_ids
    return {}


async def servers_seen(
    client: discord.Client, member_id: int, guild_ids: Collection[int]
) -> dict[int, Server]:
    """Return the servers as a member sees them. Ask Discord once a server whether the member has left it."""
    seen: dict[int, Server] = {}
    for guild_id in sorted(guild_ids):
        guild = await _found(client, guild_id)
        name = Typed("" if guild is None else guild.name)
        is_open = guild is not None and not await is_gone(client, guild_id, member_id)
        seen[guild_id] = Server(name, is_open)
    return seen


async def _found(client: discord.Client, guild_id: int) -> discord.Guild | None:
    """Return a server where the bot is. Ask Discord for one that another process serves; None if it does not say."""
    known = client.get_guild(guild_id)
    shards = getattr(client, "shard_ids", None)
    if (
        known is not None
        or shards is None
        or (guild_id >> 22) % (client.shard_count or 1) in shards
    ):
        return known
    try:
        return await client.fetch_guild(guild_id, with_counts=False)
    except TROUBLE:
        return None


async def missing(
    client: discord.Client, guild_id: int, member_ids: Collection[int]
) -> frozenset[int]:
    """Return those of these members that Discord does not find in a server; none if it does not say.

    A request over the gateway names up to a hundred. It needs no privileged intent.
    """
    guild, asked = client.get_guild(guild_id), sorted(member_ids)
    if guild is None or guild.unavailable:
        return frozenset()
    found: set[int] = set()
    for first in range(0, len(asked), _MOST_AT_ONCE):
        some = asked[first : first + _MOST_AT_ONCE]
        try:
            there = await guild.query_members(user_ids=some, limit=_MOST_AT_ONCE, cache=False)
        except (*TROUBLE, discord.ClientException, RuntimeError):
            return frozenset()
        found.update(each.id for each in there)
    return frozenset(asked) - found


async def has_left(client: discord.Client, guild_id: int, member_id: int) -> bool:
    """Return whether a member has left the server. False if the bot itself has left it, since it then cannot know."""
    guild = await _found(client, guild_id)
    if guild is None:
        return False
    try:
        await guild.fetch_member(member_id)
    except discord.NotFound:
        return True
    return False


async def is_gone(client: discord.Client, guild_id: int, member_id: int) -> bool:
    """Return the same as `has_left`, but False as well if Discord does not say."""
    try:
        return await has_left(client, guild_id, member_id)
    except TROUBLE:
        return False
