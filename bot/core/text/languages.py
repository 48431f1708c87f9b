"""The language that a member reads: their own choice, else the one Discord reports."""

import discord
from cachetools import LRUCache

from bot.clocks.wishes import Reach
from bot.i18n import LANGUAGES, language_of
from bot.tables.settings import Settings

CACHE_SIZE = 4096


class Languages:
    """Looks settings up once and caches them, so that a click can be answered at once."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._cache: LRUCache[int, str | None] = LRUCache(CACHE_SIZE)
        self._locales: LRUCache[int, str] = LRUCache(CACHE_SIZE)

    async def of_member(self, interaction: discord.Interaction) -> str:
        """Return the language of private answers."""
        member = interaction.user.id
        if member not in self._cache or self._settings.are_shared:
            self._cache[member] = await self._settings.member_language(member)
        return self.at_hand(interaction)

    def at_hand(self, interaction: discord.Interaction) -> str:
        """Return the same without waiting: a member's own choice counts only if it is cached."""
        return self._cache.get(interaction.user.id) or language_of(str(interaction.locale))

    async def of_guild(self, interaction: discord.Interaction) -> str | None:
        """Return the language that the server chose for its tables, if any."""
        guild_id = interaction.guild_id
        return None if guild_id is None else await self._settings.guild_language(guild_id)

    async def of_table(self, interaction: discord.Interaction) -> str:
        """Return the language for the posts of a new table: the server's choice, else the opener's language."""
        return await self.of_guild(interaction) or await self.of_member(interaction)

    async def note_locale(self, interaction: discord.Interaction) -> None:
        """Remember the language of a member's Discord, for messages that answer no interaction."""
        member, locale = interaction.user.id, str(interaction.locale)
        if self._locales.get(member) == locale and not self._settings.are_shared:
            return
        reach = await self._settings.reach(member)
        if reach[member].locale != locale:
            await self._settings.set_locale(member, locale)
        self._locales[member] = locale

    async def set_member(self, member: int, language: str | None) -> None:
        await self._settings.set_member_language(member, language)
        self._cache[member] = language


def language_for(reach: Reach, otherwise: str) -> str:
    """Return the language of messages that answer no interaction: chosen, else that of the member's Discord."""
    if reach.language in LANGUAGES:
        return reach.language
    return otherwise if reach.locale is None else language_of(reach.locale)
