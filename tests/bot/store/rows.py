"""Rows to put into a database."""

from typing import Any

from msgspec.structs import replace

from bot.store import tables
from bot.store.database import Connection
from bot.store.rows import MoveKind, MoveRow, Notice, NoticeKind, Secrets, Status, TableRow

SECRETS = Secrets(seed=2**64 - 2, salt=b"\0salt")

TABLE = TableRow(
    id=0,
    title="nim",
    rules_version=1,
    guild_id=9,
    channel_id=10,
    thread_id=None,
    lobby=None,
    board=None,
    opener_id=2**63 - 1,
    status=Status.LOBBY,
    options={"ending": "last_wins", "heaps": "few"},
    seat_count=2,
    seq=-1,
    told_seq=-1,
    asks=(),
    votes=(),
    commitment="c0ffee",
    opened_at=100,
    touched_at=100,
    ended_at=None,
    language="en",
)


def add_table(conn: Connection, **fields: Any) -> int:
    return tables.create(conn, replace(TABLE, **fields), SECRETS)


def move_row(seq: int, *, kind: MoveKind = MoveKind.MOVE) -> MoveRow:
    return MoveRow(
        seq=seq,
        rules_version=1,
        kind=kind,
        seat=None if kind is MoveKind.START else 0,
        move=b"m" if kind is MoveKind.MOVE else None,
        events=b"e",
        member_id=5,
        hash=bytes([seq]) * 32,
        at=100,
    )


def notice(
    table_id: int,
    name: str,
    *,
    kind: NoticeKind = NoticeKind.NOTICE,
    key: str | None = None,
    delay_s: float = 0.0,
) -> Notice:
    """A notice that can be recognised by its name."""
    return Notice(table_id, kind, {"name": name}, coalesce_key=key, delay_s=delay_s)
