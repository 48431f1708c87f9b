"""Members take back turns that have passed, by consent: voters, the restored state, and refusals."""

import dataclasses
from typing import Any

import pytest
from msgspec.structs import replace

from bot.store.people.ballots import Ballot
from bot.store.rows import MoveKind
from bot.tables.absence import taking_back
from bot.tables.absence.ballots import LAPSED, NO, YES
from bot.tables.history import records
from bot.tables.history.running import running_record
from bot.tables.model import Position
from rules.core import engine
from rules.core.codec import encode_state
from rules.core.game import GameDef
from rules.core.log import Log
from rules.core.seats import Seat
from rules.core.text import SeatName, msg
from tests.bot.tables.house import ANN, BOB, CID, GAMES, SECRETS
from tests.engines import ON_BOTH
from tests.hosting.clocked import ClockedHouse, chosen
from tests.refusing import refused
from tests.toys import nim

HEAPS = {"heaps": "7-7-7"}


async def casual(house: ClockedHouse, *members: int, **more: Any) -> Position:
    """A table of Nim that rates no member, with enough stones for some turns."""
    at = await house.table(*members, options=HEAPS, rated=False, **more)
    assert not at.table.is_rated
    return at


async def turn(house: ClockedHouse, table: int) -> int:
    """The acting member takes one stone and ends the turn; return the member."""
    _, member = house.asked(await house.tables.position(table))
    for move in (nim.Take(heap=1, count=1), nim.EndTurn()):
        await house.tables.play(table, house.by(member), move, None)
    await house.posted(table)
    return member


def seat_of(at: Position, member: int) -> Seat:
    seat = at.seat_of(member)
    assert seat is not None
    return seat


async def the_ballot(house: ClockedHouse, table: int) -> Ballot:
    return (await house.voting.of(table))[-1]


async def agree(house: ClockedHouse, table: int, *members: int, choice: str = YES) -> None:
    number = (await the_ballot(house, table)).number
    for member in members:
        await house.voting.vote(table, house.by(member), number, choice)


async def asked(house: ClockedHouse, table: int) -> set[int]:
    """Return the members with a voice in the newest ballot."""
    at, ballot = await house.tables.position(table), await the_ballot(house, table)
    return set(at.members()) - await house.voting.silent(at, ballot)


async def test_the_table_goes_back_to_before_the_turn_and_says_who_agreed(
    house: ClockedHouse,
) -> None:
    table = (await casual(house, ANN, BOB, CID)).table.id
    before = await house.tables.position(table)
    first, second = await turn(house, table), await turn(house, table)
    third = house.asked(await house.tables.position(table))[1]
    await house.people.taking_back.ask(table, house.by(first))
    assert await asked(house, table) == {second, third}
    await agree(house, table, second)
    assert (await house.tables.position(table)).state != before.state
    await agree(house, table, third)
    at = await house.tables.position(table)
    assert encode_state(at.state) == encode_state(before.state)
    log = await house.log(table)
    assert [row.kind for row in log[-4:]] == [MoveKind.UNDO] * 4
    assert [row.member_id for row in log[-4:]] == [second, second, first, first]
    [told] = [each for row in log[-4:] for each in records.decode_events(row.events)]
    others = tuple(map(SeatName, sorted(seat_of(at, each) for each in (second, third))))
    assert told.msg == msg("table.turn_back", seat=SeatName(seat_of(at, first)), others=others)
    assert running_record(at, log).told[-1].events == (told.msg,)
    assert house.asked(at)[1] == first


async def test_an_asker_is_called_on_the_new_board_and_time_used_stays_used(
    house: ClockedHouse,
) -> None:
    table = (await casual(house, ANN, BOB)).table.id
    first = await turn(house, table)
    at = await house.tables.position(table)
    own, other = seat_of(at, first), house.asked(at)[0]
    await house.passes(hours=2)
    await house.posts_all()
    await house.people.taking_back.ask(table, house.by(first))
    left = at.table.clocks[other].left_ms
    await agree(house, table, house.asked(at)[1])
    at = await house.tables.position(table)
    assert at.table.clocks[other].left_ms == left - 2 * 3600 * 1000
    assert not at.table.clocks[other].is_asked
    assert at.table.clocks[own].is_asked
    assert at.table.acting_id is None
    [board] = await house.told("board")
    assert b'"seq":%d' % at.table.seq in board.replace(b" ", b"")
    assert (await house.posted(table)).table.clocks[own].since_ms == house.now_ms


