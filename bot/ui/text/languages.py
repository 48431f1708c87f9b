"""Which language somebody reads: their own choice, else what Discord says of them."""

from collections import OrderedDict

import discord

from bot.i18n import language_of
from bot.tables.settings import Settings

CACHE_SIZE = 4096


class Languages:
    """Looks settings up once and keeps them at hand, so that a click can be answered at once."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._cache: OrderedDict[int, str | None] = OrderedDict()

    async def of_member(self, interaction: discord.Interaction) -> str:
        """The language of private answers."""
        member = interaction.user.id
        if member not in self._cache:
            self._keep(member, await self._settings.member_language(member))
        return self.at_hand(interaction)

    def at_hand(self, interaction: discord.Interaction) -> str:
        """The same without waiting: a member's own choice counts only if it was looked up before."""
        return self._cache.get(interaction.user.id) or language_of(str(interaction.locale))

    async def of_guild(self, interaction: discord.Interaction) -> str | None:
        """What the server has chosen for its tables, if it has."""
        guild_id = interaction.guild_id
        return None if guild_id is None else await self._settings.guild_language(guild_id)

    async def of_table(self, interaction: discord.Interaction) -> str:
        """What the posts of a table that is opened now speak: the server's choice, else what its opener reads."""
        return await self.of_guild(interaction) or await self.of_member(interaction)

    async def set_member(self, member: int, language: str | None) -> None:
        await self._settings.set_member_language(member, language)
        self._keep(member, language)

    def _keep(self, member: int, language: str | None) -> None:
        self._cache[member] = language
        self._cache.move_to_end(member)
        if len(self._cache) > CACHE_SIZE:
            self._cache.popitem(last=False)
