"""What members did with their seats, and how many turns they answered in time."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import sqlite

revision = "0012"
down_revision = "0011"

_BIG = sa.BigInteger().with_variant(sqlite.INTEGER(), "sqlite")
_BY_KEY = {"sqlite_strict": True, "sqlite_with_rowid": False}


def upgrade() -> None:
    op.create_table(
        "conduct",
        sa.Column("table_id", _BIG, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("member_id", _BIG, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("at_ms", _BIG, nullable=False),
        sa.Column("is_excused", sa.Integer, nullable=False, server_default=sa.text("0")),
        **_BY_KEY,
    )
    op.create_index("conduct_by_member", "conduct", ["member_id"])
    op.create_table(
        "turn_days",
        sa.Column("member_id", _BIG, primary_key=True, autoincrement=False),
        sa.Column("day", sa.Integer, primary_key=True),
        sa.Column("within_ms", _BIG, primary_key=True, autoincrement=False),
        sa.Column("in_time", sa.Integer, nullable=False),
        sa.Column("late", sa.Integer, nullable=False),
        **_BY_KEY,
    )
