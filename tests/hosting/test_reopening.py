"""Tables that were closed by mistake: the members vote or moderators decide, and the game goes on with other chance."""

from sqlalchemy import select

from bot.store import schema
from bot.store.rows import Status
from bot.tables.absence import ballots
from bot.tables.model import Position
from rules.core.text import Typed
from tests.bot.tables.house import ANN, BOB, CID
from tests.engines import ON_BOTH
from tests.hosting.clocked import ClockedHouse
from tests.refusing import refused


async def closed(house: ClockedHouse, *members: int, robots: int = 0) -> Position:
    """A table in play that its members have called off after a turn, or before the first."""
    at = await house.table(*members, robots=robots)
    if not robots:
        await house.acts(at.table.id)
    for member in members:
        await house.tables.end(at.table.id, house.by(member))
    return await house.tables.position(at.table.id)


async def newest(house: ClockedHouse) -> Position:
    query = select(schema.tables.c.id).order_by(schema.tables.c.id.desc()).limit(1)
    number = await house.database.read(lambda conn: conn.execute(query).scalar_one())
    return await house.tables.position(number)


async def test_it_goes_on_with_every_member_in_their_seat_once_all_agree(
    house: ClockedHouse,
) -> None:
    before = await closed(house, ANN, BOB)
    await house.reopening.ask(before.table.id, house.by(BOB))
    assert (await newest(house)).table.id == before.table.id
    [ballot] = await house.voting.of(before.table.id)
    await house.voting.vote(before.table.id, house.by(ANN), ballot.number, ballots.YES)
    await house.passes(seconds=2)
    again = await newest(house)
    assert again.table.status is Status.PLAYING
    assert again.members() == before.members()
    assert again.table.pace == before.table.pace
    assert again.game.waiting_for(again.state) == before.game.waiting_for(before.state)
    assert again.table.moves_before is not None
    assert b"table.reopened" in b"".join(await house.told("notice"))


async def test_pressing_the_button_again_agrees(house: ClockedHouse) -> None:
    before = await closed(house, ANN, BOB)
    for member in (ANN, BOB):
        await house.reopening.ask(before.table.id, house.by(member))
    await house.passes(seconds=2)
    assert (await newest(house)).table.status is Status.PLAYING


async def test_one_no_leaves_it_closed(house: ClockedHouse) -> None:
    before = await closed(house, ANN, BOB)
    await house.reopening.ask(before.table.id, house.by(ANN))
    [ballot] = await house.voting.of(before.table.id)
    await house.voting.vote(before.table.id, house.by(BOB), ballot.number, ballots.NO)
    [ballot] = await house.voting.of(before.table.id)
    assert ballot.outcome == ballots.NO
    assert (await newest(house)).table.id == before.table.id


async def test_no_member_answers_and_it_stays_closed(house: ClockedHouse) -> None:
    before = await closed(house, ANN, BOB)
    await house.reopening.ask(before.table.id, house.by(ANN))
    await house.passes(hours=25)
    [ballot] = await house.voting.of(before.table.id)
    assert ballot.outcome == ballots.NO


@ON_BOTH
async def test_a_seat_that_a_robot_had_stays_a_robots(house: ClockedHouse) -> None:
    before = await closed(house, ANN, BOB, robots=1)
    for member in (ANN, BOB):
        await house.reopening.ask(before.table.id, house.by(member))
    await house.passes(seconds=2)
    again = await newest(house)
    assert [row.is_robot for row in again.seats] == [row.is_robot for row in before.seats]


async def test_the_day_after_is_too_late(house: ClockedHouse) -> None:
    before = await closed(house, ANN, BOB)
    await house.passes(hours=24.1)
    assert await refused(house.reopening.ask(before.table.id, house.by(ANN))) == "reopen.too_late"


async def test_only_members_who_had_a_seat_may_ask(house: ClockedHouse) -> None:
    before = await closed(house, ANN, BOB)
    assert await refused(house.reopening.ask(before.table.id, house.by(CID))) == "table.not_seated"


async def test_a_table_in_play_and_one_that_goes_on_already_are_not_opened_again(
    house: ClockedHouse,
) -> None:
    at = await house.table(ANN, BOB)
    asked = house.reopening.ask(at.table.id, house.by(ANN))
    assert await refused(asked) == "reopen.not_closed"
    before = await closed(house, ANN, BOB)
    for member in (ANN, BOB):
        await house.reopening.ask(before.table.id, house.by(member))
    assert await refused(house.reopening.ask(before.table.id, house.by(ANN))) == "reopen.done"


async def test_a_reopened_table_can_be_verified(house: ClockedHouse) -> None:
    before = await closed(house, ANN, BOB)
    for member in (ANN, BOB):
        await house.reopening.ask(before.table.id, house.by(member))
    await house.passes(seconds=2)
    again = (await newest(house)).table.id
    await house.posted(again)
    await house.acts(again)
    for member in (ANN, BOB):
        await house.tables.end(again, house.by(member))
    assert (await house.tables.verify(again)).ok


async def test_moderators_open_it_again_with_its_seats_kept(house: ClockedHouse) -> None:
    before = await closed(house, ANN, BOB)
    await house.passes(hours=50)
    await house.moderation.reopen(before.table.id, house.by(CID), Typed("a slip"))
    again = await newest(house)
    assert again.table.status is Status.LOBBY
    assert [row.away_id for row in again.seats] == [ANN, BOB]
    [deed] = await house.moderation.page(before.table.guild_id, first=0, most=9)
    assert (deed.what, deed.table_id, deed.reason) == ("reopen", before.table.id, Typed("a slip"))
    reopened = house.moderation.reopen(before.table.id, house.by(CID), Typed("again"))
    assert await refused(reopened) == "reopen.done"
    for member in (BOB, ANN):
        await house.tables.join(again.table.id, house.by(member))
    at = (await house.tables.start(again.table.id, house.by(ANN))).position
    assert at.table.status is Status.PLAYING
