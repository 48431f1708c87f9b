"""A table's language, its start and its rematch; and who has had its seats."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import sqlite

revision = "0002"
down_revision = "0001"

_BIG = sa.BigInteger().with_variant(sqlite.INTEGER(), "sqlite")


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("language", sa.Text, nullable=False, server_default=sa.text("'en'"))
    )
    op.add_column("tables", sa.Column("started_at", _BIG))
    op.add_column(
        "tables", sa.Column("rematch_id", _BIG, sa.ForeignKey("tables.id")), inline_references=True
    )
    op.execute(
        "UPDATE tables SET language = guilds.language FROM guilds WHERE guilds.id = tables.guild_id"
    )
    op.execute(
        "UPDATE tables SET started_at = moves.at FROM moves"
        " WHERE moves.table_id = tables.id AND moves.seq = 0"
    )
    op.create_table(
        "sittings",
        sa.Column("table_id", _BIG, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("since", sa.Integer, primary_key=True),
        sa.Column("member_id", _BIG),
        sa.Column("name", sa.Text, nullable=False),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.execute(
        "INSERT INTO sittings"
        " SELECT seats.table_id, seats.seat, 0, coalesce(seats.member_id, seats.away_id), seats.name"
        " FROM seats JOIN tables ON tables.id = seats.table_id WHERE tables.seq >= 0"
    )
    op.execute(
        "INSERT INTO sittings SELECT seats.table_id, seats.seat, tables.seq + 1, NULL, ''"
        " FROM seats JOIN tables ON tables.id = seats.table_id"
        " WHERE tables.seq >= 0 AND seats.away_id IS NOT NULL"
    )
