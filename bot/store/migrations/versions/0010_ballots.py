"""Ballots of tables."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import sqlite

revision = "0010"
down_revision = "0009"

_BIG = sa.BigInteger().with_variant(sqlite.INTEGER(), "sqlite")
_BY_KEY = {"sqlite_strict": True, "sqlite_with_rowid": False}


def upgrade() -> None:
    op.create_table(
        "ballots",
        sa.Column("table_id", _BIG, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("subject_id", _BIG),
        sa.Column("by_id", _BIG),
        sa.Column("asked_seq", sa.Integer, nullable=False),
        sa.Column("opened_ms", _BIG, nullable=False),
        sa.Column("closes_ms", _BIG, nullable=False),
        sa.Column("until_ms", _BIG),
        sa.Column("message_id", _BIG),
        sa.Column("outcome", sa.Text),
        **_BY_KEY,
    )
    undecided = sa.text("outcome IS NULL")
    op.create_index(
        "ballots_open",
        "ballots",
        ["table_id", "kind"],
        unique=True,
        sqlite_where=undecided,
        postgresql_where=undecided,
    )
    op.create_table(
        "voices",
        sa.Column("table_id", _BIG, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("member_id", _BIG, primary_key=True),
        sa.Column("choice", sa.Text, nullable=False),
        **_BY_KEY,
    )
