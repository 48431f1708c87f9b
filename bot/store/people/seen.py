"""The last entry of a table's log that a member has seen."""

from msgspec import Struct
from sqlalchemy import Connection, bindparam, func, select

from bot.store.declaring import people
from bot.store.rows import MoveKind
from bot.store.schema import moves
from bot.store.upsert import Upsert

_seen = people.seen


class Look(Struct, frozen=True):
    """The last entry that was seen, and the moment in milliseconds since 1970."""

    seq: int
    at_ms: int


_PUT = Upsert(_seen, "seq", "at_ms")
_LAST = select(_seen.c.seq, _seen.c.at_ms).where(
    _seen.c.table_id == bindparam("of_table"), _seen.c.member_id == bindparam("of_member")
)
_OWN = select(func.max(moves.c.seq)).where(
    moves.c.table_id == bindparam("of_table"),
    moves.c.member_id == bindparam("of_member"),
    moves.c.kind.in_((MoveKind.MOVE.value, MoveKind.UNDO.value)),
)
_MADE_AT = select(moves.c.at).where(
    moves.c.table_id == bindparam("of_table"), moves.c.seq == bindparam("entry")
)


def put(conn: Connection, table_id: int, member_id: int, look: Look) -> None:
    row = {
        "table_id": table_id,
        "member_id": member_id,
        "seq": look.seq,
        "at_ms": look.at_ms,
    }
    _PUT.run(conn, row)


def last(conn: Connection, table_id: int, member_id: int) -> Look | None:
    """Return the later of the last look and the member's last own move; None if there has been neither."""
    facts = {"of_table": table_id, "of_member": member_id}
    row = conn.execute(_LAST, facts).one_or_none()
    looked = None if row is None else Look(row.seq, row.at_ms)
    own = conn.execute(_OWN, facts).scalar()
    if own is None or (looked is not None and looked.seq >= own):
        return looked
    made_at = conn.execute(_MADE_AT, {"of_table": table_id, "entry": own}).scalar_one()
    return Look(own, made_at * 1000)
