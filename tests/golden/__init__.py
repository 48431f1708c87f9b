"""Golden tables: records of seed and moves, one for each way in which a table of a title can end.

``ends.toml`` beside them says how each ended; the conformance suite replays them and compares.
``python -m tests.golden record`` has robots play new ones.
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, TypeVar

from rules.core import engine
from rules.core.engine import Step
from rules.core.game import (
    GameDef,
    HasRng,
    Outcome,
    RobotLevel,
    Setup,
    default_options,
    read_options,
)
from rules.core.record import Entry, Record, decode_record, entry, replay
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.text import Msg

FOLDER = Path(__file__).parent
ENDS = "ends.toml"

S = TypeVar("S", bound=HasRng)


@dataclass(frozen=True)
class End:
    """The end of a table."""

    ranks: tuple[int, ...]
    totals: tuple[int, ...]
    reason: str
    figures: Mapping[str, int] = field(default_factory=dict)
    """The whole numbers that the reason names."""


@dataclass(frozen=True)
class Golden(Generic[S]):
    """A recorded table of a title."""

    game: GameDef[S, Any]
    file: Path
    end: End

    @property
    def record(self) -> Record:
        return decode_record(self.file.read_bytes())

    def steps(self) -> Iterator[Step[S]]:
        return replay(self.game, self.record)

    @property
    def last(self) -> S:
        *_, step = self.steps()
        return step.state

    @property
    def told(self) -> list[Msg]:
        """The texts of all events, in their order."""
        return [event.msg for step in self.steps() for event in step.events]


def goldens(game: GameDef[S, Any]) -> dict[str, Golden[S]]:
    """One of our titles' tables by name."""
    folder = FOLDER / game.key
    return {name: Golden(game, folder / f"{name}.json", end) for name, end in ends(folder).items()}


def ends(folder: Path) -> dict[str, End]:
    """Return how the tables of a folder ended, by name."""
    file = folder / ENDS
    said = tomllib.loads(file.read_text("utf-8")) if file.exists() else {}
    return {
        name: End(tuple(end["ranks"]), tuple(end["totals"]), end["reason"], end.get("figures", {}))
        for name, end in said.items()
    }


def write_ends(folder: Path, said: Mapping[str, End]) -> None:
    lines = ["# How each recorded table ended. `python -m tests.golden record` writes this file."]
    for name, end in sorted(said.items()):
        figures = ", ".join(f"{figure} = {value}" for figure, value in sorted(end.figures.items()))
        lines.append(
            f"{name} = {{ ranks = {list(end.ranks)}, totals = {list(end.totals)}, "
            f'reason = "{end.reason}"{f", figures = {{ {figures} }}" if figures else ""} }}'
        )
    (folder / ENDS).write_text("\n".join(lines) + "\n", "utf-8")


def told_end(outcome: Outcome) -> End:
    reason = outcome.reason
    return End(
        outcome.ranks,
        tuple(score.total for score in outcome.scores),
        reason.key,
        {name: value for name, value in reason.args.items() if type(value) is int},
    )


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
    """Return how a recorded table ended. Every position on the way is sound."""
    for step in replay(game, record):
        game.check_invariants(step.state)
    outcome = game.outcome(step.state)
    assert outcome is not None, "the recorded table did not end"
    return outcome
