"""Ratings: shown, hidden and erased."""

from dataclasses import replace
from typing import Any

import pytest
from msgspec import json
from sqlalchemy import Connection

from bot.core.posts.rated_lines import change_lines
from bot.core.text.translator import translator
from bot.ratings.service import Ratings, told_of
from bot.ratings.shown import LEAST, Change, shares, wilson
from bot.store.declaring import ratings as declared
from bot.store.ratings import erasing, events
from bot.store.ratings.stats import SeatPlayed
from bot.tables.model import snowflake_ms
from bot.tables.privacy.forgetting import Forgetting
from bot.tables.privacy.privacy import Privacy
from rules.contest.ratings.ledger import Event
from rules.contest.ratings.model import RATING_VERSION
from rules.core.errors import Refusal
from rules.core.text import Typed
from tests.bot.ratings.test_keeping import house, kept, recalculation, season, whole
from tests.bot.tables.house import ANN, BOB, CID, DAN, GAMES, GUILD, House
from tests.catalogues import catalogue_of

pytestmark = pytest.mark.slow

__all__ = ["house"]

POOL = "nim:duel"


def ratings(house: House) -> Ratings:
    return Ratings(house.database, lambda key: GAMES[key], house.clock, lambda member: 0)


async def rows_of(house: House, member: int) -> list[tuple[Any, ...]]:
    """All rows about ratings that name a member."""

    def read(conn: Connection) -> list[tuple[Any, ...]]:
        return [
            tuple(row)
            for table in (declared.rating_events, declared.ratings)
            for row in conn.execute(table.select().where(table.c.member_id == member))
        ]

    return await house.database.read(read)


async def test_a_profile_tells_ratings_wins_and_the_way_there(house: House) -> None:
    await season(house)
    found = await ratings(house).profile(ANN, BOB)
    assert found.name == Typed("Ann")
    assert {each.pool for each in found.pools} == {"nim:duel", "nim:table"}
    assert all(each.tables == len(each.curve) for each in found.pools)
    assert all(each.points == each.curve[-1].rating for each in found.pools)
    ((title, tables, wins),) = found.by_title
    assert title == "nim"
    assert 0 < wins < tables


async def test_the_board_has_those_with_eight_tables_and_counts_the_others(house: House) -> None:
    for number in range(9):
        # More than thirty days between them, so that all are rated.
        house.clock.now += 11 * 86_400
        await whole(house, ANN, BOB, seed=number)
    await whole(house, CID, DAN)
    board = await ratings(house).board(POOL)
    assert {each.member_id for each in board.rows} == {ANN, BOB}
    assert board.provisional == 2
    assert board.names == {ANN: Typed("Ann"), BOB: Typed("Bob")}
    assert board.rows[0].points > board.rows[1].points
    assert [each.tables for each in board.rows] == [9, 9]
    assert await ratings(house).board(POOL, GUILD) == board
    for elsewhere in (GUILD + 1, 1080000000000000001):
        assert (await ratings(house).board(POOL, elsewhere)).rows == ()
    # A server that is forgotten has no leaderboard any more, and no member loses their rating.
    await Forgetting(house.database, house.tables, lambda: None).forget(GUILD)
    assert (await ratings(house).board(POOL, GUILD)).rows == ()
    kept = await ratings(house).board(POOL)
    assert [(each.member_id, each.points) for each in kept.rows] == [
        (each.member_id, each.points) for each in board.rows
    ]
    house.clock.now += 181 * 86_400
    gone = await ratings(house).board(POOL)
    assert (gone.rows, gone.provisional) == ((), 0)


async def test_young_accounts_are_provisional_after_any_number_of_games(house: House) -> None:
    for number in range(9):
        house.clock.now += 11 * 86_400
        await whole(house, ANN, BOB, seed=number)
    young = Ratings(
        house.database,
        lambda key: GAMES[key],
        house.clock,
        lambda member: int(house.clock.now * 1000) if member == ANN else 0,
    )
    board = await young.board(POOL)
    assert [each.member_id for each in board.rows] == [BOB]
    assert snowflake_ms(0) > 0


async def test_two_members_read_how_they_did_against_each_other(house: House) -> None:
    at = [await whole(house, ANN, BOB, seed=seed) for seed in range(3)]
    found = await ratings(house).versus(ANN, BOB)
    met = found.met
    assert [each.table_id for each in met] == [each.table.id for each in reversed(at)]
    assert found.names == {ANN: Typed("Ann"), BOB: Typed("Bob")}
    assert [each.member_id for each in found.ratings] == [ANN, BOB]
    other = (await ratings(house).versus(BOB, ANN)).met
    assert [(each.own, each.other) for each in other] == [(each.other, each.own) for each in met]
    assert (await ratings(house).versus(ANN, CID)).met == ()


async def test_a_title_has_statistics_of_its_tables(house: House) -> None:
    await season(house)
    found = await ratings(house).title("nim")
    assert found.tables == 15
    assert found.seats == (2, 3)
    assert found.moves > 3


async def test_a_hidden_member_appears_nowhere_until_they_show_again(house: House) -> None:
    for number in range(9):
        house.clock.now += 11 * 86_400
        last = await whole(house, ANN, BOB, seed=number)
    service = ratings(house)
    await service.hide(ANN, on=True)
    with pytest.raises(Refusal, match=r"rating\.hidden"):
        await service.profile(ANN, BOB)
    with pytest.raises(Refusal, match=r"rating\.hidden"):
        await service.versus(BOB, ANN)
    board = await service.board(POOL)
    assert ANN not in board.names
    assert [each.member_id for each in board.rows] == [BOB]
    told = await house.database.read(lambda conn: told_of(conn, last.table.id))
    assert [each.member_id for each in told] == [BOB]
    assert (await service.profile(ANN, ANN)).is_hidden
    await service.hide(ANN, on=False)
    assert not (await service.profile(ANN, BOB)).is_hidden


