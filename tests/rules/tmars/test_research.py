"""Chapter "A generation": research, draft, production."""

import pytest

from rules.core.log import Log
from rules.tmars.components.content import BEGINNER
from rules.tmars.seen import view
from rules.tmars.soundness import check_invariants
from rules.tmars.state import Stage, State
from rules.tmars.turns.drafting import draft_hand
from rules.tmars.turns.flow import turn, waiting_for
from rules.tmars.turns.generations import produce
from rules.tmars.verbs.draft import DRAFT, Draft
from rules.tmars.verbs.research import RESEARCH, Research
from tests.rules.tmars.positions import (
    drawn,
    fresh,
    is_offered,
    pay,
    played,
    production,
    refusal,
    stock,
)


def _researching(*seats: dict[str, object], **board: object) -> State:
    """The second generation begins."""
    state = drawn(*seats, **board)
    for _ in seats:
        state = played(state, state.active, "pass")
    return state


def test_all_decide_at_once_and_purchases_stay_secret() -> None:
    state = _researching({"mc": 10}, {"mc": 10})
    assert set(waiting_for(state)) == {0, 1}
    first, second = (mine.offer for mine in state.seats)
    assert len(first) == len(second) == 4
    log = Log()
    state = played(state, 0, Research(tuple(first[:2]), pay(mc=6)), log=log)
    assert set(waiting_for(state)) == {1}
    assert [event.msg.key for event in log.events] == ["tmars.event.decided"]
    assert (stock(state)[0], state.seats[0].hand) == (30, [])
    state = played(state, 1, "research -")
    assert state.stage is Stage.ACTION
    assert (stock(state)[0], state.seats[0].hand) == (24, first[:2])
    assert (stock(state, 1)[0], state.seats[1].hand) == (30, [])
    assert state.discard == [*second, *first[2:]] or state.discard == [*first[2:], *second]


def test_a_solo_purchase_is_logged_once() -> None:
    state = _researching({"mc": 10}, alone="classic")
    log = Log()
    played(state, 0, Research((), pay()), log=log)
    assert "tmars.event.decided" not in [event.msg.key for event in log.events]


@pytest.mark.parametrize(
    ("count", "given", "code"),
    [
        pytest.param(2, pay(mc=6), None, id="fine"),
        pytest.param(0, pay(), None, id="nothing"),
        pytest.param(2, pay(mc=5), "pay_short", id="too little"),
        pytest.param(1, pay(mc=6), "pay_waste", id="too much"),
        pytest.param(3, pay(mc=9), "cannot_afford", id="too many"),
        pytest.param(1, pay(steel=2), "pay_unit", id="in steel"),
    ],
)
def test_bought_cards_are_paid_for(count: int, given: tuple[int, ...], code: str | None) -> None:
    state = _researching({}, {})
    state.seats[0].stock.update(mc=8, steel=5)
    cards = tuple(state.seats[0].offer[:count])
    assert refusal(state, 0, Research(cards, given)) == code


def test_cards_are_named_once_and_in_order() -> None:
    state = _researching({}, {})
    one, two, *_ = state.seats[0].offer
    for cards, code in (
        ((two, one), "card_order"),
        ((one, one), "card_order"),
        (("R08",), "not_offered"),
    ):
        assert refusal(state, 0, Research(cards, pay(mc=3 * len(cards)))) == code


def test_the_form_offers_as_many_as_can_be_paid_for() -> None:
    state = _researching({"corp": "R18"}, {})
    state.seats[0].stock.update(mc=2, heat=5)
    domain = RESEARCH.fields[0].domain(state, 0, {})
    assert (domain.at_least, domain.at_most) == (0, 2)  # type: ignore[union-attr]  # some of them


def test_helion_buys_cards_with_heat() -> None:
    state = _researching({"corp": "R18"})
    state.seats[0].stock.update(mc=2, heat=5)
    cards = tuple(state.seats[0].offer[:2])
    state = played(state, 0, Research(cards, pay(mc=2, heat=4)))
    assert stock(state)[0] == 0
    assert stock(state)[5] == 1


