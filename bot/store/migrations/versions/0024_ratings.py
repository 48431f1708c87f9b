"""Ratings, what tables did to them, and statistics of finished tables."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import sqlite

revision = "0024"
down_revision = "0023"

_BIG = sa.BigInteger().with_variant(sqlite.INTEGER(), "sqlite")
_BY_KEY = {"sqlite_strict": True, "sqlite_with_rowid": False}
_ZERO = sa.text("0")


def upgrade() -> None:
    for name in ("is_hidden", "is_unrated"):
        op.add_column("members", sa.Column(name, sa.Integer, nullable=False, server_default=_ZERO))
    op.create_table(
        "rating_events",
        sa.Column("pool", sa.Text, primary_key=True),
        sa.Column("table_id", _BIG, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("member_id", _BIG, primary_key=True, autoincrement=False),
        sa.Column("ended_at", _BIG, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("mu", _BIG, nullable=False),
        sa.Column("sigma", _BIG, nullable=False),
        sa.Column("mu_before", _BIG, nullable=False),
        sa.Column("sigma_before", _BIG, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("is_limited", sa.Integer, nullable=False),
        **_BY_KEY,
    )
    op.create_index(
        "rating_events_by_member", "rating_events", ["member_id", "pool", "ended_at", "table_id"]
    )
    op.create_index("rating_events_by_time", "rating_events", ["pool", "ended_at", "table_id"])
    op.create_index("rating_events_by_table", "rating_events", ["table_id"])
    op.create_table(
        "ratings",
        sa.Column("pool", sa.Text, primary_key=True),
        sa.Column("member_id", _BIG, primary_key=True, autoincrement=False),
        sa.Column("mu", _BIG, nullable=False),
        sa.Column("sigma", _BIG, nullable=False),
        sa.Column("tables", sa.Integer, nullable=False),
        sa.Column("last_at", _BIG, nullable=False),
        **_BY_KEY,
    )
    op.create_index("ratings_by_member", "ratings", ["member_id"])
    op.create_table(
        "stand_ins",
        sa.Column("table_id", _BIG, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("who", _BIG, nullable=False),
        **_BY_KEY,
    )
    op.create_table(
        "table_stats",
        sa.Column("table_id", _BIG, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("text", sa.Text),
        sa.Column("number", _BIG),
        sa.CheckConstraint("(text IS NULL) <> (number IS NULL)", name="table_stats_check"),
        **_BY_KEY,
    )
    op.create_index("table_stats_by_name", "table_stats", ["name", "text"])
