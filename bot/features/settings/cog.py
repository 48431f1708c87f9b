"""``/server``: the settings of a server. Discord shows it to members with the permission to manage the server."""

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.core.commands.groups import ServerGroup
from bot.core.posts.post import Post
from bot.core.replies import show
from bot.core.servers.existing import look
from bot.core.text.lines import MESSAGE_CHARS, cut_at_line
from bot.core.text.translator import translator
from bot.features.find.parts import Find
from bot.features.moderate.parts import Moderate
from bot.features.settings.checking import checked, lost_lines
from bot.features.settings.options import (
    SETTINGS,
    assert_fits,
    complete_setting,
    keep,
    read_value,
    shown,
    shown_one,
)
from bot.features.settings.parts import ServerSettings
from bot.tables.names import visible
from bot.tables.privacy.forgetting import MOST_OPEN
from bot.tables.settings import LOBBY, WEB, WEB_OFF
from rules.core.errors import Refusal

_NAMES = [Choice(name=name, value=name) for name in SETTINGS]


@app_commands.default_permissions(manage_guild=True)
class ServerCommands(ServerGroup, name="server"):
    """The settings of the server in which they are called."""

    @app_commands.command(name="show")
    async def show(self, interaction: discord.Interaction) -> None:
        caller = await self._core.begin(interaction)
        assert interaction.guild_id is not None
        text = translator(self._core.catalogues[caller.language], None)
        lines = await shown(self._core.settings, interaction.guild_id, text)
        lines += lost_lines(await self._core.lost.of(interaction.guild_id), text)
        await show(interaction, Post(cut_at_line(lines, MESSAGE_CHARS)))

    @app_commands.command(name="set")
    @app_commands.choices(setting=_NAMES)
    @app_commands.autocomplete(value=complete_setting)
    async def set(self, interaction: discord.Interaction, setting: str, value: str) -> None:
        caller = await self._core.begin(interaction)
        assert interaction.guild_id is not None
        assert interaction.guild is not None
        words = self._core.catalogues[caller.language].words
        value = read_value(SETTINGS[setting], value, interaction.guild, self._core.catalogues)
        assert_fits(SETTINGS[setting], value, interaction.guild)
        if setting == WEB and value != WEB_OFF and self._core.pages.web is None:
            raise Refusal("server.no_web")
        await self._core.lost.chosen(interaction.guild_id, setting)
        await keep(self._core, setting, interaction.guild_id, value)
        await self._core.of(Moderate).moderation.note_setting(
            interaction.guild_id, caller.actor, setting, value
        )
        if setting == LOBBY:
            await self._post_lobbies(interaction.guild_id)
        text = translator(self._core.catalogues[caller.language], None)
        address = await self._core.pages.of_server(interaction.guild_id)
        lines = await shown_one(self._core.settings, interaction.guild_id, setting, text)
        if setting == WEB and address is not None:
            lines.insert(1, words("web.server", address=address))
        await show(interaction, Post("\n".join(lines)))

    @app_commands.command(name="lobby")
    async def lobby(self, interaction: discord.Interaction) -> None:
        caller = await self._core.begin(interaction)
        assert interaction.guild_id is not None
        channel = await self._post_lobbies(interaction.guild_id)
        if channel is None:
            raise Refusal("lobby.no_channel")
        words = self._core.catalogues[caller.language].words
        await show(interaction, Post(words("finding.posted", place=f"<#{channel}>")))

    @app_commands.command(name="check")
    async def check(self, interaction: discord.Interaction) -> None:
        caller = await self._core.begin(interaction)
        guild = interaction.guild
        assert guild is not None
        open_ones = await self._core.tables.in_guild(guild.id, MOST_OPEN)
        rows = [each.table for each in open_ones]
        text = translator(self._core.catalogues[caller.language], None)
        lost = self._core.lost
        await look(guild, lost)
        found = await checked(
            *(interaction.client, guild, self._core.settings, await lost.of(guild.id)),
            rows,
            text,
        )
        await show(interaction, Post(cut_at_line(found, MESSAGE_CHARS)))

    @app_commands.command(name="forget")
    async def forget(self, interaction: discord.Interaction, name: str) -> None:
        caller = await self._core.begin(interaction)
        assert interaction.guild is not None
        guild_id, own = interaction.guild.id, visible(interaction.guild.name)
        known, open_ones = await self._core.of(ServerSettings).forgetting.tables(guild_id)
        if name.strip().casefold() != own.strip().casefold():
            raise Refusal("server.not_its_name", name=own, tables=known, open=len(open_ones))
        await self._core.of(ServerSettings).forgetting.forget(guild_id)
        words = self._core.catalogues[caller.language].words
        await show(interaction, Post(words("server.forgotten")))

    async def _post_lobbies(self, guild_id: int) -> int | None:
        """Request the list of tables in the server's lobby channel, or its removal if there is none.

        Return the channel.
        """
        channel = await self._core.settings.channel(guild_id, LOBBY)
        await self._core.of(Find).lobby_boards.ask_for(guild_id, channel)
        return channel
