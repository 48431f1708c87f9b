"""Tables and their seats."""

import sqlite3
from collections.abc import Iterable

from msgspec import Struct, json, structs

from bot.store import seals
from bot.store.damage import Damaged, found_damaged
from bot.store.rows import SeatRow, Secrets, Sitting, Status, TableRow

_COLUMNS = ", ".join(field for field in TableRow.__struct_fields__)
_JSON = ("options", "asks", "votes")


class StaleTable(Exception):
    """The table moved on since it was read."""


class Stored(Struct, frozen=True):
    """All that is kept of a table but its log and its secrets."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    sittings: tuple[Sitting, ...]
    state: bytes | None
    """None until it has started."""
    chained: bytes | None
    """The last link of the chain, with the state."""


class Remains(Struct, frozen=True):
    """What can be said of a table that cannot be read, right or wrong."""

    guild_id: int
    place_ids: tuple[int | None, ...]
    has_ended: bool
    commitment: str
    secrets: Secrets
    chained: bytes


def create(conn: sqlite3.Connection, table: TableRow, secrets: Secrets) -> int:
    """Keep a new table (its `id` is ignored); returns its number."""
    row = _plain(table)
    del row["id"]
    row |= {"seed": secrets.seed.to_bytes(8, "big"), "salt": secrets.salt}
    names = ", ".join(row)
    marks = ", ".join(f":{name}" for name in row)
    cursor = conn.execute(f"INSERT INTO tables ({names}) VALUES ({marks})", row)
    assert cursor.lastrowid is not None
    return cursor.lastrowid


def update(conn: sqlite3.Connection, before: TableRow, after: TableRow) -> None:
    """Keep a changed table.

    Raises:
        StaleTable: `before` is not what is stored: its log of moves or its status has gone on.
    """
    old, new = _plain(before), _plain(after)
    changed = {name: value for name, value in new.items() if old[name] != value}
    if not changed:
        return
    sets = ", ".join(f"{name} = :{name}" for name in changed)
    cursor = conn.execute(
        f"UPDATE tables SET {sets} WHERE id = :id AND seq = :old_seq AND status = :old_status",
        changed | {"id": before.id, "old_seq": before.seq, "old_status": before.status},
    )
    if cursor.rowcount != 1:
        raise StaleTable(before.id)


def set_state(conn: sqlite3.Connection, table_id: int, state: bytes, chained: bytes) -> None:
    conn.execute("UPDATE tables SET state = ?, hash = ? WHERE id = ?", (state, chained, table_id))


def get(conn: sqlite3.Connection, table_id: int) -> TableRow | None:
    row = conn.execute(f"SELECT {_COLUMNS} FROM tables WHERE id = ?", (table_id,)).fetchone()
    return None if row is None else _table(row)


def load(conn: sqlite3.Connection, table_id: int) -> Stored | None:
    """A table, checked against its seal.

    Raises:
        Damaged: it is not what was kept.
    """
    with found_damaged():
        stored = _stored(conn, table_id)
        if stored is None:
            return None
        row = conn.execute("SELECT seal FROM tables WHERE id = ?", (table_id,)).fetchone()
    if not seals.is_intact(row["seal"], _sealed(stored)):
        raise Damaged("its seal is broken")
    return stored


def put_seal(conn: sqlite3.Connection, table_id: int) -> None:
    """Seal a table as it now stands, after everything else about it was kept."""
    stored = _stored(conn, table_id)
    assert stored is not None
    seal = seals.seal(_sealed(stored))
    conn.execute("UPDATE tables SET seal = ? WHERE id = ?", (seal, table_id))


def _stored(conn: sqlite3.Connection, table_id: int) -> Stored | None:
    table = get(conn, table_id)
    if table is None:
        return None
    row = conn.execute("SELECT state, hash FROM tables WHERE id = ?", (table_id,)).fetchone()
    return Stored(table, seats(conn, table_id), sittings(conn, table_id), row["state"], row["hash"])


def _sealed(stored: Stored) -> tuple[object, ...]:
    """What a seal is over; the state is proved by the chain."""
    return stored.table, stored.seats, stored.sittings, stored.chained


def remains(conn: sqlite3.Connection, table_id: int) -> Remains | None:
    row = conn.execute(
        "SELECT guild_id, channel_id, thread_id, status IN ('finished', 'cancelled') AS ended,"
        " CAST(commitment AS BLOB) AS commitment, seed, salt, hash FROM tables WHERE id = ?",
        (table_id,),
    ).fetchone()
    if row is None:
        return None
    return Remains(
        guild_id=row["guild_id"],
        place_ids=(row["channel_id"], row["thread_id"]),
        has_ended=bool(row["ended"]),
        commitment=row["commitment"].decode(errors="replace"),
        secrets=Secrets(int.from_bytes(row["seed"], "big"), row["salt"]),
        chained=row["hash"] or b"",
    )


def give_up(conn: sqlite3.Connection, table_id: int, *, now: int) -> bool:
    """Call off a table that cannot be read; what is left of it stays as it is. Was it open?"""
    cursor = conn.execute(
        "UPDATE tables SET status = 'cancelled', ended_at = ?"
        " WHERE id = ? AND status IN ('lobby', 'playing')",
        (now, table_id),
    )
    return cursor.rowcount == 1


def state(conn: sqlite3.Connection, table_id: int) -> tuple[bytes, bytes] | None:
    """The state's bytes and its chained hash, once the table has started."""
    row = conn.execute("SELECT state, hash FROM tables WHERE id = ?", (table_id,)).fetchone()
    return None if row is None or row["state"] is None else (row["state"], row["hash"])


