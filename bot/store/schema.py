"""Every table of the database, declared once: what the statements of this package are made of.

The migrations bring a database to this shape, and a test compares the two. Numbers that Discord gives out need 64 bits.
On SQLite the tables are strict, so that both engines refuse a value of another type.
"""

from typing import Any

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    text,
)
from sqlalchemy.dialects import sqlite
from sqlalchemy.types import TypeEngine

metadata = MetaData()

BIG: TypeEngine[int] = BigInteger().with_variant(sqlite.INTEGER(), "sqlite")
REAL: TypeEngine[float] = Double().with_variant(sqlite.REAL(), "sqlite")

_STRICT: dict[str, Any] = {"sqlite_strict": True}
_BY_KEY: dict[str, Any] = {"sqlite_strict": True, "sqlite_with_rowid": False}
"""Rows that lie in the order of their key."""


def _table_id(*, primary_key: bool = False) -> Column[int]:
    return Column("table_id", BIG, ForeignKey("tables.id"), primary_key=primary_key, nullable=False)


tables = Table(
    "tables",
    metadata,
    Column("id", BIG, primary_key=True),
    Column("title", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("guild_id", BIG, nullable=False),
    Column("channel_id", BIG, nullable=False),
    Column("thread_id", BIG),
    Column("lobby_message_id", BIG),
    Column("board_message_id", BIG),
    Column("opener_id", BIG, nullable=False),
    Column("status", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("seat_count", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("told_seq", Integer, nullable=False),
    Column("asks", Text, nullable=False),
    Column("votes", Text, nullable=False),
    Column("state", LargeBinary),
    Column("hash", LargeBinary),
    Column("seed", LargeBinary, nullable=False),
    Column("salt", LargeBinary, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("opened_at", BIG, nullable=False),
    Column("touched_at", BIG, nullable=False),
    Column("ended_at", BIG),
    Column("language", Text, nullable=False, server_default=text("'en'")),
    Column("started_at", BIG),
    Column("rematch_id", BIG, ForeignKey("tables.id")),
    Column("seal", LargeBinary),
    Column("turn_seq", Integer, nullable=False, server_default=text("-1")),
    Column("acting_id", BIG),
    Column("board_from_seq", Integer, nullable=False, server_default=text("0")),
    Column("board_seq", Integer, nullable=False, server_default=text("-1")),
    CheckConstraint("status IN ('lobby', 'playing', 'finished', 'cancelled')"),
    Index("tables_by_thread", "thread_id"),
    Index("tables_by_channel", "channel_id"),
    Index("tables_by_status", "status"),
    **_STRICT,
)

seats = Table(
    "seats",
    metadata,
    _table_id(primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("member_id", BIG),
    Column("robot_level", Integer),
    Column("away_id", BIG),
    Column("name", Text, nullable=False),
    **_BY_KEY,
)
Index(
    "seats_by_member",
    seats.c.member_id,
    sqlite_where=seats.c.member_id.is_not(None),
    postgresql_where=seats.c.member_id.is_not(None),
)

# Whose a seat of a table in play was, from one entry of the log of moves on: never changed.
sittings = Table(
    "sittings",
    metadata,
    _table_id(primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("since", Integer, primary_key=True),
    Column("member_id", BIG),
    Column("name", Text, nullable=False),
    **_BY_KEY,
)

# Everything that ever happened to a table, never changed: the set-up is entry 0.
moves = Table(
    "moves",
    metadata,
    _table_id(primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("rules_version", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("move", LargeBinary),
    Column("events", LargeBinary, nullable=False),
    Column("member_id", BIG),
    Column("hash", LargeBinary, nullable=False),
    Column("at", BIG, nullable=False),
    Column("state_hash", LargeBinary),
    CheckConstraint("kind IN ('start', 'move', 'undo', 'leave')"),
    CheckConstraint("(seat IS NULL) = (kind = 'start')"),
    CheckConstraint("(move IS NULL) = (kind <> 'move')"),
    **_BY_KEY,
)

# Interactions that were carried out; one that is delivered again changes nothing.
interactions = Table(
    "interactions",
    metadata,
    Column("id", BIG, primary_key=True, autoincrement=False),
    _table_id(),
    Column("seq", Integer, nullable=False),
    Column("at", BIG, nullable=False),
    **_STRICT,
)

# The states that moves may be taken back to, only as long as they may.
undo_states = Table(
    "undo_states",
    metadata,
    _table_id(primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("state", LargeBinary, nullable=False),
    **_BY_KEY,
)

# What people are still to be told. Ids are never used again: posts are recognised by them.
outbox = Table(
    "outbox",
    metadata,
    Column("id", BIG, primary_key=True),
    _table_id(),
    Column("kind", Text, nullable=False),
    Column("target", Text, nullable=False),
    Column("payload", LargeBinary, nullable=False),
    Column("coalesce_key", Text),
    Column("due_at", REAL, nullable=False),
    Column("attempts", Integer, nullable=False, server_default=text("0")),
    Column("claimed_at", REAL),
    Column("sent_at", REAL),
    Column("message_id", BIG),
    Column("error", Text),
    sqlite_autoincrement=True,
    **_STRICT,
)
_UNSENT = outbox.c.sent_at.is_(None) & outbox.c.error.is_(None)
Index(
    "outbox_open",
    outbox.c.target,
    outbox.c.id,
    sqlite_where=_UNSENT,
    postgresql_where=_UNSENT,
)

guilds = Table(
    "guilds",
    metadata,
    Column("id", BIG, primary_key=True, autoincrement=False),
    Column("language", Text, nullable=False),
    **_STRICT,
)

members = Table(
    "members",
    metadata,
    Column("id", BIG, primary_key=True, autoincrement=False),
    Column("language", Text),
    Column("pings", Integer, nullable=False, server_default=text("1")),
    **_STRICT,
)

facts = Table(
    "facts",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
    **_BY_KEY,
)
