"""Rounds of work: at once when somebody asks, but not more often than is useful."""

import asyncio
from contextlib import suppress

from bot.rounds import Rounds

APART_S = 0.05


class Looks:
    """Counts rounds, and what they found."""

    def __init__(self, rounds: Rounds) -> None:
        self.rounds = rounds
        self.waiting = 0
        self.found: list[int] = []

    async def look(self) -> float:
        self.found.append(self.waiting)
        self.waiting = 0
        return 60.0

    def ask(self) -> None:
        self.waiting += 1
        self.rounds.wake()

    async def during(self, seconds: float) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.rounds.run(self.look)


async def test_whoever_is_woken_all_the_time_looks_only_now_and_then() -> None:
    looks = Looks(Rounds("the test", apart_s=APART_S))
    running = asyncio.create_task(looks.during(10 * APART_S))
    asked = 0
    while not running.done():
        await asyncio.sleep(APART_S / 25)
        looks.ask()
        asked += 1
    assert 2 < len(looks.found) <= 11
    assert sum(looks.found) + looks.waiting == asked


async def test_after_a_pause_a_round_begins_at_once() -> None:
    looks = Looks(Rounds("the test", apart_s=60.0))
    looks.ask()
    await looks.during(APART_S)
    assert looks.found == [1]


async def test_nothing_is_forgotten_that_was_asked_for_between_two_rounds() -> None:
    looks = Looks(Rounds("the test", apart_s=APART_S))
    running = asyncio.create_task(looks.during(20 * APART_S))
    await asyncio.sleep(APART_S / 10)
    looks.ask()
    looks.ask()
    await asyncio.sleep(0)
    assert looks.found == [0]
    await running
    assert looks.found == [0, 2]
