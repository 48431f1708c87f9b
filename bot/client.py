"""The bot as Discord sees it: its connection, its command tree, and the extensions it loads."""

import asyncio
import logging
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.core.commands.as_shown import read_as_shown
from bot.core.commands.tree import CatalogueTranslator, put_first, register
from bot.core.controls.items import Component
from bot.core.core import BaseBot, Core
from bot.core.dispatch import Dispatch
from bot.core.errors import answer_error, is_worth_logging, suggest_nothing
from bot.core.feature import Feature
from bot.line.answers import Contact
from bot.line.gateway import Pace, install
from bot.line.outgoing import guard, guard_answers
from bot.line.undocumented import requests_of
from bot.line.unreadable import LogOnce
from bot.logs import concerning
from bot.rounds import through_outages
from bot.titles import extension_of
from rules import registry
from rules.core.errors import Refusal

_log = logging.getLogger(__name__)

MOST_HELD_UP_S = 30.0
"""The longest wait for Discord's rate limit. A request that would wait longer fails, and can be tried again later."""
PATIENCE_S = 8.0
"""Seconds that a stopping bot waits for answers that are not finished yet."""


class CommandTree(app_commands.CommandTree["TurnpostBot"]):
    """Answers errors of commands. Refuses floods, and server commands outside servers."""

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        concerning(interaction=interaction.id)

        async def refuse(refusal: Refusal) -> None:
            if interaction.type is discord.InteractionType.autocomplete:
                await suggest_nothing(interaction)
            else:
                await self._answer(interaction, refusal)

        if not await self.client.core.admits(interaction.user.id, refuse):
            return False
        is_typing = interaction.type is discord.InteractionType.autocomplete
        if is_typing and not self.client.core.database.health.is_up:
            # discord.py would log an error of suggestions, and leave the member without an answer.
            await suggest_nothing(interaction)
            return False
        if interaction.guild_id is None and not _works_anywhere(interaction):
            if not is_typing:
                await self._answer(interaction, Refusal("ui.servers_only"))
            return False
        return is_typing or await self._understands(interaction)

    async def _understands(self, interaction: discord.Interaction) -> bool:
        """Read what was typed as it is shown; return whether that went well."""
        try:
            await read_as_shown(interaction)
        except Exception as error:
            await self._answer(interaction, error)
            return False
        return True

    async def on_error(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        await self._answer(interaction, error)

    async def _answer(self, interaction: discord.Interaction, error: Exception) -> None:
        await answer_error(interaction, error, self.client.core)


_OF_INTERACTIONS, _OF_EVENTS = ("CommandTree-", "discord-ui-"), "discord.py: "
"""Beginnings of the names that discord.py gives its tasks."""


class TurnpostBot(BaseBot):
    """Knows slash commands and controls only: no prefix, no message content, no privileged intent."""

    def __init__(self, core: Core, **options: Any) -> None:
        """Take `options`, which are those of `commands.AutoShardedBot`, such as `shard_count`."""
        super().__init__(
            core,
            command_prefix=(),
            help_command=None,
            tree_cls=CommandTree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            max_ratelimit_timeout=MOST_HELD_UP_S,
            **options,
        )
        self.contact = Contact(lambda: core.tables.now_ms() / 1000)
        guard(requests_of(self), self.contact)
        self.told = LogOnce()
        self.router = Dispatch(core)
        self.features: list[Feature] = []

    @property
    def is_serving(self) -> bool:
        """Return whether the bot is ready and no shard's connection is lost."""
        return self.is_ready() and not self.cut_off

    async def setup_hook(self) -> None:
        await self.load()
        await self.tree.set_translator(CatalogueTranslator(self.core.catalogues))
        logging.getLogger("discord.app_commands.tree").addFilter(is_worth_logging)
        assert self.application_id is not None
        core = self.core
        application_id = self.application_id
        await through_outages(
            lambda: register(self.tree, application_id, core.settings, core.mentions)
        )

    async def connect(self, *, reconnect: bool = True) -> None:
        guard_answers()
        install()
        self.pace = Pace(len(self.shard_ids or range(self.shard_count or 1)))
        await super().connect(reconnect=reconnect)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Count an identify. A `Line` has waited for its turn already."""
        del shard_id, initial
        self.pace.identified()

    def install(self, feature: Feature) -> None:
        """Make a feature known. Its commands are loaded when the bot starts.

        Raises:
            ValueError: another feature has one of its buttons.
        """
        self.router.add(feature)
        self.core.features[type(feature)] = feature
        self.features.append(feature)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer text boxes, and clicks on controls that no longer exist."""
        if interaction.type in (
            discord.InteractionType.component,
            discord.InteractionType.modal_submit,
        ):
            await self.router.unanswered(interaction)

    async def load(self) -> None:
        """Load the commands of features, and the group of every title that has one.

        Raises:
            rules.registry.BadTitle: a title's extension cannot be loaded.
        """
        self.add_dynamic_items(Component)
        table = app_commands.Group(
            name="table", description="Open, look at, and leave tables.", guild_only=True
        )
        for feature in self.features:
            for cog in feature.cogs:
                await self.add_cog(cog)
            for part in feature.table_commands:
                for command in part.get_app_commands():
                    table.add_command(command)
        self.tree.add_command(table)
        for group in self.tree.get_commands():
            if isinstance(group, app_commands.Group):
                put_first(group)
        for key in registry.title_keys():
            extension = extension_of(key)
            if extension is None:
                continue
            try:
                await self.load_extension(extension)
            except commands.ExtensionError as error:
                why = error.original if isinstance(error, commands.ExtensionFailed) else error
                raise registry.BadTitle(
                    f"the commands of “{key}” cannot be loaded: {why!r}"
                ) from error

    async def finish(self) -> None:
        """Stop listening to Discord, then wait for the answers that are not finished yet; late ones are dropped."""
        shards = self.shards.values()
        closing = asyncio.gather(*(shard.disconnect() for shard in shards), return_exceptions=True)
        await asyncio.wait([closing], timeout=PATIENCE_S)
        if unfinished := self.working(*_OF_INTERACTIONS, _OF_EVENTS):
            _, late = await asyncio.wait(unfinished, timeout=PATIENCE_S)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    @staticmethod
    def working(*names: str) -> set[asyncio.Task[object]]:
        """Return the running tasks whose names begin with one of these."""
        return {each for each in asyncio.all_tasks() if each.get_name().startswith(names)}

    def answering(self) -> set[asyncio.Task[object]]:
        """Return the running tasks that answer interactions."""
        return self.working(*_OF_INTERACTIONS)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        _log.exception("event %s failed", event_method)


def _works_anywhere(interaction: discord.Interaction) -> bool:
    """Return whether a command's group is meant for direct messages too."""
    command = interaction.command
    if not isinstance(command, app_commands.Command):
        return False
    return command.root_parent is not None and not command.root_parent.guild_only