def test_marsbot_gets_four_free_cards() -> None:
    state = drawn({})
    state = played(state, 0, "pass")
    assert state.bot is not None
    assert len(state.bot.pile) == 4


def test_discards_become_the_deck_when_it_is_empty() -> None:
    state = drawn({}, {}, deck=["001", "002"], discard=["003", "004", "005", "006", "007"])
    state = played(played(state, 0, "pass"), 1, "pass")
    dealt = sorted(card for mine in state.seats for card in mine.offer)
    assert dealt == ["001", "002", "003", "004", "005", "006", "007"]
    assert state.deck == state.discard == []


def test_a_seat_without_an_offer_is_not_asked() -> None:
    state = drawn({}, {}, deck=["001"], discard=[])
    state = played(played(state, 0, "pass"), 1, "pass")
    assert set(waiting_for(state)) == {1}, "the first player of the generation is served first"


# Draft


def _drafting(seats: int, generation: int = 1) -> State:
    state = drawn(*({} for _ in range(seats)), draft="on", generation=generation)
    for _ in range(seats):
        state = played(state, state.active, "pass")
    return state


@pytest.mark.parametrize(("generation", "step"), [(2, 1), (3, -1)])
def test_hands_pass_to_the_left_in_even_generations(generation: int, step: int) -> None:
    state = _drafting(3, generation - 1)
    assert state.stage is Stage.DRAFT
    offers = [list(mine.offer) for mine in state.seats]
    for seat in range(3):
        assert is_offered(state, seat, DRAFT)
        state = played(state, seat, Draft(offers[seat][0]))
    for seat, mine in enumerate(state.seats):
        assert mine.kept == [offers[seat][0]]
        assert mine.offer == offers[(seat - step) % 3][1:]


def test_a_pick_stays_secret_until_all_have_picked() -> None:
    state = _drafting(2)
    log = Log()
    state = played(state, 0, Draft(state.seats[0].offer[2]), log=log)
    assert len(state.seats[0].offer) == 4
    assert not is_offered(state, 0, DRAFT)
    assert not log.revealed
    assert [event.msg.args.keys() for event in log.events] == [{"seat"}]


def test_the_last_card_needs_no_pick_and_then_all_buy() -> None:
    state = _drafting(2)
    everything = sorted(card for mine in state.seats for card in mine.offer)
    for _ in range(3):
        for seat in range(2):
            state = played(state, seat, Draft(state.seats[seat].offer[0]))
    assert state.stage is Stage.RESEARCH
    assert sorted(card for mine in state.seats for card in mine.offer) == everything
    assert [len(mine.offer) for mine in state.seats] == [4, 4]
    assert [mine.kept for mine in state.seats] == [[], []]


def test_a_draft_works_with_a_short_deck() -> None:
    state = drawn(
        {}, {}, {}, draft="on", deck=["001", "002", "003", "004", "005", "006"], discard=[]
    )
    for _ in range(3):
        state = played(state, state.active, "pass")
    while state.stage is Stage.DRAFT:
        seat = min(waiting_for(state))
        state = played(state, seat, Draft(state.seats[seat].offer[0]))
    assert sorted(card for mine in state.seats for card in mine.offer) == state.deck + [
        f"00{n}" for n in range(1, 7)
    ]


def test_only_offered_cards_can_be_picked() -> None:
    state = _drafting(2)
    assert refusal(state, 0, Draft(state.seats[1].offer[0])) == "not_offered"
    assert refusal(drawn({}, {}), 0, Draft("001")) == "wrong_phase"


def test_one_seat_has_no_draft() -> None:
    state = played(drawn({}, draft="on"), 0, "pass")
    assert state.stage is Stage.RESEARCH


# The draft of the start


