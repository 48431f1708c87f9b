"""Time given by others, and the truth that `/table clock` tells."""

import pytest

from bot.clocks.calendar import FreeBecause
from bot.clocks.hours import Hours
from bot.clocks.paces import HOUR_MS, PRESETS
from bot.tables.model import Position
from bot.tables.timekeeping.accounts import account
from bot.tables.timekeeping.giving import give_time
from tests.bot.tables.house import ANN, BOB, CID, DAN
from tests.engines import ON_BOTH
from tests.hosting.clocked import ClockedHouse
from tests.refusing import refuses

DAILY = PRESETS["daily"]


def _others(at: Position, seat: int) -> list[int]:
    return [each for each in at.members() if each != at.seats[seat].member_id]


async def test_a_gift_puts_zero_off_and_every_member_is_told(house: ClockedHouse) -> None:
    at, seat, _ = await house.begun(ANN, BOB, CID)
    due = at.table.due_ms
    giver = _others(at, seat)[0]
    await house.passes(hours=1)
    at = (await give_time(house.tables, at.table.id, house.by(giver), seat)).position
    assert at.table.clocks[seat].gifts_ms == DAILY.increment_ms
    assert at.table.due_ms == due
    assert b"table.gave_time" in (await house.told("notice"))[-1]
    await house.passes(hours=40.5)
    assert not (await house.clock(at.table.id, seat)).in_grace
    await house.passes(hours=7)
    assert (await house.clock(at.table.id, seat)).in_grace
    # Whoever is in grace is saved by a gift.
    other = _others(at, seat)[1]
    await give_time(house.tables, at.table.id, house.by(other), seat)
    await house.passes(hours=10)
    assert not (await house.clock(at.table.id, seat)).in_grace


@pytest.mark.parametrize(
    ("who", "code"),
    [("self", "clock.own"), ("stranger", "table.not_seated"), ("twice", "clock.given_already")],
)
async def test_4_some_members_may_not_give_time(house: ClockedHouse, who: str, code: str) -> None:
    at, seat, own = await house.begun(ANN, BOB)
    other = _others(at, seat)[0]
    if who == "twice":
        await give_time(house.tables, at.table.id, house.by(other), seat)
    giver = {"self": own, "stranger": DAN, "twice": other}[who]
    with refuses(code):
        await give_time(house.tables, at.table.id, house.by(giver), seat)
    assert (await house.clock(at.table.id, seat)).gifts_ms in (0, DAILY.increment_ms)


async def test_no_member_gives_time_to_a_clock_that_stands(house: ClockedHouse) -> None:
    at, seat, own = await house.begun(ANN, BOB)
    other = next(each.seat for each in at.seats if each.seat != seat)
    with refuses("clock.not_running"):
        await give_time(house.tables, at.table.id, house.by(own), other)
    assert (await house.clock(at.table.id, other)).gifts_ms == 0


@ON_BOTH
async def test_a_double_click_gives_once(house: ClockedHouse) -> None:
    at, seat, _ = await house.begun(ANN, BOB)
    click = house.by(_others(at, seat)[0])
    for _ in range(2):
        await give_time(house.tables, at.table.id, click, seat)
    assert (await house.clock(at.table.id, seat)).gifts_ms == DAILY.increment_ms
    assert len(await house.told("notice")) == 1


async def test_the_button_of_an_earlier_turn_gives_nothing(house: ClockedHouse) -> None:
    at, seat, _ = await house.begun(ANN, BOB)
    turn = at.table.clocks[seat].turn
    at = await house.acts(at.table.id)
    at = await house.acts(at.table.id)
    assert house.acting(at) == seat
    with refuses("clock.turn_over"):
        await give_time(house.tables, at.table.id, house.by(_others(at, seat)[0]), seat, turn=turn)


async def test_gifts_end_with_the_turn_and_the_bank_has_its_cap(house: ClockedHouse) -> None:
    at, seat, _ = await house.begun(ANN, BOB)
    giver = _others(at, seat)[0]
    for _ in range(6):
        await give_time(house.tables, at.table.id, house.by(giver), seat)
        at = await house.acts(at.table.id)
        if not at.waiting():
            break
        assert at.table.clocks[seat].left_ms <= DAILY.cap_ms
        assert at.table.clocks[seat].gifts_ms == 0
        at = await house.acts(at.table.id)
        if not at.waiting() or house.acting(at) != seat:
            break


async def test_the_account_of_a_turn_adds_up(house: ClockedHouse) -> None:
    at, _, member = await house.begun(ANN, BOB)
    await house.tables.almanac.set_hours(member, Hours(0, "UTC", 22 * 60, 6 * 60))
    await house.passes(hours=5)
    await house.vacations.begin(member, days=1)
    await house.passes(hours=30)
    house.is_connected = False
    house.now_ms += 2 * HOUR_MS
    await house.is_back()
    at = await house.acts(at.table.id)
    told = await account(house.tables, at)
    [spent] = told.turns
    assert spent.turn.charged_ms + sum(spent.free.values()) == spent.turn.to_ms - spent.turn.from_ms
    assert spent.free[FreeBecause.VACATION] == 24 * HOUR_MS
    assert spent.free[FreeBecause.GAP] > HOUR_MS
    assert told.untold == ()


@ON_BOTH
async def test_the_reason_why_a_clock_stands_is_named(house: ClockedHouse) -> None:
    at, seat, member = await house.begun(ANN, BOB)
    now = house.now_ms
    await house.tables.almanac.set_hours(member, Hours(0, "UTC", 7 * 60, 12 * 60))
    standing = (await account(house.tables, at)).standing[seat]
    assert (standing.because, standing.until_ms) == (FreeBecause.NIGHT, now + 4 * HOUR_MS)
    await house.vacations.begin(member, days=1)
    standing = (await account(house.tables, at)).standing[seat]
    assert (standing.because, standing.until_ms) == (FreeBecause.VACATION, now + 28 * HOUR_MS)
    at = await house.acts_unseen(at.table.id)
    assert (await account(house.tables, at)).untold == (1 - seat,)
