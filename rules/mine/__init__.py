"""Project MINE: a deck builder about five resources, secret corporate goals and six periods of competition."""

from dataclasses import replace

from rules.core.erring import Erring
from rules.core.game import GameDef, Length, Move, RobotLevel
from rules.core.in_place import InPlace
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.mine.ahead import AHEAD
from rules.mine.components.content import SEATS
from rules.mine.describe.reference import GLOSSARY
from rules.mine.describe.table import describe
from rules.mine.describe.tallies import tallies
from rules.mine.describe.untold import TOLD_AT_TIMES, UNTOLD
from rules.mine.determinize import determinize, reshuffle
from rules.mine.lessons import COURSE
from rules.mine.limits import MOST_MOVES
from rules.mine.notation import read, write
from rules.mine.preview import preview
from rules.mine.robot.auto import auto_move
from rules.mine.robot.greedy import greedy_move
from rules.mine.robot.reasons import reasons
from rules.mine.robot.thinking import THINKING
from rules.mine.robot.weights import BEGINNER, ERRS_BY
from rules.mine.setup import OPTIONS, new
from rules.mine.soundness import check_invariants
from rules.mine.state import State
from rules.mine.statistics import STATISTICS, interim, progress
from rules.mine.turns.flow import acting, advance, outcome, turn, waiting_for
from rules.mine.v1 import first_version
from rules.mine.verbs.answer import ANSWER, Answer
from rules.mine.verbs.buy import BUY, Buy
from rules.mine.verbs.coin import COIN, SpendCoin
from rules.mine.verbs.corporation import CORPORATION, PickCorporation
from rules.mine.verbs.end import END, EndTurn
from rules.mine.verbs.end_play import END_PLAY, EndPlay
from rules.mine.verbs.enter import ENTER, Enter
from rules.mine.verbs.goal import GOAL, UseGoal
from rules.mine.verbs.menu import menu
from rules.mine.verbs.mulligan import MULLIGAN, Mulligan
from rules.mine.verbs.play import PLAY, PutDown
from rules.mine.verbs.play_many import PLAY_MANY, PutDownMany
from rules.mine.verbs.standing import STANDING, SetStanding
from rules.mine.view import view
from rules.mine.wording.folds import FOLDS

__all__ = [
    "GAME",
    "Answer",
    "Buy",
    "EndPlay",
    "EndTurn",
    "Enter",
    "Mulligan",
    "PickCorporation",
    "PutDown",
    "PutDownMany",
    "SetStanding",
    "SpendCoin",
    "UseGoal",
]


def _robot(state: State, seat: Seat, level: RobotLevel, rng: Rng) -> Move:
    match level:
        case RobotLevel.QUICK:
            return auto_move(state, seat)
        case RobotLevel.EASY:
            return greedy_move(state, seat, BEGINNER, Erring(rng, ERRS_BY))
        case RobotLevel.NORMAL | RobotLevel.EXPERT:
            return greedy_move(state, seat)


_SECOND = GameDef(
    key="mine",
    rules_version=2,
    seats=SEATS,
    options=OPTIONS,
    state=State,
    new=new,
    verbs=(
        CORPORATION,
        GOAL,
        PLAY_MANY,
        PLAY,
        COIN,
        BUY,
        END_PLAY,
        END,
        ANSWER,
        ENTER,
        MULLIGAN,
        STANDING,
    ),
    advance=advance,
    waiting_for=waiting_for,
    in_place=InPlace(acting=acting, menu=menu),
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
    check_invariants=check_invariants,
    lessons=COURSE,
    length=Length(minutes=90, days=12),
    landmarks=("mine.event.period",),
    folds=FOLDS,
    statistics=STATISTICS,
    interim=interim,
    progress=progress,
    opens=lambda state: state.first,
    anchors={0: -79_700_000, 1: -4_200_000, 2: 25_000_000, 3: 31_400_000},
    standing=AHEAD,
    most_moves=MOST_MOVES,
    glossary=GLOSSARY,
)
GAME = replace(_SECOND, earlier=first_version(_SECOND))
