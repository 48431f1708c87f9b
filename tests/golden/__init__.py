"""Golden tables: records of seed and moves, one for each way in which a table of a title can end.

The conformance suite replays them, and ``tests/rules/<key>/test_golden.py`` knows how each ends.
``python -m tests.golden record`` has robots play new ones.
"""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from rules.core import engine
from rules.core.game import GameDef, Outcome, RobotLevel, Setup, default_options, read_options
from rules.core.record import Entry, Record, entry, replay
from rules.core.rng import Rng
from rules.core.seats import Seat

FOLDER = Path(__file__).parent


def setup_of(
    game: GameDef[Any, Any], *, seats: int, seed: int, options: Mapping[str, str]
) -> Setup:
    """Raises `MalformedMove`: an option or its choice is unknown."""
    return Setup(seats, default_options(game) | read_options(game, options), seed)


def played(
    game: GameDef[Any, Any], setup: Setup, levels: Sequence[RobotLevel], leaves: Mapping[int, Seat]
) -> Record:
    """A table that robots play to its end: a level for each seat, or one for all.

    `leaves` says by number of moves which seat is given up then; its robot plays on. The robots' chance follows from
    the seed, so the same call records the same table.
    """
    chance = Rng(setup.seed)
    state = engine.start(game, setup).state
    entries: list[Entry] = []
    for made in range(game.most_moves + 1):
        if game.outcome(state) is not None:
            break
        if made in leaves:
            entries.append(entry(game, leaves[made], None))
            state = engine.leave(game, state, leaves[made]).state
        seat = min(game.waiting_for(state))
        move = game.robot(state, seat, levels[seat % len(levels)], chance)
        entries.append(entry(game, seat, move))
        state = engine.play(game, state, seat, move).state
    return Record(game.key, game.rules_version, setup, salt="00", entries=tuple(entries))


def ending_with(
    game: GameDef[Any, Any], reason: str, records: Iterator[Record]
) -> tuple[Record, Outcome] | None:
    """The first of the tables that ends for a reason, such as ``expancity.reason.shared``."""
    for record in records:
        outcome = end_of(game, record)
        if outcome.reason.key == reason:
            return record, outcome
    return None


def end_of(game: GameDef[Any, Any], record: Record) -> Outcome:
    """How a recorded table ended. Every position on the way is sound."""
    for step in replay(game, record):
        game.check_invariants(step.state)
    outcome = game.outcome(step.state)
    assert outcome is not None, "the recorded table did not end"
    return outcome
