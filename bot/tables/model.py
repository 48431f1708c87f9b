"""The position of a table, and a change to it."""

import dataclasses
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any

from msgspec import structs

from bot.clocks.conduct import Ending
from bot.clocks.spans import FreeTime
from bot.store.database import Connection
from bot.store.rows import (
    MoveKind,
    Notice,
    SeatRow,
    Secrets,
    Sitting,
    Status,
    TableRow,
    Timer,
    TimerKind,
)
from bot.tables.names import is_former
from rules.core.game import GameDef
from rules.core.log import Event
from rules.core.seats import Seat
from rules.core.text import Msg, Typed

_SNOWFLAKE_BITS = 22
_SNOWFLAKE_EPOCH_MS = 1420070400000
"""Start of the time in numbers that Discord gives out: the beginning of 2015."""


def snowflake_ms(snowflake: int) -> int:
    """Return the moment at which Discord gave out a number, in UTC milliseconds."""
    return (snowflake >> _SNOWFLAKE_BITS) + _SNOWFLAKE_EPOCH_MS


@dataclass(frozen=True, slots=True)
class Actor:
    """The member behind a request, and its interaction, which makes sure that it is carried out only once."""

    member_id: int
    name: Typed
    interaction_id: int

    @property
    def at_ms(self) -> int:
        """Return the moment of the request by Discord's clock, in UTC milliseconds."""
        return snowflake_ms(self.interaction_id)


@dataclass(frozen=True, slots=True)
class Position:
    """All facts about a table at one moment. The state is never changed in place."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    game: GameDef[Any, Any]
    state: Any | None
    """None until the table starts."""
    chain: bytes
    """Hash over the log of moves up to its last entry."""
    sittings: tuple[Sitting, ...] = ()
    """Holders of seats since the start, oldest first."""
    is_outdated: bool = False
    """True if it stays with earlier rules than its title has by now."""
    lacks_options: bool = False
    """True if its row lacks options that were introduced after it was stored."""
    seal: bytes | None = None
    """The seal with which it is stored. Another stored seal means that another process has changed the table."""

    @property
    def row(self) -> TableRow:
        """Return its stored row, so that all differences are written."""
        return structs.replace(self.table, options={}) if self.lacks_options else self.table

    @property
    def question_seqs(self) -> tuple[int, ...]:
        return self.table.asks

    def seat_of(self, member_id: int) -> Seat | None:
        return next((row.seat for row in self.seats if row.member_id == member_id), None)

    def has(self, member_id: int) -> bool:
        """Return whether the member has a seat here, or one is reserved for them."""
        return any(member_id in (row.member_id, row.away_id) for row in self.seats)

    def seat_seen(self, member_id: int) -> Seat | None:
        """Return the only seat whose secrets a member may have seen, because they have or had it during play."""
        return next((each.seat for each in self.sittings if each.member_id == member_id), None)

    def is_own(self, seat: Seat, member_id: int) -> bool:
        """Return whether the member had this seat when the table started. Then they may always come back to it."""
        return any(
            each.seat == seat and each.member_id == member_id and each.since == 0
            for each in self.sittings
        )

    def last_guest(self, seat: Seat) -> Sitting | None:
        """Return the last member of this seat, if they took it over during play."""
        held = [each for each in self.sittings if each.seat == seat and each.member_id is not None]
        if not held:
            return None
        last = held[-1]
        own = last.member_id is not None and self.is_own(seat, last.member_id)
        return None if own else last

    def waiting(self) -> Mapping[Seat, Msg]:
        """Return the seats that must act, with their questions; empty unless the table is in play."""
        if self.table.status is not Status.PLAYING:
            return {}
        return self.game.waiting_for(self.state)

    def waiting_members(self) -> tuple[int, ...]:
        """Return the members who must act, in order of seats."""
        return tuple(
            member
            for seat in sorted(self.waiting())
            if (member := self.seats[seat].member_id) is not None and not is_former(member)
        )

    def members(self) -> tuple[int, ...]:
        """Return the members with a seat, in order of seats, without former players."""
        return tuple(
            row.member_id
            for row in self.seats
            if row.member_id is not None and not is_former(row.member_id)
        )

    def names(self, robot: Callable[[int], str]) -> Callable[[Seat], Typed | str]:
        """Return a function that names seats; `robot` names a robot by its place, counted from 1."""
        return lambda seat: (
            self.seats[seat].name if self.seats[seat].member_id is not None else robot(seat + 1)
        )


class Undo(Enum):
    """Effect on the states to which moves can be taken back."""

    KEEP = auto()
    PUSH = auto()
    POP = auto()
    CLEAR = auto()


@dataclass(frozen=True, slots=True)
class LogEntry:
    """An addition to the log of moves."""

    kind: MoveKind
    seat: Seat | None
    move: bytes | None
    events: tuple[Event, ...]
    member_id: int | None = None
    """Its maker; None for the actor of the change."""


@dataclass(frozen=True, slots=True)
class Parting:
    """A member's time in a seat ends before the table does."""

    seat: Seat
    what: Ending
    has_left_server: bool = False
    """True if they may still come back to the server; until it is certain that they don't, this does not count."""


@dataclass(frozen=True, slots=True)
class Change:
    """Changes to a position by an operation. They are stored as a whole or not at all."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    state: Any | None
    entry: LogEntry | None = None
    """None if the state does not change."""
    earlier: tuple[tuple[LogEntry, Any], ...] = ()
    """Entries before it, each with the state that it leads to. The number of the table's last entry counts them."""
    undo: Undo = Undo.KEEP
    notices: tuple[Notice, ...] = ()
    timers: tuple[Timer, ...] = ()
    """Timers from now on, in place of timers with the same kinds and keys."""
    dropped_timers: tuple[tuple[TimerKind, str], ...] = ()
    """Kinds and keys of timers to be dropped first."""
    handled: Timer | None = None
    """The timer that brought the change about; it is removed with it."""
    parting: Parting | None = None
    """The end of a member's time in the seat, for their conduct."""
    answers_for: int | None = None
    """The member whose pre-move is made; they are named as its maker."""
    also: Callable[[Connection], None] | None = None
    """Function that stores further rows in the same transaction."""
    then: Callable[[], None] | None = None
    """Function that is called once all of it is stored."""
    free: Mapping[int, FreeTime] | None = None
    """Free time of the members, if the decision has needed it."""

    def with_timers(self, *more: Timer) -> "Change":
        return dataclasses.replace(self, timers=(*self.timers, *more))

    def storing(self, store: Callable[[Connection], None]) -> "Change":
        """Return the same change with a further store in its transaction."""
        before = self.also

        def both(conn: Connection) -> None:
            if before is not None:
                before(conn)
            store(conn)

        return dataclasses.replace(self, also=both)

    def without_timers(self, *dropped: tuple[TimerKind, str]) -> "Change":
        """Return the same change without timers of these kinds and keys, unless it arms them itself."""
        return dataclasses.replace(self, dropped_timers=(*self.dropped_timers, *dropped))


@dataclass(frozen=True, slots=True)
class Done:
    """An operation was carried out."""

    position: Position
    events: tuple[Event, ...] = field(default=())
    """Events of the operation, including private events."""
    repeated: bool = False
    """True if it was carried out earlier, and Discord has delivered the same interaction again."""


@dataclass(frozen=True, slots=True)
class Verified:
    """The outcome of replaying a table from its revealed seed."""

    ok: bool
    moves: int
    commitment: str
    secrets: Secrets
    state_hash: str
