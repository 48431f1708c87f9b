"""A table as it was at the end of each of its turns, for looking back step by step.

Logs are replayed in slices by `Run`, so that other work waits only briefly. The cache holds the replays of the tables
that were viewed last.
"""

import asyncio
import dataclasses
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol, TypeVar
from weakref import WeakValueDictionary

from cachetools import LRUCache
from msgspec.structs import replace

from bot.store import moves, tables
from bot.store.damage import Damaged
from bot.store.database import Connection, Database
from bot.store.errors import Unreachable
from bot.store.rows import MoveRow, SeatRow, Sitting, Status
from bot.tables.errors import LogDamaged, TableRefusal
from bot.tables.history import records
from bot.tables.history.archive import as_called_then, sitting_at
from bot.tables.history.tape import EVERY, Passed, Stop, Tape
from bot.tables.model import Position
from rules.core.game import RobotLevel
from rules.core.log import Event
from rules.core.seats import Seat

T = TypeVar("T")

KEPT_TABLES = 16
PAGE = 100
"""Entries of a log that are read at a time."""
NEWEST = 9999
"""A number past every stop, for the newest one."""


class Run(Protocol):
    """Calls a function in the background."""

    def __call__(self, work: Callable[[], T], /) -> Awaitable[T]: ...


@dataclass(frozen=True, slots=True)
class Moment:
    """A table at the end of one of its turns."""

    position: Position
    """The table as it was; without a state if its rules are not installed."""
    number: int
    """Number of turns played so far; 0 is the set-up."""
    stops: tuple[Stop, ...]
    """All ends of turns, the set-up first."""
    events: tuple[Event, ...]
    """Events of the turn, including private events, with the names of that time."""

    @property
    def stop(self) -> Stop:
        return self.stops[self.number]

    @property
    def has_state(self) -> bool:
        return self.position.state is not None


