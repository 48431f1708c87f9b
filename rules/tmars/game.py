"""The title's `GameDef`."""

from dataclasses import replace
from typing import Final

from rules.core.erring import Erring
from rules.core.game import GameDef, Length, Move, RobotLevel
from rules.core.in_place import InPlace
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.tmars.bans import BAN, NO_BANS
from rules.tmars.components.content import SEATS
from rules.tmars.describe.reference import GLOSSARY
from rules.tmars.describe.table import describe
from rules.tmars.describe.tallies import tallies
from rules.tmars.describe.untold import TOLD_AT_TIMES, UNTOLD
from rules.tmars.determinize import determinize, reshuffle
from rules.tmars.lessons import COURSE
from rules.tmars.limits import MOST_MOVES
from rules.tmars.notation.moves import read, write
from rules.tmars.preview import preview
from rules.tmars.robot.auto import auto_move
from rules.tmars.robot.greedy import greedy_move
from rules.tmars.robot.reasons import reasons
from rules.tmars.robot.thinking import THINKING
from rules.tmars.robot.weights import BEGINNER, ERRS_BY
from rules.tmars.seen import view
from rules.tmars.setup import OPTIONS, new
from rules.tmars.soundness import check_invariants
from rules.tmars.standing import STANDING
from rules.tmars.state import State
from rules.tmars.statistics import STATISTICS, interim, progress
from rules.tmars.turns.flow import acting, advance, turn, waiting_for
from rules.tmars.turns.scoring import outcome
from rules.tmars.v1 import first_version
from rules.tmars.verbs.action import ACTION
from rules.tmars.verbs.answer import ANSWER
from rules.tmars.verbs.award import AWARD
from rules.tmars.verbs.convert import CONVERT
from rules.tmars.verbs.draft import DRAFT
from rules.tmars.verbs.end import END
from rules.tmars.verbs.first import FIRST
from rules.tmars.verbs.menu import menu
from rules.tmars.verbs.milestone import MILESTONE
from rules.tmars.verbs.passing import PASS
from rules.tmars.verbs.play import PLAY
from rules.tmars.verbs.project import PROJECT
from rules.tmars.verbs.research import RESEARCH
from rules.tmars.verbs.start import START
from rules.tmars.view import View
from rules.tmars.wording.folds import FOLDS


def _robot(state: State, seat: Seat, level: RobotLevel, rng: Rng) -> Move:
    match level:
        case RobotLevel.QUICK:
            return auto_move(state, seat)
        case RobotLevel.EASY:
            return greedy_move(state, seat, BEGINNER, Erring(rng, ERRS_BY))
        case RobotLevel.NORMAL | RobotLevel.EXPERT:
            return greedy_move(state, seat)


_SECOND: Final[GameDef[State, View]] = GameDef(
    key="tmars",
    rules_version=2,
    seats=SEATS,
    options=OPTIONS,
    state=State,
    new=new,
    verbs=(
        START,
        DRAFT,
        RESEARCH,
        FIRST,
        PLAY,
        PROJECT,
        ACTION,
        CONVERT,
        MILESTONE,
        AWARD,
        END,
        PASS,
        ANSWER,
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
    turned_up=frozenset(f"tmars.event.{key}" for key in ("turned_up", "passed_over", "searched")),
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
    length=Length(minutes=120, days=20),
    landmarks=("tmars.event.generation",),
    folds=FOLDS,
    statistics=STATISTICS,
    interim=interim,
    progress=progress,
    rated_options={"corporate_era": ("on",), "beginner_corporations": ("off",)},
    solo_modes=("alone", "difficulty"),
    opens=lambda state: state.first,
    anchors={0: -55_300_000, 1: -1_600_000, 2: 25_000_000, 3: 36_200_000},
    standing=STANDING,
    most_moves=MOST_MOVES,
    glossary=GLOSSARY,
    gained={f"options.{BAN}": NO_BANS},
)
GAME: Final = replace(_SECOND, earlier=first_version(_SECOND))