async def test_a_member_asked_before_and_after_is_called_in_a_new_turn(house: ClockedHouse) -> None:
    table = (await casual(house, ANN, BOB, CID)).table.id
    members = [await turn(house, table) for _ in range(3)]
    before = await house.tables.position(table)
    own = seat_of(before, members[0])
    assert house.asked(before) == (own, members[0])
    assert before.table.clocks[own].is_running
    await house.passes(hours=2)
    await house.people.taking_back.ask(table, house.by(members[0]))
    await agree(house, table, *members[1:])
    at = await house.tables.position(table)
    clock = at.table.clocks[own]
    assert house.asked(at) == (own, members[0])
    assert clock.turn == before.table.clocks[own].turn + 1
    assert clock.is_asked
    assert not clock.is_running
    assert clock.left_ms == before.table.clocks[own].left_ms - 2 * 3600 * 1000
    assert (await house.posted(table)).table.clocks[own].since_ms == house.now_ms


async def test_the_next_move_of_an_asked_member_ends_the_question(house: ClockedHouse) -> None:
    table = (await casual(house, ANN, BOB)).table.id
    first = await turn(house, table)
    second = house.asked(await house.tables.position(table))[1]
    await house.people.taking_back.ask(table, house.by(first))
    await turn(house, table)
    after = await house.tables.position(table)
    await agree(house, table, second)
    assert (await the_ballot(house, table)).outcome == LAPSED
    assert (await house.tables.position(table)).state == after.state


async def test_one_refusal_ends_it_and_the_same_turn_is_not_asked_about_again(
    house: ClockedHouse,
) -> None:
    table = (await casual(house, ANN, BOB, CID)).table.id
    first, second = await turn(house, table), await turn(house, table)
    before = await house.tables.position(table)
    ask = house.people.taking_back.ask
    await ask(table, house.by(first))
    assert await refused(ask(table, house.by(first))) == "ballot.open"
    await agree(house, table, second, choice=NO)
    assert (await the_ballot(house, table)).outcome == NO
    assert await refused(ask(table, house.by(first))) == "back.refused"
    assert not await house.people.taking_back.may_ask(before, first)
    assert (await house.tables.position(table)).state == before.state
    third = await turn(house, table)
    assert await refused(ask(table, house.by(first))) == "back.refused"
    # Another turn is another question.
    await ask(table, house.by(third))


async def test_members_who_have_not_moved_since_are_asked_at_a_rated_table_alone(
    house: ClockedHouse,
) -> None:
    for rated in (False, True):
        at = await house.table(ANN, BOB, CID, options={"heaps": "many"}, rated=rated)
        assert at.table.is_rated is rated
        first = await turn(house, at.table.id)
        await house.people.taking_back.ask(at.table.id, house.by(first))
        next_one = house.asked(await house.tables.position(at.table.id))[1]
        everybody = {ANN, BOB, CID} - {first}
        assert await asked(house, at.table.id) == (everybody if rated else {next_one})
        [last] = everybody - {next_one}
        for member in (first, last) if not rated else (first,):
            vote = agree(house, at.table.id, member)
            code = "back.yours" if member == first else "back.no_voice"
            assert await refused(vote) == code


async def test_in_a_tournament_everybody_is_asked(house: ClockedHouse) -> None:
    at = await casual(house, ANN, BOB, CID)
    first = await turn(house, at.table.id)
    at = await house.tables.position(at.table.id)
    seat = seat_of(at, first)
    passed = await house.people.taking_back._replays.passed(at, seat)
    assert passed is not None
    assert len(taking_back.asked(at, seat, passed)) == 1
    contest = dataclasses.replace(at, table=replace(at.table, tournament_id=1))
    assert set(taking_back.asked(contest, seat, passed)) == {ANN, BOB, CID} - {first}


async def test_robots_agree_without_a_question(house: ClockedHouse) -> None:
    table = (await casual(house, ANN, robots=1)).table.id
    at = await house.tables.position(table)
    while seat_of(at, ANN) not in at.waiting():
        at = await house.robot_acts(table)
    before = at
    await turn(house, table)
    await house.robot_acts(table)
    await house.people.taking_back.ask(table, house.by(ANN))
    at = await house.tables.position(table)
    assert encode_state(at.state) == encode_state(before.state)
    assert await house.told("ballot") == []
    [told] = records.decode_events((await house.log(table))[-1].events)
    assert told.msg.key == "table.turn_back_alone"
    assert records.verify(at, SECRETS, await house.log(table)).ok


