"""Strength of the colours of Project MINE.

``python -m benchmarks.mine_colours --games 300``

Robots that each buy one colour (or only plans) sit down in random groups; the table says, for two, three and four
seats, how often each strategy wins, and with which scores. A shared first rank counts as a share of a win.
"""

import argparse
from dataclasses import dataclass, field
from fractions import Fraction
from math import sqrt

from rules.core import engine
from rules.core.game import Setup, default_options
from rules.core.rng import Rng
from rules.mine import GAME
from rules.mine.components.content import SEATS
from rules.mine.components.terms import RESOURCES
from rules.mine.robot.greedy import greedy_move
from rules.mine.robot.outlook import Strategy

STRATEGIES = {
    **{str(color): Strategy(color=color) for color in RESOURCES},
    "plan": Strategy(plans_only=True),
}


@dataclass(slots=True)
class Tally:
    """The results of one strategy in a series of games."""

    wins: Fraction = Fraction(0)
    totals: list[int] = field(default_factory=list)
    parts: list[int] = field(default_factory=lambda: [0, 0, 0, 0, 0])
    """Corporate goal, public goals, cards, resources, penalties: sums over all games."""


def play_series(*, games: int, seats: int, seed: int) -> dict[str, Tally]:
    tallies = {name: Tally() for name in STRATEGIES}
    for number in range(games):
        _play_one(tallies, seats, seed + number)
    return tallies


def _play_one(tallies: dict[str, Tally], seats: int, seed: int) -> None:
    chance = Rng(seed)
    names = list(STRATEGIES)
    chance.shuffle(names)
    state = engine.start(GAME, Setup(seats, default_options(GAME), seed)).state
    while (outcome := GAME.outcome(state)) is None:
        seat = min(GAME.waiting_for(state))
        move = greedy_move(state, seat, strategy=STRATEGIES[names[seat]])
        state = engine.play(GAME, state, seat, move).state
    for seat, score in enumerate(outcome.scores):
        tally = tallies[names[seat]]
        tally.totals.append(score.total)
        tally.parts = [
            before + part.points for before, part in zip(tally.parts, score.parts, strict=True)
        ]
        if seat in outcome.winners:
            tally.wins += Fraction(1, len(outcome.winners))


def report(tallies: dict[str, Tally], seats: int) -> str:
    lines = [
        f"{seats} seats (a fair share is {100 / seats:.1f} %)",
        "| strategy | games | wins % | mean | deviation | corporate / goals / cards / resources / penalty |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    lines += [_row(name, tally) for name, tally in tallies.items() if tally.totals]
    return "\n".join(lines)


def _row(name: str, tally: Tally) -> str:
    games = len(tally.totals)
    mean = sum(tally.totals) / games
    deviation = sqrt(sum((total - mean) ** 2 for total in tally.totals) / games)
    parts = " / ".join(f"{part / games:.1f}" for part in tally.parts)
    share = 100 * float(tally.wins) / games
    return f"| {name} | {games} | {share:.1f} | {mean:.1f} | {deviation:.1f} | {parts} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=300, help="per number of seats")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for seats in SEATS:
        print(report(play_series(games=given.games, seats=seats, seed=given.seed), seats))
        print()


if __name__ == "__main__":
    main()
