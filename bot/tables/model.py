"""A table as it stands, and a change to it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any

from bot.store.rows import MoveKind, Notice, SeatRow, Secrets, Sitting, Status, TableRow
from rules.core.game import GameDef
from rules.core.log import Event
from rules.core.seats import Seat
from rules.core.text import Msg

__all__ = [
    "Actor",
    "Change",
    "Done",
    "LogEntry",
    "Position",
    "SeatRow",
    "Sitting",
    "Status",
    "TableRow",
    "Undo",
    "Verified",
]


@dataclass(frozen=True, slots=True)
class Actor:
    """Who asks for something, and the interaction that makes it happen once only."""

    member_id: int
    name: str
    interaction_id: int


@dataclass(frozen=True, slots=True)
class Position:
    """A table as it stands. The state is never changed in place."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    game: GameDef[Any, Any]
    state: Any | None
    """None until the table starts."""
    chain: bytes
    """Hash over everything up to the last entry of the log of moves."""
    sittings: tuple[Sitting, ...] = ()
    """Whose the seats were since the start, in the order of time."""

    @property
    def question_seqs(self) -> tuple[int, ...]:
        return self.table.asks

    def seat_of(self, member_id: int) -> Seat | None:
        return next((row.seat for row in self.seats if row.member_id == member_id), None)

    def has(self, member_id: int) -> bool:
        """Does the member sit there, or is a seat kept for the member?"""
        return any(member_id in (row.member_id, row.away_id) for row in self.seats)

    def seat_seen(self, member_id: int) -> Seat | None:
        """The one seat of a table in play whose secrets a member may have seen, by sitting there now or before."""
        return next((each.seat for each in self.sittings if each.member_id == member_id), None)

    def is_own(self, seat: Seat, member_id: int) -> bool:
        """Did the member sit there when the table started? Then the seat stays the member's to the end."""
        return any(
            each.seat == seat and each.member_id == member_id and each.since == 0
            for each in self.sittings
        )

    def waiting(self) -> Mapping[Seat, Msg]:
        """Who must act, and what they are asked; nobody unless the table is in play."""
        if self.table.status is not Status.PLAYING:
            return {}
        return self.game.waiting_for(self.state)

    def waiting_members(self) -> tuple[int, ...]:
        return tuple(
            member
            for seat in sorted(self.waiting())
            if (member := self.seats[seat].member_id) is not None
        )

    def members(self) -> tuple[int, ...]:
        """The members who hold a seat, in order of seats."""
        return tuple(row.member_id for row in self.seats if row.member_id is not None)

    def names(self, robot: Callable[[int], str]) -> Callable[[Seat], str]:
        """How seats are called; `robot` names the robot of a place counted from 1."""
        return lambda seat: (
            self.seats[seat].name if self.seats[seat].member_id is not None else robot(seat + 1)
        )


class Undo(Enum):
    """What becomes of the states that moves may be taken back to."""

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


@dataclass(frozen=True, slots=True)
class Change:
    """What an operation makes of a position: kept as a whole, or not at all."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    state: Any | None
    entry: LogEntry | None = None
    """Without one the state stays as it is."""
    undo: Undo = Undo.KEEP
    notices: tuple[Notice, ...] = ()


@dataclass(frozen=True, slots=True)
class Done:
    """An operation was carried out."""

    position: Position
    events: tuple[Event, ...] = field(default=())
    """What happened; private events included."""
    repeated: bool = False
    """It had been carried out before: the same interaction was delivered again."""


@dataclass(frozen=True, slots=True)
class Verified:
    """The outcome of replaying a table from its revealed seed."""

    ok: bool
    moves: int
    commitment: str
    secrets: Secrets
    state_hash: str
