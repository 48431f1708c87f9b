"""Members who stay apart: limits to matching them, and to sitting down at each other's tables."""

from collections.abc import Iterator

from bot.store.database import Connection, Database
from bot.store.people import bans
from bot.store.rows import Status
from bot.tables.errors import TableRefusal
from bot.tables.model import Position
from bot.tables.names import member
from rules.core.seats import Seat


async def assert_not_apart(
    database: Database, at: Position, member_id: int, seat: Seat | None
) -> None:
    """Refuse a member who, by a block of either, stays apart from the host, or from the seat's last member.

    Other players are no reason: a block says nothing about tables of others. A seat that is kept for a member is never
    refused.

    Raises:
        TableRefusal: blocked_by_you, or else not_for_you, which does not reveal the block.
    """
    if at.has(member_id):
        return
    others = set(_hosts_and_owners(at, seat)) - {member_id}

    def look(conn: Connection) -> tuple[frozenset[int], tuple[int, ...]]:
        return bans.apart_from(conn, member_id), bans.blocked_by(conn, member_id)

    apart, own = await database.read(look)
    if blocked := others & set(own):
        raise TableRefusal("blocked_by_you", member=member(min(blocked)))
    if others & apart:
        raise TableRefusal("not_for_you")


def is_apart(conn: Connection, at: Position, member_id: int, seat: Seat) -> bool:
    """Return whether a block with any member of the table bars a member from an offer of a seat."""
    others = {*at.members(), *_hosts_and_owners(at, seat)}
    return not others.isdisjoint(bans.apart_from(conn, member_id))


def _hosts_and_owners(at: Position, seat: Seat | None) -> Iterator[int]:
    """Yield the opener of the table, if they still belong to it, and the present or last members of the seat."""
    opener = at.table.opener_id
    if at.table.status is Status.LOBBY or at.has(opener):
        yield opener
    if seat is None or seat not in range(len(at.seats)):
        return
    if (away := at.seats[seat].away_id) is not None:
        yield away
        return
    held = [each.member_id for each in at.sittings if each.seat == seat and each.member_id]
    yield from held[-1:]
