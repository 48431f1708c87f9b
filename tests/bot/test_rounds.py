"""Rounds of work: at once when a member asks, but not more often than is useful."""

import asyncio
import math

import pytest

from bot.rounds import Retries, Rounds, backoff_s
from tests.scale import PATIENCE_S

APART_S = 0.05


class Looks:
    """Notes when rounds begin, and how much was asked for until then."""

    def __init__(self, *, apart_s: float) -> None:
        self._rounds = Rounds("the test", apart_s=apart_s)
        self.waiting = 0
        self.begun = asyncio.Event()
        self.found: list[int] = []

    async def look(self) -> float:
        self.found.append(self.waiting)
        self.begun.set()
        self.waiting = 0
        return 60.0

    def ask(self) -> None:
        self.waiting += 1
        self._rounds.wake()

    async def run(self, rounds: int) -> None:
        """Until there were so many rounds."""
        running = asyncio.create_task(self._rounds.run(self.look))
        try:
            async with asyncio.timeout(PATIENCE_S):
                while True:
                    await asyncio.sleep(0)
                    if len(self.found) >= rounds:
                        return
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)


async def test_a_round_that_is_woken_all_the_time_looks_only_now_and_then() -> None:
    looks, asked = Looks(apart_s=2 * PATIENCE_S), 100
    running = asyncio.create_task(looks.run(2))
    await looks.begun.wait()
    for _ in range(asked):
        looks.ask()
        await asyncio.sleep(0)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert looks.found == [0]
    assert looks.waiting == asked


async def test_after_a_pause_a_round_begins_at_once() -> None:
    looks = Looks(apart_s=2 * PATIENCE_S)
    looks.ask()
    await looks.run(1)
    assert looks.found == [1]


async def test_nothing_is_forgotten_that_was_asked_for_between_two_rounds() -> None:
    looks = Looks(apart_s=APART_S)
    running = asyncio.create_task(looks.run(2))
    await looks.begun.wait()
    looks.ask()
    looks.ask()
    await running
    assert looks.found == [0, 2]


async def test_a_bug_at_one_item_puts_off_that_item_alone(caplog: pytest.LogCaptureFixture) -> None:
    now, tried = 0.0, list[tuple[str, float]]()
    retries = Retries[str]("item {}", 10.0, 25.0, lambda: now)

    async def work(item: str) -> float:
        tried.append((item, now))
        if item == "broken" and now < 60:
            raise ZeroDivisionError
        return 100.0

    pauses = []
    for now in (0.0, 5.0, 10.0, 30.0, 55.0, 80.0):
        found = (("broken", 0.0), ("sound", 0.0), ("early", 70.0 - now))
        pauses.append(await retries.each(found, work))
    assert [now for item, now in tried if item == "broken"] == [0.0, 10.0, 30.0, 55.0, 80.0]
    assert [now for item, now in tried if item == "sound"] == [0.0, 5.0, 10.0, 30.0, 55.0, 80.0]
    assert [now for item, now in tried if item == "early"] == [80.0]
    assert pauses == [10.0, 5.0, 20.0, 25.0, 15.0, 100.0]
    assert not retries.failed
    assert "A bug stopped work on item broken; trying again in 25 s." in caplog.text


async def test_expected_errors_are_not_logged(caplog: pytest.LogCaptureFixture) -> None:
    retries = Retries[int]("item {}", math.inf, math.inf, silent=(LookupError,))

    async def refused(item: int) -> float:
        raise KeyError(item)

    assert await retries.each([(1, 0.0)], refused) == math.inf
    assert retries.rests_s(1) == math.inf
    assert not caplog.text


def test_waits_grow_to_a_limit() -> None:
    assert [backoff_s(failures, 60.0, 300.0) for failures in range(5)] == [60, 120, 240, 300, 300]
    assert backoff_s(100_000, 60.0, 300.0) == 300
