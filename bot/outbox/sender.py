"""The only place that posts to channels.

Rows of the outbox are taken in order per target, rendered when they are sent, and posted with a nonce, so that a post
whose answer was lost is not repeated. Temporary failures are retried. If a post is forbidden or its place gone, the
sender gives up and tells the table's opener.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

import aiohttp
import discord

from bot import meters
from bot.logs import concerning
from bot.outbox.direct import NotYet
from bot.outbox.noting import LISTED
from bot.outbox.order import urgency
from bot.outbox.poster import Gone, Poster
from bot.rounds import LONGEST_WAIT_S, Rounds, longest_wait_s
from bot.store import moves, outbox, pings, time
from bot.store.database import Connection, Database
from bot.store.errors import Unreachable
from bot.store.people import audit, bans, conduct
from bot.store.rows import NoticeKind, OutboxRow
from bot.tables import notices
from bot.tables.errors import TableRefusal, Unreadable, Unsupported
from bot.tables.finding.lobby_board import relist
from rules.core.text import Msg, msg

_log = logging.getLogger(__name__)

AT_ONCE = 8
"""How many targets are served at the same time."""
APART_S = 0.025
"""How far apart rounds are at least: each change wakes the sender, and so does each post that is done."""
PATIENCE_S = 180.0
"""A post that takes longer is interrupted and retried.

This is longer than discord.py retries by itself: interrupting it while it waits out a global limit would block every
other request for ever.
"""
KEPT_S = 24 * 3600.0
"""How long sent rows and handled interactions are kept."""
TIDIED_EVERY_S = 3600.0

_PRIVATE = (
    *(NoticeKind.TROUBLE, NoticeKind.DIRECT, NoticeKind.TEST, NoticeKind.DIGEST),
    *(NoticeKind.CLEANUP, NoticeKind.KEEPALIVE, NoticeKind.REPLAY),
)
"""The table's opener is not told if these fail."""
_TOO_MANY_REQUESTS = 429
_PASSING = (
    discord.DiscordServerError,
    discord.RateLimited,
    aiohttp.ClientError,
    OSError,
    TimeoutError,
)

Lose = Callable[[int, Callable[[Connection], None]], Awaitable[None]]
"""Notes that a table cannot be reached, given its number, in one transaction with something else."""


