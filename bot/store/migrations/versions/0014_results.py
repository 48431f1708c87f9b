"""What finished tables count for their members, and who may sit down at a table."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import sqlite

revision = "0014"
down_revision = "0013"

_BIG = sa.BigInteger().with_variant(sqlite.INTEGER(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", _BIG, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("member_id", _BIG),
        sa.Column("stood", sa.Text, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("share", sa.Integer, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("gave_up_s", _BIG),
        sa.Column("has_robot_seat", sa.Integer, nullable=False),
        sa.Column("is_casual", sa.Integer, nullable=False),
        sa.CheckConstraint("stood IN ('player', 'substitute', 'handed', 'gave_up')"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("results_by_member", "results", ["member_id"])
    op.add_column(
        "tables", sa.Column("filters", sa.Text, nullable=False, server_default=sa.text("'{}'"))
    )
