"""Random decisions a second of every title, beside python-chess and catanatron in the same run.

``python -m benchmarks.decisions [--seconds 2] [--rounds 5] [--only tmars]``

A decision of a playout chooses a random legal move and makes it in place (`rules.core.playout`). A decision of the
engine (``--engine``) chooses it through the form's domains, checks it, copies the state, and reports its events. A
ply is a random choice among python-chess's generated legal moves, and its push; a tick of catanatron is a random choice
among the moves it has listed, made at a table of two. Neither copies or stores anything.
If one of the two is not installed, it is left out. Seconds are processor time on one core.
"""

import argparse
import importlib
import random
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from statistics import median
from time import process_time
from typing import TypeAlias

from benchmarks.parts.kinds import Kind, small
from benchmarks.parts.report import markdown
from rules.core import engine
from rules.core.playout import Playout
from rules.core.rng import Rng
from rules.registry import load

CHESS = "python-chess"
CATAN = "catanatron"
_BETWEEN_LOOKS = 64
"""The number of decisions between two looks at the clock."""


@dataclass(frozen=True, slots=True)
class Rate:
    """Decisions and games per second."""

    decisions: float
    games: float


Subject: TypeAlias = Callable[[float, int], Rate]
"""A benchmark that runs for this many seconds from a seed."""


class Clock:
    """Counts decisions and games until time is up."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._start = process_time()
        self._decisions = 0
        self._games = 0
        self.rate: Rate | None = None

    def ticks(self) -> bool:
        """Count a decision; returns whether there is time for another."""
        self._decisions += 1
        if self._decisions % _BETWEEN_LOOKS:
            return True
        spent = process_time() - self._start
        if spent <= self._seconds:
            return True
        self.rate = Rate(self._decisions / spent, self._games / spent)
        return False

    def count_game(self) -> None:
        self._games += 1


def decisions(kind: Kind, seconds: float, seed: int) -> Rate:
    """Measure decisions of a title in playouts."""
    game, rng, clock = load(kind.title), Rng(seed), Clock(seconds)
    while True:
        playout = Playout.start(game, kind.setup(rng.next64()))
        while acting := playout.acting:
            seat = min(acting)
            playout.play(seat, playout.sample(seat, rng))
            if not clock.ticks() and clock.rate is not None:
                return clock.rate
        clock.count_game()


def engine_decisions(kind: Kind, seconds: float, seed: int) -> Rate:
    """Measure decisions of a title as tables are played."""
    game, rng, clock = load(kind.title), Rng(seed), Clock(seconds)
    while True:
        step = engine.start(game, kind.setup(rng.next64()))
        while step.waiting:
            seat = min(step.waiting)
            move = engine.sample_move(game, step.state, seat, rng)
            step = engine.play(game, step.state, seat, move)
            if not clock.ticks() and clock.rate is not None:
                return clock.rate
        clock.count_game()


def plies(seconds: float, seed: int) -> Rate:
    """Measure plies of python-chess."""
    import chess

    chance, clock = random.Random(seed), Clock(seconds)
    while True:
        board = chess.Board()
        while not board.is_game_over(claim_draw=False):
            board.push(chance.choice(list(board.legal_moves)))
            if not clock.ticks() and clock.rate is not None:
                return clock.rate
        clock.count_game()


def settling(seconds: float, seed: int) -> Rate:
    """Measure ticks of catanatron, which uses the process-wide random generator."""
    catan = importlib.import_module(CATAN)
    random.seed(seed)
    clock = Clock(seconds)
    while True:
        game = catan.Game([catan.RandomPlayer(colour) for colour in list(catan.Color)[:2]])
        while game.winning_color() is None:
            game.play_tick()
            if not clock.ticks() and clock.rate is not None:
                return clock.rate
        clock.count_game()


def yardsticks() -> dict[str, Subject]:
    """The other programs that are installed, as benchmarks."""
    known = {CHESS: ("chess", plies), CATAN: (CATAN, settling)}
    return {name: subject for name, (module, subject) in known.items() if find_spec(module)}


def measure(
    seconds: float,
    rounds: int,
    only: Iterable[str] = (),
    of: Callable[[Kind, float, int], Rate] = decisions,
) -> dict[str, Rate]:
    """Medians over rounds. Each round measures every subject in turn, so that noise affects all alike."""
    titles = set(only)
    subjects: dict[str, Subject] = {
        kind.name: partial(of, kind) for kind in small() if not titles or kind.title in titles
    }
    subjects |= yardsticks()
    found: dict[str, list[Rate]] = {name: [] for name in subjects}
    for seed in range(rounds):
        for name, subject in subjects.items():
            found[name].append(subject(seconds, seed))
    return {
        name: Rate(median(rate.decisions for rate in rates), median(rate.games for rate in rates))
        for name, rates in found.items()
    }


def table(rates: Mapping[str, Rate]) -> str:
    beside = [name for name in (CHESS, CATAN) if name in rates]
    rows = [
        (
            name,
            f"{rate.decisions:,.0f}",
            f"{rate.games:,.1f}",
            *(f"{rate.decisions / rates[other].decisions:.2f}" for other in beside),
        )
        for name, rate in rates.items()
    ]
    heads = ("tables", "decisions/s", "games/s", *(f"to {other}" for other in beside))
    return markdown(heads, rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument(
        "--only", action="append", default=[], help="a title; all when none is named"
    )
    parser.add_argument("--engine", action="store_true", help="as tables are played, move by move")
    args = parser.parse_args()
    of = engine_decisions if args.engine else decisions
    print(table(measure(args.seconds, args.rounds, args.only, of)))


if __name__ == "__main__":
    main()
