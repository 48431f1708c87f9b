"""Addresses of public pages, and the members who have one."""

import sqlalchemy as sa
from alembic import op

from bot.store.declaring.columns import BIG, BY_KEY

revision = "0036"
down_revision = "0035"


def upgrade() -> None:
    op.create_table(
        "web_pages",
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("number", BIG, primary_key=True, autoincrement=False),
        sa.Column("guild_id", BIG, nullable=False),
        sa.Column("address", sa.Text),
        sa.Index("web_pages_by_address", "address", unique=True),
        sa.Index("web_pages_by_guild", "guild_id"),
        **BY_KEY,
    )
    op.create_table(
        "web_members",
        sa.Column("member_id", BIG, primary_key=True, autoincrement=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Index("web_members_by_address", "address", unique=True),
        **BY_KEY,
    )
