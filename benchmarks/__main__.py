"""Measures and prints figures in Markdown: ``python -m benchmarks [--quick] [PART…]``.

``python -m benchmarks readme`` measures those of `docs/figures.md`, each twice; ``--write`` stores them there, and
``--compare`` fails if one is far from the stored one.
"""

import argparse
import asyncio
import os
import platform
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from statistics import mean, median

from benchmarks import decisions, digs, load, move_path, readme, robots, storage
from benchmarks.parts.report import markdown
from benchmarks.pictures import turns as pictures
from rules.registry import GAME_KEYS
from rules.registry import load as load_game


@dataclass(frozen=True, slots=True)
class Effort:
    """The time to measure."""

    seconds: float
    rounds: int
    games: int
    moves: int
    scale: load.Scale


FULL = Effort(seconds=2.0, rounds=5, games=40, moves=120, scale=load.FULL)
QUICK = Effort(seconds=0.5, rounds=1, games=4, moves=30, scale=load.QUICK)


def of_decisions(effort: Effort) -> str:
    """Random decisions of playouts per second of processor time, beside other programs."""
    return decisions.table(decisions.measure(effort.seconds, effort.rounds))


def of_robots(effort: Effort) -> str:
    """Robots of level 2 against those of level 1, at tables of two."""
    rows = []
    for key in GAME_KEYS:
        tally = robots.play_series(
            load_game(key),
            games=effort.games,
            seats=2,
            level="2",
            against="1",
            seed=1,
        )
        slow = sorted(tally.seconds)
        rows.append(
            (
                key,
                f"{float(tally.wins):g} of {tally.games}",
                f"{mean(tally.totals):.0f}",
                f"{mean(tally.others):.0f}",
                f"{mean(slow) * 1000:.1f}",
                f"{slow[len(slow) * 95 // 100] * 1000:.1f}",
            )
        )
    heads = ("title", "wins", "points", "points of others", "ms a move", "p95")
    return markdown(heads, rows)


def of_digs(effort: Effort) -> str:
    """Metromania's search for the longest dig, at the start of every turn of random games; processor time."""
    return digs.table(digs.measure(effort.games * 5))


def of_storage(effort: Effort) -> str:
    """Bytes of a whole table of greedy robots in the store, and of a live one in memory."""
    return storage.table(effort.games // 2)


def of_pictures(effort: Effort) -> str:
    """The public board after each move of a table of robots; milliseconds of processor time."""
    return pictures.table(pictures.costs(most=None if effort is FULL else pictures.FEW))


def of_moves(effort: Effort) -> str:
    """A move from the click to the picture, compared with the least that it could cost; milliseconds."""
    rows = []
    for key in GAME_KEYS:
        rounds = [
            asyncio.run(move_path.measure(key, effort.moves, seed)) for seed in range(effort.rounds)
        ]
        parts = {
            name: median(cost for costs in rounds for cost in getattr(costs, name)) * 1000
            for name in move_path.SECONDS
        }
        path = parts["play_and_keep"] + parts["picture"]
        least = parts["fdatasync"] + parts["deflate"] + parts["copy"]
        rows.append((key, *(f"{ms:.1f}" for ms in (*parts.values(), path, least, path / least))))
    names = (name.replace("_", " ") for name in move_path.SECONDS)
    return markdown(("title", *names, "path", "least", "path / least"), rows)


def of_load(effort: Effort) -> str:
    """The bot as a process against the playground, with two members at many tables; milliseconds."""
    return load.table(asyncio.run(load.measure(effort.scale, _progress)))


PARTS: dict[str, Callable[[Effort], str]] = {
    "decisions": of_decisions,
    "robots": of_robots,
    "digs": of_digs,
    "storage": of_storage,
    "pictures": of_pictures,
    "move_path": of_moves,
    "load": of_load,
}
README = "readme"
"""Not a part, but the command that writes docs/figures.md and the README's table."""


def _progress(text: str) -> None:
    print(f"measured {text}", file=sys.stderr, flush=True)


def _machine() -> Iterator[str]:
    yield f"Python {platform.python_version()}"
    yield f"{os.cpu_count()} cores"
    yield f"load {os.getloadavg()[0]:.1f}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a look, not a measurement")
    parser.add_argument("--write", action="store_true", help="with readme: into both documents")
    parser.add_argument("--compare", action="store_true", help="with readme: with those stored")
    parser.add_argument(
        "parts", nargs="*", choices=(*PARTS, README, []), help="all when none is named"
    )
    given = parser.parse_args()
    if README in given.parts:
        return readme.run(write=given.write, compare=given.compare)
    effort = QUICK if given.quick else FULL
    print(", ".join(_machine()), flush=True)
    for name in given.parts or PARTS:
        part = PARTS[name]
        print(f"\n### {name}\n\n{part.__doc__}\n\n{part(effort)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
