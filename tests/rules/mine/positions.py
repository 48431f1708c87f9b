"""Positions that are built and not played. A case names only its subject; the rest is empty."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rules.core import engine
from rules.core.errors import IllegalMove
from rules.core.game import Move, Setup, default_options
from rules.core.log import Log
from rules.mine import GAME
from rules.mine.components.cards import CARDS, CORPORATE_GOALS
from rules.mine.components.designs import Group
from rules.mine.notation import read
from rules.mine.state import (
    Declared,
    GoalState,
    Phase,
    SeatState,
    Stage,
    State,
    fresh_turn,
)
from rules.mine.turns.flow import resolve_step
from rules.mine.view_own import OwnDecision, PrivateView
from tests.catalogues import spoken

DEFAULT_CORPORATIONS = ("dodge", "mirae_mining", "matrix_group", "arsene")


def fresh(seats: int = 2, seed: int = 7, **options: str) -> State:
    """A new table before any corporate goal is picked."""
    return engine.start(GAME, Setup(seats, {**default_options(GAME), **options}, seed)).state


def started(seats: int = 2, seed: int = 7, **options: str) -> State:
    """Return a table in its first turn, after each seat picked the first corporate goal offered."""
    state = fresh(seats, seed, **options)
    for seat in range(seats):
        state = play(state, seat, f"corp {state.seats[seat].offer[0]}")
    return state


def own_view(state: State, seat: int) -> PrivateView:
    """Return the seat's private view."""
    mine = GAME.view(state, seat).mine
    assert mine is not None
    return mine


def own_decision(state: State, seat: int) -> OwnDecision:
    """The question that the seat must answer."""
    decision = own_view(state, seat).decision
    assert decision is not None
    return decision


def play(state: State, seat: int, *lines: str) -> State:
    """The state after moves given as lines of text."""
    for line in lines:
        state = engine.play(GAME, state, seat, read(state, seat, line, spoken)).state
    return state


def drawn(seats: Sequence[Mapping[str, Any]], **board: Any) -> State:
    """A position in the first seat's turn, built from parts.

    A seat may give ``hand deck discard play res energy credits buys coins penalty corp goals tokens``, the board
    ``market market_deck goal_board goal_deck period round first declared final basic phase``.
    """
    state = fresh(len(seats))
    state.stage = Stage.COMPETITION
    state.period, state.round = board.get("period", 1), board.get("round", 1)
    state.first = board.get("first", 0)
    state.market = list(board.get("market", ()))
    state.market_deck = list(board.get("market_deck", ()))
    state.goal_board = list(board.get("goal_board", ()))
    state.goal_deck = list(board.get("goal_deck", ()))
    state.market_discard, state.hidden_discard, state.goal_discard = [], [], []
    state.basic.update(board.get("basic", {}))
    if "declared" in board:
        state.declared = Declared(board["declared"], board["final"] - 1)
    state.seats = [_seat(state, seat, given) for seat, given in enumerate(seats)]
    state.turn = fresh_turn(0)
    state.turn.phase = Phase(board.get("phase", "goals"))
    return state


def _seat(state: State, seat: int, given: Mapping[str, Any]) -> SeatState:
    mine = state.seats[seat]
    corporation = given.get("corp", DEFAULT_CORPORATIONS[seat])
    mine.corporation = corporation
    mine.offer = [corporation]
    # Research goals in the examples are revealed.
    mine.revealed = "corp" in given and CORPORATE_GOALS[corporation].tracker is not None
    mine.corporation_tokens = given.get("tokens", 0)
    mine.deck = list(given.get("deck", ()))
    mine.hand = list(given.get("hand", ()))
    mine.discard = list(given.get("discard", ()))
    mine.play = list(given.get("play", ()))
    mine.resources.update(given.get("res", {}))
    mine.energy = given.get("energy", 4)
    mine.credits = given.get("credits", 0)
    mine.purchases = given.get("buys", 1)
    mine.coins = given.get("coins", 0)
    mine.penalty = given.get("penalty", 0)
    mine.goals = [
        GoalState(goal["id"], goal.get("tokens", 0), goal.get("flipped", False), used=False)
        for goal in given.get("goals", ())
    ]
    return mine


def settle(draft: State, log: Log | None = None) -> None:
    """Continue with effects and the turn's own steps, but not into the next turn."""
    log = log or Log()
    while resolve_step(draft, log):
        pass


def make(draft: State, seat: int, move: Move) -> None:
    """Make a move on the draft itself, without continuing to the next turn.

    Raises:
        IllegalMove: the rules forbid it.
    """
    verb = next(verb for verb in GAME.verbs if verb.move is type(move))
    verb.check(draft, seat, move)
    verb.apply(draft, seat, move, Log())
    settle(draft)


def refusal(draft: State, seat: int, move: Move) -> str | None:
    """The code of the refusal, without the title."""
    try:
        verb = next(verb for verb in GAME.verbs if verb.move is type(move))
        verb.check(draft, seat, move)
    except IllegalMove as refused:
        return refused.code.removeprefix("mine.")
    return None


def market_total(state: State) -> int:
    """All market cards, wherever they are."""
    zones = [state.market, state.market_deck, state.market_discard, state.hidden_discard]
    zones.append(state.exile)
    for mine in state.seats:
        zones += [mine.deck, mine.hand, mine.discard, mine.play]
    found = Counter(card for zone in zones for card in zone)
    return sum(count for card, count in found.items() if CARDS[card].group is Group.MARKET)
