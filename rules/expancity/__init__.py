"""Expancity: a shared city of square tiles, after the board game by Alex Cutler."""

from rules.core import engine
from rules.core.game import GameDef, Move
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.expancity.components.content import LOTS, SEATS, TILES, TURNS
from rules.expancity.describe import describe
from rules.expancity.determinize import redeal
from rules.expancity.notation import read, write
from rules.expancity.preview import preview
from rules.expancity.robot.auto import auto_move
from rules.expancity.robot.greedy import greedy_move
from rules.expancity.setup import OPTIONS, new
from rules.expancity.soundness import assert_sound
from rules.expancity.state import State
from rules.expancity.turns.flow import advance, outcome, turn, waiting_for
from rules.expancity.verbs.fulfil import FULFIL, Fulfil
from rules.expancity.verbs.keep_contract import KEEP_CONTRACT, KeepContract
from rules.expancity.verbs.keep_tile import KEEP_TILE, KeepTile
from rules.expancity.verbs.plan import PLAN, Plan
from rules.expancity.view import view

__all__ = ["GAME", "Fulfil", "KeepContract", "KeepTile", "Plan"]


def _robot(state: State, seat: Seat, level: int, rng: Rng) -> Move:
    match level:
        case 0:
            return auto_move(state, seat)
        case 1:
            return engine.sample_move(GAME, state, seat, rng)
        case _:
            return greedy_move(state, seat)


_LOT_TILES = sum(TILES[lot].count for lot in LOTS)
_MOST_MOVES = 3 * TURNS + _LOT_TILES
"""Per turn a plan, showing contracts and keeping a tile; per lot a contract for the building completed on it."""

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
    most_moves=_MOST_MOVES,
)
