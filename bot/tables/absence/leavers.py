"""Members who have left the server or are deleted at Discord (3.5): their seats are freed, or a robot plays on.

The chapter is that of the specification of hosting.
"""

from collections.abc import Iterator
from contextlib import suppress

from bot.store import tables
from bot.store.database import Connection, Database
from bot.store.finding import concerned
from bot.store.rows import Status, Timer, TimerKind
from bot.tables import lobby, playing
from bot.tables.changing import Changes
from bot.tables.dependencies import HasLeft
from bot.tables.errors import TableRefusal
from bot.tables.model import Change, Position
from rules.core.seats import Seat

_UNKNOWN_USER = "10013"
_NO_SERVER_IN_COMMON = "50278"


def may_have_left(conn: Connection, member_id: int, error: str, now_ms: int) -> Iterator[Timer]:
    """Yield checks of a member's tables after Discord has refused a direct message with this error code."""
    if error in (_UNKNOWN_USER, _NO_SERVER_IN_COMMON):
        for table_id in tables.of_member(conn, member_id):
            yield Timer(TimerKind.GONE, f"{table_id}:{member_id}", now_ms)


def without(at: Position, member_id: int) -> Change:
    """Free the seat of a member who has left the server, in the lobby; during play, give it to a robot."""
    seat = at.seat_of(member_id)
    match at.table.status:
        case Status.LOBBY if seat is not None:
            return lobby.left_server(at, seat)
        case Status.PLAYING if seat is not None:
            return playing.left_server(at, seat)
        case _:
            return Change(at.table, at.seats, at.state)


class Leavers:
    def __init__(self, database: Database, changes: Changes, has_left: HasLeft) -> None:
        self._database = database
        self._changes = changes
        self._has_left = has_left

    async def left(self, guild_id: int, member_id: int) -> None:
        """Act on the departure of a member from a server, at all their tables there."""

        def here(conn: Connection) -> list[int]:
            return concerned.tables_of(conn, guild_id, member_id)

        for table_id in await self._database.read(here):
            with suppress(TableRefusal):
                await self._changes.change(table_id, None, lambda at: without(at, member_id))

    async def has_gone(self, at: Position, seat: Seat) -> bool:
        """Return whether the member of a seat has left the server; if so, act on that departure."""
        member, guild_id = at.seats[seat].member_id, at.table.guild_id
        if member is None or not await self._has_left(guild_id, member):
            return False
        await self.left(guild_id, member)
        return True

    async def looked_at(self, at: Position, timer: Timer, now_ms: int) -> Change:
        """Free the seat of a member if Discord says that they have left; handles `TimerKind.GONE`."""
        member = int(timer.key.partition(":")[2])
        has_left = at.seat_of(member) is not None and await self._has_left(
            at.table.guild_id, member
        )
        return without(at, member) if has_left else Change(at.table, at.seats, at.state)
