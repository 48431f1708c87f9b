"""The invariants of every state (chapter "Invariants")."""

from collections import Counter
from collections.abc import Iterable

from rules.core.errors import InvariantBroken
from rules.mine.components.cards import CARDS, CORPORATE_GOALS, PUBLIC_GOALS
from rules.mine.components.content import (
    BASIC_PILE,
    CORPORATE_OFFER,
    GOAL_SLOTS,
    HAND_SIZE,
    MARKET_SLOTS,
)
from rules.mine.components.designs import Group
from rules.mine.components.terms import RESOURCES
from rules.mine.economy.holdings import owned_cards
from rules.mine.setup import starting_deck
from rules.mine.state import Phase, SeatState, Stage, State


def check_invariants(state: State) -> None:
    """Raises InvariantBroken."""
    for mine in state.seats:
        _assert_seat(state, mine)
    _assert_cards(state)
    _assert_goals(state)
    _assert_board(state)
    _assert_periods(state)
    _assert_questions(state)


def _must(holds: object, what: str) -> None:
    if not holds:
        raise InvariantBroken(f"mine: {what}")


def _assert_cards(state: State) -> None:
    """No card is lost or duplicated."""
    found: Counter[str] = Counter()
    for zone in (state.market, state.market_deck, state.market_discard, state.hidden_discard):
        found.update(zone)
    found.update(state.exile)
    for card, left in state.basic.items():
        found[card] += left
    for seat in range(len(state.seats)):
        found.update(owned_cards(state, seat))
    expected = Counter(
        {card.id: card.copies for card in CARDS.values() if card.group is Group.MARKET}
    )
    expected.update(BASIC_PILE)
    if state.stage is not Stage.CORPORATE:
        for mine in state.seats:
            expected.update(starting_deck(mine.corporation or ""))
    _must(+found == +expected, f"cards are lost or doubled: {_difference(found, expected)}")


def _difference(found: Counter[str], expected: Counter[str]) -> dict[str, int]:
    names = sorted({*found, *expected})
    return {name: found[name] - expected[name] for name in names if found[name] != expected[name]}


def _assert_goals(state: State) -> None:
    owned = [goal for mine in state.seats for goal in mine.goals]
    names = [*state.goal_deck, *state.goal_discard, *state.goal_board, *(each.id for each in owned)]
    _must(sorted(names) == sorted(PUBLIC_GOALS), "public goals are lost or doubled")
    for goal in owned:
        needed = PUBLIC_GOALS[goal.id].tokens
        _must(0 <= goal.tokens <= (needed or 0), f"{goal.id} has {goal.tokens} tokens")
        _must(goal.flipped or needed is None or goal.tokens < needed, f"{goal.id} is not flipped")
    offered = [name for mine in state.seats for name in mine.offer]
    _must(len(set(offered)) == len(offered), "a corporate goal is dealt twice")
    _must(set(offered) <= set(CORPORATE_GOALS), "an unknown corporate goal is dealt")


def _assert_board(state: State) -> None:
    cards_left = len(state.market_deck) + len(state.market_discard) + len(state.hidden_discard)
    _must(len(state.market) >= MARKET_SLOTS or not cards_left, "the market has gaps")
    goals_left = len(state.goal_deck) + len(state.goal_discard)
    slots = len(state.goal_board)
    _must(slots == GOAL_SLOTS or (slots < GOAL_SLOTS and not goals_left), "goals have gaps")


def _assert_seat(state: State, mine: SeatState) -> None:
    _assert_known(state, mine)
    numbers = (mine.energy, mine.credits, mine.purchases, mine.coins, mine.penalty)
    _must(_none_negative(numbers), "a number below 0")
    _must(_none_negative((mine.corporation_tokens, mine.turns)), "a counter below 0")
    _must(list(mine.resources) == list(RESOURCES), "a resource is missing")
    _must(_none_negative(mine.resources.values()), "a resource below 0")
    _must(len(mine.offer) == CORPORATE_OFFER, "not three corporate goals were dealt")
    picked = mine.corporation
    _must(picked in mine.offer or (picked is None and state.stage is Stage.CORPORATE), "no goal")
    _must(not mine.revealed or picked is not None, "nothing to reveal")
    _must(mine.corporation_tokens == 0 or mine.revealed, "a hidden goal counts")


def _assert_known(state: State, mine: SeatState) -> None:
    known = mine.known
    _must(0 <= known.shown_top <= known.top <= len(mine.deck), "a deck's top is not known so far")
    lowest = (0, known.shown_bottom, known.bottom, len(mine.deck))
    _must(sorted(lowest) == list(lowest), "a deck's bottom is not known so far")
    _must(0 <= known.market <= len(state.market_deck), "the market deck is not known so far")
    _must(0 <= known.goals <= len(state.goal_deck), "the goal deck is not known so far")


def _none_negative(numbers: Iterable[int]) -> bool:
    return all(number >= 0 for number in numbers)


def _assert_periods(state: State) -> None:
    seats = range(len(state.seats))
    _must(state.first in seats and state.turn.seat in seats, "a seat that is not there")
    _must(1 <= state.period <= state.periods, "a period that is not there")
    _must(0 <= state.transition <= state.max_transitions, "too many transition periods")
    _must(state.round >= 1 and state.idle_rounds >= 0, "rounds below their start")
    if state.stage in (Stage.ENTER, Stage.MULLIGAN, Stage.OVER):
        _must(not state.watches and not state.schedules, "something waits beyond a period")
        _must(not state.stack and not state.pending, "something is left to be carried out")
    if state.stage is Stage.COMPETITION:
        _assert_turns(state)
        if state.declared is not None:
            least = state.declared.round
            _must(least <= state.round <= least + 1, "the last round is over")


def _assert_turns(state: State) -> None:
    """Assert that all have had as many turns, except seats whose turn of this round is still to come."""
    count = len(state.seats)
    had = (state.turn.seat - state.first) % count
    for seat, mine in enumerate(state.seats):
        before = (seat - state.first) % count
        _must(mine.turns == state.round - (before >= had), f"seat {seat} had {mine.turns} turns")
        if mine.turns and seat != state.turn.seat and not state.pending and not state.stack:
            _must(len(mine.hand) <= HAND_SIZE, "a hand is too large")


def _assert_questions(state: State) -> None:
    for frame in state.stack:
        _must(frame.actor in range(len(state.seats)) and frame.at >= 0, "a frame out of range")
    for each in state.pending:
        _must(each.frame is None or 0 <= each.frame < len(state.stack), "its frame is gone")
        _must(
            0 <= each.at_least <= each.at_most <= max(1, len(each.options)),
            "a question without an answer",
        )
        _must(len(set(each.options)) == len(each.options), "an option is offered twice")
    acting = state.stage in (Stage.COMPETITION, Stage.TRANSITION)
    if acting and not state.pending:
        _must(state.turn.phase in (Phase.GOALS, Phase.PLAY, Phase.BUY), "no seat can act")
