"""Chapter "Effects": using cards through others, and looking at cards."""

from rules.mine import GAME, Answer, PutDown
from rules.mine.state import State
from tests.rules.mine.positions import drawn, make, own_decision

DECK = ["fund"] * 9


def _options(state: State, seat: int = 0) -> tuple[str, ...]:
    return own_decision(state, seat).options


def test_venture_uses_cards_that_were_there_at_the_first_pick() -> None:
    """Ruling D43: a card that Barter discards afterwards cannot be the second pick."""
    draft = drawn(
        [
            {
                "hand": ["venture", "loan"],
                "deck": ["fund", "small_iron_mine", "fund"],
                "discard": ["barter", "labor_dispute"],
            },
            {"deck": DECK},
        ]
    )
    make(draft, 0, PutDown("venture"))
    assert set(_options(draft)) == {"barter", "fund"}
    make(draft, 0, Answer(("barter",)))
    assert draft.seats[0].discard == ["barter", "labor_dispute", "fund", "loan"]
    assert _options(draft) == ("fund",)
    make(draft, 0, Answer(("fund",)))
    assert draft.seats[0].credits == 1
    assert not draft.stack


def test_used_cards_stay_in_the_discard_pile_and_are_not_put_down() -> None:
    draft = drawn([{"hand": ["venture"], "deck": ["fund"], "discard": ["grant"]}, {"deck": DECK}])
    make(draft, 0, PutDown("venture"))
    make(draft, 0, Answer(("grant",)))
    make(draft, 0, Answer(()))
    assert draft.seats[0].discard == ["grant", "fund"]
    assert draft.turn.put_down == ["venture"]
    assert draft.turn.used == ["grant"]


def test_the_resources_for_a_used_card_must_be_paid_too() -> None:
    draft = drawn([{"hand": ["imitation_tech"], "deck": ["close_deal", "fund"]}, {"deck": DECK}])
    make(draft, 0, PutDown("imitation_tech"))
    assert draft.seats[0].credits == 0


def test_imitation_uses_no_card_that_uses_others() -> None:
    draft = drawn([{"hand": ["imitation_tech"], "deck": ["venture", "fund"]}, {"deck": DECK}])
    make(draft, 0, PutDown("imitation_tech"))
    assert draft.seats[0].deck == ["fund"]
    assert not draft.pending


def test_cooked_books_discards_and_uses_an_iron_card_and_shuffles() -> None:
    draft = drawn(
        [
            {"hand": ["cooked_books"], "deck": ["fund", "large_iron_mine", "fund"]},
            {"deck": DECK},
        ]
    )
    word = draft.rng.word
    make(draft, 0, PutDown("cooked_books"))
    mine = draft.seats[0]
    assert (mine.resources["iron"], mine.discard) == (3, ["large_iron_mine"])
    assert (mine.deck, draft.rng.word != word) == (["fund", "fund"], True)


def test_research_looks_before_it_draws() -> None:
    draft = drawn([{"hand": ["research"], "deck": ["fund", "grant", "loan"]}, {"deck": DECK}])
    make(draft, 0, PutDown("research"))
    assert own_decision(draft, 0).shown == ("fund",)
    assert GAME.view(draft, 1).decisions[0].why == "bottom"
    make(draft, 0, Answer(("fund",)))
    assert draft.seats[0].hand == ["grant", "loan"]
    assert draft.seats[0].deck == ["fund"]


def test_consulting_gains_a_goal_and_leaves_the_other_on_top() -> None:
    draft = drawn(
        [{"hand": ["consulting"], "deck": DECK}, {"deck": DECK}],
        goal_deck=["boost", "handicap", "overflow"],
    )
    make(draft, 0, PutDown("consulting"))
    make(draft, 0, Answer(("handicap",)))
    assert [goal.id for goal in draft.seats[0].goals] == ["handicap"]
    assert draft.goal_deck == ["boost", "overflow"]
    assert draft.turn.bought == []


def test_economic_paper_discards_face_down() -> None:
    draft = drawn(
        [{"hand": ["economic_paper"], "deck": DECK}, {"deck": DECK}],
        market_deck=["loan", "loan", "grant", "expo"],
    )
    make(draft, 0, PutDown("economic_paper"))
    assert _options(draft) == ("loan", "loan#2", "grant")
    make(draft, 0, Answer(("loan", "grant")))
    assert draft.market_deck == ["loan", "expo"]
    view = GAME.view(draft, 1)
    assert (view.market_discard, view.market_discard_hidden) == ((), 2)


def test_looking_at_more_cards_than_a_deck_has_shuffles_its_discard_pile_under_it() -> None:
    draft = drawn(
        [{"hand": ["economic_paper"], "deck": DECK}, {"deck": DECK}], market_deck=["loan"]
    )
    draft.market_discard = ["grant", "grant"]
    make(draft, 0, PutDown("economic_paper"))
    assert _options(draft) == ("loan", "grant", "grant#2")


def test_bargain_sale_affects_the_board_but_not_the_basic_pile() -> None:
    draft = drawn(
        [{"hand": ["bargain_sale"], "deck": DECK}, {"deck": DECK}],
        market=["loan", "grant", "expo", "expo", "expo", "expo"],
        goal_board=["boost", "overflow"],
    )
    make(draft, 0, PutDown("bargain_sale"))
    view = GAME.view(draft, 0)
    assert [card.cost for card in view.market[:3]] == [0, 1, 2]
    assert [goal.cost for goal in view.goals] == [3, 4]
    assert {pile.cost for pile in view.basic} == {4, 6}
