"""Storing of a change: together with its entry in the log of moves and its notices, or not at all."""

import dataclasses
from collections.abc import Callable

from msgspec import msgpack
from msgspec.structs import replace

from bot.ratings import keeping
from bot.store import moves, outbox, tables, time, timers
from bot.store.contest import rounds
from bot.store.database import Connection
from bot.store.people import conduct, results
from bot.store.rows import (
    MoveKind,
    MoveRow,
    Notice,
    NoticeKind,
    SeatRow,
    Secrets,
    Sitting,
    Status,
    TableRow,
)
from bot.tables import notices
from bot.tables.conduct import sealing
from bot.tables.conduct.results import results as counted
from bot.tables.errors import TableRefusal
from bot.tables.history import chain
from bot.tables.model import Actor, Change, LogEntry, Position, Undo
from bot.tables.timing import clocking, conducting, offering, resting
from bot.tables.timing.clocking import NO_FREE, Free
from rules.core.codec import encode_state
from rules.core.text import Typed

MOST_OPEN = 20
"""Most open tables that one member may have opened."""


def opening_transaction(
    table: TableRow,
    seats: tuple[SeatRow, ...],
    secrets: Secrets,
    actor: Actor,
    *,
    lost: set[int],
    now: float,
) -> Callable[[Connection], int]:
    """Return the transaction that stores a new table and returns its number, or that of an open rematch.

    Tables in `lost` do not count as the opener's.

    Raises:
        TableRefusal: too_many.
    """

    def keep(conn: Connection) -> int:
        moves.assert_new(conn, actor.interaction_id)
        if table.rematch_id is not None:
            before = tables.rematch_of(conn, table.rematch_id)
            if before is not None:
                return before
        if len(set(tables.opened_by(conn, actor.member_id)) - lost) >= MOST_OPEN:
            raise TableRefusal("too_many", most=MOST_OPEN)
        table_id = create(conn, table, seats, secrets, now=now)
        moves.mark_done(
            conn, actor.interaction_id, table_id=table_id, seq=moves.NO_ENTRY, at=int(now)
        )
        return table_id

    return keep


def create(
    conn: Connection, table: TableRow, seats: tuple[SeatRow, ...], secrets: Secrets, *, now: float
) -> int:
    """Store a new table and post its lobby; return its number."""
    table_id = tables.create(conn, table, secrets)
    tables.put_seats(conn, table_id, seats)
    tables.put_seal(conn, table_id)
    outbox.put(conn, notices.lobby(replace(table, id=table_id)), now=now)
    return table_id


def transaction_for(
    before: Position, change: Change, actor: Actor | None, *, now: float, free: Free = NO_FREE
) -> tuple[Position, Callable[[Connection], None]]:
    """Return the position after a change, and the transaction that stores the change.

    Args:
        free: per member at a table with a clock the time that is not charged.
    """
    table = _timed(before.table, change, int(now))
    undo = change.undo
    if change.entry is not None and table.rules_version != before.game.rules_version:
        # A move cannot be taken back to a state of older rules.
        table = replace(table, rules_version=before.game.rules_version)
        undo = Undo.CLEAR
    state = b"" if change.entry is None else encode_state(change.state)
    earlier = encode_state(before.state) if undo is Undo.PUSH else b""
    maker = change.answers_for if actor is None else actor.member_id
    rows = _rows(before, table, change, state, maker)
    row = rows[-1] if rows else None
    last = before.chain if row is None else row.hash
    new_sittings = _new_sittings(before, table, change)
    after = dataclasses.replace(
        before,
        table=table,
        seats=change.seats,
        state=change.state,
        chain=last,
        sittings=_with(before.sittings, new_sittings),
        lacks_options=False,
    )
    seats = clocking.still_lent(after.seats, after.waiting(), change.entry, by_time=actor is None)
    change = dataclasses.replace(change, seats=seats)
    after = dataclasses.replace(after, seats=seats)
    now_ms = int(now * 1000)
    table, ended_turns = clocking.clocked(
        before,
        after,
        change.entry,
        free,
        at_ms=now_ms if actor is None else actor.at_ms,
        now_ms=now_ms,
        by_time=actor is None,
    )
    after = dataclasses.replace(after, table=table)
    change = offering.armed(before, after, resting.armed(before, after, change, now_ms), now_ms)
    if any(before.table.clocks[seat].reminded_ms > 0 for seat, _, _ in ended_turns):
        told = (*change.notices, notices.cleanup(table))
        change = dataclasses.replace(change, notices=told)
    noted = conducting.noted(before, after, change, ended_turns, at_ms=now_ms)
    seal = seal_of(after)
    lost = tuple(conducting.lost(before, after, change))
    posted = sealing.told(before, after, change.notices)

    def keep(conn: Connection) -> None:
        if actor is not None:
            seq = moves.NO_ENTRY if row is None else row.seq
            moves.mark_done(conn, actor.interaction_id, table_id=table.id, seq=seq, at=int(now))
        with_state = None if row is None else (state, last)
        tables.update(conn, before.row, table, state=with_state, seal=seal, seal_before=before.seal)
        if change.seats != before.seats:
            tables.put_seats(conn, table.id, change.seats)
        if new_sittings:
            tables.put_sittings(conn, table.id, new_sittings)
        for added in rows:
            moves.append(conn, table.id, added)
        if ended_turns:
            time.add_turns(conn, table.id, ended_turns)
        conduct.put(conn, table.id, noted)
        is_over = table.status is Status.FINISHED and before.table.status is Status.PLAYING
        if is_over and not sealing.is_first_game(table):
            made = results.moves_made(conn, table.id)
            turnovers = results.turnovers(conn, table.id)
            results.put(conn, table.id, counted(after, made, turnovers))
            if not table.is_sealed:
                # Until its deal opens, ratings and statistics would tell how a sealed table ended.
                keeping.table_ended(
                    conn, table, after.seats, after.sittings, after.game, after.state
                )
        match undo:
            case Undo.PUSH:
                moves.push_undo(conn, table.id, seq=table.seq, state=earlier)
            case Undo.POP:
                moves.pop_undo(conn, table.id)
            case Undo.CLEAR:
                moves.clear_undo(conn, table.id)
            case Undo.KEEP:
                pass
        if change.handled is not None:
            timers.take(conn, change.handled)
        timers.drop(conn, change.dropped_timers)
        timers.put(conn, *change.timers)
        if change.also is not None:
            change.also(conn)
        for seat, member, blame in lost:
            rounds.lost_seat(conn, table, seat, member, blame, now_ms)
        if _hurries(posted):
            outbox.hurry(conn, table.id, now=now)
        outbox.put(conn, *posted, now=now)

    return dataclasses.replace(after, seal=seal), keep


