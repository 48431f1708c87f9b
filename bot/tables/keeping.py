"""How a change is kept: together with its entry in the log of moves and what people will be told, or not at all."""

import dataclasses
from collections.abc import Callable

from msgspec import msgpack
from msgspec.structs import replace

from bot.store import moves, outbox, tables
from bot.store.database import Connection
from bot.store.rows import MoveRow, Status, TableRow
from bot.tables import chain
from bot.tables.model import Actor, Change, Entry, Position, Undo
from rules.core.codec import encode_state


def kept(
    before: Position, change: Change, actor: Actor | None, *, now: float
) -> tuple[Position, Callable[[Connection], None]]:
    """The position that a change leads to, and the transaction that keeps it."""
    table = _timed(before.table, change, int(now))
    undo = change.undo
    if change.entry is not None and table.rules_version != before.game.rules_version:
        # States of the older rules are no way back any more.
        table = replace(table, rules_version=before.game.rules_version)
        undo = Undo.CLEAR
    state = b"" if change.entry is None else encode_state(change.state)
    earlier = encode_state(before.state) if undo is Undo.PUSH else b""
    row = None if change.entry is None else _row(before, table, change.entry, state, actor)
    last = before.chain if row is None else row.hash

    def keep(conn: Connection) -> None:
        if actor is not None:
            seq = moves.NO_ENTRY if row is None else row.seq
            moves.mark_done(conn, actor.interaction_id, table_id=table.id, seq=seq, at=int(now))
        tables.update(conn, before.table, table)
        if change.seats != before.seats:
            tables.put_seats(conn, table.id, change.seats)
        if row is not None:
            tables.set_state(conn, table.id, state, last)
            moves.append(conn, table.id, row)
        match undo:
            case Undo.PUSH:
                moves.push_undo(conn, table.id, seq=table.seq, state=earlier)
            case Undo.POP:
                moves.pop_undo(conn, table.id)
            case Undo.CLEAR:
                moves.clear_undo(conn, table.id)
            case Undo.KEEP:
                pass
        for notice in change.notices:
            if notice.delay_s == 0:
                outbox.hurry(conn, table.id, now=now)
            outbox.put(conn, notice, now=now)

    after = dataclasses.replace(
        before, table=table, seats=change.seats, state=change.state, chain=last
    )
    return after, keep


def _row(
    before: Position, table: TableRow, entry: Entry, state: bytes, actor: Actor | None
) -> MoveRow:
    return MoveRow(
        seq=table.seq,
        rules_version=table.rules_version,
        kind=entry.kind,
        seat=entry.seat,
        move=entry.move,
        events=msgpack.encode(entry.events),
        member_id=None if actor is None else actor.member_id,
        hash=chain.link(
            before.chain,
            seq=table.seq,
            kind=entry.kind,
            seat=entry.seat,
            move=entry.move,
            state=state,
        ),
        at=table.touched_at,
    )


def _timed(before: TableRow, change: Change, now: int) -> TableRow:
    table = change.table
    if change.entry is not None:
        table = replace(table, touched_at=now)
    if before.ended_at is None and table.status in (Status.FINISHED, Status.CANCELLED):
        table = replace(table, ended_at=now)
    return table
