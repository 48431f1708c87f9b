"""Members' vacations, and the moments from which they earn days."""

from collections.abc import Iterable

from sqlalchemy import Connection, bindparam, delete, func, select

from bot.clocks.vacation import Vacation
from bot.store import settings
from bot.store.declaring.columns import its, upsert
from bot.store.schema import moves, sittings, tables, vacations
from bot.store.values import Rows

_ROWS = Rows(vacations, Vacation)
_OF_MEMBER = _ROWS.all.where(vacations.c.member_id == bindparam("member")).order_by(
    vacations.c.from_ms
)
_OF_MEMBERS = (
    _ROWS.all.add_columns(vacations.c.member_id)
    .where(vacations.c.member_id.in_(bindparam("members", expanding=True)))
    .order_by(vacations.c.from_ms)
)
_PUT = upsert(vacations, "to_ms", "days", "is_automatic")
_DROP = delete(vacations).where(its(vacations, member_id="member", from_ms="start"))
_FIRST = (
    select(func.min(tables.c.started_at))
    .join(sittings, sittings.c.table_id == tables.c.id)
    .where(sittings.c.member_id == bindparam("member"))
)
_LAST_MOVE = select(func.max(moves.c.at)).where(
    its(moves, table_id="of_table", member_id="member"),
    moves.c.kind == "move",
)
_MANUAL = "vacation_manual."
"""Prefix, before the ID of a member, of the fact that no day begins by itself for them."""


def of_member(conn: Connection, member_id: int) -> tuple[Vacation, ...]:
    """Return a member's vacations, past and planned, in the order of time."""
    return tuple(_ROWS.several(conn, _OF_MEMBER, member=member_id))


def of_members(conn: Connection, members: Iterable[int]) -> dict[int, tuple[Vacation, ...]]:
    """Return the same for several members."""
    found: dict[int, tuple[Vacation, ...]] = dict.fromkeys(members, ())
    for row in conn.execute(_OF_MEMBERS, {"members": list(found)}):
        found[row.member_id] += (_ROWS.read(row),)
    return found


def put(conn: Connection, member_id: int, vacation: Vacation) -> None:
    """Store a vacation, or a change to the one that begins at the same moment."""
    conn.execute(_PUT, _ROWS.row(vacation, member_id=member_id))


def drop(conn: Connection, member_id: int, from_ms: int) -> None:
    conn.execute(_DROP, {"member": member_id, "start": from_ms})


def first_table_ms(conn: Connection, member_id: int) -> int | None:
    """Return the start of the member's first table, in UTC milliseconds; None without one."""
    first = conn.execute(_FIRST, {"member": member_id}).scalar_one_or_none()
    return None if first is None else int(first) * 1000


def last_move_ms(conn: Connection, table_id: int, member_id: int) -> int:
    """Return the moment of the member's last move at a table, in UTC milliseconds; 0 for never."""
    found = conn.execute(_LAST_MOVE, {"of_table": table_id, "member": member_id})
    return int(found.scalar_one_or_none() or 0) * 1000


def begin_by_themselves(conn: Connection, member_id: int) -> bool:
    """Return whether vacation days may begin by themselves for a member; that is the default."""
    return settings.fact(conn, f"{_MANUAL}{member_id}") != "1"


def set_begin_by_themselves(conn: Connection, member_id: int, on: bool) -> None:
    settings.set_fact(conn, f"{_MANUAL}{member_id}", str(int(not on)))
