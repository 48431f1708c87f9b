"""How strong and how quick a title's robots are.

``python -m benchmarks.robots --title expancity --games 200 --seats 2 --level 3 --against 2``

The robot under test plays one seat, its opponents the others; each deal is played once from every seat. A shared first
rank counts as a share of a win. At level 3, ``--budget`` and the other numbers replace what the title asks for
(`rules.core.thinking`), and decisions are those that it thought about.

``python -m benchmarks.robots --anchors --title expancity --games 60`` measures how strong robots are on the scale of
ratings (`GameDef.anchors`): those of level 2 are 25, the others what their results at tables of two say.
"""

import argparse
import time
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from math import log, sqrt
from statistics import median
from typing import Any

from rules.contest.ratings.model import ANCHOR_SIGMA, NEW_MU, NEW_SIGMA, UNIT
from rules.core import engine
from rules.core.game import GameDef, RobotLevel, Setup, default_options
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
    level: RobotLevel,
    against: RobotLevel,
    seed: int,
    options: Mapping[str, str] | None = None,
    aloud: bool = False,
) -> Tally:
    """`aloud` prints how it stands after each game."""
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
    level: RobotLevel,
    against: RobotLevel,
) -> None:
    chance = Rng(setup.seed)
    state = engine.start(game, setup).state
    while (outcome := game.outcome(state)) is None:
        seat = min(game.waiting_for(state))
        playing = level if seat == tested else against
        counted = seat == tested and (
            level is not RobotLevel.EXPERT or game.thinking.matters(state, seat)
        )
        began = time.process_time()
        move = choose(game, state, seat, playing, chance)
        if counted:
            tally.seconds.append(time.process_time() - began)
        state = engine.play(game, state, seat, move).state
    tally.games += 1
    if tested in outcome.winners:
        tally.wins += Fraction(1, len(outcome.winners))
    for seat, score in enumerate(outcome.scores):
        (tally.totals if seat == tested else tally.others).append(score.total)


def anchors(game: GameDef[Any, Any], *, games: int, seed: int) -> dict[int, int]:
    """The strength of each level in millionths, from so many tables of two for each but the normal one.

    Half a win more on both sides keeps a level that never wins at a finite distance.
    """
    found = {RobotLevel.NORMAL.value: NEW_MU}
    width = sqrt(2 * (ANCHOR_SIGMA / UNIT) ** 2 + 2 * (NEW_SIGMA / UNIT) ** 2)
    for level in (RobotLevel.QUICK, RobotLevel.EASY):
        tally = play_series(
            game, games=games, seats=2, level=level, against=RobotLevel.NORMAL, seed=seed
        )
        won = (float(tally.wins) + 0.5) / (games + 1)
        found[level.value] = NEW_MU + round(width * log(won / (1 - won)) * 10) * UNIT // 10
    return dict(sorted(found.items()))


def interval(wins: float, games: int) -> tuple[float, float]:
    """Between which rates the true one lies with 95 %: Wilson's interval."""
    z = 1.96
    rate, scale = wins / games, 1 + z * z / games
    middle = (rate + z * z / (2 * games)) / scale
    half = z / scale * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return middle - half, middle + half


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


_OF_THE_TITLE = ("budget", "candidates", "stretch", "doubt", "win")


def _tried(game: GameDef[Any, Any], given: argparse.Namespace) -> GameDef[Any, Any]:
    """The title with other numbers for thinking ahead."""
    numbers = {name: getattr(given, name) for name in _OF_THE_TITLE}
    chosen: dict[str, Any] = {name: n for name, n in numbers.items() if n is not None}
    return replace(game, thinking=replace(game.thinking, **chosen))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--title", required=True)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--level", type=int, default=2, help="the robot under test")
    parser.add_argument("--against", type=int, default=1, help="the robots of the other seats")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], help="NAME=CHOICE of the table")
    for name in _OF_THE_TITLE:
        parser.add_argument(f"--{name}", type=int, help="of level 3, in place of the title's")
    parser.add_argument("--anchors", action="store_true", help="measure all levels for ratings")
    given = parser.parse_args()
    game = _tried(load(given.title), given)
    if given.anchors:
        print(f"{given.title}: {anchors(game, games=given.games, seed=given.seed)}")
        return
    tally = play_series(
        game,
        games=given.games,
        seats=given.seats,
        level=RobotLevel(given.level),
        against=RobotLevel(given.against),
        seed=given.seed,
        options=dict(each.split("=", 1) for each in given.option),
        aloud=True,
    )
    print(_report(tally))
    if given.level == RobotLevel.EXPERT:
        print(f"budget: {game.thinking.budget} moves a decision")


if __name__ == "__main__":
    main()
