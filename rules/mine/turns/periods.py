"""Competition periods and their rounds (chapter "Competition period")."""

from collections.abc import Callable
from typing import TypeAlias

from rules.core.log import Log
from rules.core.piles import shuffle
from rules.core.seats import following, seats_in_order
from rules.core.text import SeatName
from rules.mine.components.content import HAND_SIZE, MOST_ROUNDS, STALL_ROUNDS
from rules.mine.components.terms import RESOURCES
from rules.mine.economy.holdings import flipped_goals, owned_cards
from rules.mine.economy.knowledge import forget_order
from rules.mine.economy.market import renew_board
from rules.mine.economy.zones import declare, draw
from rules.mine.setup import starting_deck
from rules.mine.state import Stage, State
from rules.mine.turns.transitions import ask_to_enter
from rules.mine.turns.turn import start_turn
from rules.mine.wording.cards import resource_msg

Overdue: TypeAlias = Callable[[State, Log], None]
"""The rule that ends a period which would go on for ever (ruling D37)."""


def begin_competition(draft: State, log: Log) -> None:
    """After every corporate goal is picked: make the decks and begin the first period."""
    for mine in draft.seats:
        assert mine.corporation is not None
        mine.deck = starting_deck(mine.corporation)
        shuffle(mine.deck, draft.rng)
    draft.stage = Stage.COMPETITION
    begin_period(draft, log)


def begin_period(draft: State, log: Log) -> None:
    """Deal opening hands, hand out coin tokens, and start the first turn."""
    draft.round = 1
    draft.declared = None
    draft.idle_rounds = 0
    log.tell("mine.event.period", period=draft.period, periods=draft.periods)
    for seat in seats_in_order(draft.first, len(draft.seats)):
        draft.seats[seat].turns = 0
        draw(draft, seat, HAND_SIZE, log)
        if not draft.seats[seat].deck:
            declare(draft, seat, log)
    hand_out_coins(draft, log)
    draft.is_round_idle = True
    start_turn(draft, draft.first, log)


def hand_out_coins(draft: State, log: Log) -> None:
    """Give one to each seat that alone has most of a resource."""
    for resource in RESOURCES:
        most = max(mine.resources[resource] for mine in draft.seats)
        leaders = [
            seat for seat, mine in enumerate(draft.seats) if mine.resources[resource] == most
        ]
        if most > 0 and len(leaders) == 1:
            draft.seats[leaders[0]].coins += 1
            log.tell("mine.event.coin", seat=SeatName(leaders[0]), resource=resource_msg(resource))


def next_turn(draft: State, log: Log, overdue: Overdue) -> None:
    """Start the next seat's turn or the next round, or end the period."""
    after = following(draft.turn.seat, len(draft.seats))
    if after == draft.first:
        if draft.declared is not None and draft.round > draft.declared.round:
            _period_over(draft, log)
            return
        _round_over(draft, log, overdue)
    start_turn(draft, after, log)


def _round_over(draft: State, log: Log, overdue: Overdue) -> None:
    """End the round. Three idle rounds in a row end the period too (ruling D37), and so does a period without end."""
    draft.idle_rounds = draft.idle_rounds + 1 if draft.is_round_idle else 0
    if draft.idle_rounds == STALL_ROUNDS or draft.round == MOST_ROUNDS:
        overdue(draft, log)
    draft.round += 1
    draft.is_round_idle = True


def _period_over(draft: State, log: Log) -> None:
    if draft.period == draft.periods:
        end_last_period(draft, log)
        ask_to_enter(draft, log)
    else:
        end_period(draft, log)
        begin_period(draft, log)


def end_period(draft: State, log: Log) -> None:
    """Clean up after a period: all cards into the decks, a new board, the next first seat."""
    clear_waiting(draft)
    merge_decks(draft)
    renew_board(draft, log)
    draft.first = following(draft.first, len(draft.seats))
    draft.period += 1


def end_last_period(draft: State, log: Log) -> None:
    """End the last period: no new hands or board, and some corporate goals count now (chapter "Corporate goals")."""
    for seat, mine in enumerate(draft.seats):
        mine.flipped_at_last = flipped_goals(mine)
        mine.declared_last = draft.declared is not None and draft.declared.seat == seat
    clear_waiting(draft)
    merge_decks(draft)
    log.tell("mine.event.competition_over")


def clear_waiting(draft: State) -> None:
    """Drop everything that waits, since nothing waits beyond a period."""
    draft.watches = []
    draft.schedules = []


def merge_decks(draft: State) -> None:
    """Merge each seat's deck, hand and discard pile into its deck, and return the coin tokens."""
    for seat, mine in enumerate(draft.seats):
        mine.deck = owned_cards(draft, seat)
        mine.hand, mine.discard, mine.play = [], [], []
        mine.coins = 0
        shuffle(mine.deck, draft.rng)
        forget_order(mine)
