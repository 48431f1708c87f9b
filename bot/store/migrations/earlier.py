"""Take over a database from before the baseline, of any revision from 0001 to 0031.

Missing tables, columns and indexes are created; a constraint that has changed is replaced. Then each revision that the
database has not been through fills in what it is known to have filled in.
"""

import time
from collections.abc import Mapping
from typing import Final

from sqlalchemy import BigInteger, Connection, bindparam, inspect, text

from bot.store.migrations import baseline
from bot.store.migrations.baseline import Declared

_REPLACED: Final[Mapping[str, tuple[str, tuple[str, ...]]]] = {
    "outbox": ("0008", ("ALTER COLUMN table_id DROP NOT NULL",)),
    "moves": (
        "0011",
        (
            "DROP CONSTRAINT moves_kind_check",
            "ADD CONSTRAINT moves_kind_check CHECK (kind IN ('start', 'move', 'undo', 'leave', 'seat'))",
        ),
    ),
    "interactions": ("0023", ("ALTER COLUMN table_id DROP NOT NULL",)),
}
"""The revision that changed a constraint of a table, and how PostgreSQL does so; for SQLite the table is built anew."""

_RESTS: Final = text(
    "INSERT INTO dues (kind, key, at_ms) SELECT 'rest', CAST(id AS TEXT), :until FROM tables"
    " WHERE status = 'playing' AND NOT EXISTS"
    " (SELECT 1 FROM seats WHERE table_id = tables.id AND member_id IS NOT NULL)"
).bindparams(bindparam("until", type_=BigInteger))
"""Tables without a member rest from now on (0006)."""
_DROPPED: Final = (("tables", "reminder_ids"), ("members", "pings"))

_OF_MEMBERS: Final = ("digest", "erase", "scrub")
_OF_SERVERS: Final = ("queue", "forget")
"""Kinds of dues whose keys begin with a member's or a server's number."""
_REST_MS: Final = 30 * 24 * 3600 * 1000
_PLACE = "coalesce(nullif(tables.thread_id, 0), tables.channel_id)"
_OF_TABLE = f"(SELECT {_PLACE} FROM tables WHERE tables.id = {{}}.table_id)"
_OF_TOURNAMENT = (
    "(SELECT tournaments.{} FROM tournaments WHERE tournaments.id = outbox.tournament_id)"
)

_FILLS: Final[tuple[tuple[str, str], ...]] = (
    (
        "0002",
        "UPDATE tables SET language = guilds.language FROM guilds WHERE guilds.id = tables.guild_id",
    ),
    (
        "0002",
        "UPDATE tables SET started_at = moves.at FROM moves"
        " WHERE moves.table_id = tables.id AND moves.seq = 0",
    ),
    (
        "0002",
        "INSERT INTO sittings (table_id, seat, since, member_id, name)"
        " SELECT seats.table_id, seats.seat, 0, coalesce(seats.member_id, seats.away_id), seats.name"
        " FROM seats JOIN tables ON tables.id = seats.table_id WHERE tables.seq >= 0",
    ),
    (
        "0002",
        "INSERT INTO sittings (table_id, seat, since, member_id, name)"
        " SELECT seats.table_id, seats.seat, tables.seq + 1, NULL, ''"
        " FROM seats JOIN tables ON tables.id = seats.table_id"
        " WHERE tables.seq >= 0 AND seats.away_id IS NOT NULL",
    ),
    # A board told everything that it showed.
    (
        "0004",
        "UPDATE tables SET turn_seq = told_seq, board_from_seq = told_seq, board_seq = told_seq",
    ),
    # Members who had switched pings off get no notices of turns, as before.
    ("0008", 'UPDATE members SET notices = \'{"where":"off"}\' WHERE pings = 0'),
    (
        "0031",
        "UPDATE outbox SET guild_id = coalesce("
        "(SELECT guild_id FROM tables WHERE tables.id = outbox.table_id),"
        f" {_OF_TOURNAMENT.format('guild_id')}, 0)",
    ),
    # A message is where its table or tournament is now, unless that has moved.
    (
        "0032",
        "UPDATE tables SET lobby_channel_id = channel_id WHERE lobby_message_id IS NOT NULL",
    ),
    ("0032", f"UPDATE tables SET board_channel_id = {_PLACE} WHERE board_message_id IS NOT NULL"),
    *(
        (
            "0032",
            f"UPDATE {table} SET channel_id = {_OF_TABLE.format(table)} WHERE message_id IS NOT NULL",
        )
        for table in ("ballots", "handovers")
    ),
    *(
        (
            "0032",
            f"UPDATE tournaments SET {post}_channel_id = channel_id WHERE {post}_message_id IS NOT NULL",
        )
        for post in ("announce", "standings")
    ),
    (
        "0032",
        "UPDATE rounds SET channel_id = (SELECT tournaments.channel_id FROM tournaments"
        " JOIN stages ON stages.tournament_id = tournaments.id WHERE stages.id = rounds.stage_id)"
        " WHERE message_id IS NOT NULL",
    ),
    (
        "0032",
        "UPDATE outbox SET channel_id = coalesce("
        "(SELECT max(pings.channel_id) FROM pings WHERE pings.outbox_id = outbox.id),"
        f" {_OF_TABLE.format('outbox')}, {_OF_TOURNAMENT.format('channel_id')})"
        " WHERE message_id IS NOT NULL",
    ),
)


