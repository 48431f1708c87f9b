"""Places with posts of the bot that it can no longer reach."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import discord

from bot.core.servers.permissions import lacking, own_permissions
from bot.line.answers import NONSENSE, TROUBLE
from bot.store.people.posted import Place

MOST_ASKED: Final = 25
"""Discord is asked about so many threads at most; the others count as reached."""
_TO_EDIT: Final = ("view_channel", "read_message_history")


@dataclass(frozen=True, slots=True)
class Unreached:
    """Counts of the places where posts can no longer be changed."""

    servers: int = 0
    """Servers that the bot has left."""
    tables: int = 0
    """Tables there."""
    deleted: int = 0
    """Channels and threads that are deleted, or hidden from the bot."""
    shut: tuple[int, ...] = ()
    """Channels and threads in which it may not read or edit its posts."""
    direct: int = 0
    """Members that no longer take direct messages from the bot."""


async def unreached(
    client: discord.Client, places: Sequence[Place], serves: Callable[[int], bool]
) -> Unreached:
    """Look at every place of servers that this process `serves`."""
    left: set[int] = set()
    tables: set[int] = set()
    shut: list[int] = []
    deleted = asked = 0
    for place in places:
        if not place.guild_id or not serves(place.guild_id):
            continue
        guild = client.get_guild(place.guild_id)
        if guild is None:
            left.add(place.guild_id)
            tables |= set(place.tables)
            continue
        channel = guild.get_channel_or_thread(place.channel_id)
        if channel is None and not guild.unavailable and asked < MOST_ASKED:
            asked += 1
            try:
                channel = await guild.fetch_channel(place.channel_id)
            except (discord.NotFound, discord.Forbidden):
                deleted += 1
            except (*TROUBLE, *NONSENSE, discord.InvalidData):
                # Discord does not say: it is tried when the time comes.
                continue
        if channel is not None and not _may_edit(channel):
            shut.append(place.channel_id)
    closed = sum(place.is_closed for place in places)
    return Unreached(len(left), len(tables), deleted, tuple(shut), closed)


def _may_edit(channel: discord.abc.GuildChannel | discord.Thread) -> bool:
    allowed = own_permissions(channel)
    if lacking(allowed, _TO_EDIT):
        return False
    if not isinstance(channel, discord.Thread) or not channel.archived:
        return True
    # An archived thread is opened first; a locked one only with the permission to manage threads.
    return allowed.manage_threads or (allowed.send_messages_in_threads and not channel.locked)
