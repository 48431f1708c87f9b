"""Entrants have a place in the order of their team."""

import sqlalchemy as sa
from alembic import op

revision = "0039"
down_revision = "0038"


def upgrade() -> None:
    board = sa.Column("board", sa.Integer, nullable=False, server_default=sa.text("0"))
    op.add_column("entrants", board)
