"""Turns of members are found by their day, so that those that no longer count can be deleted."""

from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.create_index("turn_days_by_day", "turn_days", ["day"])
