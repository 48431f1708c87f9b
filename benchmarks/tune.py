"""Tunes all weights of a title's level 2 together, on score difference.

``python -m benchmarks.tune tmars --minutes 20 --seed 1``

Candidates are drawn by CMA-ES (the library ``cma``). Each one takes a seat of the same deals, seat by seat,
against the weights it began with; its worth is its mean margin. The next deals are others, so that
nothing is learnt by heart; with the same seed the same deals come again. The result is the mean of the
last distribution, which is steadier than the luckiest candidate, and its score on unseen deals.
"""

import argparse
import json
import math
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from statistics import fmean, stdev
from typing import Any, Final

from msgspec import structs

from benchmarks.levels.matches import Player, Scene, margin, played_out, share
from rules.core.game import GameDef, Move
from rules.core.playout import Playout
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.registry import load

_MARSBOT: Final = {"alone": "marsbot"}
SCENES: Final[Mapping[str, tuple[tuple[Scene, int], ...]]] = {
    "expancity": ((Scene(2), 3), (Scene(4), 1)),
    "metromania": ((Scene(2), 3), (Scene(3), 2), (Scene(4), 1)),
    "mine": ((Scene(2), 12), (Scene(3), 6), (Scene(4), 6)),
    "tmars": (
        (Scene(1, _MARSBOT | {"difficulty": "normal"}), 8),
        (Scene(1, _MARSBOT | {"difficulty": "hard"}), 2),
        (Scene(1, {"alone": "classic"}), 2),
        (Scene(2), 1),
    ),
}
"""The settings of each title while it is tuned, and the number of deals that a candidate plays in each."""
_LEAST_SCALE: Final = 5
"""A weight that is near 0 is varied as if it were this large."""
_STEP: Final = 0.2
_CANDIDATES: Final = 12
_FRESH: Final = 1 << 40
"""The first seed of deals that no candidate has seen."""


@dataclass(frozen=True, slots=True)
class Tuned:
    """A title with weights that may be varied."""

    game: GameDef[Any, Any]
    greedy: Any
    base: Any
    names: tuple[str, ...]

    def player(self, weights: Any) -> Player:
        def move(playout: Playout[Any, Any], seat: Seat, rng: Rng) -> Move:
            found: Move = self.greedy(playout.state, seat, weights)
            return found

        return move

    def weights(self, steps: Sequence[float]) -> Any:
        """The weights this far from those that the title has, each in terms of its own size."""
        found: dict[str, int] = {}
        for name, step in zip(self.names, steps, strict=True):
            now = getattr(self.base, name)
            found[name] = max(0, now + round(step * max(now, _LEAST_SCALE)))
        return structs.replace(self.base, **found)


def tuned(title: str, only: Sequence[str] = (), base_name: str = "PLAYER") -> Tuned:
    game = load(title)
    folder = f"rules.{title}.robot"
    weights = import_module(f"{folder}.weights")
    base = getattr(weights, base_name)
    names = tuple(each for each in base.__struct_fields__ if each not in weights.FIXED)
    greedy = import_module(f"{folder}.greedy").greedy_move
    return Tuned(game, greedy, base, tuple(only) or names)


def margins(
    of: Tuned, weights: Any, seed: int, deals: int = 1
) -> Iterator[tuple[Scene, float, float]]:
    """The scene, margin and share of the win of each of its tables."""
    tested, other = of.player(weights), of.player(of.base)
    for number, (scene, count) in enumerate(SCENES[of.game.key]):
        for each in range(count * deals):
            seat = (seed + each) % scene.seats
            players = [tested if other_seat == seat else other for other_seat in range(scene.seats)]
            setup = scene.setup(of.game, seed * 1000 + 100 * number + each)
            outcome, state = played_out(of.game, setup, players)
            yield scene, margin(outcome, state, seat), share(outcome, seat)


def search(of: Tuned, *, minutes: float, seed: int) -> tuple[Any, int]:
    """The weights found, and the number of rounds."""
    import cma

    options = {"seed": seed, "verbose": -9, "CMA_diagonal": True, "popsize": _CANDIDATES}
    evolution = cma.CMAEvolutionStrategy([0.0] * len(of.names), _STEP, options)
    until = time.process_time() + 60 * minutes
    rounds = 0
    while time.process_time() < until:
        asked = evolution.ask()
        deals = seed * 100_000 + rounds
        values = [
            -fmean(margin for _, margin, _ in margins(of, of.weights(steps), deals))
            for steps in asked
        ]
        evolution.tell(asked, values)
        rounds += 1
        now = of.weights(evolution.result.xfavorite)
        print(rounds, f"{-min(values):.1f} {-fmean(values):.1f}", _written(of, now), flush=True)
    return of.weights(evolution.result.xfavorite), rounds


def report(of: Tuned, weights: Any, *, deals: int) -> str:
    """Return the results of weights on unseen deals, beside the title's own weights."""
    lines = []
    for name, each in (("before", of.base), ("after", weights)):
        found: dict[str, list[tuple[float, float]]] = {}
        for scene, margin_, share_ in margins(of, each, _FRESH, deals):
            found.setdefault(f"{scene.seats} {scene.options or ''}", []).append((margin_, share_))
        for scene_name, values in found.items():
            wide = 1.96 * stdev(value for value, _ in values) / math.sqrt(len(values))
            lines.append(
                f"{name}, {scene_name}: margin {fmean(value for value, _ in values):.1f} ± {wide:.1f}, "
                f"wins {100 * fmean(won for _, won in values):.0f} % of {len(values)}"
            )
    return "\n".join(lines)


def _written(of: Tuned, weights: Any) -> str:
    return json.dumps({name: getattr(weights, name) for name in of.names})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("title", choices=sorted(SCENES))
    parser.add_argument("--minutes", type=float, default=20, help="of processor time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", action="append", default=[], help="a weight; all if left out")
    parser.add_argument("--base", default="PLAYER", help="where it begins, by name")
    parser.add_argument("--check", help="measure these weights, as printed, and tune nothing")
    parser.add_argument(
        "--deals", type=int, default=10, help="times the deals that measure the end"
    )
    given = parser.parse_args()
    of = tuned(given.title, given.only, given.base)
    if given.check:
        weights = structs.replace(of.base, **json.loads(given.check))
    else:
        weights, rounds = search(of, minutes=given.minutes, seed=given.seed)
        print(f"{given.title}: {rounds} rounds from seed {given.seed}")
        print(_written(of, weights))
    print(report(of, weights, deals=given.deals))


if __name__ == "__main__":
    main()
