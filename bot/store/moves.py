"""The log of moves, the interactions that were carried out, and the states that moves may be taken back to."""

import sqlite3
from hashlib import sha256

from msgspec import structs

from bot.store.damage import found_damaged
from bot.store.rows import MoveKind, MoveRow

_COLUMNS = ", ".join(MoveRow.__struct_fields__)

NO_ENTRY = -1
"""Stands for the entry of an interaction that added none to the log."""
NO_END = 2**31
"""Comes after every entry."""


class DoneBefore(Exception):
    """An interaction that was carried out is delivered again; `seq` is the entry it led to, or `NO_ENTRY`."""

    def __init__(self, table_id: int, seq: int) -> None:
        super().__init__(table_id, seq)
        self.table_id = table_id
        self.seq = seq


def append(conn: sqlite3.Connection, table_id: int, row: MoveRow) -> None:
    conn.execute(
        f"INSERT INTO moves (table_id, {_COLUMNS})"
        f" VALUES (:table_id, {', '.join(f':{name}' for name in MoveRow.__struct_fields__)})",
        structs.asdict(row) | {"table_id": table_id},
    )


def log(
    conn: sqlite3.Connection, table_id: int, after: int = NO_ENTRY, until: int = NO_END
) -> list[MoveRow]:
    """The entries after the one with number `after`, up to `until`, oldest first.

    Raises:
        Damaged: an entry cannot be read.
    """
    with found_damaged():
        rows = conn.execute(
            f"SELECT {_COLUMNS} FROM moves WHERE table_id = ? AND seq > ? AND seq <= ?"
            " ORDER BY seq",
            (table_id, after, until),
        )
        return [_move(row) for row in rows]


def entry(conn: sqlite3.Connection, table_id: int, seq: int) -> MoveRow | None:
    """Raises `Damaged`: it cannot be read."""
    with found_damaged():
        row = conn.execute(
            f"SELECT {_COLUMNS} FROM moves WHERE table_id = ? AND seq = ?", (table_id, seq)
        ).fetchone()
        return None if row is None else _move(row)


def assert_new(conn: sqlite3.Connection, interaction_id: int) -> None:
    """Refuse an interaction that was carried out before.

    Raises:
        DoneBefore: it was.
    """
    row = conn.execute(
        "SELECT table_id, seq FROM interactions WHERE id = ?", (interaction_id,)
    ).fetchone()
    if row is not None:
        raise DoneBefore(row["table_id"], row["seq"])


def mark_done(
    conn: sqlite3.Connection, interaction_id: int, *, table_id: int, seq: int, at: int
) -> None:
    """Note that an interaction was carried out, as entry `seq` of a table's log or as `NO_ENTRY`.

    Raises:
        DoneBefore: it was before.
    """
    assert_new(conn, interaction_id)
    conn.execute(
        "INSERT INTO interactions VALUES (?, ?, ?, ?)", (interaction_id, table_id, seq, at)
    )


def forget_interactions(conn: sqlite3.Connection, *, before: int) -> None:
    """Discord delivers nothing again after minutes: what was done before that time may go."""
    conn.execute("DELETE FROM interactions WHERE at < ?", (before,))


def push_undo(conn: sqlite3.Connection, table_id: int, *, seq: int, state: bytes) -> None:
    """Keep the state that entry `seq` was made from, so that it can be taken back."""
    conn.execute("INSERT INTO undo_states VALUES (?, ?, ?)", (table_id, seq, state))


def pop_undo(conn: sqlite3.Connection, table_id: int) -> None:
    """Drop the newest state that could be gone back to."""
    conn.execute(
        "DELETE FROM undo_states WHERE table_id = :id"
        " AND seq = (SELECT max(seq) FROM undo_states WHERE table_id = :id)",
        {"id": table_id},
    )


def clear_undo(conn: sqlite3.Connection, table_id: int) -> None:
    """From here on nothing earlier can be taken back."""
    conn.execute("DELETE FROM undo_states WHERE table_id = ?", (table_id,))


def last_undo(conn: sqlite3.Connection, table_id: int) -> bytes | None:
    """The state to go back to; None when there is nothing to take back, or what is kept is not what was put there."""
    row = conn.execute(
        "SELECT undo_states.state, moves.state_hash FROM undo_states LEFT JOIN moves"
        " ON moves.table_id = undo_states.table_id AND moves.seq = undo_states.seq - 1"
        " WHERE undo_states.table_id = ? ORDER BY undo_states.seq DESC LIMIT 1",
        (table_id,),
    ).fetchone()
    if row is None or row["state_hash"] not in (None, sha256(row["state"]).digest()):
        return None
    return bytes(row["state"])


def _move(row: sqlite3.Row) -> MoveRow:
    return MoveRow(**(dict(row) | {"kind": MoveKind(row["kind"])}))
