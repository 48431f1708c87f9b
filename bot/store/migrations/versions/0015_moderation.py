"""What moderators did, who is kept out of a server's tables, and who wants to stay apart."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import sqlite

revision = "0015"
down_revision = "0014"

_BIG = sa.BigInteger().with_variant(sqlite.INTEGER(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "audit",
        sa.Column("id", _BIG, primary_key=True),
        sa.Column("guild_id", _BIG, nullable=False),
        sa.Column("at_ms", _BIG, nullable=False),
        sa.Column("actor_id", _BIG),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("table_id", _BIG),
        sa.Column("seat", sa.Integer),
        sa.Column("subject_id", _BIG),
        *(
            sa.Column(name, sa.Text, nullable=False, server_default=sa.text("''"))
            for name in ("reason", "before", "after")
        ),
        sa.Column("plays_there", sa.Integer, nullable=False, server_default=sa.text("0")),
        sqlite_strict=True,
    )
    op.create_index("audit_by_guild", "audit", ["guild_id", "id"])
    op.create_table(
        "bans",
        sa.Column("guild_id", _BIG, primary_key=True, autoincrement=False),
        sa.Column("mark", sa.Text, primary_key=True),
        sa.Column("member_id", _BIG),
        sa.Column("until_ms", _BIG, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_table(
        "blocks",
        sa.Column("member_id", _BIG, primary_key=True, autoincrement=False),
        sa.Column("other_id", _BIG, primary_key=True, autoincrement=False),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
