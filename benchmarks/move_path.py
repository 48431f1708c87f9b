"""Cost of a move from the click to the picture, compared with the least cost of the same work.

``python -m benchmarks.move_path [--moves 120] [--rounds 3] [--before REVISION]``

The path: check and play a move, store it (one transaction on disk), make the file of the public board upon that of the
move before. The yardstick, measured in the same run: one raw ``fdatasync`` of as many bytes as a move writes, the
fastest deflate of the board's pixels, and one copy of them. Statements are those that store a move, including the
beginning and the end of its transaction: the median and the largest number.

With ``--before`` the bot of another revision and this one take turns at answering 5 moves a second over the
playground's sockets; the times to the first response are compared.
"""

import argparse
import asyncio
import os
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from io import BytesIO
from itertools import count
from pathlib import Path
from statistics import median
from time import perf_counter, time
from typing import TypeVar

from PIL import Image

from benchmarks.parts.before import RATE, compare
from benchmarks.parts.statements import counted
from bot.i18n import Catalogues
from bot.store.database import Database
from bot.store.rows import Secrets, Status
from bot.tables.dependencies import Dependencies
from bot.tables.model import Actor, Position
from bot.tables.service import Tables
from render import registry as painters
from render.core.png import quick_deflate
from render.core.repaint.memory import Memory
from rules import registry
from rules.core import engine
from rules.core.rng import Rng
from rules.core.text import Say, Typed

T = TypeVar("T")

_DEFLATE = quick_deflate()
WRITTEN_BYTES = 8192
"""The rough size of a move in the write-ahead log: two pages."""

SECONDS = ("play_and_keep", "picture", "fdatasync", "deflate", "copy")


@dataclass
class Costs:
    """One entry per move: seconds, and the number of statements."""

    play_and_keep: list[float] = field(default_factory=list)
    picture: list[float] = field(default_factory=list)
    fdatasync: list[float] = field(default_factory=list)
    deflate: list[float] = field(default_factory=list)
    copy: list[float] = field(default_factory=list)
    statements: list[int] = field(default_factory=list)

    @property
    def path_s(self) -> float:
        return median(self.play_and_keep) + median(self.picture)

    @property
    def limit_s(self) -> float:
        """The least that the same work could cost."""
        return median(self.fdatasync) + median(self.deflate) + median(self.copy)

    def summary(self) -> str:
        path, least = self.path_s, self.limit_s
        parts = "  ".join(f"{name} {median(getattr(self, name)) * 1000:.2f} ms" for name in SECONDS)
        counts = f"{median(self.statements):.0f} statements, {max(self.statements)} at most"
        return f"path {path * 1000:.1f} ms = {path / least:.2f} x least {least * 1000:.1f} ms   ({parts}; {counts})"


async def measure(title: str, moves: int, seed: int) -> Costs:
    """The costs of the first moves of random tables."""
    costs, memory = Costs(), Memory()
    rng = Rng(seed)
    with tempfile.TemporaryDirectory() as folder:
        database = await Database.open(Path(folder) / "bench.sqlite3")
        tables = Tables(
            database,
            Dependencies(time, lambda: Secrets(rng.next64(), bytes(16)), registry.load, _nothing),
        )
        say = Catalogues.load()["en"].sayer(lambda seat: f"Member {seat + 1}")
        ids = count(1)
        at = await _started(tables, title, ids)
        raw = os.open(Path(folder) / "raw", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        for _ in range(moves):
            if at.table.status is not Status.PLAYING:
                at = await _started(tables, title, ids)
            at = await _one_move(tables, at, rng, ids, costs, say, memory)
            _sync(raw, costs)
        os.close(raw)
        await database.close()
    return costs


async def _one_move(
    tables: Tables,
    at: Position,
    rng: Rng,
    ids: "count[int]",
    costs: Costs,
    say: Say,
    memory: Memory,
) -> Position:
    seat = min(at.waiting())
    move = engine.sample_move(at.game, at.state, seat, rng)
    member = at.seats[seat].member_id
    assert member is not None
    actor = Actor(member, Typed(f"Member {member}"), next(ids))
    start = perf_counter()
    with counted() as made:
        at = (await tables.play(at.table.id, actor, move, at.question_seqs[seat])).position
    costs.play_and_keep.append(perf_counter() - start)
    costs.statements.append(len(made))

    drawings = painters.load(at.table.title).drawings
    assert drawings is not None
    view = at.game.view(at.state, None)
    (png,) = _timed(
        costs.picture,
        lambda: memory.pictures(at.table.id, (drawings.board(view, say),), quick=True),
    )
    image = Image.open(BytesIO(png))
    rows = image.tobytes()
    _timed(costs.deflate, lambda: _DEFLATE(rows))
    _timed(costs.copy, image.copy)
    return at


async def _started(tables: Tables, title: str, ids: "count[int]") -> Position:
    seats = registry.load(title).seats[-1]
    opener = Actor(1, Typed("Member 1"), next(ids))
    done = await tables.open(
        opener, title=title, guild_id=1, channel_id=1, language="en", seats=seats, options={}
    )
    table_id = done.position.table.id
    for member in range(2, seats + 1):
        await tables.join(table_id, Actor(member, Typed(f"Member {member}"), next(ids)))
    return (await tables.start(table_id, Actor(1, Typed("Member 1"), next(ids)))).position


def _timed(into: list[float], work: Callable[[], T]) -> T:
    start = perf_counter()
    result = work()
    into.append(perf_counter() - start)
    return result


def _sync(descriptor: int, costs: Costs) -> None:
    os.write(descriptor, bytes(WRITTEN_BYTES))
    _timed(costs.fdatasync, lambda: os.fdatasync(descriptor))


def _nothing(table_id: int) -> None:
    pass


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=120)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--before", metavar="REVISION", help="compare with another version")
    parser.add_argument("--seconds", type=float, default=20.0, help="of load, each round")
    args = parser.parse_args()
    for title in registry.GAME_KEYS:
        for seed in range(args.rounds):
            costs = asyncio.run(measure(title, args.moves, seed))
            print(f"{title:12} {costs.summary()}")
    if args.before:
        both = asyncio.run(compare(args.before, seconds=args.seconds, rounds=args.rounds))
        for name, acks in zip(("before", "after"), both, strict=True):
            print(f"{RATE} moves/s {name:6}  ack p50 {acks.p50:.0f} ms, p99 {acks.p99:.0f} ms")
        print(f"ack p99, after beside before: {both[1].p99 / both[0].p99:.2f}")


if __name__ == "__main__":
    main()
