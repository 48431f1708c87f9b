"""Forms of moves: the offers of a turn."""

from typing import Any

import pytest

from rules.core import engine
from rules.core.domains import Amount, OneOf, SomeOf
from rules.mine import GAME, Answer, PutDown
from rules.mine.notation import read
from rules.mine.state import Scheduled, State
from tests.catalogues import spoken
from tests.rules.mine.positions import drawn, fresh, make, own_view

DECK = ["fund"] * 9
BOARD: dict[str, Any] = {"market": ["loan", "expo"] * 3, "goal_board": ["boost", "overflow"]}


def _domain(state: State, verb: str, field: str) -> Any:
    found = next(each for each in GAME.verbs if each.name == verb)
    return engine.domain_of(found, state, 0, {}, field)


def _menu(state: State, seat: int = 0) -> set[str]:
    return {verb.name for verb in engine.verbs_on_menu(GAME, state, seat)}


def test_a_turn_offers_everything_possible() -> None:
    seat = {
        "hand": ["fund", "trade"],
        "deck": DECK,
        "goals": [{"id": "handicap"}],
        "coins": 1,
        "credits": 2,
    }
    state = drawn([seat, {"deck": DECK}], **BOARD)
    assert _menu(state) == {"goal", "play", "play_many", "coin", "buy", "end", "standing"}


def test_with_an_empty_hand_and_no_credits_only_the_end_is_offered() -> None:
    state = drawn([{"deck": DECK}, {"deck": DECK}], **BOARD)
    assert _menu(state) == {"end", "standing"}


def test_each_playable_kind_of_card_is_offered_once() -> None:
    seat = {"hand": ["fund", "fund", "turtle_idol", "collect"], "deck": DECK}
    domain = _domain(drawn([seat, {"deck": DECK}], **BOARD), "play", "card")
    assert isinstance(domain, OneOf)
    assert [(option.value, option.mark) for option in domain.options] == [("fund", "h1")]


def test_simple_cards_are_offered_copy_by_copy_within_the_energy() -> None:
    seat = {"hand": ["fund", "trade", "fund", "loan"], "deck": DECK, "energy": 1}
    domain = _domain(drawn([seat, {"deck": DECK}], **BOARD), "play_many", "cards")
    assert isinstance(domain, SomeOf)
    assert [option.value for option in domain.options] == ["fund", "fund#2", "loan"]
    assert domain.limits["energy"] == 1
    assert [option.groups for option in domain.options] == [("energy",), ("energy",), ()]
    assert domain.start == ("fund", "loan")


def test_the_second_line_shows_prices_and_the_rest_of_the_money() -> None:
    seat = {"deck": DECK, "credits": 2, "coins": 1}
    domain = _domain(drawn([seat, {"deck": DECK}], **BOARD), "buy", "target")
    notes = {option.value: option.note.args for option in domain.options if option.note}
    assert {name: (args["cost"], args["left"], args["coins"]) for name, args in notes.items()} == {
        "loan": (1, 1, 0),
        "expo": (3, 0, 1),
    }
    assert [option.mark for option in domain.options] == ["m1", "m2"]


def test_losses_waiting_for_the_buying_phase_are_already_deducted() -> None:
    state = drawn([{"deck": DECK, "credits": 1}, {"deck": DECK}], **BOARD)
    assert "buy" in _menu(state)
    state.schedules = [Scheduled(0, "buy_phase", "spoil_the_pot.0.0.0.0", "spoil_the_pot")]
    assert "buy" not in _menu(state)
    mine = own_view(state, 0)
    assert (mine.funds, GAME.view(state, 0).seats[0].credits) == (0, 1)


def test_coins_start_from_one() -> None:
    domain = _domain(drawn([{"deck": DECK, "coins": 3}, {"deck": DECK}], **BOARD), "coin", "n")
    assert domain == Amount(1, 3, start=1)


@pytest.mark.parametrize(
    ("card", "kind", "values"),
    [
        ("trade", OneOf, [("fund",), ("grant",), ("loan",)]),
        ("expo", SomeOf, ["fund", "grant", "loan"]),
        ("recycled_fuel", OneOf, [("passion",), ()]),
        (
            "small_diamond_mine",
            OneOf,
            [("ruby",), ("sapphire",), ("emerald",), ("iron",), ("gold",)],
        ),
        ("passion", OneOf, [("1",), ("2",)]),
    ],
)
def test_the_form_of_an_answer_fits_its_question(card: str, kind: type, values: list[Any]) -> None:
    seat = {"hand": ["fund", "grant", "loan", card], "discard": ["passion"], "deck": DECK}
    draft = drawn([seat, {"deck": DECK}], **BOARD)
    make(draft, 0, PutDown(card))
    domain = _domain(draft, "answer", "picks")
    assert [option.value for option in domain.options] == values
    assert isinstance(domain, kind)
    assert _menu(draft) == {"answer"}


def test_corporate_goals_are_offered_with_their_requirements() -> None:
    state = fresh(3)
    domain = _domain(state, "corporation", "corp")
    assert [option.value for option in domain.options] == state.seats[0].offer
    assert all(option.note is not None for option in domain.options)


def test_goals_to_use_are_offered_with_their_marks() -> None:
    goals = [{"id": "boost"}, {"id": "side_income"}, {"id": "handicap"}]
    state = drawn([{"hand": ["fund"], "deck": DECK, "goals": goals}, {"deck": DECK}], **BOARD)
    domain = _domain(state, "goal", "goal")
    assert [(option.value, option.mark) for option in domain.options] == [
        ("side_income", "o2"),
        ("handicap", "o3"),
    ]


def test_goals_to_choose_from_are_marked_by_owner_and_slot() -> None:
    mine = {"hand": ["human_capital"], "deck": DECK, "goals": [{"id": "boost"}]}
    others = {"deck": DECK, "goals": [{"id": "conglomerate"}, {"id": "handicap"}]}
    draft = drawn([mine, others], **BOARD)
    make(draft, 0, PutDown("human_capital"))
    domain = _domain(draft, "answer", "picks")
    assert [(option.value, option.mark) for option in domain.options] == [
        (("boost",), "o1"),
        (("handicap",), "2o2"),
        ((), ""),
    ]
    assert [read(draft, 0, f"a {mark}", spoken) for mark in ("o1", "2O2", "handicap")] == [
        Answer(("boost",)),
        Answer(("handicap",)),
        Answer(("handicap",)),
    ]


def test_goals_looked_at_have_no_mark() -> None:
    board = {**BOARD, "goal_deck": ["handicap", "octopus"]}
    draft = drawn([{"hand": ["consulting"], "deck": DECK}, {"deck": DECK}], **board)
    make(draft, 0, PutDown("consulting"))
    domain = _domain(draft, "answer", "picks")
    assert [option.mark for option in domain.options] == ["", "", ""]
    assert read(draft, 0, "a octopus", spoken) == Answer(("octopus",))
