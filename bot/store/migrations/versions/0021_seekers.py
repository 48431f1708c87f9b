"""Members who are ready for a game, and the tables that were opened for them."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import sqlite

revision = "0021"
down_revision = "0020"

_BIG = sa.BigInteger().with_variant(sqlite.INTEGER(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "seekers",
        sa.Column("guild_id", _BIG, primary_key=True, autoincrement=False),
        sa.Column("member_id", _BIG, primary_key=True, autoincrement=False),
        sa.Column("pace", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("titles", sa.Text, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("reliability", sa.Integer, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("channel_id", _BIG, nullable=False),
        sa.Column("made_ms", _BIG, nullable=False),
        sa.Column("until_ms", _BIG, nullable=False),
        sa.Column("table_id", _BIG),
        sa.Column("is_asked", sa.Integer, nullable=False, server_default=sa.text("0")),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("seekers_by_member", "seekers", ["member_id"])
    op.create_index("seekers_by_table", "seekers", ["table_id"])
    op.create_table(
        "matches",
        sa.Column("table_id", _BIG, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("until_ms", _BIG, nullable=False),
        sa.Column("is_open", sa.Integer, nullable=False, server_default=sa.text("1")),
        sa.Column("channel_id", _BIG),
        sa.Column("message_id", _BIG),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
