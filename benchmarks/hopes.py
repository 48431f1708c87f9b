"""Worth of the parts of a position, for titles whose playouts are cut and valued.

``python -m benchmarks.hopes expancity --tables 200``

Level 2 plays tables of two. Whenever the title's horizon has passed, each weight by which a position is valued (`HOPES`
beside `prospects` in ``rules/<title>/robot/thinking.py``) is varied a little, which tells how much it
counts. Least squares then find the weights that would have foretold the lead in the end, early, midway and late in
the table. They show correlations in the play of level 2, not causes: weights found like this are tried
in matches before they are used, and they are not fit for choosing moves without looking ahead.
"""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

import numpy as np
from msgspec import structs
from numpy.typing import NDArray

from rules.core.game import GameDef, RobotLevel, Setup, default_options
from rules.core.playout import Playout
from rules.core.rng import Rng
from rules.core.thinking import POINT
from rules.registry import load

STAGES: Final = ("early", "midway", "late")
_LEAST_STEP: Final = 10
_SHRUNK: Final = 1e-6
"""Keeps weights that nothing tells apart near those that there are."""


@dataclass(frozen=True, slots=True)
class Valued:
    """A title with the valuation of its playouts."""

    game: GameDef[Any, Any]
    prospects: Any
    """``(state, seat, weights) -> int``"""
    base: Any
    names: tuple[str, ...]

    def lead(self, state: Any, weights: Any) -> int:
        """Return the lead of the first seat over the second, in hundredths of a point."""
        first, second = (self.prospects(state, seat, weights) for seat in range(2))
        return int(first - second)

    def parts(self, state: Any) -> tuple[int, list[float]]:
        """The lead, and by how much it grows with each weight."""
        lead = self.lead(state, self.base)
        found: list[float] = []
        for name in self.names:
            now = getattr(self.base, name)
            step = max(_LEAST_STEP, now // 4)
            varied = structs.replace(self.base, **{name: now + step})
            found.append((self.lead(state, varied) - lead) / step)
        return lead, found


@dataclass(frozen=True, slots=True)
class Found:
    """The findings from the positions of one stage."""

    weights: NDArray[np.float64]
    errors: NDArray[np.float64]
    """Standard errors of the weights, from the unexplained rest."""
    missed: float
    """By how many points the valuation misses the lead in the end, as a standard deviation."""
    would_miss: float


def valued(title: str, only: Sequence[str] = ()) -> Valued:
    thinking = import_module(f"rules.{title}.robot.thinking")
    names = tuple(only) or thinking.HOPES.__struct_fields__
    return Valued(load(title), thinking.prospects, thinking.HOPES, names)


def positions(of: Valued, seed: int) -> Iterator[tuple[int, list[float]]]:
    """The lead and its parts at each horizon of a table, and last the lead in the end."""
    horizon = of.game.thinking.horizon
    assert horizon is not None
    setup = Setup(2, default_options(of.game), seed)
    playout: Playout[Any, Any] = Playout.start(of.game, setup)
    chance, before = Rng(seed), horizon(playout.state)
    while acting := playout.acting:
        if horizon(playout.state) > before:
            before = horizon(playout.state)
            yield of.parts(playout.state)
        seat = min(acting)
        playout.play(seat, of.game.robot(playout.state, seat, RobotLevel.NORMAL, chance))
    outcome = playout.outcome()
    assert outcome is not None
    first, second = (score.total for score in outcome.scores)
    yield POINT * (first - second), []


def fitted(of: Valued, seeds: Sequence[int]) -> list[Found]:
    """One for each stage."""
    parts: list[list[list[float]]] = [[] for _ in STAGES]
    missing: list[list[float]] = [[] for _ in STAGES]
    for seed in seeds:
        *at, (end, _) = positions(of, seed)
        for number, (lead, grows) in enumerate(at):
            stage = number * len(STAGES) // len(at)
            parts[stage].append(grows)
            missing[stage].append(end - lead)
    base = np.array([getattr(of.base, name) for name in of.names], dtype=np.float64)
    return [_fit(base, *each) for each in zip(parts, missing, strict=True)]


def _fit(base: NDArray[np.float64], parts: list[list[float]], missing: list[float]) -> Found:
    """Least squares, by how much the weights should change."""
    grows = np.array(parts, dtype=np.float64)
    missed = np.array(missing, dtype=np.float64)
    squares = grows.T @ grows
    squares += _SHRUNK * (1 + squares.trace()) * np.eye(len(base))
    change = np.linalg.solve(squares, grows.T @ missed)
    left = missed - grows @ change
    errors = np.sqrt(np.diag(np.linalg.inv(squares))) * left.std()
    return Found(base + change, errors, missed.std() / POINT, left.std() / POINT)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("title")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="+", default=[], help="weights; all when left out")
    given = parser.parse_args()
    of = valued(given.title, given.only)
    stages = fitted(of, range(given.seed, given.seed + given.tables))
    for number, name in enumerate(of.names):
        found = (f"{each.weights[number]:6.0f} ± {each.errors[number]:.0f}" for each in stages)
        print(
            f"{name}: {getattr(of.base, name)};",
            ", ".join(map(" ".join, zip(STAGES, found, strict=True))),
        )
    for stage, each in zip(STAGES, stages, strict=True):
        print(f"{stage}: misses {each.missed:.1f} points, would miss {each.would_miss:.1f}")


if __name__ == "__main__":
    main()
