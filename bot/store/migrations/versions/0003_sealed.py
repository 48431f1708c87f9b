"""How damage is found: a hash of the state beside each entry, and a seal over each table."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("moves", sa.Column("state_hash", sa.LargeBinary))
    op.add_column("tables", sa.Column("seal", sa.LargeBinary))
