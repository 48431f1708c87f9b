"""Seats on offer: to whom and when, and that no member looks into a hand before sitting down (A3)."""

from functools import partial

import pytest
from msgspec import json
from msgspec.structs import replace
from sqlalchemy import select

from bot.clocks.conduct import Ending, Holding
from bot.clocks.hours import Hours
from bot.store import members, schema
from bot.store.database import Connection
from bot.store.people import bench, conduct
from bot.store.people.bench import BenchEntry
from bot.store.people.conduct import ConductChanges
from bot.store.people.offers import Offer
from bot.store.rows import Filters, NoticeKind, Status, TimerKind
from bot.tables.absence.offers import ASKED_MS
from bot.tables.errors import TableRefusal
from bot.tables.model import Change, Position
from bot.tables.timing.offering import CLOSED_MS
from rules.core.errors import Refusal
from tests.bot.tables.house import ANN, BOB, CID, DAN, GUILD
from tests.engines import ON_BOTH
from tests.hosting.clocked import AWAKE, ClockedHouse

HOUR = 3600 * 1000


async def left(house: ClockedHouse, *, pace: str = "weekly", title: str = "sealed") -> int:
    """A table of Ann, Bob and a robot; Bob has stepped away from seat 1."""
    table = (await house.table(ANN, BOB, robots=1, pace=pace, title=title)).table.id
    await house.tables.leave(table, house.by(BOB))
    return table


async def offered(house: ClockedHouse, table: int) -> tuple[Offer, ...]:
    return await house.people.offers.of(table)


@pytest.mark.parametrize(
    ("pace", "hours"),
    [
        pytest.param("live", 5 / 60, id="live"),
        pytest.param("fast", 24, id="fast"),
        pytest.param("weekly", 72, id="weekly"),
        pytest.param("none", 72, id="no clock"),
    ],
)
async def test_the_seat_of_an_absent_member_is_offered(
    house: ClockedHouse, pace: str, hours: float
) -> None:
    # Whoever is asked may run out of time meanwhile; the others go on waiting.
    table = (await house.table(ANN, BOB, CID, pace=pace)).table.id
    await house.tables.leave(table, house.by(BOB))
    await house.passes(seconds=hours * 3600 - 30)
    assert await offered(house, table) == ()
    await house.passes(seconds=60)
    [offer] = await offered(house, table)
    assert (offer.seat, offer.asked_id) == (1, None)
    assert offer.public_ms == house.now_ms - 30_000
    assert len(await house.told(NoticeKind.OFFER)) == 1


async def test_a_member_who_asks_for_a_substitute_does_not_wait(house: ClockedHouse) -> None:
    table = (await house.table(ANN, BOB, title="sealed")).table.id
    await house.people.leaving.find_substitute(table, house.by(BOB))
    await house.passes(seconds=1)
    assert [each.seat for each in await offered(house, table)] == [1]
    assert (await house.tables.position(table)).seats[1].away_id == BOB
    done = await house.tables.take_over(table, house.by(CID), None)
    assert done.position.seat_of(CID) == 1
    assert await offered(house, table) == ()
    with pytest.raises(TableRefusal, match="not_away"):
        await house.tables.come_back(table, house.by(BOB))


async def test_the_bench_sees_the_seats_on_offer_that_suit_it(
    house: ClockedHouse,
) -> None:
    offers = house.people.offers
    table = (await house.table(ANN, BOB)).table
    await house.people.leaving.find_substitute(table.id, house.by(BOB))
    await house.passes(seconds=1)
    assert await offers.open_to(CID) == ()
    wishes = (
        (BOB, BenchEntry(BOB)),
        (CID, BenchEntry(CID, titles=(table.title,))),
        (DAN, BenchEntry(DAN, titles=("another",))),
    )
    for _, wish in wishes:
        await house.database.write(partial(bench.put, guild_id=table.guild_id, wish=wish))
    found = {member: await offers.open_to(member) for member, _ in wishes}
    assert [(at.table.id, seat) for at, seat in found[CID]] == [(table.id, 1)]
    assert found[DAN] == ()
    # It is BOB's own seat, which is kept until a member takes it.
    assert found[BOB] == ()
    await house.tables.take_over(table.id, house.by(CID), None)
    assert await offers.open_to(CID) == ()