def _picked(state: State, card: int) -> State:
    """All seats keep the card in this place of their hand."""
    for seat in range(len(state.seats)):
        state = played(state, seat, Draft(draft_hand(state, seat)[card]))
    return state


def test_two_hands_of_five_are_drafted_the_first_to_the_left_the_second_to_the_right() -> None:
    state = fresh(3, draft="start")
    assert state.stage is Stage.DRAFT
    for step in (1, -1):
        first = [list(mine.offer) for mine in state.seats]
        kept = [list(mine.kept) for mine in state.seats]
        assert [len(hand) for hand in first] == [5, 5, 5]
        state = _picked(state, 0)
        for seat, mine in enumerate(state.seats):
            assert mine.kept == [*kept[seat], first[seat][0]]
            assert mine.offer == first[(seat - step) % 3][1:]
        for _ in range(3):
            state = _picked(state, 0)
    assert state.stage is Stage.START
    assert [len(mine.offer) for mine in state.seats] == [10, 10, 10]
    assert [mine.kept for mine in state.seats] == [[], [], []]
    check_invariants(state)


def test_the_other_corporation_goes_to_the_left_before_projects_are_dealt() -> None:
    state = fresh(3, draft="corporations")
    first = [list(mine.corporations) for mine in state.seats]
    assert [mine.offer for mine in state.seats] == [[], [], []]
    assert {each.key for each in waiting_for(state).values()} == {"tmars.asked.draft_corporation"}
    state = _picked(state, 1)
    for seat, mine in enumerate(state.seats):
        assert mine.corporations == [first[seat][1], first[seat - 1][0]]
        assert len(mine.offer) == 5
    assert {each.key for each in waiting_for(state).values()} == {"tmars.asked.draft"}


def test_each_pass_of_the_first_draft_is_a_turn_of_its_own() -> None:
    state, turns = fresh(2, draft="corporations"), []
    while state.stage is Stage.DRAFT:
        turns.append(turn(state))
        state = _picked(state, 0)
    assert len(turns) == len(set(turns)) == 1 + 4 + 4


def test_beginners_are_offered_their_corporation_after_the_draft() -> None:
    state = fresh(2, draft="corporations", beginner_corporations="on")
    assert not any(BEGINNER in mine.corporations for mine in state.seats)
    state = _picked(state, 0)
    assert [mine.corporations[-1] for mine in state.seats] == [BEGINNER, BEGINNER]


def test_a_corporation_is_named_in_the_draft() -> None:
    state = fresh(2, draft="corporations")
    first, second = (mine.corporations for mine in state.seats)
    assert refusal(state, 0, f"draft {second[0]}") == "not_offered"
    state = played(state, 0, f"draft {first[1]}")
    assert state.seats[0].bought == (first[1],)


def test_picks_of_the_first_draft_stay_secret() -> None:
    for draft in ("corporations", "start"):
        state = fresh(2, draft=draft)
        one, other = (played(state, 0, Draft(draft_hand(state, 0)[place])) for place in range(2))
        for viewer in (1, None):
            assert view(one, viewer) == view(other, viewer)
        assert view(one, 0).mine is not None


# Production


def test_production_adds_to_the_stock() -> None:
    mine = {
        "tr": 25,
        "+mc": -5,
        "+steel": 1,
        "+titanium": 2,
        "+plants": 3,
        "+energy": 4,
        "+heat": 5,
    }
    state = drawn({**mine, "mc": 1, "energy": 6, "heat": 7}, {"tr": 14})
    log = Log()
    produce(state, log)
    assert stock(state) == (21, 1, 2, 3, 4, 18)
    assert stock(state, 1) == (14, 0, 0, 0, 0, 0)
    assert production(state) == (-5, 1, 2, 3, 4, 5)
    assert [event.msg.key for event in log.events] == ["tmars.event.produced"] * 2
    assert state.acts[-1].what == "production"
