"""Names that openers give their tables."""

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("name", sa.Text, nullable=False, server_default=sa.text("''"))
    )
