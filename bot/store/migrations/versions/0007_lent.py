"""A robot may answer for a member until a turn ends; no seat is lent yet."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column(
        "seats", sa.Column("is_lent", sa.Integer, nullable=False, server_default=sa.text("0"))
    )
