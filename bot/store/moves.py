"""The log of moves, the interactions that were carried out, and the states that moves can be taken back to."""

from hashlib import sha256

from sqlalchemy import Connection, bindparam, delete, func, insert, select

from bot.store import schema
from bot.store.damage import found_damaged
from bot.store.declaring.columns import upsert
from bot.store.rows import MoveKind, MoveRow
from bot.store.schema import interactions, undo_states
from bot.store.values import Rows

NO_ENTRY = -1
"""Recorded for an interaction that added no entry to the log."""
NO_END = 2**31 - 1
"""Greater than the number of any entry."""

_moves = schema.moves
_OF_TABLE = _moves.c.table_id == bindparam("of_table")
_ROWS = Rows(_moves, MoveRow)
_COLUMNS = _ROWS.all.where(_OF_TABLE)
_APPEND = insert(_moves).inline()
_LOG = _COLUMNS.where(
    _moves.c.seq > bindparam("after"), _moves.c.seq <= bindparam("until")
).order_by(_moves.c.seq)
_ENTRY = _COLUMNS.where(_moves.c.seq == bindparam("entry"))
_MADE_AT = select(_moves.c.at).where(_OF_TABLE, _moves.c.seq == bindparam("entry"))
_LAST_BY_MEMBER = (
    select(_moves.c.member_id, _moves.c.at)
    .where(_OF_TABLE, _moves.c.member_id.is_not(None), _moves.c.kind == MoveKind.MOVE.value)
    .order_by(_moves.c.seq.desc())
    .limit(1)
)

_DONE = select(interactions.c.table_id, interactions.c.seq).where(
    interactions.c.id == bindparam("interaction_id")
)
_MARK_DONE = upsert(interactions)
_LAST_AT = select(func.max(interactions.c.at)).where(interactions.c.at <= bindparam("until"))
_FORGET = delete(interactions).where(interactions.c.at < bindparam("before"))

_UNDO_OF_TABLE = undo_states.c.table_id == bindparam("of_table")
_PUSH_UNDO = insert(undo_states).inline()
_CLEAR_UNDO = delete(undo_states).where(_UNDO_OF_TABLE)
_POP_UNDO = _CLEAR_UNDO.where(
    undo_states.c.seq == select(func.max(undo_states.c.seq)).where(_UNDO_OF_TABLE).scalar_subquery()
)
_LAST_UNDO = (
    select(undo_states.c.state, _moves.c.state_hash)
    .outerjoin(
        _moves,
        (_moves.c.table_id == undo_states.c.table_id) & (_moves.c.seq == undo_states.c.seq - 1),
    )
    .where(_UNDO_OF_TABLE)
    .order_by(undo_states.c.seq.desc())
    .limit(1)
)


class DoneBefore(Exception):
    """An interaction was carried out already; `seq` is the entry that it added, or `NO_ENTRY`."""

    def __init__(self, table_id: int, seq: int) -> None:
        super().__init__(table_id, seq)
        self.table_id = table_id
        self.seq = seq


def append(conn: Connection, table_id: int, row: MoveRow) -> None:
    conn.execute(_APPEND, _ROWS.row(row, table_id=table_id))


def last_by_member(conn: Connection, table_id: int) -> tuple[int, int] | None:
    """Return the member who moved last at a table, and the moment (in seconds since 1970); None if only robots have."""
    row = conn.execute(_LAST_BY_MEMBER, {"of_table": table_id}).one_or_none()
    return None if row is None else (row.member_id, row.at)


def log(
    conn: Connection, table_id: int, after: int = NO_ENTRY, until: int = NO_END
) -> list[MoveRow]:
    """Return the entries after the one with number `after`, up to `until`, oldest first.

    Raises:
        Damaged: an entry cannot be read.
    """
    with found_damaged():
        return _ROWS.several(conn, _LOG, of_table=table_id, after=after, until=until)


def entry(conn: Connection, table_id: int, seq: int) -> MoveRow | None:
    """Return an entry of the log. Raise `Damaged` if it cannot be read."""
    with found_damaged():
        return _ROWS.one(conn, _ENTRY, of_table=table_id, entry=seq)


def made_at(conn: Connection, table_id: int, seq: int) -> int | None:
    """Return the moment of an entry, in seconds since 1970; None if there is none with this number."""
    facts = {"of_table": table_id, "entry": seq}
    return conn.execute(_MADE_AT, facts).scalar_one_or_none()


def assert_new(conn: Connection, interaction_id: int) -> None:
    """Refuse an interaction that was carried out already.

    Raises:
        DoneBefore: it was.
    """
    row = conn.execute(_DONE, {"interaction_id": interaction_id}).one_or_none()
    if row is not None:
        raise DoneBefore(row.table_id, row.seq)


def mark_done(conn: Connection, interaction_id: int, *, table_id: int, seq: int, at: int) -> None:
    """Record that an interaction was carried out, as entry `seq` of a table's log or as `NO_ENTRY`.

    Raises:
        DoneBefore: that is already recorded.
    """
    row = {"id": interaction_id, "table_id": table_id, "seq": seq, "at": at}
    if conn.execute(_MARK_DONE, row).rowcount == 0:
        assert_new(conn, interaction_id)


def last_interaction(conn: Connection, until: int) -> int | None:
    """Return the moment of the last interaction up to another moment, in whole seconds since 1970."""
    found = conn.execute(_LAST_AT, {"until": until}).scalar()
    return None if found is None else int(found)


def forget_interactions(conn: Connection, *, before: int) -> None:
    """Delete interactions from before that time; Discord redelivers them only within minutes."""
    conn.execute(_FORGET, {"before": before})


def push_undo(conn: Connection, table_id: int, *, seq: int, state: bytes) -> None:
    """Store the state before entry `seq`, so that the entry can be taken back."""
    conn.execute(_PUSH_UNDO, {"table_id": table_id, "seq": seq, "state": state})


def pop_undo(conn: Connection, table_id: int) -> None:
    """Delete the newest of the states that moves can be taken back to."""
    conn.execute(_POP_UNDO, {"of_table": table_id})


def clear_undo(conn: Connection, table_id: int) -> None:
    """Delete all these states: nothing before this moment can be taken back."""
    conn.execute(_CLEAR_UNDO, {"of_table": table_id})


def last_undo(conn: Connection, table_id: int) -> bytes | None:
    """Return the state to go back to; None if there is no such state or it is damaged."""
    row = conn.execute(_LAST_UNDO, {"of_table": table_id}).one_or_none()
    if row is None or row.state_hash not in (None, sha256(row.state).digest()):
        return None
    return bytes(row.state)
