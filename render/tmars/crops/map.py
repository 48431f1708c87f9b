"""The map alone: active players, the best places for a tile, the last move, and names of places."""

from PIL.Image import Image

from render.core.artwork import Artwork
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.encode import with_palette
from render.core.fonts import Weight
from render.core.palette import ACCENT, BACKGROUND, INK, MUTED, TEXT
from render.core.plates import cup
from render.core.signs import sign
from render.core.sprites import SPRITES, Sprite
from render.core.text import Line, Type, fit, fit_lines, seat_name
from render.tmars.board.asked import doing, waiting
from render.tmars.board.deeds import changes, deed, draw_changes, latest
from render.tmars.board.gauges import draw_gauges
from render.tmars.board.head import ink_disc, won
from render.tmars.board.panels import draw_owner, panel, plate, word
from render.tmars.board.planet import bonus_signs, planet
from render.tmars.board.spaces import draw_spaces
from render.tmars.icons.signs import icon
from render.tmars.layout import (
    CROP_ASKED,
    CROP_CHIP,
    CROP_HEIGHT,
    CROP_LAST,
    CROP_NAMES,
    CROP_PLANET,
    CROP_WIDTH,
    hexagon,
)
from render.tmars.palette import SURFACE, on_land, owner_colour
from render.tmars.quantised import colours
from rules.core.text import Say, msg
from rules.tmars.components.boards import BOARDS
from rules.tmars.components.content import OCEAN_MC
from rules.tmars.components.coordinates import OFF_MAP, SPACES, neighbours
from rules.tmars.components.maps import Bonus
from rules.tmars.view import NOBODY, View

CAPTION = Type(18, Weight.REGULAR)
SMALL = Type(16, Weight.REGULAR)
TINY = Type(14, Weight.REGULAR)
BODY = Type(18)
LARGE = Type(24)
LOUD = Type(36)
BEST = 5
WORTH = {Bonus.STEEL: 2, Bonus.TITANIUM: 3, Bonus.PLANT: 2, Bonus.HEAT: 1, Bonus.CARD: 3}
"""The value in M€ of a sign printed on a space; it only decides the order in which places are listed."""
LOG_ROWS, LOG_PITCH = 7, 37


def paint_map(view: View, say: Say) -> Image:
    canvas = Canvas(_ground(view.board).copy())
    draw_gauges(canvas, CROP_PLANET, view, say)
    draw_spaces(canvas, CROP_PLANET, view, say)
    _draw_chip(canvas, view, say)
    if view.legal:
        _draw_best(canvas, view, say)
    else:
        _draw_log(canvas, view, say)
    _draw_last(canvas, view, say)
    _draw_places(canvas, view, say)
    return with_palette(canvas.image, colours())


@SPRITES.keep
def _ground(board: str) -> Image:
    canvas = Canvas.blank(CROP_WIDTH, CROP_HEIGHT, BACKGROUND)
    canvas.image.paste(planet(board), (CROP_PLANET.x0, CROP_PLANET.y0))
    plate(canvas, CROP_CHIP, 16, ACCENT)
    for box in (CROP_ASKED, CROP_LAST, CROP_NAMES):
        panel(canvas, box)
    return canvas.image


def _draw_chip(canvas: Canvas, view: View, say: Say) -> None:
    box, seats = CROP_CHIP, waiting(view)
    x, y = box.x0 + 44, box.y0 + 46
    if view.outcome is not None:
        canvas.stamp(cup(22, INK), x, box.middle[1])
        room = box.x1 - 14 - (box.x0 + 86)
        lines = won(view.outcome.winners, view, room, ((LARGE, 2), (BODY, 4)), say)
        canvas.write_lines(lines, box.x0 + 86, box.middle[1], INK, within=box)
        return
    canvas.stamp(ink_disc(27), x, y)
    if len(seats) == 1:
        canvas.stamp(sign(seats[0], 15, owner_colour(seats[0])), x, y)
        name = fit_lines(
            seat_name(say, seats[0]), box.x1 - 12 - (x + 40), ((LOUD, 1), (LARGE, 1), (BODY, 2))
        )
        canvas.write_lines(name, x + 40, y, INK, within=box)
    else:
        canvas.write(Line(str(len(seats)), LOUD), x, y, ACCENT, within=box, align="middle")
        for index, seat in enumerate(seats):
            at = x + 54 + 36 * index
            canvas.stamp(ink_disc(16), at, y)
            canvas.stamp(sign(seat, 8, owner_colour(seat)), at, y)
    first, second = doing(view, say)
    line = fit(word(say, "both", first=first, second=second), box.width - 32, (BODY, Type(16)))
    canvas.write(line, box.x0 + 18, box.y1 - 23, INK, within=box)


def _draw_best(canvas: Canvas, view: View, say: Say) -> None:
    """Draw the places that bring the most."""
    box = CROP_ASKED
    canvas.stamp(icon("skyline", 36), box.x0 + 34, box.y0 + 34)
    asked = fit_lines(word(say, "asked_space"), box.width - 76, ((BODY, 2),))
    canvas.write_lines(asked, box.x0 + 62, box.y0 + 34, ACCENT, within=box)
    ranked = sorted(view.legal, key=lambda label: -_worth(view, label))
    for row, label in enumerate(ranked[:BEST]):
        y = box.y0 + 86 + 40 * row
        _draw_space(canvas, box, y, view, label)
    more = len(ranked) - BEST
    if more > 0:
        said = fit(word(say, "more_spaces", n=more), box.width - 36, (CAPTION,))
        canvas.write(said, box.x0 + 18, box.y1 - 26, MUTED, within=box)


