"""The permissions that the bot needs where a table is played."""

from collections.abc import Collection, Iterable

import discord
from discord.abc import GuildChannel

NEEDED = ("view_channel", "send_messages", "attach_files", "read_message_history")
NEEDED_IN_THREADS = (
    "view_channel",
    "send_messages_in_threads",
    "attach_files",
    "read_message_history",
)
FOR_THREADS = ("create_public_threads", "send_messages_in_threads")
"""Without these, a table is played in the channel itself."""

FOR_PRIVATE_THREADS = ("create_private_threads", "send_messages_in_threads")
"""Without these, a private table is played where others can read along."""


def lacking(allowed: discord.Permissions, names: Iterable[str] = NEEDED) -> tuple[str, ...]:
    """Return the missing ones among these permissions, named as in ``ui.permission.<name>``."""
    return tuple(name for name in names if not getattr(allowed, name))


def own_permissions(place: GuildChannel | discord.Thread) -> discord.Permissions:
    """Return the bot's permissions in a place; all if they are unknown, since Discord refuses the rest itself.

    They are unknown where the bot's own membership, the role @everyone or a thread's channel could not be read.
    """
    guild = place.guild
    is_orphan = isinstance(place, discord.Thread) and place.parent is None
    if guild.me is None or guild.get_role(guild.id) is None or is_orphan:
        return discord.Permissions.all()
    return place.permissions_for(guild.me)


def own_everywhere(guild: discord.Guild) -> discord.Permissions:
    """Return the permissions that the bot's roles give it in a server; all if they are unknown."""
    if guild.me is None or guild.get_role(guild.id) is None:
        return discord.Permissions.all()
    return guild.me.guild_permissions


async def thread_readers(
    client: discord.Client, guild_id: int, channel_id: int, members: Collection[int]
) -> frozenset[int]:
    """Return the members that see every private thread of a channel, because they may manage its threads.

    Raises:
        discord.HTTPException: Discord does not say.
    """
    guild = client.get_guild(guild_id)
    channel = None if guild is None else guild.get_channel(channel_id)
    if guild is None or channel is None:
        return frozenset()
    found = set()
    for member_id in members:
        try:
            member = await guild.fetch_member(member_id)
        except discord.NotFound:
            continue
        if channel.permissions_for(member).manage_threads:
            found.add(member_id)
    return frozenset(found)
