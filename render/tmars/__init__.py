"""The pictures of Terraforming Mars."""

from types import MappingProxyType

from render.core.painter import Drawings, Moments, Painter, Sheet, single
from render.core.winners import is_over
from render.tmars.board.board import paint_board
from render.tmars.board.cover import paint_cover
from render.tmars.crest import CREST
from render.tmars.crops.goals import paint_goals
from render.tmars.crops.map import paint_map
from render.tmars.crops.marsbot import paint_marsbot
from render.tmars.crops.seat import SEAT_PICTURES
from render.tmars.crops.tracks import paint_tracks
from render.tmars.figures import FIGURES
from render.tmars.finale.ages import generation_of, wanted
from render.tmars.finale.scores import paint_ages, paint_scores
from render.tmars.focus.hand import hand_drawings, paint_hand
from render.tmars.focus.picture import paint_focus
from render.tmars.regions import regions
from render.tmars.table.picture import paint_table, table_drawing
from rules.tmars.view import View

PAINTER: Painter[View] = Painter(
    board=paint_table,
    hand=paint_hand,
    cover=paint_cover,
    focus=paint_focus,
    event_cover=paint_cover,
    sheets=(Sheet("scores", is_over, paint_scores, Moments(wanted, generation_of, paint_ages)),),
    extra_pictures=MappingProxyType(
        {
            "tracks": single(paint_tracks),
            "goals": single(paint_goals),
            "map": single(paint_map),
            **{name: single(paint) for name, paint in SEAT_PICTURES.items()},
            "details": single(paint_board),
            "marsbot": single(paint_marsbot),
        }
    ),
    figures=FIGURES,
    regions=regions,
    crest=CREST,
    drawings=Drawings(table_drawing, hand_drawings),
    unpainted=MappingProxyType(
        {
            "ActionView.card": "lies open before its owner; the menu says what can be used",
            "ActionView.refusal": "the menu says why a card cannot be used",
            "PrivateView.actions, presence": "the menu lists what can be used",
            "HandCardView.pay": "the panel shows the payment that it proposes",
            "HandCardView.pay, presence": "the panel shows the payment that it proposes",
            "BotView.used": "the board shows how many, the words name them",
            "OfferedView.requirements": "the menu and the words say what is missing",
            "OfferedView.requirements, presence": "the menu and the words say what is missing",
            "OfferedView.unmet": "the menu and the words say what is missing",
            "OpenQuestion.source": "the menu names the card that asks",
            "OpenQuestion.why": "the menu says what is asked",
            "OwnQuestion.why": "the menu says what is asked",
            "OwnQuestion.at_least": "the menu asks for this many",
            "OwnQuestion.at_most": "the menu asks for this many",
            "OwnQuestion.options": "the menu lists them",
            "OwnQuestion.options, presence": "the menu lists them",
            "PrivateView.question, presence": "the menu asks it",
            "PrivateView.parts, presence": "the score is told in words until the end",
            "PrivateView.parts.label": "the score is told in words until the end",
            "PrivateView.parts.points": "the score is told in words until the end",
            "SeatView.parts, presence": "the score is told in words until the end",
            "SeatView.parts.label": "the score is told in words until the end",
            "SeatView.parts.points": "the score is told in words until the end",
            "SeatView.metal_values": "the panel shows the worth of what pays",
            "SeatView.metal_values, presence": "always two",
            "View.deck": "told in words",
            "View.mode": "MarsBot's panel or the last generation show it",
            "View.discard": "told in words",
        }
    ),
)
