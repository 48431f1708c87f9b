"""Chapter "Hidden information": known ends of decks in the view, in words, and in determinized worlds."""

from typing import Any

import pytest

from bot.i18n import LANGUAGES
from rules.core.log import Log
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.mine import GAME, Answer, Buy, PutDown, UseGoal
from rules.mine.economy.zones import discard_from_deck, draw
from rules.mine.state import State, nothing_known
from rules.mine.turns.periods import merge_decks
from tests.catalogues import catalogue_of
from tests.rules.mine.positions import drawn, make, own_view

DECK = ["loan", "expo", "grant", "fund", "trade", "passion"]
MARKET_DECK = ["loan", "expo", "grant", "barter", "passion", "discovery", "subcontract"]
GOAL_DECK = ["handicap", "octopus", "boost", "overflow"]
VIEWERS = (None, 0, 1)


def _played(seat: dict[str, Any], card: str, *answers: tuple[str, ...], **board: Any) -> State:
    """The position after the card was put down and its questions were answered."""
    draft = drawn([{"hand": [card], "deck": DECK, **seat}, {"deck": DECK}], **board)
    make(draft, 0, PutDown(card))
    for picks in answers:
        make(draft, 0, Answer(picks))
    return draft


def _tops(state: State, viewer: Seat | None) -> list[tuple[str, ...]]:
    return [mine.top for mine in GAME.view(state, viewer).seats]


def test_smelting_shows_the_top_of_every_deck_to_all() -> None:
    state = _played({}, "smelting")
    for viewer in VIEWERS:
        assert _tops(state, viewer) == [("loan",), ("loan",)]
    assert own_view(state, 0).known.top == own_view(state, 1).known.top == ("loan",)


def test_only_the_owner_knows_a_card_that_was_not_exiled() -> None:
    state = _played({}, "mad_scientist", ())
    assert own_view(state, 0).known.top == ("loan",)
    assert _tops(state, 0) == _tops(state, 1) == [(), ()]


def test_exiling_a_card_removes_the_knowledge_of_it() -> None:
    assert own_view(_played({}, "mad_scientist", ("loan",)), 0).known.top == ()


def test_a_card_put_on_top_of_a_deck_is_known_to_all() -> None:
    state = _played({"discard": ["expo", "sales"]}, "recycled_fuel", ("expo",))
    assert _tops(state, 1) == [("expo",), ()]
    assert own_view(state, 0).known.top == ("expo",)


def test_a_card_put_under_a_deck_is_known_to_all() -> None:
    seat = {"deck": DECK, "discard": ["fund"], "goals": [{"id": "secondhand_mania"}]}
    draft = drawn([seat, {"deck": DECK}])
    make(draft, 0, UseGoal("secondhand_mania"))
    assert GAME.view(draft, 1).seats[0].bottom == ("fund",)
    assert own_view(draft, 0).known.bottom == ("fund",)


def test_only_the_owner_knows_a_card_moved_to_the_bottom() -> None:
    state = _played({}, "research", ("loan",))
    assert own_view(state, 0).known.bottom == ("loan",)
    assert GAME.view(state, 1).seats[0].bottom == ()
    assert state.seats[0].hand == ["expo", "grant"]


def test_others_cannot_tell_whether_a_shown_card_was_moved() -> None:
    tops = []
    for picks in (("loan",), ()):
        draft = drawn([{"hand": ["smelting", "research"], "deck": DECK}, {"deck": DECK}])
        make(draft, 0, PutDown("smelting"))
        make(draft, 0, PutDown("research"))
        make(draft, 0, Answer(picks))
        tops.append(_tops(draft, 1))
    assert tops == [[(), ("loan",)]] * 2


@pytest.mark.parametrize("leave", [draw, discard_from_deck])
def test_cards_that_leave_the_top_are_no_longer_known_there(leave: Any) -> None:
    state = _played({}, "smelting")
    leave(state, 0, 1, Log())
    assert _tops(state, 1) == [(), ("loan",)]
    assert state.seats[0].known == nothing_known()


def test_a_shuffled_deck_has_no_known_order() -> None:
    state = _played({}, "smelting")
    merge_decks(state)
    assert [mine.known for mine in state.seats] == [nothing_known(), nothing_known()]


def test_after_searching_the_deck_its_order_is_unknown() -> None:
    state = _played({"deck": ["fund", "small_iron_mine", *DECK]}, "cooked_books")
    assert state.seats[0].known == nothing_known()


def test_the_seat_that_looked_knows_the_cards_it_put_back_on_the_market_deck() -> None:
    state = _played({}, "economic_paper", ("expo",), market_deck=MARKET_DECK)
    assert own_view(state, 0).known.market == ("loan", "grant")
    assert own_view(state, 1).known.market == ()


def test_another_seats_look_invalidates_knowledge_only_if_it_takes_cards() -> None:
    for picks, known in (((), ("loan", "expo", "grant")), (("loan",), ())):
        state = _played({}, "economic_paper", (), market_deck=MARKET_DECK)
        state.turn.seat = 1
        state.seats[1].hand = ["economic_paper"]
        make(state, 1, PutDown("economic_paper"))
        make(state, 1, Answer(picks))
        assert own_view(state, 0).known.market == known


def test_opened_cards_are_no_longer_known_on_their_deck() -> None:
    market = ["fund"] * 6
    seat = {"credits": 9}
    board = {"market": market, "market_deck": MARKET_DECK, "goal_board": ["scrap_resources"] * 2}
    state = _played(seat, "economic_paper", (), **board)
    make(state, 0, Buy("fund"))
    assert own_view(state, 0).known.market == ("expo", "grant")


def test_goals_looked_at_and_put_back_are_known() -> None:
    state = _played({}, "consulting", ("octopus",), goal_deck=GOAL_DECK)
    assert own_view(state, 0).known.goals == ("handicap",)


CASES = {
    "shown": lambda: _played({}, "smelting"),
    "looked at": lambda: _played({}, "mad_scientist", ()),
    "put on top": lambda: _played({"discard": ["expo", "fund"]}, "recycled_fuel", ("expo",)),
    "put under": lambda: _played({}, "research", ("loan",)),
    "market": lambda: _played({}, "economic_paper", (), market_deck=MARKET_DECK),
    "goals": lambda: _played({}, "consulting", (), goal_deck=GOAL_DECK),
}


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("viewer", VIEWERS)
def test_determinized_worlds_keep_their_viewers_knowledge(case: str, viewer: Seat | None) -> None:
    state, chance = CASES[case](), Rng(8)
    state.seats[0].hand += ["big_spender", "giving_back"]
    state.seats[1].hand += ["tech_leak", "close_deal"]
    worlds = [GAME.determinize(state, viewer, chance) for _ in range(30)]
    for world in worlds:
        assert GAME.view(world, viewer) == GAME.view(state, viewer)
        assert GAME.describe(GAME.view(world, viewer)) == GAME.describe(GAME.view(state, viewer))
    assert len({tuple(world.seats[1].deck) for world in worlds}) > 10
    assert len({tuple(world.seats[0].deck) for world in worlds}) > 5


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("case", "viewer", "key"),
    [
        ("shown", None, "seat_top"),
        ("shown", 0, "my_top"),
        ("put under", 0, "my_bottom"),
        ("market", 0, "my_market_top"),
        ("goals", 0, "my_goals_top"),
    ],
)
def test_known_cards_are_described(case: str, viewer: Seat | None, key: str, language: str) -> None:
    said = {text.key: text for text in GAME.describe(GAME.view(CASES[case](), viewer))}
    assert catalogue_of(language).say(said[f"mine.text.{key}"], names=str)
