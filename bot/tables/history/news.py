"""News of a table since a member last looked, as far as they may know it (hosting, chapter 5.1)."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from bot.store.database import Database
from bot.store.people.seen import Look
from bot.store.rows import MoveKind, MoveRow
from bot.tables.history import archive, records
from bot.tables.history.looks import Looks
from bot.tables.history.naming import as_called_then
from bot.tables.model import Position
from rules.core.log import Event
from rules.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Told:
    """Events of one turn, as one viewer may know them."""

    first: int
    """The number of its first entry in the log."""
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Since:
    """The turns after a member's last look, oldest first."""

    look: Look | None
    """None if the member has never looked."""
    turns: tuple[Told, ...]

    @property
    def after(self) -> int:
        """Return the last entry that was seen; -1 without one."""
        return -1 if self.look is None else self.look.seq


class News:
    def __init__(self, database: Database, looks: Looks) -> None:
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
    ) -> tuple[Told, ...]:
        """Return the turns after one entry and up to another, oldest first.

        Raises:
            LogDamaged: the log is damaged.
        """
        rows = await archive.between(self._database, at.table.id, after, until)
        return turns_of(at, rows, member_id)


def turns_of(at: Position, rows: Sequence[MoveRow], member_id: int) -> tuple[Told, ...]:
    """Return the entries turn by turn, without turns that are wholly hidden from the member.

    An event for one seat goes to the member who has it, if they had it already at that time.
    """
    turns: list[Told] = []
    for _, group in groupby(rows, key=_turn_of):
        entries = list(group)
        events = tuple(
            as_called_then(at, row.seq, event)
            for row in entries
            for event in records.decode_events(row.events)
            if event.is_for(seat_then(at, member_id, row.seq))
        )
        if events:
            turns.append(Told(entries[0].seq, events))
    return tuple(turns)


def seat_then(at: Position, member_id: int, seq: int) -> Seat | None:
    """Return the seat that a member has and had at an entry of the log."""
    seat = at.seat_of(member_id)
    held = [each for each in at.sittings if each.seat == seat and each.since <= seq]
    return seat if held and held[-1].member_id == member_id else None


def _turn_of(row: MoveRow) -> tuple[Seat | None, bool]:
    """Return the key of a turn: consecutive entries of one seat form one turn; changes of holder are separate."""
    return row.seat, row.kind in (MoveKind.MOVE, MoveKind.UNDO)
