"""The service as a whole: it opens, finds and posts, and its memory agrees with the database."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import delete, select

from bot.store import outbox, schema, tables
from bot.store.database import Connection
from bot.store.declaring.posted import Posted
from bot.store.rows import NoticeKind, Status
from bot.tables.commit import MOST_OPEN
from bot.tables.errors import TableRefusal
from bot.tables.loading import positions
from bot.tables.model import Position
from rules.core.codec import encode_state
from rules.core.record import commitment
from tests.bot import disks
from tests.bot.tables.drawn import drawing
from tests.bot.tables.house import ANN, BOB, CHANNEL, CID, GUILD, SECRETS, House
from tests.refusing import refuses
from tests.toys import nim, sealed
from tests.toys.sealed.verbs import Lay

TAKE = nim.Take(heap=1, count=1)


async def assert_at_hand_is_kept(house: House, table_id: int) -> None:
    at = await house.tables.position(table_id)
    kept = await house.database.read(
        lambda conn: (
            tables.get(conn, table_id),
            tables.seats(conn, table_id),
            tables.state(conn, table_id),
        )
    )
    state = None if at.state is None else (encode_state(at.state), at.chain)
    assert (at.table, at.seats, state) == kept


async def open_notices(house: House, table_id: int) -> list[tuple[NoticeKind, float]]:
    rows = schema.outbox.c
    query = (
        select(rows.kind, rows.due_at)
        .where(rows.table_id == table_id, rows.sent_at.is_(None))
        .order_by(rows.id)
    )
    found = await house.database.read(lambda conn: conn.execute(query).all())
    return [(NoticeKind(kind), due_at - house.clock.now) for kind, due_at in found]


def hands_at(at: Position) -> list[list[str]]:
    assert isinstance(at.state, sealed.State)
    return [seat.hand for seat in at.state.seats]


# Opening


async def test_an_opened_table(house: House) -> None:
    done = await house.opens(ANN, seats=3, options={"heaps": "few"})
    at = done.position
    assert drawing(at.seats) == "ann - -"
    assert at.table.options == {"ending": "last_wins", "heaps": "few"}
    assert at.table.commitment == commitment(SECRETS.seed, SECRETS.salt)
    assert at.waiting() == {}
    assert await open_notices(house, at.table.id) == [(NoticeKind.LOBBY, 0.0)]
    assert house.changed == [at.table.id]


@pytest.mark.parametrize(
    ("title", "seats", "options", "code"),
    [
        pytest.param("chess", 2, {}, "table.no_such_title", id="a title that we do not host"),
        pytest.param("nim", 4, {}, "table.seat_count", id="too many seats"),
        pytest.param("nim", 1, {}, "table.seat_count", id="too few seats"),
        pytest.param("nim", 2, {"ending": "never"}, "core.unknown_option", id="no such choice"),
        pytest.param("nim", 2, {"colour": "red"}, "core.unknown_option", id="no such option"),
        pytest.param("nim", 2, {"heaps": "none"}, "nim.bad_heaps", id="no value of one's own"),
    ],
)
async def test_some_tables_cannot_be_opened(
    house: House, title: str, seats: int, options: dict[str, str], code: str
) -> None:
    with refuses(code):
        await house.opens(ANN, title=title, seats=seats, options=options)


async def test_a_member_cannot_open_tables_without_end(house: House) -> None:
    opened = [await house.lobby("nim", ANN, seats=2) for _ in range(MOST_OPEN)]
    with refuses("server.enough"):
        await house.lobby("nim", ANN, seats=2)
    with refuses("table.too_many"):
        await house.lobby("nim", ANN, seats=2, guild_id=GUILD + 1)
    await house.tables.cancel(opened[0].table.id, house.by(ANN))
    await house.lobby("nim", ANN, seats=2)


async def test_a_table_that_is_not_there(house: House) -> None:
    with refuses("table.no_such_table"):
        await house.tables.position(404)
    with pytest.raises(TableRefusal):
        await house.tables.start(404, house.by(ANN))


# Looking


async def test_a_place_means_its_table(house: House) -> None:
    at = await house.table("nim", ANN, BOB)
    await house.tables.posts.place(at.table.id, lambda conn: None, thread_id=77)
    lobby = await house.lobby("nim", ANN, seats=2)
    assert await house.tables.find(77) == at.table.id
    assert await house.tables.find(CHANNEL) == lobby.table.id
    assert await house.tables.find(404) is None


async def test_tables_of_a_member(house: House) -> None:
    playing = await house.table("nim", ANN, BOB)
    house.clock.now += 1
    lobby = await house.lobby("nim", ANN, seats=2)
    ended = await house.table("nim", ANN, BOB)
    await house.called_off(ended.table.id)
    mine = await house.tables.of_member(ANN)
    assert [at.table.id for at in mine] == [lobby.table.id, playing.table.id]


async def test_tables_with_robots_are_those_that_robots_look_at(house: House) -> None:
    await house.table("nim", ANN, BOB)
    with_robot = await house.table("sealed", ANN, robots=2)
    await house.lobby("nim", ANN, seats=2)
    assert await house.tables.changes.with_robots() == [with_robot.table.id]


async def test_tables_that_wait_for_a_member(house: House) -> None:
    at = await house.table("nim", ANN, BOB)
    _, member = await house.acting(at.table.id)
    other = ANN + BOB - member
    assert [at.table.id for at in await house.tables.waiting_on(member)] == [at.table.id]
    assert await house.tables.waiting_on(other) == ()


async def test_history_holds_the_events_after_an_entry(house: House) -> None:
    at = await house.table("nim", ANN, BOB)
    await house.play(at.table.id, TAKE, nim.EndTurn(), TAKE)
    told = await house.tables.history(at.table.id, 10)
    keys = [(seq, event.msg.key) for seq, event in told]
    assert keys == [(1, "nim.event.took"), (2, "nim.event.ended_turn"), (3, "nim.event.took")]
    assert await house.tables.history(at.table.id, 10, after=2) == told[2:]
    assert await house.tables.history(at.table.id, 2) == told[1:]


# Playing


async def test_a_simultaneous_answer_does_not_make_mine_stale(house: House) -> None:
    at = await house.table("sealed", ANN, BOB, CID)
    hands = hands_at(at)
    await house.tables.play(at.table.id, house.by(ANN), Lay((hands[0][0],)), at.question_seqs[0])
    done = await house.tables.play(
        at.table.id, house.by(BOB), Lay((hands[1][0],)), at.question_seqs[1]
    )
    assert set(done.position.waiting()) == {2}


async def test_simultaneous_answers_at_the_same_time(house: House) -> None:
    at = await house.table("sealed", ANN, BOB, CID)
    hands = hands_at(at)
    await asyncio.gather(
        *(
            house.tables.play(at.table.id, house.by(member), Lay((hand[0],)), 0)
            for member, hand in zip((ANN, BOB, CID), hands, strict=True)
        )
    )
    after = await house.tables.position(at.table.id)
    assert after.table.seq == 3
    assert len(after.waiting()) == 1
    await assert_at_hand_is_kept(house, at.table.id)


async def test_of_two_answers_to_one_question_the_second_is_stale(house: House) -> None:
    at = await house.table("nim", ANN, BOB)
    seat, member = await house.acting(at.table.id)
    answers = (
        house.tables.play(at.table.id, house.by(member), TAKE, at.question_seqs[seat])
        for _ in range(2)
    )
    done = await asyncio.gather(*answers, return_exceptions=True)
    (refused,) = (each for each in done if isinstance(each, TableRefusal))
    assert refused.code == "table.stale"
    assert (await house.tables.position(at.table.id)).table.seq == 1


async def test_a_member_who_left_can_come_back(house: House) -> None:
    at = await house.table("nim", ANN, BOB)
    await house.tables.leave(at.table.id, house.by(BOB))
    left = await house.tables.position(at.table.id)
    assert drawing(left.seats) == "ann r2(bob)"
    await house.tables.take_over(at.table.id, house.by(BOB), None)
    back = await house.tables.position(at.table.id)
    assert drawing(back.seats) == "ann bob"
    assert [at.table.id for at in await house.tables.of_member(BOB)] == [at.table.id]
    await assert_at_hand_is_kept(house, at.table.id)


async def test_a_table_ends_by_consent(house: House) -> None:
    at = await house.table("nim", ANN, BOB)
    house.clock.now += 60
    ended = await house.called_off(at.table.id)
    assert ended.table.ended_at == int(house.clock.now)
    with refuses("table.ended"):
        await house.tables.play(at.table.id, house.by(ANN), TAKE, None)


async def test_moves_keep_a_table_from_being_idle(house: House) -> None:
    week_s = 7 * 24 * 3600
    at = await house.table("nim", ANN, BOB)
    house.clock.now += week_s - 1
    await house.play(at.table.id, TAKE)
    house.clock.now += week_s - 1
    done = await house.tables.end(at.table.id, house.by(ANN))
    assert done.position.table.status is Status.PLAYING
    house.clock.now += 1
    done = await house.tables.end(at.table.id, house.by(ANN))
    assert done.position.table.status is Status.CANCELLED


# Telling


async def test_a_start_is_told_in_order(house: House) -> None:
    at = await house.table("nim", ANN, BOB)
    kinds = [kind for kind, _ in await open_notices(house, at.table.id)]
    assert kinds == [NoticeKind.LOBBY, NoticeKind.THREAD, NoticeKind.BOARD]


def _all_told(conn: Connection) -> None:
    conn.execute(delete(schema.outbox))


async def test_quick_moves_make_one_board(house: House) -> None:
    at = await house.table("nim", ANN, BOB)
    await house.database.write(_all_told)
    await house.play(at.table.id, TAKE, TAKE, TAKE)
    told = await open_notices(house, at.table.id)
    assert [kind for kind, _ in told].count(NoticeKind.BOARD) == 1
    assert told[-1][1] > 0
    await house.play(at.table.id, nim.EndTurn())
    assert (await open_notices(house, at.table.id))[-1] == (NoticeKind.BOARD, 0.0)


async def test_a_sentence_does_not_wait_behind_a_board_that_was_put_off(house: House) -> None:
    at = await house.table("nim", ANN, BOB)
    await house.play(at.table.id, TAKE)
    await house.tables.end(at.table.id, house.by(ANN))
    told = await open_notices(house, at.table.id)
    assert told[-2:] == [(NoticeKind.BOARD, 0.0), (NoticeKind.NOTICE, 0.0)]


async def test_the_result_stands_for_a_board_that_was_not_sent(house: House) -> None:
    at = await house.table("nim", ANN, BOB)
    await house.called_off(at.table.id)
    kinds = [kind for kind, _ in await open_notices(house, at.table.id)]
    assert NoticeKind.BOARD not in kinds
    assert kinds[-2:] == [NoticeKind.CLOSING, NoticeKind.LOBBY]


async def test_a_board_is_posted_again_on_demand(house: House) -> None:
    at = await house.table("nim", ANN, BOB)
    await house.play(at.table.id, TAKE)
    await house.tables.posts.repost(at.table.id)
    assert (await open_notices(house, at.table.id))[-1] == (NoticeKind.BOARD, 0.0)
    await house.called_off(at.table.id)
    await house.tables.posts.repost(at.table.id)
    kinds = [kind for kind, _ in await open_notices(house, at.table.id)]
    assert NoticeKind.BOARD not in kinds


async def test_where_things_were_posted_is_noted_with_the_row_that_was_sent(house: House) -> None:
    at = await house.table("nim", ANN, BOB)
    (head,) = await house.database.read(outbox.heads)
    await house.tables.posts.place(
        at.table.id,
        lambda conn: outbox.sent(conn, head.id, posted=Posted(1, 5), now=house.clock.now),
        lobby=Posted(1, 5),
        told_seq=0,
    )
    after = await house.tables.position(at.table.id)
    assert (after.table.lobby, after.table.told_seq) == (Posted(1, 5), 0)
    (next_head,) = await house.database.read(outbox.heads)
    assert next_head.id > head.id
    await assert_at_hand_is_kept(house, at.table.id)


async def test_nothing_is_noted_when_the_row_cannot_be(house: House) -> None:
    at = await house.table("nim", ANN, BOB)

    def fail(conn: object) -> None:
        raise LookupError("no")

    with pytest.raises(LookupError, match="no"):
        await house.tables.posts.place(at.table.id, fail, told_seq=0)
    await assert_at_hand_is_kept(house, at.table.id)
    assert (await house.tables.position(at.table.id)).table.told_seq == -1


# What is at hand


async def begun(task: "asyncio.Task[Any]") -> None:
    """Wait until a task writes to the disk. If the time is too short, the test still passes, but shows less."""
    await asyncio.wait({task}, timeout=0.05)


async def test_a_caller_that_gives_up_half_way_has_still_changed_the_table(house: House) -> None:
    at = await house.table("nim", ANN, robots=1)
    async with disks.slow(house.database, table_id=at.table.id):
        taking = asyncio.create_task(house.tables.take_over(at.table.id, house.by(BOB), None))
        await begun(taking)
        taking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await taking
        late = asyncio.create_task(house.tables.take_over(at.table.id, house.by(CID), None))
        await begun(late)
    with refuses("table.no_robot"):
        await late
    assert drawing((await house.tables.position(at.table.id)).seats) == "ann bob"
    await assert_at_hand_is_kept(house, at.table.id)


async def test_a_post_that_is_given_up_half_way_is_still_noted(house: House) -> None:
    at = await house.table("nim", ANN, BOB)
    async with disks.slow(house.database, table_id=at.table.id):
        noting = asyncio.create_task(
            house.tables.posts.place(at.table.id, lambda conn: None, thread_id=77)
        )
        await begun(noting)
        noting.cancel()
        await asyncio.wait({noting})
    await house.play(at.table.id, TAKE)
    assert (await house.tables.position(at.table.id)).table.thread_id == 77
    await assert_at_hand_is_kept(house, at.table.id)


async def test_hardly_any_table_at_hand(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(positions, "CACHE_SIZE", 1)
    house = await house.reopened()
    ids = [(await house.table("nim", ANN, BOB)).table.id for _ in range(4)]

    async def play(table_id: int) -> None:
        await house.play(table_id, TAKE, TAKE, nim.EndTurn(), nim.Take(heap=2, count=1))

    async def look(table_id: int) -> None:
        for _ in range(20):
            await house.tables.position(table_id)

    await asyncio.gather(*map(play, ids), *map(look, ids))
    for table_id in ids:
        assert (await house.tables.position(table_id)).table.seq == 4
        await assert_at_hand_is_kept(house, table_id)
    await house.database.close()
