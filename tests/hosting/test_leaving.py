"""Ways out of a seat, and the consequences for the seat, its clock and its former holder."""

import pytest
from msgspec import json

from bot.clocks.clock import EndedBy
from bot.clocks.conduct import Ending
from bot.store.people import conduct, handovers
from bot.store.rows import MoveKind, Status, TimerKind
from bot.tables.absence.ballots import LAPSED, NO, YES
from bot.tables.errors import TableRefusal
from bot.tables.history import records
from bot.tables.model import Position
from bot.tables.timing.offering import KEPT_MS
from rules.core.errors import Refusal
from rules.core.text import Typed
from tests.bot.tables.house import ANN, BOB, CID, DAN
from tests.engines import ON_BOTH
from tests.hosting.clocked import ClockedHouse
from tests.refusing import refuses

HOUR = 3600 * 1000


async def seat_of(house: ClockedHouse, table: int, member: int) -> int:
    found = (await house.tables.position(table)).seat_of(member)
    assert found is not None
    return found


async def proven(house: ClockedHouse, table: int) -> Position:
    """The table is ended by consent, and its log leads to where it stands."""
    at = await house.tables.position(table)
    if at.table.status is Status.PLAYING:
        for member in at.members():
            await house.tables.end(table, house.by(member))
    assert (await house.tables.verify(table)).ok
    return await house.tables.position(table)


# Handing over


async def handed_over(house: ClockedHouse, table: int, giver: int, to: int) -> Position:
    seat = await seat_of(house, table, giver)
    await house.people.leaving.hand_over(table, house.by(giver), to)
    done = await house.people.leaving.answer(table, house.by(to), seat, agrees=True)
    return done.position


async def test_a_seat_is_handed_over_when_both_agree(house: ClockedHouse) -> None:
    table = (await house.table(ANN, BOB)).table.id
    seat = await seat_of(house, table, BOB)
    await house.people.leaving.hand_over(table, house.by(BOB), CID)
    assert await seat_of(house, table, BOB) == seat
    done = await house.people.leaving.answer(table, house.by(CID), seat, agrees=True)
    assert done.position.seat_of(CID) == seat
    assert done.position.seat_of(BOB) is None
    last = (await house.log(table))[-1]
    assert (last.kind, last.seat, last.move) == (MoveKind.SEAT, seat, None)
    held = await house.people.leaving.handover(table, seat)
    assert held is not None
    assert not held.is_open
    assert TimerKind.HANDOVER not in {due.kind for due in await house.armed()}
    await proven(house, table)
    record = await house.tables.record(table)
    assert [each.player for each in record.entries] == [3]


async def test_a_seat_handed_over_in_mid_turn_is_asked_again(
    house: ClockedHouse,
) -> None:
    table = (await house.table(ANN, BOB)).table.id
    at = await house.tables.position(table)
    seat, giver = house.asked(at)
    await house.passes(hours=10)
    at = await handed_over(house, table, giver, CID)
    clock = at.table.clocks[seat]
    assert clock.is_asked
    assert clock.since_ms is None
    assert clock.left_ms == 36 * HOUR
    [turn] = await house.turns(table, seat)
    assert (turn.ended_by, turn.charged_ms) == (EndedBy.LEAVE, 10 * HOUR)
    at = await house.posted(table)
    assert at.table.clocks[seat].is_running
    await house.acts(table)
    await proven(house, table)


@ON_BOTH
async def test_the_new_member_cannot_undo_earlier_moves(house: ClockedHouse) -> None:
    table = (await house.table(ANN, BOB)).table.id
    at = await house.tables.position(table)
    _, giver = house.asked(at)
    move = at.game.verbs[0].move(heap=1, count=1)
    await house.tables.play(table, house.by(giver), move, None)
    await handed_over(house, table, giver, CID)
    with pytest.raises(TableRefusal, match="nothing_to_undo"):
        await house.tables.undo(table, house.by(CID))


@pytest.mark.parametrize(
    ("to", "code"),
    [
        pytest.param(ANN, "handover.seated", id="to somebody at the table"),
        pytest.param(DAN, "handover.seen_another", id="to somebody who had another seat"),
    ],
)
async def test_some_members_cannot_be_given_a_seat(house: ClockedHouse, to: int, code: str) -> None:
    table = (await house.table(ANN, BOB, DAN)).table.id
    await handed_over(house, table, DAN, CID)
    with refuses(code):
        await house.people.leaving.hand_over(table, house.by(BOB), to)


