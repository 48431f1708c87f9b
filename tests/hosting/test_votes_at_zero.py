"""The zero rule *vote*: at the end of grace the others decide about the seat."""

import pytest

from bot.clocks.clock import EndedBy
from bot.clocks.paces import HOUR_MS, PRESETS
from bot.store.rows import Status
from bot.tables.absence.ballots import END, LAPSED, MORE, ROBOT
from bot.tables.model import Position
from bot.tables.timekeeping.accounts import account
from rules.core.errors import Refusal
from tests.bot.tables.house import ANN, BOB, CID
from tests.hosting.clocked import ClockedHouse, chosen

DAILY = PRESETS["daily"]
GRACE_OVER_H = 40.1


async def asked(house: ClockedHouse, *members: int) -> tuple[Position, int, list[int]]:
    """A table whose others are asked about a seat: the table, the seat, and the others."""
    table, seat, _ = await house.begun(*members, pace="daily zero=vote")
    await house.passes(hours=GRACE_OVER_H)
    found = await house.tables.position(table.table.id)
    [ballot] = await house.voting.of(table.table.id)
    assert (ballot.seat, ballot.subject_id) == (seat, found.seats[seat].member_id)
    return found, seat, [each for each in members if each != found.seats[seat].member_id]


async def test_at_the_end_of_grace_the_others_are_asked_and_the_clock_stands(
    house: ClockedHouse,
) -> None:
    at, seat, _ = await asked(house, ANN, BOB, CID)
    [turn] = await house.turns(at.table.id, seat)
    assert turn.charged_ms == DAILY.bank_ms + DAILY.grace_ms
    assert turn.ended_by is EndedBy.ZERO
    # Not even a board that is posted again starts it.
    await house.posted(at.table.id)
    await house.passes(hours=10)
    clock = await house.clock(at.table.id, seat)
    assert (clock.since_ms, clock.left_ms, clock.awaits_vote) == (None, 0, True)
    assert not (await house.tables.position(at.table.id)).seats[seat].is_robot
    shown = await account(house.tables, await house.tables.position(at.table.id))
    assert (shown.voted_on, shown.untold) == ((seat,), ())


async def test_more_time_is_one_increment_from_the_decision_on(house: ClockedHouse) -> None:
    at, seat, (one, two) = await asked(house, ANN, BOB, CID)
    await house.passes(hours=5)
    for member in (one, two):
        await house.voting.vote(at.table.id, house.by(member), 1, MORE)
    clock = await house.clock(at.table.id, seat)
    assert (clock.left_ms, clock.since_ms) == (DAILY.increment_ms, house.now_ms)
    await house.passes(hours=2)
    await house.acts(at.table.id)
    turn = (await house.turns(at.table.id, seat))[0]
    assert (turn.charged_ms, turn.before_ms) == (2 * HOUR_MS, DAILY.increment_ms)


async def test_more_time_that_is_not_used_leads_to_another_vote(house: ClockedHouse) -> None:
    at, _seat, [other] = await asked(house, ANN, BOB)
    await house.voting.vote(at.table.id, house.by(other), 1, MORE)
    await house.passes(hours=12 + 4.1)
    assert [each.outcome for each in await house.voting.of(at.table.id)] == [MORE, None]


async def test_a_robot_plays_on_if_the_others_say_so_and_the_member_may_return(
    house: ClockedHouse,
) -> None:
    at, seat, (one, two) = await asked(house, ANN, BOB, CID)
    gone = at.seats[seat].member_id
    assert gone is not None
    for member in (one, two):
        await house.voting.vote(at.table.id, house.by(member), 1, ROBOT)
    row = (await house.tables.position(at.table.id)).seats[seat]
    assert (row.is_robot, row.away_id) == (True, gone)
    await house.tables.come_back(at.table.id, house.by(gone))
    clock = await house.clock(at.table.id, seat)
    assert (clock.left_ms, clock.awaits_vote) == (DAILY.floor_ms, False)


async def test_the_others_may_end_the_table(house: ClockedHouse) -> None:
    at, _, [other] = await asked(house, ANN, BOB)
    done = await house.voting.vote(at.table.id, house.by(other), 1, END)
    assert done.position.table.status is Status.CANCELLED
    assert b"table.ended_by_vote" in (await house.told("closing"))[-1]


async def test_a_robot_plays_on_after_a_day_if_no_member_votes(house: ClockedHouse) -> None:
    at, seat, _ = await asked(house, ANN, BOB, CID)
    await house.passes(hours=23)
    assert not (await house.tables.position(at.table.id)).seats[seat].is_robot
    await house.passes(hours=1.1)
    assert (await house.tables.position(at.table.id)).seats[seat].is_robot
    assert [each.outcome for each in await house.voting.of(at.table.id)] == [ROBOT]


async def test_a_robot_plays_on_in_a_tie(house: ClockedHouse) -> None:
    at, seat, others = await asked(house, ANN, BOB, CID)
    for member, choice in zip(others, (MORE, END), strict=True):
        await house.voting.vote(at.table.id, house.by(member), 1, choice)
    assert (await house.tables.position(at.table.id)).seats[seat].is_robot


async def test_a_member_who_moves_during_the_vote_plays_on(house: ClockedHouse) -> None:
    at, seat, (one, _) = await asked(house, ANN, BOB, CID)
    late = at.seats[seat].member_id
    assert late is not None
    with pytest.raises(Refusal, match="about_you"):
        await house.voting.vote(at.table.id, house.by(late), 1, MORE)
    await house.acts(at.table.id)
    clock = await house.clock(at.table.id, seat)
    # Late all the same: only the turn's addition is left.
    assert (clock.left_ms, clock.awaits_vote) == (DAILY.increment_ms, False)
    await house.voting.vote(at.table.id, house.by(one), 1, ROBOT)
    assert [each.outcome for each in await house.voting.of(at.table.id)] == [LAPSED]
    assert not (await house.tables.position(at.table.id)).seats[seat].is_robot


async def test_a_move_in_mid_turn_gives_grace_to_end_the_turn(
    house: ClockedHouse,
) -> None:
    at, seat, _ = await asked(house, ANN, BOB, CID)
    late = at.seats[seat].member_id
    assert late is not None
    await house.tables.play(at.table.id, house.by(late), chosen(at, seat), None)
    at = await house.tables.position(at.table.id)
    assert seat in at.waiting()
    clock = at.table.clocks[seat]
    assert (clock.in_grace, clock.awaits_vote, clock.since_ms) == (True, False, house.now_ms)
    await house.passes(hours=4.1)
    assert [each.outcome for each in await house.voting.of(at.table.id)] == [LAPSED, None]


async def test_only_one_vote_runs_at_a_time(house: ClockedHouse) -> None:
    """Meanwhile a robot plays for the second late member."""
    at = await house.table(ANN, BOB, pace="daily zero=vote", title="sealed")
    await house.passes(hours=GRACE_OVER_H)
    after = await house.tables.position(at.table.id)
    assert [clock.awaits_vote for clock in after.table.clocks].count(True) == 1
    assert [row.is_robot for row in after.seats].count(True) == 1


async def test_no_member_is_asked_where_only_robots_are_left(house: ClockedHouse) -> None:
    at, seat, _ = await house.begun(ANN, BOB, pace="daily zero=vote")
    other = next(each for each in (ANN, BOB) if each != at.seats[seat].member_id)
    await house.tables.leave(at.table.id, house.by(other))
    await house.passes(hours=GRACE_OVER_H)
    assert (await house.tables.position(at.table.id)).seats[seat].is_robot
    assert await house.voting.of(at.table.id) == ()
