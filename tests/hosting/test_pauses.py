"""Pauses by consent: agreement, stopped clocks, and ends."""

import pytest

from bot.clocks.paces import DAY_MS, HOUR_MS, PRESETS
from bot.store.rows import TimerKind
from bot.tables.absence.ballots import LAPSED, NO, YES
from bot.tables.absence.pausing import MOST_MS, NOTICE_MS
from bot.tables.errors import TableRefusal
from bot.tables.playing import IDLE_S
from rules.core.errors import Refusal
from tests.bot.tables.house import ANN, BOB, CID, DAN
from tests.engines import ON_BOTH
from tests.hosting.clocked import ClockedHouse
from tests.refusing import refuses

DAILY = PRESETS["daily"]


async def paused(house: ClockedHouse, *members: int, days: float, pace: str = "daily") -> int:
    """A table that pauses for some days from now, an hour after its first board."""
    table = (await house.table(*members, pace=pace)).table.id
    await house.passes(hours=1)
    await house.pausing.ask(table, house.by(members[0]), house.now_ms + int(days * DAY_MS))
    for member in members[1:]:
        await house.voting.vote(table, house.by(member), 1, YES)
    return table


async def test_a_pause_begins_when_all_agree_and_no_clock_runs_in_it(house: ClockedHouse) -> None:
    table = await paused(house, ANN, BOB, CID, days=3)
    seat = house.acting(await house.tables.position(table))
    began = house.now_ms
    await house.passes(hours=71)
    clock = await house.clock(table, seat)
    assert (clock.in_grace, clock.reminded_ms) == (False, -1)
    assert not (await house.tables.position(table)).seats[seat].is_robot
    # It ends by itself, the table is told, and the clock goes on where it stood.
    await house.passes(hours=2)
    assert b"table.pause_over" in (await house.told("notice"))[-1]
    await house.acts(table)
    [turn] = await house.turns(table, seat)
    assert turn.charged_ms == HOUR_MS + house.now_ms - (began + 3 * DAY_MS)


async def test_moves_made_in_a_pause_count_and_cost_nothing(house: ClockedHouse) -> None:
    table = await paused(house, ANN, BOB, days=2)
    await house.passes(hours=10)
    await house.acts(table)
    at = await house.tables.position(table)
    seat = house.acting(at)
    await house.passes(hours=20)
    await house.acts(table)
    [turn] = await house.turns(table, seat)
    assert (turn.charged_ms, turn.after_ms) == (0, DAILY.bank_ms + DAILY.increment_ms)


async def test_one_vote_against_a_pause_keeps_the_table_going(house: ClockedHouse) -> None:
    table = (await house.table(ANN, BOB)).table.id
    await house.pausing.ask(table, house.by(ANN), house.now_ms + DAY_MS)
    await house.voting.vote(table, house.by(BOB), 1, NO)
    assert (await house.tables.position(table)).table.pauses == ()


async def test_a_vote_on_a_pause_closes_after_three_days_or_when_the_pause_would_end(
    house: ClockedHouse,
) -> None:
    table = (await house.table(ANN, BOB, pace="weekly")).table.id
    await house.pausing.ask(table, house.by(ANN), house.now_ms + DAY_MS)
    await house.passes(hours=25)
    await house.pausing.ask(table, house.by(ANN), house.now_ms + 10 * DAY_MS)
    await house.passes(hours=73)
    assert [each.outcome for each in await house.voting.of(table)] == [NO, NO]
    assert (await house.tables.position(table)).table.pauses == ()


@ON_BOTH
async def test_a_member_on_vacation_has_no_vote_on_a_pause(house: ClockedHouse) -> None:
    table = (await house.table(ANN, BOB, CID)).table.id
    await house.vacations.begin(CID, days=2)
    await house.pausing.ask(table, house.by(ANN), house.now_ms + DAY_MS)
    with pytest.raises(Refusal, match="on_vacation"):
        await house.voting.vote(table, house.by(CID), 1, NO)
    await house.voting.vote(table, house.by(BOB), 1, YES)
    assert len((await house.tables.position(table)).table.pauses) == 1


async def test_where_vacations_do_not_count_every_member_has_a_vote(house: ClockedHouse) -> None:
    table = (await house.table(ANN, BOB, CID, pace="daily vacation=no")).table.id
    await house.vacations.begin(CID, days=2)
    await house.pausing.ask(table, house.by(ANN), house.now_ms + DAY_MS)
    await house.voting.vote(table, house.by(BOB), 1, YES)
    assert (await house.tables.position(table)).table.pauses == ()


@pytest.mark.parametrize(
    ("hours", "code"),
    [(-1, "pause.past"), (0, "pause.past"), (14 * 24 + 0.1, "pause.too_long")],
)
async def test_a_pause_has_an_end_within_fourteen_days(
    house: ClockedHouse, hours: float, code: str
) -> None:
    table = (await house.table(ANN, BOB)).table.id
    with refuses(code):
        await house.pausing.ask(table, house.by(ANN), house.now_ms + int(hours * HOUR_MS))


