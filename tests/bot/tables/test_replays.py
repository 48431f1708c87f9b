"""A table is looked back at turn by turn: as it was then, for tables in play and ended ones."""

import asyncio
import dataclasses

import pytest
from sqlalchemy import delete

from bot.store.schema import moves
from bot.tables.errors import LogDamaged
from bot.tables.history.replays import KEPT_TABLES, NEWEST, Moment, Replays
from bot.tables.history.tape import EVERY
from bot.tables.model import Position
from rules.core import engine
from rules.core.codec import encode_state
from rules.core.rng import Rng
from rules.core.text import Typed
from tests.bot.tables.house import ANN, BOB, CID, House
from tests.refusing import refuses
from tests.toys import nim

END_TURN = nim.EndTurn()
TAKE = nim.Take(heap=1, count=1)


def heaps(moment: Moment) -> list[int]:
    assert isinstance(moment.position.state, nim.State)
    return moment.position.state.heaps


async def of(house: House, table_id: int) -> Position:
    return await house.tables.position(table_id)


async def test_every_turn_that_ended_is_a_stop_and_so_is_where_the_table_stands(
    house: House,
) -> None:
    at = await house.table("nim", ANN, BOB)
    replays = Replays(house.database)
    assert [stop.seq for stop in await replays.stops(at)] == [0]
    at = await house.play(at.table.id, TAKE, END_TURN)
    assert [stop.seq for stop in await replays.stops(at)] == [0, 2]
    at = await house.play(at.table.id, TAKE)
    assert [(stop.seq, stop.seat) for stop in await replays.stops(at)] == [
        (0, None),
        (2, 0),
        (3, 1),
    ]


async def test_the_table_is_shown_as_it_was_after_each_turn(house: House) -> None:
    at = await house.table("nim", ANN, BOB)
    replays = Replays(house.database)
    posted = [encode_state(at.state)]
    for _ in range(2):
        at = await house.play(at.table.id, TAKE, END_TURN)
        posted.append(encode_state(at.state))
    for number, seq in enumerate((0, 2, 4)):
        moment = await replays.moment(at, seq)
        assert (moment.number, moment.position.table.seq) == (number, seq)
        assert encode_state(moment.position.state) == posted[number]


async def test_steps_lead_to_the_turns_beside_and_stop_at_both_ends(house: House) -> None:
    at = await house.table("nim", ANN, BOB)
    at = await house.play(at.table.id, TAKE, END_TURN, TAKE, END_TURN)
    replays = Replays(house.database)

    async def number(seq: int, step: int = 0) -> int:
        return (await replays.moment(at, seq, step=step)).number

    assert [await number(2, 1), await number(2, -1)] == [2, 0]
    assert [await number(0, -1), await number(4, 1), await number(NEWEST)] == [0, 2, 2]
    # An entry in the middle of a turn belongs to the turn that is not over.
    assert [await number(3), await number(1)] == [1, 0]


async def test_a_replayed_turn_omits_moves_taken_back(
    house: House,
) -> None:
    at = await house.table("nim", ANN, BOB)
    await house.play(at.table.id, nim.Take(heap=2, count=2))
    await house.tables.undo(at.table.id, house.by(ANN))
    at = await house.play(at.table.id, TAKE, END_TURN)
    moment = await Replays(house.database).moment(at, NEWEST)
    assert moment.stop.seq == at.table.seq == 4
    assert [event.msg.args.get("count") for event in moment.events][:1] == [1]
    assert heaps(moment) == at.state.heaps  # type: ignore[union-attr]


async def test_a_stop_that_was_taken_back_is_none(house: House) -> None:
    at = await house.table("nim", ANN, BOB)
    replays = Replays(house.database)
    at = await house.play(at.table.id, TAKE)
    assert [stop.seq for stop in await replays.stops(at)] == [0, 1]
    await house.tables.undo(at.table.id, house.by(ANN))
    at = await of(house, at.table.id)
    assert [stop.seq for stop in await replays.stops(at)] == [0]
    assert heaps(await replays.moment(at, NEWEST)) == at.state.heaps  # type: ignore[union-attr]


