"""``/server``: what a server has chosen. Discord shows it to those who may manage the server."""

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.client import TurnpostBot
from bot.tables.settings import LOBBY
from bot.ui.commands.groups import ServerGroup
from bot.ui.commands.server_settings import SETTINGS, assert_fits, complete_setting, shown
from bot.ui.posts.post import Post
from bot.ui.replies import show
from bot.ui.text.translator import translator
from rules.core.errors import Refusal

_NAMES = [Choice(name=name, value=name) for name in SETTINGS]


@app_commands.default_permissions(manage_guild=True)
class ServerCommands(ServerGroup, name="server"):
    """The settings of the server in which they are called."""

    @app_commands.command(name="show")
    async def show(self, interaction: discord.Interaction) -> None:
        await self._services.begin(interaction)
        await self._show(interaction)

    @app_commands.command(name="set")
    @app_commands.choices(setting=_NAMES)
    @app_commands.autocomplete(value=complete_setting)
    async def set(self, interaction: discord.Interaction, setting: str, value: str) -> None:
        await self._services.begin(interaction)
        assert interaction.guild_id is not None
        assert interaction.guild is not None
        assert_fits(SETTINGS[setting], value, interaction.guild)
        caller = await self._services.caller(interaction)
        await SETTINGS[setting].keep(self._services.settings, interaction.guild_id, value)
        await self._services.moderation.note_setting(
            interaction.guild_id, caller.actor, setting, value
        )
        if setting == LOBBY:
            await self._post_lobbies(interaction.guild_id)
        await self._show(interaction)

    @app_commands.command(name="lobby")
    async def lobby(self, interaction: discord.Interaction) -> None:
        caller = await self._services.begin(interaction)
        assert interaction.guild_id is not None
        channel = await self._post_lobbies(interaction.guild_id)
        if channel is None:
            raise Refusal("lobby.no_channel")
        words = self._services.catalogues[caller.language].words
        await show(interaction, Post(words("finding.posted", place=f"<#{channel}>")))

    async def _post_lobbies(self, guild_id: int) -> int | None:
        """Post the list of tables in the channel that the server has chosen, or take it down if it has chosen none."""
        channel = await self._services.settings.channel(guild_id, LOBBY)
        await self._services.lobby_boards.ask_for(guild_id, channel)
        return channel

    async def _show(self, interaction: discord.Interaction) -> None:
        caller = await self._services.caller(interaction)
        assert interaction.guild_id is not None
        text = translator(self._services.catalogues[caller.language], None)
        lines = await shown(self._services.settings, interaction.guild_id, text)
        await show(interaction, Post("\n".join(lines)))


async def setup(bot: TurnpostBot) -> None:
    await bot.add_cog(ServerCommands(bot.services))
