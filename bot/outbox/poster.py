"""Posts the rows of the outbox: the feature of a row's kind turns it into messages."""

from collections.abc import Callable, Iterable

import discord

from bot.core.feature import Feature, RowPost, TablePost
from bot.core.posting.messages import ARCHIVED, LOCKED
from bot.core.posting.posting import Posting
from bot.line.answers import NO_PERMISSION, UNKNOWN_CHANNEL, UNKNOWN_SERVER
from bot.store import outbox
from bot.store.database import Connection
from bot.store.rows import NoticeKind, OutboxRow
from bot.tables import notices
from bot.tables.conduct.sealing import is_homeless, may_be_told
from bot.tables.model import Position
from bot.tables.posts import asked_again
from bot.tables.service import Tables


class Gone(Exception):
    """The table's channel was deleted, or the bot may not post there; `code` says which."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Poster:
    def __init__(
        self,
        tables: Tables,
        posting: Posting,
        now: Callable[[], float],
        features: Iterable[Feature],
    ) -> None:
        self._tables = tables
        self._receipts = posting.receipts
        self._places = posting.places
        self._now = now
        self._posts: dict[NoticeKind, RowPost] = {}
        self._table_posts: dict[NoticeKind, TablePost] = {}
        self._homeless: dict[NoticeKind, TablePost] = {}
        for feature in features:
            self._posts |= feature.posts
            self._table_posts |= feature.table_posts
            self._homeless |= feature.homeless_posts

    async def post(self, row: OutboxRow) -> None:
        """Send the messages of a row and record them.

        Raises:
            Gone: there is nowhere to post.
            discord.HTTPException, OSError, TimeoutError: passed on.
        """
        if row.table_id is None:
            await self._posts.get(row.kind, self._ignore)(row)
            return
        at = await self._tables.position(row.table_id)
        if not may_be_told(at, row.kind):
            await self._receipts.note(row, None)
            return
        if is_homeless(at, row.kind):
            await self._homeless.get(row.kind, self._ignore_at)(row, at)
            return
        try:
            await self._table_posts[row.kind](row, at)
        except discord.NotFound as error:
            if error.code not in (UNKNOWN_CHANNEL, UNKNOWN_SERVER):
                raise
            if error.code == UNKNOWN_SERVER or at.table.thread_id in (None, at.table.channel_id):
                raise Gone("gone") from error
            # The thread was deleted: the table goes on where it was opened, or in another that is as private.
            table = at.table

            def also(conn: Connection) -> None:
                again = notices.lobby(table), *asked_again(conn, table)
                outbox.put(conn, *again, now=self._now())

            place = await self._places.home(at) if at.table.is_sealed else at.table.channel_id
            await self._tables.posts.place(at.table.id, also, thread_id=place, board=None)
            await self.post(row)
        except discord.HTTPException as error:
            if error.code in (*NO_PERMISSION, LOCKED, ARCHIVED):
                raise Gone("forbidden") from error
            raise

    async def _ignore(self, row: OutboxRow) -> None:
        await self._receipts.note(row, None)

    async def _ignore_at(self, row: OutboxRow, at: Position) -> None:
        await self._receipts.note(row, None)
