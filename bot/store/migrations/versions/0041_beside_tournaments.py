"""Roles that winners of tournaments hold, and events in the calendars of servers."""

import sqlalchemy as sa
from alembic import op

from bot.store.declaring.columns import BIG

revision = "0041"
down_revision = "0040"


def upgrade() -> None:
    for column in (
        sa.Column("held_role", BIG),
        sa.Column("event_id", BIG),
        sa.Column("event_shows", sa.Text),
    ):
        op.add_column("tournaments", column)
    holds = sa.text("held_role IS NOT NULL")
    op.create_index(
        "tournaments_with_role",
        "tournaments",
        ["guild_id", "held_role"],
        sqlite_where=holds,
        postgresql_where=holds,
    )
