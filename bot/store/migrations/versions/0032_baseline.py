"""The schema with which forward migrations begin (ADR 13)."""

from alembic import op

from bot.store.migrations import baseline

revision = baseline.REVISION
down_revision = None


def upgrade() -> None:
    for each in baseline.read(op.get_bind().dialect.name):
        op.execute(each.statement)
