"""Things that fall due apart from clocks. Tables without a member start to rest when this migration runs."""

import time

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import sqlite

revision = "0006"
down_revision = "0005"

_BIG = sa.BigInteger().with_variant(sqlite.INTEGER(), "sqlite")
_REST_MS = 30 * 24 * 3600 * 1000


def upgrade() -> None:
    op.create_table(
        "dues",
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("at_ms", _BIG, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False, server_default=sa.text("0")),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("dues_by_time", "dues", ["at_ms"])
    op.execute(
        sa.text(
            "INSERT INTO dues (kind, key, at_ms) SELECT 'rest', CAST(id AS TEXT), :until FROM tables"
            " WHERE status = 'playing' AND NOT EXISTS"
            " (SELECT 1 FROM seats WHERE table_id = tables.id AND member_id IS NOT NULL)"
        ).bindparams(sa.bindparam("until", int(time.time() * 1000) + _REST_MS, _BIG))
    )
