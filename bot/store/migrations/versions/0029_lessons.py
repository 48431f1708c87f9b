"""The lessons of first games that members have seen."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import sqlite

revision = "0029"
down_revision = "0028"

_BIG = sa.BigInteger().with_variant(sqlite.INTEGER(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "lessons",
        sa.Column("member_id", _BIG, primary_key=True, autoincrement=False),
        sa.Column("title", sa.Text, primary_key=True),
        sa.Column("lesson", sa.Text, primary_key=True),
        sa.Column("at_table", _BIG, nullable=False),
        sa.Column("asked_seq", sa.Integer, nullable=False),
        sa.Column("after_seq", sa.Integer, nullable=False, server_default=sa.text("-1")),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
