"""Members whom organisers keep apart in the draws of a tournament, and the secrets of draws that heeded them."""

import sqlalchemy as sa
from alembic import op

from bot.store.declaring.columns import BIG, BY_KEY

revision = "0040"
down_revision = "0039"


def upgrade() -> None:
    op.create_table(
        "kept_apart",
        sa.Column("tournament_id", BIG, sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("first_id", BIG, primary_key=True, autoincrement=False),
        sa.Column("second_id", BIG, primary_key=True, autoincrement=False),
        **BY_KEY,
    )
    op.add_column("tournaments", sa.Column("apart_salt", sa.LargeBinary))
    op.add_column("rounds", sa.Column("secret", sa.Text))
