"""The commands of ``/table`` about a whole table: its replay, its record as a file, and its proof."""

from functools import partial

import discord
from discord import app_commands

from bot.core.caller import Caller
from bot.core.commands.completions import complete_table
from bot.core.commands.groups import Part
from bot.core.posts.post import Post, PostFile
from bot.core.replies import show
from bot.features.look.parts import Look
from bot.features.look.replay.controls import FrameRequest
from bot.store.rows import Status
from bot.tables.errors import TableRefusal
from bot.tables.history.running import encode_running
from bot.tables.model import Position
from rules.core.record import encode_record


class RecordCommands(Part):
    """Commands of ``/table`` for the replay, the record and the proof of a table."""

    @app_commands.command(name="replay")
    @app_commands.autocomplete(table=complete_table)
    async def replay(
        self,
        interaction: discord.Interaction,
        table: str | None = None,
        animated: bool = False,
        review: bool = False,
    ) -> None:
        caller = await self._core.begin(interaction)
        at = await self._core.table(interaction, table)
        if review:
            tell = partial(show, interaction)
            shown = await self._core.of(Look).review_panel.show(caller, at.table.id, tell)
            await show(interaction, shown)
            return
        if animated:
            await self._animate(interaction, caller, at)
            return
        await show(
            interaction, await self._core.of(Look).replay.page(caller, FrameRequest(at.table.id))
        )

    @app_commands.command(name="record")
    async def record(self, interaction: discord.Interaction, table: str | None = None) -> None:
        caller = await self._core.begin(interaction)
        at = await self._core.table(interaction, table)
        tables, table_id = self._core.tables, at.table.id
        if at.table.status is Status.PLAYING:
            key = "ui.record.running"
            data = encode_running(await tables.running_record(table_id, caller.member_id))
        else:
            key, data = "ui.record.file", encode_record(await tables.record(table_id))
        words = self._core.catalogues[caller.language].words
        file = PostFile(f"{at.table.title}-{table_id}.json", data, "")
        await show(interaction, Post(words(key), (file,)))

    @app_commands.command(name="verify")
    async def verify(self, interaction: discord.Interaction, table: str | None = None) -> None:
        caller = await self._core.begin(interaction)
        number = await self._core.number(interaction, table)
        await show(interaction, await self._core.of(Look).private_views.proof(caller, number))

    async def _animate(
        self, interaction: discord.Interaction, caller: Caller, at: Position
    ) -> None:
        name = f"{at.table.title}-{at.table.id}-animated"
        file = await self._core.of(Look).animations.file(at, caller.language, name=name)
        if file is None:
            raise TableRefusal("no_animation")
        await show(interaction, Post("", (file,)))
