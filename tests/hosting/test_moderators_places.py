"""Moderators put a member on a seat, and move a table (specification of hosting, 7.3)."""

import pytest

from bot.store.rows import NoticeKind
from bot.tables.moderating.moderation import Moderation
from rules.core.text import Typed
from tests.bot.tables.house import ANN, BOB, CHANNEL, CID, DAN, GUILD
from tests.engines import ON_BOTH
from tests.hosting.clocked import ClockedHouse
from tests.messages import number_of
from tests.refusing import refused

WHY = "Dan knows the game."
ELSEWHERE = 777


async def test_a_member_asked_by_moderators_gets_the_seat_only_after_agreeing(
    house: ClockedHouse, moderation: Moderation
) -> None:
    at = await house.table(ANN, BOB, robots=1)
    number = at.table.id
    done = await moderation.seat(number, house.by(CID), 2, DAN, Typed("Dan"), Typed(WHY))
    assert done.position.seats[2].is_robot
    assert done.position.seat_seen(DAN) is None
    assert await house.told("handover")
    assert await refused(house.people.leaving.answer(number, house.by(CID), 2, agrees=True)) == (
        "handover.not_asked"
    )
    done = await house.people.leaving.answer(number, house.by(DAN), 2, agrees=True)
    assert done.position.seats[2].member_id == DAN
    assert done.position.table.clocks[2].left_ms > 0
    (deed,) = await house.deeds()
    assert (deed.what, deed.seat, deed.subject_id, deed.reason) == ("seat", 2, DAN, Typed(WHY))


async def test_declining_leaves_the_seat_to_the_robot(
    house: ClockedHouse, moderation: Moderation
) -> None:
    number = (await house.table(ANN, BOB, robots=1)).table.id
    await moderation.seat(number, house.by(CID), 2, DAN, Typed("Dan"), Typed(WHY))
    done = await house.people.leaving.answer(number, house.by(DAN), 2, agrees=False)
    assert done.position.seats[2].is_robot
    again = house.people.leaving.answer(number, house.by(DAN), 2, agrees=True)
    assert await refused(again) == "handover.over"


async def test_the_request_lapses_when_another_member_sits_down_first(
    house: ClockedHouse, moderation: Moderation
) -> None:
    number = (await house.table(ANN, BOB, robots=1)).table.id
    await moderation.seat(number, house.by(ANN), 2, DAN, Typed("Dan"), Typed(WHY))
    await house.tables.take_over(number, house.by(CID), 2)
    late = house.people.leaving.answer(number, house.by(DAN), 2, agrees=True)
    assert await refused(late) == "handover.over"


async def test_a_kept_seat_goes_to_the_member_whom_moderators_ask(
    house: ClockedHouse, moderation: Moderation
) -> None:
    number = (await house.table(ANN, BOB, CID)).table.id
    at = (await house.tables.leave(number, house.by(BOB))).position
    (seat,) = [row.seat for row in at.seats if row.away_id == BOB]
    await moderation.seat(number, house.by(ANN), seat, DAN, Typed("Dan"), Typed(WHY))
    await house.people.leaving.answer(number, house.by(DAN), seat, agrees=True)
    assert await refused(house.tables.come_back(number, house.by(BOB))) == "table.not_away"


@pytest.mark.parametrize(
    ("seat", "member", "code"),
    [
        (0, DAN, "table.not_robot_seat"),
        (9, DAN, "table.not_robot_seat"),
        (2, BOB, "handover.seated"),
    ],
)
async def test_a_request_of_moderators_takes_no_seat_away_and_gives_no_second_one(
    house: ClockedHouse, moderation: Moderation, seat: int, member: int, code: str
) -> None:
    number = (await house.table(ANN, BOB, robots=1)).table.id
    act = moderation.seat(number, house.by(CID), seat, member, Typed("Name"), Typed(WHY))
    assert await refused(act) == code
    assert await house.deeds() == []


async def test_a_member_who_has_seen_another_hand_is_not_asked(
    house: ClockedHouse, moderation: Moderation
) -> None:
    at = await house.table(ANN, BOB, robots=1)
    number = at.table.id
    await house.tables.leave(number, house.by(BOB))
    (robots,) = [row.seat for row in at.seats if row.is_robot]
    act = moderation.seat(number, house.by(ANN), robots, BOB, Typed("Bob"), Typed(WHY))
    assert await refused(act) == "handover.seen_another"


async def test_a_ban_comes_before_a_seat(house: ClockedHouse, moderation: Moderation) -> None:
    number = (await house.table(ANN, BOB, robots=1)).table.id
    await moderation.ban(GUILD, house.by(ANN), DAN, 2, Typed(WHY))
    act = moderation.seat(number, house.by(ANN), 2, DAN, Typed("Dan"), Typed(WHY))
    assert await refused(act) == "moderate.is_banned"


async def test_in_the_lobby_a_free_seat_is_kept_for_a_member(
    house: ClockedHouse, moderation: Moderation
) -> None:
    done = await house.opens(ANN)
    number = done.position.table.id
    done = await moderation.seat(number, house.by(CID), 1, DAN, Typed("Dan"), Typed(WHY))
    assert done.position.seats[1].is_reserved
    assert await refused(house.tables.join(number, house.by(BOB))) == "table.reserved"
    taken = moderation.seat(number, house.by(CID), 1, BOB, Typed("Bob"), Typed(WHY))
    assert await refused(taken) == "table.seat_taken"
    done = await house.tables.join(number, house.by(DAN))
    assert done.position.seats[1].member_id == DAN


@ON_BOTH
async def test_a_table_that_is_moved_posts_all_that_it_needs_in_the_new_place(
    house: ClockedHouse, moderation: Moderation
) -> None:
    at = await house.table(ANN, BOB, CID)
    number = at.table.id
    await house.people.leaving.hand_over(number, house.by(ANN), DAN)
    done = await moderation.move(number, house.by(DAN), ELSEWHERE, Typed(WHY))
    table = done.position.table
    assert (table.channel_id, table.thread_id) == (ELSEWHERE, None)
    assert (number_of(table.lobby), number_of(table.board)) == (None, None)
    for kind in (NoticeKind.LOBBY, NoticeKind.BOARD, NoticeKind.HANDOVER, NoticeKind.MOVED):
        assert await house.told(kind.value), kind
    assert str(CHANNEL).encode() in (await house.told("moved"))[0]
    (deed,) = await house.deeds()
    assert (deed.what, deed.after) == ("move", f"<#{ELSEWHERE}>")
    assert done.position.state == at.state
    assert (await house.tables.times(done.position)).keys() == (await house.tables.times(at)).keys()


async def test_a_table_is_moved_only_while_it_is_open_and_only_elsewhere(
    house: ClockedHouse, moderation: Moderation
) -> None:
    number = (await house.table(ANN, BOB)).table.id
    act = moderation.move(number, house.by(DAN), CHANNEL, Typed(WHY))
    assert await refused(act) == "moderate.same_place"
    await moderation.end(number, house.by(DAN), Typed(WHY))
    act = moderation.move(number, house.by(DAN), ELSEWHERE, Typed(WHY))
    assert await refused(act) == "table.ended"
