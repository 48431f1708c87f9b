"""The commands of ``/table`` that look back at a whole table: step by step, as a file, and its proof."""

import discord
from discord import app_commands

from bot.store.rows import Status
from bot.tables.history.running import encode_running
from bot.ui.commands.completions import complete_table
from bot.ui.commands.groups import ServerGroup
from bot.ui.posts.post import Post, PostFile
from bot.ui.replay.controls import Wish
from bot.ui.replies import show
from rules.core.record import encode_record


class RecordCommands(ServerGroup):
    """Part of ``/table``, see `bot.cogs.tables`: discord.py collects the commands of a cog's bases."""

    @app_commands.command(name="replay")
    @app_commands.autocomplete(table=complete_table)
    async def replay(self, interaction: discord.Interaction, table: str | None = None) -> None:
        caller = await self._services.begin(interaction)
        at = await self._services.table(interaction, table)
        await show(interaction, await self._services.replay.page(caller, Wish(at.table.id)))

    @app_commands.command(name="record")
    async def record(self, interaction: discord.Interaction, table: str | None = None) -> None:
        caller = await self._services.begin(interaction)
        at = await self._services.table(interaction, table)
        tables, table_id = self._services.tables, at.table.id
        if at.table.status is Status.PLAYING:
            key = "ui.record.running"
            data = encode_running(await tables.running_record(table_id, caller.member_id))
        else:
            key, data = "ui.record.file", encode_record(await tables.record(table_id))
        words = self._services.catalogues[caller.language].words
        file = PostFile(f"{at.table.title}-{table_id}.json", data, "")
        await show(interaction, Post(words(key), (file,)))

    @app_commands.command(name="verify")
    async def verify(self, interaction: discord.Interaction, table: str | None = None) -> None:
        caller = await self._services.begin(interaction)
        number = await self._services.number(interaction, table)
        await show(interaction, await self._services.private_views.proof(caller, number))
