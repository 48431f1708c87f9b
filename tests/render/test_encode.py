"""A palette image keeps flat colours unchanged."""

from io import BytesIO

import pytest
from PIL import Image

from render.core.encode import COLOURS, encode_png, palette_image, with_palette
from render.core.palette import ACCENT, BACKGROUND, PANEL, TEXT, Colour
from render.expancity.quantised import colours, flat_colours
from tests.render.pixels import pixels, row_of


def test_flat_colours_are_unchanged() -> None:
    flats = sorted(set(flat_colours()))
    assert pixels(with_palette(row_of(flats), colours())) == flats


def test_mixes_of_colours_that_touch_fill_the_palette() -> None:
    image = palette_image((BACKGROUND, TEXT), ((BACKGROUND, TEXT), (PANEL, ACCENT)))
    entries = image.getpalette() or []
    assert len(entries) // 3 > 4
    assert tuple(entries[:6]) == (*BACKGROUND, *TEXT)
    assert len(colours().getpalette() or []) == 3 * COLOURS


def test_more_flat_colours_than_a_palette_holds_are_refused() -> None:
    many: list[Colour] = [(red, 0, blue) for red in range(0, 256, 8) for blue in range(0, 256, 8)]
    with pytest.raises(ValueError, match="1024"):
        palette_image(many, ())


def test_the_encoded_pixels_are_the_painted_ones() -> None:
    image = with_palette(Image.new("RGB", (30, 20), ACCENT), colours())
    again = Image.open(BytesIO(encode_png(image)))
    assert again.format == "PNG"
    assert again.convert("RGB").getpixel((3, 3)) == ACCENT