async def test_only_the_asked_member_answers_and_only_once(house: ClockedHouse) -> None:
    table = (await house.table(ANN, BOB)).table.id
    seat = await seat_of(house, table, BOB)
    await house.people.leaving.hand_over(table, house.by(BOB), CID)
    with pytest.raises(Refusal, match="not_asked"):
        await house.people.leaving.answer(table, house.by(DAN), seat, agrees=True)
    await house.people.leaving.answer(table, house.by(CID), seat, agrees=False)
    assert await seat_of(house, table, BOB) == seat
    with pytest.raises(Refusal, match="over"):
        await house.people.leaving.answer(table, house.by(CID), seat, agrees=True)


async def test_a_handover_expires_after_three_days(house: ClockedHouse) -> None:
    table = (await house.table(ANN, BOB, pace="weekly")).table.id
    seat = await seat_of(house, table, BOB)
    await house.people.leaving.hand_over(table, house.by(BOB), CID)
    await house.passes(hours=72.1)
    held = await house.database.read(lambda conn: handovers.get(conn, table, seat))
    assert held is not None
    assert not held.is_open
    with pytest.raises(Refusal, match="over"):
        await house.people.leaving.answer(table, house.by(CID), seat, agrees=True)


async def test_a_seat_that_changed_hands_meanwhile_is_not_handed_over(house: ClockedHouse) -> None:
    table = (await house.table(ANN, BOB)).table.id
    seat = await seat_of(house, table, BOB)
    await house.people.leaving.hand_over(table, house.by(BOB), CID)
    await house.tables.leave(table, house.by(BOB))
    with pytest.raises(Refusal, match="over"):
        await house.people.leaving.answer(table, house.by(CID), seat, agrees=True)


# Conceding


async def test_a_member_who_conceded_cannot_come_back(house: ClockedHouse) -> None:
    table = (await house.table(ANN, BOB, CID)).table.id
    seat = await seat_of(house, table, BOB)
    at = (await house.people.leaving.concede(table, house.by(BOB))).position
    assert at.seats[seat].is_robot
    assert at.seats[seat].away_id is None
    for want in (seat, None):
        with refuses("table.has_conceded"):
            await house.tables.take_over(table, house.by(BOB), want)
    assert await house.voting.of(table) == ()
    await proven(house, table)


@pytest.mark.parametrize(
    ("choice", "status"), [(YES, Status.CANCELLED), (NO, Status.PLAYING)], ids=["end", "play on"]
)
async def test_at_two_seats_the_other_one_says_whether_to_play_on(
    house: ClockedHouse, choice: str, status: Status
) -> None:
    table = (await house.table(ANN, BOB)).table.id
    for _ in range(2):
        await house.acts(table)
    await house.people.leaving.concede(table, house.by(BOB))
    [ballot] = await house.voting.of(table)
    assert (ballot.kind, ballot.subject_id, ballot.outcome) == ("end", BOB, None)
    with pytest.raises(Refusal, match="not_seated"):
        await house.voting.vote(table, house.by(BOB), ballot.number, YES)
    done = await house.voting.vote(table, house.by(ANN), ballot.number, choice)
    assert done.position.table.status is status
    [held] = (await house.database.read(lambda conn: conduct.of(conn, [BOB], house.now_ms)))[BOB][0]
    assert held.what is (Ending.CONCEDED if choice == YES else Ending.CONCEDED_ALONE)


async def test_without_an_answer_the_table_goes_on_with_a_robot(house: ClockedHouse) -> None:
    table = (await house.table(ANN, BOB, pace="weekly")).table.id
    await house.people.leaving.concede(table, house.by(BOB))
    await house.passes(hours=24.1)
    [ballot] = await house.voting.of(table)
    assert ballot.outcome == NO
    assert (await house.tables.position(table)).table.status is Status.PLAYING


# Voted out


async def test_5_a_seat_is_kept_for_seven_days_after_a_vote(house: ClockedHouse) -> None:
    found, seat, gone = await house.begun(ANN, BOB)
    other = ANN + BOB - gone
    await house.passes(hours=36.1)
    await house.voting.kick(found.table.id, house.by(other), seat)
    since = house.now_ms
    await house.passes(seconds=(KEPT_MS - 60_000) / 1000)
    assert (await house.tables.position(found.table.id)).seats[seat].away_id == gone
    await house.passes(seconds=120)
    assert house.now_ms > since + KEPT_MS
    row = (await house.tables.position(found.table.id)).seats[seat]
    assert (row.is_robot, row.away_id, row.name) == (True, None, Typed(""))


async def test_a_member_who_comes_back_in_time_keeps_the_seat(house: ClockedHouse) -> None:
    found, seat, gone = await house.begun(ANN, BOB, pace="weekly")
    await house.passes(hours=120.1)
    await house.voting.kick(found.table.id, house.by(ANN + BOB - gone), seat)
    await house.tables.come_back(found.table.id, house.by(gone))
    await house.tables.leave(found.table.id, house.by(gone))
    await house.passes(seconds=KEPT_MS / 1000)
    assert (await house.tables.position(found.table.id)).seats[seat].away_id == gone


