"""The pictures of Metromania."""

from types import MappingProxyType

from render.core.painter import Painter, Sheet
from render.metromania.board import paint_board, paint_map
from render.metromania.cover import paint_cover
from render.metromania.figures.examples import FIGURES
from render.metromania.hand import paint_hand
from render.metromania.trips import has_trips, paint_trips
from rules.metromania.view import View

PAINTER: Painter[View] = Painter(
    board=paint_board,
    hand=paint_hand,
    cover=paint_cover,
    sheets=(Sheet("trips", has_trips, paint_trips),),
    looks=MappingProxyType({"map": paint_map}),
    figures=FIGURES,
)
