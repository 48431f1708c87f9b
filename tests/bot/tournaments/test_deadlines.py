"""At a deadline the charged time decides, and a table that waits for a robot is played on."""

import dataclasses

import pytest
from msgspec import structs

from bot.clocks.clock import Clock
from bot.clocks.spans import FreeTime
from bot.store.rows import Status as TableStatus
from bot.tables.robots import robot_to_move
from bot.tournaments.closing import adjudicated
from bot.tournaments.reading import used_ms
from rules.contest.director.plan import HOUR_MS, Unfinished
from rules.core.text import msg
from tests.bot.tournaments.hall import TITLES, Hall, plan

pytestmark = pytest.mark.slow


async def test_a_night_counts_for_no_seat_at_a_deadline(hall: Hall) -> None:
    await hall.started(3)
    (table_id,) = await hall.in_play()
    at = await hall.tables.position(table_id)
    night = Clock(left_ms=30 * HOUR_MS, since_ms=0, is_asked=True)
    day = Clock(left_ms=30 * HOUR_MS, since_ms=5 * HOUR_MS, is_asked=True)
    idle = Clock(left_ms=30 * HOUR_MS)
    at = dataclasses.replace(at, table=structs.replace(at.table, clocks=(night, day, idle)))
    asleep = {at.seats[0].member_id or 0: FreeTime.of([(HOUR_MS, 9 * HOUR_MS)])}
    assert used_ms(at, asleep, 10 * HOUR_MS) == (2 * HOUR_MS, 5 * HOUR_MS, 0)
    assert used_ms(at, {}, 10 * HOUR_MS) == (10 * HOUR_MS, 5 * HOUR_MS, 0)


async def test_a_table_that_waits_for_a_robot_at_its_deadline_goes_on(hall: Hall) -> None:
    number = await hall.started(3)
    held = await hall.tournaments.show(number)
    await hall.show_up(held)
    (table_id,) = await hall.in_play()
    at = await hall.tables.position(table_id)
    first = at.seats[min(at.waiting())].member_id
    assert first is not None
    await hall.tournaments.withdraw(number, hall.by(first))
    at = await hall.tables.position(table_id)
    assert robot_to_move(at) is not None
    due_ms = held.stored.pods[0].due_ms
    assert due_ms is not None
    hall.clock.now = due_ms / 1000
    held = await hall.looked(number)
    (pod,) = held.stored.pods
    assert (pod.ended, pod.due_ms) == (None, due_ms + 24 * HOUR_MS)
    assert (await hall.tables.position(table_id)).table.status is TableStatus.PLAYING
    await hall.play()
    held = await hall.looked(number)
    assert [each.ended for each in held.stored.pods] == ["finished"]


async def test_a_late_table_is_ranked_as_it_stands_and_its_thread_says_so(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = dataclasses.replace(TITLES["nim"], interim=lambda state: (2, 3, 1))
    monkeypatch.setitem(TITLES, "nim", game)
    number = await hall.started(3, plan(unfinished=Unfinished.STANDING))
    held = await hall.tournaments.show(number)
    await hall.show_up(held)
    (table_id,) = await hall.in_play()
    waiting = (await hall.tables.position(table_id)).waiting()
    due_ms = held.stored.pods[0].due_ms
    assert due_ms is not None
    hall.clock.now = due_ms / 1000
    held = await hall.looked(number)
    (pod,) = held.stored.pods
    assert pod.result is not None
    late = {seat: 3 * (seat in waiting) for seat in range(3)}
    order = sorted(range(3), key=lambda seat: (2, 3, 1)[seat] + late[seat])
    assert [each.rank for each in pod.result.seats] == [1 + order.index(seat) for seat in range(3)]
    places = tuple(
        msg(
            "tournament.closing.place",
            rank=rank,
            player=held.entrant(held.seats(pod.id)[seat].no).name,
        )
        for rank, seat in enumerate(order, 1)
    )
    assert adjudicated(held, pod, pod.result) == msg("tournament.closing.stands", places=places)
    assert adjudicated(held, pod, None) == msg("tournament.closing.adjudicated")
