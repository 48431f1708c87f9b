"""Ending the play phase on its own: effects that wait for the buying phase run, and coins are spent afterwards."""

from typing import Any

import pytest

from rules.core import engine
from rules.core.errors import IllegalMove
from rules.core.text import Msg, SeatName
from rules.mine import GAME, EndPlay, EndTurn, PutDown, SpendCoin
from rules.mine.notation import read, write
from rules.mine.state import Phase, Scheduled, State
from tests.catalogues import spoken
from tests.refusing import refuses
from tests.rules.mine.positions import drawn

DECK = ["fund"] * 9
BOARD: dict[str, Any] = {"market": ["loan", "expo"] * 3, "goal_board": ["boost", "overflow"]}
ASHES = Scheduled(0, "buy_phase", "spoil_the_pot.0.0.0.0", "spoil_the_pot")


def _position(*, waits: bool = True, **seat: Any) -> State:
    state = drawn([{"deck": DECK, **seat}, {"deck": DECK}], **BOARD)
    state.schedules = [ASHES] if waits else []
    return state


def _menu(state: State) -> set[str]:
    return {verb.name for verb in engine.verbs_on_menu(GAME, state, 0)}


@pytest.mark.parametrize(
    ("waits", "coins", "phase", "offered"),
    [
        pytest.param(True, 1, Phase.GOALS, True, id="before the first card"),
        pytest.param(True, 1, Phase.PLAY, True, id="between cards"),
        pytest.param(True, 0, Phase.PLAY, False, id="no coin to spend after it"),
        pytest.param(False, 1, Phase.PLAY, False, id="nothing waits"),
        pytest.param(True, 1, Phase.BUY, False, id="buying already"),
    ],
)
def test_it_is_offered_if_it_matters(waits: bool, coins: int, phase: Phase, offered: bool) -> None:
    state = _position(waits=waits, coins=coins)
    state.turn.phase = phase
    assert ("end_play" in _menu(state)) is offered


def test_a_coin_spent_after_the_loss_keeps_its_credit() -> None:
    goals = [{"id": "slush_fund", "tokens": 2}]
    tokens = []
    for moves in (
        (SpendCoin(1), EndTurn()),
        (EndPlay(), SpendCoin(1), EndTurn()),
    ):
        state = _position(coins=1, goals=goals)
        for move in moves:
            state = engine.play(GAME, state, 0, move).state
        tokens.append(state.seats[0].goals[0].tokens)
    assert tokens == [2, 3]


def test_it_runs_the_waiting_effects_and_logs_them() -> None:
    step = engine.play(GAME, _position(coins=1, credits=2), 0, EndPlay())
    assert (step.state.seats[0].credits, step.state.turn.phase) == (1, Phase.BUY)
    assert step.state.schedules == []
    assert step.undoable
    keys = [event.msg.key for event in step.events]
    assert keys == ["mine.event.end_play", "mine.event.credits"]
    assert step.events[0].msg == Msg("mine.event.end_play", {"seat": SeatName(0)})


def test_no_card_can_be_put_down_after_it() -> None:
    state = engine.play(GAME, _position(coins=1, hand=["fund"]), 0, EndPlay()).state
    assert "play" not in _menu(state)
    with refuses("mine.phase_play", IllegalMove):
        engine.check(GAME, state, 0, PutDown("fund"))
    with refuses("mine.phase_buy", IllegalMove):
        engine.check(GAME, state, 0, EndPlay())


@pytest.mark.parametrize("text", ["end_play", "내기끝", "fine_gioco", "END_PLAY"])
def test_it_is_typed_as_one_word(text: str) -> None:
    assert read(_position(coins=1), 0, text, spoken) == EndPlay()
    assert write(EndPlay()) == "end_play"
