"""The history of the planet: smaller ones from earlier generations, each with an arrow to the next."""

from collections.abc import Sequence

from render.core.artwork import Artwork
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.palette import TEXT
from render.core.sprites import SPRITES, Sprite
from render.core.text import Line, Type, number
from render.tmars.finale.globe import Globe, draw_globe
from rules.tmars.view import View

SHARES = (0, 34, 62, 84)
"""The earlier generations that are shown, as percentages of the way to the last one."""
AGES = (
    Globe(r=54, glow=(58, 56), tile=11, at=(96, 286)),
    Globe(r=60, glow=(64, 62), tile=12, at=(256, 264)),
    Globe(r=66, glow=(70, 68), tile=14, at=(420, 241)),
    Globe(r=72, glow=(77, 75), tile=15, at=(591, 218)),
)
LABEL_DY = 30
"""The distance from the lower edge of an earlier planet to the middle of its generation."""
LABEL_AT = (716, 366)
"""The last generation, to the lower left of the large planet."""
LABEL, LAST_LABEL = Type(42), Type(44)
ARROW = 22


def wanted(view: View) -> tuple[int, ...]:
    """The generations to show before the last one; fewer if the table had fewer."""
    later = view.generation - 1
    found = {1 + (share * later + 50) // 100 for share in SHARES}
    return tuple(sorted(found - {view.generation}))


def generation_of(view: View) -> int:
    return view.generation


def draw_ages(canvas: Canvas, hero: Box, earlier: Sequence[View], last: View, large: Globe) -> None:
    """Draw the earlier planets from small to large, ending beside the large one, and the arrows between them."""
    places = AGES[len(AGES) - len(earlier) :]
    for view, globe, then in zip(earlier, places, (*places[1:], large), strict=True):
        x, y = hero.x0 + globe.at[0], hero.y0 + globe.at[1]
        draw_globe(canvas, view, globe, x, y)
        label = Line(number(view.generation), LABEL)
        canvas.write(label, x, y + globe.r + LABEL_DY, TEXT, within=hero, align="middle")
        left, right = globe.at[0] + globe.glow[0], then.at[0] - then.glow[0]
        rise = (globe.at[1] + then.at[1]) // 2
        canvas.stamp(_arrow(), hero.x0 + (left + right) // 2, hero.y0 + rise)
    label = Line(number(last.generation), LAST_LABEL)
    x, y = hero.x0 + LABEL_AT[0], hero.y0 + LABEL_AT[1]
    canvas.write(label, x, y, TEXT, within=hero, align="middle")


@SPRITES.keep
def _arrow() -> Sprite:
    """An arrow to the right; its middle is the anchor."""
    half = ARROW / 2
    art = Artwork(-half, -8, half, 8)
    art.line(((-half, 0), (half - 8, 0)), TEXT, 4)
    art.polygon(((half - 11, -7), (half, 0), (half - 11, 7)), TEXT)
    return art.sprite()
