"""Moves for a seat without a member."""

from rules.core.engine import sample_move
from rules.core.game import GameDef, Move, RobotLevel
from rules.core.rng import Rng
from rules.core.seats import Seat
from tests.toys.sealed.state import MOST_LAID, State, suit, to_keep, worth
from tests.toys.sealed.verbs import Keep, Lay, Pass
from tests.toys.sealed.view import View


def robot(
    game: GameDef[State, View], state: State, seat: Seat, level: RobotLevel, rng: Rng
) -> Move:
    """At the normal level it lays and keeps the strongest cards."""
    if level is RobotLevel.EASY or (level is RobotLevel.NORMAL and state.phase == "shop"):
        return sample_move(game, state, seat, rng)
    match state.phase:
        case "lay":
            return Lay(
                _to_lay(state.seats[seat].hand, MOST_LAID if level is RobotLevel.NORMAL else 1)
            )
        case "keep":
            best = (
                sorted(state.drawn, key=worth, reverse=True)
                if level is RobotLevel.NORMAL
                else state.drawn
            )
            kept = best[: to_keep(state)]
            return Keep(tuple(card for card in state.drawn if card in kept))
        case _:
            return Pass()


def _to_lay(hand: list[str], most: int) -> tuple[str, ...]:
    picked: list[str] = []
    for card in sorted(hand, key=worth, reverse=True):
        if len(picked) < most and suit(card) not in map(suit, picked):
            picked.append(card)
    return tuple(card for card in hand if card in picked)
