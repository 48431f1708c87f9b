"""Chapters "Competition period" and "Transition periods"."""

import pytest

from rules.core import engine
from rules.core.game import GameDef
from rules.core.log import Log
from rules.mine import GAME, EndTurn, Enter, Mulligan
from rules.mine.components.content import MOST_ROUNDS, MOST_TRANSITIONS
from rules.mine.state import Declared, Phase, Stage, State
from rules.mine.turns.periods import begin_period, end_last_period
from rules.mine.turns.transitions import ask_to_enter
from rules.mine.view import View
from tests.rules.mine.positions import drawn, play, started


def _after_the_last_period(seats: int = 3, max_transitions: str = "20") -> State:
    """Every seat must say whether it enters. Seat 1 is first."""
    draft = started(seats, max_transitions=max_transitions)
    draft.first = 1
    end_last_period(draft, Log())
    ask_to_enter(draft, Log())
    return draft


def test_all_seats_have_the_same_number_of_turns_in_a_period() -> None:
    state = started(3)
    order = []
    while state.period == 1:
        order.append(state.turn.seat)
        state = play(state, state.turn.seat, "e")
    assert len(order) % 3 == 0
    assert order[:3] == [(order[0] + place) % 3 for place in range(3)]


def test_the_next_period_begins_one_seat_to_the_left_with_five_cards() -> None:
    state = started(3)
    first = state.first
    while state.period == 1:
        state = play(state, state.turn.seat, "e")
    assert state.first == (first + 1) % 3 == state.turn.seat
    assert [len(mine.hand) for mine in state.seats] == [5, 5, 5]
    assert [mine.turns for mine in state.seats] == [0, 0, 0]
    assert state.declared is None


def test_an_exhausted_deck_makes_the_next_round_the_last() -> None:
    draft = drawn(
        [{"deck": ["fund"]}, {"deck": ["fund"] * 9}], round=2, market=["loan"] * 6, first=0
    )
    state = play(draft, 0, "e")
    assert state.declared == Declared(0, 2)
    assert GAME.view(state, None).last_round is False
    state = play(state, 1, "e")
    assert (state.round, GAME.view(state, None).last_round) == (3, True)


def test_three_idle_rounds_end_a_period() -> None:
    """No seat does anything, and with full hands no seat draws from the decks."""
    hand = ["fund"] * 5
    state: State = drawn([{"hand": hand, "deck": ["fund"]}, {"hand": hand, "deck": ["fund"]}])
    for _ in range(3):
        assert state.declared is None
        state = play(play(state, 0, "e"), 1, "e")
    assert state.declared == Declared(None, 3)


def test_a_round_with_a_card_put_down_is_not_idle() -> None:
    hand = ["fund"] * 5
    state: State = drawn([{"hand": hand, "deck": ["fund"] * 9}, {"hand": hand, "deck": ["fund"]}])
    state = play(play(play(state, 0, "p fund"), 0, "e"), 1, "e")
    assert state.idle_rounds == 0


def test_a_period_cannot_last_for_ever() -> None:
    seat = {"hand": ["fund"] * 5, "deck": ["fund"] * 9}
    draft = drawn([seat, seat], round=MOST_ROUNDS, first=0)
    draft.is_round_idle = False
    state = play(play(draft, 0, "e"), 1, "e")
    assert state.declared == Declared(None, MOST_ROUNDS)


def test_an_undeclared_end_wins_no_seat_arsene() -> None:
    assert _end_of_idleness(GAME) == [False, False]


def test_in_version_1_the_first_seat_has_declared_an_idle_end() -> None:
    assert GAME.earlier is not None
    assert _end_of_idleness(GAME.earlier) == [True, False]


def _end_of_idleness(game: GameDef[State, View]) -> list[bool]:
    """Return which seats have declared the end of the last period, in which no seat did anything."""
    hand = ["fund"] * 5
    seats = [{"hand": hand, "deck": ["fund"]}, {"hand": hand, "deck": ["fund"]}]
    state: State = drawn(seats, period=6, first=0)
    while state.stage is Stage.COMPETITION:
        state = engine.play(game, state, state.turn.seat, EndTurn()).state
    return [mine.declared_last for mine in state.seats]


def test_seats_say_in_turn_whether_they_enter() -> None:
    state = _after_the_last_period()
    for seat in (1, 2, 0):
        assert list(GAME.waiting_for(state)) == [seat]
        state = engine.play(GAME, state, seat, Enter(yes=True)).state
    assert state.stage is Stage.MULLIGAN
    assert (state.transition, state.first) == (1, 2)


