"""Private reasons of rulings, game losses, codes with which members enter, and invitations."""

import sqlalchemy as sa
from alembic import op

from bot.store.declaring.columns import BIG, BY_KEY

revision = "0037"
down_revision = "0036"

_CHECK = "kind IN ('no_show', 'timed_out', 'gave_up', 'excused', 'loss')"


def upgrade() -> None:
    is_private = sa.Column("is_private", sa.Integer, nullable=False, server_default=sa.text("0"))
    op.add_column("rulings", is_private)
    code = sa.Column("entry_code", sa.Text, nullable=False, server_default=sa.text("''"))
    op.add_column("tournaments", code)
    op.create_table(
        "invited",
        sa.Column("tournament_id", BIG, sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("member_id", BIG, primary_key=True, autoincrement=False),
        **BY_KEY,
    )
    if op.get_bind().dialect.name != "sqlite":
        op.drop_constraint("faults_kind_check", "faults", type_="check")
        op.create_check_constraint("faults_kind_check", "faults", _CHECK)
        return
    # SQLite changes no constraint of a table that is there.
    op.create_table(
        "faults_anew",
        sa.Column("pod_id", BIG, sa.ForeignKey("pods.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("no", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("at_ms", BIG, nullable=False),
        sa.Column("has_moved", sa.Integer, nullable=False),
        sa.CheckConstraint(_CHECK, name="faults_kind_check"),
        **BY_KEY,
    )
    op.execute(
        "INSERT INTO faults_anew (pod_id, seat, no, kind, at_ms, has_moved)"
        " SELECT pod_id, seat, no, kind, at_ms, has_moved FROM faults"
    )
    op.drop_table("faults")
    op.rename_table("faults_anew", "faults")
