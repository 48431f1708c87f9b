"""Time of the checks of stored data before the bot serves and while it serves, in seconds per gigabyte.

``python -m benchmarks.startup [--mb 20]``

The file holds this many megabytes of states, moves and events (and is about twice as large), all of tables that have
not ended. For every title, robots play one table with the most seats up to its last move; it is copied under new
numbers. Only opening delays the first answer; then, while the bot serves, each table is checked by itself, its log link
by link. The wait is the longest time that this blocks the event loop.
"""

import argparse
import asyncio
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import cycle
from pathlib import Path
from time import perf_counter

from msgspec import msgpack, structs
from sqlalchemy import insert

from benchmarks.parts.kinds import Kind, large
from benchmarks.parts.report import markdown
from bot.store import schema, tables
from bot.store.database import Connection, Database
from bot.store.rows import ANYONE, MoveKind, MoveRow, SeatRow, Secrets, Status
from bot.tables.dependencies import Dependencies
from bot.tables.history import chain
from bot.tables.model import Actor
from bot.tables.opening import opened
from bot.tables.service import Tables
from rules.core import engine
from rules.core.codec import encode_move, encode_state
from rules.core.record import commitment
from rules.core.rng import Rng
from rules.core.text import Typed
from rules.registry import load

MB = 20
SECRETS = Secrets(1, bytes(16))
OPENER = Actor(1, Typed("Opener"), 1)
AT_ONCE = 50
"""Tables per transaction."""
BEAT_S = 0.001


@dataclass(frozen=True, slots=True)
class Model:
    """A table to copy."""

    kind: Kind
    rows: tuple[MoveRow, ...]
    state: bytes

    @property
    def size(self) -> int:
        return len(self.state) + sum(len(row.events) + len(row.move or b"") for row in self.rows)


@dataclass(frozen=True, slots=True)
class Times:
    gigabytes: float
    tables: int
    opened_s: float
    checked_s: float
    wait_s: float


def model(kind: Kind) -> Model:
    """A table of robots, up to the move that would end it."""
    game, rng = load(kind.title), Rng(1)
    step = engine.start(game, kind.setup(SECRETS.seed))
    state, events = encode_state(step.state), msgpack.encode(step.events)
    row = MoveRow(0, game.rules_version, MoveKind.START, None, None, events, None, b"", 0)
    rows = [chain.linked(chain.START, row, state)]
    while True:
        seat = min(game.waiting_for(step.state))
        move = engine.sample_move(game, step.state, seat, rng)
        step = engine.play(game, step.state, seat, move)
        if not game.waiting_for(step.state):
            return Model(kind, tuple(rows), state)
        state, events = encode_state(step.state), msgpack.encode(step.events)
        row = structs.replace(rows[-1], seq=len(rows), kind=MoveKind.MOVE, seat=seat, events=events)
        row = structs.replace(row, move=encode_move(game, move))
        rows.append(chain.linked(rows[-1].hash, row, state))


def _copy(models: list[Model], conn: Connection) -> None:
    for each in models:
        game = load(each.kind.title)
        seats = each.kind.seats
        options = each.kind.setup(SECRETS.seed).options
        lobby = opened(
            game,
            OPENER,
            SECRETS,
            guild_id=1,
            channel_id=1,
            language="en",
            seats=seats,
            options=options,
            pace="none",
            who=ANYONE,
            now=0,
        )
        assert lobby.commitment == commitment(SECRETS.seed, SECRETS.salt)
        table_id = tables.create(conn, lobby, SECRETS)
        before = structs.replace(lobby, id=table_id)
        last = each.rows[-1]
        after = structs.replace(
            before, status=Status.PLAYING, seq=last.seq, asks=(0,) * seats, started_at=0
        )
        members = [
            SeatRow(seat, seat + 1, None, None, Typed(f"Member {seat}")) for seat in range(seats)
        ]
        tables.put_seats(conn, table_id, members)
        conn.execute(
            insert(schema.moves),
            [structs.asdict(row) | {"table_id": table_id} for row in each.rows],
        )
        tables.update(conn, before, after, state=(each.state, last.hash))
        tables.put_seal(conn, table_id)


async def fill(path: Path, size: int) -> None:
    """Make a file with roughly this many bytes of tables."""
    database = await Database.open(path)
    models, held = cycle([model(kind) for kind in large()]), 0
    while held < size:
        batch = [next(models) for _ in range(AT_ONCE)]
        await database.write(partial(_copy, batch))
        held += sum(each.size for each in batch)
    await database.close()


async def measure(path: Path, size: int) -> Times:
    began = perf_counter()
    database = await Database.open(path)
    opened_s = perf_counter() - began
    service = Tables(database, Dependencies(lambda: 0.0, lambda: SECRETS, load, lambda _: None))
    count = len(await database.read(tables.open_ids))
    beats: list[float] = []
    heart = asyncio.create_task(_beat(beats))
    began = perf_counter()
    async for table_id, why in service.wrecks.all():
        raise AssertionError(f"table {table_id}: {why}")
    checked_s = perf_counter() - began
    heart.cancel()
    await asyncio.gather(heart, return_exceptions=True)
    await database.close()
    return Times(size / 1e9, count, opened_s, checked_s, max(beats))


async def _beat(beats: list[float]) -> None:
    """Append the delay of each beat after its schedule."""
    while True:
        due = perf_counter() + BEAT_S
        await asyncio.sleep(BEAT_S)
        beats.append(perf_counter() - due)


def rows(times: Times) -> Iterator[tuple[str, ...]]:
    yield ("size", f"{times.gigabytes * 1000:.0f} MB", f"{times.tables} tables")
    for name, spent in (("opening", times.opened_s), ("tables", times.checked_s)):
        yield (name, f"{spent:.1f} s", f"{spent / times.gigabytes:.1f} s a gigabyte")
    yield ("longest wait", f"{times.wait_s * 1000:.0f} ms", "")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--mb", type=int, default=MB)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bench.sqlite3"
        asyncio.run(fill(path, args.mb * 1_000_000))
        times = asyncio.run(measure(path, path.stat().st_size))
    print(markdown(("of a file", "", ""), tuple(rows(times))))


if __name__ == "__main__":
    main()
