"""Roles of a server that the bot gives and takes at the wish of its members."""

from typing import Final

import discord

from bot.core.servers.existing import deleted_of
from bot.core.servers.permissions import own_everywhere

REASON: Final = "the winner of a tournament"
"""The reason in the server's audit log."""


async def hindrance(guild: discord.Guild, role_id: int) -> str | None:
    """Return why the bot cannot give a role: ``gone``, ``unfit``, ``lacks`` or ``above``; None if it can."""
    role = guild.get_role(role_id)
    if role is None:
        return "gone" if await deleted_of(guild, (), (role_id,)) else None
    if role.is_default() or role.managed:
        return "unfit"
    if not own_everywhere(guild).manage_roles:
        return "lacks"
    return "above" if guild.me is not None and role >= guild.me.top_role else None


def may_promise(member: discord.Member, role: discord.Role) -> bool:
    """Return whether a member may let the bot give a role.

    All may who could give it themselves. A role that opens nothing to its members may be promised by all others too.
    """
    guild = member.guild
    if guild.owner_id == member.id:
        return True
    if member.guild_permissions.manage_roles and role < member.top_role:
        return True
    return not _opens(role)


def _opens(role: discord.Role) -> bool:
    """Return whether a role gives permissions that not all members have, in the server or in one of its channels."""
    guild = role.guild
    if role.permissions.value & ~guild.default_role.permissions.value:
        return True
    return any(each.overwrites_for(role).pair()[0].value for each in guild.channels)


async def give(guild: discord.Guild, member_id: int, role_id: int) -> bool:
    """Give a member a role, or do nothing if they have it; return False if they have left.

    Raises:
        discord.Forbidden, discord.NotFound: the bot may not do that, or there is no such role.
    """
    member = await _found(guild, member_id)
    if member is None:
        return False
    await member.add_roles(discord.Object(role_id), reason=REASON)
    return True


async def take(guild: discord.Guild, member_id: int, role_id: int) -> None:
    """Take a role from a member, or do nothing if they have left.

    Raises:
        discord.Forbidden, discord.NotFound: the bot may not do that, or there is no such role.
    """
    member = await _found(guild, member_id)
    if member is not None:
        await member.remove_roles(discord.Object(role_id), reason=REASON)


async def _found(guild: discord.Guild, member_id: int) -> discord.Member | None:
    try:
        return await guild.fetch_member(member_id)
    except discord.NotFound:
        return None
