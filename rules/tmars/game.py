"""The title as a record of functions."""

from typing import Final

from rules.core import engine
from rules.core.game import GameDef, Move
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.tmars.components.content import SEATS
from rules.tmars.describe.reference import GLOSSARY
from rules.tmars.describe.table import describe
from rules.tmars.determinize import redeal
from rules.tmars.limits import MOST_MOVES
from rules.tmars.notation.moves import read, write
from rules.tmars.preview import preview
from rules.tmars.robot.auto import auto_move
from rules.tmars.robot.greedy import greedy_move
from rules.tmars.seen import view
from rules.tmars.setup import OPTIONS, new
from rules.tmars.soundness import assert_sound
from rules.tmars.state import State
from rules.tmars.turns.flow import advance, turn, waiting_for
from rules.tmars.turns.scoring import outcome
from rules.tmars.verbs.action import ACTION
from rules.tmars.verbs.answer import ANSWER
from rules.tmars.verbs.award import AWARD
from rules.tmars.verbs.convert import CONVERT
from rules.tmars.verbs.draft import DRAFT
from rules.tmars.verbs.end import END
from rules.tmars.verbs.first import FIRST
from rules.tmars.verbs.milestone import MILESTONE
from rules.tmars.verbs.passing import PASS
from rules.tmars.verbs.play import PLAY
from rules.tmars.verbs.project import PROJECT
from rules.tmars.verbs.research import RESEARCH
from rules.tmars.verbs.start import START
from rules.tmars.view import View


def _robot(state: State, seat: Seat, level: int, rng: Rng) -> Move:
    match level:
        case 0:
            return auto_move(state, seat)
        case 1:
            return engine.sample_move(GAME, state, seat, rng)
        case _:
            return greedy_move(state, seat)


GAME: Final[GameDef[State, View]] = GameDef(
    key="tmars",
    rules_version=1,
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
    turn=turn,
    outcome=outcome,
    view=view,
    preview=preview,
    describe=describe,
    write=write,
    read=read,
    robot=_robot,
    redeal=redeal,
    assert_sound=assert_sound,
    most_moves=MOST_MOVES,
    glossary=GLOSSARY,
)
