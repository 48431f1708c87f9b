"""The last entries that members have seen, and the news since, as far as they may know it (hosting, chapter 5.1)."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby

from cachetools import LRUCache

from bot.store.database import Database
from bot.store.errors import Unreachable
from bot.store.people import seen
from bot.store.people.seen import ReadMarker
from bot.store.rows import MoveKind, MoveRow
from bot.tables.history import archive, records
from bot.tables.history.archive import as_called_then
from bot.tables.model import Position
from bot.tables.under_way import UnderWay
from rules.core.log import Event
from rules.core.seats import Seat

_log = logging.getLogger(__name__)

KEPT = 4096
"""Number of looks in the cache."""


class ReadMarkers:
    """Writes at most once per entry and member, in the background.

    A member's own moves need no writing: the log has them.
    """

    def __init__(self, database: Database, now_ms: Callable[[], int]) -> None:
        self._database = database
        self._now_ms = now_ms
        self._latest: LRUCache[tuple[int, int], ReadMarker] = LRUCache(KEPT)
        self._under_way = UnderWay()

    def note(self, at: Position, member_id: int) -> None:
        """Note that the member looks at the table as it stands."""
        key = (at.table.id, member_id)
        before = self._latest.get(key)
        if at.state is None or (before is not None and before.seq >= at.table.seq):
            return
        look = ReadMarker(at.table.seq, self._now_ms())
        self._latest[key] = look
        self._under_way.begin(self._write(at.table.id, member_id, look))

    async def last(self, table_id: int, member_id: int) -> ReadMarker | None:
        """Return the later of the member's last look and their last own move; None if there has been neither."""
        stored = await self._database.read(lambda conn: seen.last(conn, table_id, member_id))
        noted = self._latest.get((table_id, member_id))
        if stored is None or (noted is not None and noted.seq > stored.seq):
            return noted
        return stored

    async def settle(self) -> None:
        """Wait until all noted looks are written."""
        await self._under_way.settle()

    async def _write(self, table_id: int, member_id: int, look: ReadMarker) -> None:
        try:
            await self._database.write(lambda conn: seen.put(conn, table_id, member_id, look))
        except asyncio.CancelledError:
            raise
        except Unreachable:
            # It is remembered in memory, and the next look is stored.
            return
        except Exception:
            _log.exception("table %d: a look cannot be stored", table_id)


@dataclass(frozen=True, slots=True)
class TurnNews:
    """Events of one turn, as one viewer may know them."""

    first: int
    """The number of its first entry in the log."""
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Since:
    """The turns after a member's last look, oldest first."""

    look: ReadMarker | None
    """None if the member has never looked."""
    turns: tuple[TurnNews, ...]

    @property
    def after(self) -> int:
        """Return the last entry that was seen; -1 without one."""
        return -1 if self.look is None else self.look.seq


class News:
    def __init__(self, database: Database, looks: ReadMarkers) -> None:
        self._database = database
        self._looks = looks

    async def since(self, at: Position, member_id: int) -> Since:
        """Return the news of a table for a member.

        Raises:
            LogDamaged: the log is damaged.
        """
        look = await self._looks.last(at.table.id, member_id)
        if look is not None and look.seq >= at.table.seq:
            return Since(look, ())
        after = -1 if look is None else look.seq
        return Since(look, await self.between(at, member_id, after, at.table.seq))

    async def between(
        self, at: Position, member_id: int, after: int, until: int
    ) -> tuple[TurnNews, ...]:
        """Return the turns after one entry and up to another, oldest first.

        Raises:
            LogDamaged: the log is damaged.
        """
        rows = await archive.between(self._database, at.table.id, after, until)
        return turns_of(at, rows, member_id)


def turns_of(at: Position, rows: Sequence[MoveRow], member_id: int) -> tuple[TurnNews, ...]:
    """Return the entries turn by turn, without turns that are wholly hidden from the member.

    An event for one seat goes to the member who has it, if they had it already at that time. Turns of the member's
    own are left out, unless there are no others.
    """
    turns: list[TurnNews] = []
    own: list[TurnNews] = []
    for (_, is_played), group in groupby(rows, key=_turn_of):
        entries = list(group)
        events = tuple(
            as_called_then(at, row.seq, event)
            for row in entries
            for event in records.decode_events(row.events)
            if event.is_for(seat_then(at, member_id, row.seq))
        )
        if events:
            is_own = is_played and all(row.member_id == member_id for row in entries)
            (own if is_own else turns).append(TurnNews(entries[0].seq, events))
    return tuple(turns or own)


def seat_then(at: Position, member_id: int, seq: int) -> Seat | None:
    """Return the seat that a member has and had at an entry of the log."""
    seat = at.seat_of(member_id)
    held = [each for each in at.sittings if each.seat == seat and each.since <= seq]
    return seat if held and held[-1].member_id == member_id else None


def _turn_of(row: MoveRow) -> tuple[Seat | None, bool]:
    """Return the key of a turn: consecutive entries of one seat form one turn; changes of holder are separate."""
    return row.seat, row.kind in (MoveKind.MOVE, MoveKind.UNDO)
