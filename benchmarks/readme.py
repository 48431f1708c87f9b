"""Measure the figures of `docs/figures.md`, five of which the README has: ``python -m benchmarks readme``.

Each figure is measured twice, and omitted if the runs differ by over 33 %. The table names the machine and its load.
``--write`` puts it between the marks of both documents. ``--compare`` fails if a figure is over 33 % away from the one
stored there.
"""

import asyncio
import math
import os
import platform
import re
import sys
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass, fields, replace
from pathlib import Path
from statistics import mean, median

from benchmarks import decisions, digs, load, move_path
from benchmarks.pictures import turns as pictures
from rules.registry import GAME_KEYS

README = Path(__file__).parents[1] / "README.md"
FIGURES = README.parent / "docs" / "figures.md"
BEGIN, END = "<!-- figures: python -m benchmarks readme --write -->\n", "<!-- end of figures -->\n"
MOST_APART = 4 / 3
"""Two runs agree if the larger figure is at most so many times the smaller."""
RUNS = 2
_HEADS = ("What", "Figure", "Command")
_NUMBER = re.compile(r"\d+(?:\.\d+)?")
POSITIONS = 120
"""Of each table whose pictures are measured."""
MOVES = 30
SCALE = load.Scale(seconds=8.0, rounds=1, rates=(5.0, 20.0), live=())
TYPED = load.Scale(seconds=8.0, rounds=1, rates=(50.0,), live=(), typed=True)
NAMES = "Expancity, Metromania, Project MINE, Terraforming Mars"


@dataclass(frozen=True, slots=True)
class Claim:
    """A row of the table."""

    what: str
    figures: tuple[float, ...]
    unit: str
    command: str
    digits: int = 1
    is_in_readme: bool = False

    def agrees(self, other: "Claim") -> bool:
        return len(self.figures) == len(other.figures) and all(
            map(_near, self.figures, other.figures)
        )

    def row(self) -> str:
        said = ", ".join(f"{figure:.{self.digits}f}" for figure in self.figures)
        return f"| {self.what} | {said}{self.unit} | `{self.command}` |"


def _near(one: float, other: float) -> bool:
    if math.isnan(one) or math.isnan(other):
        return False
    return max(one, other) <= MOST_APART * min(one, other) or one == other


def of_pictures() -> Iterator[Claim]:
    found = pictures.costs(most=POSITIONS)
    by_title = [found[key] for key in GAME_KEYS]
    command = "python -m benchmarks.pictures"
    for what, of, digits, unit in _OF_PICTURES:
        figures = tuple(of(cost) for cost in by_title)
        yield Claim(f"{what}: {NAMES}", figures, unit, command, digits, what in _IN_README)


_TURN = "processor time of a turn's picture, with encoding"
_FASTER = "speed of a picture, compared with painting it whole (twice the size, reduced, level 6)"
_IN_README = (_TURN, _FASTER)
_OF_PICTURES: tuple[tuple[str, Callable[[pictures.Cost], float], int, str], ...] = (
    (_TURN, lambda cost: cost.turn_ms, 1, " ms"),
    (
        "a turn's picture, compared with its physical limit (the fastest deflate of its pixels, and one copy)",
        lambda cost: cost.times_limit,
        1,
        " ×",
    ),
    (_FASTER, lambda cost: cost.times_faster, 0, " ×"),
    (
        "the first picture of a title, some seconds after the start of the process",
        lambda cost: cost.first_ms,
        0,
        " ms",
    ),
    ("a picture with empty caches", lambda cost: cost.cold_ms, 0, " ms"),
    (
        "size of a board's file when no other picture waits",
        lambda cost: cost.idle_bytes / 1000,
        0,
        " kB",
    ),
    ("size of the largest board's file", lambda cost: cost.largest_bytes / 1000, 0, " kB"),
)


def of_decisions() -> Iterator[Claim]:
    found = decisions.measure(0.5, 3)
    if (chess := found.pop(decisions.CHESS, None)) is None:
        return
    found.pop(decisions.CATAN, None)
    what = f"random decisions a second, compared with python-chess plies in the same run: {', '.join(found)}"
    ratios = tuple(rate.decisions / chess.decisions for rate in found.values())
    yield Claim(what, ratios, " ×", "python -m benchmarks.decisions", 2)


def of_digs() -> Iterator[Claim]:
    searches = digs.measure(20)["max_dig"]
    what = "Metromania's search for the longest dig: mean"
    yield Claim(what, (mean(searches) * 1000,), " ms", "python -m benchmarks.digs", 2)


def of_moves() -> Iterator[Claim]:
    paths, least = [], []
    for key in GAME_KEYS:
        costs = asyncio.run(move_path.measure(key, MOVES, 1))
        paths.append(costs.path_s)
        least.append(costs.limit_s)
    ratios = tuple(path / limit for path, limit in zip(paths, least, strict=True))
    what = f"a move from click to picture, compared with one `fdatasync` and the picture's limit: {NAMES}"
    yield Claim(what, ratios, " ×", "python -m benchmarks.move_path")


