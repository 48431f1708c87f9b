"""The queue: members asked to sit down, members that come, and the others."""

import pytest
from sqlalchemy import select

from bot.clocks.hours import Hours
from bot.clocks.paces import DAY_MS, MINUTE_MS
from bot.store import schema
from bot.store.finding import lobby_boards, seekers
from bot.store.finding.lobby_boards import LobbyBoard
from bot.store.finding.seekers import Seeker
from bot.store.people import bans
from bot.store.people.bans import Ban
from bot.store.rows import Status, TimerKind
from bot.tables.dependencies import Dependencies
from bot.tables.finding.answers import Answers
from bot.tables.finding.queue import Queue
from bot.tables.model import Position
from bot.tables.settings import TABLES, Settings
from rules.core.text import Typed
from tests.bot.tables.house import ANN, BOB, CHANNEL, CID, DAN, GAMES, GUILD, NAMES, SECRETS
from tests.engines import ON_BOTH
from tests.hosting.clocked import AWAKE, ClockedHouse
from tests.refusing import refused, refuses

pytestmark = pytest.mark.slow


@pytest.fixture
def queue(house: ClockedHouse) -> Queue:
    known = Dependencies(
        lambda: house.now_ms / 1000, lambda: SECRETS, lambda key: GAMES[key], lambda table: None
    )
    made = Queue(house.database, known, house.tables, Settings(house.database))
    house.timers.on(TimerKind.QUEUE, made.looked)
    house.timers.on_table(TimerKind.MATCH, answers(house).lapsed)
    return made


def answers(house: ClockedHouse) -> Answers:
    return Answers(house.database, house.tables)


async def seeks(
    house: ClockedHouse,
    queue: Queue,
    member: int,
    *,
    seats: tuple[int, ...] = (2,),
    pace: str = "daily",
    days: int = 7,
    title: str = "nim",
    reliability: int = 0,
) -> None:
    """A member is ready; no member sleeps. The queue is looked at."""
    await house.tables.almanac.set_hours(member, AWAKE)
    seeker = Seeker(
        GUILD,
        member,
        pace,
        Typed(NAMES[member]),
        (title,),
        seats,
        reliability,
        "en",
        CHANNEL,
        0,
        days * DAY_MS,
    )
    await queue.seek(seeker)
    await house.passes(seconds=2)


async def tables(house: ClockedHouse) -> list[Position]:
    query = select(schema.tables.c.id).order_by(schema.tables.c.id)
    ids = await house.database.read(lambda conn: list(conn.execute(query).scalars()))
    return [await house.tables.position(each) for each in ids]


async def found(house: ClockedHouse) -> Position:
    """The newest table that was opened for a match."""
    return (await tables(house))[-1]


async def waiting(house: ClockedHouse) -> list[tuple[int, bool]]:
    rows = await house.database.read(lambda conn: seekers.of_guild(conn, GUILD))
    return [(each.member_id, each.is_asked) for each in rows]


async def test_a_match_opens_a_lobby_with_seats_kept_and_asks_every_member_once(
    house: ClockedHouse, queue: Queue
) -> None:
    await seeks(house, queue, ANN)
    assert await tables(house) == []
    await seeks(house, queue, BOB)
    at = await found(house)
    assert at.table.status is Status.LOBBY
    assert [row.away_id for row in at.seats] == [ANN, BOB]
    assert len(await house.told("match")) == 1
    assert await waiting(house) == [(ANN, True), (BOB, True)]


async def test_the_table_starts_once_every_member_is_in(house: ClockedHouse, queue: Queue) -> None:
    await seeks(house, queue, ANN)
    await seeks(house, queue, BOB)
    table = (await found(house)).table.id
    done = await answers(house).accept(table, house.by(BOB))
    assert done.position.table.status is Status.LOBBY
    done = await answers(house).accept(table, house.by(ANN))
    assert done.position.table.status is Status.PLAYING
    assert done.position.table.pace == "daily"
    assert await waiting(house) == []
    assert TimerKind.MATCH not in [due.kind for due in await house.armed()]


async def test_a_silent_match_is_dropped_and_the_others_keep_their_place_in_the_queue(
    house: ClockedHouse, queue: Queue
) -> None:
    await seeks(house, queue, ANN)
    await house.passes(seconds=60)
    await seeks(house, queue, BOB)
    table = (await found(house)).table.id
    await answers(house).accept(table, house.by(ANN))
    await house.passes(hours=25)
    assert await waiting(house) == [(ANN, False)]
    at = await house.tables.position(table)
    assert [row.member_id for row in at.seats] == [ANN, None]
    await seeks(house, queue, CID)
    at = await found(house)
    assert at.table.id != table
    assert [row.away_id for row in at.seats] == [ANN, CID]


