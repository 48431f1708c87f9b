"""Chapter "Errors": what is refused, why, and that the first reason answers."""

from typing import Any

import pytest

from rules.core import engine
from rules.core.errors import GameOver, MalformedMove, NotYourTurn, Refusal
from rules.core.game import Move
from rules.mine import (
    GAME,
    Answer,
    Buy,
    EndTurn,
    Enter,
    Mulligan,
    PickCorporation,
    PutDown,
    PutDownMany,
    SetStanding,
    SpendCoin,
    UseGoal,
)
from rules.mine.notation import read
from rules.mine.state import Phase, Stage, State
from tests.rules.mine.positions import drawn, fresh, make, refusal

DECK = ["fund"] * 9
BOARD: dict[str, Any] = {"market": ["loan", "expo"] * 3, "goal_board": ["boost", "overflow"]}


def _refused(state: State, seat: int, move: Move) -> Refusal:
    with pytest.raises(Refusal) as refused:
        engine.check(GAME, state, seat, move)
    return refused.value


@pytest.mark.parametrize(
    ("seat", "move", "code"),
    [
        pytest.param({}, PutDown("fund"), "not_in_hand", id="not in hand"),
        pytest.param({"hand": ["turtle_idol"]}, PutDown("turtle_idol"), "energy_x", id="energy X"),
        pytest.param({"hand": ["fund"], "energy": 0}, PutDown("fund"), "energy", id="energy"),
        pytest.param(
            {"hand": ["gold_standard"], "res": {"gold": 2}},
            PutDown("gold_standard"),
            "resource",
            id="resource",
        ),
        pytest.param({"hand": ["collect"]}, PutDown("collect"), "any_resource", id="any resource"),
        pytest.param(
            {"hand": ["gold_standard"], "energy": 0},
            PutDown("gold_standard"),
            "energy",
            id="energy comes before resources",
        ),
        pytest.param(
            {"hand": ["fund", "trade"]}, PutDownMany(("fund", "trade")), "not_simple", id="simple"
        ),
        pytest.param({"hand": ["fund"]}, PutDownMany(()), "choice_count", id="no card"),
        pytest.param(
            {"hand": ["fund"]}, PutDownMany(("fund", "fund#2")), "not_in_hand", id="one too many"
        ),
        pytest.param(
            {"hand": ["turtle_idol"]}, PutDownMany(("turtle_idol",)), "energy_x", id="X among many"
        ),
        pytest.param(
            {"hand": ["fund"] * 5},
            PutDownMany(("fund", "fund#2", "fund#3", "fund#4", "fund#5")),
            "energy",
            id="five for four energy",
        ),
        pytest.param(
            {"hand": ["close_deal"] * 2, "res": {"gold": 1}},
            PutDownMany(("close_deal", "close_deal#2")),
            "resource",
            id="one gold for two",
        ),
        pytest.param({}, UseGoal("handicap"), "goal_not_owned", id="not owned"),
        pytest.param({"goals": [{"id": "boost"}]}, UseGoal("boost"), "goal_passive", id="passive"),
        pytest.param(
            {"hand": ["fund"], "goals": [{"id": "handicap", "flipped": True}]},
            UseGoal("handicap"),
            "goal_flipped",
            id="flipped",
        ),
        pytest.param(
            {"goals": [{"id": "handicap"}]}, UseGoal("handicap"), "goal_condition", id="no hand"
        ),
        pytest.param(
            {"goals": [{"id": "scrap_resources"}]},
            UseGoal("scrap_resources"),
            "goal_condition",
            id="no resource",
        ),
        pytest.param({"coins": 1}, SpendCoin(2), "no_coin", id="two of one coin"),
        pytest.param({"coins": 1}, SpendCoin(0), "no_coin", id="no coin at all"),
        pytest.param({"credits": 9}, Buy("passion"), "not_for_sale", id="not on the board"),
        pytest.param({"credits": 9}, Buy("fund"), "not_for_sale", id="never for sale"),
        pytest.param({"credits": 9}, Buy("nonsense"), "not_for_sale", id="no card at all"),
        pytest.param({"buys": 0}, Buy("loan"), "no_buys", id="purchases before money"),
        pytest.param({"credits": 1, "coins": 1}, Buy("expo"), "credits", id="credits and coins"),
        pytest.param({}, SetStanding(("passion",), True), "choice", id="a kind not owned"),
        pytest.param(
            {"hand": ["fund"]}, SetStanding(("fund", "fund"), True), "choice_count", id="twice"
        ),
    ],
)
def test_refused(seat: dict[str, Any], move: Move, code: str) -> None:
    state = drawn([{"deck": DECK, **seat}, {"deck": DECK}], **BOARD)
    assert refusal(state, 0, move) == code


