"""Expancity: a shared city of square tiles, after the board game by Alex Cutler."""

from rules.core.erring import Erring
from rules.core.game import GameDef, Length, Move, RobotLevel
from rules.core.in_place import InPlace
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.expancity.city.kept import keep
from rules.expancity.components.content import LOTS, SEATS, TILES, TURNS
from rules.expancity.describe import describe
from rules.expancity.determinize import determinize, reshuffle
from rules.expancity.lessons import COURSE
from rules.expancity.notation import read, write
from rules.expancity.preview import preview
from rules.expancity.robot.auto import auto_move
from rules.expancity.robot.greedy import greedy_move
from rules.expancity.robot.reasons import reasons
from rules.expancity.robot.thinking import THINKING
from rules.expancity.robot.weights import BEGINNER, ERRS_BY
from rules.expancity.setup import OPTIONS, new
from rules.expancity.soundness import check_invariants
from rules.expancity.state import State
from rules.expancity.statistics import STATISTICS, interim, progress
from rules.expancity.tallies import tallies
from rules.expancity.turns.flow import acting, advance, menu, outcome, turn, waiting_for
from rules.expancity.untold import TOLD_AT_TIMES, UNTOLD
from rules.expancity.verbs.fulfil import FULFIL, Fulfil
from rules.expancity.verbs.keep_contract import KEEP_CONTRACT, KeepContract
from rules.expancity.verbs.keep_tile import KEEP_TILE, KeepTile
from rules.expancity.verbs.plan import PLAN, Plan
from rules.expancity.view import view

__all__ = ["GAME", "Fulfil", "KeepContract", "KeepTile", "Plan"]


def _robot(state: State, seat: Seat, level: RobotLevel, rng: Rng) -> Move:
    match level:
        case RobotLevel.QUICK:
            return auto_move(state, seat)
        case RobotLevel.EASY:
            return greedy_move(state, seat, BEGINNER, Erring(rng, ERRS_BY))
        case RobotLevel.NORMAL | RobotLevel.EXPERT:
            return greedy_move(state, seat)


_LOT_TILES = sum(TILES[lot].count for lot in LOTS)
_MOST_MOVES = 3 * TURNS + _LOT_TILES
"""Each turn has a plan, showing contracts and keeping a tile; each lot may bring a contract for its building."""

GAME = GameDef(
    key="expancity",
    rules_version=1,
    seats=SEATS,
    options=OPTIONS,
    state=State,
    new=new,
    verbs=(PLAN, KEEP_CONTRACT, FULFIL, KEEP_TILE),
    advance=advance,
    waiting_for=waiting_for,
    in_place=InPlace(keep=keep, acting=acting, menu=menu),
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
    thinking=THINKING,
    determinize=determinize,
    reshuffle=reshuffle,
    draws_stay=True,
    check_invariants=check_invariants,
    length=Length(minutes=60, days=10),
    lessons=COURSE,
    landmarks=("expancity.event.roofed",),
    statistics=STATISTICS,
    opens=lambda state: state.acting,
    interim=interim,
    progress=progress,
    anchors={0: -102_000_000, 1: -5_000_000, 2: 25_000_000, 3: 31_800_000},
    most_moves=_MOST_MOVES,
)
