"""Descriptions and prizes of tournaments, and organisers beside the first one."""

import sqlalchemy as sa
from alembic import op

revision = "0035"
down_revision = "0034"


def upgrade() -> None:
    for name in ("about", "prizes"):
        column = sa.Column(name, sa.Text, nullable=False, server_default=sa.text("''"))
        op.add_column("tournaments", column)
    is_organiser = sa.Column(
        "is_organiser", sa.Integer, nullable=False, server_default=sa.text("0")
    )
    op.add_column("referees", is_organiser)
