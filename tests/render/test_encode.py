"""A palette image keeps flat colours unchanged."""

import zlib
from io import BytesIO

import pytest
from PIL import Image

from render.core import png
from render.core.encode import COLOURS, COMPRESS_LEVEL, encode_png, palette_image, with_palette
from render.core.palette import ACCENT, BACKGROUND, PANEL, TEXT, Colour
from render.expancity.quantised import colours, flat_colours
from render.registry import load as load_painter
from rules.core.engine import start
from rules.core.game import Setup, default_options
from rules.registry import GAME_KEYS
from rules.registry import load as load_game
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


def _boards() -> list[Image.Image]:
    """The first board of every title."""
    boards = []
    for key in GAME_KEYS:
        game = load_game(key)
        state = start(game, Setup(max(game.seats), default_options(game), 1)).state
        boards.append(load_painter(key).board(game.view(state, None), lambda text: text.key))
    return boards


@pytest.mark.parametrize("quick", [True, False])
def test_every_title_is_encoded_without_losing_a_pixel(quick: bool) -> None:
    for board in _boards():
        assert png.is_writable(board)
        again = Image.open(BytesIO(encode_png(board, quick=quick)))
        assert (again.mode, again.size) == (board.mode, board.size)
        assert again.tobytes() == board.tobytes()
        assert again.convert("RGB").tobytes() == board.convert("RGB").tobytes()


def test_a_board_takes_no_more_bytes_than_by_the_library_and_few_more_in_a_hurry() -> None:
    for board in _boards():
        file = BytesIO()
        board.save(file, "PNG", compress_level=COMPRESS_LEVEL)
        usual = len(file.getvalue())
        assert len(encode_png(board)) <= usual
        assert len(encode_png(board, quick=True)) <= 1.3 * usual


@pytest.mark.parametrize("missing", [("isal_zlib",), ("zlib_ng",), ("isal_zlib", "zlib_ng")])
def test_without_wheels_the_pixels_are_the_same(
    missing: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in missing:
        monkeypatch.setattr(png, name, None)
    board = _boards()[0]
    for deflate in (png.quick_deflate(), png.small_deflate()):
        assert zlib.decompress(deflate(bytes(1000))) == bytes(1000)
        again = Image.open(BytesIO(png.write_png(board, deflate)))
        assert again.tobytes() == board.tobytes()


@pytest.mark.parametrize("mode", ["RGB", "RGBA", "L", "P"])
def test_other_pictures_are_left_to_the_library(mode: str) -> None:
    image = row_of_two(mode)
    assert not png.is_writable(image)
    again = Image.open(BytesIO(encode_png(image)))
    assert again.convert("RGBA").tobytes() == image.convert("RGBA").tobytes()


def row_of_two(mode: str) -> Image.Image:
    """A picture of few colours, half transparent where the mode can be."""
    image = Image.new("RGBA", (2, 1), (*ACCENT, 255))
    image.putpixel((1, 0), (*PANEL, 0))
    return image.convert(mode)
