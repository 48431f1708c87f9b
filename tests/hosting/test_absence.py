"""Absent members hold no table up, and find their seats as they are when they come back."""

import random
from itertools import product

import pytest

from bot.clocks.paces import PRESETS
from bot.store.rows import MoveKind, Status
from bot.tables.model import Position
from rules.core import engine
from rules.core.game import Move
from rules.core.rng import Rng
from rules.core.seats import Seat
from tests.bot.tables.house import ANN, BOB, CID
from tests.engines import ON_BOTH
from tests.hosting.clocked import ClockedHouse
from tests.scale import one_in, sized

MEMBERS = (ANN, BOB, CID)


async def robots_act(house: ClockedHouse, table: int) -> Position:
    """Robots move until the table waits for a member or has ended."""
    at = await house.tables.position(table)
    while at.members() and any(at.seats[seat].is_robot for seat in at.waiting()):
        at = await house.robot_acts(table)
    return at


@pytest.mark.parametrize(
    ("pace", "gone"),
    one_in(
        4, product(("live", "fast", "daily", "weekly"), MEMBERS), always=[("weekly", MEMBERS[0])]
    ),
)
async def test_a_table_ends_by_the_moves_of_the_remaining_members(
    house: ClockedHouse, pace: str, gone: int
) -> None:
    at = await house.table(*MEMBERS, pace=pace)
    table, control = at.table.id, PRESETS[pace]
    longest_ms = control.bank_ms + 2 * control.grace_ms
    while at.waiting():
        at = await robots_act(house, table)
        if not at.waiting():
            break
        seat = house.acting(at)
        if at.seats[seat].member_id == gone:
            waits_since = house.now_ms
            while house.acting(at) == seat and at.seats[seat].member_id == gone:
                if at.seats[seat].is_lent:
                    at = await house.robot_acts(table)
                    break
                await house.passes(hours=control.grace_ms / 3_600_000)
                at = await house.tables.position(table)
                assert house.now_ms - waits_since <= longest_ms
        else:
            await house.passes(seconds=60)
            at = await house.acts(table)
    assert at.table.status is Status.FINISHED


@ON_BOTH
@pytest.mark.parametrize("seed", range(sized(3, 10_000)))
async def test_coming_back_in_the_middle_of_a_robots_turn_loses_and_doubles_no_move(
    house: ClockedHouse, seed: int
) -> None:
    rng = random.Random(seed)
    at = await house.table(*MEMBERS, pace="none")
    table, made = at.table.id, 0
    thought: list[tuple[Seat, Move, int]] = []
    while at.waiting():
        seat = house.acting(at)
        row = at.seats[seat]
        match rng.randrange(5):
            case 0 if row.member_id is not None and len(at.members()) > 1:
                await house.tables.leave(table, house.by(row.member_id))
            case 1:
                away = [each.away_id for each in at.seats if each.away_id is not None]
                if away:
                    await house.tables.come_back(table, house.by(rng.choice(away)))
            case 2 if row.is_robot:
                # The robot has chosen, and its move is made only later.
                move = engine.sample_move(at.game, at.state, seat, Rng(seed))
                thought.append((seat, move, at.table.seq))
            case 3 if thought:
                late, move, seq = thought.pop(rng.randrange(len(thought)))
                is_fresh = at.table.seq == seq and at.seats[late].is_robot
                assert await house.tables.play_robot(table, late, move, seq=seq) is is_fresh
                made += is_fresh
            case _ if row.member_id is not None:
                move = engine.sample_move(at.game, at.state, seat, Rng(seed))
                await house.tables.play(table, house.by(row.member_id), move, None)
                made += 1
        at = await house.tables.position(table)
        house.now_ms += 1000
    log = await house.log(table)
    assert sum(entry.kind is MoveKind.MOVE for entry in log) == made
    assert [entry.seq for entry in log] == list(range(len(log)))
    assert (await house.tables.verify(table)).ok
