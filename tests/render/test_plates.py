"""Boxes with round corners are the same however large they are."""

from itertools import product

import pytest

from render.core.artwork import Artwork
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.palette import ACCENT, PANEL, Colour
from render.core.plates import box_sprite, draw_frame
from render.core.sprites import Sprite, SpriteCache

FILL, RIM = (10, 20, 30), (200, 100, 3)


@pytest.mark.parametrize(("fill", "rim"), [(FILL, None), (None, RIM), (FILL, RIM)])
@pytest.mark.parametrize("radius", [0, 1, 8, 14, 25])
def test_plates_equal_boxes_drawn_in_one_piece(
    radius: int, fill: Colour | None, rim: Colour | None
) -> None:
    for width, height, rim_width in product((1, 3, 30, 63, 301), (2, 5, 46, 120), (1, 3)):
        art = Artwork(0, 0, width, height)
        art.plate(0, 0, width, height, radius, fill, rim=rim, rim_width=rim_width if rim else 0)
        whole = art.sprite()
        box = box_sprite(width, height, radius, fill, rim, rim_width if rim else 0)
        assert (box.anchor, box.size) == (whole.anchor, whole.size)
        assert box.whole.tobytes() == whole.image.tobytes()


def test_a_box_without_a_fill_and_a_rim_has_one_pixel_that_shows_nothing() -> None:
    assert box_sprite(300, 200, 8, None, None, 0).image.getchannel("A").getextrema() == (0, 0)


@pytest.mark.parametrize(("width", "height"), [(288, 158), (40, 31)])
@pytest.mark.parametrize(("radius", "rim"), [(12, 3), (12, 4), (3, 5)])
def test_a_frame_is_the_rim_of_a_box(width: int, height: int, radius: int, rim: int) -> None:
    box = Box(7, 5, 7 + width, 5 + height)
    whole, sides = (Canvas.blank(320, 180, PANEL) for _ in range(2))
    whole.stamp(box_sprite(width, height, radius, None, ACCENT, rim), box.x0, box.y0)
    draw_frame(sides, box, radius, ACCENT, rim)
    assert sides.image.tobytes() == whole.image.tobytes()


@pytest.mark.parametrize("place", [(3, 4), (-40, -30), (250, 100), (-20, 60)])
def test_a_large_box_that_lies_partly_outside_is_painted_like_its_picture(
    place: tuple[int, int],
) -> None:
    box = box_sprite(200, 120, 12, FILL, RIM, 3)
    assert box.plate is not None
    assert box.whole.size == (200, 120)
    pieces, picture = (Canvas.blank(320, 180, PANEL) for _ in range(2))
    pieces.stamp(box, *place)
    picture.stamp(Sprite(box.whole, box.anchor), *place)
    assert pieces.image.tobytes() == picture.image.tobytes()


def test_a_large_box_takes_hardly_more_memory_than_its_corners() -> None:
    cache = SpriteCache(10**6)
    cache.keep(lambda: box_sprite(1000, 900, 12, FILL, RIM, 3))()
    assert cache.held_bytes < 20_000
