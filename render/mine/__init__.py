"""The pictures of Project MINE."""

from types import MappingProxyType

from render.core.painter import Drawings, Painter, Sheet
from render.core.winners import is_over
from render.mine.board import board_drawing, paint_board
from render.mine.cover import paint_cover
from render.mine.crest import CREST
from render.mine.figures import FIGURES
from render.mine.focus import paint_focus
from render.mine.focus.hand import hand_drawings, paint_hand
from render.mine.goal_look import paint_goals
from render.mine.regions import regions
from render.mine.scores import paint_scores
from rules.mine.view import View

PAINTER: Painter[View] = Painter(
    board=paint_board,
    hand=paint_hand,
    cover=paint_cover,
    focus=paint_focus,
    event_cover=paint_cover,
    sheets=(Sheet("scores", is_over, paint_scores),),
    figures=FIGURES,
    extra_pictures=MappingProxyType({"goals": paint_goals}),
    regions=regions,
    crest=CREST,
    drawings=Drawings(board_drawing, hand_drawings),
    unpainted=MappingProxyType(
        {
            "BasicView.refusal": "the menu says why a card is not for sale",
            "MarketCardView.refusal": "the menu says why a card is not for sale",
            "MarketGoalView.refusal": "the menu says why a goal is not for sale",
            "MarketGoalView.tokens": "printed on the goal",
            "CorporationView.points": "printed on the corporate goal",
            "CorporationView.revealed": "the board shows a revealed goal",
            "HandCardView.playable": "a card without a reason against it can be played",
            "HandCardView.simple": "decides what the menu lets pick together",
            "Outcome.reason": "told in words",
            "PrivateView.auto_discard": "a standing order, told in words",
            "PrivateView.auto_discard, presence": "a standing order, told in words",
            "PrivateView.auto_reveal": "a standing order, told in words",
            "PrivateView.known, presence": "never missing",
            "PrivateView.parts, presence": "the points show, the words name what for",
            "PrivateView.parts.label": "the points show, the words name what for",
            "PrivateView.trait": "lies among the seat's cards",
            "SeatView.trait": "lies among the seat's cards; the words name it",
            "SeatCard.card": "the pictures count what was discarded, the words name it",
            "SeatCard.seat": "the pictures count what was discarded, the words say whose",
            "SeatView.discard": "the board counts the pile, the words list it",
            "SeatView.put_down": "shown by the turn's line",
            "SeatView.parts, presence": "the points show, the words name what for",
            "SeatView.parts.label": "the points show, the words name what for",
            "TurnView.shown, presence": "told in words",
            "View.goal_deck": "told in words",
            "View.market_deck": "told in words",
            "View.market_discard": "told in words",
            "View.market_discard, presence": "told in words",
            "View.market_discard_hidden": "told in words",
        }
    ),
)
