"""The bot as Discord sees it."""

import logging
from contextlib import suppress
from typing import Any

import aiohttp
import discord
from discord import app_commands

from bot.cogs.help import help_commands
from bot.cogs.settings import SettingsCommands
from bot.cogs.tables import TableCommands
from bot.i18n import Catalogues
from bot.tables.service import Tables
from bot.tables.settings import Settings
from bot.title_files import TitleFiles
from bot.titles import cog_of
from bot.ui.clicks import InteractionRouter, too_many
from bot.ui.commands.tree import CatalogueTranslator, register
from bot.ui.controls.items import ITEMS
from bot.ui.errors import answer_error, downgrade_reconnects, is_worth_logging
from bot.ui.posts.pictures import Pictures
from bot.ui.posts.public import Posts
from bot.ui.servers.permissions import FOR_THREADS, NEEDED, lacking
from bot.ui.services import Services, build_services
from bot.ui.turnstile import Turnstile
from rules import registry
from rules.core.errors import Refusal

_log = logging.getLogger(__name__)

MOST_HELD_UP_S = 30.0
"""A longer wait for Discord's limits is an error to whoever asked, who tries again later."""


class CommandTree(app_commands.CommandTree["TurnpostClient"]):
    """Commands whose errors are answered, and that are used in servers only."""

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        if not self.client.turnstile.admit(interaction.user.id):
            async with self.client.turnstile.refusing(interaction.user.id):
                if interaction.type is discord.InteractionType.autocomplete:
                    await _suggest_nothing(interaction)
                else:
                    await self._answer(interaction, too_many())
            return False
        if interaction.guild_id is not None:
            return True
        if interaction.type is not discord.InteractionType.autocomplete:
            await self._answer(interaction, Refusal("ui.servers_only"))
        return False

    async def on_error(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        await self._answer(interaction, error)

    async def _answer(self, interaction: discord.Interaction, error: Exception) -> None:
        await answer_error(interaction, error, self.client.services)


class TurnpostClient(discord.Client):
    def __init__(
        self,
        tables: Tables,
        settings: Settings,
        catalogues: Catalogues,
        posts: Posts,
        pictures: Pictures,
        files: TitleFiles,
        **options: Any,
    ) -> None:
        """`options` are those of `discord.Client`, such as `guild_ready_timeout`."""
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            max_ratelimit_timeout=MOST_HELD_UP_S,
            **options,
        )
        self.services: Services = build_services(
            tables, settings, catalogues, posts, pictures, files
        )
        self.turnstile = Turnstile()
        self.router = InteractionRouter(self.services, self.turnstile)
        self.tree = CommandTree(self)
        self._settings = settings

    async def setup_hook(self) -> None:
        for command in commands(self.services):
            self.tree.add_command(command)
        await self.tree.set_translator(CatalogueTranslator(self.services.catalogues))
        self.add_dynamic_items(*ITEMS)
        logging.getLogger("discord.app_commands.tree").addFilter(is_worth_logging)
        logging.getLogger("discord.client").addFilter(downgrade_reconnects)
        assert self.application_id is not None
        await register(self.tree, self.application_id, self._settings)

    async def on_ready(self) -> None:
        _log.info("ready as %s in %d servers", self.user, len(self.guilds))
        for guild in self.guilds:
            await self.on_guild_join(guild)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        names = lacking(guild.me.guild_permissions, (*NEEDED, *FOR_THREADS))
        if names:
            _log.warning("server %d does not allow us: %s", guild.id, ", ".join(names))

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A table whose thread is deleted goes on elsewhere at once, instead of with the next turn."""
        tables = self.services.tables
        table_id = await tables.find(payload.thread_id)
        if table_id is not None:
            await tables.repost(table_id)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type in (
            discord.InteractionType.component,
            discord.InteractionType.modal_submit,
        ):
            await self.router.unrouted(interaction)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        _log.exception("event %s failed", event_method)


async def _suggest_nothing(interaction: discord.Interaction) -> None:
    with suppress(discord.HTTPException, aiohttp.ClientError):
        await interaction.response.autocomplete([])


def commands(services: Services) -> list[app_commands.Command[Any, ..., Any] | app_commands.Group]:
    """All slash commands: ours, and a group for every title that has one."""
    return [
        TableCommands(services),
        SettingsCommands(services),
        *help_commands(services),
        *(cog(services) for key in registry.title_keys() if (cog := cog_of(key)) is not None),
    ]