@ON_BOTH
async def test_hidden_things_that_came_out_are_told_and_the_same_draws_follow(
    house: ClockedHouse,
) -> None:
    """The deck keeps its order, so members draw the same cards again."""
    at = await house.table(ANN, BOB, title="sealed", rated=False)
    table, played = at.table.id, []
    states = [at.state]
    for seat in sorted(at.waiting()):
        at = await house.tables.position(table)
        member = at.seats[seat].member_id
        assert member is not None
        move = chosen(at, seat)
        played.append((member, move))
        await house.tables.play(table, house.by(member), move, None)
        states.append((await house.tables.position(table)).state)
    first, other = played[0][0], played[1][0]
    await house.people.taking_back.ask(table, house.by(first))
    at, ballot = await house.tables.position(table), await the_ballot(house, table)
    assert await house.people.taking_back.is_revealed(at, ballot)
    await agree(house, table, other)
    assert (await house.tables.position(table)).state == states[0]
    for member, move in played:
        await house.tables.play(table, house.by(member), move, None)
    assert (await house.tables.position(table)).state == states[-1]


async def test_nothing_is_revealed_at_an_open_game(house: ClockedHouse) -> None:
    table = (await casual(house, ANN, BOB)).table.id
    await house.people.taking_back.ask(table, house.by(await turn(house, table)))
    at, ballot = await house.tables.position(table), await the_ballot(house, table)
    assert not await house.people.taking_back.is_revealed(at, ballot)


async def test_a_turn_stands_once_something_was_drawn_that_another_move_would_change(
    house: ClockedHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[int] = []

    def drawing(draft: nim.State, log: Log) -> None:
        nim.GAME.advance(draft, log)
        if draft.from_heap is not None:
            drawn.append(draft.rng.below(sum(draft.heaps)))

    game: GameDef[Any, Any] = dataclasses.replace(nim.GAME, advance=drawing)
    monkeypatch.setitem(GAMES, "nim", game)
    at = await casual(house, ANN, BOB)
    seat = house.asked(at)[0]
    for count in range(1, 8):
        engine.play(game, at.state, seat, nim.Take(heap=1, count=count))
    # A member who could try one move after another would choose among these draws.
    assert len(set(drawn)) > 1
    first = await turn(house, at.table.id)
    ask = house.people.taking_back.ask(at.table.id, house.by(first))
    assert await refused(ask) == "back.drawn"


async def test_refusals_give_the_reason(house: ClockedHouse) -> None:
    ask = house.people.taking_back.ask
    lobby = (await house.opens(ANN)).position.table.id
    assert await refused(ask(lobby, house.by(ANN))) == "table.not_started"
    at = await casual(house, ANN, BOB)
    table, (_, first) = at.table.id, house.asked(at)
    second = ({ANN, BOB} - {first}).pop()
    assert await refused(ask(table, house.by(CID))) == "table.not_seated"
    assert await refused(ask(table, house.by(first))) == "back.none"
    await house.tables.play(table, house.by(first), nim.Take(heap=1, count=1), None)
    assert await refused(ask(table, house.by(first))) == "back.own_turn"
    await house.tables.play(table, house.by(first), nim.EndTurn(), None)
    await house.tables.leave(table, house.by(second))
    assert await refused(ask(table, house.by(first))) == "back.hands"
    await house.tables.end(table, house.by(first))
    assert await refused(ask(table, house.by(first))) == "table.ended"


async def test_a_rated_table_against_robots_alone_takes_nothing_back(house: ClockedHouse) -> None:
    table = (await house.table(ANN, BOB, options={"heaps": "many"})).table.id
    await house.tables.leave(table, house.by(BOB))
    at = await house.tables.position(table)
    assert at.table.is_rated
    while seat_of(at, ANN) not in at.waiting():
        at = await house.robot_acts(table)
    await turn(house, table)
    ask = house.people.taking_back.ask(table, house.by(ANN))
    assert await refused(ask) == "back.alone"


async def test_the_offer_is_made_only_while_it_could_work(house: ClockedHouse) -> None:
    at = await casual(house, ANN, BOB)
    table, may = at.table.id, house.people.taking_back.may_ask
    first = house.asked(at)[1]
    second = ({ANN, BOB} - {first}).pop()
    assert not await may(at, first)
    await turn(house, table)
    at = await house.tables.position(table)
    assert [await may(at, each) for each in (first, second, CID)] == [True, False, False]
    await house.people.taking_back.ask(table, house.by(first))
    assert not await may(await house.tables.position(table), first)