def secrets(conn: sqlite3.Connection, table_id: int) -> Secrets | None:
    row = conn.execute("SELECT seed, salt FROM tables WHERE id = ?", (table_id,)).fetchone()
    return None if row is None else Secrets(int.from_bytes(row["seed"], "big"), row["salt"])


def at_place(
    conn: sqlite3.Connection, channel_id: int, *, member_id: int | None = None
) -> int | None:
    """The table of a thread or channel: the one that is played there, else one in a lobby, else one that is played
    elsewhere and was opened there, else one that ended; of several one where the member has a seat, else the newest.
    """
    row = conn.execute(
        "SELECT id FROM tables WHERE thread_id = :place OR channel_id = :place"
        " ORDER BY CASE"
        " WHEN status = 'playing' AND coalesce(thread_id, channel_id) = :place THEN 0"
        " WHEN status = 'lobby' THEN 1"
        " WHEN status = 'playing' THEN 2 ELSE 3 END,"
        " coalesce(thread_id, channel_id) = :place DESC,"
        " EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND member_id = :member) DESC,"
        " id DESC LIMIT 1",
        {"place": channel_id, "member": member_id},
    ).fetchone()
    return None if row is None else int(row["id"])


def with_robots(conn: sqlite3.Connection) -> list[int]:
    """Tables in play at which a robot has a seat."""
    rows = conn.execute(
        "SELECT id FROM tables WHERE status = 'playing' AND EXISTS"
        " (SELECT 1 FROM seats WHERE table_id = tables.id AND robot_level IS NOT NULL) ORDER BY id"
    )
    return [int(row["id"]) for row in rows]


def of_member(conn: sqlite3.Connection, member_id: int) -> list[int]:
    """Tables in a lobby or in play where a member has a seat, the one touched last first."""
    rows = conn.execute(
        "SELECT tables.id FROM tables JOIN seats ON seats.table_id = tables.id"
        " WHERE seats.member_id = ? AND tables.status IN ('lobby', 'playing')"
        " ORDER BY touched_at DESC, tables.id DESC",
        (member_id,),
    )
    return [int(row["id"]) for row in rows]


def rematch_of(conn: sqlite3.Connection, table_id: int) -> int | None:
    """The table at which the members of one that ended play again, unless it was called off."""
    row = conn.execute(
        "SELECT id FROM tables WHERE rematch_id = ? AND status <> 'cancelled' ORDER BY id DESC",
        (table_id,),
    ).fetchone()
    return None if row is None else int(row["id"])


def opened_by(conn: sqlite3.Connection, opener_id: int) -> list[int]:
    """Tables of a member's opening that are in a lobby or in play."""
    rows = conn.execute(
        "SELECT id FROM tables WHERE opener_id = ? AND status IN ('lobby', 'playing') ORDER BY id",
        (opener_id,),
    )
    return [int(row["id"]) for row in rows]


def open_ids(conn: sqlite3.Connection) -> list[int]:
    """Every table in a lobby or in play."""
    rows = conn.execute("SELECT id FROM tables WHERE status IN ('lobby', 'playing') ORDER BY id")
    return [int(row["id"]) for row in rows]


def seats(conn: sqlite3.Connection, table_id: int) -> tuple[SeatRow, ...]:
    rows = conn.execute(
        "SELECT seat, member_id, robot_level, away_id, name FROM seats"
        " WHERE table_id = ? ORDER BY seat",
        (table_id,),
    )
    return tuple(SeatRow(**dict(row)) for row in rows)


def put_seats(conn: sqlite3.Connection, table_id: int, rows: Iterable[SeatRow]) -> None:
    """Keep seats, new or changed."""
    conn.executemany(
        "INSERT INTO seats (table_id, seat, member_id, robot_level, away_id, name)"
        " VALUES (:table_id, :seat, :member_id, :robot_level, :away_id, :name)"
        " ON CONFLICT (table_id, seat) DO UPDATE SET member_id = :member_id,"
        " robot_level = :robot_level, away_id = :away_id, name = :name",
        [structs.asdict(row) | {"table_id": table_id} for row in rows],
    )


def sittings(conn: sqlite3.Connection, table_id: int) -> tuple[Sitting, ...]:
    """Whose the seats were since the start, in the order of time."""
    rows = conn.execute(
        "SELECT seat, since, member_id, name FROM sittings WHERE table_id = ? ORDER BY since, seat",
        (table_id,),
    )
    return tuple(Sitting(**dict(row)) for row in rows)


def put_sittings(conn: sqlite3.Connection, table_id: int, rows: Iterable[Sitting]) -> None:
    """Keep sittings; one that nothing happened in gives way to the next."""
    conn.executemany(
        "INSERT INTO sittings (table_id, seat, since, member_id, name)"
        " VALUES (:table_id, :seat, :since, :member_id, :name)"
        " ON CONFLICT (table_id, seat, since) DO UPDATE SET member_id = :member_id, name = :name",
        [structs.asdict(row) | {"table_id": table_id} for row in rows],
    )


def _plain(table: TableRow) -> dict[str, object]:
    row = structs.asdict(table)
    return row | {name: json.encode(row[name]).decode() for name in _JSON}


def _table(row: sqlite3.Row) -> TableRow:
    plain = dict(row)
    for name in _JSON:
        plain[name] = json.decode(plain[name])
    plain["status"] = Status(plain["status"])
    plain["asks"] = tuple(plain["asks"])
    plain["votes"] = tuple(plain["votes"])
    return TableRow(**plain)
