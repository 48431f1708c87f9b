"""The only place that posts to channels.

Rows of the outbox are taken in order per target, rendered when they are sent, and posted with a nonce. So a post with a
lost answer is not repeated. If a post is forbidden or its place gone, the sender gives up, and the table's members are
told. Only answers that Discord defines are final (`bot.line.answers`). Other failures are retried for as long as
Discord is out of reach. If the reason is unknown or other posts get through, they are retried for an hour.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

import discord

from bot import meters
from bot.core.posting.direct import NotYet
from bot.core.posting.receipts import LISTED
from bot.line.answers import Contact, Unanswered, is_final, is_outage
from bot.line.outgoing import BadId
from bot.logs import concerning
from bot.outbox.order import urgency
from bot.outbox.poster import Gone, Poster
from bot.rounds import LONGEST_WAIT_S, Retries, Rounds, backoff_s
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
"""Number of targets that are served at the same time."""
APART_S = 0.025
"""Least time between rounds: each change wakes the sender, and so does each finished post."""
PATIENCE_S = 180.0
"""A post that takes longer is interrupted and retried.

This is longer than discord.py retries by itself: interrupting it while it waits out a global limit would block every
other request for ever.
"""
KEPT_S = 24 * 3600.0
"""Sent rows and handled interactions are stored for this long."""
TIDIED_EVERY_S = 3600.0
TRIED_FOR_S = 3600.0
"""A post that fails for an unknown reason, or while other posts get through, is retried for this long."""
FEWEST_TRIES = 10
"""Fewest attempts: the time above includes stretches in which the bot did not run."""

_PRIVATE = (
    *(NoticeKind.TROUBLE, NoticeKind.DIRECT, NoticeKind.TEST, NoticeKind.DIGEST),
    *(NoticeKind.CLEANUP, NoticeKind.KEEPALIVE, NoticeKind.REPLAY),
)
"""Kinds of posts whose failure is not reported to the table's opener."""
Lose = Callable[[int, Callable[[Connection], None], Msg | None], Awaitable[None]]
"""Function that notes an unreachable table by its number, in one transaction, and tells its members of it."""


