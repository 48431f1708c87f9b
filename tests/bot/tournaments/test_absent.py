"""No-shows, withdrawals, late entries, byes and substitutes, without any decision by a member."""

import pytest

from bot.store import outbox
from bot.store.rows import Status as TableStatus
from bot.tournaments.errors import TournamentRefusal
from bot.tournaments.leaving import left_server
from bot.tournaments.model import Held
from rules.contest.director.held import Blame
from rules.contest.director.plan import HOUR_MS, Format
from rules.contest.director.snapshot import Kind, Status
from rules.contest.scores.results import Unplayed
from tests.bot.tables.house import GUILD
from tests.bot.tournaments.hall import FIRST_MEMBER, Hall, assert_sound, plan, stage
from tests.refusing import refuses

pytestmark = pytest.mark.slow


async def test_an_old_call_to_check_in_says_that_check_in_is_over(hall: Hall) -> None:
    number = await hall.started(6)
    with refuses("tournament.checkin_over"):
        await hall.tournaments.check_in(number, hall.by(FIRST_MEMBER))


async def test_a_no_show_is_replaced_by_a_robot_and_dropped(hall: Hall) -> None:
    hall.silent = {FIRST_MEMBER}
    held = await hall.to_the_end(await hall.ready(6))
    assert held.row.status is Status.FINISHED
    (fault,) = held.stored.faults
    assert (fault.kind, fault.no, fault.has_moved) == (Blame.NO_SHOW, 1, False)
    assert held.entrant(1).dropped_round == 2
    assert_sound(held)
    first = held.snapshot.stages[0].rounds[0]
    results = [pod.result for pod in first.pods if pod.result is not None]
    absent = next(each for table in results for each in table.seats if each.no == 1)
    assert absent.fault == fault.at_ms


async def test_whoever_is_ready_after_a_robot_took_the_seat_is_told_so(hall: Hall) -> None:
    hall.silent = {FIRST_MEMBER}
    number = await hall.ready(6, plan(stage(rounds=1)))
    late = hall.by(FIRST_MEMBER)
    with refuses("tournament.not_started"):
        await hall.tournaments.ready(number, late)
    held = await hall.tournaments.show(number)
    while not held.stored.faults:
        held = await hall.looked(number)
        await hall.show_up(held)
        hall.pass_time(held)
    (fault,) = held.stored.faults
    with refuses("tournament.seat_lost"):
        await hall.tournaments.ready(number, late)
    held = await hall.tournaments.show(number)
    assert held.seats(fault.pod_id)[fault.seat].ready_ms is None
    await hall.to_the_end(number)
    with refuses("tournament.no_table"):
        await hall.tournaments.ready(number, late)


async def test_a_substitute_who_is_called_takes_the_seat(hall: Hall) -> None:
    hall.silent = {FIRST_MEMBER}
    given = plan(stage(rounds=1))
    number = await hall.ready(6, given)
    late = hall.by(200)
    await hall.tournaments.sign_up(number, late, as_substitute=True)
    held = await hall.tournaments.show(number)
    while not held.stored.calls:
        held = await hall.looked(number)
        await hall.show_up(held)
        if not await hall.play():
            hall.pass_time(await hall.tournaments.show(number))
    (call,) = held.stored.calls
    taking = hall.by(200)
    held = await hall.tournaments.take_seat(number, taking, call.pod_id, call.seat)
    again = await hall.tournaments.take_seat(number, taking, call.pod_id, call.seat)
    assert again.stored.faults == held.stored.faults
    assert held.seats(call.pod_id)[call.seat].no == call.no
    assert held.entrant(call.no).kind is Kind.ENTRANT
    with refuses("tournament.seat_own"):
        await hall.tournaments.take_seat(number, hall.by(101), call.pod_id, call.seat)
    held = await hall.to_the_end(number)
    assert {each.kind for each in held.stored.faults} == {Blame.NO_SHOW}
    assert_sound(held)


async def called(hall: Hall, number: int) -> Held:
    """The tournament once a member has been called to a free seat."""
    held = await hall.tournaments.show(number)
    while not held.stored.calls:
        held = await hall.looked(number)
        await hall.show_up(held)
        if not await hall.play():
            hall.pass_time(await hall.tournaments.show(number))
    return held


def seats_of(held: Held, no: int) -> list[int]:
    """The pods in which an entrant has a seat."""
    return [each.pod_id for each in held.stored.seats if each.no == no]


async def test_a_substitute_in_a_known_schedule_takes_all_tables_that_are_not_open(
    hall: Hall,
) -> None:
    hall.silent = {FIRST_MEMBER}
    given = plan(stage(2, (2,), format=Format.ROUND_ROBIN, at_once=1))
    number = await hall.ready(4, given)
    for member in (200, 201):
        await hall.tournaments.sign_up(number, hall.by(member), as_substitute=True)
    before = await called(hall, number)
    mine = seats_of(before, 1)
    call = next(each for each in before.stored.calls if before.entrant(each.no).member_id == 200)
    held = await hall.tournaments.take_seat(number, hall.by(200), call.pod_id, call.seat)
    assert len(mine) == 3
    assert sorted(seats_of(held, call.no)) == sorted(mine)
    assert seats_of(held, 1) == []
    over = await hall.to_the_end(number)
    assert over.row.status is Status.FINISHED
    assert [(each.no, each.pod_id) for each in over.stored.faults] == [(1, call.pod_id)]
    assert_sound(over)