def _draw_space(canvas: Canvas, box: Box, y: int, view: View, label: str) -> None:
    tag = Box(box.x0 + 16, y - 16, box.x0 + 66, y + 16)
    off_map = label in OFF_MAP
    plate(canvas, tag, 7, ACCENT)
    shown = label[:1] if off_map else label
    canvas.write(Line(shown, LARGE), *tag.middle, INK, within=tag, align="middle")
    if off_map:
        return
    x = tag.x1 + 32
    for sprite in bonus_signs(BOARDS[view.board].spaces[label].bonus, 28):
        canvas.stamp(sprite, x, y)
        x += 31
    beside = _oceans(view, label)
    if beside:
        canvas.stamp(icon("ocean", 28), x, y)
        canvas.stamp(icon("mc", 28), x + 31, y)
        gain = Line(f"+{OCEAN_MC * beside}", BODY)
        canvas.write(gain, x + 50, y, TEXT, within=box)


def _oceans(view: View, label: str) -> int:
    """The number of ocean tiles beside a space."""
    beside = (view.tiles.get(other) for other in neighbours(label))
    return sum(tile is not None and tile.kind == "ocean" for tile in beside)


def _worth(view: View, label: str) -> int:
    if label in OFF_MAP:
        return 0
    printed = BOARDS[view.board].spaces[label].bonus
    return sum(WORTH.get(sign, 0) for sign in printed) + OCEAN_MC * _oceans(view, label)


def _draw_log(canvas: Canvas, view: View, say: Say) -> None:
    """Draw the deeds before the last move."""
    box = CROP_ASKED
    title = fit(word(say, "log"), box.width - 36, (BODY,))
    canvas.write(title, box.x0 + 18, box.y0 + 26, TEXT, within=box)
    last = latest(view)
    acts = [act for act in view.acts if act.owner != NOBODY and act is not last][-LOG_ROWS:]
    if not acts:
        said = fit(word(say, "none_yet"), box.width - 36, (CAPTION,))
        canvas.write(said, box.x0 + 18, box.y0 + 62, MUTED, within=box)
    for row, act in enumerate(reversed(acts)):
        y = box.y0 + 62 + LOG_PITCH * row
        draw_owner(canvas, act.owner, box.x0 + 28, y, 9)
        lines = fit_lines(deed(act, say), box.width - 58, ((CAPTION, 1), (SMALL, 1), (TINY, 2)))
        canvas.write_lines(lines, box.x0 + 46, y, TEXT, within=box)


def _draw_last(canvas: Canvas, view: View, say: Say) -> None:
    box = CROP_LAST
    title = fit(word(say, "last"), box.width - 36, (CAPTION,))
    canvas.write(title, box.x0 + 18, box.y0 + 26, MUTED, within=box)
    act = latest(view)
    if act is None:
        said = fit(word(say, "none_yet"), box.width - 36, (CAPTION,))
        canvas.write(said, box.x0 + 18, box.y0 + 62, TEXT, within=box)
        return
    draw_owner(canvas, act.owner, box.x0 + 30, box.y0 + 60, 11)
    headline = fit_lines(deed(act, say), box.width - 64, ((LARGE, 1), (Type(20), 1), (BODY, 2)))
    canvas.write_lines(headline, box.x0 + 50, box.y0 + 60, ACCENT, within=box)
    shown = changes(act, view, say)
    rows = Box(box.x0 + 18, box.y0, box.x1 - 8, box.y1)
    for y in (box.y0 + 98, box.y0 + 132):
        told = draw_changes(canvas, rows, y, shown, size=24, type_=BODY)
        shown = shown[told:]


@SPRITES.keep
def _land() -> Sprite:
    """A small empty space."""
    art = Artwork(-15, -18, 15, 18)
    art.polygon(hexagon(27), on_land(SURFACE[2]))
    return art.sprite()


def _draw_places(canvas: Canvas, view: View, say: Say) -> None:
    box = CROP_NAMES
    title = fit(word(say, "places"), box.width - 36, (CAPTION,))
    canvas.write(title, box.x0 + 18, box.y0 + 26, MUTED, within=box)
    spaces = BOARDS[view.board].spaces
    named = [label for label in SPACES if spaces[label].name is not None]
    for row, label in enumerate(named):
        space, y = spaces[label], box.y0 + 62 + 34 * row
        kind = "volcano" if space.volcanic else "skyline" if space.reserved_for else "ocean"
        canvas.stamp(_land(), box.x0 + 30, y)
        canvas.stamp(icon(kind, 22), box.x0 + 30, y)
        canvas.write(Line(label, BODY), box.x0 + 54, y, TEXT, within=box)
        name = fit(say(msg(f"tmars.place.{space.name}")), box.width - 106, (CAPTION, SMALL))
        canvas.write(name, box.x0 + 92, y, MUTED, within=box)
