"""Who is still in a server."""

import discord


async def has_left(client: discord.Client, guild_id: int, member_id: int) -> bool:
    """Is somebody no longer in a server? Of a server that the bot itself has left, nothing is known."""
    guild = client.get_guild(guild_id)
    if guild is None:
        return False
    try:
        await guild.fetch_member(member_id)
    except discord.NotFound:
        return True
    return False
