"""The bot's clock goes on evenly while the machine's clock is set (ADR 57)."""

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from bot.steady import BELIEVED_AFTER_S, CHECKED_EVERY_S, SMALL_S, ClockWatch, SteadyClock, time_of

NOON_S = 1_793_620_800.0
HOUR_S = 3600.0
DAY_S = 24 * HOUR_S
YEAR_S = 365 * DAY_S
JUMPS_S = (600.0, DAY_S, YEAR_S, -600.0, -DAY_S, -YEAR_S)


@dataclass
class Machine:
    """A machine whose clock is set now and then, beside Discord's, which is right."""

    lived_s: float = 0.0
    """The time that it has been awake."""
    slept_s: float = 0.0
    wrong_s: float = 0.0
    is_discord_there: bool = True
    asked: int = 0
    clock: SteadyClock = field(init=False)
    watch: ClockWatch = field(init=False)

    def __post_init__(self) -> None:
        self.clock = SteadyClock(lambda: self.true_s + self.wrong_s, lambda: self.lived_s)
        self.watch = ClockWatch(self.clock, self._ask)

    @property
    def true_s(self) -> float:
        return NOON_S + self.lived_s + self.slept_s

    async def _ask(self) -> float | None:
        self.asked += 1
        return float(int(self.true_s)) if self.is_discord_there else None

    async def runs(self, seconds: float) -> None:
        """The bot runs for a while and looks at its clock meanwhile."""
        until = self.lived_s + seconds
        while self.lived_s < until:
            self.lived_s += await self.watch.look()
            self.clock()

    def is_right(self) -> bool:
        return abs(self.clock() - self.true_s) < 1


@pytest.mark.parametrize("jump_s", JUMPS_S)
async def test_a_jump_is_not_followed_and_setting_the_clock_right_is_no_jump_either(
    jump_s: float, caplog: pytest.LogCaptureFixture
) -> None:
    machine = Machine()
    await machine.runs(60)
    machine.wrong_s = jump_s
    assert machine.is_right()
    await machine.runs(DAY_S)
    assert machine.is_right()
    machine.wrong_s = 0.0
    assert machine.is_right()
    await machine.runs(60)
    assert machine.is_right()
    assert machine.asked <= 2 + (DAY_S + 120) / CHECKED_EVERY_S
    said = [each.getMessage() for each in caplog.records if each.levelno == logging.ERROR]
    assert len(said) == 1
    assert "Set the machine's clock right" in said[0]
    assert str(round(abs(jump_s))) in said[0]


@pytest.mark.parametrize("first_s", JUMPS_S)
@pytest.mark.parametrize("then_s", JUMPS_S)
async def test_a_second_jump_before_the_first_is_mended_is_not_followed_either(
    first_s: float, then_s: float
) -> None:
    machine = Machine()
    machine.wrong_s = first_s
    await machine.runs(60)
    machine.wrong_s += then_s
    assert machine.is_right()
    await machine.runs(60)
    assert machine.is_right()


@pytest.mark.parametrize("wrong_s", JUMPS_S)
async def test_a_machine_that_starts_with_a_wrong_clock_is_not_believed(wrong_s: float) -> None:
    machine = Machine(wrong_s=wrong_s)
    assert not machine.is_right()
    machine.watch.told(float(int(machine.true_s)))
    assert abs(machine.clock() - machine.true_s) <= 1
    machine.wrong_s = 0.0
    assert machine.is_right()


async def test_a_machine_that_has_slept_knows_the_time_once_discord_is_there_again() -> None:
    machine = Machine(is_discord_there=False)
    machine.slept_s = 8 * HOUR_S
    await machine.runs(60)
    machine.is_discord_there = True
    await machine.runs(60)
    assert machine.is_right()


async def test_a_click_after_the_machine_has_slept_counts_at_the_right_time() -> None:
    machine = Machine(is_discord_there=False)
    machine.slept_s = 8 * HOUR_S
    assert not machine.is_right()
    machine.clock.at_least(machine.true_s - 1)
    assert machine.is_right()
    machine.clock.at_least(machine.true_s - DAY_S)
    assert machine.is_right()


async def test_a_clock_that_moves_too_far_by_small_steps_is_found_out() -> None:
    machine = Machine()
    for _ in range(50):
        machine.wrong_s += SMALL_S / 2
        machine.clock()
    assert not machine.is_right()
    await machine.runs(CHECKED_EVERY_S + 60)
    assert abs(machine.clock() - machine.true_s) <= 1


async def test_small_steps_are_followed_at_once() -> None:
    machine = Machine()
    for _ in range(100):
        machine.wrong_s += SMALL_S - 1
        assert machine.clock() == machine.true_s + machine.wrong_s
    assert not machine.clock.doubt_s


async def test_the_machine_is_believed_if_discord_never_says_the_time(
    caplog: pytest.LogCaptureFixture,
) -> None:
    machine = Machine(is_discord_there=False)
    machine.wrong_s = YEAR_S
    await machine.runs(BELIEVED_AFTER_S / 2)
    assert machine.is_right()
    await machine.runs(BELIEVED_AFTER_S)
    assert machine.clock() == machine.true_s + YEAR_S
    assert "turnpost admin clock" in caplog.text


@pytest.mark.parametrize(
    ("headers", "found"),
    [
        ({"Date": "Sat, 28 Nov 2026 22:00:00 GMT"}, 1795903200.0),
        ({"Date": "Sat, 28 Nov 2026 22:00:00 GMT", "Age": "60"}, 1795903260.0),
        ({"Date": "Sat, 28 Nov 2026 22:00:00 GMT", "Age": "old"}, None),
        ({"Date": "Sat, 28 Nov 2026 22:00:00 -0000"}, 1795903200.0),
        ({"Date": "Sat, 28 Nov 2026 22:00:00"}, 1795903200.0),
        ({"Date": "yesterday"}, None),
        ({"Date": ""}, None),
        ({}, None),
    ],
)
def test_an_answer_says_when_it_was_sent(
    headers: dict[str, str], found: float | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: Callable[[dict[str, str]], float | None] = time_of
    with monkeypatch.context() as elsewhere:
        elsewhere.setenv("TZ", "Asia/Seoul")
        time.tzset()
        sent_s = read(headers)
    time.tzset()
    assert sent_s == found