def take_over(conn: Connection, revision: str) -> None:
    """Bring a database of an earlier revision to the baseline, within a transaction that has begun."""
    had = _columns(conn)
    declared = baseline.read(conn.dialect.name)
    for table in declared:
        if table.columns:
            _bring(conn, table, had.get(table.name), revision)
    indexes = _indexes(conn)
    for index in declared:
        if not index.columns and index.name not in indexes:
            conn.exec_driver_sql(index.statement)
    for since, statement in _FILLS:
        if revision < since:
            conn.exec_driver_sql(statement)
    if revision < "0006":
        conn.execute(_RESTS, {"until": int(time.time() * 1000) + _REST_MS})
    if revision < "0031":
        _place_posts_of_servers(conn)
        _place_timers(conn)
    for name, column in _DROPPED:
        if column in had[name]:
            conn.exec_driver_sql(f"ALTER TABLE {name} DROP COLUMN {column}")


def _columns(conn: Connection) -> dict[str, list[str]]:
    found = inspect(conn)
    return {
        table: [column["name"] for column in found.get_columns(table)]
        for table in found.get_table_names()
    }


def _indexes(conn: Connection) -> set[str | None]:
    found = inspect(conn)
    return {
        index["name"] for table in found.get_table_names() for index in found.get_indexes(table)
    }


def _bring(conn: Connection, table: Declared, had: list[str] | None, revision: str) -> None:
    """Create or complete a table."""
    if had is None:
        conn.exec_driver_sql(table.statement)
        return
    since, changes = _REPLACED.get(table.name, ("", ()))
    if revision < since and conn.dialect.name == "sqlite":
        _build_anew(conn, table, had)
        return
    for change in changes if revision < since else ():
        conn.exec_driver_sql(f"ALTER TABLE {table.name} {change}")
    for name, column in table.columns.items():
        if name not in had:
            conn.exec_driver_sql(f"ALTER TABLE {table.name} ADD COLUMN {column}")


def _build_anew(conn: Connection, table: Declared, had: list[str]) -> None:
    """Copy a table of SQLite into one with today's constraints. Numbers of deleted rows are not given again."""
    name, columns = table.name, ", ".join(had)
    for statement in (
        table.statement.replace(f"CREATE TABLE {name} ", f"CREATE TABLE {name}_anew ", 1),
        f"INSERT INTO {name}_anew ({columns}) SELECT {columns} FROM {name}",
        f"DELETE FROM sqlite_sequence WHERE name = '{name}_anew'",
        "INSERT INTO sqlite_sequence (name, seq)"
        f" SELECT '{name}_anew', seq FROM sqlite_sequence WHERE name = '{name}'",
        f"DROP TABLE {name}",
        f"ALTER TABLE {name}_anew RENAME TO {name}",
    ):
        conn.exec_driver_sql(statement)


def _place_posts_of_servers(conn: Connection) -> None:
    """Set the server of posts that belong to no table; their target names it."""
    posts = text(
        "SELECT id, target FROM outbox WHERE target LIKE 'guild:%' OR target LIKE 'lobbies:%'"
    )
    place = text("UPDATE outbox SET guild_id = :guild WHERE id = :row").bindparams(
        bindparam("guild", type_=BigInteger), bindparam("row", type_=BigInteger)
    )
    for row, target in conn.execute(posts).all():
        number = target.partition(":")[2]
        if number.isdecimal():
            conn.execute(place, {"guild": int(number), "row": row})


def _place_timers(conn: Connection) -> None:
    """Set the server of dues: a key begins with the number of a server, a member or a table, by its kind."""
    servers = {
        row.id: row.guild_id for row in conn.execute(text("SELECT id, guild_id FROM tables"))
    }
    place = text("UPDATE dues SET guild_id = :guild WHERE kind = :kind AND key = :key").bindparams(
        bindparam("guild", type_=BigInteger)
    )
    for kind, key in conn.execute(text("SELECT kind, key FROM dues")).all():
        first = key.partition(":")[0]
        if kind in _OF_MEMBERS or not first.isdecimal():
            continue
        number = int(first)
        guild = number if kind in _OF_SERVERS else servers.get(number, 0)
        conn.execute(place, {"guild": guild, "kind": kind, "key": key})