async def test_at_the_new_table_the_seat_at_the_old_one_is_given_up(
    house: ClockedHouse, queue: Queue
) -> None:
    await seeks(house, queue, ANN)
    await seeks(house, queue, BOB)
    old = (await found(house)).table.id
    await answers(house).accept(old, house.by(ANN))
    await house.passes(hours=25)
    await seeks(house, queue, CID)
    new = (await found(house)).table.id
    for member in (ANN, CID):
        await answers(house).accept(new, house.by(member))
    assert (await house.tables.position(old)).table.status is Status.CANCELLED
    assert (await house.tables.position(new)).table.status is Status.PLAYING


async def test_a_lobby_of_ones_own_is_no_seat_left_over_from_a_match(
    house: ClockedHouse, queue: Queue
) -> None:
    await seeks(house, queue, ANN)
    await seeks(house, queue, BOB)
    match = (await found(house)).table.id
    await answers(house).accept(match, house.by(ANN))
    await house.passes(hours=25)
    assert await house.database.read(lambda conn: seekers.left_over(conn, ANN)) == [match]
    await house.tables.leave(match, house.by(ANN))
    done = await house.opens(ANN)
    assert done.position.seat_of(ANN) is not None
    assert await house.database.read(lambda conn: seekers.left_over(conn, ANN)) == []


@ON_BOTH
async def test_a_robot_takes_the_place_of_a_match_who_did_not_come(
    house: ClockedHouse, queue: Queue
) -> None:
    await seeks(house, queue, ANN)
    await seeks(house, queue, BOB)
    table = (await found(house)).table.id
    await answers(house).accept(table, house.by(ANN))
    await house.passes(hours=25)
    assert await refused(answers(house).accept(table, house.by(BOB))) == "queue.over"
    await answers(house).with_robots(table, house.by(ANN))
    at = (await house.gathering.start(table, house.by(ANN))).position
    assert at.table.status is Status.PLAYING
    assert at.seats[1].is_robot
    await house.passes(seconds=6)
    assert await waiting(house) == []


async def test_a_no_frees_the_others_at_once(house: ClockedHouse, queue: Queue) -> None:
    await seeks(house, queue, ANN)
    await seeks(house, queue, BOB)
    table = (await found(house)).table.id
    assert await queue.leave(GUILD, BOB, table) == 1
    await house.passes(seconds=2)
    assert await waiting(house) == [(ANN, False)]
    assert (await house.tables.position(table)).table.status is Status.CANCELLED


async def test_a_match_without_members_is_called_off(house: ClockedHouse, queue: Queue) -> None:
    await seeks(house, queue, ANN)
    await seeks(house, queue, BOB)
    table = (await found(house)).table.id
    await house.passes(hours=25)
    assert (await house.tables.position(table)).table.status is Status.CANCELLED
    assert await waiting(house) == []


async def test_the_time_to_answer_is_counted_awake(house: ClockedHouse, queue: Queue) -> None:
    await seeks(house, queue, ANN)
    await house.tables.almanac.set_hours(ANN, Hours(1, "UTC", 22 * 60, 8 * 60))
    await seeks(house, queue, BOB)
    table = (await found(house)).table.id
    # 14 hours of each day count: 24 of them end ten hours into the next one.
    await house.passes(hours=33)
    await answers(house).accept(table, house.by(BOB))
    await house.passes(hours=3)
    assert await waiting(house) == [(BOB, False)]


async def test_at_once_means_within_a_quarter_of_an_hour_and_five_minutes_to_answer(
    house: ClockedHouse, queue: Queue
) -> None:
    await seeks(house, queue, ANN, pace="live")
    await house.passes(seconds=16 * 60)
    await seeks(house, queue, BOB, pace="live")
    assert await tables(house) == []
    await seeks(house, queue, CID, pace="live")
    table = (await found(house)).table.id
    await answers(house).accept(table, house.by(CID))
    await house.passes(seconds=5 * 60 + 5)
    assert await refused(answers(house).accept(table, house.by(BOB))) == "queue.over"


async def test_a_live_table_of_a_match_starts_without_another_call(
    house: ClockedHouse, queue: Queue
) -> None:
    await seeks(house, queue, ANN, pace="live")
    await seeks(house, queue, BOB, pace="live")
    table = (await found(house)).table.id
    await answers(house).accept(table, house.by(ANN))
    done = await answers(house).accept(table, house.by(BOB))
    assert done.position.table.status is Status.PLAYING


async def test_a_wish_ends_with_one_private_notice(house: ClockedHouse, queue: Queue) -> None:
    await seeks(house, queue, ANN, days=1)
    await house.passes(hours=25)
    assert await waiting(house) == []
    assert await house.told("unmatched") == [b'{"channel":%d}' % CHANNEL]
    await house.passes(hours=1)
    assert len(await house.told("unmatched")) == 1
    assert TimerKind.QUEUE not in [due.kind for due in await house.armed()]


