"""Chapter "Hidden information": everything a viewer does not know is dealt anew."""

from collections import Counter

import pytest

from rules.core.codec import encode_state
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.mine import GAME, Answer, PutDown
from rules.mine.components.cards import CORPORATE_GOALS
from rules.mine.state import State
from rules.mine.turns.flow import open_decision_of
from tests.rules.mine.positions import drawn, make, started


def worlds(state: State, viewer: Seat | None, count: int = 40) -> list[State]:
    chance = Rng(3)
    return [GAME.determinize(state, viewer, chance) for _ in range(count)]


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_a_determinized_world_looks_the_same_and_differs(viewer: Seat | None) -> None:
    state = started(4)
    found = worlds(state, viewer)
    assert all(GAME.view(world, viewer) == GAME.view(state, viewer) for world in found)
    assert len({encode_state(world) for world in found}) > 30
    for world in found:
        GAME.check_invariants(world)


def test_the_own_hand_stays_and_the_own_deck_is_shuffled() -> None:
    state = started(2)
    found = worlds(state, 0)
    assert {tuple(world.seats[0].hand) for world in found} == {tuple(state.seats[0].hand)}
    assert len({tuple(world.seats[0].deck) for world in found}) > 10
    assert all(Counter(world.seats[0].deck) == Counter(state.seats[0].deck) for world in found)


def test_unseen_corporate_goals_change_with_their_traits() -> None:
    state = started(2)
    found = worlds(state, 0)
    assert len({world.seats[1].corporation for world in found}) > 3
    for world in found:
        other = world.seats[1]
        assert other.corporation in other.offer
        assert not set(other.offer) & set(world.seats[0].offer)
        assert CORPORATE_GOALS[other.corporation or ""].trait in other.hand + other.deck


def test_a_trait_that_was_seen_stays() -> None:
    state = started(2)
    state.seats[1].trait_seen = True
    trait = CORPORATE_GOALS[state.seats[1].corporation or ""].trait
    found = worlds(state, 0)
    assert {CORPORATE_GOALS[world.seats[1].corporation or ""].trait for world in found} == {trait}


def test_a_revealed_corporate_goal_stays() -> None:
    state = started(2)
    state.seats[1].revealed = True
    found = worlds(state, 0)
    assert {world.seats[1].corporation for world in found} == {state.seats[1].corporation}


def test_cards_that_the_viewer_looks_at_stay_on_top() -> None:
    deck = ["loan", "expo", "grant", "fund", "trade", "passion"]
    state = drawn([{"hand": ["mad_scientist"], "deck": deck}, {}])
    make(state, 0, PutDown(card="mad_scientist"))
    found = worlds(state, 0)
    assert {world.seats[0].deck[0] for world in found} == {"loan"}
    assert len({tuple(world.seats[0].deck) for world in found}) > 10


def test_market_cards_that_a_seat_looks_at_stay_for_it() -> None:
    deck = ["loan", "expo", "grant", "barter", "passion", "discovery", "subcontract"]
    state = drawn([{"hand": ["economic_paper"]}, {}], market_deck=deck)
    make(state, 0, PutDown(card="economic_paper"))
    assert {tuple(world.market_deck[:3]) for world in worlds(state, 0)} == {tuple(deck[:3])}
    others = worlds(state, 1)
    assert len({tuple(world.market_deck[:3]) for world in others}) > 10
    for world in others:
        asked = open_decision_of(world, 0)
        assert asked is not None
        assert asked.shown == tuple(world.market_deck[:3])


def test_an_opponent_keeps_its_question_with_the_cards_it_now_holds() -> None:
    hand, deck = ["expo", "loan", "grant"], ["fund", "barter", "passion", "discovery"]
    state = drawn([{"hand": ["scathing_criticism"]}, {"hand": hand, "deck": deck}, {"hand": hand}])
    make(state, 0, PutDown(card="scathing_criticism"))
    make(state, 1, Answer(picks=("expo", "grant")))
    found = worlds(state, 0)
    assert len({tuple(world.seats[1].hand) for world in found}) > 3
    for world in found:
        assert GAME.view(world, 0) == GAME.view(state, 0)
        answered = next(each for each in world.pending if each.seat == 1)
        assert answered.picks is not None
        assert set(answered.picks) <= set(world.seats[1].hand)
