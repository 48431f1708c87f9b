"""Members whose direct messages Discord refuses, because they have left the server or are deleted (3.5).

The chapter is that of the specification of hosting.
"""

from collections.abc import Iterator

from bot.store import tables
from bot.store.database import Connection
from bot.store.rows import Due, DueKind, Status
from bot.tables import playing
from bot.tables.dependencies import HasLeft
from bot.tables.model import Change, Position

_UNKNOWN_USER = "10013"
_NO_SERVER_IN_COMMON = "50278"


def may_have_left(conn: Connection, member_id: int, error: str, now_ms: int) -> Iterator[Due]:
    """Yield checks of a member's tables after Discord has refused a direct message with this error code."""
    if error in (_UNKNOWN_USER, _NO_SERVER_IN_COMMON):
        for table_id in tables.of_member(conn, member_id):
            yield Due(DueKind.GONE, f"{table_id}:{member_id}", now_ms)


class Leavers:
    def __init__(self, has_left: HasLeft) -> None:
        self._has_left = has_left

    async def looked_at(self, at: Position, due: Due, now_ms: int) -> Change:
        """Give the seat of a member to a robot if Discord says that they have left; handles `DueKind.GONE`."""
        member = int(due.key.partition(":")[2])
        seat = at.seat_of(member)
        is_over = seat is None or at.table.status is not Status.PLAYING
        if is_over or not await self._has_left(at.table.guild_id, member):
            return Change(at.table, at.seats, at.state)
        assert seat is not None
        return playing.left_server(at, seat)