def test_the_table_ends_if_no_seat_enters() -> None:
    state = _after_the_last_period()
    for seat in (1, 2, 0):
        state = engine.play(GAME, state, seat, Enter(yes=False)).state
    assert state.stage is Stage.OVER
    assert GAME.outcome(state) is not None


def test_entrants_pay_more_each_time() -> None:
    state = _after_the_last_period(2)
    for transition in (1, 2):
        for _ in range(2):
            (seat,) = GAME.waiting_for(state)
            state = engine.play(GAME, state, seat, Enter(yes=seat == 0)).state
            if state.stage is Stage.MULLIGAN:
                break
        assert state.transition == transition
        assert [len(mine.hand) for mine in state.seats] == [5, 0]
        state = engine.play(GAME, state, 0, Mulligan(yes=False)).state
        state = engine.play(GAME, state, 0, EndTurn()).state
    assert [mine.penalty for mine in state.seats] == [2 + 4, 0]
    assert list(GAME.waiting_for(state)) == [0]


def test_a_seat_that_stays_out_is_not_asked_again() -> None:
    state = _after_the_last_period()
    for seat, yes in ((1, True), (2, False), (0, True)):
        state = engine.play(GAME, state, seat, Enter(yes=yes)).state
    for seat in (0, 1):
        state = engine.play(GAME, state, seat, Mulligan(yes=False)).state
    # The marker moved from seat 1 to seat 2, which stayed out, so the next entrant begins.
    assert (state.first, state.turn.seat) == (2, 0)
    state = engine.play(GAME, state, 0, EndTurn()).state
    state = engine.play(GAME, state, 1, EndTurn()).state
    assert list(GAME.waiting_for(state)) == [0]
    assert state.seats[2].out


def test_a_redraw_costs_a_penalty_point_and_waits_for_all() -> None:
    state = _after_the_last_period(2)
    for seat in (1, 0):
        state = engine.play(GAME, state, seat, Enter(yes=True)).state
    state = engine.play(GAME, state, 0, Mulligan(yes=True)).state
    assert state.seats[0].penalty == 2
    assert list(GAME.waiting_for(state)) == [1]
    state = engine.play(GAME, state, 1, Mulligan(yes=False)).state
    assert [mine.penalty for mine in state.seats] == [3, 2]
    assert [len(mine.hand) for mine in state.seats] == [5, 5]
    assert state.stage is Stage.TRANSITION


def test_exhausted_decks_declare_nothing_in_a_transition_period() -> None:
    state = _after_the_last_period(2)
    state.seats[0].deck = ["fund"] * 6
    for seat in (1, 0):
        state = engine.play(GAME, state, seat, Enter(yes=True)).state
    for seat in (0, 1):
        state = engine.play(GAME, state, seat, Mulligan(yes=False)).state
    state.declared = None
    state = play(state, 0, "p fund", "e")
    assert (state.seats[0].deck, state.declared) == ([], None)


@pytest.mark.parametrize(("choice", "most"), [("20", MOST_TRANSITIONS), ("3", 3)])
def test_transition_periods_come_to_an_end(choice: str, most: int) -> None:
    state = _after_the_last_period(2, max_transitions=choice)
    state.transition = most
    ask_to_enter(state, Log())
    assert state.stage is Stage.OVER


def test_with_the_option_there_are_four_periods() -> None:
    state = started(2, periods="4")
    while state.stage is Stage.COMPETITION:
        state = play(state, state.turn.seat, "e")
    assert (state.period, state.stage) == (4, Stage.ENTER)


def test_an_oversized_hand_is_reduced_by_choice_before_the_turn_ends() -> None:
    hand = ["fund", "grant", "loan", "trade", "sales", "barter"]
    state = play(drawn([{"hand": hand, "deck": ["fund"]}, {"deck": ["fund"]}]), 0, "e")
    assert (state.turn.seat, state.turn.phase) == (0, Phase.CHECKS)
    state = play(state, 0, "a barter")
    assert (state.turn.seat, state.seats[0].discard) == (1, ["barter"])


def test_leaving_changes_nothing() -> None:
    state = started(2)
    step = engine.leave(GAME, state, 1)
    assert step.state == state
    assert step.events == ()


def test_a_deck_that_is_empty_after_the_opening_hand_declares_the_end() -> None:
    """The earliest seat in turn order declares the end, in round 1."""
    draft = drawn([{"deck": ["fund"] * 9}, {"deck": ["fund"] * 5}, {"deck": ["fund"]}], first=2)
    begin_period(draft, Log())
    assert draft.declared == Declared(2, 1)
    assert [len(mine.hand) for mine in draft.seats] == [5, 5, 1]