async def test_the_first_five_tables_of_practice_are_provisional_and_cost_no_points(
    house: House,
) -> None:
    service, seen = ratings(house), []
    house.clock.now += 40 * 86_400  # The account is old enough by now.
    for number in range(12):
        at = await whole(house, ANN, seed=number, robots=1)
        (told,) = await service.of_table(at.table.id)
        assert told.is_practice
        assert told.is_early == (number < 5)
        (held,) = (await service.profile(ANN, ANN)).pools
        # The post says the same as the profile.
        assert (held.points, held.is_provisional) == (told.points, told.is_early)
        seen.append(told.by)
    assert min(seen[:5]) == 0, "one is lost"
    assert min(seen[5:]) < 0
    assert (await recalculation(house).verify()).differing == 0
    for each in await ratings(house).of_table((await whole(house, ANN, BOB)).table.id):
        assert not each.is_practice
        assert not each.is_early


async def test_early_practice_is_provisional_and_shows_no_loss(house: House) -> None:
    at = await house.table("nim", ANN, robots=1)
    text = translator(catalogue_of("en"), at)

    def told(by: int, *, is_early: bool) -> list[str]:
        return change_lines(
            at, [Change(ANN, 1500 + by, by, is_practice=True, is_early=is_early)], text
        )

    assert told(0, is_early=True) == ["-# Practice rating: Ann 1500 (provisional)"]
    assert told(40, is_early=True) == ["-# Practice rating: Ann 1540 (+40, provisional)"]
    assert told(-40, is_early=False) == ["-# Practice rating: Ann 1460 (−40)"]
    assert change_lines(at, [Change(ANN, 1460, -40)], text) == ["-# Rating: Ann 1460 (−40)"]


async def test_ratings_of_an_earlier_version_are_made_again_at_the_start(house: House) -> None:
    for number in range(4):
        await whole(house, ANN, seed=number, robots=1)
    before = await kept(house)
    table = declared.rating_events
    earlier = table.update().values(version=RATING_VERSION - 1, mu=table.c.mu - 1)
    await house.database.write(lambda conn: conn.execute(earlier))
    await ratings(house).bring_up_to_date()
    assert await kept(house) == before


def without(found: list[Event], member: int) -> list[Event]:
    return [each for each in found if each.member_id > 0 and each.member_id != member]


async def test_erasing_leaves_no_row_and_others_keep_their_values(house: House) -> None:
    await season(house)
    before = await kept(house)
    assert any(each.member_id == ANN for each in before)
    service = ratings(house)
    await service.erase(ANN)
    after = await kept(house)
    assert without(after, ANN) == without(before, ANN)
    assert len(after) == len(before)
    assert not any(each.member_id == ANN for each in after)
    assert await rows_of(house, ANN) == []
    assert len(await rows_of(house, BOB)) > 2
    assert (await recalculation(house).recalculate()).differing == 0
    assert without(await kept(house), ANN) == without(before, ANN)
    own = await service.profile(ANN, ANN)
    assert own.is_unrated
    assert own.pools == ()


async def test_an_erased_member_is_never_rated_again_and_others_are(house: House) -> None:
    await whole(house, ANN, BOB, CID)
    await ratings(house).erase(ANN)
    at = await whole(house, ANN, BOB, CID, seed=8)
    found = await house.database.read(lambda conn: events.of_table(conn, at.table.id))
    assert {each.member_id for each in found} == {BOB, CID}
    before = await kept(house)
    await ratings(house).erase(ANN)
    assert await kept(house) == before
    assert (await recalculation(house).verify()).differing == 0


async def test_deleting_all_data_takes_the_ratings_along(house: House) -> None:
    await season(house)
    before = await kept(house)
    privacy = Privacy(house.database, house.tables, lambda: None)
    await privacy.delete(replace(house.by(ANN), name=Typed("Ann")))
    after = await kept(house)
    assert without(after, ANN) == without(before, ANN)
    assert not any(each.member_id == ANN for each in after)
    assert (await recalculation(house).verify()).differing == 0
    unrated = await house.database.read(lambda conn: erasing.unrated(conn, [ANN]))
    assert unrated == set()
    assert (await recalculation(house).recalculate()).differing == 0


async def test_a_file_holds_a_members_own_ratings(house: House) -> None:
    await season(house)
    found = json.decode(await ratings(house).export(ANN))
    events_of_ann = [each for each in await kept(house) if each.member_id == ANN]
    assert len(found["kept"]["rating_events"]) == len(events_of_ann)
    assert {row["pool"] for row in found["kept"]["ratings"]} == {"nim:duel", "nim:table"}
    assert str(BOB) not in {str(row.get("member_id")) for row in found["kept"]["rating_events"]}


def played(wins: int, losses: int, seats: int = 4) -> list[SeatPlayed]:
    return [
        SeatPlayed(table, 0, seats, 1 if table < wins else 2, 10, "red")
        for table in range(wins + losses)
    ]


def test_a_choice_that_wins_as_often_as_others_has_one_hundred_percent() -> None:
    (found,) = shares(played(25, 75))
    assert (found.choice, found.seats) == ("red", 100)
    assert found.won == pytest.approx(1.0)
    assert found.low < 1.0 < found.high


def test_few_seats_say_nothing() -> None:
    assert shares(played(5, LEAST - 6)) == []


def test_wilsons_interval_as_published() -> None:
    """E. B. Wilson, 1927: 10 of 20 lie between 0.299 and 0.701."""
    assert wilson(10, 20) == pytest.approx((0.2993, 0.7007), abs=1e-4)
    assert wilson(0, 20)[0] == 0.0
