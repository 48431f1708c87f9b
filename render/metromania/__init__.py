"""The pictures of Metromania."""

from types import MappingProxyType

from render.core.painter import Drawings, Painter, Sheet, single
from render.core.winners import is_over
from render.metromania.board import board_drawing, paint_board
from render.metromania.city.ahead import draw_ahead
from render.metromania.cover import paint_cover
from render.metromania.crest import CREST
from render.metromania.figures.examples import FIGURES
from render.metromania.focus.panel import paint_focus
from render.metromania.hand import hand_drawings, paint_hand
from render.metromania.names import paint_names
from render.metromania.regions import regions
from render.metromania.scores import paint_scores
from render.metromania.trips import has_trips, paint_trips
from rules.metromania.view import View

PANEL = "the picture of the panel shows the choices"

PAINTER: Painter[View] = Painter(
    board=paint_board,
    hand=paint_hand,
    cover=paint_cover,
    focus=paint_focus,
    event_cover=paint_cover,
    sheets=(Sheet("scores", is_over, paint_scores), Sheet("trips", has_trips, paint_trips)),
    extra_pictures=MappingProxyType({"map": single(paint_names)}),
    figures=FIGURES,
    regions=regions,
    crest=CREST,
    drawings=Drawings(board_drawing, hand_drawings, ahead=draw_ahead),
    unpainted=MappingProxyType(
        {
            "EndView.seat": "the letter tells the marker; the words name its owner",
            "PlacedView.seat": "a placed marker is everybody's: its letter counts, not who placed it",
            "Outcome.reason": "told in words",
            "SeatView.points": "part of the score, which is shown",
            "StationView.kind": "a station works the same however it came to be",
            "TripView.culprits": "shown by the points that each seat loses",
            "TripView.culprits, presence": "shown by the points that each seat loses",
            "TunnelView.start": "the highlighted cell shows the rail",
            "TunnelMark.key": PANEL,
            "TunnelMark.tunnel, presence": PANEL,
            "TunnelView.end": PANEL,
            "VertexMark.key": PANEL,
            "VertexMark.vertex": PANEL,
            "View.chosen, presence": PANEL,
            "View.is_preview": PANEL,
            "View.map_title": "told in words",
            "View.marks, presence": PANEL,
            "View.rules": "told in words",
            "View.rules, presence": "told in words",
            "View.vertex_marks, presence": PANEL,
        }
    ),
)
