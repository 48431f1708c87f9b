"""Vacations: days earned and taken, clocks that stand, and days that begin by themselves."""

import pytest

from bot.clocks.paces import DAY_MS, HOUR_MS, MINUTE_MS, PRESETS
from bot.clocks.vacation import Vacation, days_left, ended, planned
from bot.store.rows import Timer, TimerKind
from tests.bot.tables.house import ANN, BOB, CID
from tests.engines import ON_BOTH
from tests.hosting.clocked import START_MS, ClockedHouse, open_clocked_house
from tests.refusing import refuses

DAILY = PRESETS["daily"]
NOW = START_MS


def _taken(at_day: int, days: int) -> Vacation:
    start = NOW + at_day * DAY_MS
    return Vacation(start, start + days * DAY_MS, days)


@pytest.mark.parametrize(
    ("age_days", "taken", "left"),
    [
        pytest.param(None, (), 7, id="a newcomer"),
        pytest.param(12, (), 7, id="a day before the first is earned"),
        pytest.param(13, (), 8, id="the first day that is earned"),
        pytest.param(10_000, (), 28, id="never more than 28"),
        pytest.param(0, (_taken(0, 7),), 0, id="all taken"),
        pytest.param(26, (_taken(-5, 4),), 5, id="taken days are gone"),
        pytest.param(
            10_000, (_taken(-13, 28),), 1, id="what was lost at the top does not come back"
        ),
        pytest.param(0, (_taken(40, 3),), 4, id="planned days are taken already"),
    ],
)
def test_days_are_earned_and_taken(
    age_days: int | None, taken: tuple[Vacation, ...], left: int
) -> None:
    first = None if age_days is None else NOW - age_days * DAY_MS
    assert days_left(first, taken, NOW) == left


@pytest.mark.parametrize(
    ("start_day", "days", "code"),
    [(-1, 1, "past"), (0, 0, "no_days"), (0, 8, "too_long"), (2, 2, "overlaps")],
)
def test_some_vacations_cannot_be_planned(start_day: int, days: int, code: str) -> None:
    with refuses(f"vacation.{code}"):
        planned((_taken(3, 2),), from_ms=NOW + start_day * DAY_MS, days=days, left=7, now_ms=NOW)


def test_vacations_may_touch() -> None:
    assert planned((_taken(3, 2),), from_ms=NOW + DAY_MS, days=2, left=7, now_ms=NOW).days == 2


def test_days_that_have_begun_count_whole() -> None:
    assert ended(_taken(0, 5), NOW + DAY_MS + 1) == Vacation(NOW, NOW + DAY_MS + 1, 2)
    assert ended(_taken(0, 5), NOW + DAY_MS) == Vacation(NOW, NOW + DAY_MS, 1)
    assert ended(_taken(2, 5), NOW) is None


async def test_the_clock_stands_on_vacation_and_the_others_are_told(house: ClockedHouse) -> None:
    at, seat, member = await house.begun(ANN, BOB)
    await house.passes(hours=10)
    await house.vacations.begin(member, days=3)
    await house.passes(seconds=5)
    assert b"table.on_vacation" in (await house.told("notice"))[-1]
    assert len(await house.told("clocks")) == 1, "the board is corrected"
    await house.passes(hours=3 * 24 + 5)
    await house.acts(at.table.id)
    [turn] = await house.turns(at.table.id, seat)
    assert turn.charged_ms == 15 * HOUR_MS + 5000
    assert len(await house.told("notice")) == 1


async def test_members_who_wait_for_another_seat_are_not_told(house: ClockedHouse) -> None:
    at = await house.table(ANN, BOB)
    other = at.seats[1 - house.acting(at)].member_id
    assert other is not None
    await house.vacations.begin(other, days=1)
    await house.passes(hours=1)
    assert await house.told("notice") == []
    assert await house.told("clocks") == []


async def test_a_planned_vacation_begins_on_its_day(house: ClockedHouse) -> None:
    at, seat, member = await house.begun(ANN, BOB)
    start = await house.vacations.start_of(member, "2026-11-03", "en")
    assert start == START_MS + 16 * HOUR_MS
    await house.vacations.begin(member, days=2, from_ms=start)
    await house.passes(hours=15.9)
    assert await house.told("notice") == []
    await house.passes(hours=50.1)
    assert len(await house.told("notice")) == 1
    await house.acts(at.table.id)
    [turn] = await house.turns(at.table.id, seat)
    assert turn.charged_ms == 18 * HOUR_MS


@pytest.mark.parametrize(
    ("typed", "code"),
    [("tomorrow", "no_such_date"), ("2026-02-30", "no_such_date"), ("2026-11-01", "past")],
)
async def test_which_dates_there_are(house: ClockedHouse, typed: str, code: str) -> None:
    with refuses(f"vacation.{code}"):
        await house.vacations.start_of(ANN, typed, "en")
    assert await house.vacations.start_of(ANN, "2026-11-02", "en") == START_MS


async def test_ending_a_vacation_early_starts_the_clock_and_keeps_the_days(
    house: ClockedHouse,
) -> None:
    at, seat, member = await house.begun(ANN, BOB)
    await house.vacations.begin(member, days=7)
    await house.passes(hours=25)
    await house.posts_all()
    assert await house.vacations.end(member) == 5
    await house.passes(seconds=5)
    assert len(await house.told("clocks")) == 1, "the board is corrected"
    await house.passes(hours=36.1)
    # Nothing was armed for the end of a vacation that is over.
    assert (await house.clock(at.table.id, seat)).in_grace


