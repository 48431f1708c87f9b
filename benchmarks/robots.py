"""Strength and speed of a title's robots.

``python -m benchmarks.robots --title expancity --games 200 --seats 2 --level 3 --against 2``

The robot under test plays one seat, its opponents the others; each deal is played once from every seat. A shared first
rank counts as a share of a win. At level 3, ``--budget`` and the other numbers replace the title's own
(`rules.core.thinking`), and decisions are those that it thought about.

Levels are numbers, or ``random`` for moves drawn at random.

``python -m benchmarks.robots --anchors --title expancity --games 60`` has all levels play one another at tables of two,
so many games a pair, and prints their strength: as Elo numbers, and on the scale of ratings (`GameDef.anchors`).
Matches of experts take hours; ``--played 3-2=28/40`` adds one that was played before.
"""

import argparse
import time
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from statistics import median
from typing import Any

from benchmarks.levels.ladder import anchors, interval, round_robin, table
from benchmarks.levels.matches import RANDOM
from rules.core import engine
from rules.core.game import GameDef, Move, RobotLevel, Setup, default_options
from rules.core.rng import Rng
from rules.core.search import choose
from rules.core.seats import Seat
from rules.registry import load


@dataclass(slots=True)
class Tally:
    """The results of the robot under test in a series of games."""

    wins: Fraction = Fraction(0)
    games: int = 0
    totals: list[int] = field(default_factory=list)
    others: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    """Processor time of each of its moves."""


def play_series(
    game: GameDef[Any, Any],
    *,
    games: int,
    seats: int,
    level: str,
    against: str,
    seed: int,
    options: Mapping[str, str] | None = None,
    aloud: bool = False,
) -> Tally:
    """Levels are numbers, or `RANDOM`. `aloud` prints how it stands after each game."""
    tally = Tally()
    for number in range(games):
        _play_one(
            game,
            Setup(seats, default_options(game) | dict(options or {}), seed + number // seats),
            tally,
            tested=number % seats,
            level=level,
            against=against,
        )
        if aloud:
            print(f"{tally.games}: {float(tally.wins):g}", flush=True)
    return tally


def _play_one(
    game: GameDef[Any, Any],
    setup: Setup,
    tally: Tally,
    *,
    tested: Seat,
    level: str,
    against: str,
) -> None:
    chance = Rng(setup.seed)
    state = engine.start(game, setup).state
    while (outcome := game.outcome(state)) is None:
        seat = min(game.waiting_for(state))
        playing = level if seat == tested else against
        counted = seat == tested and (level != _EXPERT or game.thinking.matters(state, seat))
        began = time.process_time()
        move = _move(game, state, seat, playing, chance)
        if counted:
            tally.seconds.append(time.process_time() - began)
        state = engine.play(game, state, seat, move).state
    tally.games += 1
    if tested in outcome.winners:
        tally.wins += Fraction(1, len(outcome.winners))
    for seat, score in enumerate(outcome.scores):
        (tally.totals if seat == tested else tally.others).append(score.total)


def _move(game: GameDef[Any, Any], state: Any, seat: Seat, level: str, chance: Rng) -> Move:
    if level == RANDOM:
        return engine.sample_move(game, state, seat, chance)
    return choose(game, state, seat, RobotLevel(int(level)), chance)


def _report(tally: Tally) -> str:
    slow, wins = sorted(tally.seconds), float(tally.wins)
    low, high = interval(wins, tally.games)
    others = f", others: {_mean(tally.others):.1f}" if tally.others else ""
    return "\n".join(
        (
            f"wins: {wins:g} of {tally.games} ({100 * wins / tally.games:.1f} %, "
            f"95 % interval {100 * low:.1f} to {100 * high:.1f} %)",
            f"mean total: {_mean(tally.totals):.1f}{others}",
            f"decisions: {len(slow)}, processor time median {1000 * median(slow):.2f} ms, "
            f"p95 {1000 * slow[len(slow) * 95 // 100]:.2f} ms, max {1000 * slow[-1]:.2f} ms",
        )
    )


def _mean(numbers: list[int]) -> float:
    return sum(numbers) / len(numbers)


_EXPERT = str(RobotLevel.EXPERT.value)
_LEVELS = (RANDOM, *(str(level.value) for level in RobotLevel))
_OF_THE_TITLE = ("budget", "candidates", "stretch", "doubt", "win")


def _tried(game: GameDef[Any, Any], given: argparse.Namespace) -> GameDef[Any, Any]:
    """The title with other numbers for thinking ahead."""
    numbers = {name: getattr(given, name) for name in _OF_THE_TITLE}
    chosen: dict[str, Any] = {name: n for name, n in numbers.items() if n is not None}
    return replace(game, thinking=replace(game.thinking, **chosen))


def read_match(text: str) -> tuple[tuple[str, str], tuple[float, int]]:
    """A pair and its match, such as ``3-2=28/40``. Raises `ValueError` for anything else."""
    pair, _, match = text.partition("=")
    one, other = pair.split("-")
    won, games = match.split("/")
    return (one, other), (float(won), int(games))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--title", required=True)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--level", choices=_LEVELS, default="2", help="the robot under test")
    parser.add_argument("--against", choices=_LEVELS, default="1", help="of the other seats")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], help="NAME=CHOICE of the table")
    for name in _OF_THE_TITLE:
        parser.add_argument(f"--{name}", type=int, help="of level 3, in place of the title's")
    parser.add_argument("--anchors", action="store_true", help="a round robin, for ratings")
    parser.add_argument("--levels", default="random,0,1,2", help="who plays the round robin")
    parser.add_argument(
        "--played", action="append", default=[], type=read_match, help="ONE-OTHER=WON/GAMES"
    )
    given = parser.parse_args()
    game = _tried(load(given.title), given)
    if given.anchors:
        results = round_robin(game, given.levels.split(","), games=given.games, seed=given.seed)
        results |= dict(given.played)
        print(f"{given.title}, {given.games} games a pair", table(results), sep="\n\n")
        print(f"\nanchors={anchors(results)}")
        return
    tally = play_series(
        game,
        games=given.games,
        seats=given.seats,
        level=given.level,
        against=given.against,
        seed=given.seed,
        options=dict(each.split("=", 1) for each in given.option),
        aloud=True,
    )
    print(_report(tally))
    if given.level == _EXPERT:
        print(f"budget: {game.thinking.budget} moves a decision")


if __name__ == "__main__":
    main()