async def test_some_members_may_not_ask_for_a_pause(house: ClockedHouse) -> None:
    table = (await house.table(ANN, BOB)).table.id
    with pytest.raises(TableRefusal, match="not_seated"):
        await house.pausing.ask(table, house.by(DAN), house.now_ms + DAY_MS)
    with pytest.raises(Refusal, match=r"pause\.none"):
        await house.pausing.end(table, house.by(ANN))
    free = (await house.table(ANN, BOB, pace="none")).table.id
    with pytest.raises(Refusal, match=r"clock\.none"):
        await house.pausing.ask(free, house.by(ANN), house.now_ms + DAY_MS)


async def test_ending_a_pause_gives_the_others_twelve_hours(house: ClockedHouse) -> None:
    table = await paused(house, ANN, BOB, days=5)
    seat = house.acting(await house.tables.position(table))
    await house.passes(hours=10)
    await house.pausing.end(table, house.by(BOB))
    ended = house.now_ms
    # The others need not agree: the vote is only about an earlier start.
    await house.voting.vote(table, house.by(ANN), 2, NO)
    await house.passes(hours=NOTICE_MS / HOUR_MS + 3)
    await house.acts(table)
    [turn] = await house.turns(table, seat)
    assert turn.charged_ms == HOUR_MS + house.now_ms - (ended + NOTICE_MS)


async def test_the_clocks_run_at_once_if_all_agree(house: ClockedHouse) -> None:
    table = await paused(house, ANN, BOB, CID, days=5)
    seat = house.acting(await house.tables.position(table))
    await house.passes(hours=10)
    await house.pausing.end(table, house.by(BOB))
    # Wanting the same is a voice.
    await house.pausing.end(table, house.by(CID))
    await house.voting.vote(table, house.by(ANN), 2, YES)
    ended = house.now_ms
    assert TimerKind.PAUSE not in [due.kind for due in await house.armed()]
    # What was armed before would come too late: time is up 35 hours from now.
    await house.passes(hours=35.1)
    assert (await house.clock(table, seat)).in_grace
    await house.acts(table)
    [turn] = await house.turns(table, seat)
    assert turn.charged_ms == HOUR_MS + house.now_ms - ended


async def test_a_pause_with_less_than_twelve_hours_left_ends_when_it_would_have(
    house: ClockedHouse,
) -> None:
    table = await paused(house, ANN, BOB, days=1)
    [pause] = (await house.tables.position(table)).table.pauses
    await house.passes(hours=20)
    await house.pausing.end(table, house.by(BOB))
    assert (await house.tables.position(table)).table.pauses == (pause,)


async def test_a_longer_pause_takes_another_vote_and_a_shorter_one_is_refused(
    house: ClockedHouse,
) -> None:
    table = await paused(house, ANN, BOB, days=2)
    with pytest.raises(Refusal, match=r"pause\.longer"):
        await house.pausing.ask(table, house.by(BOB), house.now_ms + DAY_MS)
    await house.passes(hours=24)
    until = house.now_ms + MOST_MS
    await house.pausing.ask(table, house.by(BOB), until)
    await house.voting.vote(table, house.by(ANN), 2, YES)
    first, second = (await house.tables.position(table)).table.pauses
    assert (first.to_ms, second.from_ms, second.to_ms) == (house.now_ms, house.now_ms, until)


async def test_3_pausing_for_ever_takes_the_others_each_time(house: ClockedHouse) -> None:
    """Abuse case 3: two accounts of one person cannot pause a table on which a third one plays."""
    table = (await house.table(ANN, BOB, CID)).table.id
    seat = house.acting(await house.tables.position(table))
    for number in range(1, 5):
        await house.pausing.ask(table, house.by(ANN), house.now_ms + MOST_MS)
        await house.voting.vote(table, house.by(BOB), number, YES)
        await house.voting.vote(table, house.by(CID), number, NO)
    assert (await house.tables.position(table)).table.pauses == ()
    await house.pausing.ask(table, house.by(ANN), house.now_ms + MOST_MS)
    with pytest.raises(Refusal, match="not_seated"):
        await house.voting.vote(table, house.by(DAN), 5, YES)
    await house.passes(hours=40.1)
    assert (await house.tables.position(table)).seats[seat].is_robot


async def test_a_paused_table_is_not_idle(house: ClockedHouse) -> None:
    table = await paused(house, ANN, BOB, days=10)
    await house.passes(hours=IDLE_S / 3600 + 1)
    done = await house.tables.end(table, house.by(ANN))
    assert done.position.table.votes == (ANN,)


async def test_a_table_that_ends_takes_the_vote_along(house: ClockedHouse) -> None:
    table = (await house.table(ANN, BOB)).table.id
    await house.pausing.ask(table, house.by(ANN), house.now_ms + DAY_MS)
    for member in (ANN, BOB):
        await house.tables.end(table, house.by(member))
    await house.passes(hours=25)
    [ballot] = await house.voting.of(table)
    assert ballot.outcome == LAPSED
