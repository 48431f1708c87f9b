"""What a table leaves behind: its record, and the proof that it went as the record says."""

import logging
from collections.abc import Sequence
from typing import Any

from msgspec import msgpack

from bot.store.rows import MoveKind, MoveRow, Secrets
from bot.tables.errors import TableRefusal
from bot.tables.history import chain
from bot.tables.model import Position, Verified
from rules.core import engine
from rules.core.codec import decode_move, encode_state
from rules.core.game import GameDef, Setup, read_options
from rules.core.log import Event
from rules.core.record import Entry, Record, commitment, entry

_log = logging.getLogger(__name__)


def checked_options(game: GameDef[Any, Any], seats: int, options: dict[str, str]) -> dict[str, str]:
    """The options in canonical form, if a table of so many seats can be set up with them.

    Raises:
        TableRefusal: seat_count.
        MalformedMove: an option is unknown, or they do not go together.
    """
    if seats not in game.seats:
        raise TableRefusal("seat_count", seats=seats, low=game.seats[0], high=game.seats[-1])
    canonical = read_options(game, options)
    engine.start(game, Setup(seats, canonical, seed=0))
    return canonical


def decode_events(data: bytes) -> tuple[Event, ...]:
    return msgpack.decode(data, type=tuple[Event, ...])


def record(at: Position, secrets: Secrets, rows: list[MoveRow]) -> Record:
    """Setup and moves of a table; moves that were taken back are left out."""
    entries: list[Entry] = []
    for row in rows:
        match row.kind:
            case MoveKind.MOVE:
                assert row.seat is not None
                assert row.move is not None
                entries.append(entry(at.game, row.seat, decode_move(at.game, row.move)))
            case MoveKind.LEAVE:
                assert row.seat is not None
                entries.append(entry(at.game, row.seat, None))
            case MoveKind.UNDO:
                entries.pop()
            case MoveKind.START:
                pass
    return Record(
        title=at.table.title,
        rules_version=rows[0].rules_version,
        setup=Setup(len(at.seats), at.table.options, secrets.seed),
        salt=secrets.salt.hex(),
        entries=tuple(entries),
    )


def verify(at: Position, secrets: Secrets, rows: list[MoveRow]) -> Verified:
    """Replay the log of moves from the seed; compare every link of the chain, the seed's commitment and the state.

    Raises:
        TableRefusal: other_rules, when any of it was played by an older version of the rules.
    """
    now = at.game.rules_version
    ok = holds_together(rows)
    for row in rows:
        if ok and row.rules_version != now:
            raise TableRefusal("other_rules", played=row.rules_version, now=now)
    kinds = [row.kind for row in rows]
    return Verified(
        ok=ok and _is_right(at, secrets, rows),
        moves=kinds.count(MoveKind.MOVE) - kinds.count(MoveKind.UNDO),
        commitment=at.table.commitment,
        secrets=secrets,
        state_hash=at.chain.hex(),
    )


def holds_together(rows: Sequence[MoveRow], previous: bytes = chain.START) -> bool:
    """Do entries that follow each other hang together, as far as that shows without playing them?"""
    for row in rows:
        if not chain.holds(previous, row):
            return False
        previous = row.hash
    return True


def _is_right(at: Position, secrets: Secrets, rows: list[MoveRow]) -> bool:
    setup = Setup(len(at.seats), at.table.options, secrets.seed)
    states: list[Any] = []
    last = chain.START
    try:
        for row in rows:
            _follow(at.game, setup, states, row)
            last = chain.link(last, row, encode_state(states[-1]))
            if last != row.hash:
                return False
        return (
            commitment(secrets.seed, secrets.salt) == at.table.commitment
            and last == at.chain
            and encode_state(states[-1]) == encode_state(at.state)
        )
    except Exception as error:
        # Nobody could have played this; there is no telling what the rules make of it.
        _log.warning("table %d cannot be replayed: %r", at.table.id, error)
        return False


def _follow(game: GameDef[Any, Any], setup: Setup, states: list[Any], row: MoveRow) -> None:
    """Do to the states so far what an entry of the log did."""
    match row.kind:
        case MoveKind.START:
            states.append(engine.start(game, setup).state)
        case MoveKind.MOVE:
            assert row.seat is not None
            assert row.move is not None
            move = decode_move(game, row.move)
            states.append(engine.play(game, states[-1], row.seat, move).state)
        case MoveKind.LEAVE:
            assert row.seat is not None
            states.append(engine.leave(game, states[-1], row.seat).state)
        case MoveKind.UNDO:
            states.pop()
