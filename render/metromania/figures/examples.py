"""The drawn examples beside the rules: tunnels, bends, stations that appear by themselves, and a test trip."""

from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType
from typing import NamedTuple

from PIL.Image import Image

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.encode import palette_image, with_palette
from render.core.fonts import Weight
from render.core.palette import ACCENT, BACKGROUND, HAIR, INK, MUTED, PANEL, TEXT, Colour
from render.core.plates import box_sprite
from render.core.text import Line, Type, fit, fit_lines
from render.metromania.figures.drawing import fills, scene_picture
from render.metromania.figures.layout import (
    HEAD_Y,
    INSET,
    PLATE_SIZE,
    SCENE_RADIUS,
    callout_box,
    example_box,
    panel_boxes,
    scene_boxes,
    text_box,
    time_box,
)
from render.metromania.figures.scenes import (
    ALONGSIDE,
    BENDS,
    MEETINGS,
    SHARP,
    THIRD,
    TRIP,
    TUNNEL,
    WAITING,
    Scene,
)
from render.metromania.layout import HEIGHT, MARGIN, PLATE_RADIUS, RADIUS, WIDTH
from render.metromania.palette import EDGES
from render.metromania.quantised import flat_colours
from rules.core.text import Say, msg

HEADING = (Type(24), Type(20))
CAPTION = ((Type(20, Weight.REGULAR), 4), (Type(18, Weight.REGULAR), 5))
NUMBER = Type(24)
WORD = (Type(18), Type(16))
NOTE = (Type(14),)
TIME = (Type(24),)


class Example(NamedTuple):
    """A panel: its title, and its scenes, each with the key of the words below it."""

    heading: str
    scenes: tuple[tuple[Scene, str], ...]


_EXAMPLES = (
    Example("tunnels", ((TUNNEL, "tunnel"), (ALONGSIDE, "side_by_side"))),
    Example("bends", ((BENDS, "bend"), (SHARP, "sharp"))),
    Example("stations", ((MEETINGS, "automatic"),)),
    Example("trip", ((TRIP, "fastest"),)),
)
_LAST_LINE = Example("last_line", ((WAITING, "waiting"), (THIRD, "third")))


def paint_examples(say: Say) -> Image:
    return with_palette(examples_canvas(say).image, _colours())


def paint_last_line(say: Say) -> Image:
    """The example of an exit that has to wait because the last line is beside it."""
    panel = example_box()
    canvas = Canvas.blank(panel.x1 + MARGIN, panel.y1 + MARGIN, BACKGROUND)
    _draw_example(canvas, panel, _LAST_LINE, say)
    _write_heading(canvas, panel, panel.x0 + INSET, _say(say, _LAST_LINE.heading))
    return with_palette(canvas.image, _colours())


FIGURES: Mapping[int, Callable[[Say], Image]] = MappingProxyType(
    {1: paint_examples, 13: paint_last_line}
)


def examples_canvas(say: Say) -> Canvas:
    """The sheet before its colours are reduced."""
    canvas = Canvas.blank(WIDTH, HEIGHT, BACKGROUND)
    for number, (panel, example) in enumerate(zip(panel_boxes(), _EXAMPLES, strict=True), 1):
        _draw_example(canvas, panel, example, say)
        _draw_head(canvas, panel, number, _say(say, example.heading))
    return canvas


def _draw_example(canvas: Canvas, panel: Box, example: Example, say: Say) -> None:
    """Draw a panel without its heading."""
    ground = box_sprite(panel.width, panel.height, RADIUS, PANEL, None, 0)
    canvas.stamp(ground, panel.x0, panel.y0)
    windows = scene_boxes(panel, [scene.size for scene, _ in example.scenes])
    for window, (scene, key) in zip(windows, example.scenes, strict=True):
        canvas.stamp(scene_picture(scene), window.x0, window.y0)
        rim = box_sprite(window.width, window.height, SCENE_RADIUS, None, HAIR, 2)
        canvas.stamp(rim, window.x0, window.y0)
        _write_caption(canvas, text_box(panel, window), _say(say, key))
        _write_callouts(canvas, window, scene, say)
        _write_minutes(canvas, window, scene, say)


def _say(say: Say, key: str) -> str:
    return say(msg(f"metromania.figure.{key}"))


def _draw_head(canvas: Canvas, panel: Box, number: int, heading: str) -> None:
    x, y = panel.x0 + INSET, panel.y0 + HEAD_Y
    plate = box_sprite(PLATE_SIZE, PLATE_SIZE, PLATE_RADIUS, TEXT, None, 0)
    box = canvas.stamp(plate, x, y - PLATE_SIZE // 2)
    canvas.write(Line(str(number), NUMBER), *box.middle, INK, within=box, align="middle")
    _write_heading(canvas, panel, box.x1 + 12, heading)


def _write_heading(canvas: Canvas, panel: Box, x: int, heading: str) -> None:
    line = fit(heading, panel.x1 - INSET - x, HEADING)
    canvas.write(line, x, panel.y0 + HEAD_Y, TEXT, within=panel)


def _write_caption(canvas: Canvas, box: Box, text: str) -> None:
    """Write the text from the top of the box downwards."""
    lines = fit_lines(text, box.width, CAPTION)
    for index, line in enumerate(lines):
        y = box.y0 + 16 + round(index * 1.3 * line.type.size)
        canvas.write(line, box.x0, y, TEXT, within=box)


def _write_callouts(canvas: Canvas, window: Box, scene: Scene, say: Say) -> None:
    for callout in scene.callouts:
        at = scene.lattice.at(callout.vertex)
        box = callout_box(at, callout.shift, up=callout.up).moved(window.x0, window.y0)
        x, y = box.middle
        word = fit(_say(say, callout.key), box.width, WORD)
        canvas.write(word, x, y - 10, TEXT, within=box, align="middle", halo=INK)
        made = "station" if callout.makes_station else "no_station"
        note = fit(_say(say, made), box.width, NOTE)
        ink = ACCENT if callout.makes_station else MUTED
        canvas.write(note, x, y + 11, ink, within=box, align="middle", halo=INK)


def _write_minutes(canvas: Canvas, window: Box, scene: Scene, say: Say) -> None:
    """Write the minutes of the routes beside them."""
    for (vertex, minutes), ink in zip(scene.minutes, (ACCENT, MUTED), strict=False):
        box = time_box(scene.lattice.at(vertex)).moved(window.x0, window.y0)
        line = fit(say(msg("metromania.board.minutes", count=minutes)), box.width, TIME)
        canvas.write(line, *box.middle, ink, within=box, align="middle", halo=INK)


@cache
def _colours() -> Image:
    """The flat colours of the sheet, and mixes for their edges."""
    grounds = fills()
    edges: list[tuple[Colour, Colour]] = [
        (PANEL, TEXT),
        (BACKGROUND, TEXT),
        (INK, TEXT),
        (INK, ACCENT),
        (INK, MUTED),
        *((fill, TEXT) for fill in grounds),
        *EDGES,
    ]
    return palette_image((*flat_colours(), *grounds), edges)
