"""Size of a whole table on disk, and of a live one in memory.

``python -m benchmarks.storage [--games 20] [--level 2] [--only tmars]``

Robots play tables from the first move to the last: every title with the most seats, and a title played in several ways
also with the fewest of each. Bytes are as stored: the largest version of the newest state, and for every move the move
itself and its events; "together" is the rest of a finished table. Resident is the state in memory while people
play; loading is the time to read and decode it from the database with nothing cached. Medians.
"""

import argparse
import asyncio
import tempfile
import tracemalloc
from collections.abc import Iterable, Iterator
from dataclasses import astuple, dataclass
from functools import partial
from itertools import count
from pathlib import Path
from statistics import median
from time import perf_counter

from msgspec import msgpack
from msgspec.structs import replace

from benchmarks.parts.kinds import Kind, large
from benchmarks.parts.report import markdown
from bot.store import moves
from bot.store import tables as stored
from bot.store.database import Connection, Database
from bot.store.rows import MoveKind, MoveRow, Secrets, Status
from bot.tables.dependencies import Dependencies
from bot.tables.history import chain
from bot.tables.loading.positions import Positions
from bot.tables.model import Actor
from bot.tables.service import Tables
from rules.core import engine
from rules.core.codec import decode_state, encode_move, encode_state
from rules.core.game import RobotLevel
from rules.core.rng import Rng
from rules.core.text import Typed
from rules.registry import load

GAMES = 20
LEVEL = RobotLevel.NORMAL
_LOADS = 15
"""The number of loads of a table that are timed."""


@dataclass(frozen=True, slots=True)
class Sizes:
    """The moves of one table, and bytes of its largest state, of all moves and of all events."""

    moves: int
    largest: int
    moved: int
    told: int
    together: int
    """The last state, all moves and all events."""


def table_sizes(kind: Kind, seed: int, level: RobotLevel = LEVEL) -> tuple[Sizes, bytes]:
    """The sizes of a table, and its largest state."""
    game, rng = load(kind.title), Rng(seed)
    step = engine.start(game, kind.setup(rng.next64()))
    moves, largest, moved, told = 0, b"", 0, 0
    while True:
        data = encode_state(step.state)
        largest = max(largest, data, key=len)
        told += len(msgpack.encode(step.events))
        waiting = game.waiting_for(step.state)
        if not waiting:
            together = len(data) + moved + told
            return Sizes(moves, len(largest), moved, told, together), largest
        seat = min(waiting)
        move = game.robot(step.state, seat, level, rng)
        moved += len(encode_move(game, move))
        moves += 1
        step = engine.play(game, step.state, seat, move)


def resident(kind: Kind, data: bytes) -> int:
    """Bytes that a state takes in memory."""
    game = load(kind.title)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    state = decode_state(game, data, game.rules_version)
    taken = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert state is not None
    return taken


async def loading_ms(kind: Kind, states: Iterable[bytes]) -> float:
    """The time from requesting a table that is not in memory to its decoded state; a median."""
    ids, spent = count(1), []
    with tempfile.TemporaryDirectory() as folder:
        database = await Database.open(Path(folder) / "bench.sqlite3")
        tables = Tables(
            database, Dependencies(lambda: 0.0, lambda: Secrets(1, bytes(16)), load, _nothing)
        )
        for member, data in enumerate(states, start=1):
            opener = Actor(member, Typed("Member"), next(ids))
            opened = await tables.open(
                opener,
                title=kind.title,
                guild_id=1,
                channel_id=member,
                language="en",
                seats=kind.seats,
                options={},
            )
            table_id = opened.position.table.id
            await database.write(partial(_put_state, table_id, data))
            for _ in range(_LOADS):
                begun = perf_counter()
                await Positions(database, load).get(table_id)
                spent.append(perf_counter() - begun)
        await database.close()
    return median(spent) * 1000


"""Put a table into a position without playing moves."""


def _put_state(table_id: int, state: bytes, conn: Connection) -> None:
    """Store a state that the table never reached by moves."""
    table = stored.get(conn, table_id)
    assert table is not None
    row = MoveRow(0, table.rules_version, MoveKind.START, None, None, b"", None, b"", 0)
    row = chain.linked(chain.START, row, state)
    moves.append(conn, table_id, row)
    playing = replace(table, status=Status.PLAYING, seq=0)
    stored.update(conn, table, playing, state=(state, row.hash))
    stored.put_seal(conn, table_id)


def _nothing(table_id: int) -> None:
    pass


def measure(
    games: int, level: RobotLevel = LEVEL, only: Iterable[str] = ()
) -> Iterator[tuple[str, ...]]:
    titles = set(only)
    for kind in large():
        if titles and kind.title not in titles:
            continue
        found = [table_sizes(kind, seed, level) for seed in range(games)]
        columns = zip(*(astuple(sizes) for sizes, _ in found), strict=True)
        largest = [data for _, data in found]
        held = median(resident(kind, data) for data in largest)
        load_ms = asyncio.run(loading_ms(kind, largest))
        yield (
            kind.name,
            *(f"{median(column):,.0f}" for column in columns),
            f"{held:,.0f}",
            f"{load_ms:.2f}",
        )


def table(games: int, level: RobotLevel = LEVEL, only: Iterable[str] = ()) -> str:
    heads = (
        *("tables", "moves", "largest state", "all moves", "all that was told", "together"),
        *("resident", "loading ms"),
    )
    return markdown(heads, tuple(measure(games, level, only)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--level", type=int, default=LEVEL, help="of the robots: 1 easy, 2 normal")
    parser.add_argument(
        "--only", action="append", default=[], help="a title; all when none is named"
    )
    args = parser.parse_args()
    print(table(args.games, RobotLevel(args.level), args.only))


if __name__ == "__main__":
    main()
