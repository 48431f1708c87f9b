"""Reads the log of moves, with the names of the time, and the secrets of a table that has ended."""

from msgspec.structs import replace

from bot.store import damage, moves, tables
from bot.store.damage import Damaged, found_damaged
from bot.store.database import Connection, Database
from bot.store.rows import MoveKind, MoveRow, Secrets, Sitting, Status
from bot.tables.errors import LogDamaged, TableRefusal, Unreadable
from bot.tables.history import chain, records
from bot.tables.model import Position, Verified
from bot.tables.names import NOBODY, is_former
from rules.core.errors import Refusal
from rules.core.log import Event
from rules.core.seats import Seat
from rules.core.text import Arg, Item, Msg, SeatName, Typed, msg, typed


def as_called_then(position: Position, seq: int, event: Event) -> Event:
    """Return an event of entry `seq`, with names for seats that have changed hands since."""
    then = sitting_at(position.sittings, seq)
    now = sitting_at(position.sittings, position.table.seq + 1)
    others = {
        seat: _name(sitting)
        for seat, sitting in then.items()
        if (sitting.member_id, sitting.name) != (now[seat].member_id, now[seat].name)
    }
    return replace(event, msg=_told(event.msg, others)) if others else event


def called_at(position: Position, seat: Seat, seq: int) -> Typed:
    """Return the seat holder's name as of log entry `seq`; empty for a robot, or a former player."""
    sitting = sitting_at(position.sittings, seq)[seat]
    is_gone = sitting.member_id is None or is_former(sitting.member_id)
    return Typed("") if is_gone else sitting.name


def sitting_at(sittings: tuple[Sitting, ...], seq: int) -> dict[Seat, Sitting]:
    """Return for each seat the sitting during which an entry was made."""
    return {each.seat: each for each in sittings if each.since <= seq}


def _name(sitting: Sitting) -> Msg:
    if is_former(sitting.member_id):
        return msg(NOBODY)
    if sitting.member_id is None:
        return msg("ui.robot", place=str(sitting.seat + 1))
    return typed(sitting.name)


def _told(text: Msg, names: dict[Seat, Msg]) -> Msg:
    return Msg(text.key, {key: _arg(arg, names) for key, arg in text.args.items()})


def _arg(arg: Arg, names: dict[Seat, Msg]) -> Arg:
    if isinstance(arg, tuple):
        return tuple(_item(item, names) for item in arg)
    return _item(arg, names)


def _item(item: Item, names: dict[Seat, Msg]) -> Item:
    match item:
        case SeatName(seat):
            return names.get(seat, item)
        case Msg():
            return _told(item, names)
        case _:
            return item


async def history(
    database: Database, table_id: int, limit: int, *, after: int, until: int = moves.NO_END
) -> tuple[tuple[int, Event], ...]:
    """Return the last events between two entries, with the numbers of their entries, oldest first.

    Raises:
        LogDamaged: the log is damaged.
    """

    rows = await between(database, table_id, after, until)
    try:
        with found_damaged():
            events = [(row.seq, told) for row in rows for told in records.decode_events(row.events)]
    except Damaged as error:
        raise LogDamaged(table_id) from error
    return tuple(events[max(0, len(events) - limit) :])


async def between(
    database: Database, table_id: int, after: int, until: int = moves.NO_END
) -> list[MoveRow]:
    """Return the entries after the one with number `after`, up to `until`, oldest first.

    Raises:
        LogDamaged: the log is damaged.
    """

    def query(conn: Connection) -> list[MoveRow]:
        rows = moves.log(conn, table_id, after, until)
        before = None if after < 0 else moves.entry(conn, table_id, after)
        if not records.holds_together(rows, chain.START if before is None else before.hash):
            raise Damaged("its entries do not follow from each other")
        return rows

    try:
        return await database.read(query)
    except Damaged as error:
        raise LogDamaged(table_id) from error


async def ended(database: Database, at: Position) -> tuple[Secrets, list[MoveRow]]:
    """Return the secrets and the log of a table that has ended.

    Raises:
        TableRefusal: not_started or not_finished.
        Unreadable: the log is damaged.
    """
    if at.state is None:
        raise TableRefusal("not_started")
    if at.table.status is Status.PLAYING:
        raise TableRefusal("not_finished")
    if at.table.is_sealed:
        is_first_game = at.table.tournament_id is None
        raise Refusal("learn.no_record" if is_first_game else "tournament.sealed")
    table_id = at.table.id

    def query(conn: Connection) -> tuple[Secrets | None, list[MoveRow]]:
        return tables.secrets(conn, table_id), moves.log(conn, table_id)

    try:
        secrets, rows = await database.read(query)
    except Damaged as error:
        raise Unreadable(table_id, f"cannot be verified: its log is damaged: {error}") from error
    assert secrets is not None
    return secrets, rows


async def disproved(database: Database, table_id: int) -> Verified:
    """Return the verdict on a table that has ended and cannot be read: it fails, with the remains of its proof.

    Raises:
        Unreadable: it has not ended, so its secrets must not be revealed.
    """

    def query(conn: Connection) -> tuple[damage.Remains | None, int]:
        try:
            kinds = [row.kind for row in moves.log(conn, table_id)]
        except Damaged:
            kinds = []
        made = kinds.count(MoveKind.MOVE) - kinds.count(MoveKind.UNDO)
        return damage.remains(conn, table_id), made

    left, made = await database.read(query)
    if left is None or not left.has_ended:
        raise Unreadable(table_id, "cannot be verified before it has ended")
    return Verified(
        ok=False,
        moves=made,
        commitment=left.commitment,
        secrets=left.secrets,
        state_hash=left.chained.hex(),
    )
