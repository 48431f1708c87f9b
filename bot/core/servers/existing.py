"""Whether the channels and roles that a server's settings name still exist. This is decided here and nowhere else."""

from collections.abc import Collection
from contextlib import suppress
from typing import Final

import discord

from bot.line.answers import NONSENSE, TROUBLE, UNKNOWN_CHANNEL
from bot.tables.moderating.lost import LostSettings

_UNTOLD: Final = (*TROUBLE, *NONSENSE, discord.InvalidData)
"""What is raised when Discord does not say, or says something that cannot be read."""


async def look(guild: discord.Guild, lost: LostSettings) -> bool:
    """Take what was deleted out of a server's settings; returns whether there was anything."""
    named = await lost.named(guild.id)
    deleted = await deleted_of(guild, named.channels, named.roles)
    return bool(deleted) and await lost.drop(guild.id, dict.fromkeys(deleted, ""))


async def deleted_of(
    guild: discord.Guild, channels: Collection[int], roles: Collection[int]
) -> frozenset[int]:
    """Those of these channels and roles that Discord says were deleted.

    What the bot merely cannot see exists, and so does everything in a server that is not loaded or that Discord says
    nothing about.
    """
    if guild.unavailable:
        return frozenset()
    unseen = [each for each in channels if guild.get_channel_or_thread(each) is None]
    gone = {each for each in unseen if await _is_gone(guild, each)}
    missing = {each for each in roles if guild.get_role(each) is None}
    if missing:
        with suppress(*_UNTOLD):
            gone |= missing - {role.id for role in await guild.fetch_roles()}
    return frozenset(gone)


async def _is_gone(guild: discord.Guild, channel_id: int) -> bool:
    try:
        await guild.fetch_channel(channel_id)
    except discord.NotFound as error:
        return error.code == UNKNOWN_CHANNEL
    except _UNTOLD:
        return False
    return False