def test_the_basic_pile_sells_out() -> None:
    state = drawn([{"credits": 9}, {}], basic={"large_gold_mine": 0}, **BOARD)
    assert refusal(state, 0, Buy("large_gold_mine")) == "sold_out"


def test_a_goal_is_used_once_a_turn() -> None:
    draft = drawn([{"deck": DECK, "goals": [{"id": "lightweight"}]}, {"deck": DECK}])
    make(draft, 0, UseGoal("lightweight"))
    assert refusal(draft, 0, UseGoal("lightweight")) == "goal_used"


@pytest.mark.parametrize(
    ("phase", "move", "code"),
    [
        (Phase.PLAY, UseGoal("handicap"), "phase_goals"),
        (Phase.BUY, PutDown("fund"), "phase_play"),
        (Phase.BUY, PutDownMany(("fund",)), "phase_play"),
    ],
)
def test_there_is_no_way_back_to_an_earlier_phase(phase: Phase, move: Move, code: str) -> None:
    seat = {"hand": ["fund"], "deck": DECK, "goals": [{"id": "handicap"}]}
    state = drawn([seat, {"deck": DECK}], **BOARD)
    state.turn.phase = phase
    assert refusal(state, 0, move) == code
    assert _refused(state, 0, move).code == "core.not_now"


def test_only_dealt_corporate_goals_may_be_picked() -> None:
    state = fresh(2)
    other = state.seats[1].offer[0]
    assert _refused(state, 0, PickCorporation(other)).code == "mine.corp"


def test_a_corporate_goal_is_picked_for_good() -> None:
    state = fresh(2)
    pick = PickCorporation(state.seats[0].offer[0])
    state = engine.play(GAME, state, 0, pick).state
    assert isinstance(_refused(state, 0, pick), NotYourTurn)


def test_moves_of_another_stage_are_refused() -> None:
    state = drawn([{"deck": DECK}, {"deck": DECK}], **BOARD)
    moves = (PickCorporation("dodge"), Enter(yes=True), Mulligan(yes=True), Answer(()))
    assert {_refused(state, 0, move).code for move in moves} == {"core.not_now"}


def test_other_seats_wait() -> None:
    state = drawn([{"deck": DECK}, {"deck": DECK}], **BOARD)
    assert isinstance(_refused(state, 1, EndTurn()), NotYourTurn)


def test_questions_come_first() -> None:
    draft = drawn([{"hand": ["trade", "fund", "grant"], "deck": DECK}, {"deck": DECK}], **BOARD)
    make(draft, 0, PutDown("trade"))
    refused = _refused(draft, 0, EndTurn())
    assert refused.code == "core.not_now"
    assert refused.facts["asked"] == GAME.waiting_for(draft)[0]


@pytest.mark.parametrize(
    ("picks", "code"),
    [
        (("loan",), "choice"),
        (("fund", "grant"), "choice_count"),
        ((), "choice_count"),
        (("fund",), None),
    ],
)
def test_answers_fit_their_question(picks: tuple[str, ...], code: str | None) -> None:
    draft = drawn([{"hand": ["trade", "fund", "grant"], "deck": DECK}, {"deck": DECK}], **BOARD)
    make(draft, 0, PutDown("trade"))
    assert refusal(draft, 0, Answer(picks)) == code


def test_nothing_is_played_once_it_is_over() -> None:
    state = drawn([{"deck": DECK}, {"deck": DECK}], **BOARD)
    state.stage = Stage.OVER
    assert isinstance(_refused(state, 0, EndTurn()), GameOver)


def test_standing_answers_are_set_once_a_turn() -> None:
    state = drawn([{"hand": ["fund"], "deck": DECK}, {"deck": DECK}], **BOARD)
    state = engine.play(GAME, state, 0, SetStanding(("fund",), False)).state
    assert state.seats[0].standing.auto_discard == ["fund"]
    assert _refused(state, 0, SetStanding((), True)).code == "core.not_now"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "syntax"),
        ("x fund", "syntax"),
        ("p", "syntax"),
        ("e now", "syntax"),
        ("c many", "syntax"),
        ("enter maybe", "syntax"),
        ("standing always fund", "syntax"),
        ("p nonsense", "unknown"),
        ("b medium", "ambiguous"),
    ],
)
def test_lines_that_are_no_move(text: str, code: str) -> None:
    state = drawn([{"hand": ["fund"], "deck": DECK}, {"deck": DECK}], **BOARD)
    with pytest.raises(MalformedMove) as refused:
        read(state, 0, text)
    assert refused.value.code == f"mine.{code}"
