"""Circuits: points by place over several tournaments of a server."""

import sqlalchemy as sa
from alembic import op

from bot.store.declaring.columns import BIG, STRICT

revision = "0042"
down_revision = "0041"


def upgrade() -> None:
    op.create_table(
        "circuits",
        # Without a default, PostgreSQL gives the column a sequence.
        sa.Column("id", BIG, primary_key=True, autoincrement=True),
        sa.Column("guild_id", BIG, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("points", sa.Text, nullable=False),
        sa.Column("best", sa.Integer, nullable=False),
        sa.Column("created_ms", BIG, nullable=False),
        sa.Column("ended_ms", BIG),
        sa.Index("circuits_by_guild", "guild_id"),
        **STRICT,
    )
