"""Chapter "Card tables": every card is put down, and everything it changes is checked."""

import pytest

from rules.mine import Answer, EndTurn, PutDown
from rules.mine.components.cards import CARDS
from rules.mine.components.designs import Group
from rules.mine.state import fresh_turn
from rules.mine.turns.flow import open_decision_of
from tests.rules.mine.card_cases import CASES as FIRST_CASES
from tests.rules.mine.card_cases import FILL, Case
from tests.rules.mine.card_cases_more import MORE_CASES
from tests.rules.mine.positions import drawn, make, refusal
from tests.rules.mine.whole_effect import changes, everything

CASES = (*FIRST_CASES, *MORE_CASES)

MINES = [card for card in CARDS.values() if card.id.endswith("_mine") and card.group is Group.BASIC]
PLAYABLE = [card for card in CARDS.values() if card.energy is not None]
MOST_ENERGY = 4


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.card}: {case.name}")
def test_a_card_changes_exactly_this(case: Case) -> None:
    state = case.position()
    energy = CARDS[case.card].energy or 0
    paid = {
        "p0.hand": sorted(case.mine.get("hand", ())),
        "p0.play": [case.card],
        "p0.energy": MOST_ENERGY - energy,
    }
    assert changes(state, PutDown(card=case.card), case.answers, paid) == case.then


@pytest.mark.parametrize("mine", [card.id for card in MINES])
def test_a_mine_adds_its_resource(mine: str) -> None:
    size, color, _ = mine.split("_")
    state = drawn([{"hand": [mine]}, {}])
    paid = {"p0.hand": [], "p0.play": [mine], "p0.energy": 3}
    added = {"small": 1, "medium": 2, "large": 3}[size]
    assert changes(state, PutDown(card=mine), (), paid) == {f"p0.{color}": added}


def test_every_card_has_its_case() -> None:
    assert {case.card for case in CASES} == {card.id for card in PLAYABLE} - {
        mine.id for mine in MINES
    }


@pytest.mark.parametrize("card", [card.id for card in PLAYABLE if card.energy])
def test_a_card_is_refused_without_the_energy(card: str) -> None:
    owned = dict.fromkeys(("ruby", "gold"), 3)
    short = (CARDS[card].energy or 0) - 1
    state = drawn([{"hand": [card], "energy": short, "res": owned}, {}])
    assert refusal(state, 0, PutDown(card=card)) == "energy"
    state.seats[0].energy += 1
    assert refusal(state, 0, PutDown(card=card)) is None


@pytest.mark.parametrize("card", ["pie_in_the_sky", "secret_plan", "turtle_idol"])
def test_energy_x_is_never_put_down(card: str) -> None:
    assert refusal(drawn([{"hand": [card]}, {}]), 0, PutDown(card=card)) == "energy_x"


@pytest.mark.parametrize(
    ("card", "have", "code"),
    [
        ("close_deal", {}, "resource"),
        ("close_deal", {"gold": 1}, None),
        ("gold_standard", {"gold": 2}, "resource"),
        ("gold_standard", {"gold": 3}, None),
        ("collect", {}, "any_resource"),
        ("collect", {"iron": 1}, None),
    ],
)
def test_a_card_is_refused_without_the_resource_it_removes(
    card: str, have: dict[str, int], code: str | None
) -> None:
    state = drawn([{"hand": [card], "res": have}, {}])
    assert refusal(state, 0, PutDown(card=card)) == code


@pytest.mark.parametrize(
    ("card", "then"),
    [
        ("pie_in_the_sky", {"p0.energy": 5, "p0.credits": 3}),
        ("secret_plan", {"p0.emerald": 2, "p0.credits": 2}),
        ("turtle_idol", {"p0.credits": 2}),
    ],
)
def test_discarding_this_card_pays(card: str, then: dict[str, int]) -> None:
    state = drawn([{"hand": ["trade", card]}, {}])
    paid = {"p0.hand": [], "p0.play": ["trade"], "p0.discard": [card]}
    assert changes(state, PutDown(card="trade"), (), paid) == then


def test_only_the_undisclosed_plan_pays_when_exiled() -> None:
    for card, emerald in (("secret_plan", 4), ("pie_in_the_sky", 2)):
        state = drawn([{"hand": ["mad_scientist"], "deck": [card, "fund"]}, {}])
        make(state, 0, PutDown(card="mad_scientist"))
        make(state, 0, Answer(picks=(card,)))
        assert state.seats[0].resources["emerald"] == emerald
        assert (state.seats[0].energy, state.seats[0].credits) == (3, 0)


def test_the_more_counts_itself() -> None:
    state = drawn([{"hand": ["loan", "loan", "loan", "the_more"], "deck": FILL}, {}])
    for card in ("loan", "loan", "loan", "the_more"):
        make(state, 0, PutDown(card=card))
    assert state.seats[0].resources["ruby"] == 2


def test_technology_leak_pays_at_the_third_card_of_an_opponent() -> None:
    state = drawn([{"hand": ["tech_leak"]}, {"hand": ["loan"] * 4, "deck": FILL}])
    make(state, 0, PutDown(card="tech_leak"))
    state.turn = fresh_turn(1)
    iron = []
    for _ in range(4):
        make(state, 1, PutDown(card="loan"))
        iron.append(state.seats[0].resources["iron"])
    assert iron == [2, 2, 3, 3]


def test_only_the_opponent_is_asked_about_its_discard() -> None:
    state = drawn([{"hand": ["scathing_criticism"]}, {"hand": ["expo", "loan", "grant"]}])
    make(state, 0, PutDown(card="scathing_criticism"))
    assert open_decision_of(state, 0) is None
    asked = open_decision_of(state, 1)
    assert asked is not None
    assert (asked.options, asked.at_least, asked.at_most) == (("expo", "loan", "grant"), 2, 2)


def test_a_turn_without_moves_changes_nothing_else() -> None:
    state = drawn([{"hand": ["fund"] * 5, "deck": FILL}, {"deck": FILL}])
    before = everything(state)
    make(state, 0, EndTurn())
    assert everything(state) == before
