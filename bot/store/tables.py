"""Tables and their seats."""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct, json, structs
from sqlalchemy import (
    Connection,
    LargeBinary,
    Row,
    and_,
    bindparam,
    case,
    cast,
    exists,
    func,
    insert,
    or_,
    select,
)
from sqlalchemy import update as updating

from bot.store import schema, seals
from bot.store.damage import Damaged, found_damaged
from bot.store.rows import SeatRow, Secrets, Sitting, Status, TableRow
from bot.store.upsert import Upsert

_tables, _seats, _sittings = schema.tables, schema.seats, schema.sittings
_JSON = ("options", "asks", "votes")

_TABLE = _tables.c.id == bindparam("table")
_LIVE = _tables.c.status.in_((Status.LOBBY.value, Status.PLAYING.value))
_PLAYING = _tables.c.status == Status.PLAYING.value
_ITS_SEATS = _seats.c.table_id == _tables.c.id

_CREATE = insert(_tables)
_GET = select(*(_tables.c[field] for field in TableRow.__struct_fields__)).where(_TABLE)
_STATE = select(_tables.c.state, _tables.c.hash, _tables.c.seal).where(_TABLE)
_SECRETS = select(_tables.c.seed, _tables.c.salt).where(_TABLE)
_UPDATE = updating(_tables).where(
    _TABLE, _tables.c.seq == bindparam("old_seq"), _tables.c.status == bindparam("old_status")
)
_PUT_SEAL = updating(_tables).where(_TABLE).values(seal=bindparam("new_seal"))
_REMAINS = select(
    _tables.c.guild_id,
    _tables.c.channel_id,
    _tables.c.thread_id,
    _LIVE.label("live"),
    # As it is, even when it is no text any more.
    cast(_tables.c.commitment, LargeBinary).label("commitment"),
    _tables.c.seed,
    _tables.c.salt,
    _tables.c.hash,
).where(_TABLE)
_GIVE_UP = (
    updating(_tables)
    .where(_TABLE, _LIVE)
    .values(status=Status.CANCELLED.value, ended_at=bindparam("now"))
)
_LOCK = select(_tables.c.id).where(_TABLE).with_for_update()

_PLACE = bindparam("place", type_=schema.BIG)
_HERE = func.coalesce(_tables.c.thread_id, _tables.c.channel_id) == _PLACE
_HAS_SEAT = exists().where(_ITS_SEATS, _seats.c.member_id == bindparam("member"))
_AT_PLACE = (
    select(_tables.c.id)
    .where(or_(_tables.c.thread_id == _PLACE, _tables.c.channel_id == _PLACE))
    .order_by(
        case(
            (and_(_PLAYING, _HERE), 0),
            (_tables.c.status == Status.LOBBY.value, 1),
            (_PLAYING, 2),
            else_=3,
        ),
        case((_HERE, 0), else_=1),
        case((_HAS_SEAT, 0), else_=1),
        _tables.c.id.desc(),
    )
    .limit(1)
)
_WITH_ROBOTS = (
    select(_tables.c.id)
    .where(_PLAYING, exists().where(_ITS_SEATS, _seats.c.robot_level.is_not(None)))
    .order_by(_tables.c.id)
)
_OF_MEMBER = (
    select(_tables.c.id)
    .join(_seats, _ITS_SEATS)
    .where(_seats.c.member_id == bindparam("member"), _LIVE)
    .order_by(_tables.c.touched_at.desc(), _tables.c.id.desc())
)
_OPEN = select(_tables.c.id).where(_LIVE).order_by(_tables.c.id)
_OPENED_BY = _OPEN.where(_tables.c.opener_id == bindparam("opener"))
_REMATCH = (
    select(_tables.c.id)
    .where(_tables.c.rematch_id == bindparam("table"), _tables.c.status != Status.CANCELLED.value)
    .order_by(_tables.c.id.desc())
    .limit(1)
)
_SEATS = (
    select(*(_seats.c[field] for field in SeatRow.__struct_fields__))
    .where(_seats.c.table_id == bindparam("table"))
    .order_by(_seats.c.seat)
)
_PUT_SEATS = Upsert(_seats, "member_id", "robot_level", "away_id", "name")
_SITTINGS = (
    select(*(_sittings.c[field] for field in Sitting.__struct_fields__))
    .where(_sittings.c.table_id == bindparam("table"))
    .order_by(_sittings.c.since, _sittings.c.seat)
)
_PUT_SITTINGS = Upsert(_sittings, "member_id", "name")


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


