"""Power failures during play lose no acknowledged move."""

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import select

from bot.store import schema
from bot.store.database import Connection
from tests.bot.tables.house import open_house
from tests.engines import FILE
from tests.power import tape
from tests.scale import sized

pytestmark = pytest.mark.slow

FAILURES = sized(25, 500)
FAILURES_OF_NORMAL = sized(30, 60)
ACKS = sized(200, 400)
PATIENCE_S = 120.0
ACKS_A_LIFE = ACKS // 4

Ack = tuple[int, int, str, int]
"""Table, entry, its link, interaction."""


@dataclass
class Found:
    """The findings after the power failures."""

    failures: int = 0
    acknowledged: int = 0
    lost: list[str] = field(default_factory=list)
    unreadable: list[str] = field(default_factory=list)


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if (why := tape.lacks()) is not None:
        pytest.skip(why)
    return tape.recorder(tmp_path_factory.mktemp("recorder"))


@contextmanager
def played(
    library: Path, folder: Path, synchronous: str, *, acks_a_life: int = 0
) -> Iterator[Path]:
    """The tape of a process that acknowledged this many moves, starting again after every `acks_a_life`."""
    life, record = folder / "life", folder / "tape"
    life.mkdir()
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.power.life", str(life), synchronous, str(acks_a_life)],
        cwd=Path(__file__).parents[2],
        env=tape.environment(library, taped=life.resolve(), tape=record),
    )
    acks, deadline = life / "acks", time.monotonic() + PATIENCE_S
    try:
        while not acks.exists() or acks.read_bytes().count(b"\n") < ACKS:
            assert process.poll() is None, "the program ended by itself"
            assert time.monotonic() < deadline, "the program hangs"
            time.sleep(0.02)
    finally:
        process.kill()
        process.wait()
    yield record


async def failed(record: Path, folder: Path, *, failures: int, seed: int) -> Found:
    """Let the power fail at moments of a tape, and open the disk after each with our own code."""
    ops, rng, found = list(tape.read(record)), Random(seed), Found()
    assert any(op.kind == "s" for op in ops), "nothing was recorded"
    # Start at the first acknowledged move, when the tables exist.
    first = next(number for number, op in enumerate(ops) if op.name == "acks")
    moments = sorted(rng.choices(range(first + 1, len(ops) + 1), k=failures))
    disk, acks, seen = tape.Disk(), b"", 0
    for number, moment in enumerate(moments):
        for op in ops[seen:moment]:
            if op.name == "acks":
                # This file stands for members' sight; it is not on the disk that fails.
                acks += op.data
            else:
                disk.see(op)
        seen = moment
        left = folder / f"failure-{number}"
        disk.fail(left, rng)
        await _look(left / FILE, list(_read(acks)), found)
    return found


def _read(acks: bytes) -> Iterator[Ack]:
    for line in acks.decode().splitlines():
        table, seq, link, interaction = line.split()
        yield int(table), int(seq), link, int(interaction)


async def _look(file: Path, acks: list[Ack], found: Found) -> None:
    house = await open_house(file)
    moves, done, ids = await house.database.read(_kept)
    found.failures += 1
    found.acknowledged += len(acks)
    for table, seq, link, interaction in acks:
        if moves.get((table, seq)) != link or interaction not in done:
            found.lost.append(f"{file.parent.name}: table {table}, entry {seq}")
    lost = (await house.tables.wrecks.sorted_out(ids))[1]
    found.unreadable += [f"{file.parent.name}: table {table}" for table in lost]
    await house.database.close()


def _kept(conn: Connection) -> tuple[dict[tuple[int, int], str], set[int], list[int]]:
    of = schema.moves.c
    rows = conn.execute(select(of.table_id, of.seq, of.hash)).all()
    done = conn.execute(select(schema.interactions.c.id)).scalars()
    ids = conn.execute(select(schema.tables.c.id)).scalars()
    return {(table, seq): link.hex() for table, seq, link in rows}, set(done), list(ids)


async def test_no_acknowledged_move_is_lost_when_the_power_fails(
    library: Path, tmp_path: Path
) -> None:
    with played(library, tmp_path, "FULL") as record:
        found = await failed(record, tmp_path, failures=FAILURES, seed=5)
    assert found.failures == FAILURES
    assert found.acknowledged > FAILURES * ACKS / 4
    assert found.lost == []
    assert found.unreadable == []


async def test_no_acknowledged_move_is_lost_when_the_power_fails_after_orderly_restarts(
    library: Path, tmp_path: Path
) -> None:
    with played(library, tmp_path, "FULL", acks_a_life=ACKS_A_LIFE) as record:
        restarts = sum(op.kind == "u" and op.name == f"{FILE}-wal" for op in tape.read(record))
        found = await failed(record, tmp_path, failures=FAILURES, seed=6)
    assert restarts >= 2
    assert found.lost == []
    assert found.unreadable == []


async def test_less_waiting_for_the_disk_is_caught(library: Path, tmp_path: Path) -> None:
    """With `synchronous=NORMAL`, moves are acknowledged that a power failure can still destroy."""
    with played(library, tmp_path, "NORMAL") as record:
        found = await failed(record, tmp_path, failures=FAILURES_OF_NORMAL, seed=5)
    assert found.lost != []
