"""Clocks at tables: through the whole service, on a real file."""

import pytest
from msgspec import json

from bot.clocks.clock import EndedBy
from bot.clocks.hours import Hours
from bot.clocks.paces import HOUR_MS, MINUTE_MS, PRESETS
from tests.bot.tables.house import ANN, BOB, CID
from tests.hosting.clocked import AWAKE, START_MS, ClockedHouse, open_clocked_house

DAILY = PRESETS["daily"]


async def test_a_table_without_a_pace_has_no_clocks(house: ClockedHouse) -> None:
    at = await house.table(ANN, BOB, pace="none")
    at = await house.acts(at.table.id)
    assert at.table.clocks == ()
    assert at.table.due_ms is None


async def test_a_member_alone_with_robots_has_no_clock(house: ClockedHouse) -> None:
    at = await house.table(ANN, robots=2)
    assert at.table.pace == "none"
    assert at.table.clocks == ()


async def test_a_turn_is_charged_to_the_member_who_took_it(house: ClockedHouse) -> None:
    at, seat, _ = await house.begun(ANN, BOB)
    await house.passes(hours=5)
    at = await house.acts(at.table.id)
    assert at.table.clocks[seat].left_ms == DAILY.bank_ms - 5 * HOUR_MS + DAILY.increment_ms
    [turn] = await house.turns(at.table.id, seat)
    assert turn.charged_ms == 5 * HOUR_MS
    assert turn.ended_by is EndedBy.MOVE
    assert at.table.clocks[1 - seat].since_ms == house.now_ms


async def test_no_clock_runs_before_the_board_is_out(house: ClockedHouse) -> None:
    at, seat, _ = await house.begun(ANN, BOB)
    at = await house.acts_unseen(at.table.id)
    other = at.table.clocks[1 - seat]
    assert other.is_asked
    assert not other.is_running
    assert at.table.due_ms is None


async def test_nights_are_free(house: ClockedHouse) -> None:
    at, seat, member = await house.begun(ANN, BOB)
    await house.tables.almanac.set_hours(member, Hours(0, "UTC", 22 * 60, 6 * 60))
    await house.passes(hours=24)
    await house.acts(at.table.id)
    [turn] = await house.turns(at.table.id, seat)
    assert turn.charged_ms == 16 * HOUR_MS


async def test_only_hours_that_members_set_are_shown(house: ClockedHouse) -> None:
    at = await house.table(ANN, BOB)
    [seat] = at.waiting()
    member = at.seats[seat].member_id
    assert member is not None
    # 08:00 is in the night of a member sleeping from 5 to 12; an outage before it is no sleep.
    await house.tables.almanac.set_hours(member, Hours(0, "UTC", 5 * 60, 12 * 60))
    assert (await house.tables.times(at))[seat].asleep_until_ms == START_MS + 4 * HOUR_MS
    await house.tables.almanac.set_hours(member, AWAKE)
    house.now_ms += 2 * HOUR_MS
    await house.outages.beat()
    assert (await house.tables.times(at))[seat].asleep_until_ms is None


async def test_assumed_hours_stop_the_clock_and_are_not_shown(house: ClockedHouse) -> None:
    house.now_ms += 16 * HOUR_MS
    house.outages.last_ms = house.now_ms
    at = await house.table(ANN, BOB, have_hours=False)
    [shown] = (await house.tables.times(at)).values()
    assert shown.asleep_until_ms is None
    # It is midnight, and the clock stands until seven.
    assert shown.zero_ms is not None
    assert shown.zero_ms > house.now_ms + DAILY.bank_ms + 7 * HOUR_MS


async def test_a_robot_plays_after_time_and_grace_and_the_member_may_return(
    house: ClockedHouse,
) -> None:
    at, seat, member = await house.begun(ANN, BOB, CID)
    await house.passes(hours=36.1)
    assert (await house.clock(at.table.id, seat)).in_grace
    await house.passes(hours=3.8)
    assert (await house.tables.position(at.table.id)).seats[seat].member_id == member
    await house.passes(hours=0.2)
    at = await house.tables.position(at.table.id)
    assert at.seats[seat].is_robot
    assert at.seats[seat].away_id == member
    [turn] = await house.turns(at.table.id, seat)
    assert turn.ended_by is EndedBy.ZERO
    at = (await house.tables.take_over(at.table.id, house.by(member), None)).position
    assert at.seats[seat].member_id == member
    clock = at.table.clocks[seat]
    assert clock.left_ms == DAILY.floor_ms
    assert clock.since_ms == house.now_ms


async def test_reminders_are_put_once_each(house: ClockedHouse) -> None:
    await house.table(ANN, BOB)
    await house.passes(hours=37)
    rungs = [json.decode(payload)["rung"] for payload in await house.told("reminder")]
    assert rungs == ["half", "last", "zero"]


