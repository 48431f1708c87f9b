"""The result of a finished table for each member with a seat there."""

import pytest
from msgspec.structs import replace

from bot.store.people import results as stored
from bot.store.people.results import Result
from bot.store.rows import Status
from bot.tables.model import Change, Position
from tests.bot.tables.house import ANN, BOB, CID, DAN
from tests.engines import ON_BOTH
from tests.hosting.clocked import ClockedHouse


async def results(house: ClockedHouse, table_id: int) -> dict[int | None, Result]:
    found = await house.database.read(lambda conn: stored.of_table(conn, table_id))
    return {each.member_id: each for each in found}


async def steps(house: ClockedHouse, table_id: int, most: int) -> None:
    """Members and robots take up to so many turns."""
    for _ in range(most):
        at = await house.tables.position(table_id)
        if at.table.status is not Status.PLAYING:
            return
        robot = at.seats[house.acting(at)].is_played_by_robot
        await (house.robot_acts(table_id) if robot else house.acts(table_id))


async def played_out(house: ClockedHouse, table_id: int) -> Position:
    await steps(house, table_id, 100)
    at = await house.tables.position(table_id)
    assert at.table.status is Status.FINISHED
    return at


async def out_of_time(house: ClockedHouse, table_id: int) -> int:
    """Let the active member run out of time. Return that member."""
    at = await house.tables.position(table_id)
    member = at.seats[house.acting(at)].member_id
    assert member is not None
    while member in (await house.tables.position(table_id)).members():
        await house.passes(hours=2)
    return member


async def free_for_all(house: ClockedHouse, table_id: int, seat: int) -> None:
    """No member has a right to a robot's seat any more."""

    async def decide(at: Position) -> Change:
        rows = tuple(
            replace(row, away_id=None, name="") if row.seat == seat else row for row in at.seats
        )
        return Change(at.table, rows, at.state)

    await house.tables.changes.change(table_id, None, decide)


@pytest.mark.parametrize("pace", ["daily", "none"])
async def test_a_member_who_plays_to_the_end_is_a_player(house: ClockedHouse, pace: str) -> None:
    at = await house.table(ANN, BOB, pace=pace)
    at = await played_out(house, at.table.id)
    outcome = at.game.outcome(at.state)
    assert outcome is not None
    found = await results(house, at.table.id)
    assert {each.stood for each in found.values()} == {"player"}
    assert [each.rank for each in found.values()] == list(outcome.ranks)
    assert [each.points for each in found.values()] == [each.total for each in outcome.scores]
    assert {each.share for each in found.values()} == {1000}
    assert not any(each.has_robot_seat or each.is_casual for each in found.values())


@ON_BOTH
async def test_with_a_robot_from_the_start_a_table_is_casual(house: ClockedHouse) -> None:
    at = await house.table(ANN, BOB, robots=1)
    await played_out(house, at.table.id)
    found = await results(house, at.table.id)
    assert list(found) == [ANN, BOB]
    assert all(each.is_casual and not each.has_robot_seat for each in found.values())


async def test_a_table_closed_by_all_has_no_result(house: ClockedHouse) -> None:
    at = await house.table(ANN, BOB)
    await steps(house, at.table.id, 1)
    for member in (ANN, BOB):
        await house.tables.end(at.table.id, house.by(member))
    assert await results(house, at.table.id) == {}


async def test_a_member_out_of_time_comes_last_after_any_result_of_the_robot(
    house: ClockedHouse,
) -> None:
    at = await house.table(ANN, BOB, CID)
    gone = await out_of_time(house, at.table.id)
    at = await played_out(house, at.table.id)
    outcome = at.game.outcome(at.state)
    assert outcome is not None
    found = await results(house, at.table.id)
    assert (found[gone].stood, found[gone].rank, found[gone].share) == ("gave_up", 3, 0)
    assert found[gone].gave_up_s is not None
    others = [each for member, each in found.items() if member != gone]
    assert {each.stood for each in others} == {"player"}
    assert all(each.has_robot_seat for each in found.values())
    # Whoever was behind the robot moves up.
    ahead = sorted(others, key=lambda each: outcome.ranks[each.seat])
    assert [each.rank for each in ahead] == sorted(each.rank for each in ahead)
    assert ahead[0].rank == 1
    assert max(each.rank for each in ahead) < 3


@ON_BOTH
@pytest.mark.parametrize(("hours", "stood"), [(45, "substitute"), (49, "gave_up")])
async def test_a_member_who_comes_back_in_time_has_not_given_up(
    house: ClockedHouse, hours: float, stood: str
) -> None:
    at = await house.table(ANN, BOB, CID)
    gone = await out_of_time(house, at.table.id)
    await house.robot_acts(at.table.id)
    house.now_ms += int(hours * 3_600_000)
    await house.tables.come_back(at.table.id, house.by(gone))
    await house.posted(at.table.id)
    await played_out(house, at.table.id)
    found = await results(house, at.table.id)
    assert found[gone].stood == stood
    assert 0 < found[gone].share < 900


async def test_a_member_back_before_a_move_is_a_player(house: ClockedHouse) -> None:
    at = await house.table(ANN, BOB)
    await house.tables.leave(at.table.id, house.by(BOB))
    await house.tables.come_back(at.table.id, house.by(BOB))
    await house.posted(at.table.id)
    await played_out(house, at.table.id)
    assert {each.stood for each in (await results(house, at.table.id)).values()} == {"player"}


@pytest.mark.parametrize(("hours", "stood"), [(71, "handed"), (73, "gave_up")])
async def test_a_substitute_is_listed_beside_the_member_who_left(
    house: ClockedHouse, hours: float, stood: str
) -> None:
    at = await house.table(ANN, BOB)
    await steps(house, at.table.id, 2)
    await house.tables.leave(at.table.id, house.by(BOB))
    await free_for_all(house, at.table.id, 1)
    house.now_ms += int(hours * 3_600_000)
    await house.tables.take_over(at.table.id, house.by(DAN), 1)
    await house.posted(at.table.id)
    await played_out(house, at.table.id)
    found = await results(house, at.table.id)
    assert (found[BOB].stood, found[DAN].stood) == (stood, "substitute")
    assert (found[BOB].number, found[DAN].number) == (0, 1)
    assert 999 <= found[BOB].share + found[DAN].share <= 1000
    if stood == "gave_up":
        assert found[BOB].rank == 3
        assert {found[ANN].rank, found[DAN].rank} == {1, 2}


async def test_6_the_loser_who_leaves_spoils_nothing(house: ClockedHouse) -> None:
    """Losing, then leaving to spoil the result: the others' results stand, and the leaver is last."""
    at = await house.table(ANN, BOB, CID)
    await steps(house, at.table.id, 3)
    await house.tables.leave(at.table.id, house.by(CID))
    await house.posted(at.table.id)
    await played_out(house, at.table.id)
    found = await results(house, at.table.id)
    assert (found[CID].stood, found[CID].rank) == ("gave_up", 3)
    ranks = sorted((found[ANN].rank, found[BOB].rank))
    assert ranks in ([1, 1], [1, 2])
    assert {found[ANN].stood, found[BOB].stood} == {"player"}