async def test_a_seat_passes_only_to_a_member_without_another_table(hall: Hall) -> None:
    hall.silent = {FIRST_MEMBER, FIRST_MEMBER + 1}
    number = await hall.ready(4, plan(stage(2, (2,), rounds=1)))
    await hall.tournaments.sign_up(number, hall.by(200), as_substitute=True)
    held = await called(hall, number)
    while len(held.stored.calls) < 2:
        hall.pass_time(held)
        held = await hall.looked(number)
    first, second = held.stored.calls
    await hall.tournaments.take_seat(number, hall.by(200), first.pod_id, first.seat)
    with refuses("tournament.seat_own"):
        await hall.tournaments.take_seat(number, hall.by(200), second.pod_id, second.seat)


async def test_a_withdrawn_entrant_leaves_the_table_to_a_robot(hall: Hall) -> None:
    number = await hall.started(6)
    held = await hall.tournaments.withdraw(number, hall.by(FIRST_MEMBER))
    assert [each.kind for each in held.stored.faults] == [Blame.GAVE_UP]
    held = await hall.to_the_end(number)
    assert all(
        1 not in pod.seats for each in held.snapshot.stages[0].rounds[1:] for pod in each.pods
    )


async def test_deadlines_end_every_table_although_no_member_moves(hall: Hall) -> None:
    number = await hall.started(6)
    for member in range(FIRST_MEMBER, FIRST_MEMBER + 6):
        await hall.tournaments.ready(number, hall.by(member))
    hall.silent = set(range(FIRST_MEMBER, FIRST_MEMBER + 6))
    held = await hall.to_the_end(number)
    assert held.row.status is Status.FINISHED
    assert {each.kind for each in held.stored.faults} >= {Blame.TIMED_OUT}
    await hall.director.look()
    assert not await hall.in_play()


async def test_a_bye_is_given_once_and_a_late_entrant_plays(hall: Hall) -> None:
    number = await hall.started(9)
    member = hall.by(FIRST_MEMBER)
    await hall.tournaments.request_bye(number, member, 2)
    with refuses("tournament.last_round"):
        await hall.tournaments.request_bye(number, hall.by(FIRST_MEMBER), 3)
    held = await hall.tournaments.sign_up(number, hall.by(300))
    entrant = held.of_member(300)
    assert entrant is not None
    assert (entrant.kind, entrant.from_round) == (Kind.ENTRANT, 2)
    held = await hall.to_the_end(number)
    second = held.snapshot.stages[0].rounds[1]
    assert Unplayed.REQUESTED in [each.kind for each in second.rests if each.no == 1]
    assert any(entrant.no in pod.seats for pod in second.pods)


async def test_too_few_put_the_start_off_twice_and_then_it_is_called_off(hall: Hall) -> None:
    held = await hall.announced(plan(entrants_min=4))
    for member in range(3):
        await hall.tournaments.sign_up(held.id, hall.by(FIRST_MEMBER + member))
    over = await hall.to_the_end(held.id)
    assert over.row.status is Status.CANCELLED
    assert over.row.put_off == 2
    assert over.row.starts_ms == held.row.starts_ms + 48 * HOUR_MS


async def test_the_bench_moves_up_when_a_member_withdraws(hall: Hall) -> None:
    held = await hall.announced(plan(entrants_max=2))
    for member in range(3):
        held = await hall.tournaments.sign_up(held.id, hall.by(FIRST_MEMBER + member))
    assert held.entrant(3).kind is Kind.BENCH
    held = await hall.tournaments.withdraw(held.id, hall.by(FIRST_MEMBER))
    assert [(each.no, each.kind) for each in held.stored.entrants] == [
        (2, Kind.ENTRANT),
        (3, Kind.ENTRANT),
    ]


async def test_a_click_that_is_delivered_twice_counts_once(hall: Hall) -> None:
    held = await hall.announced()
    clicking = hall.by(FIRST_MEMBER)
    await hall.tournaments.sign_up(held.id, clicking)
    again = await hall.tournaments.sign_up(held.id, clicking)
    assert len(again.stored.entrants) == 1
    with pytest.raises(TournamentRefusal):
        await hall.tournaments.sign_up(held.id, hall.by(FIRST_MEMBER))


async def test_a_table_of_a_tournament_ends_by_no_consent_and_takes_no_stranger(hall: Hall) -> None:
    number = await hall.started(6)
    table_id = (await hall.in_play())[0]
    at = await hall.tables.position(table_id)
    assert (at.table.first_seat, at.table.tournament_id) == (0, number)
    assert set(at.waiting()) == {0}
    member = at.seats[0].member_id
    assert member is not None
    with refuses("tournament.tournament_table"):
        await hall.tables.end(table_id, hall.by(member))
    await hall.tables.leave(table_id, hall.by(member))
    with refuses("tournament.kept"):
        await hall.tables.take_over(table_id, hall.by(777), 0)
    await hall.tables.take_over(table_id, hall.by(member), 0)
    held = await hall.tournaments.show(number)
    assert [each.kind for each in held.stored.faults] == [Blame.GAVE_UP]
    assert (await hall.tables.position(table_id)).table.status is TableStatus.PLAYING


async def test_an_entrant_who_left_the_server_is_out_from_the_next_round_on(hall: Hall) -> None:
    number = await hall.started(6)
    for _ in range(2):
        await left_server(hall.tournaments, GUILD, FIRST_MEMBER)
    held = await hall.tournaments.show(number)
    gone = held.of_member(FIRST_MEMBER)
    assert gone is not None
    assert (gone.dropped_stage, gone.dropped_round) == (1, 2)
    rows = await hall.database.read(outbox.heads)
    assert sum(b"entrant_left" in each.payload for each in rows) == 1
    await left_server(hall.tournaments, GUILD + 1, FIRST_MEMBER + 1)
    held = await hall.tournaments.show(number)
    assert sum(each.dropped_round is not None for each in held.stored.entrants) == 1
