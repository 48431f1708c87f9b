"""Posts about events at a table, and changes to its threads and channels."""

import discord
from discord.ext import commands
from msgspec import convert, json

from bot.core.commands.groups import Part
from bot.core.core import Core
from bot.core.feature import TablePost
from bot.rounds import through_outages
from bot.store.rows import NoticeKind, OutboxRow
from bot.tables.model import Position
from rules.core.text import Msg


class TableNotices:
    def __init__(self, core: Core) -> None:
        self._core = core

    def by_kind(self) -> dict[NoticeKind, TablePost]:
        places = self._core.posting.places
        return {
            NoticeKind.LOBBY: self._core.posting.lobbies.send,
            NoticeKind.NOTICE: self._notice,
            NoticeKind.THREAD: places.thread,
            NoticeKind.ARCHIVE: places.archive,
            NoticeKind.MOVED: places.leave,
            NoticeKind.TALK: places.talk,
            NoticeKind.LEFT: self._left,
        }

    async def _notice(self, row: OutboxRow, at: Position) -> None:
        posting, facts = self._core.posting, json.decode(row.payload)
        post = self._core.posts.notice(convert(facts["text"], Msg), at, at.table.language)
        sent = await posting.messages.send(
            row, at.table.place_id, (post,), silent=bool(facts.get("silent"))
        )
        await posting.receipts.note(row, sent)

    async def _left(self, row: OutboxRow, at: Position) -> None:
        await self._core.posting.places.close_left(row)


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
