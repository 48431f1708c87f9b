"""Tests hold on a busy machine: the load to show it with, and the deadlines that leave its waits out."""

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import discord
import pytest

from bot.playground import PlaygroundClient
from bot.playground.discord import interactions
from bot.playground.discord.wire import Json
from tests import busy, starving
from tests.playground.conftest import point_discord_py_at
from tests.playground.guest import Guest
from tests.scale import PATIENCE_S
from tests.starving import Deadline, PatientClock, Playground, Waits

ROOT = Path(__file__).parents[1]
SHORT_S = 0.02
LOOKS = 4
COMPUTED_S = 0.4


class Starved:
    """Waits that grow with the time, until they are over."""

    def __init__(self) -> None:
        self.looks = 0
        self.is_over = False
        self._waited_s = 0.0

    def waited_s(self) -> float:
        self.looks += 1
        if not self.is_over:
            self._waited_s = asyncio.get_running_loop().time()
        return self._waited_s

    async def until_looked(self, times: int) -> None:
        wanted = self.looks + times
        async with asyncio.timeout(PATIENCE_S):
            while True:
                await asyncio.sleep(SHORT_S)
                if self.looks >= wanted:
                    return


@pytest.fixture
def one_processor() -> Iterator[None]:
    """Everything that is started now shares one processor with this thread."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(before)})
    yield
    os.sched_setaffinity(0, before)


async def test_a_deadline_does_not_pass_while_the_bot_waits_for_a_processor() -> None:
    starved, passed = Starved(), asyncio.Event()
    Deadline(SHORT_S, passed.set, starved.waited_s)
    await starved.until_looked(LOOKS)
    assert not passed.is_set()
    starved.is_over = True
    async with asyncio.timeout(PATIENCE_S):
        await passed.wait()


async def test_a_deadline_passes_at_last_on_a_machine_that_is_always_busy() -> None:
    passed = asyncio.Event()
    Deadline(SHORT_S, passed.set, Starved().waited_s)
    async with asyncio.timeout(PATIENCE_S):
        await passed.wait()


async def test_a_cancelled_deadline_never_passes() -> None:
    starved, passed = Starved(), asyncio.Event()
    deadline = Deadline(SHORT_S, passed.set, starved.waited_s)
    await starved.until_looked(LOOKS)
    deadline.cancel()
    starved.is_over = True
    await asyncio.sleep(2 * SHORT_S)
    assert not passed.is_set()


@asynccontextmanager
async def asked(
    monkeypatch: pytest.MonkeyPatch, clock: PatientClock, *, within_s: float
) -> AsyncIterator[tuple[discord.Interaction, "asyncio.Task[Json]"]]:
    """An interaction that a bot has received, with the member's first outcome."""
    monkeypatch.setattr(interactions, "ANSWER_WITHIN_S", within_s)
    async with Playground(clock=clock) as playground:
        point_discord_py_at(playground, monkeypatch)
        guest = Guest()
        await guest.arrive()
        try:
            await guest.tree.sync()
            member = next(iter(playground.platform.world.members))
            place = next(playground.platform.world.guild_channels()).id
            async with PlaygroundClient(playground.url, member) as me:
                waiting = asyncio.create_task(me.slash(place, "silence"))
                yield await guest.next_interaction(), waiting
        finally:
            await guest.depart()


@pytest.mark.sockets
async def test_an_answer_that_a_busy_machine_delays_is_taken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    starved = Starved()
    async with asked(monkeypatch, PatientClock(starved.waited_s), within_s=SHORT_S) as heard:
        interaction, waiting = heard
        await starved.until_looked(LOOKS)
        await interaction.response.send_message("in time")
        assert (await waiting)["outcome"] == "message"


@pytest.mark.sockets
@pytest.mark.usefixtures("one_processor")
async def test_an_answer_that_the_bot_delays_is_refused_on_a_busy_machine_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with busy.load(2) as others:
        for each in others:
            # Otherwise their waits would count like those of a bot that this process has started.
            os.setpriority(os.PRIO_PROCESS, each.pid, os.getpriority(os.PRIO_PROCESS, 0) + 1)
        async with asked(monkeypatch, PatientClock(), within_s=COMPUTED_S / 4) as heard:
            interaction, waiting = heard
            began = time.process_time()
            while time.process_time() < began + COMPUTED_S:
                pass
            with pytest.raises(discord.NotFound):
                await interaction.response.send_message("too late")
            assert (await waiting)["outcome"] == "failed"


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux counts them")
@pytest.mark.usefixtures("one_processor")
async def test_waits_for_a_processor_are_counted_in_the_processes_that_a_test_starts() -> None:
    waits = Waits()
    assert waits.total_s() == 0
    with busy.load(2):
        async with asyncio.timeout(PATIENCE_S):
            while True:
                await asyncio.sleep(SHORT_S)
                if waits.total_s() > 2 * starving.LOOKED_EVERY_S:
                    break


def test_a_command_runs_beside_the_load_and_its_exit_code_is_told() -> None:
    command = (sys.executable, "-m", "tests.busy", "--load", "1", "sh", "-c", "exit 7")
    assert subprocess.run(command, cwd=ROOT, check=False).returncode == 7


def test_the_load_ends_with_the_block() -> None:
    with busy.load(2) as processes:
        assert [each.poll() for each in processes] == [None, None]
    assert all(each.returncode is not None for each in processes)
