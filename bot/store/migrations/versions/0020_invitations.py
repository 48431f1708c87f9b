"""Seats of lobbies that are kept for members whom somebody has asked."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import sqlite

revision = "0020"
down_revision = "0019"

_BIG = sa.BigInteger().with_variant(sqlite.INTEGER(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "invitations",
        sa.Column("table_id", _BIG, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("member_id", _BIG, primary_key=True, autoincrement=False),
        sa.Column("made_ms", _BIG, primary_key=True, autoincrement=False),
        sa.Column("by_id", _BIG, nullable=False),
        sa.Column("until_ms", _BIG, nullable=False),
        sa.Column("answer", sa.Text, nullable=False, server_default=sa.text("''")),
        sa.Column("channel_id", _BIG),
        sa.Column("message_id", _BIG),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("invitations_by_host", "invitations", ["by_id", "made_ms"])
