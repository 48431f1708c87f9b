"""Each choice of reminders under `/my notices`, told through Discord's sockets."""

import pytest
from msgspec.structs import replace

from bot.clocks.hours import Hours
from bot.clocks.pauses import Pause, PauseKind
from bot.clocks.preferences import Preferences, Where
from bot.clocks.reminders import ReminderLevel
from bot.playground import PlaygroundClient
from bot.store import pings
from bot.tables.model import Change, Position
from tests.bot.edges.scene import Scene

pytestmark = pytest.mark.sockets

RUNS = "10h+4h/10h nights=run vacation=no"
LONG = "72h+4h/72h vacation=no"


async def _choose(on: Scene, wish: ReminderLevel, where: Where = Where.THREAD) -> None:
    """Both players sleep from 23 to 7, UTC, and want these reminders. A scene begins at eight."""
    for member in (on.haneul, on.sandra):
        number = int(member.member_id)
        await on.bot.tables.almanac.set_hours(number, Hours(0, "UTC", 23 * 60, 7 * 60))
        await on.bot.settings.set_wishes(number, Preferences(where=where, reminders=wish))


async def _told(on: Scene, member: PlaygroundClient) -> list[str]:
    found = await on.bot.database.read(lambda conn: pings.last(conn, int(member.member_id), 100))
    return [each.rung for each in found[::-1]]


@pytest.mark.parametrize(
    ("wish", "after_h", "rungs"),
    [
        (ReminderLevel.HALF, 5, ["ping", "half"]),
        (ReminderLevel.TWO_HOURS, 8, ["ping", "two_hours"]),
        (ReminderLevel.LAST, 9, ["ping", "last"]),
    ],
)
async def test_the_chosen_reminder_comes_in_its_time_and_no_other(
    on: Scene, wish: ReminderLevel, after_h: int, rungs: list[str]
) -> None:
    await _choose(on, wish)
    _, called = await on.asked(pace=RUNS)
    await on.minutes(after_h * 60 - 5)
    assert await _told(on, called) == ["ping"]
    await on.minutes(10)
    assert await _told(on, called) == rungs
    await on.minutes(10 * 60 - after_h * 60)
    assert await _told(on, called) == [*rungs, "zero"]


@pytest.mark.parametrize("wish", [ReminderLevel.OFF, ReminderLevel.MORNING])
async def test_never_and_each_morning_tell_nothing_within_a_day_but_zero(
    on: Scene, wish: ReminderLevel
) -> None:
    await _choose(on, wish)
    _, called = await on.asked(pace=RUNS)
    await on.minutes(10 * 60 - 5)
    assert await _told(on, called) == ["ping"]
    await on.minutes(10)
    assert await _told(on, called) == ["ping", "zero"]


async def _days_of(on: Scene, called: PlaygroundClient, count: int) -> list[list[str]]:
    """What was told by five to seven, and by five past seven, on each of the next mornings."""
    told = []
    await on.minutes(23 * 60 - 5)
    for _ in range(count):
        told.append(await _told(on, called))
        await on.minutes(10)
        told.append(await _told(on, called))
        await on.minutes(24 * 60 - 10)
    return told


@pytest.mark.parametrize(("pace", "most"), [(LONG, 2), ("none", 3)])
async def test_each_morning_comes_at_the_end_of_the_night_up_to_the_ceiling(
    on: Scene, pace: str, most: int
) -> None:
    await _choose(on, ReminderLevel.MORNING)
    _, called = await on.asked(pace=pace)
    told = await _days_of(on, called, 4)
    mornings = ["ping", "morning1", "morning2", "morning3"]
    expected = [min(day, most) + 1 for morning in range(4) for day in (morning, morning + 1)]
    assert told == [mornings[:count] for count in expected]


async def test_no_morning_is_told_after_the_move(on: Scene) -> None:
    await _choose(on, ReminderLevel.MORNING)
    table, called = await on.asked(pace=LONG)
    await on.minutes(60)
    await on.turn(table)
    await on.minutes(24 * 60)
    assert "morning1" not in await _told(on, called)


async def test_a_nudge_takes_the_place_of_a_morning(on: Scene) -> None:
    await _choose(on, ReminderLevel.MORNING)
    table, called = await on.asked(pace=LONG)
    other = await on.other(table)
    await on.minutes(3 * 60)
    await on.assert_told(other, await on.slash(other, "table nudge"), "ui.done.nudge")
    await on.minutes(20 * 60 - 5)
    await _days_of(on, called, 2)
    assert await _told(on, called) == ["ping", "nudge", "morning1"]


async def _pick(on: Scene, member: PlaygroundClient, *wishes: ReminderLevel) -> None:
    panel = await on.slash(member, "my notices")
    [select] = [
        each
        for row in panel["components"]
        for each in row["components"]
        if "all" in {option["value"] for option in each.get("options", ())}
    ]
    assert [each["value"] for each in select["options"]] == list(ReminderLevel)
    for wish in wishes:
        await on.reply(member, member.select(panel["id"], select["custom_id"], [wish]))


@pytest.mark.parametrize("pace", [LONG, "none"])
async def test_each_morning_can_be_picked_in_the_middle_of_a_turn(on: Scene, pace: str) -> None:
    await _choose(on, ReminderLevel.OFF)
    _, called = await on.asked(pace=pace)
    await on.minutes(60)
    await _pick(on, called, ReminderLevel.MORNING)
    await on.minutes(22 * 60 - 5)
    assert await _told(on, called) == ["ping"]
    await on.minutes(10)
    assert await _told(on, called) == ["ping", "morning1"]


async def test_a_change_of_choice_brings_no_more_than_the_ceiling(on: Scene) -> None:
    await _choose(on, ReminderLevel.HALF)
    _, called = await on.asked(pace=RUNS)
    await on.minutes(5 * 60 + 5)
    await _choose(on, ReminderLevel.TWO_HOURS)
    await on.minutes(3 * 60)
    await _choose(on, ReminderLevel.LAST)
    await on.minutes(2 * 60)
    assert await _told(on, called) == ["ping", "half", "two_hours", "zero"]


async def test_a_morning_in_a_pause_is_not_told(on: Scene) -> None:
    await _choose(on, ReminderLevel.MORNING)
    table, called = await on.asked(pace=LONG)
    pause = Pause(PauseKind.CONSENT, int(on.playground.clock.now() * 1000), None)

    async def paused(at: Position) -> Change:
        return Change(replace(at.table, pauses=(pause,)), at.seats, at.state)

    await on.bot.tables.changes.change(table, None, paused)
    await on.minutes(2 * 24 * 60)
    assert await _told(on, called) == ["ping"]


async def test_each_choice_can_be_picked_in_the_panel(on: Scene) -> None:
    for wish in ReminderLevel:
        await _pick(on, on.haneul, wish)
        reach = await on.bot.settings.reach(int(on.haneul.member_id))
        assert reach[int(on.haneul.member_id)].wishes.reminders is wish