class Sender:
    """Run `run` until cancelled; call `wake` after adding to the outbox."""

    def __init__(
        self, database: Database, poster: Poster, now: Callable[[], float], lose: Lose
    ) -> None:
        """`lose` is called when nothing can be posted at a table any more."""
        self._database = database
        self._poster = poster
        self._now = now
        self._lose = lose
        self._rounds = Rounds("the outbox", apart_s=APART_S)
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._interrupted: set[int] = set()
        """Rows that an outage of the database interrupted; that uses up none of their attempts."""
        self._tidied_at = float("-inf")

    def wake(self) -> None:
        self._rounds.wake()

    async def run(self) -> None:
        """Send until cancelled; then finish what is being sent, if that is quick."""
        try:
            await self._rounds.run(self._look, longest_wait_s(self._database.is_shared))
        finally:
            if self._busy:
                await asyncio.wait(self._busy.values(), timeout=5)

    async def _look(self) -> float:
        await self._tidy()
        return await self._send_due()

    async def _tidy(self) -> None:
        now = self._now()
        # What belongs to no server is done by whoever serves direct messages.
        if now - self._tidied_at < TIDIED_EVERY_S or not self._database.shards.serve(0):
            return

        def forget(conn: Connection) -> None:
            outbox.forget(conn, before=now - KEPT_S)
            moves.forget_interactions(conn, before=int(now - KEPT_S))
            now_ms = int(now * 1000)
            pings.forget(conn, before_ms=now_ms - pings.KEPT_MS)
            audit.forget(conn, before_ms=now_ms - audit.KEPT_MS)
            bans.forget(conn, now_ms=now_ms)
            conduct.forget_turns(conn, now_ms)
            time.forget_turns(conn, now_s=int(now))

        await self._database.write(forget)
        self._tidied_at = now

    async def _send_due(self) -> float:
        """Start sending what is due; returns the seconds until the next row is due."""
        if len(self._busy) >= AT_ONCE:
            # Whatever is done first makes for another round.
            return LONGEST_WAIT_S
        now = self._now()
        shards = self._database.shards
        heads = await self._database.read(lambda conn: outbox.heads(conn, shards, due_by=now))
        # A target that is busy makes for another round when it is done.
        waiting = [row for row in heads if row.target not in self._busy]
        for row in sorted((row for row in waiting if row.due_at <= now), key=urgency):
            if len(self._busy) >= AT_ONCE:
                break
            task = asyncio.create_task(self._send(row), name=f"outbox-{row.id}")
            self._busy[row.target] = task
            task.add_done_callback(partial(self._finished, row.target))
        return min(
            (row.due_at - now for row in waiting if row.due_at > now), default=LONGEST_WAIT_S
        )

    def _finished(self, target: str, task: asyncio.Task[None]) -> None:
        del self._busy[target]
        if not task.cancelled() and (error := task.exception()) is not None:
            if isinstance(error, Unreachable):
                # The row stays open. The next round waits until the outage is over.
                self.wake()
                return
            _log.error(
                "A bug kept the result of a post from being recorded. It stays open, trying again in %.0f s.",
                LONGEST_WAIT_S,
                exc_info=error,
            )
            asyncio.get_running_loop().call_later(LONGEST_WAIT_S, self.wake)
        else:
            self.wake()

    async def _send(self, head: OutboxRow) -> None:
        concerning(row=head.id)
        if head.table_id is not None:
            concerning(table=head.table_id)
        now = self._now()
        again = head.id in self._interrupted
        row = await self._database.write(
            lambda conn: outbox.claim(conn, head.id, now=now, again=again)
        )
        self._interrupted.discard(head.id)
        if row is None:
            return
        try:
            await self._deal_with(row)
        except Unreachable:
            self._interrupted.add(row.id)
            raise

    async def _deal_with(self, row: OutboxRow) -> None:
        """Post a row and record the result; one whose result cannot be recorded stays claimed and is sent again."""
        try:
            async with asyncio.timeout(PATIENCE_S):
                await self._poster.post(row)
            meters.sent(row.kind, max(0.0, self._now() - row.due_at))
        except Unreachable:
            raise
        except NotYet as later:
            await self._wait(row, later.wait_s)
        except Gone as gone:
            await self._give_up(row, gone.code, _trouble(row, gone.code), is_cut_off=True)
        except Unsupported:
            # The log tells the operator what to do about the table. After that the row is sent.
            await self._retry(row, LONGEST_WAIT_S)
        except Unreadable as broken:
            await self._give_up(row, broken.code, _trouble(row, "damaged"))
        except TableRefusal as refusal:
            await self._give_up(row, refusal.code, None)
        except Exception as error:
            if passes(error) and row.kind is NoticeKind.TURN:
                # The end of the turn is told anyway.
                await self._drop(row)
            elif passes(error):
                await self._put_off(row, error)
            elif isinstance(error, discord.HTTPException):
                _log.error(
                    "Discord refused outbox row %d (%s); it will not be tried again: %s",
                    row.id,
                    row.kind,
                    _short(error),
                )
                await self._give_up(row, f"{error.status}/{error.code}", _trouble(row, "refused"))
            else:
                _log.exception(
                    "A bug kept outbox row %d (%s) from being sent; it will not be tried again. Please report it.",
                    row.id,
                    row.kind,
                )
                await self._give_up(row, "broken", None)

    async def _put_off(self, row: OutboxRow, error: Exception) -> None:
        wait = wait_s(row.attempts, error)
        _log.info(
            "Outbox row %d was not sent (%s); trying again in %.1f s.", row.id, _short(error), wait
        )
        await self._retry(row, wait)

    async def _wait(self, row: OutboxRow, wait: float) -> None:
        """Put off a row of which nothing was sent now. It stays claimed if an earlier attempt may have sent it."""
        if row.claimed:
            await self._retry(row, wait)
            return
        due = self._now() + wait
        await self._database.write(lambda conn: outbox.release(conn, row.id, due_at=due))

    async def _retry(self, row: OutboxRow, wait: float) -> None:
        due = self._now() + wait
        await self._database.write(lambda conn: outbox.retry(conn, row.id, due_at=due))

    async def _drop(self, row: OutboxRow) -> None:
        """Record the row as sent without a message, because nothing is missing without it."""
        now = self._now()
        await self._database.write(
            lambda conn: outbox.sent(conn, row.id, posted=None, now=now), table_id=row.table_id
        )

    async def _give_up(
        self, row: OutboxRow, error: str, told: Msg | None, *, is_cut_off: bool = False
    ) -> None:
        """Drop a row and tell the opener why; with `is_cut_off` nothing can be posted at the table any more."""
        now = self._now()
        meters.given_up(row.kind)

        def keep(conn: Connection) -> None:
            outbox.failed(conn, row.id, error=error)
            if row.kind in LISTED and row.table_id is not None:
                relist(conn, row.table_id, now)
            if told is not None and row.table_id is not None and row.kind not in _PRIVATE:
                trouble = notices.trouble_of(row.table_id, told)
                outbox.put_once(conn, trouble, until=row.target, now=now)

        if is_cut_off and row.table_id is not None and row.kind not in _PRIVATE:
            await self._lose(row.table_id, keep)
        else:
            await self._database.write(keep, table_id=row.table_id)


def wait_s(attempts: int, error: Exception | None = None) -> float:
    """How long to wait after this many failed attempts; never less than Discord asks for."""
    wait = min(float(2 ** min(attempts, 10)) / 2, LONGEST_WAIT_S)
    return max(wait, error.retry_after) if isinstance(error, discord.RateLimited) else wait


def passes(error: Exception) -> bool:
    """Is this a temporary problem, so that trying again may help?"""
    if isinstance(error, discord.HTTPException) and error.status == _TOO_MANY_REQUESTS:
        return True
    return isinstance(error, _PASSING)


def _trouble(row: OutboxRow, what: str) -> Msg:
    return msg(f"table.trouble_{what}", number=str(row.table_id))


def _short(error: BaseException) -> str:
    """An error in one line; discord.py's messages contain no tokens and no addresses with tokens."""
    if isinstance(error, discord.HTTPException):
        return f"HTTP {error.status}, code {error.code}"
    return type(error).__name__
