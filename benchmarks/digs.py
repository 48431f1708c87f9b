"""Time of Metromania's search for the longest dig, on its original map.

``python -m benchmarks.digs [--games 200]``

At the first tunnel of every turn of random games, with 2, 3 and 4 seats in turn: how many tunnels the turn can hold
(`max_dig`), and which may come first (`next_tunnels`, which asks that for every one of them). Milliseconds of processor
time, so that other work on the machine does not count.
"""

import argparse
from collections.abc import Callable, Iterator
from statistics import mean
from time import process_time
from typing import Any

from benchmarks.parts.report import markdown
from rules.core import engine
from rules.core.game import Setup, default_options
from rules.core.rng import Rng
from rules.metromania import GAME
from rules.metromania.components.content import DIG
from rules.metromania.network.lines import Network
from rules.metromania.network.reach import max_dig, next_tunnels
from rules.metromania.state import State

GAMES = 200


def first_tunnels(games: int, seed: int) -> Iterator[State]:
    """Every position at the start of a turn in random games."""
    rng = Rng(seed)
    for number in range(games):
        seats = GAME.seats[number % len(GAME.seats)]
        state = engine.start(GAME, Setup(seats, default_options(GAME), rng.next64())).state
        while waiting := GAME.waiting_for(state):
            if not state.turn.tunnels:
                yield state
            [seat] = waiting
            move = engine.sample_move(GAME, state, seat, rng)
            state = engine.play(GAME, state, seat, move).state


def measure(games: int, seed: int = 1) -> dict[str, list[float]]:
    """Seconds per call, by the question that was asked."""
    spent: dict[str, list[float]] = {"max_dig": [], "next_tunnels": []}
    for state in first_tunnels(games, seed):
        seat = state.turn.seat
        network = Network(state)
        spent["max_dig"].append(_timed(max_dig, network, seat, DIG))
        spent["next_tunnels"].append(_timed(next_tunnels, state, seat))
    return spent


def _timed(ask: Callable[..., Any], *args: Any) -> float:
    start = process_time()
    ask(*args)
    return process_time() - start


def table(spent: dict[str, list[float]]) -> str:
    rows = [
        (name, str(len(times)), f"{mean(times) * 1000:.2f}", f"{max(times) * 1000:.2f}")
        for name, times in spent.items()
    ]
    return markdown(("asked", "times", "mean ms", "worst ms"), rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    print(table(measure(parser.parse_args().games)))


if __name__ == "__main__":
    main()
