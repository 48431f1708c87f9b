"""Rounds of work: at once when a member asks, but not more often than is useful."""

import asyncio

from bot.rounds import Rounds
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