@ON_BOTH
async def test_a_vacation_that_has_not_begun_is_dropped(house: ClockedHouse) -> None:
    await house.table(ANN, BOB)
    await house.vacations.begin(ANN, days=3, from_ms=house.now_ms + DAY_MS)
    assert (await house.vacations.of(ANN)).left == 4
    assert await house.vacations.end(ANN) == 7
    with refuses("vacation.none"):
        await house.vacations.end(ANN)


async def test_tables_without_vacations_go_on(house: ClockedHouse) -> None:
    at = await house.table(ANN, BOB, pace="daily vacation=no")
    other = await house.table(ANN, BOB, pace="none")
    seat, member = house.asked(at)
    own = await house.vacations.of(member)
    assert ([each.table.id for each in own.goes_on], own.stops) == ([at.table.id], ())
    assert other.table.id != at.table.id
    await house.vacations.begin(member, days=2)
    await house.passes(hours=20)
    await house.acts(at.table.id)
    [turn] = await house.turns(at.table.id, seat)
    assert turn.charged_ms == 20 * HOUR_MS


async def test_moves_may_be_made_on_vacation(house: ClockedHouse) -> None:
    at, seat, member = await house.begun(ANN, BOB)
    await house.vacations.begin(member, days=2)
    await house.passes(hours=5)
    at = await house.acts(at.table.id)
    assert at.table.clocks[seat].left_ms == DAILY.bank_ms + DAILY.increment_ms
    assert (await house.vacations.of(member)).open != ()


async def test_a_day_begins_by_itself_when_time_runs_out(house: ClockedHouse) -> None:
    at, seat, member = await house.begun(ANN, BOB, have_leave=True)
    await house.passes(hours=35.7)
    assert (await house.vacations.of(member)).open == ()
    await house.passes(hours=0.1)
    [day] = (await house.vacations.of(member)).open
    assert (day.is_automatic, day.days) == (True, 1)
    assert b"table.on_vacation" in (await house.told("notice"))[-1]
    await house.passes(hours=23)
    await house.acts(at.table.id)
    [turn] = await house.turns(at.table.id, seat)
    assert DAILY.bank_ms - turn.charged_ms in range(14 * MINUTE_MS, 15 * MINUTE_MS + 1)


async def test_three_days_begin_by_themselves_and_no_fourth(house: ClockedHouse) -> None:
    at, seat, member = await house.begun(ANN, BOB, have_leave=True)
    await house.passes(hours=35.8 + 3 * 24)
    assert not (await house.clock(at.table.id, seat)).in_grace
    # Each begins where the last one ended.
    days = await house.tables.almanac.vacations(member)
    assert [day.to_ms for day in days[:-1]] == [day.from_ms for day in days[1:]]
    assert len(days) == 3
    await house.passes(hours=0.5)
    assert (await house.clock(at.table.id, seat)).in_grace
    assert (await house.vacations.of(member)).left == 4
    await house.passes(hours=4)
    assert (await house.tables.position(at.table.id)).seats[seat].is_robot


async def test_a_move_of_ones_own_restarts_the_count_of_days(house: ClockedHouse) -> None:
    at, seat, member = await house.begun(ANN, BOB, have_leave=True)
    await house.passes(hours=36 + 2 * 24)
    at = await house.acts(at.table.id)
    at = await house.acts(at.table.id)
    assert house.acting(at) == seat
    # What is left of the third day, and the bank of one increment.
    await house.passes(hours=100)
    days = await house.tables.almanac.vacations(member)
    assert len(days) == 6


async def test_automatic_vacation_days_can_be_switched_off(
    house: ClockedHouse,
) -> None:
    at, seat, member = await house.begun(ANN, BOB, have_leave=True)
    await house.vacations.set_begin_by_themselves(member, False)
    await house.passes(hours=36.1)
    assert (await house.clock(at.table.id, seat)).in_grace
    assert (await house.vacations.of(member)).left == 7


async def test_2_vacations_begun_at_the_last_second_again_and_again_end(
    house: ClockedHouse,
) -> None:
    """Begun days count, and one member stops one table for fourteen days in all."""
    at, seat, member = await house.begun(ANN, BOB, CID)
    days = 0
    for _ in range(20):
        if not (left := (await house.vacations.of(member)).left):
            break
        await house.vacations.begin(member, days=left)
        await house.passes(seconds=1)
        await house.vacations.end(member)
        days += 1
    assert days == 7
    assert (await house.vacations.of(member)).left == 0
    await house.passes(hours=36 + 4 + 0.1)
    assert (await house.tables.position(at.table.id)).seats[seat].is_robot


async def test_a_vacation_survives_the_program(house: ClockedHouse) -> None:
    at, seat, member = await house.begun(ANN, BOB)
    await house.vacations.begin(member, days=2, from_ms=house.now_ms + HOUR_MS)
    await house.outages.beat()
    await house.close()
    later = await open_clocked_house(house.where, now_ms=house.now_ms)
    later.count = 4000
    [due] = [each for each in await later.armed() if each.kind is TimerKind.VACATION]
    assert due == Timer(TimerKind.VACATION, f"{at.table.id}:{member}", START_MS + HOUR_MS)
    await later.passes(hours=40)
    assert len(await later.told("notice")) == 1
    assert not (await later.clock(at.table.id, seat)).in_grace
    await later.close()
