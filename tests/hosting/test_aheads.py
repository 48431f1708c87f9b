"""Pre-moves and auto-answers: they are used while legal, otherwise dropped with a reason, unseen by other members."""

from dataclasses import dataclass
from functools import partial

import pytest
from msgspec import json
from msgspec.structs import replace
from sqlalchemy import select

from bot.clocks.paces import HOUR_MS, MINUTE_MS, PRESETS
from bot.core.posts.clock_lines import turn_lines
from bot.core.text.translator import translator
from bot.store import schema
from bot.store.database import Connection
from bot.store.people import aheads as stored
from bot.store.people.aheads import FORCED, NEXT, Ahead
from bot.store.rows import MoveKind, MoveRow, TimerKind
from bot.tables.aheads import Aheads
from bot.tables.errors import TableRefusal
from bot.tables.model import Position
from bot.tables.planning.deciding import MOST_IN_A_ROW, decided, held_ms
from bot.tables.privacy.privacy import Privacy
from bot.tables.timekeeping.accounts import account
from rules.core.errors import Refusal
from rules.core.seats import Seat
from rules.core.text import Msg, msg
from tests.bot.tables.house import ANN, BOB, CID
from tests.catalogues import toy_catalogues
from tests.engines import ON_BOTH
from tests.hosting.clocked import ClockedHouse
from tests.toys.nim import EndTurn, Take

DAILY = PRESETS["daily"]


@dataclass
class Table:
    """A game of Nim in which a member has to wait."""

    house: ClockedHouse
    aheads: Aheads
    id: int
    asked: int
    """The member whose turn it is."""
    waits: int
    """The member whose turn comes next."""

    async def look(self) -> Position:
        self.aheads.look(self.id)
        await self.aheads.settle()
        return await self.house.tables.position(self.id)

    async def turn(self, *moves: Take | EndTurn, by: int = 0) -> Position:
        for move in moves:
            await self.house.tables.play(self.id, self.house.by(by or self.asked), move, None)
        return await self.look()

    async def kept(self) -> tuple[Ahead, ...]:
        return await self.house.database.read(lambda conn: stored.of_table(conn, self.id))

    async def log(self) -> list[MoveRow]:
        return await self.house.log(self.id)

    def seat(self, at: Position, member: int) -> Seat:
        seat = at.seat_of(member)
        assert seat is not None
        return seat


def told(row: Ahead) -> Msg:
    return json.decode(row.told, type=Msg)


