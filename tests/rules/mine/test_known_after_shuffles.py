"""Chapter "Hidden information": after a shuffle a deck's order is unknown to all."""

from msgspec.structs import replace

from rules.mine import Answer, PutDown
from rules.mine.state import Known, State, nothing_known
from tests.rules.mine.positions import drawn, make

OTHER = {"deck": ["fund"] * 9}


def _known(state: State) -> Known:
    return state.seats[0].known


def test_a_search_that_finds_nothing_shuffles_too() -> None:
    deck = ["fund", "loan", "grant", "expo", "passion"]
    seat = {"hand": ["recycled_fuel", "cooked_books"], "deck": deck, "discard": ["trade"]}
    draft = drawn([seat, OTHER])
    make(draft, 0, PutDown("recycled_fuel"))
    make(draft, 0, Answer(("trade",)))
    assert _known(draft) == replace(nothing_known(), top=1, shown_top=1)
    make(draft, 0, PutDown("cooked_books"))
    assert _known(draft) == nothing_known()


def test_cards_shown_by_a_card_that_a_search_used_are_shuffled_afterwards() -> None:
    deck = ["fund", "loan", "smelting", "expo", "passion"]
    draft = drawn([{"hand": ["cooked_books"], "deck": deck}, OTHER])
    make(draft, 0, PutDown("cooked_books"))
    assert [(shown.seat, shown.card) for shown in draft.turn.shown][-1] == (0, "fund")
    assert _known(draft) == nothing_known()
    assert draft.seats[1].known == replace(nothing_known(), top=1, shown_top=1)
