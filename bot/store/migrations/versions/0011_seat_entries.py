"""The log of moves notes who plays a seat from an entry on; seats that changed hands before have no such entry."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import sqlite

revision = "0011"
down_revision = "0010"

_BIG = sa.BigInteger().with_variant(sqlite.INTEGER(), "sqlite")
_KINDS = "kind IN ('start', 'move', 'undo', 'leave', 'seat')"
_COLUMNS = "table_id, seq, rules_version, kind, seat, move, events, member_id, hash, at, state_hash"


def upgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        _anew()
    else:
        op.drop_constraint("moves_kind_check", "moves")
        op.create_check_constraint("moves_kind_check", "moves", _KINDS)


def _anew() -> None:
    """SQLite cannot change a constraint in place."""
    op.create_table(
        "moves_anew",
        sa.Column("table_id", _BIG, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("move", sa.LargeBinary),
        sa.Column("events", sa.LargeBinary, nullable=False),
        sa.Column("member_id", _BIG),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("at", _BIG, nullable=False),
        sa.Column("state_hash", sa.LargeBinary),
        sa.CheckConstraint(_KINDS, name="moves_kind_check"),
        sa.CheckConstraint("(seat IS NULL) = (kind = 'start')"),
        sa.CheckConstraint("(move IS NULL) = (kind <> 'move')"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.execute(f"INSERT INTO moves_anew ({_COLUMNS}) SELECT {_COLUMNS} FROM moves")
    op.drop_table("moves")
    op.rename_table("moves_anew", "moves")
