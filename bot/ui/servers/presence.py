"""Whether members are still in a server."""

import discord


async def has_left(client: discord.Client, guild_id: int, member_id: int) -> bool:
    """Whether a member has left the server. False if the bot itself has left it, since it then cannot know."""
    guild = client.get_guild(guild_id)
    if guild is None:
        return False
    try:
        await guild.fetch_member(member_id)
    except discord.NotFound:
        return True
    return False


async def is_gone(client: discord.Client, guild_id: int, member_id: int) -> bool:
    """As `has_left`, but False as well if Discord does not say."""
    try:
        return await has_left(client, guild_id, member_id)
    except (discord.HTTPException, OSError, TimeoutError):
        return False
