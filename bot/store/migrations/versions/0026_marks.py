"""What a tournament's draw was made of, which stays when a member's number goes."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    op.add_column(
        "tournaments", sa.Column("marks", sa.Text, nullable=False, server_default=sa.text("'[]'"))
    )
