"""Records: setup and moves of a table, enough to replay it anywhere; and the commitment to its seed.

A table publishes `commitment(seed, salt)` when it starts and both values when it ends, so that everybody can check that
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
from rules.core.game import GameDef, Move, Setup, all_options
from rules.core.seats import Seat


class Entry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One act of a seat: a move as plain values, or leaving (None); or somebody else plays it from here on."""

    seat: Seat
    move: dict[str, Any] | None
    player: int | None = None
    """Who plays the seat from here on, if that is all that changes: players count from 1 in the order in which they
    sat down, at the start in the order of seats; 0 is a robot. None for a move and for leaving, after which a robot
    plays."""


class Shuffle(Struct, frozen=True, forbid_unknown_fields=True):
    """A table went on from a record: its face-down piles were shuffled, as `engine.reshuffle` does it."""

    after: int
    """After so many entries. Players are numbered anew from there."""
    seed: int
    """64 bits."""


class Record(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    title: str
    rules_version: int
    setup: Setup
    salt: str
    """Hexadecimal. It belongs to the seed of the last shuffle, or else to that of the setup."""
    entries: tuple[Entry, ...]
    shuffles: tuple[Shuffle, ...] = ()
    """In order, where the table went on from an earlier record."""


def entry(game: GameDef[Any, Any], seat: Seat, move: Move | None) -> Entry:
    return Entry(seat, None if move is None else pack_move(game, move))


def replay(game: GameDef[Any, Any], record: Record) -> Iterator[engine.Step[Any]]:
    """Every step of a record, the set-up first, each shuffle after the entries before it.

    Options that the record does not name have their defaults.

    Raises:
        MalformedMove: the record is of another title or rules version, or an entry is not a move.
        IllegalMove, NotYourTurn, GameOver: an entry or a shuffle is not legal where it stands.
    """
    if (record.title, record.rules_version) != (game.key, game.rules_version):
        raise MalformedMove(
            "core.other_rules", title=record.title, rules_version=record.rules_version
        )
    options = all_options(game, record.setup.options)
    step = engine.start(game, structs.replace(record.setup, options=options))
    yield step
    shuffles = list(record.shuffles)
    for number, done in enumerate(record.entries):
        while shuffles and shuffles[0].after <= number:
            step = engine.reshuffle(game, step.state, shuffles.pop(0).seed)
            yield step
        if done.player is not None:
            step = dataclasses.replace(step, events=(), undoable=False)
        elif done.move is None:
            step = engine.leave(game, step.state, done.seat)
        else:
            step = engine.play(game, step.state, done.seat, unpack_move(game, done.move))
        yield step
    for shuffle in shuffles:
        step = engine.reshuffle(game, step.state, shuffle.seed)
        yield step


def encode_record(record: Record) -> bytes:
    """The record as a JSON document, for people to keep."""
    return json.format(json.encode(record), indent=1)


def decode_record(data: bytes) -> Record:
    """Raises `msgspec.DecodeError`: not JSON, or (as a `ValidationError`) the path of what is wrong."""
    return json.decode(data, type=Record)


def commitment(seed: int, salt: bytes) -> str:
    """SHA-256 of the seed (8 bytes, big-endian) followed by the salt, in hexadecimal."""
    return sha256(seed.to_bytes(8, "big") + salt).hexdigest()
