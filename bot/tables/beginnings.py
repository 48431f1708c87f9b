"""The beginning of a table: its set-up, or the end of the record from which it goes on."""

from typing import Any

from bot.store.rows import Before, Secrets
from rules.core import engine
from rules.core.codec import decode_state, encode_state
from rules.core.game import GameDef, Setup
from rules.core.log import Event
from rules.core.record import Record, decode_record, replay
from rules.core.seats import Seat
from rules.core.text import msg


def begun(
    game: GameDef[Any, Any],
    seats: int,
    options: dict[str, str],
    secrets: Secrets,
    first: Seat | None = None,
) -> engine.Step[Any]:
    """Return the first step of a table; `first` acts first if it is given.

    Readers of a record know the future draws of its table. So a table that goes on from it shuffles its face-down piles
    with its own seed.
    """
    if secrets.before is None:
        return engine.start(game, Setup(seats, options, secrets.seed, first))
    state = decode_state(game, secrets.before.state, game.rules_version)
    return engine.reshuffle(game, state, secrets.seed)


def told(secrets: Secrets, moves_before: int | None) -> tuple[Event, ...]:
    """Return the public events at the beginning of a table that goes on."""
    if secrets.before is None:
        return ()
    return (Event(msg("table.goes_on", moves=moves_before or 0)),)


def record_before(before: Before) -> Record:
    """Decode the record. Raise `msgspec.DecodeError` if the stored bytes are damaged."""
    return decode_record(before.record)


def leads_there(game: GameDef[Any, Any], before: Before) -> bool:
    """Return whether the record leads to the state.

    Raises:
        Refusal: it cannot be replayed, see `rules.core.record.replay`.
    """
    *_, last = replay(game, record_before(before))
    return encode_state(last.state) == before.state


def moves_in(record: Record) -> int:
    return sum(each.move is not None for each in record.entries)
