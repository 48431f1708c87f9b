"""Tables and their seats, with a checksum over both.

The chain of hashes protects the log. A seal does the same for the other rows, so that a damaged byte is found when the
table is read. A seal names the columns that it covers: after a migration that adds a column, older seals are ignored
until the table is written again.
"""

from collections.abc import Iterable
from hashlib import blake2b
from typing import Final

from msgspec import Struct, msgpack, structs
from sqlalchemy import (
    Connection,
    and_,
    bindparam,
    case,
    exists,
    func,
    insert,
    or_,
    select,
)
from sqlalchemy import update as updating

from bot.clocks.clock import Clock
from bot.clocks.pauses import Pause
from bot.store import schema
from bot.store.damage import Damaged, found_damaged
from bot.store.declaring.columns import its, upsert
from bot.store.declaring.posted import Posted
from bot.store.rows import Before, Filters, SeatRow, Secrets, Sitting, Status, TableRow
from bot.store.schema import IS_FIRST_GAME, IS_NO_FIRST_GAME
from bot.store.sharing.shards import ALL, Served, Shards
from bot.store.values import Rows, added, secret_columns, secrets_of

_SEAL_SIZE: Final = 8
_SEALED_COLUMNS: Final = blake2b(
    " ".join(
        f"{kind.__name__}: {' '.join(kind.__struct_fields__)};"
        for kind in (TableRow, Posted, SeatRow, Sitting, Clock, Pause, Filters)
    ).encode(),
    digest_size=_SEAL_SIZE,
).digest()

_tables, _seats, _sittings = schema.tables, schema.seats, schema.sittings
_before = schema.records_before
_TABLE_ROWS = Rows(_tables, TableRow)
_SEAT_ROWS, _SITTING_ROWS = Rows(_seats, SeatRow), Rows(_sittings, Sitting)

_TABLE = _tables.c.id == bindparam("table")
_LIVE = _tables.c.status.in_((Status.LOBBY.value, Status.PLAYING.value))
_PLAYING = _tables.c.status == Status.PLAYING.value
_ITS_SEATS = _seats.c.table_id == _tables.c.id

_CREATE = insert(_tables)
_GET = _TABLE_ROWS.all.where(_TABLE)
_STATE = select(_tables.c.state, _tables.c.hash).where(_TABLE)
_WHOLE = _GET.add_columns(_tables.c.state, _tables.c.hash, _tables.c.seal)
_SECRETS = (
    select(_tables.c.seed, _tables.c.salt, _before.c.record, _before.c.state)
    .outerjoin(_before, _before.c.table_id == _tables.c.id)
    .where(_TABLE)
)
_UPDATE = updating(_tables).where(_TABLE, its(_tables, seq="old_seq", status="old_status"))
_UPDATE_SEALED = _UPDATE.where(_tables.c.seal == bindparam("old_seal"))
_SEAL = select(_tables.c.seal).where(_TABLE)
_PUT_SEAL = updating(_tables).where(_TABLE).values(seal=bindparam("new_seal"))
_LOCK = select(_tables.c.guild_id, _tables.c.seal).where(_TABLE).with_for_update()