async def test_a_seat_without_a_member_is_offered_at_once(house: ClockedHouse) -> None:
    table = (await house.table(ANN, BOB, CID)).table.id
    await house.people.leaving.concede(table, house.by(CID))
    await house.passes(seconds=1)
    assert [each.seat for each in await offered(house, table)] == [2]


async def test_robots_from_the_start_are_not_offered(house: ClockedHouse) -> None:
    table = (await house.table(ANN, BOB, robots=1, pace="weekly")).table.id
    await house.passes(hours=100)
    assert await offered(house, table) == ()


async def test_before_it_is_offered_a_kept_seat_is_refused(house: ClockedHouse) -> None:
    table = await left(house)
    with pytest.raises(TableRefusal, match="kept_for_member"):
        await house.tables.take_over(table, house.by(CID), 1)


async def test_an_absent_member_may_return_until_a_member_sits_down(house: ClockedHouse) -> None:
    table = await left(house)
    await house.passes(hours=73)
    done = await house.tables.come_back(table, house.by(BOB))
    assert done.position.seat_of(BOB) == 1
    assert await offered(house, table) == ()
    assert TimerKind.OFFER not in {due.kind for due in await house.armed()}
    with pytest.raises(TableRefusal, match="not_robot_seat"):
        await house.tables.take_over(table, house.by(CID), 1)


async def test_only_the_first_member_gets_the_seat(house: ClockedHouse) -> None:
    table = await left(house)
    await house.passes(hours=73)
    await house.tables.take_over(table, house.by(CID), 1)
    with pytest.raises(TableRefusal, match="not_robot_seat"):
        await house.tables.take_over(table, house.by(DAN), 1)


async def test_after_two_weeks_no_member_is_asked_any_more(house: ClockedHouse) -> None:
    table = await left(house, pace="none")
    await house.passes(hours=72.1)
    await house.passes(seconds=CLOSED_MS / 1000 - 3600)
    assert len(await offered(house, table)) == 1
    await house.passes(hours=2)
    assert await offered(house, table) == ()


async def test_the_end_of_the_table_ends_the_offer(house: ClockedHouse) -> None:
    table = await left(house)
    await house.passes(hours=73)
    await house.tables.end(table, house.by(ANN))
    assert (await house.tables.position(table)).table.status is Status.CANCELLED
    assert await offered(house, table) == ()
    assert TimerKind.OFFER not in {due.kind for due in await house.armed()}


async def test_a_table_without_members_offers_no_seats(house: ClockedHouse) -> None:
    table = (await house.table(ANN, BOB, pace="weekly")).table.id
    for member in (ANN, BOB):
        await house.tables.leave(table, house.by(member))
    await house.passes(hours=80)
    assert await offered(house, table) == ()


async def test_a_member_who_left_the_server_has_no_claim_to_an_offered_seat(
    house: ClockedHouse,
) -> None:
    table = await left(house)
    house.gone.add(BOB)
    await house.passes(hours=73)
    assert (await house.tables.position(table)).seats[1].away_id is None


async def test_a_substitute_gets_a_fair_clock_and_may_leave_again(house: ClockedHouse) -> None:
    table = await left(house)
    await house.passes(hours=73)
    at = (await house.tables.take_over(table, house.by(CID), 1)).position
    assert at.table.clocks[1].left_ms >= min(each.left_ms for each in at.table.clocks[:1])
    at = (await house.tables.leave(table, house.by(CID))).position
    assert at.seats[1].away_id is None
    await house.passes(seconds=1)
    assert await offered(house, table) == ()
    # They know the seat's secrets, so the others decide about another offer.
    await house.voting.kick(table, house.by(ANN), 1)
    await house.passes(seconds=1)
    assert [each.seat for each in await offered(house, table)] == [1]


