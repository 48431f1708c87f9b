"""The pictures of Expancity."""

from render.core.painter import Painter, Sheet
from render.expancity.board import paint_board
from render.expancity.cover import paint_cover
from render.expancity.hand import paint_hand
from render.expancity.scores import is_over, paint_scores
from rules.expancity.view import View

PAINTER: Painter[View] = Painter(
    board=paint_board,
    hand=paint_hand,
    cover=paint_cover,
    sheets=(Sheet("scores", is_over, paint_scores),),
)