def of_load() -> Iterator[Claim]:
    mixed = yield from _of_rates(SCALE, "every title, two to four seats", "")
    yield from _of_rates(TYPED, "typed at Expancity alone", " --typed")
    rates = ", ".join(f"{rate:g}" for rate in mixed)
    what = f"memory of the bot's process with tables of every title in play, after {rates} moves/s"
    held = tuple(mixed.values()) or (math.nan,)
    yield Claim(what, held, " MB", "python -m benchmarks.load", 0, is_in_readme=True)


def _of_rates(
    scale: load.Scale, moves: str, options: str
) -> Generator[Claim, None, dict[float, float]]:
    """Returns the megabytes of the bot's process after each rate at which nothing stayed unanswered."""
    found = asyncio.run(load.measure(scale, _progress))
    wrong = load.failures(found, typed=scale.typed)
    for name in wrong:
        _progress(f"{name}: moves stayed unanswered, so nothing is claimed of it")
    nothing = load.Load(*(math.nan for _ in fields(load.Load)))
    rounds = [nothing if name in wrong else measured for name, measured in found.items()]
    for rate, measured in zip(scale.rates, rounds, strict=True):
        what = f"{rate:g} moves/s offered over the playground, {moves}"
        command = f"python -m benchmarks.load{options}"
        times = (measured.ack_p50, measured.ack_p99)
        yield Claim(f"{what}: answered a second", (measured.achieved,), "", command)
        is_told = rate == max(SCALE.rates)
        yield Claim(f"{what}: ack p50, p99", times, " ms", command, 0, is_in_readme=is_told)
        yield Claim(
            f"{what}: answer p50, board p50",
            (measured.answer_p50, measured.board_p50),
            " ms",
            command,
            0,
            is_in_readme=is_told,
        )
    return {
        rate: measured.bot_mb
        for rate, (name, measured) in zip(scale.rates, found.items(), strict=True)
        if name not in wrong
    }


PARTS: tuple[Callable[[], Iterable[Claim]], ...] = (
    of_pictures,
    of_decisions,
    of_digs,
    of_moves,
    of_load,
)


def claims() -> tuple[list[Claim], list[Claim]]:
    """Return the claims on which two runs agree, then the others."""
    kept: list[Claim] = []
    dropped: list[Claim] = []
    for part in PARTS:
        runs: list[Sequence[Claim]] = []
        for number in range(RUNS):
            runs.append(tuple(part()))
            _progress(f"{part.__name__.removeprefix('of_')}, run {number + 1} of {RUNS}")
        for first, second in zip(*runs, strict=True):
            (kept if first.agrees(second) else dropped).append(_between(first, second))
    return kept, dropped


def _between(first: Claim, second: Claim) -> Claim:
    figures = tuple(map(median, zip(first.figures, second.figures, strict=True)))
    return replace(first, figures=figures)


def table(kept: Sequence[Claim], busy: tuple[float, float]) -> str:
    machine = f"{os.cpu_count()} cores ({platform.machine()}), Python {platform.python_version()}"
    lines = [
        f"Measured on {machine}, load {busy[0]:.1f} before and {busy[1]:.1f} at the end; each figure twice.",
        "",
        f"| {' | '.join(_HEADS)} |",
        "| --- | --- | --- |",
        *(claim.row() for claim in kept),
    ]
    return "\n".join(lines) + "\n"


def written(document: str, figures: str) -> str:
    """Return a document with the figures between its marks replaced.

    Raises:
        ValueError: the document has no place for figures.
    """
    before, _, rest = document.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not end:
        raise ValueError("there is no place for figures")
    return f"{before}{BEGIN}{figures}{end}{after}"


def apart(kept: Sequence[Claim], document: str) -> Iterator[tuple[Claim, str]]:
    """Yield each figure that is not near the document's, with the document's; one that it lacks is not compared."""
    rows = [row.split(" | ") for row in document.partition(BEGIN)[2].partition(END)[0].splitlines()]
    stored = {row[0].removeprefix("| "): row[1] for row in rows if len(row) == len(_HEADS)}
    for claim in kept:
        if (before := stored.get(claim.what)) is not None:
            figures = tuple(map(float, _NUMBER.findall(before)))
            if not claim.agrees(replace(claim, figures=figures)):
                yield claim, before


def _progress(text: str) -> None:
    print(f"measured {text}", file=sys.stderr, flush=True)


def run(*, write: bool, compare: bool) -> int:
    """Return 1 if figures are compared and one is not near the stored one, else 0."""
    before = os.getloadavg()[0]
    kept, dropped = claims()
    busy = before, os.getloadavg()[0]
    print(table(kept, busy))
    for claim in dropped:
        why = "unanswered" if any(map(math.isnan, claim.figures)) else "two runs differ"
        print(f"omitted, {why}: {claim.what}", file=sys.stderr)
    others = list(apart(kept, FIGURES.read_text("utf-8"))) if compare else []
    for claim, stored in others:
        print(f"not as stored ({stored}): {claim.row()}", file=sys.stderr)
    if write:
        told = [claim for claim in kept if claim.is_in_readme]
        for document, rows in ((README, told), (FIGURES, kept)):
            text = written(document.read_text("utf-8"), table(rows, busy))
            document.write_text(text, "utf-8")
    return int(bool(others))