async def test_7_taking_a_seat_to_peek_gives_no_second_one(house: ClockedHouse) -> None:
    """Abuse: a member that has seen a hand gets no other seat of the table; only they may take the left seat back."""
    table = (await house.table(ANN, BOB, DAN, robots=0, pace="weekly", title="sealed")).table.id
    for member in (BOB, DAN):
        await house.people.leaving.find_substitute(table, house.by(member))
    await house.passes(seconds=1)
    await house.tables.take_over(table, house.by(CID), 1)
    await house.tables.leave(table, house.by(CID))
    for seat in (2, None):
        if seat is not None:
            with pytest.raises(TableRefusal, match="seen_another"):
                await house.tables.take_over(table, house.by(CID), seat)
        else:
            back = await house.tables.take_over(table, house.by(CID), seat)
            assert back.position.seat_of(CID) == 1


# The bench


async def benched(house: ClockedHouse, member: int, wish: BenchEntry | None = None) -> None:
    """The member has taken a seat over before, reads direct messages, and is on the bench."""
    other = next(each for each in (ANN, BOB) if each != member)
    before = (await house.table(other, robots=1, pace="none")).table.id
    await house.tables.take_over(before, house.by(member), 1)
    await house.tables.almanac.set_hours(member, AWAKE)
    await house.database.write(lambda conn: members.open_direct(conn, member, 500 + member))
    await house.people.offers.put_on_bench(GUILD, wish or BenchEntry(member))


async def test_the_bench_is_asked_first_one_at_a_time(house: ClockedHouse) -> None:
    for member in (CID, DAN):
        await benched(house, member)
    table = await left(house)
    await house.passes(hours=72.1)
    for passed in range(2):
        [offer] = await offered(house, table)
        assert offer.public_ms is None
        assert offer.asked_id in (CID, DAN)
        assert len(offer.passed) == passed
        assert len(await house.told(NoticeKind.BENCH)) == passed + 1
        await house.passes(seconds=ASKED_MS / 1000)
    [offer] = await offered(house, table)
    assert offer.public_ms is not None
    assert sorted(offer.passed) == [CID, DAN]


async def test_only_the_asked_member_may_take_a_kept_seat(house: ClockedHouse) -> None:
    await benched(house, CID)
    table = await left(house)
    await house.passes(hours=72.1)
    with pytest.raises(TableRefusal, match="kept_for_member"):
        await house.tables.take_over(table, house.by(DAN), 1)
    done = await house.tables.take_over(table, house.by(CID), 1)
    assert done.position.seat_of(CID) == 1


async def test_a_member_who_declines_is_not_asked_again(house: ClockedHouse) -> None:
    await benched(house, CID)
    table = await left(house)
    await house.passes(hours=72.1)
    await house.people.offers.passes(table, CID, 1)
    await house.passes(seconds=1)
    [offer] = await offered(house, table)
    assert (offer.asked_id, offer.passed) == (None, (CID,))
    assert offer.public_ms is not None
    with pytest.raises(Refusal, match="not_asked"):
        await house.people.offers.passes(table, CID, 1)


async def test_two_seats_of_one_table_are_one_question_and_one_post(house: ClockedHouse) -> None:
    await benched(house, DAN)
    table = (await house.table(ANN, BOB, CID, pace="none", title="sealed")).table.id
    earlier = len(await house.told(NoticeKind.OFFER))
    for member in (BOB, CID):
        await house.people.leaving.find_substitute(table, house.by(member))
    await house.passes(seconds=5)
    first, second = await offered(house, table)
    assert (first.asked_id, second.asked_id) == (DAN, None)
    await house.people.offers.passes(table, DAN, first.seat)
    await house.passes(seconds=5)
    assert all(each.public_ms is not None for each in await offered(house, table))
    assert len(await house.told(NoticeKind.BENCH)) == 1
    assert len(await house.told(NoticeKind.OFFER)) == earlier + 1


