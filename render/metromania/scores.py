"""The final scores: the network with its fastest trip, and a row per seat."""

from PIL.Image import Image

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.encode import with_palette
from render.core.scores import ScoreStyle, entries_of, score_canvas
from render.core.winners import won_by
from render.metromania.chapters import CHAPTERS
from render.metromania.finale import draw_finale
from render.metromania.layout import NETWORK_HEIGHT
from render.metromania.quantised import sheet_colours
from rules.core.text import Say
from rules.metromania.view import View


def paint_scores(view: View, say: Say) -> Image:
    """Paint the scores of a view with an outcome.

    Raises:
        ValueError: the table has not ended.
    """
    return with_palette(scores_canvas(view, say).image, sheet_colours())


def scores_canvas(view: View, say: Say) -> Canvas:
    """The sheet before its colours are reduced."""
    outcome = view.outcome
    if outcome is None:
        raise ValueError("there are no final scores yet")

    def draw_hero(canvas: Canvas, box: Box) -> None:
        draw_finale(canvas, box, view, outcome, say)

    look = ScoreStyle(CHAPTERS, won_by(say, "metromania.board.won"), NETWORK_HEIGHT, draw_hero)
    return score_canvas(entries_of(outcome, say), look, say)
