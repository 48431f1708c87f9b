"""The drawn examples beside the rules: a tunnel, bends, stations, a test trip, and the last exit."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from types import MappingProxyType

from PIL.Image import Image

from render.core.boxes import Box
from render.core.encode import palette_image
from render.core.painter import paint_scenes
from render.core.palette import ACCENT, BACKGROUND, HAIR, INK, TEXT, Colour
from render.core.panel.focus import Focus
from render.core.plates import box_sprite
from render.core.text import Line, Type, fit, fit_lines
from render.metromania.figures.drawing import fills, scene_picture
from render.metromania.figures.layout import (
    CAPTION_DOWN,
    INSET,
    PITCH,
    SCENE_RADIUS,
    callout_box,
    caption_height,
    scene_boxes,
    text_box,
    time_box,
)
from render.metromania.figures.scenes import (
    BENDS,
    MEETINGS,
    THIRD,
    TRIP,
    TUNNEL,
    WAITING,
    Scene,
)
from render.metromania.palette import EDGES
from render.metromania.quantised import flat_colours
from rules.core.text import Say, msg

CAPTION = ((Type(42), 3), (Type(36), 5))
WORD = (Type(42), Type(36))
EXAMPLES: Mapping[int, tuple[tuple[Scene, str], ...]] = MappingProxyType(
    {
        2: ((TUNNEL, "tunnel"),),
        3: ((BENDS, "bend"),),
        6: ((MEETINGS, "automatic"),),
        11: ((TRIP, "fastest"),),
        13: ((WAITING, "waiting"), (THIRD, "third")),
    }
)
"""The scenes beside each paragraph, each with the key of the words below it."""


def draw_example(number: int, say: Say) -> Focus:
    scenes = EXAMPLES[number]
    boxes = scene_boxes(scenes[0][0].size, len(scenes))
    captions = [
        fit_lines(_say(say, key), box.width - 2 * INSET, CAPTION)
        for box, (_, key) in zip(boxes, scenes, strict=True)
    ]
    room = max(caption_height(len(lines), lines[0].type.size) for lines in captions)
    focus = Focus(boxes[0].y1 + room, BACKGROUND, _colours())
    for window, (scene, _), lines in zip(boxes, scenes, captions, strict=True):
        _draw_scene(focus, window, scene)
        _write_caption(focus, text_box(window, room), lines)
        _write_callouts(focus, window, scene, say)
        _write_minutes(focus, window, scene, say)
    return focus


SCENES: Mapping[int, Callable[[Say], Focus]] = MappingProxyType(
    {number: partial(draw_example, number) for number in EXAMPLES}
)
FIGURES = paint_scenes(SCENES)


def _draw_scene(focus: Focus, window: Box, scene: Scene) -> None:
    picture, words = scene_picture(scene)
    focus.stamp(picture, window.x0, window.y0)
    rim = box_sprite(window.width, window.height, SCENE_RADIUS, None, HAIR, 2)
    focus.stamp(rim, window.x0, window.y0)
    for word in words:
        x, y = word.at[0] + window.x0, word.at[1] + window.y0
        focus.say(word.line, x, y, word.colour, on=word.on, within=window, align="middle")


def _say(say: Say, key: str) -> str:
    return say(msg(f"metromania.figure.{key}"))


def _write_caption(focus: Focus, box: Box, lines: Sequence[Line]) -> None:
    """Write the lines from the top of the box downwards."""
    for index, line in enumerate(lines):
        y = box.y0 + CAPTION_DOWN + round(index * PITCH * line.type.size)
        focus.say(line, box.x0, y, TEXT, on=BACKGROUND, within=box.inset(-8))


def _write_callouts(focus: Focus, window: Box, scene: Scene, say: Say) -> None:
    for callout in scene.callouts:
        at = scene.lattice.at(callout.vertex)
        box = callout_box(at, callout.shift, up=callout.up).moved(window.x0, window.y0)
        made = "station" if callout.makes_station else "no_station"
        ink = ACCENT if callout.makes_station else TEXT
        x, y = box.middle
        for key, colour, down in ((callout.key, TEXT, -24), (made, ink, 24)):
            line = fit(_say(say, key), box.width, WORD)
            focus.say(line, x, y + down, colour, on=INK, within=window, align="middle", halo=INK)


def _write_minutes(focus: Focus, window: Box, scene: Scene, say: Say) -> None:
    """Write the minutes of the routes beside them."""
    for (vertex, minutes), ink in zip(scene.minutes, (ACCENT, TEXT), strict=False):
        box = time_box(scene.lattice.at(vertex)).moved(window.x0, window.y0)
        line = fit(say(msg("metromania.board.minutes", count=minutes)), box.width, WORD)
        focus.say(line, *box.middle, ink, on=INK, within=window, align="middle", halo=INK)


@cache
def _colours() -> Image:
    """The flat colours of the examples, and mixes for their edges."""
    grounds = fills()
    edges: list[tuple[Colour, Colour]] = [
        (BACKGROUND, TEXT),
        (INK, TEXT),
        (INK, ACCENT),
        *((fill, TEXT) for fill in grounds),
        *EDGES,
    ]
    return palette_image((*flat_colours(), *grounds), edges)