def create(conn: Connection, table: TableRow, secrets: Secrets) -> int:
    """Keep a new table (its `id` is ignored); returns its number."""
    row = _plain(table)
    del row["id"]
    row |= {"seed": secrets.seed.to_bytes(8, "big"), "salt": secrets.salt}
    key = conn.execute(_CREATE, row).inserted_primary_key
    assert key is not None
    return int(key[0])


def lock(conn: Connection, table_id: int) -> None:
    """Let nobody else change a table before this transaction has ended. On SQLite nobody can anyway."""
    conn.execute(_LOCK, {"table": table_id})


def update(
    conn: Connection,
    before: TableRow,
    after: TableRow,
    *,
    state: tuple[bytes, bytes] | None = None,
    seal: bytes | None = None,
) -> None:
    """Keep a changed table: with its state and the state's chained hash when these have changed, too, and with a seal
    over all of it.

    Raises:
        StaleTable: `before` is not what is stored: its log of moves or its status has gone on.
    """
    old, new = _plain(before), _plain(after)
    changed = {name: value for name, value in new.items() if old[name] != value}
    if state is not None:
        changed["state"], changed["hash"] = state
    if seal is not None:
        changed["seal"] = seal
    if not changed:
        return
    guards = {"table": before.id, "old_seq": before.seq, "old_status": before.status}
    if conn.execute(_UPDATE, changed | guards).rowcount != 1:
        raise StaleTable(before.id)


def get(conn: Connection, table_id: int) -> TableRow | None:
    row = conn.execute(_GET, {"table": table_id}).one_or_none()
    return None if row is None else _table(row)


def load(conn: Connection, table_id: int) -> Stored | None:
    """A table, checked against its seal.

    Raises:
        Damaged: it is not what was kept.
    """
    with found_damaged():
        stored, found = _stored(conn, table_id)
    if stored is not None and not seals.is_intact(found, _sealed(stored)):
        raise Damaged("its seal is broken")
    return stored


def seal(
    table: TableRow,
    seats: tuple[SeatRow, ...],
    sittings: tuple[Sitting, ...],
    chained: bytes | None,
) -> bytes:
    """A checksum over what is kept of a table; the state is proved by the chain."""
    return seals.seal((table, seats, sittings, chained))


def put_seal(conn: Connection, table_id: int) -> None:
    """Seal a table as it now stands, after everything else about it was kept."""
    stored, _ = _stored(conn, table_id)
    assert stored is not None
    conn.execute(_PUT_SEAL, {"table": table_id, "new_seal": seals.seal(_sealed(stored))})


def _stored(conn: Connection, table_id: int) -> tuple[Stored | None, bytes | None]:
    """A table, and its seal."""
    table = get(conn, table_id)
    if table is None:
        return None, None
    row = conn.execute(_STATE, {"table": table_id}).one()
    stored = Stored(table, seats(conn, table_id), sittings(conn, table_id), row.state, row.hash)
    return stored, row.seal


def _sealed(stored: Stored) -> tuple[object, ...]:
    return stored.table, stored.seats, stored.sittings, stored.chained


