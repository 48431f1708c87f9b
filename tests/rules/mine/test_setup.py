"""Chapter "Setup"."""

from collections import Counter

import pytest

from rules.core import engine
from rules.core.errors import MalformedMove
from rules.core.game import Setup, default_options
from rules.core.log import Log
from rules.mine import GAME
from rules.mine.components.cards import CORPORATE_GOALS
from rules.mine.components.content import BASIC_PILE
from rules.mine.economy.market import discard_costly, printed_cost
from rules.mine.state import Phase, Stage, State
from tests.rules.mine.positions import drawn, fresh, market_total, started


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_is_dealt(seats: int) -> None:
    state = started(seats)
    assert (len(state.market), len(state.goal_board)) == (6, 2)
    assert state.basic == BASIC_PILE
    assert sum(state.basic.values()) == 40
    assert market_total(state) == 100
    for mine in state.seats:
        assert (len(mine.hand), len(mine.deck)) == (5, 6)
        cards = Counter(mine.hand + mine.deck)
        assert cards["fund"] == 5
        assert sum(cards[f"small_{resource}_mine"] for resource in mine.resources) == 5
        assert cards[CORPORATE_GOALS[mine.corporation or ""].trait] == 1
        assert set(mine.resources.values()) == {0}


def test_four_seats_are_dealt_all_corporate_goals() -> None:
    dealt = [goal for mine in fresh(4).seats for goal in mine.offer]
    assert sorted(dealt) == sorted(CORPORATE_GOALS)


def test_all_pick_at_once_and_see_the_board_but_no_deck() -> None:
    state = fresh(3)
    assert sorted(GAME.waiting_for(state)) == [0, 1, 2]
    assert len(state.market) == 6
    assert not any(mine.deck or mine.hand for mine in state.seats)


def test_the_first_turn_begins_after_all_have_picked() -> None:
    state = started(3)
    assert state.stage is Stage.COMPETITION
    assert (state.turn.seat, state.turn.phase) == (state.first, Phase.GOALS)
    mine = state.seats[state.first]
    assert (mine.energy, mine.credits, mine.purchases, mine.coins) == (4, 0, 1, 0)


@pytest.mark.parametrize("table", [fresh(3), started(3)])
def test_energy_lies_ready_before_the_first_turns(table: State) -> None:
    for seat in GAME.view(table, None).seats:
        assert (seat.energy, seat.credits, seat.purchases) == (4, 0, 1)


def test_cards_for_six_or_more_leave_the_board_once() -> None:
    draft = drawn(
        [{}, {}],
        market=["consulting", "passion", "gold_standard", "loan", "grant", "expo"],
        market_deck=["turtle_idol", "barter", "venture"],
        goal_board=["boost", "overflow"],
    )
    discard_costly(draft, Log())
    assert draft.market == ["passion", "loan", "grant", "expo", "turtle_idol", "barter"]
    assert sorted(draft.market_discard) == ["consulting", "gold_standard"]


def test_the_first_seat_is_random() -> None:
    assert {fresh(4, seed).first for seed in range(40)} == {0, 1, 2, 3}


def test_open_cards_at_set_up_are_costly_only_as_replacements() -> None:
    for seed in range(30):
        state = fresh(2, seed)
        costly = [card for card in state.market if printed_cost(card) >= 6]
        assert len(costly) <= len(state.market_discard)


@pytest.mark.parametrize("seats", [1, 5])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(MalformedMove):
        engine.start(GAME, Setup(seats, default_options(GAME), 1))
