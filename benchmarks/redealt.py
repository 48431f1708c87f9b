"""Comparison of experts' choices in the true world and in worlds that look the same to their seat.

``python -m benchmarks.redealt --title mine --worlds 200 --budget 300``

At some positions of a table the expert chooses so many times in the true world and so many times in worlds dealt anew,
each time with another seed. If it knew anything that its seat does not know, the two samples would differ.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from math import sqrt
from typing import Any

from rules.core import engine
from rules.core.game import GameDef, Move, RobotLevel, Setup, default_options
from rules.core.rng import Rng
from rules.core.search import search
from rules.core.seats import Seat
from rules.registry import load

SUSPICIOUS = 3.0
"""So many standard deviations happen once in some hundred comparisons."""


def compared(
    game: GameDef[Any, Any], state: Any, seat: Seat, *, worlds: int, budget: int
) -> tuple[Counter[Move], Counter[Move]]:
    """Return the choices in the true world, and in as many redealt ones."""
    true: Counter[Move] = Counter()
    dealt: Counter[Move] = Counter()
    for number in range(worlds):
        world = game.determinize(state, seat, Rng(number))
        true[search(game, state, seat, seed=2 * number, budget=budget).move] += 1
        dealt[search(game, world, seat, seed=2 * number + 1, budget=budget).move] += 1
    return true, dealt


def distance(one: Counter[Move], other: Counter[Move]) -> float:
    """Return the distance of two samples of the same size, in standard deviations of the chi-square of homogeneity."""
    kinds = one.keys() | other.keys()
    squares = sum((one[move] - other[move]) ** 2 / (one[move] + other[move]) for move in kinds)
    freedom = max(1, len(kinds) - 1)
    return (squares - freedom) / sqrt(2 * freedom)


def positions(
    game: GameDef[Any, Any], *, every: int, seats: int, seed: int
) -> Iterator[tuple[Any, Seat]]:
    """Each so many-th decision that matters, of a table that level 2 plays."""
    state = engine.start(game, Setup(seats, default_options(game), seed)).state
    chance, mattered = Rng(seed), 0
    while waiting := game.waiting_for(state):
        seat = min(waiting)
        if game.thinking.matters(state, seat):
            mattered += 1
            if mattered % every == 0:
                yield state, seat
        move = game.robot(state, seat, RobotLevel.NORMAL, chance)
        state = engine.play(game, state, seat, move).state


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--title", required=True)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--worlds", type=int, default=200)
    parser.add_argument("--budget", type=int, default=200)
    parser.add_argument("--every", type=int, default=20, help="compare at each so many-th decision")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = load(given.title)
    at = positions(game, every=given.every, seats=given.seats, seed=given.seed)
    for number, (state, seat) in enumerate(at, 1):
        true, dealt = compared(game, state, seat, worlds=given.worlds, budget=given.budget)
        apart = distance(true, dealt)
        verdict = "differs" if apart > SUSPICIOUS else "alike"
        print(
            f"{number}: {len(true | dealt)} moves, {apart:+.2f} deviations, {verdict}", flush=True
        )


if __name__ == "__main__":
    main()
