"""Sealed: hidden hands, a deck, secret choices revealed together, payments in two kinds of coin."""

from rules.core.game import GameDef, Move, RobotLevel
from rules.core.notation import read_move, write_move
from rules.core.options import OptionSpec
from rules.core.rng import Rng
from rules.core.seats import Seat
from tests.toys.sealed import robot as robots
from tests.toys.sealed.state import (
    State,
    advance,
    check_invariants,
    determinize,
    leave,
    new,
    outcome,
    reshuffle,
    turn,
    waiting_for,
)
from tests.toys.sealed.verbs import VERBS
from tests.toys.sealed.view import View, describe, preview, view

__all__ = ["GAME", "State", "View"]


def _robot(state: State, seat: Seat, level: RobotLevel, rng: Rng) -> Move:
    return robots.robot(GAME, state, seat, level, rng)


GAME: GameDef[State, View] = GameDef(
    key="sealed",
    rules_version=1,
    seats=range(2, 5),
    options=(OptionSpec("rounds", choices=("3", "5"), default="3"),),
    state=State,
    new=new,
    verbs=VERBS,
    advance=advance,
    waiting_for=waiting_for,
    turn=turn,
    outcome=outcome,
    view=view,
    preview=preview,
    describe=describe,
    untold={
        "Outcome.ranks": "the ranks follow from the totals",
        "Outcome.ranks, presence": "every seat has its rank",
        "Outcome.scores.parts, presence": "the parts are always the same",
        "Outcome.scores.parts.label": "the parts are always the same",
        "Outcome.scores.parts.points": "each seat's line tells its coins and prizes",
    },
    told_at_times={
        "View.drawn": "at the end nothing is drawn",
        "View.phase": "at the end the result takes the place of the phase",
        "View.shown": "two copies of a card are told alike",
        "View.used": "two copies of a card are told alike",
        "View.waiting": "at the end nobody is waited for",
    },
    write=lambda move: write_move(VERBS, move),
    read=lambda state, seat, text, spoken: read_move(VERBS, text),
    robot=_robot,
    determinize=determinize,
    reshuffle=reshuffle,
    leave=leave,
    check_invariants=check_invariants,
    most_moves=40,
)
