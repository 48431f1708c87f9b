"""The table in words: everything that a viewer may know is in a sentence."""

from bot.i18n import LANGUAGES
from rules.core.seats import Seat
from rules.mine import GAME, EndTurn, PutDown
from rules.mine.state import State
from tests.catalogues import catalogue_of
from tests.rules.mine.positions import drawn, fresh, make, started

FILL = ["fund"] * 9
CATALOGUES = {language: catalogue_of(language) for language in LANGUAGES}


def name(seat: Seat) -> str:
    return ("Ada", "Bruno", "최다은", "Dora")[seat]


def words(state: State, viewer: Seat | None = None, language: str = "en") -> list[str]:
    say = CATALOGUES[language].sayer(name)
    return [say(text) for text in GAME.describe(GAME.view(state, viewer))]


def test_corporate_goals_are_picked_first() -> None:
    state = fresh(2)
    said = words(state, 0)
    assert said[:2] == [
        "Period 1 of 6, round 1.",
        "Corporate goals are being picked in secret. Still to pick: Ada and Bruno.",
    ]
    assert any(line.startswith("Corporate goals to pick from: ") for line in said)
    assert not any("to pick from" in line for line in words(state))


def test_the_phase_comes_first() -> None:
    state = started(2)
    said = words(state)
    acting = name(state.turn.seat)
    assert said[:2] == ["Period 1 of 6, round 1.", f"It is {acting}’s turn."]


def test_a_seat_and_its_possessions_are_described() -> None:
    state = drawn(
        [
            {
                "res": {"ruby": 3},
                "credits": 2,
                "deck": FILL,
                "coins": 1,
                "goals": [
                    {"id": "boost", "tokens": 2},
                    {"id": "overflow"},
                    {"id": "handicap", "flipped": True},
                ],
                "discard": ["loan", "loan"],
            },
            {},
        ]
    )
    said = words(state)
    assert (
        "Ada: 5 points so far, Ruby 3, Sapphire 0, Emerald 0, Iron 0 and Gold 0. Deck 9, hand 0, "
        "energy 4, credit 2, purchases 1, coins 1, penalty 0." in said
    )
    assert (
        "Public goals of Ada: Boost (2 of 5 tokens), Overflow (open) and Handicap (flipped)."
        in said
    )
    assert "Discard pile of Ada: Loan ×2." in said


def test_the_market_is_described() -> None:
    said = words(drawn([{}, {}], market=["loan", "grant"], goal_board=["boost"]))
    assert "Market: Loan for 1 and Grant for 2." in said
    assert "Public goals for sale: Boost for 4 (flips at 5 tokens)." in said


def test_what_the_cards_for_sale_do_is_described() -> None:
    said = words(drawn([{}, {}], market=["grant"], goal_board=["boost"]))
    assert "Grant (energy 1, points 0). Credit +2." in said
    assert any(line.startswith("Boost (passive goal, points ") for line in said)


def test_hands_are_described_only_to_their_owners() -> None:
    state = drawn([{"hand": ["grant", "secret_plan"], "deck": FILL}, {}])
    own = words(state, 0)
    assert any(line.startswith("Your hand: Grant and Undisclosed Plan (") for line in own)
    assert "Your deck, in no order: Investment Fund ×9." in own
    for viewer in (1, None):
        assert not any("Undisclosed Plan" in line for line in words(state, viewer))


def test_the_effects_of_a_turn_are_described() -> None:
    state = drawn([{"hand": ["grant", "grant"], "deck": FILL}, {"deck": FILL}])
    make(state, 0, PutDown(card="grant"))
    make(state, 0, PutDown(card="grant"))
    said = words(state)
    assert "This turn Ada has played Grant ×2." in said
    assert "Credit Ada has received this turn: 4." in said
    make(state, 0, EndTurn())


def test_open_questions_are_described() -> None:
    state = drawn([{"hand": ["mad_scientist"], "deck": ["loan", *FILL]}, {"deck": FILL}])
    make(state, 0, PutDown(card="mad_scientist"))
    assert "Mad Scientist asks Ada what to exile from the top of the deck." in words(state)
    assert "You are looking at Loan." in words(state, 0)
    assert "To choose from: Loan." in words(state, 0)
    assert not any("Loan" in line for line in words(state, 1))
