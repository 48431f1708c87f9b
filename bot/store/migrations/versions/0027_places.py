"""The places that entrants have at the end of a tournament, and whether members want light profile cards."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"


def upgrade() -> None:
    op.add_column("entrants", sa.Column("place", sa.Integer))
    op.add_column(
        "members", sa.Column("is_light", sa.Integer, nullable=False, server_default=sa.text("0"))
    )