class Replays:
    def __init__(self, database: Database, run: Run = asyncio.to_thread) -> None:
        self._database = database
        self._run = run
        self._tapes: LRUCache[int, Tape] = LRUCache(KEPT_TABLES)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def stops(self, at: Position) -> tuple[Stop, ...]:
        """Return the ends of a table's turns, the set-up first.

        Raises:
            TableRefusal: not_started.
            LogDamaged: its log is damaged, or does not lead to the present state.
        """
        async with self._locked(at.table.id):
            return (await self._tape(at)).stops

    async def moment(self, at: Position, wanted: int, *, step: int = 0) -> Moment:
        """Return the table at the last end of a turn up to entry `wanted`, or `step` turns after that.

        Raises:
            TableRefusal: not_started.
            LogDamaged: its log is damaged, or does not lead to the present state.
        """
        async with self._locked(at.table.id):
            tape = await self._tape(at)
            stops = tape.stops
            found = max(place for place, stop in enumerate(stops) if stop.seq <= max(wanted, 0))
            number = min(max(found + step, 0), len(stops) - 1)
            seq = stops[number].seq
            state = None
            if tape.has_states:
                state = await self._run(partial(tape.state_after, seq))
            position = _as_it_was(at, seq, state)
            told = tape.events(stops[number - 1].seq if number else -1, seq)
            events = tuple(as_called_then(position, entry, event) for entry, event in told)
            return Moment(position, number, stops, events)

    async def exactly(self, at: Position, seq: int) -> Position:
        """Return the table after an entry, also in the middle of a turn; without a state if its rules are not
        installed.

        Raises:
            TableRefusal: not_started.
            LogDamaged: its log is damaged, or does not lead to where the table stands.
        """
        async with self._locked(at.table.id):
            tape = await self._tape(at)
            state = await self._run(partial(tape.state_after, seq)) if tape.has_states else None
            return _as_it_was(at, seq, state)

    async def made_by(self, at: Position, member_id: int) -> tuple[MoveRow, ...]:
        """Return the moves that a member made and did not take back; none if their rules are not installed.

        Raises:
            TableRefusal: not_started.
            LogDamaged: its log is damaged, or does not lead to the present state.
        """
        async with self._locked(at.table.id):
            tape = await self._tape(at)
            return tape.made_by(member_id) if tape.has_states else ()

    async def before(self, at: Position, seq: int) -> Any:
        """Return the state in which entry `seq`, a move, was made.

        Raises:
            TableRefusal: not_started.
            LogDamaged: its log is damaged, or does not lead to the present state.
        """
        async with self._locked(at.table.id):
            tape = await self._tape(at)
            return await self._run(partial(tape.state_after, seq - 1))

    async def passed(self, at: Position, seat: Seat) -> Passed | None:
        """Return a seat's last turn and all that has followed; see `Tape.passed`.

        Raises:
            TableRefusal: not_started.
            LogDamaged: its log is damaged, or does not lead to the present state.
        """
        async with self._locked(at.table.id):
            tape = await self._tape(at)
            return await self._run(partial(tape.passed, seat))

    async def _tape(self, at: Position) -> Tape:
        """Return the replay of a table, up to the end of its log; the caller holds the table's lock."""
        if at.state is None:
            raise TableRefusal("not_started" if at.table.status is Status.LOBBY else "ended")
        tape = self._tapes.pop(at.table.id, None)
        try:
            tape = await self._grown(at, tape)
        except (TableRefusal, Unreachable):
            raise
        except Exception as error:
            # Stored rows may be wrong in any way.
            raise LogDamaged(at.table.id) from error
        self._tapes[at.table.id] = tape
        return tape

    async def _grown(self, at: Position, tape: Tape | None) -> Tape:
        table_id = at.table.id
        if tape is None or not await self._is_of(tape, at):
            secrets = await self._database.read(lambda conn: tables.secrets(conn, table_id))
            assert secrets is not None
            tape = Tape(at, secrets)
        while tape.last_seq < at.table.seq:
            after = tape.last_seq
            until = min(after + PAGE, at.table.seq)
            rows = await self._database.read(partial(_page, table_id, after, until))
            if not rows or not records.holds_together(rows, tape.last_hash):
                raise Damaged("its entries do not follow from each other")
            for start in range(0, len(rows), EVERY):
                await self._run(partial(_add, tape, rows[start : start + EVERY]))
        if not await self._run(partial(tape.ends_in, at.state)):
            raise Damaged("it does not lead to where the table stands")
        return tape

    async def _is_of(self, tape: Tape, at: Position) -> bool:
        """Return whether the table's log is still the one replayed. A deletion of a member's data rewrites it."""
        seq = tape.last_seq
        row = await self._database.read(lambda conn: moves.entry(conn, at.table.id, seq))
        return seq <= at.table.seq and row is not None and row.hash == tape.last_hash

    def _locked(self, table_id: int) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())


def _page(table_id: int, after: int, until: int, conn: Connection) -> list[MoveRow]:
    return moves.log(conn, table_id, after, until)


def _add(tape: Tape, rows: Sequence[MoveRow]) -> None:
    for row in rows:
        tape.add(row)


def _as_it_was(at: Position, seq: int, state: object) -> Position:
    """Return the table after an entry of its log, with the seats of that time."""
    table = at.table
    if seq < table.seq:
        table = replace(table, seq=seq, status=Status.PLAYING)
    then = sitting_at(at.sittings, seq + 1)
    seats = tuple(_seat(row, then[row.seat]) if row.seat in then else row for row in at.seats)
    return dataclasses.replace(at, table=table, seats=seats, state=state)


def _seat(row: SeatRow, sitting: Sitting) -> SeatRow:
    if sitting.member_id == row.member_id and (row.member_id is None or sitting.name == row.name):
        return row
    level = None if sitting.member_id is not None else row.robot_level or RobotLevel.EASY
    return SeatRow(row.seat, sitting.member_id, level, None, sitting.name)
