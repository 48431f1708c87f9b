"""Ways out of a seat: seats offered and handed over, who has conceded, who waits to take seats; settings of servers."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import sqlite

revision = "0013"
down_revision = "0012"

_BIG = sa.BigInteger().with_variant(sqlite.INTEGER(), "sqlite")
_BY_KEY = {"sqlite_strict": True, "sqlite_with_rowid": False}


def upgrade() -> None:
    op.create_table(
        "offers",
        sa.Column("table_id", _BIG, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("opened_ms", _BIG, nullable=False),
        sa.Column("public_ms", _BIG),
        sa.Column("asked_id", _BIG),
        sa.Column("passed", sa.Text, nullable=False),
        **_BY_KEY,
    )
    op.create_table(
        "offer_posts",
        sa.Column("table_id", _BIG, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("channel_id", _BIG, nullable=False),
        sa.Column("message_id", _BIG, nullable=False),
        **_BY_KEY,
    )
    op.create_table(
        "handovers",
        sa.Column("table_id", _BIG, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("from_id", _BIG, nullable=False),
        sa.Column("to_id", _BIG, nullable=False),
        sa.Column("until_ms", _BIG, nullable=False),
        sa.Column("is_open", sa.Integer, nullable=False),
        sa.Column("message_id", _BIG),
        **_BY_KEY,
    )
    op.create_table(
        "conceded",
        sa.Column("table_id", _BIG, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("member_id", _BIG, primary_key=True, autoincrement=False),
        **_BY_KEY,
    )
    op.create_table(
        "bench",
        sa.Column("member_id", _BIG, primary_key=True, autoincrement=False),
        sa.Column("guild_id", _BIG, primary_key=True, autoincrement=False),
        sa.Column("titles", sa.Text, nullable=False),
        sa.Column("paces", sa.Text, nullable=False),
        **_BY_KEY,
    )
    op.create_table(
        "guild_settings",
        sa.Column("guild_id", _BIG, primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
        **_BY_KEY,
    )
