"""Paces and clocks of tables, the turns that ended on them, members' hours, and outages of the bot.

Tables that are already in play get no clock.
"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import sqlite

revision = "0005"
down_revision = "0004"

_BIG = sa.BigInteger().with_variant(sqlite.INTEGER(), "sqlite")
_BY_KEY = {"sqlite_strict": True, "sqlite_with_rowid": False}


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("pace", sa.Text, nullable=False, server_default=sa.text("'none'"))
    )
    op.add_column(
        "tables", sa.Column("clocks", sa.Text, nullable=False, server_default=sa.text("'[]'"))
    )
    op.add_column("tables", sa.Column("due_ms", _BIG))
    op.add_column(
        "tables",
        sa.Column("reminder_ids", sa.Text, nullable=False, server_default=sa.text("'[]'")),
    )
    is_due = sa.text("due_ms IS NOT NULL")
    op.create_index(
        "tables_by_due", "tables", ["due_ms"], sqlite_where=is_due, postgresql_where=is_due
    )
    op.create_table(
        "turns",
        sa.Column("table_id", _BIG, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("turn", sa.Integer, primary_key=True),
        sa.Column("member_id", _BIG),
        sa.Column("from_ms", _BIG, nullable=False),
        sa.Column("to_ms", _BIG, nullable=False),
        sa.Column("charged_ms", _BIG, nullable=False),
        sa.Column("before_ms", _BIG, nullable=False),
        sa.Column("after_ms", _BIG, nullable=False),
        sa.Column("ended_by", sa.Text, nullable=False),
        sa.CheckConstraint("ended_by IN ('move', 'other', 'zero', 'leave')"),
        **_BY_KEY,
    )
    op.create_table(
        "hours",
        sa.Column("member_id", _BIG, primary_key=True, autoincrement=False),
        sa.Column("valid_from_ms", _BIG, primary_key=True, autoincrement=False),
        sa.Column("zone", sa.Text, nullable=False),
        sa.Column("sleep_from_min", sa.Integer, nullable=False),
        sa.Column("sleep_to_min", sa.Integer, nullable=False),
        **_BY_KEY,
    )
    op.create_table(
        "gaps",
        sa.Column("from_ms", _BIG, primary_key=True, autoincrement=False),
        sa.Column("to_ms", _BIG, nullable=False),
        **_BY_KEY,
    )
