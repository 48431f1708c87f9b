"""Chapters "Pending decisions" and "Hidden information": the parts of an open question that others see."""

import pytest

from rules.core import engine
from rules.core.game import Move
from rules.core.rng import Rng
from rules.core.text import msg
from rules.mine import GAME, Answer, Buy, EndTurn, PutDown
from rules.mine.components.cards import CORPORATE_GOALS
from rules.mine.state import Preferences, State
from tests.rules.mine.positions import drawn, make

DECK = ["fund"] * 9
REVEAL = "mine.asked.reveal_corporation"


def _hidden(corporation: str, move: Move) -> State:
    """A hidden research goal of the acting seat that the move counted for."""
    seat = {
        "hand": ["close_deal"],
        "res": {"gold": 1},
        "credits": 5,
        "deck": DECK,
        "corp": corporation,
    }
    draft = drawn([seat, {"deck": DECK}], market=["grant"] * 6, market_deck=["grant"] * 6)
    draft.seats[0].revealed = False
    draft.seats[0].standing = Preferences([], auto_reveal=False)
    if isinstance(move, EndTurn):
        draft.turn.put_down = ["loan"] * 5
    make(draft, 0, move)
    return draft


@pytest.mark.parametrize(
    ("corporation", "move", "asked"),
    [
        ("infinite_analysis", PutDown("close_deal"), "play"),
        ("matrix_group", Buy("grant"), "end"),
        ("revival", EndTurn(), "goals"),
    ],
)
def test_only_the_seat_itself_sees_the_question_about_revealing(
    corporation: str, move: Move, asked: str
) -> None:
    draft = _hidden(corporation, move)
    assert [each.kind for each in draft.pending] == ["reveal"]
    assert GAME.waiting_for(draft) == {0: msg(f"mine.asked.{asked}")}
    told = [{text.key for text in GAME.describe(GAME.view(draft, viewer))} for viewer in (0, 1)]
    assert REVEAL in told[0]
    assert REVEAL not in told[1]


def test_a_turn_does_not_end_before_the_question_is_answered() -> None:
    seat = {"hand": ["fund"], "deck": DECK, "corp": "revival"}
    draft = drawn([seat, {"deck": DECK}], market=["grant"] * 6, phase="play")
    draft.turn.put_down = ["loan"] * 5
    draft.seats[0].revealed = False
    draft.seats[0].standing = Preferences([], auto_reveal=False)
    before = GAME.view(draft, 1)
    step = engine.play(GAME, draft, 0, EndTurn())
    assert GAME.view(step.state, 1) == before
    assert [event.msg.key for event in step.events if event.is_for(1)] == []
    step = engine.play(GAME, step.state, 0, Answer(("no",)))
    assert (step.state.turn.seat, len(step.state.seats[0].hand)) == (1, 5)
    assert step.state.seats[0].corporation_tokens == 0


def test_the_seat_is_told_which_event_counts() -> None:
    draft = drawn(
        [
            {"hand": ["close_deal"], "res": {"gold": 1}, "deck": DECK, "corp": "infinite_analysis"},
            {"deck": DECK},
        ]
    )
    draft.seats[0].revealed = False
    draft.seats[0].standing = Preferences([], auto_reveal=False)
    step = engine.play(GAME, draft, 0, PutDown("close_deal"))
    (whispered,) = [event for event in step.events if event.msg.key == REVEAL]
    assert [whispered.is_for(viewer) for viewer in (0, 1, None)] == [True, False, False]


def test_to_others_a_seat_that_may_reveal_could_have_any_goal() -> None:
    draft = _hidden("infinite_analysis", PutDown("close_deal"))
    chance = Rng(3)
    worlds = [GAME.determinize(draft, 1, chance) for _ in range(40)]
    traits = {CORPORATE_GOALS[world.seats[0].corporation or ""].trait for world in worlds}
    assert len(traits) > 1
    for world in worlds:
        assert GAME.view(world, 1) == GAME.view(draft, 1)
        assert GAME.waiting_for(world) == GAME.waiting_for(draft)


@pytest.mark.parametrize(("card", "most"), [("giving_back", 2), ("rich_get_richer", 3)])
def test_a_question_does_not_reveal_how_many_cards_could_be_shown(card: str, most: int) -> None:
    asked = []
    for golden in (1, 2, 3):
        hand = [card, *["small_gold_mine"] * golden, *["fund"] * (4 - golden)]
        draft = drawn([{"hand": hand, "deck": DECK}, {"deck": DECK}])
        make(draft, 0, PutDown(card))
        asked.append(GAME.waiting_for(draft)[0])
    assert asked[0] == asked[1] == asked[2]
    assert asked[0].args["most"] == most


def test_cards_that_could_be_shown_are_dealt_again() -> None:
    draft = drawn(
        [
            {"hand": ["giving_back", "small_gold_mine", "fund"], "deck": ["small_gold_mine"] * 3},
            {"deck": DECK},
        ]
    )
    make(draft, 0, PutDown("giving_back"))
    chance = Rng(3)
    counts = {
        tuple(GAME.determinize(draft, 1, chance).seats[0].hand).count("small_gold_mine")
        for _ in range(20)
    }
    assert counts == {1, 2}