def remains(conn: Connection, table_id: int) -> Remains | None:
    row = conn.execute(_REMAINS, {"table": table_id}).one_or_none()
    if row is None:
        return None
    return Remains(
        guild_id=row.guild_id,
        place_ids=(row.channel_id, row.thread_id),
        has_ended=not row.live,
        commitment=row.commitment.decode(errors="replace"),
        secrets=Secrets(int.from_bytes(row.seed, "big"), row.salt),
        chained=row.hash or b"",
    )


def give_up(conn: Connection, table_id: int, *, now: int) -> bool:
    """Call off a table that cannot be read; what is left of it stays as it is. Was it open?"""
    return conn.execute(_GIVE_UP, {"table": table_id, "now": now}).rowcount == 1


def state(conn: Connection, table_id: int) -> tuple[bytes, bytes] | None:
    """The state's bytes and its chained hash, once the table has started."""
    row = conn.execute(_STATE, {"table": table_id}).one_or_none()
    return None if row is None or row.state is None else (row.state, row.hash)


def secrets(conn: Connection, table_id: int) -> Secrets | None:
    row = conn.execute(_SECRETS, {"table": table_id}).one_or_none()
    return None if row is None else Secrets(int.from_bytes(row.seed, "big"), row.salt)


def at_place(conn: Connection, channel_id: int, *, member_id: int | None = None) -> int | None:
    """The table of a thread or channel: the one that is played there, else one in a lobby, else one that is played
    elsewhere and was opened there, else one that ended; of several one where the member has a seat, else the newest.
    """
    return conn.execute(_AT_PLACE, {"place": channel_id, "member": member_id}).scalar_one_or_none()


def with_robots(conn: Connection) -> list[int]:
    """Tables in play at which a robot has a seat."""
    return list(conn.execute(_WITH_ROBOTS).scalars())


def of_member(conn: Connection, member_id: int) -> list[int]:
    """Tables in a lobby or in play where a member has a seat, the one touched last first."""
    return list(conn.execute(_OF_MEMBER, {"member": member_id}).scalars())


def rematch_of(conn: Connection, table_id: int) -> int | None:
    """The table at which the members of one that ended play again, unless it was called off."""
    return conn.execute(_REMATCH, {"table": table_id}).scalar_one_or_none()


def opened_by(conn: Connection, opener_id: int) -> list[int]:
    """Tables of a member's opening that are in a lobby or in play."""
    return list(conn.execute(_OPENED_BY, {"opener": opener_id}).scalars())


def open_ids(conn: Connection) -> list[int]:
    """Every table in a lobby or in play."""
    return list(conn.execute(_OPEN).scalars())


def seats(conn: Connection, table_id: int) -> tuple[SeatRow, ...]:
    rows = conn.execute(_SEATS, {"table": table_id})
    return tuple(SeatRow(**row._mapping) for row in rows)


def put_seats(conn: Connection, table_id: int, rows: Iterable[SeatRow]) -> None:
    """Keep seats, new or changed."""
    _PUT_SEATS.run(conn, [structs.asdict(row) | {"table_id": table_id} for row in rows])


def sittings(conn: Connection, table_id: int) -> tuple[Sitting, ...]:
    """Whose the seats were since the start, in the order of time."""
    rows = conn.execute(_SITTINGS, {"table": table_id})
    return tuple(Sitting(**row._mapping) for row in rows)


def put_sittings(conn: Connection, table_id: int, rows: Iterable[Sitting]) -> None:
    """Keep sittings; one that nothing happened in gives way to the next."""
    _PUT_SITTINGS.run(conn, [structs.asdict(row) | {"table_id": table_id} for row in rows])


def _plain(table: TableRow) -> dict[str, Any]:
    row = structs.asdict(table)
    return row | {name: json.encode(row[name]).decode() for name in _JSON}


def _table(row: Row[Any]) -> TableRow:
    plain = dict(row._mapping)
    for name in _JSON:
        plain[name] = json.decode(plain[name])
    plain["status"] = Status(plain["status"])
    plain["asks"] = tuple(plain["asks"])
    plain["votes"] = tuple(plain["votes"])
    return TableRow(**plain)
