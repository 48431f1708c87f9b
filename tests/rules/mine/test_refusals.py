"""Chapter "Errors": refusals and their reasons; the first reason in order is given."""

from typing import Any

import pytest

from rules.core import engine
from rules.core.errors import GameOver, MalformedMove, NotYourTurn, Refusal
from rules.core.game import Move
from rules.core.text import Msg
from rules.mine import (
    GAME,
    Answer,
    Buy,
    EndPlay,
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
from tests.cases import cases
from tests.catalogues import spoken
from tests.refusing import refuses
from tests.rules.mine.positions import drawn, fresh, make, refusal

DECK = ["fund"] * 9
BOARD: dict[str, Any] = {"market": ["loan", "expo"] * 3, "goal_board": ["boost", "overflow"]}


def _refused(state: State, seat: int, move: Move) -> Refusal:
    with pytest.raises(Refusal) as refused:
        engine.check(GAME, state, seat, move)
    return refused.value


@cases(
    ("seat", "move", "code"),
    {
        "not in hand": ({}, PutDown("fund"), "not_in_hand"),
        "energy X": ({"hand": ["turtle_idol"]}, PutDown("turtle_idol"), "energy_x"),
        "energy": ({"hand": ["fund"], "energy": 0}, PutDown("fund"), "energy"),
        "resource": (
            {"hand": ["gold_standard"], "res": {"gold": 2}},
            PutDown("gold_standard"),
            "resource",
        ),
        "any resource": ({"hand": ["collect"]}, PutDown("collect"), "any_resource"),
        "energy comes before resources": (
            {"hand": ["gold_standard"], "energy": 0},
            PutDown("gold_standard"),
            "energy",
        ),
        "simple": ({"hand": ["fund", "trade"]}, PutDownMany(("fund", "trade")), "not_simple"),
        "no card": ({"hand": ["fund"]}, PutDownMany(()), "choice_count"),
        "one too many": ({"hand": ["fund"]}, PutDownMany(("fund", "fund#2")), "not_in_hand"),
        "X among many": ({"hand": ["turtle_idol"]}, PutDownMany(("turtle_idol",)), "energy_x"),
        "five for four energy": (
            {"hand": ["fund"] * 5},
            PutDownMany(("fund", "fund#2", "fund#3", "fund#4", "fund#5")),
            "energy",
        ),
        "one gold for two": (
            {"hand": ["close_deal"] * 2, "res": {"gold": 1}},
            PutDownMany(("close_deal", "close_deal#2")),
            "resource",
        ),
        "not owned": ({}, UseGoal("handicap"), "goal_not_owned"),
        "passive": ({"goals": [{"id": "boost"}]}, UseGoal("boost"), "goal_passive"),
        "flipped": (
            {"hand": ["fund"], "goals": [{"id": "handicap", "flipped": True}]},
            UseGoal("handicap"),
            "goal_flipped",
        ),
        "no hand": ({"goals": [{"id": "handicap"}]}, UseGoal("handicap"), "goal_condition"),
        "no resource": (
            {"goals": [{"id": "scrap_resources"}]},
            UseGoal("scrap_resources"),
            "goal_condition",
        ),
        "two of one coin": ({"coins": 1}, SpendCoin(2), "no_coin"),
        "no coin at all": ({"coins": 1}, SpendCoin(0), "no_coin"),
        "not on the board": ({"credits": 9}, Buy("passion"), "not_for_sale"),
        "never for sale": ({"credits": 9}, Buy("fund"), "not_for_sale"),
        "no card at all": ({"credits": 9}, Buy("nonsense"), "not_for_sale"),
        "purchases before money": ({"buys": 0}, Buy("loan"), "no_buys"),
        "credits and coins": ({"credits": 1, "coins": 1}, Buy("expo"), "credits"),
        "a kind not owned": ({}, SetStanding(("passion",), True), "choice"),
        "twice": ({"hand": ["fund"]}, SetStanding(("fund", "fund"), True), "choice_count"),
    },
)
def test_a_move_is_refused_with_this_code(seat: dict[str, Any], move: Move, code: str) -> None:
    state = drawn([{"deck": DECK, **seat}, {"deck": DECK}], **BOARD)
    assert refusal(state, 0, move) == code


def test_the_basic_pile_sells_out() -> None:
    state = drawn([{"credits": 9}, {}], basic={"large_gold_mine": 0}, **BOARD)
    assert refusal(state, 0, Buy("large_gold_mine")) == "sold_out"


def test_having_no_purchase_left_comes_before_being_sold_out() -> None:
    state = drawn([{"credits": 9, "buys": 0}, {}], basic={"large_gold_mine": 0}, **BOARD)
    assert refusal(state, 0, Buy("large_gold_mine")) == "no_buys"
    assert refusal(state, 0, Buy("medium_gold_mine")) == "no_buys"
    assert refusal(state, 0, Buy("small_gold_mine")) == "not_for_sale"


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
def test_an_earlier_phase_cannot_be_entered_again(phase: Phase, move: Move, code: str) -> None:
    seat = {"hand": ["fund"], "deck": DECK, "goals": [{"id": "handicap"}]}
    state = drawn([seat, {"deck": DECK}], **BOARD)
    state.turn.phase = phase
    assert refusal(state, 0, move) == code
    assert _refused(state, 0, move).code == f"mine.{code}"


def test_only_dealt_corporate_goals_may_be_picked() -> None:
    state = fresh(2)
    other = state.seats[1].offer[0]
    assert _refused(state, 0, PickCorporation(other)).code == "mine.corp"


def test_a_corporate_goal_cannot_be_picked_again() -> None:
    state = fresh(2)
    pick = PickCorporation(state.seats[0].offer[0])
    state = engine.play(GAME, state, 0, pick).state
    assert isinstance(_refused(state, 0, pick), NotYourTurn)


def test_moves_of_another_stage_are_refused() -> None:
    state = drawn([{"deck": DECK}, {"deck": DECK}], **BOARD)
    for move in (PickCorporation("dodge"), Enter(yes=True), Mulligan(yes=True)):
        refused = _refused(state, 0, move)
        assert refused.code == "mine.stage"
        assert refused.facts == {"stage": Msg("mine.stage.competition")}
    assert _refused(state, 0, Answer(())).code == "mine.not_your_decision"


ON_THE_OWN_TURN = (
    UseGoal("handicap"),
    PutDown("fund"),
    PutDownMany(("fund",)),
    SpendCoin(1),
    Buy("loan"),
    EndPlay(),
    EndTurn(),
    SetStanding((), True),
)


@pytest.mark.parametrize("stage", [Stage.CORPORATE, Stage.ENTER, Stage.MULLIGAN])
def test_moves_of_a_turn_are_refused_outside_turns(stage: Stage) -> None:
    state = _waiting_in(stage)
    for move in ON_THE_OWN_TURN:
        refused = _refused(state, 0, move)
        assert refused.code == "mine.stage"
        assert refused.facts == {"stage": Msg(f"mine.stage.{stage.value}")}
    assert _refused(state, 0, Answer(())).code == "mine.not_your_decision"


def _waiting_in(stage: Stage) -> State:
    """A position in which the first seat must act."""
    if stage is Stage.CORPORATE:
        return fresh(2)
    state = drawn([{"deck": DECK}, {"deck": DECK}], **BOARD)
    state.stage = stage
    if stage is Stage.MULLIGAN:
        state.seats[0].entered = True
    return state


def test_hands_are_not_redrawn_during_the_transition_round() -> None:
    state = drawn([{"deck": DECK}, {"deck": DECK}], **BOARD)
    state.stage = Stage.TRANSITION
    assert _refused(state, 0, Mulligan(yes=True)).code == "mine.mulligan"
    assert _refused(state, 0, Enter(yes=True)).facts == {"stage": Msg("mine.stage.transition")}
    engine.check(GAME, state, 0, EndTurn())


@pytest.mark.parametrize(
    ("move", "code"),
    [
        (PickCorporation("dodge"), "stage"),
        (Enter(yes=True), "stage"),
        (Mulligan(yes=False), "stage"),
        *((move, "pending") for move in ON_THE_OWN_TURN),
    ],
)
def test_a_seat_asked_out_of_turn_answers_first(move: Move, code: str) -> None:
    seats = [{"hand": ["scathing_criticism"], "deck": DECK}, {"hand": ["fund"] * 4, "deck": DECK}]
    draft = drawn(seats, **BOARD)
    make(draft, 0, PutDown("scathing_criticism"))
    assert _refused(draft, 1, move).code == f"mine.{code}"
    assert isinstance(_refused(draft, 0, move), NotYourTurn)


def test_only_the_asked_seat_is_told_about_revealing_a_goal() -> None:
    seat = {"hand": ["close_deal"], "res": {"gold": 1}, "deck": DECK, "corp": "infinite_analysis"}
    draft = drawn([seat, {"deck": DECK}], **BOARD)
    draft.seats[0].revealed = False
    draft.seats[0].standing.auto_reveal = False
    make(draft, 0, PutDown("close_deal"))
    refused = _refused(draft, 0, EndTurn())
    assert refused.code == "mine.pending"
    assert refused.facts == {"question": Msg("mine.asked.reveal_corporation")}


@cases(
    ("seat", "move", "code"),
    {
        "nothing can be paid": ({}, Buy("loan"), "credits"),
        "no purchase left": ({"buys": 0, "credits": 9}, Buy("loan"), "no_buys"),
        "an empty hand": ({}, PutDown("fund"), "not_in_hand"),
        "no simple card": ({}, PutDownMany(("fund",)), "not_in_hand"),
        "nothing named": ({}, PutDownMany(()), "choice_count"),
        "no coin": ({}, SpendCoin(1), "no_coin"),
        "no goal": ({}, UseGoal("boost"), "goal_not_owned"),
        "nothing waits": ({"coins": 1}, EndPlay(), "nothing_waits"),
    },
)
def test_a_verb_off_the_menu_says_why(seat: dict[str, Any], move: Move, code: str) -> None:
    state = drawn([{"deck": DECK, **seat}, {"deck": DECK}], **BOARD)
    assert _refused(state, 0, move).code == f"mine.{code}"


def test_every_verb_says_why_it_is_not_on_the_menu() -> None:
    assert [verb.name for verb in GAME.verbs if not verb.check_off_menu] == []


def test_other_seats_must_wait() -> None:
    state = drawn([{"deck": DECK}, {"deck": DECK}], **BOARD)
    assert isinstance(_refused(state, 1, EndTurn()), NotYourTurn)


def test_questions_come_first() -> None:
    draft = drawn([{"hand": ["trade", "fund", "grant"], "deck": DECK}, {"deck": DECK}], **BOARD)
    make(draft, 0, PutDown("trade"))
    refused = _refused(draft, 0, EndTurn())
    assert refused.code == "mine.pending"
    assert refused.facts["question"] == GAME.waiting_for(draft)[0]


@pytest.mark.parametrize(
    ("picks", "code"),
    [
        (("loan",), "choice"),
        (("fund", "grant"), "choice_count"),
        ((), "choice_count"),
        (("fund",), None),
    ],
)
def test_answers_must_fit_their_question(picks: tuple[str, ...], code: str | None) -> None:
    draft = drawn([{"hand": ["trade", "fund", "grant"], "deck": DECK}, {"deck": DECK}], **BOARD)
    make(draft, 0, PutDown("trade"))
    assert refusal(draft, 0, Answer(picks)) == code


def test_nothing_can_be_played_after_the_end() -> None:
    state = drawn([{"deck": DECK}, {"deck": DECK}], **BOARD)
    state.stage = Stage.OVER
    assert isinstance(_refused(state, 0, EndTurn()), GameOver)


def test_standing_answers_are_set_once_a_turn() -> None:
    state = drawn([{"hand": ["fund"], "deck": DECK}, {"deck": DECK}], **BOARD)
    state = engine.play(GAME, state, 0, SetStanding(("fund",), False)).state
    assert state.seats[0].standing.auto_discard == ["fund"]
    assert _refused(state, 0, SetStanding((), True)).code == "mine.standing_set"


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
def test_unreadable_lines_are_refused(text: str, code: str) -> None:
    state = drawn([{"hand": ["fund"], "deck": DECK}, {"deck": DECK}], **BOARD)
    with refuses(f"mine.{code}", MalformedMove):
        read(state, 0, text, spoken)