# Left the server


@pytest.mark.parametrize("hours", [32.5, 36.3, 40.3], ids=["nearly zero", "at zero", "grace"])
async def test_leaving_the_server_is_noticed(house: ClockedHouse, hours: float) -> None:
    found, seat, gone = await house.begun(ANN, BOB)
    await house.passes(hours=hours - 0.4)
    assert not (await house.tables.position(found.table.id)).seats[seat].is_robot
    house.gone.add(gone)
    await house.passes(hours=0.5)
    row = (await house.tables.position(found.table.id)).seats[seat]
    assert (row.is_robot, row.away_id) == (True, None)
    told = [json.decode(each)["text"]["key"] for each in await house.told("notice")]
    log = await house.log(found.table.id)
    events = [event.msg.key for each in log for event in records.decode_events(each.events)]
    assert "table.left_server" in [*told, *events]


async def test_no_seat_is_kept_for_a_member_who_left_the_server(
    house: ClockedHouse,
) -> None:
    found = await house.table(ANN, BOB, CID)
    house.gone |= {ANN, BOB}
    await house.tables.replace_member(found.table.id, house.by(CID), 0, has_left=True)
    await house.passes(seconds=1)
    offered = {each.seat for each in await house.people.offers.of(found.table.id)}
    assert offered == {0}, "it is offered at once"
    await house.passes(hours=40)
    seats = (await house.tables.position(found.table.id)).seats
    assert (seats[0].away_id, seats[0].is_robot) == (None, True)


async def test_a_member_who_is_still_on_the_server_is_only_reminded(house: ClockedHouse) -> None:
    found, seat, _ = await house.begun(ANN, BOB)
    await house.passes(hours=33)
    assert not (await house.tables.position(found.table.id)).seats[seat].is_robot


# Abuse


async def test_1_leaving_and_coming_back_by_any_way_earns_no_time(house: ClockedHouse) -> None:
    table = (await house.table(ANN, BOB)).table.id
    at = await house.tables.position(table)
    seat, member = house.asked(at)
    await house.passes(hours=30)
    for _ in range(3):
        await house.people.leaving.find_substitute(table, house.by(member))
        await house.tables.come_back(table, house.by(member))
    assert (await house.clock(table, seat)).left_ms == 6 * HOUR


async def test_5_kick_conspiracies_come_too_early_or_are_undone(house: ClockedHouse) -> None:
    """Not before zero and not by strangers; two voices; the subject may return for a week."""
    found = await house.table(ANN, BOB, CID)
    table, seat = found.table.id, house.acting(found)
    subject = found.seats[seat].member_id
    assert subject is not None
    one, two = (each for each in (ANN, BOB, CID) if each != subject)
    await house.passes(hours=35.9)
    for member in (one, two):
        with pytest.raises(TableRefusal, match="still_here"):
            await house.voting.kick(table, house.by(member), seat)
    with pytest.raises(TableRefusal, match="not_seated"):
        await house.voting.kick(table, house.by(DAN), seat)
    await house.passes(hours=0.2)
    await house.voting.kick(table, house.by(one), seat)
    assert (await house.tables.position(table)).seats[seat].member_id == subject
    # The second wish to do the same is a voice.
    row = (await house.voting.kick(table, house.by(two), seat)).position.seats[seat]
    assert (row.is_robot, row.away_id) == (True, subject)
    [ballot] = await house.voting.of(table)
    assert (ballot.outcome, ballot.of(YES)) == (YES, 2)
    # One post: its end replaces a beginning that was not sent yet.
    assert len(await house.told("ballot")) == 1
    await house.passes(hours=6 * 24)
    back = await house.tables.come_back(table, house.by(subject))
    assert back.position.seat_of(subject) == seat
    assert LAPSED not in [each.outcome for each in await house.voting.of(table)]


async def test_leaving_to_spoil_the_result_spoils_nothing(house: ClockedHouse) -> None:
    """A losing member that concedes ends nothing for the others: their table is played to its end, and proven."""
    table = (await house.table(ANN, BOB, CID, pace="none")).table.id
    await house.people.leaving.concede(table, house.by(CID))
    at = await house.tables.position(table)
    while at.table.status is Status.PLAYING:
        acting = house.acting(at)
        act = house.robot_acts if at.seats[acting].is_robot else house.acts
        at = await act(table)
    assert at.table.status is Status.FINISHED
    outcome = at.game.outcome(at.state)
    assert outcome is not None
    assert len(outcome.ranks) == 3
    await proven(house, table)
