"""The servers that dues and posts belong to, and the stretches in which a shard was not served."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import sqlite

revision = "0031"
down_revision = "0030"

_BIG = sa.BigInteger().with_variant(sqlite.INTEGER(), "sqlite")
_OF_MEMBERS = ("digest", "erase", "scrub")
_OF_SERVERS = ("queue", "forget")


def upgrade() -> None:
    for table in ("dues", "outbox"):
        op.add_column(
            table, sa.Column("guild_id", _BIG, nullable=False, server_default=sa.text("0"))
        )
    op.create_table(
        "shard_gaps",
        sa.Column("shard_count", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("shard", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("from_ms", _BIG, primary_key=True, autoincrement=False),
        sa.Column("to_ms", _BIG, nullable=False),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    conn = op.get_bind()
    conn.execute(
        sa.text(
            "UPDATE outbox SET guild_id = coalesce("
            "(SELECT guild_id FROM tables WHERE tables.id = outbox.table_id), "
            "(SELECT guild_id FROM tournaments WHERE tournaments.id = outbox.tournament_id), 0)"
        )
    )
    _place_posts_of_servers(conn)
    _place_dues(conn)


def _place_posts_of_servers(conn: sa.Connection) -> None:
    """Posts that are no table's name their server in their target."""
    found = conn.execute(
        sa.text(
            "SELECT id, target FROM outbox WHERE target LIKE 'guild:%' OR target LIKE 'lobbies:%'"
        )
    )
    for row_id, target in found.all():
        number = target.partition(":")[2]
        if number.isdecimal():
            conn.execute(
                sa.text("UPDATE outbox SET guild_id = :guild WHERE id = :row").bindparams(
                    sa.bindparam("guild", type_=_BIG)
                ),
                {"guild": int(number), "row": row_id},
            )


def _place_dues(conn: sa.Connection) -> None:
    servers = dict(conn.execute(sa.text("SELECT id, guild_id FROM tables")).tuples().all())
    for kind, key in conn.execute(sa.text("SELECT kind, key FROM dues")).all():
        first = key.partition(":")[0]
        if kind in _OF_MEMBERS or not first.isdecimal():
            continue
        number = int(first)
        conn.execute(
            sa.text(
                "UPDATE dues SET guild_id = :guild WHERE kind = :kind AND key = :key"
            ).bindparams(sa.bindparam("guild", type_=_BIG)),
            {
                "guild": number if kind in _OF_SERVERS else servers.get(number, 0),
                "kind": kind,
                "key": key,
            },
        )