def _hurries(told: tuple[Notice, ...]) -> bool:
    """Return whether delayed notices must be sent before these.

    Only boards are delayed, and a newer board replaces them.
    """
    if any(notice.kind in (NoticeKind.BOARD, NoticeKind.CLOSING) for notice in told):
        return False
    return any(notice.delay_s == 0 for notice in told)


def seal_of(at: Position) -> bytes:
    """Return the seal over a position."""
    chained = None if at.table.seq < 0 else at.chain
    return tables.seal(at.table, at.seats, at.sittings, chained)


def sealed(at: Position) -> Position:
    """Return a position with its own seal."""
    return dataclasses.replace(at, seal=seal_of(at))


def update(conn: Connection, before: Position, after: Position) -> None:
    """Store a changed row of a table, but neither seats nor state.

    Raises:
        StaleTable: another process has changed it.
    """
    tables.update(conn, before.row, after.table, seal=after.seal, seal_before=before.seal)


def _new_sittings(before: Position, table: TableRow, change: Change) -> tuple[Sitting, ...]:
    """Return the sittings that begin with a change: of all seats at the start, later of those that change hands."""
    if table.seq < 0:
        return ()
    starts = before.table.seq < 0
    # The entry that gives a seat up still belongs to its old member, the one that takes it to the new member.
    is_taken = change.entry is not None and change.entry.kind is MoveKind.SEAT
    since = 0 if starts else table.seq + (not is_taken)
    return tuple(
        Sitting(row.seat, since, row.member_id, Typed("") if row.member_id is None else row.name)
        for row, old in zip(change.seats, before.seats, strict=True)
        if starts or row.member_id != old.member_id
    )


def _with(old: tuple[Sitting, ...], new: tuple[Sitting, ...]) -> tuple[Sitting, ...]:
    """Return sittings as the database stores them: one without entries is replaced by the next."""
    replaced = {(each.seat, each.since) for each in new}
    kept_on = (each for each in old if (each.seat, each.since) not in replaced)
    return tuple(sorted((*kept_on, *new), key=lambda each: (each.since, each.seat)))


def _rows(
    before: Position, table: TableRow, change: Change, state: bytes, maker: int | None
) -> list[MoveRow]:
    """Return the entries of a change, as links of the chain after the position's last one."""
    if change.entry is None:
        return []
    made = [(entry, encode_state(then), entry.member_id) for entry, then in change.earlier]
    made.append((change.entry, state, change.entry.member_id or maker))
    rows: list[MoveRow] = []
    for number, (entry, then, by) in enumerate(made, table.seq + 1 - len(made)):
        previous = rows[-1].hash if rows else before.chain
        rows.append(chain.linked(previous, _row(table, number, entry, by), then))
    return rows


def _row(table: TableRow, seq: int, entry: LogEntry, maker: int | None) -> MoveRow:
    return MoveRow(
        seq=seq,
        rules_version=table.rules_version,
        kind=entry.kind,
        seat=entry.seat,
        move=entry.move,
        events=msgpack.encode(entry.events),
        member_id=maker,
        hash=b"",
        at=table.touched_at,
    )


def _timed(before: TableRow, change: Change, now: int) -> TableRow:
    table = change.table
    if change.entry is not None:
        table = replace(table, touched_at=now)
    if before.seq < 0 <= table.seq:
        table = replace(table, started_at=now)
    if before.ended_at is None and table.status in (Status.FINISHED, Status.CANCELLED):
        table = replace(table, ended_at=now)
    return table
