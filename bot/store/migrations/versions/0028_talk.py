"""The thread of those who watch a table."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import sqlite

revision = "0028"
down_revision = "0027"

_BIG = sa.BigInteger().with_variant(sqlite.INTEGER(), "sqlite")


def upgrade() -> None:
    op.add_column("tables", sa.Column("talk_id", _BIG))
