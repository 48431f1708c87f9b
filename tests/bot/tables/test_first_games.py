"""A first game is its learner's alone: no member sees it, nothing is posted, and it counts nowhere."""

from collections.abc import AsyncIterator
from dataclasses import replace
from functools import partial

import pytest
from sqlalchemy import URL, Connection, func, select

from bot.store import tables
from bot.store.finding import lobby_boards
from bot.store.people import ended, personal
from bot.store.people.lessons import SeenLesson
from bot.store.rows import NoticeKind, Status
from bot.store.schema import metadata
from bot.tables.conduct.sealing import assert_open, is_homeless, may_be_told
from bot.tables.learning.first_games import FirstGames
from bot.tables.model import Position
from bot.tables.privacy.privacy import Privacy
from rules.core.game import RobotLevel
from rules.core.lessons import Course, Lesson
from rules.core.rng import Rng
from tests.bot.tables.house import ANN, BOB, CHANNEL, GUILD, House, open_house
from tests.refusing import refuses
from tests.toys import nim

COURSE: Course[nim.View] = Course(
    lessons=(Lesson("heap"), Lesson("last", verb="take")), seed=5, seats=2, options={}
)
GAMES = {"nim": replace(nim.GAME, lessons=COURSE)}


@pytest.fixture
async def school(database_url: URL) -> AsyncIterator[House]:
    opened = await open_house(database_url, games=GAMES)
    yield opened
    await opened.database.close()


def first_games(school: House) -> FirstGames:
    return FirstGames(school.database, school.known, school.tables)


async def opened(school: House, member: int = ANN) -> Position:
    table = await first_games(school).open(
        school.by(member), title="nim", guild_id=GUILD, channel_id=CHANNEL, language="en"
    )
    return await school.tables.position(table)


def _count(conn: Connection, name: str) -> int:
    return conn.scalar(select(func.count()).select_from(metadata.tables[name])) or 0


async def test_it_is_opened_once_and_can_be_left_and_resumed(school: House) -> None:
    at = await opened(school)
    assert at.table.status is Status.PLAYING
    assert at.seat_of(ANN) == 0
    assert at.seats[1].robot_level == RobotLevel.EASY
    assert not at.table.is_rated
    assert (await opened(school)).table.id == at.table.id
    assert (await opened(school, BOB)).table.id != at.table.id


async def test_the_deal_is_always_the_same(school: House) -> None:
    one, other = await opened(school), await opened(school, BOB)
    assert school.known.games("nim").view(one.state, 0) == school.known.games("nim").view(
        other.state, 0
    )


async def test_a_click_delivered_twice_opens_one(school: House) -> None:
    actor = school.by(ANN)
    again = partial(
        first_games(school).open,
        actor,
        title="nim",
        guild_id=GUILD,
        channel_id=CHANNEL,
        language="en",
    )
    one = await again()
    await school.tables.end(one, school.by(ANN))
    assert await again() == one


async def test_no_other_member_sees_it(school: House) -> None:
    at = await opened(school)
    assert_open(at, ANN)
    with refuses("learn.private"):
        assert_open(at, BOB)
    read = school.database.read
    assert await school.tables.find(CHANNEL) is None
    assert await school.tables.find(CHANNEL, BOB) is None
    assert await school.tables.find(CHANNEL, ANN) == at.table.id
    assert await school.tables.in_guild(GUILD, 10) == ()
    assert await read(partial(lobby_boards.playing, guild_id=GUILD)) == []
    assert await read(partial(tables.opened_by, opener_id=ANN)) == []
    other = await school.table("nim", ANN, BOB)
    assert await school.tables.find(CHANNEL, ANN) == other.table.id


async def test_nothing_is_posted_about_it(school: House) -> None:
    at = await opened(school)
    assert [kind for kind in NoticeKind if may_be_told(at, kind)] == [NoticeKind.TROUBLE]
    assert not any(is_homeless(at, kind) for kind in NoticeKind)


async def test_it_counts_nowhere(school: House) -> None:
    at = await opened(school)
    while at.table.status is Status.PLAYING:
        seat = min(at.waiting())
        move = at.game.robot(at.state, seat, RobotLevel.QUICK, Rng(1))
        if seat == 0:
            await school.tables.play(at.table.id, school.by(ANN), move, None)
        else:
            await school.tables.play_robot(at.table.id, seat, move, seq=at.table.seq)
        at = await school.tables.position(at.table.id)
    assert at.table.status is Status.FINISHED
    for name in ("results", "rating_events", "conduct"):
        assert await school.database.read(partial(_count, name=name)) == 0
    row = at.table
    assert await school.database.read(lambda conn: ended.usual_length_s(conn, row)) is None
    with refuses("learn.no_record"):
        await school.tables.record(at.table.id)


async def test_a_title_without_lessons_has_no_first_game(house: House) -> None:
    with refuses("learn.none"):
        await opened(house)


async def test_lessons_seen_are_exported_and_deleted_with_the_members_data(school: House) -> None:
    at = await opened(school)
    games = first_games(school)
    await games.note(at, ANN, SeenLesson("heap", at.table.id, 0))
    await games.note(at, BOB, SeenLesson("heap", at.table.id, 0))
    found = await school.database.read(lambda conn: personal.export(conn, ANN))
    assert [row["lesson"] for row in found["lessons"]] == ["heap"]
    await Privacy(school.database, school.tables, lambda: None).delete(school.by(ANN))
    assert await games.seen(at, ANN) == {}
    assert [*await games.seen(at, BOB)] == ["heap"]


async def test_skipped_news_are_not_told_any_more(school: House) -> None:
    at = await opened(school)
    games = first_games(school)
    await games.note(at, ANN, SeenLesson("heap", at.table.id, 3))
    await games.skip(at, ANN)
    seen = await games.seen(at, ANN)
    assert {key: each.asked_seq for key, each in seen.items()} == {"heap": -1, "last": -1}
