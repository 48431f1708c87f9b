"""``/settings``: languages and pings."""

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.i18n import LANGUAGES
from bot.ui.posts.post import Post
from bot.ui.replies import show
from bot.ui.services import Services
from rules.core.text import msg

AUTOMATIC = "auto"
_OWN = [Choice(name=value, value=value) for value in (AUTOMATIC, *LANGUAGES)]
_SERVER = [Choice(name=value, value=value) for value in LANGUAGES]


class SettingsCommands(app_commands.Group, name="settings"):
    """What a member, or a server, prefers."""

    def __init__(self, services: Services) -> None:
        super().__init__(guild_only=True)
        self._services = services

    @app_commands.command(name="language")
    @app_commands.choices(language=_OWN)
    async def language(self, interaction: discord.Interaction, language: str) -> None:
        caller = await self._services.begin(interaction)
        chosen = None if language == AUTOMATIC else language
        await self._services.languages.set_member(caller.member_id, chosen)
        await self._show(interaction)

    @app_commands.command(name="pings")
    async def pings(self, interaction: discord.Interaction, on: bool) -> None:
        caller = await self._services.begin(interaction)
        await self._services.settings.set_pings(caller.member_id, on)
        await self._show(interaction)

    @app_commands.command(name="server")
    @app_commands.choices(language=_SERVER)
    @app_commands.checks.has_permissions(manage_guild=True)
    async def server(self, interaction: discord.Interaction, language: str) -> None:
        await self._services.begin(interaction)
        assert interaction.guild_id is not None
        await self._services.settings.set_guild_language(interaction.guild_id, language)
        await self._show(interaction)

    @app_commands.command(name="show")
    async def show(self, interaction: discord.Interaction) -> None:
        await self._services.begin(interaction)
        await self._show(interaction)

    async def _show(self, interaction: discord.Interaction) -> None:
        """All settings, in the language that now counts."""
        caller = await self._services.caller(interaction)
        words = self._services.catalogues[caller.language].words
        public = await self._services.languages.of_guild(interaction)
        pings = await self._services.settings.pings(caller.member_id)
        lines = [
            words("ui.settings.language", language=msg(f"core.language.{caller.language}")),
            words("ui.settings.pings_on" if pings else "ui.settings.pings_off"),
            words("ui.settings.server_openers")
            if public is None
            else words("ui.settings.server", language=msg(f"core.language.{public}")),
        ]
        await show(interaction, Post("\n".join(lines)))
