"""How strong and how quick a title's robots are.

``python -m benchmarks.robots --title expancity --games 200 --seats 2``

The robot under test plays one seat, its opponents the others; its seat moves round the table from game to game. A
shared first rank counts as a share of a win.

``python -m benchmarks.robots --anchors --title expancity --games 60`` measures how strong robots are on the scale of
ratings (`GameDef.anchors`): those that play normally are 25, the others what their results at tables of two say.
"""

import argparse
import time
from dataclasses import dataclass, field
from fractions import Fraction
from math import log, sqrt
from typing import Any

from rules.contest.ratings.model import ANCHOR_SIGMA, NEW_MU, NEW_SIGMA, UNIT
from rules.core import engine
from rules.core.game import GameDef, RobotLevel, Setup, default_options
from rules.core.rng import Rng
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
) -> Tally:
    tally = Tally()
    for number in range(games):
        _play_one(
            game,
            Setup(seats, default_options(game), seed + number),
            tally,
            tested=number % seats,
            level=level,
            against=against,
        )
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
        began = time.process_time()
        move = game.robot(state, seat, level if seat == tested else against, chance)
        if seat == tested:
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


def _report(tally: Tally) -> str:
    slow = sorted(tally.seconds)
    return "\n".join(
        (
            f"wins: {float(tally.wins):g} of {tally.games} "
            f"({100 * float(tally.wins) / tally.games:.1f} %)",
            f"mean total: {_mean(tally.totals):.1f}, others: {_mean(tally.others):.1f}",
            f"moves: {len(slow)}, processor time mean {1000 * sum(slow) / len(slow):.2f} ms, "
            f"p95 {1000 * slow[len(slow) * 95 // 100]:.2f} ms, max {1000 * slow[-1]:.2f} ms",
        )
    )


def _mean(numbers: list[int]) -> float:
    return sum(numbers) / len(numbers)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--title", required=True)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--level", type=int, default=2, help="the robot under test")
    parser.add_argument("--against", type=int, default=1, help="the robots of the other seats")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--anchors", action="store_true", help="measure all levels for ratings")
    given = parser.parse_args()
    if given.anchors:
        print(f"{given.title}: {anchors(load(given.title), games=given.games, seed=given.seed)}")
        return
    tally = play_series(
        load(given.title),
        games=given.games,
        seats=given.seats,
        level=RobotLevel(given.level),
        against=RobotLevel(given.against),
        seed=given.seed,
    )
    print(_report(tally))


if __name__ == "__main__":
    main()
