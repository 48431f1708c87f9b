"""The final scores: the heaps of stones, and a row for each seat."""

from PIL.Image import Image

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.encode import with_palette
from render.core.scores import ScoreStyle, entries_of, score_canvas
from render.core.winners import won_by
from render.mine.chapters import CHAPTERS
from render.mine.heaps import HEIGHT, draw_heaps
from render.mine.quantised import sheet_colours
from rules.core.text import Say
from rules.mine.view import View


def paint_scores(view: View, say: Say) -> Image:
    """The final scores of a table that has ended.

    Raises:
        ValueError: the table has not ended.
    """
    return with_palette(scores_canvas(view, say).image, sheet_colours())


def scores_canvas(view: View, say: Say) -> Canvas:
    """The sheet before its colours are reduced."""
    if view.outcome is None:
        raise ValueError("there are no final scores yet")
    winners = view.outcome.winners

    def draw_hero(canvas: Canvas, box: Box) -> None:
        draw_heaps(canvas, box, view, winners, say)

    look = ScoreStyle(CHAPTERS, won_by(say, "mine.board.won"), HEIGHT, draw_hero)
    return score_canvas(entries_of(view.outcome, say), look, say)
