"""Boxes with round corners are the same however large they are."""

from itertools import product

import pytest

from render.core.artwork import Artwork
from render.core.palette import Colour
from render.core.plates import box_sprite

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
        assert (box.anchor, box.image.size) == (whole.anchor, whole.image.size)
        assert box.image.tobytes() == whole.image.tobytes()


def test_a_box_without_a_fill_and_a_rim_has_one_pixel_that_shows_nothing() -> None:
    assert box_sprite(300, 200, 8, None, None, 0).image.getchannel("A").getextrema() == (0, 0)
