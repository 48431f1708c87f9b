"""How members are told: their wishes, what they were sent, and direct messages, which belong to no table.

Who had switched pings off is told nothing about turns, as before. Reminders are among what members were sent, so tables
need no list of them any more; those that stand in threads now stay there.
"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import sqlite

revision = "0008"
down_revision = "0007"

_BIG = sa.BigInteger().with_variant(sqlite.INTEGER(), "sqlite")
_REAL: sa.types.TypeEngine[float] = sa.Double().with_variant(sqlite.REAL(), "sqlite")
_BY_KEY = {"sqlite_strict": True, "sqlite_with_rowid": False}
_COLUMNS = (
    "id, table_id, kind, target, payload, coalesce_key, due_at, attempts, claimed_at, sent_at,"
    " message_id, error"
)


def upgrade() -> None:
    op.drop_column("tables", "reminder_ids")
    _members()
    if op.get_bind().dialect.name == "sqlite":
        _outbox_anew()
    else:
        op.alter_column("outbox", "table_id", nullable=True)
    op.create_table(
        "pings",
        sa.Column("outbox_id", _BIG, primary_key=True, autoincrement=False),
        sa.Column("member_id", _BIG, primary_key=True, autoincrement=False),
        sa.Column("table_id", _BIG, sa.ForeignKey("tables.id")),
        sa.Column("seat", sa.Integer),
        sa.Column("turn", sa.Integer),
        sa.Column("rung", sa.Text, nullable=False),
        sa.Column("place", sa.Text, nullable=False),
        sa.Column("channel_id", _BIG),
        sa.Column("message_id", _BIG),
        sa.Column("at_ms", _BIG, nullable=False),
        sa.Column("error", sa.Text),
        sa.Column("gone", sa.Integer, nullable=False, server_default=sa.text("0")),
        sa.CheckConstraint("place IN ('thread', 'direct')"),
        **_BY_KEY,
    )
    arrived = sa.text("table_id IS NOT NULL AND error IS NULL")
    op.create_index(
        "pings_once",
        "pings",
        ["table_id", "seat", "turn", "rung"],
        unique=True,
        sqlite_where=arrived,
        postgresql_where=arrived,
    )
    op.create_index("pings_by_member", "pings", ["member_id", "at_ms"])
    op.create_table(
        "muted",
        sa.Column("table_id", _BIG, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("member_id", _BIG, primary_key=True, autoincrement=False),
        **_BY_KEY,
    )
    op.create_table(
        "nudges",
        sa.Column("table_id", _BIG, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("turn", sa.Integer, primary_key=True),
        sa.Column("at_ms", _BIG, primary_key=True, autoincrement=False),
        **_BY_KEY,
    )


def _members() -> None:
    op.add_column(
        "members", sa.Column("notices", sa.Text, nullable=False, server_default=sa.text("'{}'"))
    )
    op.add_column("members", sa.Column("locale", sa.Text))
    op.add_column("members", sa.Column("direct_id", _BIG))
    op.add_column("members", sa.Column("direct_closed_ms", _BIG))
    op.execute('UPDATE members SET notices = \'{"where":"off"}\' WHERE pings = 0')
    op.drop_column("members", "pings")


def _outbox_anew() -> None:
    """SQLite cannot make a column optional in place. IDs are not reused afterwards either."""
    op.create_table(
        "outbox_anew",
        sa.Column("id", _BIG, primary_key=True),
        sa.Column("table_id", _BIG, sa.ForeignKey("tables.id")),
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
        sqlite_autoincrement=True,
        sqlite_strict=True,
    )
    op.execute(f"INSERT INTO outbox_anew ({_COLUMNS}) SELECT {_COLUMNS} FROM outbox")
    op.execute("DELETE FROM sqlite_sequence WHERE name = 'outbox_anew'")
    op.execute(
        "INSERT INTO sqlite_sequence (name, seq)"
        " SELECT 'outbox_anew', seq FROM sqlite_sequence WHERE name = 'outbox'"
    )
    op.drop_table("outbox")
    op.rename_table("outbox_anew", "outbox")
    is_open = sa.text("sent_at IS NULL AND error IS NULL")
    op.create_index("outbox_open", "outbox", ["target", "id"], sqlite_where=is_open)
