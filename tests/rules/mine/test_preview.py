"""A half-made move shows what becomes of the seat's own means (chapter "Moves")."""

from rules.mine import GAME
from rules.mine.state import Phase, Stage
from rules.mine.view import View
from tests.rules.mine.positions import drawn, own_view

DECK = ["fund"] * 9


def _points(view: View) -> int:
    assert view.mine is not None
    return sum(part.points for part in view.mine.parts)


def test_cards_to_be_played_spend_energy_and_bring_their_fixed_gains() -> None:
    hand = ["sales", "loan", "close_deal"]
    state = drawn([{"hand": hand, "deck": DECK, "res": {"gold": 2}}, {"deck": DECK}])
    then = GAME.preview(state, 0, "play_many", {"cards": ("sales", "loan", "close_deal")})
    mine = then.seats[0]
    assert (mine.energy, mine.credits, mine.penalty, mine.resources["gold"]) == (3, 6, 1, 1)
    assert mine.deck == len(DECK)
    assert then.mine is not None
    assert then.mine.hand == own_view(state, 0).hand


def test_a_purchase_shows_the_credits_and_coins_left_and_its_points() -> None:
    seat = {"deck": DECK, "credits": 3, "coins": 2}
    state = drawn([seat, {"deck": DECK}], market=["know_how", "venture"], phase=Phase.BUY)
    then = GAME.preview(state, 0, "buy", {"target": "venture"})
    mine = then.seats[0]
    assert (mine.credits, mine.coins, mine.purchases, mine.discard) == (0, 0, 0, ("venture",))
    assert _points(then) == _points(GAME.view(state, 0)) + 2
    assert then.market == GAME.view(state, 0).market


def test_penalty_points_of_entering_show_before_the_answer() -> None:
    state = drawn([{"deck": DECK}, {"deck": DECK}])
    state.stage, state.transition = Stage.ENTER, 1
    assert GAME.preview(state, 0, "enter", {"yes": True}).seats[0].penalty == 4
    assert GAME.preview(state, 0, "enter", {"yes": False}).seats[0].penalty == 0


def test_a_choice_that_is_not_offered_changes_nothing() -> None:
    state = drawn([{"hand": ["fund"], "deck": DECK}, {"deck": DECK}], market=["loan"])
    for verb, given in (
        ("play", {"card": "loan"}),
        ("buy", {"target": "expo"}),
        ("coin", {"n": 3}),
        ("end", {}),
    ):
        assert GAME.preview(state, 0, verb, given) == GAME.view(state, 0)
