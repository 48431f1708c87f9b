"""A form is filled in by a robot where hints are free, and holds nothing but forced values where a table counts."""

import pytest

from bot.core.form import given_of, is_instant
from bot.features.turn.panel import Panel
from bot.tables.model import Position
from rules.core.game import RobotLevel, verb_of
from rules.core.rng import Rng
from rules.registry import GAME_KEYS
from tests.bot.tables.house import ANN, BOB, House
from tests.bot.ui.hands import Hands

pytestmark = pytest.mark.slow

ANSWERS = 4


async def practice(house: House, title: str) -> Position:
    """A table where hints are free."""
    robots = (RobotLevel.EASY,)
    return (
        await house.opens(ANN, title=title, seats=2, robots=robots, start=True, rated=False)
    ).position


async def until_asked(house: House, table_id: int) -> Position:
    """Let the robots move until Ann is asked."""
    at = await house.tables.position(table_id)
    while at.waiting() and at.seat_of(ANN) not in at.waiting():
        seat = min(at.waiting())
        move = at.game.robot(at.state, seat, RobotLevel.QUICK, Rng(1))
        await house.tables.play_robot(table_id, seat, move, seq=at.table.seq)
        at = await house.tables.position(table_id)
    return at


@pytest.mark.parametrize("title", GAME_KEYS)
async def test_confirming_makes_the_move_of_the_robot(
    title: str, house: House, panel: Panel
) -> None:
    """Where the title opens no form of its own, and no single click makes the move."""
    table = (await practice(house, title)).table.id
    filled = 0
    for _ in range(ANSWERS):
        at = await until_asked(house, table)
        seat = at.seat_of(ANN)
        assert seat is not None
        chance = Rng(at.question_seqs[seat])
        move = at.game.robot(at.state, seat, RobotLevel.NORMAL, chance)
        verb = verb_of(at.game, move)
        assert verb is not None
        hands = Hands(panel, house.tables, ANN)
        await hands.open(table)
        form_state = panel._form_states.get((table, ANN), at.question_seqs[seat])
        if is_instant(at.game, at.state, seat, verb):
            assert form_state is None or not form_state.proposed
        elif form_state is not None:
            assert form_state.verb == verb.name
            assert dict(form_state.given) == given_of(verb, move)
            assert "Start over" not in hands.labels(), "the member has chosen nothing"
            filled += 1
        await house.tables.play(table, hands.caller.actor, move, at.question_seqs[seat])
    assert filled


async def test_a_form_that_was_reset_is_filled_in_again(house: House, panel: Panel) -> None:
    table = (await until_asked(house, (await practice(house, "expancity")).table.id)).table.id
    hands = Hands(panel, house.tables, ANN)
    await hands.open(table)
    before = hands.post.content
    await hands.pick("Add floors (up to 3)")
    assert hands.post.content != before
    await hands.press("Start over")
    assert hands.post.content == before


@pytest.mark.parametrize(("rated", "is_proposed"), [(True, False), (False, True)])
async def test_a_table_that_counts_proposes_nothing(
    rated: bool, is_proposed: bool, house: House, panel: Panel
) -> None:
    table = (await house.opens(ANN, title="expancity", rated=rated)).position.table.id
    await house.tables.join(table, house.by(BOB))
    await house.tables.start(table, house.by(ANN))
    _, member = await house.acting(table)
    hands = Hands(panel, house.tables, member)
    await hands.open(table)
    assert bool(hands.button("Confirm").get("disabled")) is not is_proposed
