"""``/table``: open, resume or reopen a table."""

import asyncio

import discord
from discord import app_commands
from discord.app_commands import Choice, Range

from bot.core.caller import Caller
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
from bot.core.text.translator import translator
from bot.features.absence.parts import Absence
from bot.features.lobby.parts import Lobby
from bot.features.lobby.private_tables import PRIVATELY, assert_private
from bot.line.answers import TROUBLE
from bot.store.rows import Filters
from bot.tables.conduct.filters import MOST as MOST_ASKED
from bot.tables.errors import NoSuchTitle, NoTitle, TableRefusal
from bot.tables.history.incoming import MOST_BYTES
from rules import registry

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
    ) -> None:
        caller = await self._core.begin(interaction)
        typed = (title, options or None, pace, reliability, newcomers, private, rated, talk, hints)
        if typed == (None,) * len(typed):
            await show(
                interaction, await self._core.of(Lobby).opening.games(caller, seats=seats or 0)
            )
            return
        if title is None:
            raise NoTitle
        if title not in registry.title_keys():
            raise NoSuchTitle(title)
        game = registry.load(title)
        chosen = await asyncio.to_thread(read_line, game, self._core.files, options)
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
