"""The final scores: the planet, and a row for each seat and for MarsBot."""

from functools import partial

from PIL.Image import Image

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.encode import with_palette
from render.core.scores import Entry, ScoreStyle, entries_of, score_canvas
from render.core.winners import won_by
from render.tmars.board.head import lost
from render.tmars.board.tiles import owner_sign
from render.tmars.chapters import CHAPTERS
from render.tmars.finale.globe import green_of
from render.tmars.finale.hero import HEIGHT, draw_mars
from render.tmars.palette import owner_colour
from render.tmars.quantised import sheet_colours
from rules.core.text import Say, msg
from rules.tmars.view import BOT, View


def paint_scores(view: View, say: Say) -> Image:
    """The final scores of a table that has ended.

    Raises:
        ValueError: the table has not ended.
    """
    return paint_ages(view, (), say)


def paint_ages(view: View, earlier: tuple[View, ...], say: Say) -> Image:
    """The same with the planet as it was in up to four earlier generations.

    Raises:
        ValueError: the table has not ended.
    """
    greens = tuple(dict.fromkeys(map(green_of, (view, *earlier))))
    return with_palette(scores_canvas(view, say, earlier).image, sheet_colours(greens))


def scores_canvas(view: View, say: Say, earlier: tuple[View, ...] = ()) -> Canvas:
    """The sheet before its colours are reduced."""
    entries = _entries(view, say)

    def draw_hero(canvas: Canvas, box: Box) -> None:
        draw_mars(canvas, box, view, earlier, say)

    look = ScoreStyle(CHAPTERS, partial(_won, view, say), HEIGHT, draw_hero)
    return score_canvas(entries, look, say)


def _entries(view: View, say: Say) -> tuple[Entry, ...]:
    if view.outcome is None:
        raise ValueError("there are no final scores yet")
    found = [*entries_of(view.outcome, say)]
    if view.bot is not None:
        bot = Entry(
            name=say(msg("tmars.marsbot")),
            colour=owner_colour(BOT),
            sign=partial(owner_sign, BOT),
            rank=2 if view.outcome.ranks[0] == 1 else 1,
            total=sum(part.points for part in view.bot.parts),
            parts=view.bot.parts,
        )
        found.append(bot)
    return tuple(sorted(found, key=lambda entry: entry.rank))


def _won(view: View, say: Say, names: tuple[str, ...]) -> str:
    return won_by(say, "tmars.board.won")(names) if names else lost(view, say)
