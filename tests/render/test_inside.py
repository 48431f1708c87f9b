"""Large sprites of which only what is around their inside is blended look as if all of it was."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageDraw

from render.core.boxes import Box
from render.core.palette import ACCENT, PANEL, TEXT
from render.core.plates import box_sprite
from render.core.repaint.inside import LARGE_PX, Inside, inside_of, paint_around
from render.core.repaint.recorder import Mark, paint_marks
from render.core.sprites import Sprite

AREA = Box(40, 60, 240, 135)
"""A strip of a picture."""


def half_clear() -> Sprite:
    """Opaque in the middle, translucent around it, and as irregular as a building."""
    image = Image.new("RGBA", (180, 140), (*ACCENT, 90))
    ImageDraw.Draw(image).rectangle((12, 9, 170, 131), (*PANEL, 255))
    image.putpixel((30, 3), (1, 2, 3, 255))
    return Sprite(image, (0, 0))


PLATE = box_sprite(180, 140, 16, PANEL, TEXT, 2)
RIM = box_sprite(180, 140, 16, None, TEXT, 2)
HALF_CLEAR = half_clear()


def ground() -> Image.Image:
    """No two neighbours of it are alike."""
    return Image.effect_noise((AREA.width, AREA.height), 90).convert("RGB")


@pytest.mark.parametrize(
    ("sprite", "inside"),
    [
        pytest.param(PLATE, Inside(Box(0, 15, 180, 125), True), id="plate"),
        pytest.param(HALF_CLEAR, Inside(Box(12, 9, 171, 132), True), id="half clear"),
    ],
)
def test_the_inside_is_where_nothing_needs_blending(sprite: Sprite, inside: Inside) -> None:
    found = inside_of(sprite.number, sprite.image)
    assert found is not None
    assert found.is_opaque
    assert found.box.holds(inside.box)


def test_the_inside_of_a_rim_is_empty() -> None:
    found = inside_of(RIM.number, RIM.image)
    assert found is not None
    assert not found.is_opaque
    assert found.box.x0 == 2
    assert found.box.x1 == 178


def test_a_sprite_that_has_next_to_no_inside_is_not_taken_apart() -> None:
    image = Image.new("RGBA", (180, 140), (*PANEL, 255))
    image.paste((0, 0, 0, 100), (0, 60, 180, 140))
    assert inside_of(Sprite(image, (0, 0)).number, image) is None
    image = Image.new("RGBA", (180, 140), (*PANEL, 120))
    assert inside_of(Sprite(image, (0, 0)).number, image) is None


@pytest.mark.parametrize("sprite", [PLATE, RIM, HALF_CLEAR], ids=["plate", "rim", "half clear"])
@given(x=st.integers(-150, 260), y=st.integers(-90, 150))
def test_it_looks_as_if_all_of_it_was_blended(sprite: Sprite, x: int, y: int) -> None:
    box = sprite.box(x, y)
    assert box.width * box.height >= LARGE_PX
    found, wanted = ground(), Image.new("RGB", (AREA.width, AREA.height))
    wanted.paste(found)
    wanted.paste(sprite.image, (x - AREA.x0, y - AREA.y0), sprite.image)
    mark = Mark((sprite.number, 0, *box), sprite.image, sprite.image, None)
    paint_marks([mark], found.im, AREA)
    assert found.tobytes() == wanted.tobytes()


def test_what_lies_outside_paints_nothing() -> None:
    found = ground()
    before = found.tobytes()
    inside = inside_of(PLATE.number, PLATE.image)
    assert inside is not None
    paint_around(found.im, AREA, PLATE.box(AREA.x1, AREA.y0), PLATE.image, inside)
    assert found.tobytes() == before
