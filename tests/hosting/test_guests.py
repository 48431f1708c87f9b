"""A look into a hand is not free: a seat that a guest has left is theirs alone until the players open it (ADR 60)."""

from collections.abc import Awaitable, Callable

import pytest

from bot.clocks.paces import NO_CLOCK
from bot.store.rows import Status
from bot.tables.errors import TableRefusal
from bot.tables.model import Position
from rules.core import engine
from rules.core.game import Setup
from rules.core.text import Typed
from rules.registry import load
from tests.bot.tables.house import ANN, BOB, CID, DAN, NAMES
from tests.engines import ON_BOTH
from tests.hosting.clocked import ClockedHouse
from tests.refusing import refused

EVE = 5
GUEST_SEAT = 2
Way = Callable[[ClockedHouse, int], Awaitable[object]]


@pytest.fixture(autouse=True)
def named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(NAMES, EVE, "Eve")


async def _peeked(house: ClockedHouse, *, title: str = "sealed") -> Position:
    """Ann and Bob play with a robot, whose seat Cid has taken over."""
    at = await house.table(ANN, BOB, robots=1, title=title, pace=NO_CLOCK)
    done = await house.tables.take_over(at.table.id, house.by(CID), GUEST_SEAT)
    return done.position


async def _leaves(house: ClockedHouse, table_id: int) -> None:
    await house.tables.leave(table_id, house.by(CID))


async def _asks_for_a_substitute(house: ClockedHouse, table_id: int) -> None:
    await house.people.leaving.find_substitute(table_id, house.by(CID))


async def _concedes(house: ClockedHouse, table_id: int) -> None:
    await house.people.leaving.concede(table_id, house.by(CID))


async def _leaves_the_server(house: ClockedHouse, table_id: int) -> None:
    await house.tables.replace_member(table_id, house.by(ANN), GUEST_SEAT, has_left=True)


async def _is_removed(house: ClockedHouse, table_id: int) -> None:
    await house.moderation.remove(table_id, house.by(DAN), GUEST_SEAT, Typed(""))


WAYS_OUT = (_leaves, _asks_for_a_substitute, _concedes, _leaves_the_server, _is_removed)


@pytest.mark.parametrize("way", WAYS_OUT)
async def test_a_guests_seat_stays_private_after_every_way_of_leaving(
    house: ClockedHouse, way: Way
) -> None:
    table_id = (await _peeked(house)).table.id
    await way(house, table_id)
    for days in (0, 4):
        await house.passes(hours=days * 24)
        at = await house.tables.position(table_id)
        assert at.seats[GUEST_SEAT].is_robot
        assert await house.people.offers.of(table_id) == ()
        for seat in (GUEST_SEAT, None):
            code = await refused(house.tables.take_over(table_id, house.by(DAN), seat))
            assert code == "table.seen_by_other"


async def test_a_guest_may_come_back_to_the_seat_and_to_no_other(house: ClockedHouse) -> None:
    at = await house.table(ANN, BOB, robots=2, title="sealed")
    table_id = at.table.id
    await house.tables.take_over(table_id, house.by(CID), 2)
    await house.tables.leave(table_id, house.by(CID))
    assert await refused(house.tables.take_over(table_id, house.by(CID), 3)) == "table.seen_another"
    # The other robot's seat has not been seen, so a stranger gets it.
    at = (await house.tables.take_over(table_id, house.by(DAN), None)).position
    assert at.seat_of(DAN) == 3
    at = (await house.tables.take_over(table_id, house.by(CID), None)).position
    assert at.seat_of(CID) == 2


async def test_the_players_open_the_seat_for_others(house: ClockedHouse) -> None:
    table_id = (await _peeked(house)).table.id
    await house.tables.leave(table_id, house.by(CID))
    await house.voting.kick(table_id, house.by(ANN), GUEST_SEAT)
    with pytest.raises(TableRefusal):
        await house.tables.take_over(table_id, house.by(DAN), GUEST_SEAT)
    await house.voting.kick(table_id, house.by(BOB), GUEST_SEAT)
    at = (await house.tables.take_over(table_id, house.by(DAN), GUEST_SEAT)).position
    assert at.seat_of(DAN) == GUEST_SEAT
    # That was for this once: a new look binds the seat again.
    await house.tables.leave(table_id, house.by(DAN))
    code = await refused(house.tables.take_over(table_id, house.by(EVE), GUEST_SEAT))
    assert code == "table.seen_by_other"


