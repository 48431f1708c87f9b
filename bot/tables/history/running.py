"""The record of a table in play: its public events, without moves, seed or names, until it has ended."""

from collections.abc import Sequence

from msgspec import Struct, json
from msgspec.structs import replace

from bot.store import moves
from bot.store.damage import Damaged
from bot.store.database import Database
from bot.store.rows import MoveKind, MoveRow, Status
from bot.tables.errors import LogDamaged, TableRefusal
from bot.tables.history import records
from bot.tables.model import Position
from rules.core.log import Event
from rules.core.seats import Seat
from rules.core.text import Arg, Msg, SeatName


class PublicEntry(Struct, frozen=True, omit_defaults=True):
    """An entry of the log, with its public events."""

    kind: MoveKind
    events: tuple[Msg, ...]
    seat: Seat | None = None


class RunningRecord(Struct, frozen=True):
    """It proves nothing and cannot be replayed: that takes the record of the table when it has ended."""

    title: str
    rules_version: int
    seats: int
    options: dict[str, str]
    commitment: str
    """Commitment to the seed and the salt, which the record holds when the table has ended."""
    told: tuple[PublicEntry, ...]


def running_record(at: Position, rows: Sequence[MoveRow]) -> RunningRecord:
    """Return the public record of a table in play. A move may reveal its seat's secrets, so it holds no moves."""
    return RunningRecord(
        title=at.table.title,
        rules_version=at.table.rules_version,
        seats=len(at.seats),
        options=at.table.options,
        commitment=at.table.commitment,
        told=tuple(_told(row) for row in rows),
    )


async def running(database: Database, at: Position, member_id: int) -> RunningRecord:
    """Return the record that a member with a seat may keep of a table in play.

    Raises:
        TableRefusal: not_started, ended or record_seated_only.
        LogDamaged: its log is damaged.
    """
    if at.table.status is not Status.PLAYING:
        raise TableRefusal("not_started" if at.table.status is Status.LOBBY else "ended")
    if at.seat_of(member_id) is None:
        raise TableRefusal("record_seated_only")
    table_id, last = at.table.id, at.table.seq
    try:
        rows = await database.read(lambda conn: moves.log(conn, table_id, until=last))
        if not records.holds_together(rows):
            raise Damaged("its entries do not follow from each other")
        return running_record(at, rows)
    except Damaged as error:
        raise LogDamaged(table_id) from error


def encode_running(record: RunningRecord) -> bytes:
    """Return the record as a JSON document, for people to keep."""
    return json.format(json.encode(record), indent=1)


def _told(row: MoveRow) -> PublicEntry:
    public = (_nameless(event) for event in records.decode_events(row.events) if event.is_for(None))
    return PublicEntry(row.kind, tuple(event.msg for event in public), row.seat)


def _nameless(event: Event) -> Event:
    """Return the event without the names that the table's own messages may hold; seats have numbers."""
    if not event.msg.key.startswith("table."):
        return event
    kept: dict[str, Arg] = {name: arg for name, arg in event.msg.args.items() if _is_nameless(arg)}
    return replace(event, msg=Msg(event.msg.key, kept))


def _is_nameless(arg: Arg) -> bool:
    if isinstance(arg, tuple):
        return all(isinstance(each, int | SeatName) for each in arg)
    return isinstance(arg, int | SeatName)