@pytest.mark.parametrize(
    ("hours", "ends"),
    [pytest.param(35, False, id="before zero"), pytest.param(38, True, id="in grace")],
)
async def test_the_end_of_grace_is_shown_once_it_runs(
    house: ClockedHouse, hours: int, ends: bool
) -> None:
    at = await house.table(ANN, BOB)
    await house.passes(hours=hours)
    at = await house.tables.position(at.table.id)
    shown = (await house.tables.times(at))[house.acting(at)]
    assert shown.grace_ends_ms == (START_MS + 40 * HOUR_MS if ends else None)


async def test_a_click_from_before_the_end_of_grace_counts(house: ClockedHouse) -> None:
    at, seat, _ = await house.begun(ANN, BOB)
    end = house.now_ms + DAILY.bank_ms + DAILY.grace_ms
    await house.passes(hours=40, seconds=4)
    at = await house.acts(at.table.id, at_ms=end - 1)
    assert at.table.clocks[seat].left_ms == DAILY.increment_ms


async def test_robots_have_no_clock(house: ClockedHouse) -> None:
    at = await house.table(ANN, BOB, robots=1)
    for _ in range(6):
        await house.passes(hours=1)
        seat = house.acting(at)
        is_robot = at.seats[seat].is_robot
        at = await (house.robot_acts if is_robot else house.acts)(at.table.id)
        if not at.waiting():
            break
    assert await house.turns(at.table.id, 2) == []
    assert at.table.clocks[2].left_ms == DAILY.bank_ms


async def test_the_clock_survives_the_program(house: ClockedHouse) -> None:
    at, seat, _ = await house.begun(ANN, BOB)
    await house.passes(hours=1)
    await house.outages.beat()
    await house.close()
    later = await open_clocked_house(house.where, now_ms=house.now_ms + 50 * HOUR_MS)
    later.count = 4000
    clock = await later.clock(at.table.id, seat)
    assert clock.since_ms == house.now_ms - HOUR_MS
    await later.passes(seconds=120)
    # Fifty hours without the bot cost no member anything, and a quarter of an hour is free after them.
    assert (await later.told("reminder")) == []
    await later.passes(hours=1)
    await later.acts(at.table.id)
    [turn] = await later.turns(at.table.id, seat)
    assert turn.charged_ms == HOUR_MS + (2 + 60 - 15) * MINUTE_MS
    await later.close()


async def test_no_member_is_out_of_time_while_the_bot_is_cut_off(house: ClockedHouse) -> None:
    at, seat, _ = await house.begun(ANN, BOB)
    await house.passes(hours=35)
    house.is_connected = False
    await house.passes(hours=20)
    await house.is_back()
    await house.passes(seconds=90)
    at = await house.tables.position(at.table.id)
    assert not at.table.clocks[seat].in_grace
    assert not at.seats[seat].is_robot


async def test_a_game_that_ends_leaves_nothing_due(house: ClockedHouse) -> None:
    at = await house.table(ANN, BOB)
    turns = 0
    while at.waiting():
        await house.passes(hours=1)
        at = await house.acts(at.table.id)
        turns += 1
    assert at.table.due_ms is None
    assert not any(clock.is_running for clock in at.table.clocks)
    # The turn that ended the game is in the ledger like every other.
    ledger = [turn for seat in (0, 1) for turn in await house.turns(at.table.id, seat)]
    assert [turn.charged_ms for turn in ledger] == [HOUR_MS] * turns
    assert {turn.ended_by for turn in ledger} == {EndedBy.MOVE}


async def test_a_table_that_is_called_off_leaves_nothing_due(house: ClockedHouse) -> None:
    at, seat, _ = await house.begun(ANN, BOB)
    await house.passes(hours=1)
    for member in (ANN, BOB):
        await house.tables.end(at.table.id, house.by(member))
    at = await house.tables.position(at.table.id)
    assert at.table.due_ms is None
    assert not any(clock.is_running for clock in at.table.clocks)
    [turn] = await house.turns(at.table.id, seat)
    assert turn.ended_by is EndedBy.OTHER


async def test_leaving_in_grace_and_coming_back_gives_no_endless_time(house: ClockedHouse) -> None:
    at, seat, member = await house.begun(ANN, BOB, CID)
    await house.passes(hours=37)
    await house.tables.leave(at.table.id, house.by(member))
    at = (await house.tables.take_over(at.table.id, house.by(member), None)).position
    assert at.table.clocks[seat].left_ms == 0
    await house.passes(seconds=10)
    assert (await house.clock(at.table.id, seat)).in_grace
    await house.passes(hours=4.1)
    assert (await house.tables.position(at.table.id)).seats[seat].is_robot
