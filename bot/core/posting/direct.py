"""Direct messages: into channels that exist, and the careful opening of new ones (see `bot.core.posting.openings`)."""

import asyncio
from collections.abc import Callable

import discord

from bot.core.posting import openings
from bot.core.posting.messages import Messages
from bot.core.posting.openings import SECONDS_APART, TOO_FAST_S
from bot.core.posts.post import Post
from bot.line.answers import is_final
from bot.store import settings
from bot.store.database import Connection, Database
from bot.store.declaring.posted import Posted
from bot.store.rows import OutboxRow

_OPENINGS = "direct_openings"
_TOO_FAST = 40003


class Closed(Exception):
    """Discord refuses direct messages to this member; `code` is its error code."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class NotYet(Exception):
    """The post may be tried again after some seconds."""

    def __init__(self, wait_s: float) -> None:
        super().__init__(wait_s)
        self.wait_s = wait_s


class Direct:
    def __init__(
        self,
        client: discord.Client,
        messages: Messages,
        database: Database,
        now: Callable[[], float],
    ) -> None:
        self._client = client
        self._messages = messages
        self._database = database
        self._now = now
        self._booking = asyncio.Lock()
        self._queue: list[int] = []
        """Members in the queue for a channel, so that the row of each comes back at about its turn."""

    async def open(self, row: OutboxRow, member_id: int) -> int:
        """Return the channel of direct messages with a member, opened if need be.

        Raises:
            NotYet: too many were opened a moment ago.
            Closed: Discord refuses.
        """
        await self._book(member_id)
        try:
            async with self._messages.limiter:
                channel = await self._client.create_dm(discord.Object(member_id))
        except discord.HTTPException as error:
            if error.code == _TOO_FAST and await self._put_off(row):
                raise NotYet(TOO_FAST_S) from error
            raise _closed(error) from error
        return channel.id

    async def _book(self, member_id: int) -> None:
        """Store that a channel is about to be opened.

        Raises:
            NotYet: too many were opened a moment ago.
        """
        now = self._now()

        def book(conn: Connection) -> float:
            known = openings.read_openings(settings.fact(conn, _OPENINGS), now)
            wait = openings.wait_s(known, now)
            if wait <= 0:
                more = openings.with_one_more(known, now)
                settings.set_fact(conn, _OPENINGS, openings.written(more))
            return wait

        async with self._booking:
            wait = await self._database.write(book)
        if wait > 0:
            if member_id not in self._queue:
                self._queue.append(member_id)
            raise NotYet(wait + self._queue.index(member_id) * SECONDS_APART)
        if member_id in self._queue:
            self._queue.remove(member_id)

    async def _put_off(self, row: OutboxRow) -> bool:
        """Open no channel for some time; return False if this row was put off before."""
        now = self._now()

        def keep(conn: Connection) -> bool:
            known = openings.read_openings(settings.fact(conn, _OPENINGS), now)
            after = openings.too_fast(known, row.id, now)
            settings.set_fact(conn, _OPENINGS, openings.written(after))
            return row.id not in known.put_off

        async with self._booking:
            return await self._database.write(keep)

    async def send(
        self, row: OutboxRow, channel_id: int, post: Post, *, silent: bool = False
    ) -> Posted:
        """Send a direct message; a `silent` one rings nowhere.

        Raises:
            Closed: Discord refuses.
        """
        try:
            return await self._messages.send(row, channel_id, (post,), silent=silent)
        except (discord.Forbidden, discord.NotFound) as error:
            raise _closed(error) from error


def _closed(error: discord.HTTPException) -> Exception:
    """Return a final error as `Closed`; others as they are."""
    if is_final(error):
        return Closed(str(error.code))
    return error
