"""Ends of the robots' lines in Metromania: ``python -m benchmarks.levels.lines --seats 3 --games 12 --seed 500``.

Construction ends when three of four lines are closed, that is complete or blocked; at three seats four of six, at four
five of eight. It also ends with a seat's second line, or without stations. So not all lines can be complete: the report
says how many of those that were closed are.
"""

import argparse
from collections import Counter

from benchmarks.levels.matches import Scene, played_out, player_named
from rules.metromania.components.content import CLOSED_LIMIT, LineStatus
from rules.metromania.network.completion import line_statuses
from rules.registry import load


def endings(level: str, *, seats: int, games: int, seed: int) -> Counter[LineStatus]:
    """The statuses of all lines at the ends of so many tables, all seats played by the same level."""
    game, player = load("metromania"), player_named(level)
    found: Counter[LineStatus] = Counter()
    for number in range(games):
        _, state = played_out(game, Scene(seats).setup(game, seed + number), [player] * seats)
        for statuses in line_statuses(state):
            found.update(statuses)
    return found


def report(found: Counter[LineStatus], seats: int) -> str:
    lines = found.total()
    complete = found[LineStatus.COMPLETE]
    closed = complete + found[LineStatus.BLOCKED]
    shares = ", ".join(
        f"{status.name.lower()} {100 * found[status] / lines:.0f} %" for status in LineStatus
    )
    return (
        f"{seats} seats, {lines} lines: {shares}\n"
        f"{CLOSED_LIMIT[seats]} of {2 * seats} closed lines end construction; "
        f"of {closed} closed ones {100 * complete / max(1, closed):.0f} % are complete"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--seed", type=int, default=500)
    parser.add_argument("--level", default="2", help="a number, or ``random``")
    given = parser.parse_args()
    found = endings(given.level, seats=given.seats, games=given.games, seed=given.seed)
    print(report(found, given.seats))


if __name__ == "__main__":
    main()
