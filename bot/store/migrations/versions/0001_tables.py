"""Tables, their seats and moves, the outbox, and what servers and members have chosen."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import sqlite

revision = "0001"
down_revision = None

_BIG = sa.BigInteger().with_variant(sqlite.INTEGER(), "sqlite")
_REAL: sa.Double[float] = sa.Double().with_variant(sqlite.REAL(), "sqlite")
_OPEN = sa.text("sent_at IS NULL AND error IS NULL")
_SEATED = sa.text("member_id IS NOT NULL")


def upgrade() -> None:
    _tables()
    _moves()
    _outbox()
    _choices()


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", _BIG, primary_key=True),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("guild_id", _BIG, nullable=False),
        sa.Column("channel_id", _BIG, nullable=False),
        sa.Column("thread_id", _BIG),
        sa.Column("lobby_message_id", _BIG),
        sa.Column("board_message_id", _BIG),
        sa.Column("opener_id", _BIG, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seat_count", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("told_seq", sa.Integer, nullable=False),
        sa.Column("asks", sa.Text, nullable=False),
        sa.Column("votes", sa.Text, nullable=False),
        sa.Column("state", sa.LargeBinary),
        sa.Column("hash", sa.LargeBinary),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("salt", sa.LargeBinary, nullable=False),
        sa.Column("commitment", sa.Text, nullable=False),
        sa.Column("opened_at", _BIG, nullable=False),
        sa.Column("touched_at", _BIG, nullable=False),
        sa.Column("ended_at", _BIG),
        sa.CheckConstraint("status IN ('lobby', 'playing', 'finished', 'cancelled')"),
        sqlite_strict=True,
    )
    op.create_index("tables_by_thread", "tables", ["thread_id"])
    op.create_index("tables_by_channel", "tables", ["channel_id"])
    op.create_index("tables_by_status", "tables", ["status"])
    op.create_table(
        "seats",
        sa.Column("table_id", _BIG, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("member_id", _BIG),
        sa.Column("robot_level", sa.Integer),
        sa.Column("away_id", _BIG),
        sa.Column("name", sa.Text, nullable=False),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index(
        "seats_by_member",
        "seats",
        ["member_id"],
        sqlite_where=_SEATED,
        postgresql_where=_SEATED,
    )


def _moves() -> None:
    op.create_table(
        "moves",
        sa.Column("table_id", _BIG, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("move", sa.LargeBinary),
        sa.Column("events", sa.LargeBinary, nullable=False),
        sa.Column("member_id", _BIG),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("at", _BIG, nullable=False),
        sa.CheckConstraint("kind IN ('start', 'move', 'undo', 'leave')"),
        sa.CheckConstraint("(seat IS NULL) = (kind = 'start')"),
        sa.CheckConstraint("(move IS NULL) = (kind <> 'move')"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_table(
        "interactions",
        sa.Column("id", _BIG, primary_key=True, autoincrement=False),
        sa.Column("table_id", _BIG, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", _BIG, nullable=False),
        sqlite_strict=True,
    )
    op.create_table(
        "undo_states",
        sa.Column("table_id", _BIG, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("state", sa.LargeBinary, nullable=False),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )


def _outbox() -> None:
    op.create_table(
        "outbox",
        sa.Column("id", _BIG, primary_key=True),
        sa.Column("table_id", _BIG, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("payload", sa.LargeBinary, nullable=False),
        sa.Column("coalesce_key", sa.Text),
        sa.Column("due_at", _REAL, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False, server_default=sa.text("0")),
        sa.Column("claimed_at", _REAL),
        sa.Column("sent_at", _REAL),
        sa.Column("message_id", _BIG),
        sa.Column("error", sa.Text),
        sqlite_strict=True,
        sqlite_autoincrement=True,
    )
    op.create_index(
        "outbox_open", "outbox", ["target", "id"], sqlite_where=_OPEN, postgresql_where=_OPEN
    )


def _choices() -> None:
    op.create_table(
        "guilds",
        sa.Column("id", _BIG, primary_key=True, autoincrement=False),
        sa.Column("language", sa.Text, nullable=False),
        sqlite_strict=True,
    )
    op.create_table(
        "members",
        sa.Column("id", _BIG, primary_key=True, autoincrement=False),
        sa.Column("language", sa.Text),
        sa.Column("pings", sa.Integer, nullable=False, server_default=sa.text("1")),
        sqlite_strict=True,
    )
    op.create_table(
        "facts",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