@ON_BOTH
async def test_members_whom_the_table_keeps_out_are_not_asked(house: ClockedHouse) -> None:
    await benched(house, CID)
    table = await left(house)

    async def decide(at: Position) -> Change:
        return Change(replace(at.table, filters=Filters(newcomers=False)), at.seats, at.state)

    await house.tables.changes.change(table, None, decide)
    await house.passes(hours=72.1)
    [offer] = await offered(house, table)
    assert (offer.asked_id, offer.passed) == (None, ())
    assert offer.public_ms is not None


async def test_nights_do_not_count_for_the_asked_member(house: ClockedHouse) -> None:
    await benched(house, CID)
    sleeper = Hours(house.now_ms + 1, "UTC", 9 * 60, 17 * 60)
    await house.tables.almanac.set_hours(CID, sleeper)
    table = await left(house)
    await house.passes(hours=72.1)
    await house.passes(hours=7)
    assert (await offered(house, table))[0].asked_id == CID
    await house.passes(hours=7)
    assert (await offered(house, table))[0].asked_id is None


@pytest.mark.parametrize(
    "wish",
    [
        pytest.param(BenchEntry(CID, titles=("mine",)), id="another title"),
        pytest.param(BenchEntry(CID, paces=("live",)), id="another pace"),
    ],
)
async def test_the_bench_is_asked_only_for_wanted_tables(
    house: ClockedHouse, wish: BenchEntry
) -> None:
    await benched(house, CID, wish)
    table = await left(house)
    await house.passes(hours=72.1)
    assert (await offered(house, table))[0].public_ms is not None


async def test_members_who_cannot_sit_there_are_not_asked(house: ClockedHouse) -> None:
    for member in (ANN, BOB, CID):
        await benched(house, member)
    house.gone.add(CID)
    table = await left(house)
    await house.passes(hours=72.1)
    assert (await offered(house, table))[0].public_ms is not None


async def test_the_member_awake_longest_with_the_others_is_asked_first(
    house: ClockedHouse,
) -> None:
    for member in (CID, DAN):
        await benched(house, member)
    await house.tables.almanac.set_hours(CID, Hours(house.now_ms + 1, "UTC", 9 * 60, 18 * 60))
    table = await left(house)
    await house.passes(hours=72.1)
    assert (await offered(house, table))[0].asked_id == DAN


async def test_the_more_reliable_member_is_asked_first(house: ClockedHouse) -> None:
    for member in (CID, DAN):
        await benched(house, member)
    table = await left(house)
    late = Holding(table, 9, CID, CID, Ending.EXPIRED, house.now_ms)
    await house.database.write(lambda conn: conduct.put(conn, table, ConductChanges((late,))))
    await house.passes(hours=72.1)
    assert (await offered(house, table))[0].asked_id == DAN


async def test_the_bench_is_for_members_who_have_taken_a_seat_over(house: ClockedHouse) -> None:
    with pytest.raises(Refusal, match="first_time"):
        await house.people.offers.put_on_bench(GUILD, BenchEntry(CID))


async def test_a_repeated_look_asks_no_member_twice(house: ClockedHouse) -> None:
    await benched(house, CID)
    await left(house)
    await house.passes(hours=72.1)
    for _ in range(5):
        await house.keeper.look()
    told = [json.decode(each) for each in await house.told(NoticeKind.BENCH)]
    assert told == [{"seat": 1}]
    [target] = await house.database.read(_targets_of_bench)
    assert target == f"member:{CID}"


def _targets_of_bench(conn: Connection) -> list[str]:
    rows = schema.outbox
    query = select(rows.c.target).where(rows.c.kind == NoticeKind.BENCH.value)
    return [str(target) for target in conn.execute(query).scalars()]
