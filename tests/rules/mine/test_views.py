"""Chapter "Hidden information": the knowledge of each viewer."""

from typing import Any

from rules.core import engine
from rules.core.text import Msg
from rules.mine import GAME, PutDown
from rules.mine.state import Phase, Stage
from tests.rules.mine.positions import drawn, fresh, make, own_decision, own_view, play, started

DECK = ["fund"] * 9
BOARD: dict[str, Any] = {
    "market": ["loan", "expo"] * 3,
    "goal_board": ["boost", "overflow"],
    "goal_deck": ["handicap"],
    "market_deck": ["grant"] * 4,
}


def _key(text: Msg | None) -> str | None:
    return None if text is None else text.key


def test_only_the_owner_sees_a_hand() -> None:
    state = drawn([{"hand": ["fund"], "deck": DECK}, {"hand": ["loan"] * 2, "deck": DECK}], **BOARD)
    assert GAME.view(state, None).mine is None
    assert [card.card for card in own_view(state, 0).hand] == ["fund"]
    assert [mine.hand for mine in GAME.view(state, 0).seats] == [1, 2]


def test_the_own_deck_has_no_order() -> None:
    views = [
        own_view(drawn([{"deck": deck}, {"deck": DECK}], **BOARD), 0).deck
        for deck in (["loan", "fund", "loan"], ["fund", "loan", "loan"])
    ]
    assert views[0] == views[1]
    assert [(each.card, each.count) for each in views[0]] == [("fund", 1), ("loan", 2)]


def test_the_reason_is_shown_beside_a_card_that_cannot_be_played_or_bought() -> None:
    seat = {"hand": ["fund", "turtle_idol"], "deck": DECK, "credits": 1}
    state = drawn([seat, {"deck": DECK}], **BOARD)
    view = GAME.view(state, 0)
    fund, idol = own_view(state, 0).hand
    assert (fund.playable, fund.refusal, fund.simple) == (True, None, True)
    assert (idol.playable, _key(idol.refusal)) == (False, "error.mine.energy_x")
    assert view.market[0].refusal is None
    assert _key(view.market[1].refusal) == "error.mine.credits"
    assert view.basic[0].refusal is not None


def test_no_reasons_are_shown_outside_the_own_turn() -> None:
    state = drawn([{"deck": DECK}, {"hand": ["fund"], "deck": DECK}], **BOARD)
    (card,) = own_view(state, 1).hand
    assert (card.playable, card.refusal) == (False, None)
    assert {card.refusal for card in GAME.view(state, 1).market} == {None}


def test_a_corporate_goal_is_its_owners_secret() -> None:
    state = started(2)
    assert own_view(state, 0).corporation is not None
    assert {seat.corporation for seat in GAME.view(state, 0).seats} == {None}
    assert {seat.trait for seat in GAME.view(state, 0).seats} == {None}


def test_a_trait_is_known_after_its_card_was_seen() -> None:
    draft = drawn([{"hand": ["trade"], "deck": DECK, "corp": "dodge"}, {"deck": DECK}], **BOARD)
    make(draft, 0, PutDown("trade"))
    assert GAME.view(draft, 1).seats[0].trait == "trade"


def test_offers_are_shown_until_one_is_picked() -> None:
    state = fresh(2)
    assert len(own_view(state, 0).offer) == 3
    state = play(state, 0, f"corp {state.seats[0].offer[0]}")
    assert own_view(state, 0).offer == ()
    assert [seat.chosen for seat in GAME.view(state, 1).seats] == [True, False]


def test_an_open_question_is_public_but_not_its_options() -> None:
    draft = drawn([{"hand": ["trade", "fund", "grant"], "deck": DECK}, {"deck": DECK}], **BOARD)
    make(draft, 0, PutDown("trade"))
    (asked,) = GAME.view(draft, 1).decisions
    assert (asked.seat, asked.kind, asked.why, asked.source) == (0, "cards", "discard", "trade")
    assert own_view(draft, 1).decision is None
    assert own_decision(draft, 0).options == ("fund", "grant")


def test_the_last_turn_is_shown() -> None:
    seat = {"hand": ["fund", "grant"], "deck": DECK}
    state = play(drawn([seat, {"deck": DECK}], **BOARD), 0, "p fund, grant", "b loan", "e")
    view = GAME.view(state, None)
    last = view.last
    assert last is not None
    assert (last.seat, last.put_down, last.bought) == (0, ("fund", "grant"), ("loan",))
    assert last.earned == 3
    assert view.turn is not None
    assert view.turn.seat == 1


def test_corporate_goals_are_shown_at_the_end() -> None:
    state = started(2)
    state.stage, state.turn.phase = Stage.OVER, Phase.DONE
    view = GAME.view(state, None)
    assert all(seat.corporation is not None for seat in view.seats)
    assert view.outcome is not None
    assert view.acting is None


def test_money_cards_can_be_undone_and_resources_cannot() -> None:
    state = drawn([{"hand": ["fund", "small_iron_mine"], "deck": DECK}, {"deck": DECK}], **BOARD)
    assert engine.play(GAME, state, 0, PutDown("fund")).undoable
    assert not engine.play(GAME, state, 0, PutDown("small_iron_mine")).undoable


def test_waiting_effects_are_public() -> None:
    draft = drawn([{"hand": ["chicken_game"], "deck": DECK}, {"deck": DECK}], **BOARD)
    make(draft, 0, PutDown("chicken_game"))
    assert [seat.waiting for seat in GAME.view(draft, None).seats] == [("chicken_game",), ()]
