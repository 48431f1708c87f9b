"""Leaderboards tell how places have changed, careers how reliable a member is, the log of frequent meetings."""

from typing import Any

from sqlalchemy import Connection, insert, update

from bot.features.rating import figure_views, views
from bot.ratings.figures import FEWEST_TURNS, MOST_TOWERS, order_of, towers_of
from bot.ratings.service import Ratings
from bot.store import outbox, schema
from bot.store.declaring import contest, people
from bot.store.people import audit
from bot.store.ratings import served
from bot.store.ratings.stats import SeatPlayed, of_table
from bot.store.rows import NoticeKind
from tests.bot.ratings.test_keeping import DAY_S, finished, house, kept, recalculation, whole
from tests.bot.ratings.test_service import POOL, ratings
from tests.bot.tables.house import ANN, BOB, CID, DAN, GUILD, House

__all__ = ["house"]


async def sure(house: House, *, apart_days: int = 11) -> Ratings:
    """Ann and Bob are on the leaderboard."""
    for number in range(9):
        house.clock.now += (apart_days - 1) * DAY_S
        await whole(house, ANN, BOB, seed=number)
    return ratings(house)


async def test_a_first_board_compares_with_nothing_and_tells_the_last_places(house: House) -> None:
    service = await sure(house)
    board = await service.board(POOL)
    order = [each.member_id for each in board.rows]
    assert board.changes == {}
    assert {len(places) for places in board.last.values()} == {5}
    assert all({1, 2} >= set(places) for places in board.last.values())
    view = views.board_view(board, POOL, BOB, is_here=True, page=0)
    assert [row.name for row in view.rows] == [{ANN: "Ann", BOB: "Bob"}[member] for member in order]
    assert [row.is_reader for row in view.rows] == [member == BOB for member in order]


async def test_places_are_compared_with_those_of_a_week_ago(house: House) -> None:
    service = await sure(house)
    house.clock.now += 8 * DAY_S
    same = await service.board(POOL)
    assert same.changes == {ANN: 0, BOB: 0}
    for number in range(9):
        house.clock.now += 10 * DAY_S
        await whole(house, CID, DAN, seed=number)
    house.clock.now += DAY_S
    board = await service.board(POOL)
    assert {member for member, by in board.changes.items() if by is None} <= {CID, DAN}
    assert set(board.changes) == {ANN, BOB, CID, DAN}


async def test_provisional_ones_learn_how_far_they_are(house: House) -> None:
    await whole(house, ANN, BOB)
    board = await ratings(house).board(POOL)
    assert board.rows == ()
    assert {each.member_id: each.tables for each in board.early} == {ANN: 1, BOB: 1}
    assert board.changes == {}


async def test_a_profile_tells_how_reliable_a_member_is(house: House) -> None:
    await whole(house, ANN, BOB)
    at = await house.table("nim", ANN, BOB, CID)
    _, member = await house.acting(at.table.id)
    await house.tables.leave(at.table.id, house.by(member))
    await finished(house, at.table.id)
    profile = await ratings(house).profile(member, member)
    assert profile.recent == ((True, False) if member in (ANN, BOB) else (False,))
    assert profile.reliability == (sum(profile.recent) + 2, len(profile.recent) + 3)
    assert profile.tables == len(profile.recent)
    assert profile.first_at is not None
    assert sum(each.tables for each in profile.by_seats) == sum(profile.recent)

    def excuse(conn: Connection) -> None:
        row = {"table_id": at.table.id, "member_id": member, "what": "left", "at_ms": 0}
        (seat,) = [each.seat for each in at.sittings if each.member_id == member]
        conn.execute(insert(people.conduct).values(**row, seat=seat, seq=99, is_excused=1))

    await house.database.write(excuse)
    excused = await ratings(house).profile(member, member)
    assert False not in excused.recent


async def test_a_member_who_wants_light_cards_gets_all_of_them_so(house: House) -> None:
    service = ratings(house)
    await service.lighten(ANN, on=True)
    assert (await service.profile(BOB, ANN)).is_light
    assert not (await service.profile(ANN, BOB)).is_light
    await service.lighten(ANN, on=False)
    assert not (await service.profile(ANN, ANN)).is_light


def tournament(conn: Connection, number: int, *places: tuple[int, int | None]) -> None:
    """A tournament that is over, by its places."""
    names = ("channel_id", "organiser_id", "version", "algorithm", "starts_ms", "created_ms")
    values: dict[str, Any] = dict.fromkeys(names, 0)
    texts = {"language": "en", "name": "Cup", "title": "nim", "settings": "{}", "plan": "{}"}
    conn.execute(
        insert(contest.tournaments).values(
            **values,
            **texts,
            id=number,
            guild_id=GUILD,
            status="finished",
            seed=b"",
            salt=b"",
            commitment="",
        )
    )
    for no, (member, place) in enumerate(places, start=1):
        conn.execute(
            insert(contest.entrants).values(
                tournament_id=number,
                no=no,
                member_id=member,
                name=f"M{member}",
                kind="entrant",
                entered_ms=0,
                place=place,
            )
        )


