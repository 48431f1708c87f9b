"""Where servers post the list of their tables."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import sqlite

revision = "0019"
down_revision = "0018"

_BIG = sa.BigInteger().with_variant(sqlite.INTEGER(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "lobby_boards",
        sa.Column("guild_id", _BIG, primary_key=True, autoincrement=False),
        sa.Column("channel_id", _BIG, nullable=False),
        sa.Column("message_id", _BIG),
        sa.Column("updated_ms", _BIG, nullable=False, server_default=sa.text("0")),
        sa.Column("deleted", sa.Integer, nullable=False, server_default=sa.text("0")),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
