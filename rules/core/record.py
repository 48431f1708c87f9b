"""Records: setup and moves of a table, enough to replay it anywhere; and the commitment to its seed.

A table publishes `commitment(seed, salt)` when it starts and both values when it ends, so that all can check that
chance was fixed before the first move.
"""

import dataclasses
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

from msgspec import Struct, json, structs

from rules.core import engine
from rules.core.codec import pack_move, unpack_move
from rules.core.errors import MalformedMove
from rules.core.game import GameDef, Move, Setup
from rules.core.seats import Seat
from rules.core.versions import candidates, goes_up, lifted, options_at, raised, rules_at


class Entry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One act of a seat: a move as plain values, leaving (None), or a change of the player."""

    seat: Seat
    move: dict[str, Any] | None
    player: int | None = None
    """The seat's player from here on, if that is the only change: players count from 1 in the order in which they
    sat down, at the start in the order of seats; 0 is a robot. None for a move and for leaving, after which a robot
    plays.
    """


class Shuffle(Struct, frozen=True, forbid_unknown_fields=True):
    """A table went on from a record: its face-down piles were shuffled, as `engine.reshuffle` does it."""

    after: int
    """The number of entries before it. Players are numbered anew from there."""
    seed: int
    """64 bits."""


class Crossing(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A table went up to later rules of its title (`GameDef.upgrades`)."""

    after: int
    """The number of entries before it."""
    rules_version: int
    """The version from there on."""
    shuffles: int = 0
    """The number of shuffles before it."""


class Record(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    title: str
    rules_version: int
    """The version that the table began with."""
    setup: Setup
    salt: str
    """Hexadecimal. It belongs to the seed of the last shuffle, or else to that of the setup."""
    entries: tuple[Entry, ...]
    shuffles: tuple[Shuffle, ...] = ()
    """In order, where the table went on from an earlier record."""
    crossings: tuple[Crossing, ...] = ()
    """In order."""

    @property
    def last_version(self) -> int:
        """The version that the table ended with."""
        return self.crossings[-1].rules_version if self.crossings else self.rules_version


def entry(game: GameDef[Any, Any], seat: Seat, move: Move | None) -> Entry:
    return Entry(seat, None if move is None else pack_move(game, move))


def replay(game: GameDef[Any, Any], record: Record) -> Iterator[engine.Step[Any]]:
    """Every step of a record, the set-up first, each shuffle after the entries before it.

    Each entry is played by the rules of its time, which `game` keeps; the states are told as `game` holds them. Options
    that the record does not name have their defaults.

    Raises:
        MalformedMove: the record is of another title, or of versions that are not kept; or an entry is not a move.
        IllegalMove, NotYourTurn, GameOver: an entry or a shuffle is not legal where it stands.
    """
    record = dated(game, record)
    rules = _rules(game, record, record.rules_version)
    if not goes_up(game, record.last_version):
        raise _other_rules(record, record.last_version)
    options = options_at(rules, game, record.setup.options)
    step = engine.start(rules, structs.replace(record.setup, options=options))
    yield _told_by(game, step, rules)
    breaks = _breaks(record)
    for number in range(len(record.entries) + 1):
        while breaks and (breaks[0].after <= number or number == len(record.entries)):
            match breaks.pop(0):
                case Shuffle(seed=seed):
                    step = engine.reshuffle(rules, step.state, seed)
                    yield _told_by(game, step, rules)
                case Crossing(rules_version=version):
                    later = _rules(game, record, version)
                    named = record.setup.options
                    state = raised(later, step.state, rules, newest=game, options=named)
                    step, rules = dataclasses.replace(step, state=state), later
        if number < len(record.entries):
            step = _next(rules, step, record.entries[number])
            yield _told_by(game, step, rules)


def dated(game: GameDef[Any, Any], record: Record) -> Record:
    """Return the record with the version that it began with, if later rules had the same number (ADR 58).

    Such a record names options as they were called then, and lacks those that came later.
    """
    options = record.setup.options
    known = (rules_at(game, record.rules_version) or game).options
    specs = {spec.name: spec for spec in known}
    later = {spec.name for spec in known if spec.before is not None}
    is_former = any(
        name in specs and value in specs[name].former for name, value in options.items()
    )
    lacks_later = bool(later) and options.keys() == specs.keys() - later
    oldest = candidates(game, record.rules_version)[:1]
    if (is_former or lacks_later) and oldest:
        return structs.replace(record, rules_version=oldest[0].rules_version)
    return record


def _next(rules: GameDef[Any, Any], step: engine.Step[Any], done: Entry) -> engine.Step[Any]:
    if done.player is not None:
        return dataclasses.replace(step, events=(), undoable=False)
    if done.move is None:
        return engine.leave(rules, step.state, done.seat)
    return engine.play(rules, step.state, done.seat, unpack_move(rules, done.move))


def _breaks(record: Record) -> list[Shuffle | Crossing]:
    """Return the breaks of a record between one entry and the next, in order."""
    placed: list[tuple[tuple[int, int, int], Shuffle | Crossing]] = [
        *(((each.after, place, 1), each) for place, each in enumerate(record.shuffles)),
        *(((each.after, each.shuffles, 0), each) for each in record.crossings),
    ]
    return [each for _, each in sorted(placed, key=lambda item: item[0])]


def _rules(game: GameDef[Any, Any], record: Record, version: int) -> GameDef[Any, Any]:
    rules = rules_at(game, version)
    if record.title != game.key or rules is None:
        raise _other_rules(record, version)
    return rules


def _other_rules(record: Record, version: int) -> MalformedMove:
    return MalformedMove("core.other_rules", title=record.title, rules_version=version)


def _told_by(
    game: GameDef[Any, Any], step: engine.Step[Any], rules: GameDef[Any, Any]
) -> engine.Step[Any]:
    if rules.rules_version == game.rules_version:
        return step
    return dataclasses.replace(step, state=lifted(game, step.state, rules.rules_version))


def encode_record(record: Record) -> bytes:
    """The record as a JSON document, for people to keep."""
    return json.format(json.encode(record), indent=1)


def decode_record(data: bytes) -> Record:
    """Decode a record. Raises `msgspec.DecodeError`: not JSON, or (as a `ValidationError`) the path of the fault."""
    return json.decode(data, type=Record)


def commitment(seed: int, salt: bytes) -> str:
    """SHA-256 of the seed (8 bytes, big-endian) followed by the salt, in hexadecimal."""
    return sha256(seed.to_bytes(8, "big") + salt).hexdigest()
