"""The pictures of Terraforming Mars."""

from types import MappingProxyType

from render.core.painter import Painter, Sheet
from render.tmars.board.board import paint_board
from render.tmars.board.cover import paint_cover
from render.tmars.board.hand import paint_hand
from render.tmars.board.scores import is_over, paint_scores
from render.tmars.crops.map import paint_map
from render.tmars.crops.marsbot import paint_marsbot
from render.tmars.crops.seat import SEAT_LOOKS
from render.tmars.figures import FIGURES
from rules.tmars.view import View

PAINTER: Painter[View] = Painter(
    board=paint_board,
    hand=paint_hand,
    cover=paint_cover,
    sheets=(Sheet("scores", is_over, paint_scores),),
    looks=MappingProxyType({"map": paint_map, "marsbot": paint_marsbot, **SEAT_LOOKS}),
    figures=FIGURES,
)
