"""Reaction to deleted threads of tables."""

import discord
from discord.ext import commands

from bot.core.commands.groups import Part
from bot.rounds import through_outages


class Threads(Part):
    """Listener for deleted threads of tables."""

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Post the board again at once after the table's thread was deleted, not only after the next turn."""
        tables = self._core.tables

        async def repost() -> None:
            table_id = await tables.find(payload.thread_id)
            if table_id is not None:
                await tables.posts.repost(table_id)

        await through_outages(repost)
