"""The commands of ``/table`` that look back at a whole table: step by step, as a file, and its proof."""

import discord
from discord import app_commands

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
        data = encode_record(await self._services.tables.record(at.table.id))
        words = self._services.catalogues[caller.language].words
        file = PostFile(f"{at.table.title}-{at.table.id}.json", data, "")
        await show(interaction, Post(words("ui.record.file"), (file,)))

    @app_commands.command(name="verify")
    async def verify(self, interaction: discord.Interaction, table: str | None = None) -> None:
        caller = await self._services.begin(interaction)
        number = await self._services.number(interaction, table)
        await show(interaction, await self._services.private_views.proof(caller, number))
