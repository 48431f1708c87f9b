"""The outbox: what people are still to be told.

Rows are sent in order per target. A row that is claimed is being sent, or was when the process died.
"""

import sqlite3

from msgspec import json

from bot.store.rows import Notice, NoticeKind, OutboxRow

_OPEN = "sent_at IS NULL AND error IS NULL"
_COLUMNS = (
    "id, table_id, kind, target, payload, due_at, attempts, claimed_at IS NOT NULL AS claimed"
)


def put(conn: sqlite3.Connection, notice: Notice, *, now: float) -> None:
    """Add a notice; unsent older ones with the same key are superseded by it, and it is due no later than they were.

    The board of an unfinished turn waits for quiet: whatever else there is to tell comes instead of it.
    """
    conn.execute(
        f"DELETE FROM outbox WHERE target = ? AND kind = ? AND claimed_at IS NULL AND {_OPEN}",
        (notice.target, NoticeKind.TURN),
    )
    due = now + notice.delay_s
    if notice.coalesce_key is not None:
        superseded = conn.execute(
            f"DELETE FROM outbox WHERE coalesce_key = ? AND claimed_at IS NULL AND {_OPEN}"
            " RETURNING due_at",
            (notice.coalesce_key,),
        )
        due = min([due, *(row["due_at"] for row in superseded.fetchall())])
    conn.execute(
        "INSERT INTO outbox (table_id, kind, target, payload, coalesce_key, due_at)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        (
            notice.table_id,
            notice.kind,
            notice.target,
            json.encode(notice.payload),
            notice.coalesce_key,
            due,
        ),
    )


def put_once(conn: sqlite3.Connection, notice: Notice, *, until: str, now: float) -> None:
    """Add a notice, unless one with the same key was added since a message last reached the target `until`."""
    told = conn.execute(
        "SELECT 1 FROM outbox WHERE coalesce_key = ? AND id > coalesce("
        " (SELECT max(id) FROM outbox WHERE target = ? AND message_id IS NOT NULL), 0)",
        (notice.coalesce_key, until),
    ).fetchone()
    if told is None:
        put(conn, notice, now=now)


def heads(conn: sqlite3.Connection) -> list[OutboxRow]:
    """The oldest open row of every target, due or not, the one due first first."""
    rows = conn.execute(
        f"SELECT {_COLUMNS} FROM outbox"
        f" WHERE id IN (SELECT min(id) FROM outbox WHERE {_OPEN} GROUP BY target)"
        " ORDER BY due_at, id"
    )
    return [_row(row) for row in rows]


def hurry(conn: sqlite3.Connection, table_id: int, *, now: float) -> None:
    """Notices of a table that were put off are due now, since something that follows them is."""
    conn.execute(
        f"UPDATE outbox SET due_at = min(due_at, ?) WHERE table_id = ? AND attempts = 0 AND {_OPEN}",
        (now, table_id),
    )


def hold_back(conn: sqlite3.Connection, table_id: int, *, until: float) -> None:
    """The board of an unfinished turn is not due before that time."""
    conn.execute(
        "UPDATE outbox SET due_at = max(due_at, ?)"
        f" WHERE table_id = ? AND kind = ? AND claimed_at IS NULL AND {_OPEN}",
        (until, table_id, NoticeKind.TURN),
    )


def claim(conn: sqlite3.Connection, row_id: int, *, now: float) -> OutboxRow | None:
    """Begin to send a row: from now on nothing supersedes it.

    Returns the row as it was before; None when it is gone, sent, given up, or put off since it was looked at.
    """
    row = conn.execute(
        f"SELECT {_COLUMNS}, (SELECT max(message_id) FROM outbox AS other"
        " WHERE other.target = outbox.target) AS newest_id"
        f" FROM outbox WHERE id = ? AND due_at <= ? AND {_OPEN}",
        (row_id, now),
    ).fetchone()
    if row is None:
        return None
    conn.execute(
        "UPDATE outbox SET claimed_at = ?, attempts = attempts + 1 WHERE id = ?", (now, row_id)
    )
    return _row(row)


def sent(conn: sqlite3.Connection, row_id: int, *, message_id: int | None, now: float) -> None:
    conn.execute(
        "UPDATE outbox SET sent_at = ?, message_id = ? WHERE id = ?", (now, message_id, row_id)
    )


def retry(conn: sqlite3.Connection, row_id: int, *, due_at: float) -> None:
    conn.execute("UPDATE outbox SET due_at = ? WHERE id = ?", (due_at, row_id))


def failed(conn: sqlite3.Connection, row_id: int, *, error: str) -> None:
    conn.execute("UPDATE outbox SET error = ? WHERE id = ?", (error, row_id))


def forget(conn: sqlite3.Connection, *, before: float) -> None:
    """Drop rows that were sent, or given up, and were due before that time."""
    conn.execute(
        "DELETE FROM outbox WHERE due_at < ? AND (sent_at IS NOT NULL OR error IS NOT NULL)",
        (before,),
    )


def _row(row: sqlite3.Row) -> OutboxRow:
    return OutboxRow(
        **(dict(row) | {"kind": NoticeKind(row["kind"]), "claimed": bool(row["claimed"])})
    )
