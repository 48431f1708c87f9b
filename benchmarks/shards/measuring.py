"""Start the processes, let them play, and divide their use by the moves."""

import asyncio
import os
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from msgspec import Struct, json
from sqlalchemy import URL

from benchmarks.parts.before import ROOT
from bot.store.sharing.shards import ALL, Shards
from tests.e2e.sharded import Orders

SHARDS = 4


class Cost(Struct, frozen=True):
    """The resources that a process has used for its part."""

    moves: int
    """Entries that it added to the logs, those of robots included."""
    statements: int
    processor_s: float


@dataclass(frozen=True)
class Measured:
    processes: int
    is_shared: bool
    moves: int
    bot_ms: float
    """Processor time of the bot's processes a move."""
    database_ms: float | None
    """Processor time of PostgreSQL a move; None where the system does not tell."""
    statements: float
    moves_a_second: float

    def __str__(self) -> str:
        how = "with SHARDS" if self.is_shared else "without SHARDS"
        database = "?" if self.database_ms is None else f"{self.database_ms:.2f}"
        return (
            f"{self.processes} processes {how}: {self.moves} moves, {self.moves_a_second:.0f} a second; a move takes"
            f" {self.bot_ms:.2f} ms of the bot, {database} ms of PostgreSQL, {self.statements:.1f} statements"
        )


async def measure(url: URL, *, processes: int, servers: int, tables: int, moves: int) -> Measured:
    """Without processes, one that does not share the database."""
    shares = [Shards(tuple(range(n, SHARDS, processes)), SHARDS) for n in range(processes)] or [ALL]
    guild_ids = [(1000 + number) << 22 | 7 for number in range(servers)]
    running = []
    try:
        for number, shards in enumerate(shares):
            own = [each for each in guild_ids if shards.serve(each)]
            written = "all" if shards is ALL else str(shards)
            address = url.render_as_string(hide_password=False)
            orders = Orders(address, written, own, max(1, tables // servers), [], number + 1)
            running.append(await _started(orders, moves // len(shares)))
        for each in running:
            await _line(each)
        before, began = _processor_s(url), time.monotonic()
        for each in running:
            assert each.stdin is not None
            each.stdin.write(b"go\n")
        costs = [json.decode(await _line(each), type=Cost) for each in running]
        took = time.monotonic() - began
        after = _processor_s(url)
    finally:
        for each in running:
            if each.returncode is None:
                each.kill()
            await each.wait()
    made = sum(each.moves for each in costs)
    return Measured(
        len(shares),
        bool(processes),
        made,
        1000 * sum(each.processor_s for each in costs) / made,
        None if before is None or after is None else 1000 * (after - before) / made,
        sum(each.statements for each in costs) / made,
        made / took,
    )


async def _started(orders: Orders, moves: int) -> asyncio.subprocess.Process:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "benchmarks.shards.process", str(moves)),
        cwd=ROOT,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdin is not None
    process.stdin.write(json.encode(orders) + b"\n")
    return process


async def _line(process: asyncio.subprocess.Process) -> bytes:
    assert process.stdout is not None
    line = await process.stdout.readline()
    if not line:
        raise SystemExit("a process has ended before it was done")
    return line


def _processor_s(url: URL) -> float | None:
    """The processor time of PostgreSQL so far, with all its processes; None where the system does not tell."""
    if not Path("/proc").is_dir():
        return None
    folder = Path(str(url.query["host"])) / "data"
    main = int((folder / "postmaster.pid").read_text("utf-8").split()[0])
    found = {main: _stat(Path(f"/proc/{main}"))}
    for each in Path("/proc").glob("[0-9]*"):
        try:
            stat = _stat(each)
        except OSError:
            continue
        if stat[0] == main:
            found[int(each.name)] = stat
    # Of processes that have ended, the main one knows the sum.
    ticks = sum(own for _, own, _ in found.values()) + found[main][2]
    return ticks / os.sysconf("SC_CLK_TCK")


def _stat(process: Path) -> tuple[int, int, int]:
    """A process's parent, its own processor time, and that of its children that have ended, in ticks."""
    fields = (process / "stat").read_text("utf-8", "replace").rpartition(")")[2].split()
    return int(fields[1]), int(fields[11]) + int(fields[12]), int(fields[13]) + int(fields[14])
