"""The pictures of Expancity."""

from types import MappingProxyType

from render.core.painter import Drawings, Painter, Sheet
from render.core.winners import is_over
from render.expancity.board import board_drawing, paint_as_then, paint_board
from render.expancity.cover import paint_cover
from render.expancity.crest import CREST
from render.expancity.focus.focus import paint_focus
from render.expancity.hand import hand_drawings, paint_hand
from render.expancity.regions import regions
from render.expancity.scores import paint_scores
from rules.expancity.view import View

PAINTER: Painter[View] = Painter(
    board=paint_board,
    hand=paint_hand,
    cover=paint_cover,
    focus=paint_focus,
    event_cover=paint_cover,
    sheets=(Sheet("scores", is_over, paint_scores),),
    regions=regions,
    as_then=paint_as_then,
    crest=CREST,
    drawings=Drawings(board_drawing, hand_drawings),
    unpainted=MappingProxyType(
        {
            "BuildingView.scored": "shown as the points of its roof in the turn that sets it, and in the score",
            "DoneContract.card": "the board counts fulfilled contracts, the words name them",
            "DoneContract.points": "part of the score",
            "DoneContract.turn": "orders the words",
            "GoalView.points": "all goals are worth the same; told in words",
            "Outcome.reason": "told in words",
            "RoofView.roof": "seen as the roof of the building",
            "SeatView.held": "told in words: the board counts fulfilled contracts",
            "SeatView.reserve": "told in words: it hardly runs out",
            "SeatView.unfinished": "seen in the city, and on the panel of the seat",
            "View.bag": "told in words: the turns left say the same",
            "View.candidates": "the picture of a panel shows them",
            "View.candidates, presence": "the picture of a panel shows them",
            "View.deck": "told in words: contracts hardly run out",
            "View.phase": "follows from the question, which is told in words",
        }
    ),
)
