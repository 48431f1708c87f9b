"""A round robin of a title's robots, and estimates of their strength from it."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import log, sqrt
from typing import Any, Final, TypeAlias

from benchmarks.levels.matches import RANDOM, Scene, played_out, player_named, share
from benchmarks.parts.report import markdown
from rules.contest.ratings.model import ANCHOR_SIGMA, NEW_MU, NEW_SIGMA, UNIT
from rules.core.game import GameDef, RobotLevel

Results: TypeAlias = Mapping[tuple[str, str], tuple[float, int]]
"""By pair: the score of the first, and the number of games."""

_ROUNDS: Final = 2000
PLAYER: Final = str(RobotLevel.NORMAL.value)


def round_robin(
    game: GameDef[Any, Any], names: Sequence[str], *, games: int, seed: int
) -> dict[tuple[str, str], tuple[float, int]]:
    """Each pair plays so many games at tables of two: each deal once from either seat."""
    found: dict[tuple[str, str], tuple[float, int]] = {}
    for pair in combinations(names, 2):
        players = [player_named(name) for name in pair]
        won = 0.0
        for number in range(games):
            first = number % 2
            setup = Scene(2).setup(game, seed + number // 2)
            seated = players if first == 0 else players[::-1]
            won += share(played_out(game, setup, seated)[0], first)
        found[pair] = (won, games)
    return found


def strengths(results: Results) -> dict[str, float]:
    """Return natural logarithms of strength, by which results are likeliest (Bradley and Terry); level 2 is 0.

    Half a win more on both sides keeps a level without wins at a finite distance.
    """
    wins: dict[tuple[str, str], float] = {}
    for (one, other), (won, games) in results.items():
        wins[one, other] = won + 0.5
        wins[other, one] = games - won + 0.5
    names = sorted({name for pair in wins for name in pair})
    found = dict.fromkeys(names, 1.0)
    for _ in range(_ROUNDS):
        for name in names:
            rivals = [other for other in names if (name, other) in wins]
            won = sum(wins[name, other] for other in rivals)
            met = sum(
                (wins[name, other] + wins[other, name]) / (found[name] + found[other])
                for other in rivals
            )
            found[name] = won / met
        total = found.get(PLAYER, 1.0)
        found = {name: strength / total for name, strength in found.items()}
    return {name: log(strength) for name, strength in found.items()}


def anchors(results: Results) -> dict[int, int]:
    """The strength of each level in millionths of the scale of ratings; level 2 is 25."""
    width = sqrt(2 * (ANCHOR_SIGMA / UNIT) ** 2 + 2 * (NEW_SIGMA / UNIT) ** 2)
    return {
        int(name): NEW_MU + round(width * strength * 10) * UNIT // 10
        for name, strength in strengths(results).items()
        if name != RANDOM
    }


def table(results: Results) -> str:
    """Each pair with its interval, then the strengths as Elo numbers, level 2 as 0."""
    pairs = [
        (f"{one} – {other}", f"{won:g} of {games}", f"{100 * low:.1f} to {100 * high:.1f} %")
        for (one, other), (won, games) in results.items()
        for low, high in (interval(won, games),)
    ]
    elo = [
        (name, f"{400 / log(10) * strength:.0f}") for name, strength in strengths(results).items()
    ]
    return "\n\n".join(
        (
            markdown(("pair", "wins of the first", "95 % interval"), pairs),
            markdown(("level", "Elo"), elo),
        )
    )


def interval(wins: float, games: int) -> tuple[float, float]:
    """Between which rates the true one lies with 95 %: Wilson's interval."""
    z = 1.96
    rate, scale = wins / games, 1 + z * z / games
    middle = (rate + z * z / (2 * games)) / scale
    half = z / scale * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)
