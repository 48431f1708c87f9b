"""Measures the same load on another version of the program and on this one, alternating so that both meet the same
machine.
"""

import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[2]
RATE = 5
HEADS = ("ack p50", "ack p99")


@dataclass(frozen=True, slots=True)
class Acks:
    """Milliseconds from sending an interaction to the bot's first response; medians of rounds."""

    p50: float
    p99: float


@contextmanager
def checked_out(revision: str) -> Iterator[Path]:
    """Another version's files, in a work tree that is removed afterwards."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "before"
        git = ("git", "-C", str(ROOT), "worktree")
        subprocess.run([*git, "add", "--quiet", "--detach", str(folder), revision], check=True)
        try:
            yield folder
        finally:
            subprocess.run([*git, "remove", "--force", str(folder)], check=True)


async def compare(revision: str, *, seconds: float, rounds: int) -> tuple[Acks, Acks]:
    """The other version's figures, then this one's."""
    with checked_out(revision) as folder:
        found: dict[Path, list[dict[str, float]]] = {folder: [], ROOT: []}
        for _ in range(rounds):
            for place, figures in found.items():
                figures.append(await _load(place, seconds))
    before, after = (
        Acks(*(median(figures[head] for figures in rows) for head in HEADS))
        for rows in found.values()
    )
    return before, after


async def _load(place: Path, seconds: float) -> dict[str, float]:
    """The figures of one round, by their column headings; that version's `benchmarks.load` measures them."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "benchmarks.load", "--rounds", "1", "--live"),
        *("--seconds", str(seconds), "--rates", str(RATE)),
        cwd=place,
        env=os.environ | {"PYTHONPATH": str(place)},
        stdout=asyncio.subprocess.PIPE,
    )
    out, _ = await process.communicate()
    assert process.returncode == 0, "the load could not be measured"
    rows = [line.strip(" |").split("|") for line in out.decode().splitlines() if "|" in line]
    heads, figures = [cell.strip() for cell in rows[0]], [cell.strip() for cell in rows[-1]]
    return {head: float(cell) for head, cell in zip(heads[1:], figures[1:], strict=True)}
