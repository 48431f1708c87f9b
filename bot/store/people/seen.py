"""The last entry of a table's log that a member has seen."""

from msgspec import Struct
from sqlalchemy import Connection, func, select

from bot.store.declaring import people
from bot.store.declaring.columns import its, upsert
from bot.store.rows import MoveKind
from bot.store.schema import moves

_seen = people.seen


class ReadMarker(Struct, frozen=True):
    """The last entry that was seen, and the moment in milliseconds since 1970."""

    seq: int
    at_ms: int


_PUT = upsert(_seen, "seq", "at_ms")
_LAST = select(_seen.c.seq, _seen.c.at_ms).where(
    its(_seen, table_id="of_table", member_id="of_member")
)
_OWN = select(func.max(moves.c.seq)).where(
    its(moves, table_id="of_table", member_id="of_member"),
    moves.c.kind.in_((MoveKind.MOVE.value, MoveKind.UNDO.value)),
)
_MADE_AT = select(moves.c.at).where(its(moves, table_id="of_table", seq="entry"))


def put(conn: Connection, table_id: int, member_id: int, look: ReadMarker) -> None:
    row = {
        "table_id": table_id,
        "member_id": member_id,
        "seq": look.seq,
        "at_ms": look.at_ms,
    }
    conn.execute(_PUT, row)


def last(conn: Connection, table_id: int, member_id: int) -> ReadMarker | None:
    """Return the later of the last look and the member's last own move; None if there has been neither."""
    facts = {"of_table": table_id, "of_member": member_id}
    row = conn.execute(_LAST, facts).one_or_none()
    looked = None if row is None else ReadMarker(row.seq, row.at_ms)
    own = conn.execute(_OWN, facts).scalar()
    if own is None or (looked is not None and looked.seq >= own):
        return looked
    made_at = conn.execute(_MADE_AT, {"of_table": table_id, "entry": own}).scalar_one()
    return ReadMarker(own, made_at * 1000)