async def test_seats_have_the_names_of_that_time(house: House) -> None:
    at = await house.table("nim", ANN, BOB, CID)
    await house.play(at.table.id, TAKE, END_TURN)
    await house.tables.leave(at.table.id, house.by(BOB))
    at = await of(house, at.table.id)
    replays = Replays(house.database)
    before = (await replays.moment(at, 2)).position
    after = (await replays.moment(at, NEWEST)).position
    assert [row.name for row in before.seats] == [*map(Typed, ("Ann", "Bob", "Cid"))]
    assert not before.seats[1].is_robot
    assert after.seats == at.seats
    assert after.seats[1].is_robot


async def test_a_long_table_is_shown_at_any_entry_and_keeps_few_states(house: House) -> None:
    at = await house.table("sealed", ANN, BOB)
    replays, chance = Replays(house.database), Rng(3)
    states = {0: encode_state(at.state)}
    while at.waiting() and at.table.seq <= 2 * EVERY:
        seat = min(at.waiting())
        member = at.seats[seat].member_id
        assert member is not None
        move = engine.sample_move(at.game, at.state, seat, chance)
        done = await house.tables.play(at.table.id, house.by(member), move, None)
        at = done.position
        states[at.table.seq] = encode_state(at.state)
    for stop in reversed(await replays.stops(at)):
        found = await replays.moment(at, stop.seq)
        assert encode_state(found.position.state) == states[stop.seq]


async def test_a_landmark_is_the_last_such_event_of_its_turn(house: House) -> None:
    at = await house.table("nim", ANN, BOB, CID)
    await house.play(at.table.id, TAKE, END_TURN)
    await house.tables.leave(at.table.id, house.by(CID))
    at = await house.play(at.table.id, TAKE, END_TURN)
    stops = await Replays(house.database).stops(at)
    landmarks = [None if stop.landmark is None else stop.landmark.key for stop in stops]
    assert landmarks == [None, None, "nim.event.left"]


async def test_several_readers_at_once_see_the_same(house: House) -> None:
    at = await house.table("nim", ANN, BOB)
    at = await house.play(at.table.id, TAKE, END_TURN, TAKE, END_TURN)
    replays = Replays(house.database)
    found = await asyncio.gather(*(replays.moment(at, seq) for seq in (4, 0, 2, 4)))
    assert [moment.number for moment in found] == [2, 0, 1, 2]


async def test_only_the_tables_looked_at_last_are_kept(house: House) -> None:
    replays = Replays(house.database)
    for _ in range(KEPT_TABLES + 3):
        at = await house.table("nim", ANN, BOB)
        await house.called_off(at.table.id)
        await replays.stops(at)
    assert len(replays._tapes) == KEPT_TABLES


async def test_a_table_that_has_not_started_has_no_turns(house: House) -> None:
    at = await house.lobby("nim", ANN, BOB)
    with refuses("table.not_started"):
        await Replays(house.database).stops(at)


async def test_a_damaged_log_cannot_be_replayed(house: House) -> None:
    at = await house.table("nim", ANN, BOB)
    at = await house.play(at.table.id, TAKE, END_TURN, TAKE)
    where = (moves.c.table_id == at.table.id) & (moves.c.seq == 2)
    await house.database.write(lambda conn: conn.execute(delete(moves).where(where)))
    with pytest.raises(LogDamaged):
        await Replays(house.database).stops(at)


async def test_a_log_that_leads_elsewhere_cannot_be_replayed(house: House) -> None:
    at = await house.table("nim", ANN, BOB)
    earlier = at.state
    at = await house.play(at.table.id, TAKE)
    with pytest.raises(LogDamaged):
        await Replays(house.database).stops(dataclasses.replace(at, state=earlier))


async def test_turns_of_other_rules_are_told_in_words(house: House) -> None:
    at = await house.table("nim", ANN, BOB)
    at = await house.play(at.table.id, TAKE, END_TURN)
    newer = dataclasses.replace(at, game=dataclasses.replace(nim.GAME, rules_version=2))
    moment = await Replays(house.database).moment(newer, 1)
    assert not moment.has_state
    assert (moment.number, len(moment.stops)) == (1, 3)
    assert [event.msg.key for event in moment.events] == ["nim.event.took"]
