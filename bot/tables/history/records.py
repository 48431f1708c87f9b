"""The record of a table, and the proof that it was played as the record says."""

import logging
from collections.abc import Sequence
from typing import Any

from msgspec import msgpack
from msgspec.structs import replace

from bot.store.rows import MoveKind, MoveRow, Secrets, Sitting
from bot.tables.beginnings import leads_there, record_before
from bot.tables.errors import TableRefusal
from bot.tables.history import chain
from bot.tables.history.following import followed, versions_of
from bot.tables.model import Position, Verified
from rules.core import engine
from rules.core.codec import decode_move, encode_state
from rules.core.game import GameDef, Setup, read_options
from rules.core.log import Event
from rules.core.record import Crossing, Entry, Record, Shuffle, commitment, entry
from rules.core.seats import Seat
from rules.core.versions import rules_at

_log = logging.getLogger(__name__)


def checked_options(game: GameDef[Any, Any], seats: int, options: dict[str, str]) -> dict[str, str]:
    """Return the options in canonical form, if a table with this number of seats can be set up with them.

    Raises:
        TableRefusal: seat_count.
        MalformedMove: an option is unknown, or the options conflict.
    """
    if seats not in game.seats:
        raise TableRefusal("seat_count", seats=seats, low=game.seats[0], high=game.seats[-1])
    canonical = read_options(game, options)
    engine.start(game, Setup(seats, canonical, seed=0))
    return canonical


def decode_events(data: bytes) -> tuple[Event, ...]:
    return msgpack.decode(data, type=tuple[Event, ...])


def record(at: Position, secrets: Secrets, rows: list[MoveRow]) -> Record:
    """Return setup and moves of a table, without those taken back, after the record it goes on from."""
    entries: list[Entry] = []
    crossings: list[Crossing] = []
    players = _Players(at.sittings)
    versions = versions_of(at, secrets, rows)
    version = versions[0]
    for row, made_by in zip(rows, versions, strict=True):
        if row.kind is MoveKind.UNDO:
            _take_back(entries)
        if made_by != version:
            version = made_by
            crossings.append(Crossing(len(entries), version))
        rules = rules_at(at.game, version) or at.game
        match row.kind:
            case MoveKind.MOVE:
                assert row.seat is not None
                assert row.move is not None
                entries.append(entry(rules, row.seat, decode_move(rules, row.move)))
            case MoveKind.LEAVE:
                assert row.seat is not None
                entries.append(entry(rules, row.seat, None))
            case MoveKind.SEAT:
                assert row.seat is not None
                entries.append(Entry(row.seat, None, players.at(row.seat, row.seq)))
            case MoveKind.UNDO | MoveKind.START:
                pass
    own = Record(
        title=at.table.title,
        rules_version=versions[0],
        setup=Setup(len(at.seats), at.table.options, secrets.seed, at.table.first_seat),
        salt=secrets.salt.hex(),
        entries=tuple(entries),
        crossings=tuple(crossings),
    )
    return own if secrets.before is None else _joined(record_before(secrets.before), own)


def _joined(before: Record, own: Record) -> Record:
    """Return the record of a table that went on from another, with the other's record before its own."""
    done, shuffles = len(before.entries), len(before.shuffles) + 1
    shuffle = Shuffle(done, own.setup.seed)
    crossings = (
        Crossing(done + each.after, each.rules_version, shuffles) for each in own.crossings
    )
    return replace(
        before,
        salt=own.salt,
        entries=(*before.entries, *own.entries),
        shuffles=(*before.shuffles, shuffle),
        crossings=(*before.crossings, *crossings),
    )


class _Players:
    """Numbers instead of names: members count from 1 in the order in which they first sat down, robots are 0."""

    def __init__(self, sittings: Sequence[Sitting]) -> None:
        self._sittings = sorted(sittings, key=lambda each: (each.since, each.seat))
        members = [each.member_id for each in self._sittings if each.member_id is not None]
        self._numbers = {member: 1 + place for place, member in enumerate(dict.fromkeys(members))}

    def at(self, seat: Seat, seq: int) -> int:
        """Return the number of the seat's player at an entry of the log."""
        held = [each for each in self._sittings if each.seat == seat and each.since <= seq]
        member = held[-1].member_id if held else None
        return 0 if member is None else self._numbers[member]


def _take_back(entries: list[Entry]) -> None:
    """Remove the last move. Changes of members since then stay."""
    last = max(place for place, each in enumerate(entries) if each.player is None)
    del entries[last]


def verify(at: Position, secrets: Secrets, rows: list[MoveRow]) -> Verified:
    """Replay the log of moves from the seed and compare every link of the chain, the commitment and the final state.

    Each link is made by the rules of its time.

    Raises:
        TableRefusal: other_rules, if a version of the rules in the log is not installed.
    """
    now = at.game.rules_version
    ok = holds_together(rows)
    for row in rows:
        if ok and rules_at(at.game, row.rules_version) is None:
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
    """Return whether these entries follow from each other, as far as that can be checked without replaying them."""
    for row in rows:
        if not chain.holds(previous, row):
            return False
        previous = row.hash
    return True


def _is_right(at: Position, secrets: Secrets, rows: list[MoveRow]) -> bool:
    try:
        if secrets.before is not None:
            rules = rules_at(at.game, rows[0].rules_version)
            if rules is None or not leads_there(rules, secrets.before):
                return False
        found = followed(at, secrets, rows)
        if found is None:
            _log.warning(
                "Table %d cannot be replayed, so /table verify says that its proof is wrong.",
                at.table.id,
            )
            return False
        return (
            commitment(secrets.seed, secrets.salt) == at.table.commitment
            and rows[-1].hash == at.chain
            and encode_state(found.state) == encode_state(at.state)
        )
    except Exception as error:
        # These moves were never played, so the rules may fail in any way.
        _log.warning(
            "Table %d cannot be replayed, so /table verify says that its proof is wrong: %r",
            at.table.id,
            error,
        )
        return False


def state_after(at: Position, secrets: Secrets, rows: Sequence[MoveRow]) -> Any | None:
    """Return the state after the last of the first entries of a log; None if they do not lead to the stored hash.

    Their rules may not be installed, or they may be damaged in any way.
    """
    try:
        found = followed(at, secrets, rows)
        return None if found is None else found.state
    except Exception as error:
        _log.warning("Table %d cannot be replayed: %r", at.table.id, error)
    return None
