"""Chapter "State and hidden information": everything a viewer does not know is dealt anew."""

from collections import Counter

import pytest

from rules.core.codec import encode_state
from rules.core.log import Log
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.tmars import GAME
from rules.tmars.components.content import BEGINNER
from rules.tmars.economy.frames import begin
from rules.tmars.resolve.stack import resolve
from rules.tmars.state import StartChoice, State
from rules.tmars.view import Act
from tests.rules.tmars.wandering import fresh, wander


def worlds(state: State, viewer: Seat | None, count: int = 30) -> list[State]:
    chance = Rng(3)
    return [GAME.determinize(state, viewer, chance) for _ in range(count)]


def in_action(seats: int = 3, seed: int = 5, moves: int = 40, **options: str) -> State:
    *_, state = wander(fresh(seats, seed, **options), seed, moves)
    return state


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_determinized_worlds_differ(viewer: Seat | None) -> None:
    state = in_action()
    assert len({encode_state(world) for world in worlds(state, viewer)}) == 30


def test_own_cards_stay_and_those_of_others_change() -> None:
    state = in_action(prelude="on")
    found = worlds(state, 0)
    mine = state.seats[0]
    for world in found:
        same = world.seats[0]
        assert (same.hand, same.events, same.tableau) == (mine.hand, mine.events, mine.tableau)
        assert world.seats[1].tableau == state.seats[1].tableau
    if len(state.seats[1].hand) > 0:
        assert len({tuple(world.seats[1].hand) for world in found}) > 3
    assert len({tuple(world.deck) for world in found}) == 30


def test_no_card_is_lost() -> None:
    state = in_action()
    before = Counter(_projects(state))
    assert all(Counter(_projects(world)) == before for world in worlds(state, None))


def _projects(state: State) -> list[str]:
    found = state.deck + state.discard
    for mine in state.seats:
        found += mine.hand + mine.offer + mine.kept + mine.events + mine.tableau
    return found


def test_marsbots_pile_is_secret_and_its_used_cards_are_public() -> None:
    state = in_action(1, moves=6)
    assert state.bot is not None
    found = [world.bot for world in worlds(state, 0) if world.bot is not None]
    assert len({tuple(bot.pile) for bot in found}) > 20
    assert {len(bot.pile) for bot in found} == {len(state.bot.pile)}
    assert {tuple(bot.used) for bot in found} == {tuple(state.bot.used)}


def test_secret_choices_of_others_change() -> None:
    state = fresh(2)
    theirs = state.seats[1]
    theirs.choice = StartChoice(theirs.corporations[0], (), tuple(theirs.offer[:8]))
    found = worlds(state, 0)
    assert len({_choice(world).corporation for world in found}) > 3
    for world in found:
        other = world.seats[1]
        assert set(_choice(world).projects) <= set(other.offer)
        assert not {*other.corporations} & {*world.seats[0].corporations}
        GAME.check_invariants(world)
    assert {_choice(world) for world in worlds(state, 1)} == {theirs.choice}


def _choice(world: State) -> StartChoice:
    choice = world.seats[1].choice
    assert choice is not None
    return choice


def test_the_beginners_corporation_stays_on_offer_to_all() -> None:
    state = fresh(2, beginner_corporations="on")
    theirs = state.seats[1]
    theirs.choice = StartChoice(BEGINNER, (), tuple(theirs.offer))
    for world in worlds(state, 0):
        assert world.seats[1].corporations[-1] == BEGINNER
        assert _choice(world).corporation == BEGINNER
        assert _choice(world).projects == tuple(world.seats[1].offer)


def test_purchases_of_others_change_with_their_offer() -> None:
    state = next(
        state
        for state in wander(fresh(2, 3), 3, 400)
        if state.generation > 1 and state.seats[1].offer
    )
    state.seats[1].bought = tuple(state.seats[1].offer[1:3])
    for world in worlds(state, 0):
        assert world.seats[1].bought == tuple(world.seats[1].offer[1:3])
        assert world.seats[0].offer == state.seats[0].offer


def test_face_down_events_of_others_change_except_those_just_played() -> None:
    state = in_action(2)
    for card in ("009", "011", "039", "143"):
        for pile in (state.deck, state.discard, *(mine.hand for mine in state.seats)):
            if card in pile:
                pile.remove(card)
    state.seats[1].events = ["009", "011", "039"]
    state.acts = [Act(1, "card", "011", "", {})]
    found = worlds(state, 0)
    assert {world.seats[1].events[1] for world in found} == {"011"}
    assert len({tuple(world.seats[1].events) for world in found}) > 10
    assert {tuple(world.seats[1].events) for world in worlds(state, 1)} == {("009", "011", "039")}


def test_a_card_that_others_look_at_changes_with_the_question() -> None:
    """Business Contacts: the seat looks at four cards and keeps two."""
    state = in_action(2)
    state.stack, state.question = [], None
    begin(state, "111.play", "111", 1)
    resolve(state, Log())
    assert state.question is not None
    offers = set()
    for world in worlds(state, 0):
        assert world.question is not None
        assert world.question.options == tuple(world.seats[1].offer)
        assert GAME.view(world, 0) == GAME.view(state, 0)
        offers.add(world.question.options)
    assert len(offers) > 10
    assert {tuple(world.seats[1].offer) for world in worlds(state, 1)} == {
        tuple(state.seats[1].offer)
    }