async def test_one_wish_a_pace_and_asking_again_keeps_the_place(
    house: ClockedHouse, queue: Queue
) -> None:
    await seeks(house, queue, ANN, seats=(3,))
    (before,) = await queue.of(GUILD, ANN)
    await house.passes(seconds=90)
    await seeks(house, queue, ANN, seats=(2,))
    (after,) = await queue.of(GUILD, ANN)
    assert after.made_ms == before.made_ms
    assert after.seats == (2,)
    assert after.until_ms > before.until_ms
    await seeks(house, queue, ANN, pace="weekly")
    assert len(await queue.of(GUILD, ANN)) == 2
    assert await queue.leave(GUILD, ANN) == 2
    assert await queue.of(GUILD, ANN) == ()


async def test_paces_do_not_mix(house: ClockedHouse, queue: Queue) -> None:
    await seeks(house, queue, ANN, pace="weekly")
    await seeks(house, queue, BOB, pace="daily")
    assert await tables(house) == []


async def test_members_who_stay_apart_are_not_matched(house: ClockedHouse, queue: Queue) -> None:
    await house.database.write(lambda conn: bans.block(conn, BOB, ANN))
    await seeks(house, queue, ANN)
    await seeks(house, queue, BOB)
    assert await tables(house) == []
    await seeks(house, queue, CID)
    assert [row.away_id for row in (await found(house)).seats] == [ANN, CID]


async def test_asking_for_more_reliability_than_others_have_means_waiting(
    house: ClockedHouse, queue: Queue
) -> None:
    await seeks(house, queue, ANN, reliability=95)
    await seeks(house, queue, BOB)
    assert await tables(house) == []


async def test_a_banned_member_neither_queues_nor_is_matched(
    house: ClockedHouse, queue: Queue
) -> None:
    await seeks(house, queue, ANN)
    ban = Ban(GUILD, house.now_ms + DAY_MS, Typed("rude"))
    await house.database.write(lambda conn: bans.put(conn, ANN, ban))
    with refuses("table.banned"):
        await seeks(house, queue, ANN)
    await seeks(house, queue, BOB)
    assert await tables(house) == []


async def test_a_look_that_changes_nothing_leaves_the_list_of_tables_alone(
    house: ClockedHouse, queue: Queue
) -> None:
    await house.database.write(lambda conn: lobby_boards.put(conn, LobbyBoard(GUILD, CHANNEL)))
    await seeks(house, queue, ANN)
    assert await house.told("lobby_board") != []
    await house.posts_all()
    await house.passes(hours=1)
    assert await house.told("lobby_board") == []


async def test_a_size_that_no_title_has_is_refused(house: ClockedHouse, queue: Queue) -> None:
    assert await refused(seeks(house, queue, ANN, seats=(9,))) == "queue.nothing_fits"


async def test_the_table_opens_where_the_server_wants_it(house: ClockedHouse, queue: Queue) -> None:
    await Settings(house.database).set_channel(GUILD, TABLES, 777)
    await seeks(house, queue, ANN)
    await seeks(house, queue, BOB)
    assert (await found(house)).table.channel_id == 777


async def test_no_member_is_asked_twice_for_the_same_seat(
    house: ClockedHouse, queue: Queue
) -> None:
    """The queue is looked at again and again while matched members are asked."""
    await seeks(house, queue, ANN)
    await seeks(house, queue, BOB)
    await house.passes(seconds=3600)
    await seeks(house, queue, DAN, seats=(3,))
    assert len(await tables(house)) == 1
    assert len(await house.told("match")) == 1


async def test_a_table_that_is_called_off_frees_asked_members(
    house: ClockedHouse, queue: Queue
) -> None:
    await seeks(house, queue, ANN)
    await seeks(house, queue, BOB)
    table = (await found(house)).table.id
    await house.tables.cancel(table, house.by(ANN))
    await house.passes(seconds=5 * 60 + MINUTE_MS / 1000)
    again = await found(house)
    assert again.table.id != table
    assert [row.away_id for row in again.seats] == [ANN, BOB]


@ON_BOTH
async def test_the_button_of_the_lobby_counts_as_an_answer(
    house: ClockedHouse, queue: Queue
) -> None:
    await seeks(house, queue, ANN)
    await seeks(house, queue, BOB)
    table = (await found(house)).table.id
    for member in (ANN, BOB):
        await house.tables.join(table, house.by(member))
    await house.passes(hours=25)
    assert (await house.tables.position(table)).table.status is Status.PLAYING
    assert await waiting(house) == []
