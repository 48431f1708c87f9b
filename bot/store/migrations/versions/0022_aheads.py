"""Moves and rules that members give before being asked."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import sqlite

revision = "0022"
down_revision = "0021"

_BIG = sa.BigInteger().with_variant(sqlite.INTEGER(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "aheads",
        sa.Column("table_id", _BIG, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("member_id", _BIG, nullable=False),
        sa.Column("move", sa.LargeBinary),
        sa.Column("leans", sa.LargeBinary),
        sa.Column("given_seq", sa.Integer, nullable=False),
        sa.Column("used", sa.Integer, nullable=False, server_default=sa.text("0")),
        sa.Column("held_seq", sa.Integer, nullable=False, server_default=sa.text("-1")),
        sa.Column("told", sa.Text, nullable=False, server_default=sa.text("''")),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
