"""Random decisions a second of every title, beside random plies a second of python-chess in the same run.

``python -m benchmarks.decisions [--seconds 2] [--rounds 5]``

A decision is what the engine does for one: choose a random legal move through the form's domains, check it, copy the
state, apply, advance. A ply is one random choice among python-chess's generated legal moves, and its push.
"""

import argparse
import random
from collections.abc import Callable
from statistics import median
from time import perf_counter

from rules.core import engine
from rules.core.game import Setup, default_options
from rules.core.rng import Rng
from rules.registry import GAME_KEYS, load


def decisions(key: str, seconds: float, seed: int) -> float:
    """Random decisions a second at tables of the fewest seats."""
    game = load(key)
    rng = Rng(seed)
    count = 0
    start = perf_counter()
    while True:
        setup = Setup(game.seats[0], default_options(game), rng.next64())
        state = engine.start(game, setup).state
        while waiting := game.waiting_for(state):
            seat = min(waiting)
            state = engine.play(game, state, seat, engine.sample_move(game, state, seat, rng)).state
            count += 1
            if count % 64 == 0 and (spent := perf_counter() - start) > seconds:
                return count / spent


def plies(seconds: float, seed: int) -> float:
    """Random plies a second of python-chess."""
    import chess

    chance = random.Random(seed)
    count = 0
    start = perf_counter()
    while True:
        board = chess.Board()
        while not board.is_game_over(claim_draw=False):
            board.push(chance.choice(list(board.legal_moves)))
            count += 1
            if count % 64 == 0 and (spent := perf_counter() - start) > seconds:
                return count / spent


def measure(seconds: float, rounds: int) -> dict[str, float]:
    """Medians over rounds in which every subject is measured in turn, so that all see the same noise."""
    subjects: dict[str, Callable[[float, int], float]] = {
        key: lambda spent, seed, key=key: decisions(key, spent, seed)  # type: ignore[misc]
        for key in GAME_KEYS
    }
    try:
        import chess  # noqa: F401
    except ImportError:
        pass
    else:
        subjects["python-chess"] = plies
    found: dict[str, list[float]] = {name: [] for name in subjects}
    for seed in range(rounds):
        for name, subject in subjects.items():
            found[name].append(subject(seconds, seed))
    return {name: median(rates) for name, rates in found.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()
    rates = measure(args.seconds, args.rounds)
    chess_rate = rates.get("python-chess")
    for name, rate in rates.items():
        ratio = f"  {rate / chess_rate:.2f} x python-chess" if chess_rate else ""
        print(f"{name:14} {rate:10.0f} a second{ratio}")


if __name__ == "__main__":
    main()
