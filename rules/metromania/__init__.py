"""Metromania: each seat builds two metro lines through a hexagonal city, after the board game by Jean-Michel Maman."""

from dataclasses import replace

from rules.core.erring import Erring
from rules.core.folding import Fold
from rules.core.game import GameDef, Length, Move, RobotLevel, unchanged
from rules.core.in_place import InPlace
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.metromania.components.content import SEATS, STATIONS, TUNNELS
from rules.metromania.describe import describe
from rules.metromania.determinize import determinize, reshuffle
from rules.metromania.lessons import COURSE
from rules.metromania.network.lines import ANYWHERE, keep
from rules.metromania.network.reach import LONGEST
from rules.metromania.network.tunnels import HIDDEN
from rules.metromania.notation import read, write
from rules.metromania.preview import preview
from rules.metromania.robot.auto import auto_move
from rules.metromania.robot.greedy import greedy_move
from rules.metromania.robot.reasons import reasons
from rules.metromania.robot.thinking import THINKING
from rules.metromania.robot.weights import BEGINNER, ERRS_BY
from rules.metromania.setup import OPTIONS, new
from rules.metromania.soundness import check_invariants
from rules.metromania.standing import STANDING
from rules.metromania.state import State
from rules.metromania.statistics import STATISTICS
from rules.metromania.tallies import tallies
from rules.metromania.turns.flow import acting, advance, outcome, turn, waiting_for
from rules.metromania.untold import TOLD_AT_TIMES, UNTOLD
from rules.metromania.v0 import unnumbered
from rules.metromania.verbs.bonus import BONUS, Bonus
from rules.metromania.verbs.dig import DIG, Dig
from rules.metromania.verbs.menu import menu
from rules.metromania.verbs.pass_ import PASS, Pass
from rules.metromania.verbs.station import STATION, Station
from rules.metromania.view import view

__all__ = ["GAME", "Bonus", "Dig", "Pass", "Station"]


def _robot(state: State, seat: Seat, level: RobotLevel, rng: Rng) -> Move:
    match level:
        case RobotLevel.QUICK:
            return auto_move(state, seat)
        case RobotLevel.EASY:
            return greedy_move(state, seat, BEGINNER, Erring(rng, ERRS_BY))
        case RobotLevel.NORMAL | RobotLevel.EXPERT:
            return greedy_move(state, seat)


def _hides(state: State) -> bool:
    return state.rules.markers == HIDDEN


_LINES = 2 * SEATS[-1]
_MOST_PROGRESS = _LINES * (TUNNELS + 1) + STATIONS
"""Moves that dig or build: one per tunnel and station, and one per line to decline its bonus station."""
_MOST_MOVES = (_MOST_PROGRESS + 1) * SEATS[-1]
"""Before the first of those moves and after each one every seat may pass once; as many passes in a row end it all."""

_FIRST = GameDef(
    key="metromania",
    rules_version=1,
    seats=SEATS,
    options=OPTIONS,
    state=State,
    new=new,
    verbs=(DIG, STATION, BONUS, PASS),
    advance=advance,
    hides=_hides,
    waiting_for=waiting_for,
    turn=turn,
    outcome=outcome,
    view=view,
    preview=preview,
    describe=describe,
    untold=UNTOLD,
    told_at_times=TOLD_AT_TIMES,
    tallies=tallies,
    write=write,
    read=read,
    robot=_robot,
    reasons=reasons,
    determinize=determinize,
    reshuffle=reshuffle,
    check_invariants=check_invariants,
    lessons=COURSE,
    length=Length(minutes=45, days=5),
    landmarks=("metromania.event.completed",),
    folds={"metromania.event.dug": Fold(joined=("cell",), total="vertex")},
    statistics=STATISTICS,
    rated_options={"first": ("random",)},
    opens=lambda state: state.first,
    anchors={0: -31_200_000, 1: 9_800_000, 2: 25_000_000, 3: 40_200_000},
    standing=STANDING,
    thinking=THINKING,
    in_place=InPlace(keep=keep, acting=acting, menu=menu),
    most_moves=_MOST_MOVES,
    gained={"rules.last_line": LONGEST, "rules.taken_starts": ANYWHERE},
    upgrades={0: unchanged},
)
GAME = replace(_FIRST, earlier=unnumbered(_FIRST))