async def test_a_server_has_a_hall_of_fame(house: House) -> None:
    await whole(house, ANN, BOB)

    def play(conn: Connection) -> None:
        tournament(conn, 1, (ANN, 1), (BOB, 2), (CID, 2), (DAN, None))
        tournament(conn, 2, (BOB, 1), (ANN, 2), (DAN, 4))

    await house.database.write(play)
    service = ratings(house)
    found = await service.server(GUILD)
    assert found.tournaments == 2
    medals = {each.member_id: (each.first, each.second, each.third) for each in found.fame}
    assert medals == {ANN: (1, 1, 0), BOB: (1, 1, 0), CID: (0, 1, 0)}
    assert (await service.profile(ANN, BOB)).medals == (1, 1, 0)
    (nim,) = found.titles
    assert (nim.tables, nim.members, nim.unfinished, nim.answer_ms) == (1, 2, 0, None)
    assert (await service.server(GUILD + 1)).fame == ()
    await service.hide(CID, on=True)
    view = figure_views.server_view(await service.server(GUILD), ANN)
    assert [(row.place.number, row.place.is_shared) for row in view.fame] == [
        (1, True),
        (1, True),
        (3, False),
    ]
    assert [row.is_reader for row in view.fame] == [True, False, False]
    assert f"M{CID}" not in repr(view)


async def test_a_server_has_figures_on_turns_and_cancelled_tables(house: House) -> None:
    done = await whole(house, ANN, BOB)
    off = await house.table("nim", ANN, BOB)
    await house.called_off(off.table.id)
    turn = {"seat": 0, "member_id": ANN, "from_ms": 0, "to_ms": 0, "before_ms": 0, "after_ms": 0}

    def time(conn: Connection) -> None:
        for number in range(FEWEST_TURNS):
            row = turn | {"turn": number, "charged_ms": 1000 * number, "ended_by": "move"}
            conn.execute(insert(schema.turns).values(table_id=done.table.id, **row))

    await house.database.write(time)
    (nim,) = (await ratings(house).server(GUILD)).titles
    assert (nim.tables, nim.unfinished, nim.answer_ms) == (1, 500, 1000 * FEWEST_TURNS // 2)
    assert len(await house.database.read(lambda conn: served.answers(conn, GUILD, "nim"))) == 20


async def test_closed_tables_are_counted_nowhere(house: House) -> None:
    at = await whole(house, ANN, BOB)

    def close(conn: Connection) -> None:
        only = schema.tables.c.id == at.table.id
        conn.execute(update(schema.tables).where(only).values(is_sealed=1))

    await house.database.write(close)
    service = ratings(house)
    assert (await service.versus(ANN, BOB)).met == ()
    profile = await service.profile(ANN, ANN)
    assert (profile.tables, profile.by_title, profile.recent) == (0, (), ())
    assert (await service.server(GUILD)).titles == ()
    assert (await service.title("nim")).tables == 0
    assert (await recalculation(house).verify()).tables == 0


async def test_organisers_learn_of_frequent_meetings_only_once(house: House) -> None:
    for number in range(12):
        house.clock.now += 10 * DAY_S
        await whole(house, ANN, BOB, seed=number)
    assert len(await kept(house)) == 24

    def read(conn: Connection) -> tuple[list[Any], list[Any]]:
        told = [row for row in outbox.heads(conn) if row.kind is NoticeKind.AUDIT]
        return list(audit.page(conn, GUILD, first=0, most=9)), told

    done, told = await house.database.read(read)
    assert {each.what for each in done} == {"met_often"}
    assert {(each.actor_id, each.subject_id) for each in done} == {(ANN, BOB)}
    # Tables 10, 11 and 12 are eleven days apart, and thirty days pass before a pair is named again.
    assert len(done) == 1
    assert (done[0].before, done[0].after) == ("10", "30")
    assert len(told) == 1


def seats(title_seats: int, *wins: int) -> list[SeatPlayed]:
    """Tables of so many seats, each with the winner's place in the order of play, from 1."""
    return [
        SeatPlayed(table, seat, title_seats, 1 if seat == won else 2, 0, str(seat))
        for table, won in enumerate(wins)
        for seat in range(1, title_seats + 1)
    ]


def test_seats_are_compared_by_when_they_play_first() -> None:
    found = list(order_of([*seats(2, *([1] * 15 + [2] * 5)), *seats(3, *([1, 2, 3] * 7))]))
    assert [(count, seat) for count, seat, _ in found] == [(2, 1), (2, 2), (3, 1), (3, 2), (3, 3)]
    assert [round(share.won, 2) for _, _, share in found] == [1.5, 0.5, 1.0, 1.0, 1.0]


def test_totals_stand_in_towers_of_equal_steps() -> None:
    made = [
        SeatPlayed(1, seat, 2, 1 + (seat > 0), total, None) for seat, total in enumerate((-3, 12))
    ]
    step, towers = towers_of(made)
    assert step == 5
    assert [(each.start, each.won, each.lost) for each in towers] == [
        (-5, 1, 0),
        (0, 0, 0),
        (5, 0, 0),
        (10, 0, 1),
    ]
    wide = [SeatPlayed(1, seat, 2, 1, total, None) for seat, total in enumerate((0, 999))]
    assert len(towers_of(wide)[1]) <= MOST_TOWERS


async def test_no_seat_is_first_at_a_title_that_does_not_say(house: House) -> None:
    at = await whole(house, ANN, BOB)
    found = await house.database.read(lambda conn: of_table(conn, at.table.id))
    assert "first" not in {each.name for each in found}
