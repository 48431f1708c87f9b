"""The ways out that refusals name are open to the member who reads them."""

import pytest

from bot.store.errors import Unreachable
from bot.store.rows import Status
from bot.tables.errors import NotSeated, TableRefusal
from tests.bot.tables.house import ANN, BOB, CID
from tests.hosting.clocked import ClockedHouse
from tests.hosting.test_ballots import late


async def way(house: ClockedHouse, table: int, member: int) -> object:
    at = await house.tables.position(table)
    told = await house.people.ways.told(NotSeated(), at, house.by(member))
    return told.facts["way"]


async def test_a_stranger_joins_a_lobby_or_takes_the_seat_of_a_robot(house: ClockedHouse) -> None:
    table = (await house.opens(ANN, seats=3)).position.table.id
    assert await way(house, table, CID) == "join"
    await house.tables.join(table, house.by(BOB))
    await house.tables.add_robot(table, house.by(ANN), 1)
    assert await way(house, table, CID) == "take"
    await house.tables.start(table, house.by(ANN))
    assert await way(house, table, CID) == "take"
    await house.tables.take_over(table, house.by(CID), None)
    assert (await house.tables.position(table)).table.status is Status.PLAYING


async def test_a_refusal_stays_as_it_is_while_the_database_is_away(
    house: ClockedHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = await house.table(ANN, BOB)

    async def away(*_: object, **__: object) -> None:
        raise Unreachable("starting up")

    monkeypatch.setattr(house.database, "read", away)
    refused = NotSeated()
    assert await house.people.ways.told(refused, at, house.by(CID)) is refused


async def test_a_full_table_leads_to_another_one(house: ClockedHouse) -> None:
    table = (await house.table(ANN, BOB)).table.id
    assert await way(house, table, CID) == "open"


async def test_a_member_who_conceded_is_not_sent_to_their_old_seat(house: ClockedHouse) -> None:
    table = (await house.table(ANN, BOB, CID)).table.id
    await house.people.leaving.concede(table, house.by(BOB))
    assert await way(house, table, BOB) == "open"


async def test_a_member_is_sent_back_after_the_first_vote_but_not_after_the_second(
    house: ClockedHouse,
) -> None:
    found, seat, (one, two) = await late(house, ANN, BOB, CID)
    table, gone = found.table.id, found.seats[seat].member_id
    assert gone is not None
    for expected in ("take", "open"):
        for member in (one, two):
            await house.voting.kick(table, house.by(member), seat)
        assert await way(house, table, gone) == expected
        if expected == "take":
            await house.tables.take_over(table, house.by(gone), None)
            await house.passes(hours=1)


async def test_a_turn_that_has_passed_leads_to_the_question_to_the_others(
    house: ClockedHouse,
) -> None:
    table = (await house.table(ANN, BOB, rated=False)).table.id
    at = await house.tables.position(table)
    mover = at.seats[house.acting(at)].member_id
    assert mover is not None
    nothing = TableRefusal("nothing_to_undo")
    assert (await house.people.ways.told(nothing, at, house.by(mover))) is nothing
    while house.acting(at) == at.seat_of(mover):
        at = await house.acts(table)
    told = await house.people.ways.told(nothing, at, house.by(mover))
    assert told.code == "table.others_undo"
    await house.people.taking_back.ask(table, house.by(mover))
    # The question is open now, so it cannot be asked again.
    assert (await house.people.ways.told(nothing, at, house.by(mover))) is nothing
