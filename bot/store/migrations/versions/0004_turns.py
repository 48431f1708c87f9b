"""The current turn, who is taking it, and what the newest board tells and shows."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import sqlite

revision = "0004"
down_revision = "0003"

_BIG = sa.BigInteger().with_variant(sqlite.INTEGER(), "sqlite")


def upgrade() -> None:
    for name, first in (("turn_seq", "-1"), ("board_from_seq", "0"), ("board_seq", "-1")):
        op.add_column(
            "tables", sa.Column(name, sa.Integer, nullable=False, server_default=sa.text(first))
        )
    op.add_column("tables", sa.Column("acting_id", _BIG))
    # Until now a board told everything that it showed.
    op.execute(
        "UPDATE tables SET turn_seq = told_seq, board_from_seq = told_seq, board_seq = told_seq"
    )
