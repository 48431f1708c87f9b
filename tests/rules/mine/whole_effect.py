"""Everything that a move changed in a constructed position, as one dictionary."""

from collections.abc import Mapping, Sequence
from typing import Any

from rules.core.game import Move
from rules.mine import Answer
from rules.mine.state import State
from rules.mine.turns.flow import open_decision_of
from tests.rules.mine.positions import make


def everything(state: State) -> dict[str, Any]:
    """Everything that cards can change, by name: ``p0.ruby``, ``p1.hand``, ``market_deck`` …"""
    found: dict[str, Any] = {
        "market": list(state.market),
        "market_deck": list(state.market_deck),
        "market_discard": sorted(state.market_discard),
        "hidden_discard": sorted(state.hidden_discard),
        "goal_deck": list(state.goal_deck),
        "exile": sorted(state.exile),
        "watches": len(state.watches),
        "schedules": len(state.schedules),
        "cost_delta": state.turn.cost_delta,
    }
    for seat, mine in enumerate(state.seats):
        own: dict[str, Any] = {
            **mine.resources,
            "energy": mine.energy,
            "credits": mine.credits,
            "purchases": mine.purchases,
            "penalty": mine.penalty,
            "hand": sorted(mine.hand),
            "deck": list(mine.deck),
            "discard": sorted(mine.discard),
            "play": sorted(mine.play),
            "goals": {goal.id: "flipped" if goal.flipped else goal.tokens for goal in mine.goals},
        }
        found |= {f"p{seat}.{name}": value for name, value in own.items()}
    return found


def changes(
    state: State, move: Move, answers: Sequence[Sequence[str]], paid: Mapping[str, Any]
) -> dict[str, Any]:
    """The differences after a move of the first seat and its answers to all questions. `paid` is left out."""
    before = {**everything(state), **paid}
    make(state, 0, move)
    for picks in answers:
        seat = next(seat for seat in range(4) if open_decision_of(state, seat) is not None)
        make(state, seat, Answer(picks=tuple(picks)))
    assert state.pending == []
    after = everything(state)
    return {name: after[name] for name in after if after[name] != before[name]}