_PLACE = bindparam("place", type_=schema.BIG)
_HERE = func.coalesce(_tables.c.thread_id, _tables.c.channel_id) == _PLACE
_HAS_SEAT = exists().where(_ITS_SEATS, _seats.c.member_id == bindparam("member"))
_AT_PLACE = (
    select(_tables.c.id)
    .where(or_(_tables.c.thread_id == _PLACE, _tables.c.channel_id == _PLACE))
    .where(or_(IS_NO_FIRST_GAME, _HAS_SEAT))
    .order_by(
        case((IS_FIRST_GAME, 1), else_=0),
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
_PLAYED_IN = (
    select(_tables.c.id)
    .where(
        _PLAYING,
        or_(
            _tables.c.guild_id == bindparam("guild"),
            _tables.c.thread_id == _PLACE,
            _tables.c.channel_id == _PLACE,
        ),
    )
    .order_by(_tables.c.id)
)
_IS_HOME = select(exists().where(_LIVE, _HERE, IS_NO_FIRST_GAME))
_PLAYED_BY_ROBOT = or_(_seats.c.robot_level.is_not(None), _seats.c.is_lent != 0)
_WITH_ROBOTS = Served.by(
    select(_tables.c.id)
    .where(_PLAYING, exists().where(_ITS_SEATS, _PLAYED_BY_ROBOT))
    .order_by(_tables.c.id),
    _tables.c.guild_id,
)
_OF_MEMBER = (
    select(_tables.c.id)
    .join(_seats, _ITS_SEATS)
    .where(_seats.c.member_id == bindparam("member"), _LIVE)
    .order_by(_tables.c.touched_at.desc(), _tables.c.id.desc())
)
_OPEN = select(_tables.c.id).where(_LIVE).order_by(_tables.c.id)
_OPEN_SERVED = Served.by(_OPEN, _tables.c.guild_id)
_DUE = Served.by(
    select(_tables.c.id, _tables.c.due_ms)
    .where(_tables.c.due_ms.is_not(None))
    .order_by(_tables.c.due_ms, _tables.c.id)
    .limit(bindparam("most")),
    _tables.c.guild_id,
)
_IN_GUILD = (
    select(_tables.c.id)
    .where(_LIVE, _tables.c.guild_id == bindparam("guild"), IS_NO_FIRST_GAME)
    .order_by(_tables.c.id.desc())
    .limit(bindparam("most"))
)
_STARTED = select(_tables.c.id).where(_tables.c.seq >= 0).order_by(_tables.c.id)
_OUTDATED = (
    select(_tables.c.id, _tables.c.rules_version)
    .where(
        _PLAYING,
        _tables.c.title == bindparam("title"),
        _tables.c.rules_version < bindparam("newest"),
    )
    .order_by(_tables.c.id)
)
_CASUAL = and_(_tables.c.tournament_id.is_(None), _tables.c.is_sealed == 0)
_OPENED_BY = _OPEN.where(_tables.c.opener_id == bindparam("opener"), _CASUAL)
_REMATCH = (
    select(_tables.c.id)
    .where(_tables.c.rematch_id == bindparam("table"), _tables.c.status != Status.CANCELLED.value)
    .order_by(_tables.c.id.desc())
    .limit(1)
)
_SEATS = _SEAT_ROWS.all.where(_seats.c.table_id == bindparam("table")).order_by(_seats.c.seat)
_PUT_SEATS = upsert(_seats, "member_id", "robot_level", "away_id", "name", "is_lent")
_SITTINGS = _SITTING_ROWS.all.where(_sittings.c.table_id == bindparam("table")).order_by(
    _sittings.c.since, _sittings.c.seat
)
_PUT_BEFORE = insert(_before)
_PUT_SITTINGS = upsert(_sittings, "member_id", "name")


class StaleTable(Exception):
    """The table has changed since it was read."""


class Stored(Struct, frozen=True):
    """All rows about a table except its log and its secrets."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    sittings: tuple[Sitting, ...]
    state: bytes | None
    """None until it has started."""
    chained: bytes | None
    """The last link of the chain; None until it has started."""
    seal: bytes | None = None
    """The seal over everything else; every change makes a new one."""


def create(conn: Connection, table: TableRow, secrets: Secrets) -> int:
    """Store a new table (its `id` is ignored); returns its number."""
    table_id = added(conn, _CREATE, _TABLE_ROWS.row(table, "id", **secret_columns(secrets)))
    if secrets.before is not None:
        conn.execute(_PUT_BEFORE, {"table_id": table_id} | structs.asdict(secrets.before))
    return table_id


def lock(conn: Connection, table_id: int, seal: bytes | None = None) -> int | None:
    """Keep other transactions from changing a table until this one ends; returns its server, None without such a table.

    On SQLite only one runs at a time anyway.

    Raises:
        StaleTable: it has another seal than the one given, so it has changed since it was read.
    """
    row = conn.execute(_LOCK, {"table": table_id}).one_or_none()
    if seal is not None and (row is None or row.seal != seal):
        raise StaleTable(table_id)
    return None if row is None else row.guild_id


def update(
    conn: Connection,
    before: TableRow,
    after: TableRow,
    *,
    state: tuple[bytes, bytes] | None = None,
    seal: bytes | None = None,
    seal_before: bytes | None = None,
) -> None:
    """Store a changed table, with its new state and chained hash if there are any, and with a seal over all of it.

    Raises:
        StaleTable: `before` is out of date: the log of moves, the status, or the seal that it had has changed since.
    """
    old = _TABLE_ROWS.row(before)
    changed = {name: value for name, value in _TABLE_ROWS.row(after).items() if old[name] != value}
    if state is not None:
        changed["state"], changed["hash"] = state
    if seal is not None:
        changed["seal"] = seal
    if not changed:
        return
    changed |= {"table": before.id, "old_seq": before.seq, "old_status": before.status}
    statement = _UPDATE
    if seal_before is not None:
        statement, changed = _UPDATE_SEALED, changed | {"old_seal": seal_before}
    if conn.execute(statement, changed).rowcount != 1:
        raise StaleTable(before.id)


def get(conn: Connection, table_id: int) -> TableRow | None:
    return _TABLE_ROWS.one(conn, _GET, table=table_id)


def load(conn: Connection, table_id: int) -> Stored | None:
    """Return a table, checked against its seal. Raise `Damaged` if it is not as it was stored."""
    with found_damaged():
        stored = _stored(conn, table_id)
    if stored is not None and not _is_intact(stored.seal, _sealed(stored)):
        raise Damaged("its seal is broken")
    return stored


def seal_at(conn: Connection, table_id: int) -> bytes | None:
    """Return the present seal of a table."""
    return conn.execute(_SEAL, {"table": table_id}).scalar_one_or_none()


def seal(
    table: TableRow,
    seats: tuple[SeatRow, ...],
    sittings: tuple[Sitting, ...],
    chained: bytes | None,
) -> bytes:
    """Return a checksum over the rows of a table. The state is not covered: the chain proves it."""
    return _seal_of((table, seats, sittings, chained))


def put_seal(conn: Connection, table_id: int) -> None:
    """Seal a table as it stands, after all its other rows have been stored."""
    stored = _stored(conn, table_id)
    assert stored is not None
    conn.execute(_PUT_SEAL, {"table": table_id, "new_seal": _seal_of(_sealed(stored))})


def _stored(conn: Connection, table_id: int) -> Stored | None:
    row = conn.execute(_WHOLE, {"table": table_id}).one_or_none()
    if row is None:
        return None
    its_seats, its_sittings = seats(conn, table_id), sittings(conn, table_id)
    return Stored(_TABLE_ROWS.read(row), its_seats, its_sittings, row.state, row.hash, row.seal)


def _sealed(stored: Stored) -> tuple[object, ...]:
    return stored.table, stored.seats, stored.sittings, stored.chained


def state(conn: Connection, table_id: int) -> tuple[bytes, bytes] | None:
    """Return the encoded state and its chained hash; None until the table has started."""
    row = conn.execute(_STATE, {"table": table_id}).one_or_none()
    return None if row is None or row.state is None else (row.state, row.hash)


def secrets(conn: Connection, table_id: int) -> Secrets | None:
    row = conn.execute(_SECRETS, {"table": table_id}).one_or_none()
    if row is None:
        return None
    before = None if row.record is None else Before(row.record, row.state)
    return structs.replace(secrets_of(row), before=before)


def at_place(conn: Connection, channel_id: int, *, member_id: int | None = None) -> int | None:
    """Return the table of a thread or channel.

    In this order: a table played there, one in its lobby, one opened there and played elsewhere, one that has ended.
    Among several, one with a seat of the member comes first, then the newest.
    """
    return conn.execute(_AT_PLACE, {"place": channel_id, "member": member_id}).scalar_one_or_none()


def played_in(conn: Connection, guild_id: int = 0, place_id: int = 0) -> list[int]:
    """Return tables in play in a server, or in a thread or channel or opened there."""
    return list(conn.execute(_PLAYED_IN, {"guild": guild_id, "place": place_id}).scalars())


def is_home(conn: Connection, place_id: int) -> bool:
    """Return whether a table in its lobby or in play has its posts in this thread or channel."""
    return bool(conn.execute(_IS_HOME, {"place": place_id}).scalar_one())


def with_robots(conn: Connection, shards: Shards = ALL) -> list[int]:
    """Return tables in play at which a robot has a seat."""
    return list(_WITH_ROBOTS.run(conn, shards).scalars())


def of_member(conn: Connection, member_id: int) -> list[int]:
    """Return tables in their lobby or in play where a member has a seat, the most recently changed first."""
    return list(conn.execute(_OF_MEMBER, {"member": member_id}).scalars())


def in_guild(conn: Connection, guild_id: int, most: int) -> list[int]:
    """Return the newest tables of a server that are in their lobby or in play."""
    return list(conn.execute(_IN_GUILD, {"guild": guild_id, "most": most}).scalars())


def rematch_of(conn: Connection, table_id: int) -> int | None:
    """Return the rematch of a table that has ended, unless it was called off."""
    return conn.execute(_REMATCH, {"table": table_id}).scalar_one_or_none()


def opened_by(conn: Connection, opener_id: int) -> list[int]:
    """Return tables opened by a member, not by a tournament, that are in their lobby or in play."""
    return list(conn.execute(_OPENED_BY, {"opener": opener_id}).scalars())


def due(conn: Connection, most: int, shards: Shards = ALL) -> list[tuple[int, int]]:
    """Return the tables whose clocks must be checked next, each with its time: the earliest first, then by number."""
    return [(row.id, row.due_ms) for row in _DUE.run(conn, shards, most=most)]


def open_ids(conn: Connection, shards: Shards = ALL) -> list[int]:
    """Return every table in its lobby or in play."""
    return list(_OPEN_SERVED.run(conn, shards).scalars())


def started_ids(conn: Connection) -> list[int]:
    """Return every table that has a log."""
    return list(conn.execute(_STARTED).scalars())


def outdated(conn: Connection, title: str, newest: int) -> list[tuple[int, int]]:
    """Return the tables in play of a title that were last played by rules older than the newest: number and version."""
    rows = conn.execute(_OUTDATED, {"title": title, "newest": newest})
    return [(row.id, row.rules_version) for row in rows]


def seats(conn: Connection, table_id: int) -> tuple[SeatRow, ...]:
    return tuple(_SEAT_ROWS.several(conn, _SEATS, table=table_id))


def put_seats(conn: Connection, table_id: int, rows: Iterable[SeatRow]) -> None:
    """Store new or changed seats."""
    _SEAT_ROWS.put(conn, _PUT_SEATS, rows, table_id=table_id)


def sittings(conn: Connection, table_id: int) -> tuple[Sitting, ...]:
    """Return the holders of all seats since the start, oldest first."""
    return tuple(_SITTING_ROWS.several(conn, _SITTINGS, table=table_id))


def put_sittings(conn: Connection, table_id: int, rows: Iterable[Sitting]) -> None:
    """Store sittings. A sitting without entries is replaced by the next."""
    _SITTING_ROWS.put(conn, _PUT_SITTINGS, rows, table_id=table_id)


def _seal_of(held: tuple[object, ...]) -> bytes:
    return _SEALED_COLUMNS + blake2b(msgpack.encode(held), digest_size=_SEAL_SIZE).digest()


def _is_intact(found: bytes | None, held: tuple[object, ...]) -> bool:
    """Return whether the rows are those that were sealed. True without a seal, or with one over other columns."""
    if found is None or found[:_SEAL_SIZE] != _SEALED_COLUMNS:
        return True
    return found == _seal_of(held)
