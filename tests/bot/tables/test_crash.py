"""A program that dies at any moment has stored acknowledged changes exactly once, and others entirely or not at all."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from msgspec import json
from sqlalchemy import URL, select, text

from bot.store import moves, schema
from bot.store.database import Connection
from bot.store.rows import NoticeKind, Status
from bot.store.sqlite import sqlite_url
from bot.tables.history import records
from rules.core import engine
from rules.core.rng import Rng
from tests.bot.tables.house import ANN, BOB, SECRETS, House, open_house
from tests.engines import BOTH, SQLITE
from tests.scale import PATIENCE_S, sized

pytestmark = pytest.mark.slow

CRASHES = sized(8, 25)
LIVES = sized(2, 6)
ACKS_BETWEEN_CRASHES = 40

Ack = tuple[int, int, str, int]
"""Table, entry, its link, interaction."""


@contextmanager
def restless(database: URL, acks: Path, *, life: int) -> Iterator["subprocess.Popen[bytes]"]:
    acks.touch()
    address = database.render_as_string(hide_password=False)
    command = [sys.executable, "-m", "tests.bot.tables.restless", address, str(acks)]
    process = subprocess.Popen([*command, str(life)], cwd=Path(__file__).parents[3])
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        process.wait()


def acknowledged(acks: Path) -> list[Ack]:
    lines = acks.read_text("utf-8").splitlines()
    words = (line.split() for line in lines)
    return [(int(table), int(seq), link, int(done)) for table, seq, link, done in words]


def wait_for_acks(process: "subprocess.Popen[bytes]", acks: Path, count: int) -> None:
    deadline = time.monotonic() + PATIENCE_S
    while acks.read_bytes().count(b"\n") < count:
        assert process.poll() is None, "the program ended by itself"
        assert time.monotonic() < deadline, "the program hangs"
        time.sleep(0.001)


@contextmanager
def stopped(process: "subprocess.Popen[bytes]") -> Iterator[None]:
    """Pause the program at its present instruction."""
    process.send_signal(signal.SIGSTOP)
    os.waitpid(process.pid, os.WUNTRACED)
    try:
        yield
    finally:
        process.send_signal(signal.SIGCONT)


def copy_as_crashed(database: Path, to: Path) -> Path:
    """The files that a new process would find: the database and its journal."""
    to.mkdir()
    for suffix in ("", "-wal"):
        shutil.copy(f"{database}{suffix}", to / f"tables.sqlite3{suffix}")
    return to / "tables.sqlite3"


async def assert_whole(house: House, acks: list[Ack]) -> int:
    """Check every table of a database that was opened after a crash; returns how many entries it has."""
    ids = await house.database.read(_check_ids)
    entries = 0
    for table_id in ids:
        entries += await _assert_table_is_whole(house, table_id)
    await house.database.read(lambda conn: _assert_kept(conn, acks))
    return entries


def _check_ids(conn: Connection) -> list[int]:
    if conn.dialect.name == SQLITE:
        assert conn.scalar(text("PRAGMA integrity_check")) == "ok"
        assert conn.execute(text("PRAGMA foreign_key_check")).all() == []
    return list(conn.execute(select(schema.tables.c.id).order_by(schema.tables.c.id)).scalars())


async def _assert_table_is_whole(house: House, table_id: int) -> int:
    at = await house.tables.position(table_id)
    rows = await house.database.read(lambda conn: moves.log(conn, table_id))
    assert [row.seq for row in rows] == list(range(at.table.seq + 1))
    if at.table.status is not Status.LOBBY:
        assert records.verify(at, SECRETS, rows).ok
    # Each entry of a member has one interaction, and each interaction has one entry.
    of = schema.interactions.c
    query = select(of.seq).where(of.table_id == table_id, of.seq >= 0).order_by(of.seq)
    marks = await house.database.read(lambda conn: conn.execute(query).scalars().all())
    assert marks == [row.seq for row in rows if row.member_id is not None]
    # What will be posted is up to date.
    put = schema.outbox.c
    boards = select(put.kind, put.payload).where(
        put.table_id == table_id, put.coalesce_key.like("board:%")
    )
    told = await house.database.read(lambda conn: conn.execute(boards).all())
    if at.table.status is Status.LOBBY:
        assert told == []
    else:
        over = at.table.status is not Status.PLAYING
        kind = NoticeKind.CLOSING if over else NoticeKind.BOARD
        newest = [(kind, at.table.seq)]
        assert [(kind, json.decode(payload)["seq"]) for kind, payload in told] == newest
    return len(rows)


def _assert_kept(conn: Connection, acks: list[Ack]) -> None:
    for table_id, seq, link, interaction_id in acks:
        row = moves.entry(conn, table_id, seq)
        assert row is not None
        assert row.hash.hex() == link
        with pytest.raises(moves.DoneBefore) as done:
            moves.assert_new(conn, interaction_id)
        assert done.value.table_id == table_id
    assert len({interaction_id for *_, interaction_id in acks}) == len(acks)


async def test_a_crash_at_any_moment(tmp_path: Path) -> None:
    database, acks = tmp_path / "tables.sqlite3", tmp_path / "acks"
    found: list[tuple[Path, list[Ack]]] = []
    rng = Rng(17)
    with restless(sqlite_url(database), acks, life=5) as process:
        count = ACKS_BETWEEN_CRASHES
        for crash in range(CRASHES):
            wait_for_acks(process, acks, count)
            with stopped(process):
                copy = copy_as_crashed(database, tmp_path / f"crash-{crash}")
                found.append((copy, acknowledged(acks)))
            count = len(found[-1][1]) + 1 + rng.below(ACKS_BETWEEN_CRASHES)
    found.append((database, acknowledged(acks)))
    for copy, acks_then in found:
        house = await open_house(copy)
        assert await assert_whole(house, acks_then) >= len({ack[:2] for ack in acks_then})
        await house.database.close()


@pytest.mark.parametrize("engine", BOTH)
async def test_a_program_that_is_killed_again_and_again(tmp_path: Path, empty_url: URL) -> None:
    acks = tmp_path / "acks"
    for life in range(LIVES):
        before = len(acknowledged(acks)) if acks.exists() else 0
        with restless(empty_url, acks, life=life) as process:
            wait_for_acks(process, acks, before + ACKS_BETWEEN_CRASHES)
        house = await open_house(empty_url)
        await assert_whole(house, acknowledged(acks))
        await house.database.close()


def journal_size(database: Path) -> int:
    return Path(f"{database}-wal").stat().st_size


def tear_journal(database: Path, cut: int, rng: Rng) -> None:
    journal = Path(f"{database}-wal")
    garbage = b"".join(rng.next64().to_bytes(8, "big") for _ in range(512))
    journal.write_bytes(journal.read_bytes()[:cut] + garbage)


async def test_a_write_that_is_torn(tmp_path: Path) -> None:
    """The power fails during a commit: any part of it may have reached the disk, and the rest is garbage."""
    path = tmp_path / "tables.sqlite3"
    house = await open_house(path)
    rng = Rng(23)
    at = await house.table("sealed", ANN, BOB)
    table_id = at.table.id
    torn = 0
    while at.table.status is Status.PLAYING:
        before, size_before = at.table.seq, journal_size(path)
        _, member = await house.acting(table_id)
        seat = at.seat_of(member)
        assert seat is not None
        move = engine.sample_move(at.game, at.state, seat, rng)
        at = (await house.tables.play(table_id, house.by(member), move, None)).position
        written = journal_size(path) - size_before
        assert written > 0
        for _ in range(3):
            copy = copy_as_crashed(path, tmp_path / f"torn-{torn}")
            cut = size_before + rng.below(written)
            tear_journal(copy, cut, rng)
            crashed = await open_house(copy)
            await assert_whole(crashed, [])
            assert (await crashed.tables.position(table_id)).table.seq == before
            await crashed.database.close()
            torn += 1
    await house.database.close()
