"""Corrects the times on the newest board, when a pause or a vacation has moved them."""

from collections.abc import Awaitable, Callable

from bot.clocks.paces import HOUR_MS
from bot.core.posting.messages import Messages
from bot.core.posting.noting import Noting, marker_of
from bot.core.posts.public import Posts, Tale
from bot.store.rows import OutboxRow, Status
from bot.tables.model import Position, snowflake_ms
from bot.tables.service import Tables

MOST_TOLD = 400
"""Maximum number of events in one post; a longer log loses its beginning."""


class Corrections:
    def __init__(self, tables: Tables, posts: Posts, messages: Messages, noting: Noting) -> None:
        self._tables = tables
        self._posts = posts
        self._messages = messages
        self._noting = noting

    async def clocks(
        self, row: OutboxRow, at: Position, named: Callable[[], Awaitable[tuple[int, ...]]]
    ) -> None:
        """Edit the newest board, unless it is an hour old or was corrected within the last hour.

        In those cases only the next board shows the right times.

        Args:
            named: finds the members whom the edit mentions.
        """
        table, now_ms = at.table, self._tables.now_ms()
        board = table.board
        is_fresh = board is not None and now_ms - snowflake_ms(board.message_id) < HOUR_MS
        last_s = await self._noting.last_sent(row)
        is_spent = last_s is not None and now_ms - last_s * 1000 < HOUR_MS
        if table.status is not Status.PLAYING or board is None or not is_fresh or is_spent:
            await self._noting.note(row, None)
            return
        last = table.board_seq
        events = await self._tables.history(
            table.id, MOST_TOLD, after=table.board_from_seq - 1, until=last
        )
        tale = Tale(tuple(event for _, event in events), table.board_from_seq, last)
        post = await self._posts.board(
            at,
            tale,
            table.language,
            await named(),
            marker_of(row, at),
            await self._tables.times(at),
        )
        done = await self._messages.rework(board, post, files=False)
        await self._noting.note(row, board if done else None)