async def opened(house: ClockedHouse, *members: int, pace: str = "daily") -> Table:
    aheads = Aheads(house.tables, lambda below: below // 2)
    house.timers.on_table(TimerKind.AHEAD, aheads.held)
    at = await house.table(*(members or (ANN, BOB)), pace=pace)
    asked = at.waiting_members()[0]
    seat = at.seat_of(asked)
    assert seat is not None
    after = at.seats[(seat + 1) % len(at.seats)].member_id
    assert after is not None
    return Table(house, aheads, at.table.id, asked, after)


async def test_a_move_given_ahead_is_made_when_the_question_comes(house: ClockedHouse) -> None:
    on = await opened(house)
    await on.aheads.plan(on.id, house.by(on.waits), Take(2, 1))
    assert len(await on.kept()) == 1
    at = await on.turn(Take(1, 1), EndTurn())
    [row] = await on.kept()
    assert told(row).key == "ahead.used"
    last = (await on.log())[-1]
    assert (last.kind, last.member_id, last.seat) == (
        MoveKind.MOVE,
        on.waits,
        on.seat(at, on.waits),
    )
    assert at.state is not None
    assert at.state.from_heap == 2
    # They are asked again in the same turn, and have not seen it: the board that comes out calls them.
    assert at.table.acting_id is None


async def test_a_move_whose_heap_has_changed_is_dropped_and_says_why(house: ClockedHouse) -> None:
    on = await opened(house)
    await on.aheads.plan(on.id, house.by(on.waits), Take(2, 1))
    at = await on.turn(Take(2, 1), EndTurn())
    [row] = await on.kept()
    assert told(row) == msg("ahead.dropped", reason=msg("ahead.changed"))
    assert on.waits in at.waiting_members()
    # It is not tried again, and gone with the next move by hand.
    await on.look()
    await on.turn(Take(1, 1), by=on.waits)
    assert await on.kept() == ()


async def test_a_move_that_has_become_illegal_is_dropped_with_the_reason_of_the_rules(
    house: ClockedHouse,
) -> None:
    on = await opened(house)
    at = await house.tables.position(on.id)
    assert at.state is not None
    heap = len(at.state.heaps)
    await on.aheads.plan(on.id, house.by(on.waits), Take(heap, 6))
    await on.turn(Take(heap, 6), EndTurn())
    [row] = await on.kept()
    reason = told(row).args["reason"]
    assert isinstance(reason, Msg)
    assert reason.key == "error.nim.not_so_many"


async def test_there_is_one_next_move_and_it_can_be_withdrawn(house: ClockedHouse) -> None:
    on = await opened(house)
    await on.aheads.plan(on.id, house.by(on.waits), Take(1, 1))
    await on.aheads.plan(on.id, house.by(on.waits), Take(1, 2))
    [row] = await on.kept()
    assert row.name == NEXT
    await on.aheads.withdraw(on.id, house.by(on.waits))
    assert await on.kept() == ()
    at = await on.turn(Take(2, 1), EndTurn())
    assert on.waits in at.waiting_members()


async def test_some_moves_cannot_be_given_ahead(house: ClockedHouse) -> None:
    on = await opened(house)
    with pytest.raises(Refusal, match=r"ahead\.asked"):
        await on.aheads.plan(on.id, house.by(on.asked), Take(1, 1))
    with pytest.raises(Refusal, match=r"ahead\.other"):
        await on.aheads.plan(on.id, house.by(on.waits), EndTurn())
    with pytest.raises(Refusal, match="not_so_many"):
        await on.aheads.plan(on.id, house.by(on.waits), Take(1, 9))
    with pytest.raises(Refusal, match="outdated"):
        await on.aheads.rule(on.id, house.by(on.waits), "nothing")
    with pytest.raises(TableRefusal, match="not_seated"):
        await on.aheads.plan(on.id, house.by(CID), Take(1, 1))
    assert await on.kept() == ()


async def test_a_rule_answers_from_the_next_question_on(house: ClockedHouse) -> None:
    on = await opened(house)
    await on.aheads.rule(on.id, house.by(on.asked), "end_turn")
    at = await on.look()
    assert on.asked in at.waiting_members()
    at = await on.turn(Take(1, 1))
    assert at.waiting_members() == (on.waits,)
    assert [row.name for row in await on.kept()] == ["end_turn"]
    # At once, so it costs nothing, and the turn has its increment.
    [turn] = await house.turns(on.id, on.seat(at, on.asked))
    assert turn.ended_by == "move"


async def test_the_ledger_tells_of_moves_made_ahead(house: ClockedHouse) -> None:
    on = await opened(house)
    await on.aheads.plan(on.id, house.by(on.waits), Take(2, 1))
    await on.aheads.rule(on.id, house.by(on.waits), "end_turn")
    await house.passes(seconds=60)
    at = await on.turn(Take(1, 1), EndTurn())
    english = translator(toy_catalogues()["en"], at)
    _, by_hand, ahead = turn_lines(await account(house.tables, at), english)
    assert ahead.endswith("moved ahead, no time used")
    assert by_hand.endswith("1 min used")


async def test_a_rule_is_over_in_the_very_step_that_ends_it(house: ClockedHouse) -> None:
    on = await opened(house)
    await on.aheads.rule(on.id, house.by(on.waits), "end_turn")
    at = await house.tables.position(on.id)
    while at.waiting():
        member = at.waiting_members()[0]
        assert at.state is not None
        left = at.state.heaps
        heap = next(place for place, stones in enumerate(left, 1) if stones)
        at = (
            await house.tables.play(on.id, house.by(member), Take(heap, left[heap - 1]), None)
        ).position
        if member == on.asked:
            at = (await house.tables.play(on.id, house.by(member), EndTurn(), None)).position
        else:
            at = await on.look()
    assert await on.kept() == ()


async def test_a_rule_asks_its_member_again_after_many_answers(house: ClockedHouse) -> None:
    on = await opened(house)
    await on.aheads.rule(on.id, house.by(on.asked), "end_turn")
    [row] = await on.kept()
    worn = replace(row, used=MOST_IN_A_ROW)
    await house.database.write(lambda conn: stored.mark(conn, worn))
    at = await on.turn(Take(1, 1))
    # The move by hand has begun a new row, so it answers again.
    assert at.waiting_members() == (on.waits,)


async def test_the_only_legal_move_is_made_for_members_who_want_that(house: ClockedHouse) -> None:
    on = await opened(house)
    at = await house.tables.position(on.id)
    assert at.state is not None
    whole = Take(1, at.state.heaps[0])
    at = await on.turn(whole)
    # Only the end of the turn is left, and still they are asked.
    assert at.waiting_members() == (on.asked,)
    await on.aheads.make_forced(on.asked, True)
    at = await on.look()
    assert at.waiting_members() == (on.waits,)
    last = (await on.log())[-1]
    assert (last.kind, last.member_id) == (MoveKind.MOVE, on.asked)
    assert await on.aheads.own(at, on.asked) == ()
    # The other one is asked, and a member with a choice is asked as ever.
    assert at.state is not None
    at = await on.turn(Take(2, at.state.heaps[1]), by=on.waits)
    assert at.waiting_members() == (on.waits,)
    at = await on.turn(EndTurn(), by=on.waits)
    assert at.waiting_members() == (on.asked,)
    await on.aheads.make_forced(on.asked, False)
    assert at.state is not None
    at = await on.turn(Take(3, at.state.heaps[2]) if at.state.heaps[2] else Take(4, 1))
    assert on.asked in at.waiting_members() or not at.waiting()


async def test_the_only_legal_move_is_made_in_the_same_board_and_asks_again_after_many(
    house: ClockedHouse,
) -> None:
    on = await opened(house)
    await on.aheads.make_forced(on.asked, True)
    at = await house.tables.position(on.id)
    assert at.state is not None
    await house.posts_all()
    await house.tables.play(on.id, house.by(on.asked), Take(1, at.state.heaps[0]), None)
    # A question answered at once has no board of its own, so it calls no member.
    told = await house.database.read(lambda conn: _outbox(conn, on.id))
    assert [due for kind, _, due in told if kind == "board"] in ([], [house.now_ms / 1000 + 2])
    at = await on.look()
    assert at.waiting_members() == (on.waits,)
    [row] = await on.kept()
    assert (row.name, row.used) == (FORCED, 1)
    await house.database.write(lambda conn: stored.put(conn, replace(row, used=MOST_IN_A_ROW)))
    await on.turn(Take(2, 1), EndTurn(), by=on.waits)
    at = await house.tables.position(on.id)
    assert decided(at, on.seat(at, on.asked), await on.kept()) is None
    # A move by hand begins a new row.
    assert at.state is not None
    at = await on.turn(Take(2, at.state.heaps[1]))
    assert on.asked not in at.waiting_members()


async def test_an_answer_that_would_reveal_something_is_delayed_or_given_by_hand(
    house: ClockedHouse,
) -> None:
    on = await opened(house)
    await on.aheads.rule(on.id, house.by(on.asked), "hold")
    at = await on.turn(Take(1, 1))
    assert on.asked in at.waiting_members()
    [due] = [each for each in await house.armed() if each.kind is TimerKind.AHEAD]
    wait = due.at_ms - house.now_ms
    assert 10 * MINUTE_MS <= wait <= 3 * HOUR_MS
    # Looking again draws no other moment.
    await on.look()
    assert due in await house.armed()
    await house.passes(hours=4)
    at = await house.tables.position(on.id)
    assert at.waiting_members() == (on.waits,)
    last = (await on.log())[-1]
    assert last.member_id == on.asked


async def test_a_delayed_answer_is_dropped_once_the_member_has_answered(
    house: ClockedHouse,
) -> None:
    on = await opened(house)
    await on.aheads.rule(on.id, house.by(on.asked), "hold")
    await on.turn(Take(1, 1))
    await on.turn(EndTurn())
    entries = len(await on.log())
    await house.passes(hours=4)
    assert len(await on.log()) == entries


async def test_another_member_in_the_seat_finds_nothing(house: ClockedHouse) -> None:
    on = await opened(house)
    await on.aheads.plan(on.id, house.by(on.waits), Take(2, 1))
    await house.tables.leave(on.id, house.by(on.waits))
    assert await on.kept() == ()


async def test_deleting_ones_data_deletes_pre_moves(house: ClockedHouse) -> None:
    on = await opened(house)
    await on.aheads.plan(on.id, house.by(on.waits), Take(2, 1))
    privacy = Privacy(house.database, house.tables, lambda: None)
    kept = json.decode(await privacy.export(on.waits))["kept"]
    assert [row["seat"] for row in kept["aheads"]] == [1 if on.waits == BOB else 0]
    await privacy.delete(house.by(on.waits))
    assert await on.kept() == ()


def _outbox(conn: Connection, table_id: int) -> list[tuple[object, ...]]:
    rows = schema.outbox.c
    query = select(rows.kind, rows.payload, rows.due_at).where(rows.table_id == table_id)
    return [tuple(row) for row in conn.execute(query.order_by(rows.id))]


async def test_others_cannot_tell_that_a_move_was_given_ahead(house: ClockedHouse) -> None:
    """Goal M2: the posts and their moments at two tables of which one has answers that are not used yet."""
    one, other = await opened(house), await opened(house)
    assert one.asked == other.asked
    await one.aheads.plan(one.id, house.by(one.waits), Take(2, 1))
    await one.aheads.rule(one.id, house.by(one.waits), "hold")
    # The heap changes, so the move is dropped; the rule waits for another question.
    for moves in ((Take(2, 1),), (EndTurn(),), ()):
        for on in (one, other):
            await on.turn(*moves)
    told_at = [await house.database.read(partial(_outbox, table_id=on.id)) for on in (one, other)]
    assert told_at[0] == told_at[1]
    positions = [await house.tables.position(on.id) for on in (one, other)]
    assert positions[0].table.clocks == positions[1].table.clocks
    assert positions[0].table.due_ms == positions[1].table.due_ms


@ON_BOTH
async def test_the_board_waits_for_an_answer_that_stands_in_it(house: ClockedHouse) -> None:
    on = await opened(house)
    await on.aheads.plan(on.id, house.by(on.waits), Take(2, 1))
    await house.posts_all()
    await house.tables.play(on.id, house.by(on.asked), Take(1, 1), None)
    await house.posts_all()
    await house.tables.play(on.id, house.by(on.asked), EndTurn(), None)
    [(kind, _, due_at)] = await house.database.read(lambda conn: _outbox(conn, on.id))
    assert (kind, due_at) == ("board", house.now_ms / 1000 + 2)


def test_11_how_long_an_answer_is_held_back() -> None:
    assert held_ms(None, lambda below: 0) == 10 * MINUTE_MS
    assert held_ms(None, lambda below: below - 1) == 3 * HOUR_MS
    assert held_ms(2 * HOUR_MS, lambda below: below - 1) == HOUR_MS
    assert held_ms(16 * MINUTE_MS, lambda below: below - 1) == 8 * MINUTE_MS
    assert held_ms(0, lambda below: 0) == 0
