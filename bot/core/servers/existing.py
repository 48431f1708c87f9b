"""Checks whether the channels and roles in a server's settings still exist. Only this module decides that."""

from collections.abc import Collection
from contextlib import suppress
from typing import Final

import discord

from bot.line.answers import NONSENSE, TROUBLE, UNKNOWN_CHANNEL
from bot.tables.moderating.lost import LostSettings

_UNTOLD: Final = (*TROUBLE, *NONSENSE, discord.InvalidData)
"""Errors that mean that Discord does not answer, or that its answer cannot be read."""


async def look(guild: discord.Guild, lost: LostSettings) -> bool:
    """Remove deleted channels and roles from a server's settings; return whether there were any."""
    named = await lost.named(guild.id)
    deleted = await deleted_of(guild, named.channels, named.roles)
    return bool(deleted) and await lost.drop(guild.id, dict.fromkeys(deleted, ""))


async def deleted_of(
    guild: discord.Guild, channels: Collection[int], roles: Collection[int]
) -> frozenset[int]:
    """Return those of these channels and roles that Discord says were deleted.

    A channel that the bot merely cannot see exists. So does everything in a server that is not loaded, or for which
    Discord gives no answer.
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
