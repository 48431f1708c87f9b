"""The hero of the final scores: the planet at the end, with every tile, as green as it was terraformed, and before."""

from collections.abc import Sequence
from random import Random

from render.core.artwork import Artwork
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.fonts import Weight
from render.core.palette import HAIR, MUTED, TEXT, WHITE, Colour
from render.core.panel.focus import CAPTION_PX
from render.core.scores import draw_confetti, draw_title_plate
from render.core.sprites import SPRITES, Sprite
from render.core.text import Line, Type, fit_lines, number
from render.tmars.board.gauges import COLDEST, DEGREES
from render.tmars.board.panels import plate
from render.tmars.board.tiles import tile
from render.tmars.finale.ages import draw_ages
from render.tmars.finale.globe import Globe, draw_globe
from render.tmars.icons.signs import icon
from render.tmars.layout import POOLS
from render.tmars.palette import (
    AIR_STEPS,
    POOL,
    SPACE,
    WARMTH_STEPS,
    air,
    owner_colour,
    warmth,
)
from rules.core.text import Say, msg
from rules.tmars.components.coordinates import OFF_MAP
from rules.tmars.view import BOT, View
from rules.tmars.wording.names import map_msg

HEIGHT = 400
PLANET = Globe(r=188, glow=(205, 197), tile=39, at=(893, 200))
MOONS_AT = ((1128, 344), (1128, 56))
"""The places of Ganymede and Phobos within the hero."""
MOON = 64
STARS = 90
CLEAR = (640, 120)
"""To the left of this point and below it there are no stars, because words and gauges are there."""
GAUGES_Y = (146, 200, 254)
GAUGE_X, BAR_X, BAR_END = 62, 300, 600
FIGURE = Type(48)
REASON = ((Type(CAPTION_PX, Weight.REGULAR), 3),)


def draw_mars(canvas: Canvas, hero: Box, view: View, earlier: Sequence[View], say: Say) -> None:
    """Draw the planet at the end, beside it how it was earlier, or its gauges if that is not known."""
    canvas.stamp(_sky(hero.width), hero.x0, hero.y0)
    _draw_planet(canvas, hero, view)
    where = say(msg("tmars.face.where", map=map_msg(view.board), generation=view.generation))
    title = draw_title_plate(canvas, hero, say(msg("tmars.title")), where)
    if earlier:
        draw_ages(canvas, hero, earlier, view, PLANET)
    else:
        _draw_gauges(canvas, hero, view)
        _write_reason(canvas, hero, view, say)
    left = hero.x0 + PLANET.at[0] - PLANET.glow[0]
    room = Box(title.x1 + 20, hero.y0 + 8, left + 60, hero.y0 + 130)
    draw_confetti(canvas, room, _paper(view), pieces=28)


def _write_reason(canvas: Canvas, hero: Box, view: View, say: Say) -> None:
    assert view.outcome is not None
    reason = fit_lines(say(view.outcome.reason), BAR_END - 36, REASON)
    canvas.write_lines(reason, hero.x0 + 36, hero.y1 - 62, MUTED, within=hero)


def _paper(view: View) -> Sequence[Colour]:
    """The confetti's colours: the winners'; if no seat has won, MarsBot's, or none at a table without it."""
    assert view.outcome is not None
    if view.outcome.winners:
        return [owner_colour(seat) for seat in view.outcome.winners]
    return [owner_colour(BOT)] if view.bot is not None else []


@SPRITES.keep
def _sky(width: int) -> Sprite:
    """The sky with its stars; its anchor is the upper left corner."""
    dice = Random(3)
    art = Artwork(0, 0, width, HEIGHT)
    art.plate(0, 0, width, HEIGHT, 0, SPACE)
    for index in range(STARS):
        x, y = dice.random() * width, dice.random() * HEIGHT
        r = 1.2 + 1.4 * dice.random()
        if x > CLEAR[0] or y < CLEAR[1]:
            art.ellipse(x, y, r, r, WHITE if index % 2 else MUTED)
    return Sprite(art.sprite().image, (0, 0))


def _draw_planet(canvas: Canvas, hero: Box, view: View) -> None:
    draw_globe(canvas, view, PLANET, hero.x0 + PLANET.at[0], hero.y0 + PLANET.at[1])
    for label, (dx, dy) in zip(OFF_MAP, MOONS_AT, strict=True):
        if label in view.tiles:
            at = hero.x0 + dx, hero.y0 + dy
            canvas.stamp(icon("moon", MOON), *at)
            canvas.stamp(
                tile(view.tiles[label].kind, PLANET.tile + 6, view.tiles[label].owner), *at
            )


def _draw_gauges(canvas: Canvas, hero: Box, view: View) -> None:
    warm = (view.temperature - COLDEST) // DEGREES
    gauges = (
        ("temperature", f"{number(view.temperature)}°C", WARMTH_STEPS, [*map(warmth, range(warm))]),
        ("oxygen", f"{view.oxygen}%", AIR_STEPS, [*map(air, range(view.oxygen))]),
        ("ocean", f"{view.oceans}/{POOLS}", POOLS, [POOL] * view.oceans),
    )
    for (sign, said, steps, tones), dy in zip(gauges, GAUGES_Y, strict=True):
        y = hero.y0 + dy
        canvas.stamp(icon(sign, 50), hero.x0 + GAUGE_X, y)
        canvas.write(Line(said, FIGURE), hero.x0 + GAUGE_X + 44, y, TEXT, within=hero)
        pitch = (BAR_END - BAR_X) / steps
        for step in range(steps):
            x = hero.x0 + BAR_X + round(step * pitch)
            segment = Box(x, y - 10, hero.x0 + BAR_X + round((step + 1) * pitch) - 4, y + 10)
            plate(canvas, segment, 3, tones[step] if step < len(tones) else HAIR)