async def test_a_guest_who_is_not_there_has_no_voice(house: ClockedHouse) -> None:
    table_id = (await _peeked(house)).table.id
    await house.tables.leave(table_id, house.by(CID))
    assert await refused(house.voting.kick(table_id, house.by(CID), GUEST_SEAT)) == (
        "table.not_seated"
    )
    await house.voting.kick(table_id, house.by(ANN), GUEST_SEAT)
    (ballot,) = await house.voting.of(table_id)
    assert (ballot.kind, ballot.subject_id, ballot.outcome) == ("open", CID, None)
    # They are back: there is nothing left to decide.
    await house.tables.take_over(table_id, house.by(CID), GUEST_SEAT)
    await house.voting.vote(table_id, house.by(BOB), ballot.number, "yes")
    assert (await house.voting.of(table_id))[0].outcome == "lapsed"


async def test_a_guest_cannot_pass_the_seat_on(house: ClockedHouse) -> None:
    table_id = (await _peeked(house)).table.id
    leaving = house.people.leaving
    assert await refused(leaving.hand_over(table_id, house.by(CID), DAN)) == "handover.guest"
    # Members with their seat from the start may.
    await leaving.hand_over(table_id, house.by(BOB), DAN)


async def test_moderators_may_seat_a_member_by_name(house: ClockedHouse) -> None:
    table_id = (await _peeked(house)).table.id
    await house.tables.leave(table_id, house.by(CID))
    await house.moderation.seat(table_id, house.by(BOB), GUEST_SEAT, DAN, Typed("Dan"), Typed(""))
    await house.people.leaving.answer(table_id, house.by(DAN), GUEST_SEAT, agrees=True)
    assert (await house.tables.position(table_id)).seat_of(DAN) == GUEST_SEAT


async def test_a_title_without_secrets_binds_no_member(house: ClockedHouse) -> None:
    table_id = (await _peeked(house, title="nim")).table.id
    await house.tables.leave(table_id, house.by(CID))
    at = (await house.tables.take_over(table_id, house.by(DAN), GUEST_SEAT)).position
    assert at.seat_of(DAN) == GUEST_SEAT


@ON_BOTH
async def test_an_offered_seat_that_a_guest_has_left_is_offered_again_only_by_the_players(
    house: ClockedHouse,
) -> None:
    at = await house.table(ANN, BOB, DAN, title="sealed", pace=NO_CLOCK)
    table_id, seat = at.table.id, 2
    await house.people.leaving.find_substitute(table_id, house.by(DAN))
    await house.passes(seconds=1)
    assert [each.seat for each in await house.people.offers.of(table_id)] == [seat]
    await house.tables.take_over(table_id, house.by(CID), seat)
    await house.tables.leave(table_id, house.by(CID))
    await house.passes(hours=4 * 24)
    assert await house.people.offers.of(table_id) == ()
    await house.voting.kick(table_id, house.by(ANN), seat)
    await house.voting.kick(table_id, house.by(BOB), seat)
    await house.passes(seconds=1)
    assert [each.seat for each in await house.people.offers.of(table_id)] == [seat]
    assert (await house.tables.position(table_id)).table.status is Status.PLAYING
    await house.tables.take_over(table_id, house.by(EVE), seat)


@pytest.mark.parametrize("title", ["mine", "tmars", "expancity", "metromania"])
def test_it_is_known_which_titles_hide_something(title: str) -> None:
    game = load(title)
    seats = max(2, min(game.seats))
    state = engine.start(
        game, Setup(seats, {each.name: each.default for each in game.options}, 1)
    ).state
    public = game.describe(game.view(state, None))
    own = [game.describe(game.view(state, seat)) for seat in range(seats)]
    hides = any(line not in public for lines in own for line in lines)
    assert hides == (title != "metromania")
