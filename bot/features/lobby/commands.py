"""``/table``: open, resume or reopen a table. A private one is opened where no other members can read along."""

import asyncio
from typing import Final

import discord
from discord import app_commands
from discord.app_commands import Choice, Range

from bot.core.caller import Caller, Spot
from bot.core.commands.completions import (
    complete_option_line,
    complete_pace,
    complete_title,
)
from bot.core.commands.groups import Part, say
from bot.core.commands.options import read_line
from bot.core.core import concerns
from bot.core.posts.post import Post
from bot.core.replies import show
from bot.core.servers.permissions import FOR_PRIVATE_THREADS, lacking, own_permissions
from bot.core.text.translator import translator
from bot.features.absence.parts import Absence
from bot.features.lobby.parts import Lobby
from bot.line.answers import TROUBLE
from bot.store.rows import Filters
from bot.tables.conduct.filters import MOST as MOST_ASKED
from bot.tables.errors import NoSuchTitle, NoTitle, TableRefusal
from bot.tables.history.incoming import MOST_BYTES
from bot.tables.opening import MOST_NAME
from bot.tables.settings import PRIVATE, Settings
from rules import registry
from rules.core.errors import Refusal

BY_INVITATION: Final = "invited"
ANYWAY: Final = "anyway"
"""By invitation, even where other members can read along."""
PRIVATELY: Final = (BY_INVITATION, ANYWAY)


async def assert_private(
    interaction: discord.Interaction, settings: Settings, spot: Spot, how: str
) -> None:
    """Refuse a private table that the server does not allow, or that other members could watch.

    Raises:
        Refusal: private.not_here, or private.no_thread unless `how` is `ANYWAY`.
    """
    if not await settings.allows(spot.guild_id, PRIVATE):
        raise Refusal("private.not_here")
    if how != ANYWAY and not _has_private_threads(interaction, spot.channel_id):
        raise Refusal("private.no_thread")


def _has_private_threads(interaction: discord.Interaction, channel_id: int) -> bool:
    guild = interaction.guild
    channel = None if guild is None else guild.get_channel_or_thread(channel_id)
    if isinstance(channel, discord.Thread):
        return channel.is_private()
    if not isinstance(channel, discord.TextChannel):
        return False
    return not lacking(own_permissions(channel), FOR_PRIVATE_THREADS)


TALK_OPEN, TALK_CLOSED = TALKS = ("open", "closed")
"""Choices for talk about the position in the table’s thread: allowed, or not."""


class OpenCommands(Part):
    """Open, resume or reopen a table."""

    @app_commands.command(name="open")
    @app_commands.choices(
        private=[Choice(name=each, value=each) for each in PRIVATELY],
        talk=[Choice(name=each, value=each) for each in TALKS],
    )
    @app_commands.autocomplete(
        title=complete_title, options=complete_option_line, pace=complete_pace
    )
    async def open(
        self,
        interaction: discord.Interaction,
        title: str | None = None,
        seats: Range[int, 1, 10] | None = None,
        options: str = "",
        pace: str | None = None,
        reliability: Range[int, 0, MOST_ASKED] | None = None,
        newcomers: bool | None = None,
        private: str | None = None,
        rated: bool | None = None,
        talk: str | None = None,
        hints: bool | None = None,
        name: Range[str, 1, MOST_NAME] | None = None,
    ) -> None:
        caller = await self._core.begin(interaction)
        given = (title, pace, reliability, newcomers, private, rated, talk, hints, name)
        if not options and all(each is None for each in given):
            await show(
                interaction, await self._core.of(Lobby).opening.games(caller, seats=seats or 0)
            )
            return
        if title is None:
            raise NoTitle
        if title not in registry.title_keys():
            raise NoSuchTitle(title, self._core.catalogues.wordings)
        game = registry.load(title)
        chosen = await asyncio.to_thread(
            read_line, game, self._core.files, options, self._core.catalogues.wordings
        )
        spot = await self._core.spot(interaction)
        proposed = await self._core.settings.filters(spot.guild_id)
        if private is not None:
            await assert_private(interaction, self._core.settings, spot, private)
        done = await self._core.tables.open(
            caller.actor,
            title=title,
            guild_id=spot.guild_id,
            channel_id=spot.channel_id,
            language=spot.language,
            seats=seats or game.seats[0],
            options=chosen,
            pace=pace or await self._core.settings.pace(spot.guild_id),
            who=Filters(
                proposed.reliability if reliability is None else reliability,
                proposed.newcomers if newcomers is None else newcomers,
                private is not None,
                talk == TALK_CLOSED,
                hints,
            ),
            rated=rated is True if hints else rated is not False,
            name=name or "",
        )
        await say(self._core, interaction, caller, done.position, "ui.done.open")

    @app_commands.command(name="resume")
    @app_commands.autocomplete(pace=complete_pace)
    async def resume(
        self,
        interaction: discord.Interaction,
        file: discord.Attachment | None = None,
        seat: Range[int, 1, 10] | None = None,
        pace: str | None = None,
    ) -> None:
        caller = await self._core.begin(interaction)
        if file is None:
            await self._reopen(interaction, caller)
            return
        if file.size > MOST_BYTES:
            raise TableRefusal("record_too_large", most=MOST_BYTES // 1024)
        spot = await self._core.spot(interaction)
        settings = self._core.settings
        try:
            data = await file.read()
        except TROUBLE as error:
            raise TableRefusal("record_unread") from error
        done = await self._core.of(Lobby).resuming.resume(
            caller.actor,
            data,
            guild_id=spot.guild_id,
            channel_id=spot.channel_id,
            language=spot.language,
            pace=pace or await settings.pace(spot.guild_id),
            seat=None if seat is None else seat - 1,
            who=await settings.filters(spot.guild_id),
        )
        at = done.position
        concerns(interaction, at.table.id)
        text = translator(self._core.catalogues[caller.language], at)
        await show(interaction, Post(text.words("ui.done.open", place=f"<#{at.table.channel_id}>")))

    async def _reopen(self, interaction: discord.Interaction, caller: Caller) -> None:
        """Ask to reopen this channel's table, which was closed by mistake; no file is needed for that."""
        at = await self._core.table(interaction, None)
        await self._core.of(Absence).reopening.ask(at.table.id, caller.actor)
        words = self._core.catalogues[caller.language].words
        await show(interaction, Post(words("ballot.opened")))
