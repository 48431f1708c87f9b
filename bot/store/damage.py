"""Damaged rows, as opposed to a disk that is full or busy; and the remains of a table that cannot be read."""

from collections.abc import Iterator
from contextlib import contextmanager

from msgspec import MsgspecError, Struct
from sqlalchemy import Connection, LargeBinary, bindparam, cast, select, update
from sqlalchemy.exc import DBAPIError

from bot.store import schema
from bot.store.rows import Secrets, Status

_tables = schema.tables
_TABLE = _tables.c.id == bindparam("table")
_LIVE = _tables.c.status.in_((Status.LOBBY.value, Status.PLAYING.value))
_REMAINS = select(
    _tables.c.guild_id,
    _tables.c.channel_id,
    _tables.c.thread_id,
    _LIVE.label("live"),
    # As raw bytes, because a damaged value may not be valid text.
    cast(_tables.c.commitment, LargeBinary).label("commitment"),
    _tables.c.seed,
    _tables.c.salt,
    _tables.c.hash,
).where(_TABLE)
_GIVE_UP = (
    update(_tables)
    .where(_TABLE, _LIVE)
    .values(status=Status.CANCELLED.value, ended_at=bindparam("now"))
)


class Damaged(Exception):
    """The rows read are not those stored; the message names the fault."""


@contextmanager
def found_damaged() -> Iterator[None]:
    """Turn any error from reading and decoding damaged rows into `Damaged`."""
    try:
        yield
    except DBAPIError as error:
        name = getattr(error.orig, "sqlite_errorname", "")
        if not name.startswith("SQLITE_CORRUPT") and "decode to UTF-8" not in str(error.orig):
            raise
        raise Damaged(str(error.orig)) from error
    except (MsgspecError, ValueError, TypeError, RecursionError) as error:
        raise Damaged(f"{type(error).__name__}: {error}") from error


class Remains(Struct, frozen=True):
    """The remains of a table that cannot be read; they may be wrong."""

    guild_id: int
    place_ids: tuple[int | None, ...]
    has_ended: bool
    commitment: str
    secrets: Secrets
    chained: bytes


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
    """Call off a table that cannot be read, without changing its remains. Return whether it was open."""
    return conn.execute(_GIVE_UP, {"table": table_id, "now": now}).rowcount == 1
