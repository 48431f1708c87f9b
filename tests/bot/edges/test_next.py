"""Members can ask to hear that the member before them is asked now."""

import pytest

from bot.clocks.preferences import Preferences
from bot.clocks.reminders import Rung
from bot.store import outbox
from bot.tables import notices
from bot.tables.telling.ways import turn_of
from tests.bot.edges.scene import Scene
from tests.bot.edges.test_direct import last_letter, reachable
from tests.bot.edges.test_notices import sent_to

pytestmark = pytest.mark.sockets


async def test_members_who_want_it_are_told_once_that_they_are_next(on: Scene) -> None:
    await reachable(on, on.tom, Preferences(next=True))
    for member in (on.haneul, on.sandra):
        await reachable(on, member, Preferences(next=True))
    table, called = await on.asked(on.haneul, on.sandra, on.tom)
    order = (await on.at(table)).members()
    after = order[(order.index(int(called.member_id)) + 1) % len(order)]
    follower = next(each for each in on.members() if int(each.member_id) == after)
    for member in on.members():
        letters = await on.letters(member)
        expected = 2 if member is follower else 1
        assert len(letters) == expected, letters
    letter = await last_letter(on, follower)
    place = (await on.at(table)).seat_of(int(called.member_id))
    assert place is not None
    assert (await on.at(table)).seats[place].name in letter["content"]
    # The turn itself is told in the thread, and the hint disappears.
    await on.turn(table)
    assert await on.acting(table) is follower
    await on.later(10)
    assert len(await on.letters(follower)) == 1
    assert [each.rung for each in await sent_to(on, follower)] == ["test", "next", "ping"]


async def test_a_hint_that_comes_late_is_not_given_twice(on: Scene) -> None:
    """A row that waited for long names an earlier turn of the member."""
    for member in on.members():
        await reachable(on, member, Preferences(next=True))
    table = await on.table(on.haneul, on.sandra, on.tom)
    [follower] = [each for each in on.members() if len(await on.letters(each)) == 2]
    at = await on.at(table)
    seat = at.seat_of(int(follower.member_id))
    assert seat is not None
    late = notices.direct(
        at.table, int(follower.member_id), seat, turn_of(at.table, seat) - 1, Rung.NEXT
    )
    now = on.playground.clock.now()
    await on.bot.database.write(lambda conn: outbox.put(conn, late, now=now))
    await on.later(1)
    assert len(await on.letters(follower)) == 2
    assert [each.rung for each in await sent_to(on, follower)] == ["test", "next"]
