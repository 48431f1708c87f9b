"""The end of grace under each zero rule, and the other options beside a pace."""

from collections.abc import Mapping

import pytest

from bot.clocks.clock import EndedBy
from bot.clocks.paces import HOUR_MS, PRESETS, ZeroRule, read_pace
from bot.clocks.spans import FreeTime
from bot.tables.model import Position
from bot.tables.robots import robot_to_move
from rules.core.text import Typed
from tests.bot.tables.house import ANN, BOB, CID, DAN
from tests.hosting.clocked import START_MS, ClockedHouse
from tests.refusing import refuses

DAILY = PRESETS["daily"]
GRACE_OVER_H = 40.1


@pytest.mark.parametrize(
    ("typed", "stored"),
    [
        ("daily", "daily"),
        ("daily zero=standin", "daily"),
        ("daily weekends=stop", "daily weekends=stop"),
        ("DAILY  zero = turn   weekends=stop", "daily weekends=stop zero=turn"),
        ("48h + 12h / 72h vacation=no", "48h+12h/72h vacation=no"),
        ("live zero=standin nights=sleep", "live nights=sleep zero=standin"),
        ("live zero=turn", "live"),
    ],
)
def test_a_pace_is_stored_with_the_options_that_matter(typed: str, stored: str) -> None:
    pace = read_pace(typed)
    assert pace is not None
    assert pace.text == stored
    assert read_pace(stored) == pace


def test_options_change_the_causes_that_stop_the_clock() -> None:
    pace = read_pace("daily nights=run weekends=stop vacation=no zero=resign")
    assert pace is not None
    assert (pace.sleeps, pace.rests_at_weekends, pace.vacations) == (False, True, False)
    assert (pace.zero, pace.bank_ms) == (ZeroRule.RESIGN, DAILY.bank_ms)


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("daily zero=", "pace.option"),
        ("daily zero=lose", "pace.option"),
        ("daily noon=stop", "pace.option"),
        ("noon weekends=stop", "pace.malformed"),
        ("none weekends=stop", "pace.malformed"),
    ],
)
def test_some_texts_are_no_pace_options(typed: str, code: str) -> None:
    with refuses(code):
        read_pace(typed)


async def test_weekends_are_free_where_the_table_stops_for_them(house: ClockedHouse) -> None:
    at, seat, _ = await house.begun(ANN, BOB, pace="daily weekends=stop")
    # From Monday, eight o'clock, to the next: one weekend, but the bank would not last.
    house.now_ms = START_MS + 4 * 24 * HOUR_MS
    house.outages.last_ms = house.now_ms
    at = await house.acts(at.table.id)
    since = at.table.clocks[1 - seat].since_ms
    assert since == START_MS + 4 * 24 * HOUR_MS
    await house.passes(hours=64)
    await house.acts(at.table.id)
    [turn] = await house.turns(at.table.id, 1 - seat)
    assert turn.charged_ms == 16 * HOUR_MS


async def test_a_robot_plays_one_turn_and_the_member_keeps_the_seat(house: ClockedHouse) -> None:
    at, seat, _ = await house.begun(ANN, BOB, CID, pace="daily zero=turn")
    member = at.seats[seat].member_id
    await house.passes(hours=GRACE_OVER_H)
    at = await house.tables.position(at.table.id)
    assert at.seats[seat].is_lent
    assert at.seats[seat].member_id == member
    assert at.table.clocks[seat].left_ms == DAILY.floor_ms
    assert not at.table.clocks[seat].is_running
    [turn] = await house.turns(at.table.id, seat)
    assert turn.ended_by is EndedBy.ZERO
    assert b"table.turn_lent" in (await house.told("notice"))[-1]
    assert robot_to_move(at) == seat
    while robot_to_move(at) == seat:
        at = await house.robot_acts(at.table.id)
    assert not at.seats[seat].is_lent
    # One turn, one row: the robot's moves are no turn of the member.
    assert len(await house.turns(at.table.id, seat)) == 1
    assert at.table.clocks[house.acting(at)].is_running


