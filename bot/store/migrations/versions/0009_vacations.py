"""Members' vacations, and pauses of tables."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import sqlite

revision = "0009"
down_revision = "0008"

_BIG = sa.BigInteger().with_variant(sqlite.INTEGER(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "vacations",
        sa.Column("member_id", _BIG, primary_key=True, autoincrement=False),
        sa.Column("from_ms", _BIG, primary_key=True, autoincrement=False),
        sa.Column("to_ms", _BIG, nullable=False),
        sa.Column("days", sa.Integer, nullable=False),
        sa.Column("is_automatic", sa.Integer, nullable=False),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.add_column(
        "tables", sa.Column("pauses", sa.Text, nullable=False, server_default=sa.text("'[]'"))
    )
