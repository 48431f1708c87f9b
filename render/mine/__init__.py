"""The pictures of Project MINE."""

from types import MappingProxyType

from render.core.painter import Painter, Sheet
from render.mine.board import paint_board
from render.mine.cover import paint_cover
from render.mine.figures import FIGURES
from render.mine.goal_look import paint_goals
from render.mine.hand import paint_hand
from render.mine.scores import is_over, paint_scores
from rules.mine.view import View

PAINTER: Painter[View] = Painter(
    board=paint_board,
    hand=paint_hand,
    cover=paint_cover,
    sheets=(Sheet("scores", is_over, paint_scores),),
    figures=FIGURES,
    looks=MappingProxyType({"goals": paint_goals}),
)