async def test_the_second_time_in_a_row_the_robot_stays(house: ClockedHouse) -> None:
    at, seat, _ = await house.begun(ANN, BOB, pace="daily zero=turn")
    await house.passes(hours=GRACE_OVER_H)
    while house.acting(at) == seat:
        at = await house.robot_acts(at.table.id)
    at = await house.acts(at.table.id)
    assert house.acting(at) == seat
    await house.passes(hours=GRACE_OVER_H)
    at = await house.tables.position(at.table.id)
    assert at.seats[seat].is_robot
    assert not at.seats[seat].is_lent


async def test_an_own_move_in_between_counts(house: ClockedHouse) -> None:
    at, seat, _ = await house.begun(ANN, BOB, pace="daily zero=turn")
    await house.passes(hours=GRACE_OVER_H)
    while house.acting(at) == seat:
        at = await house.robot_acts(at.table.id)
    assert at.table.clocks[seat].streak == 1
    for _ in range(2):
        at = await house.acts(at.table.id)
    assert (house.acting(at), at.table.clocks[seat].streak) == (1 - seat, 0)


async def test_a_member_may_move_while_the_robot_thinks(house: ClockedHouse) -> None:
    at, seat, _ = await house.begun(ANN, BOB, pace="daily zero=turn")
    await house.passes(hours=GRACE_OVER_H)
    at = await house.acts(at.table.id)
    assert not at.seats[seat].is_lent
    assert not at.table.clocks[seat].is_asked
    assert house.acting(at) == 1 - seat


async def test_a_seat_that_is_resigned_is_kept_for_no_member_and_open_to_all(
    house: ClockedHouse, caplog: pytest.LogCaptureFixture
) -> None:
    at, seat, _ = await house.begun(ANN, BOB, CID, pace="daily zero=resign")
    await house.passes(hours=GRACE_OVER_H)
    at = await house.tables.position(at.table.id)
    assert at.seats[seat].is_robot
    assert at.seats[seat].away_id is None
    assert at.seats[seat].name == Typed("")
    await house.passes(hours=1)
    assert "is due but unknown" not in caplog.text
    at = (await house.tables.take_over(at.table.id, house.by(DAN), seat)).position
    assert at.seats[seat].member_id == DAN


async def test_a_seat_resigned_by_the_clock_has_no_more_time_than_others(
    house: ClockedHouse,
) -> None:
    at, seat, member = await house.begun(ANN, BOB, CID, pace="daily zero=resign")
    await house.passes(hours=GRACE_OVER_H)
    at = (await house.tables.take_over(at.table.id, house.by(member), seat)).position
    assert at.seats[seat].member_id == member
    others = [each.left_ms for other, each in enumerate(at.table.clocks) if other != seat]
    assert at.table.clocks[seat].left_ms <= min(others)


async def test_live_tables_lend_the_turn(house: ClockedHouse) -> None:
    at, seat, _ = await house.begun(ANN, BOB, pace="live")
    await house.passes(seconds=17 * 60 + 10)
    at = await house.tables.position(at.table.id)
    assert at.seats[seat].is_lent


async def test_a_seat_stays_lent_over_a_restart(house: ClockedHouse) -> None:
    at = await house.table(ANN, BOB, pace="daily zero=turn")
    await house.passes(hours=GRACE_OVER_H)
    assert await house.tables.changes.with_robots() == [at.table.id]


async def test_a_look_at_a_table_works_out_free_time_once(
    house: ClockedHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = await house.table(ANN, BOB)
    await house.passes(hours=GRACE_OVER_H - 0.5)
    almanac = house.tables.almanac
    free, worked_out = almanac.free, list[int]()

    async def counted(at: Position, now_ms: int) -> Mapping[int, FreeTime]:
        worked_out.append(now_ms)
        return await free(at, now_ms)

    monkeypatch.setattr(almanac, "free", counted)
    await house.passes(hours=1)
    after = await house.tables.position(at.table.id)
    assert robot_to_move(after) is not None, "the grace is over"
    assert len(worked_out) == len(set(worked_out)) > 0
