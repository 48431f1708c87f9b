"""Languages of posts that belong to no table."""

import discord

from bot.i18n import language_of
from bot.tables.settings import Settings


async def server_language(client: discord.Client, settings: Settings, guild_id: int) -> str:
    """Return the language of posts that belong to a server and to no table."""
    chosen = await settings.guild_language(guild_id)
    guild = client.get_guild(guild_id)
    if chosen is not None or guild is None:
        return chosen or "en"
    return language_of(str(guild.preferred_locale))