class Sender:
    """Run `run` until cancelled; call `wake` after adding to the outbox."""

    def __init__(
        self,
        database: Database,
        poster: Poster,
        now: Callable[[], float],
        lose: Lose,
        contact: Contact,
    ) -> None:
        """Take `lose`, which is called when posting at a table fails for good."""
        self._contact = contact
        self._database = database
        self._poster = poster
        self._now = now
        self._lose = lose
        self._rounds = Rounds("the outbox", apart_s=APART_S)
        self._rows = Retries[int]("outbox row {}", LONGEST_WAIT_S, LONGEST_WAIT_S)
        """Rows by their numbers: those whose result could not be recorded stay claimed, and are sent again."""
        self._busy: dict[str, asyncio.Task[float]] = {}
        self._interrupted: set[int] = set()
        """Rows that an outage of the database interrupted; that uses up none of their attempts."""
        self._tidied_at = float("-inf")

    def wake(self) -> None:
        self._rounds.wake()

    async def run(self) -> None:
        """Send until cancelled; then finish posts under way, if that is quick."""
        try:
            await self._rounds.run(self._look, is_shared=self._database.is_shared)
        finally:
            if self._busy:
                await asyncio.wait(self._busy.values(), timeout=5)

    async def _look(self) -> float:
        await self._tidy()
        return await self._send_due()

    async def _tidy(self) -> None:
        now = self._now()
        # Rows without a server belong to the process that serves direct messages.
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
        """Start sending due rows; return the seconds until the next row is due."""
        if len(self._busy) >= AT_ONCE:
            # The next finished row starts another round.
            return LONGEST_WAIT_S
        now = self._now()
        shards = self._database.shards
        heads = await self._database.read(lambda conn: outbox.heads(conn, shards, due_by=now))
        # A target that is busy makes for another round when it is done.
        waiting = [
            row for row in heads if row.target not in self._busy and not self._rows.rests_s(row.id)
        ]
        for row in sorted((row for row in waiting if row.due_at <= now), key=urgency):
            if len(self._busy) >= AT_ONCE:
                break
            task = asyncio.create_task(
                self._rows.attempt(row.id, self._send(row)), name=f"outbox-{row.id}"
            )
            self._busy[row.target] = task
            task.add_done_callback(partial(self._finished, row.target))
        return min(
            (row.due_at - now for row in waiting if row.due_at > now), default=LONGEST_WAIT_S
        )

    def _finished(self, target: str, task: asyncio.Task[float]) -> None:
        """Serve the target again. An outage leaves its row open; the next round waits until it is over."""
        del self._busy[target]
        if not task.cancelled():
            task.exception()
        self.wake()

    async def _send(self, head: OutboxRow) -> float:
        concerning(row=head.id)
        if head.table_id is not None:
            concerning(table=head.table_id)
        now = self._now()
        again = head.id in self._interrupted
        row = await self._database.write(
            lambda conn: outbox.claim(conn, head.id, now=now, again=again)
        )
        self._interrupted.discard(head.id)
        try:
            if row is not None:
                await self._deal_with(row)
        except Unreachable:
            self._interrupted.add(head.id)
            raise
        return 0.0

    async def _deal_with(self, row: OutboxRow) -> None:
        """Post a row and record the result."""
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
            # The log names the operator's remedy for the table. After that the row is sent.
            await self._retry(row, LONGEST_WAIT_S)
        except Unreadable as broken:
            await self._give_up(row, broken.code, _trouble(row, "damaged"))
        except TableRefusal as refusal:
            await self._give_up(row, refusal.code, None)
        except Exception as error:
            if isinstance(error, BadId) or is_final(error):
                _log.error(
                    "Discord does not take outbox row %d (%s); it will not be tried again: %s",
                    row.id,
                    row.kind,
                    _short(error),
                )
                await self._give_up(row, _code(error), _trouble(row, "refused"))
            elif row.kind is NoticeKind.TURN:
                # The end of the turn is posted anyway.
                self._note(row, error, "it is left out")
                await self._drop(row)
            elif self._is_hopeless(row, error):
                _log.error(
                    "Outbox row %d (%s) could not be sent in %d attempts over %.0f s; it will not be tried again: %s",
                    *(row.id, row.kind, row.attempts + 1, self._tried_s(row), _short(error)),
                    exc_info=error,
                )
                await self._give_up(row, _code(error), _trouble(row, "unsent"))
            else:
                await self._put_off(row, error)

    def _is_hopeless(self, row: OutboxRow, error: Exception) -> bool:
        """Return whether a row has failed for so long that the reason must lie in the row itself."""
        if row.attempts + 1 < FEWEST_TRIES:
            return False
        tried_s = self._tried_s(row)
        if is_outage(error) and not isinstance(error, Unanswered):
            tried_s = min(tried_s, self._contact.lasted_s())
        return tried_s >= TRIED_FOR_S

    def _tried_s(self, row: OutboxRow) -> float:
        return 0.0 if row.claimed_at is None else self._now() - row.claimed_at

    async def _put_off(self, row: OutboxRow, error: Exception) -> None:
        wait = wait_s(row.attempts, error)
        self._note(row, error, f"trying again in {wait:.1f} s")
        await self._retry(row, wait)

    def _note(self, row: OutboxRow, error: Exception, then: str) -> None:
        """Log a failure; the first one of a row with a traceback if its reason is unknown."""
        is_known = is_outage(error) or row.attempts > 0
        _log.log(
            logging.INFO if is_known else logging.WARNING,
            "Outbox row %d (%s) was not sent (%s); %s.",
            *(row.id, row.kind, _short(error), then),
            exc_info=None if is_known else error,
        )

    async def _wait(self, row: OutboxRow, wait: float) -> None:
        """Put off a row that was not sent now. It stays claimed if an earlier attempt may have sent it."""
        if row.claimed:
            await self._retry(row, wait)
            return
        due = self._now() + wait
        await self._database.write(lambda conn: outbox.release(conn, row.id, due_at=due))

    async def _retry(self, row: OutboxRow, wait: float) -> None:
        due = self._now() + wait
        await self._database.write(lambda conn: outbox.retry(conn, row.id, due_at=due))

    async def _drop(self, row: OutboxRow) -> None:
        """Record the row as sent without a message, because it is dispensable."""
        now = self._now()
        await self._database.write(
            lambda conn: outbox.sent(conn, row.id, posted=None, now=now), table_id=row.table_id
        )

    async def _give_up(
        self, row: OutboxRow, error: str, told: Msg | None, *, is_cut_off: bool = False
    ) -> None:
        """Drop a row and tell the opener why.

        With `is_cut_off` the table cannot be posted at any more, and all its members are told.
        """
        now = self._now()
        meters.given_up(row.kind)
        is_lost = is_cut_off and row.table_id is not None and row.kind not in _PRIVATE

        def keep(conn: Connection) -> None:
            outbox.failed(conn, row.id, error=error)
            if row.kind in LISTED and row.table_id is not None:
                relist(conn, row.table_id, now)
            is_private = row.kind in _PRIVATE or is_lost
            if told is not None and row.table_id is not None and not is_private:
                trouble = notices.trouble_of(row.table_id, told)
                outbox.put_once(conn, trouble, until=row.target, now=now)

        if is_lost and row.table_id is not None:
            await self._lose(row.table_id, keep, told)
        else:
            await self._database.write(keep, table_id=row.table_id)


def wait_s(attempts: int, error: Exception | None = None) -> float:
    """Return the wait after this many failed attempts; never less than Discord asks for."""
    wait = backoff_s(attempts, 0.5, LONGEST_WAIT_S)
    return max(wait, error.retry_after) if isinstance(error, discord.RateLimited) else wait


def _trouble(row: OutboxRow, what: str) -> Msg:
    return msg(f"table.trouble_{what}", number=str(row.table_id))


def _code(error: Exception) -> str:
    """Return the reason for giving up a row, as it is stored."""
    if isinstance(error, discord.HTTPException):
        return f"{error.status}/{error.code}"
    return "bad_id" if isinstance(error, BadId) else "unsent"


def _short(error: BaseException) -> str:
    """Return an error in one line, without tokens, and without addresses that contain one."""
    if isinstance(error, discord.HTTPException):
        return f"HTTP {error.status}, code {error.code}"
    if isinstance(error, Unanswered | BadId):
        return str(error)
    return type(error).__name__
