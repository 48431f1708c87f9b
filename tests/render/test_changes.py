"""A picture with everything dimmed that looks as it did: no change is ever in the dimmed part."""

from typing import Any

import pytest
from PIL import Image, ImageChops, ImageDraw

from render import registry as painters
from render.core.boxes import Box
from render.core.changes import changes, paste_dimmed
from render.core.news import STRIP_PX, paint_news
from render.core.palette import BACKGROUND
from render.core.region import Region
from rules.core.text import seat_msg
from rules.registry import GAME_KEYS, load
from tests.render.conftest import Speak
from tests.render.golden_views import names, sampled_states
from tests.scale import RELEASE

pytestmark = pytest.mark.slow

SIZE = (400, 300)


def dimmed(picture: Image.Image, lit: Image.Image) -> Image.Image:
    shown = Image.new("RGB", picture.size)
    paste_dimmed(shown, 0, picture, lit)
    return shown


def blank() -> Image.Image:
    return Image.new("RGB", SIZE, "white")


def dotted(*at: tuple[int, int]) -> Image.Image:
    picture = blank()
    for place in at:
        picture.putpixel(place, (255, 254, 255))
    return picture


def region(number: int, box: Box, shape: Image.Image | None = None) -> Region:
    return Region(seat_msg(number), box, shape)


def test_pictures_of_different_sizes_are_not_compared() -> None:
    assert changes(blank(), Image.new("RGB", (400, 301)), ()) is None


def test_equal_pictures_have_no_changes() -> None:
    found = changes(blank(), blank(), (region(0, Box(0, 0, 400, 300)),))
    assert found is not None
    assert (found.share, found.places) == (0, ())


def test_a_region_in_which_one_pixel_has_changed_is_lit_whole() -> None:
    left, right = region(0, Box(0, 0, 100, 300)), region(1, Box(100, 0, 200, 300))
    found = changes(blank(), dotted((150, 20)), (left, right))
    assert found is not None
    assert found.places == (right,)
    assert found.lit.getbbox() == (100, 0, 200, 300)
    assert found.share == 0.25


def test_where_regions_meet_the_later_one_is_in_front() -> None:
    behind, front = region(0, Box(0, 0, 200, 200)), region(1, Box(100, 100, 150, 150))
    found = changes(blank(), dotted((120, 120)), (behind, front))
    assert found is not None
    assert found.places == (front,)


def test_only_the_shape_of_a_region_is_lit() -> None:
    shape = Image.new("L", (100, 100))
    ImageDraw.Draw(shape).polygon(((50, 0), (99, 99), (0, 99)), fill=255)
    found = changes(blank(), dotted((60, 90)), (region(0, Box(10, 10, 110, 110), shape),))
    assert found is not None
    assert found.lit.getpixel((60, 60)) == 255
    assert found.lit.getpixel((12, 12)) == 0


def test_changes_outside_regions_that_are_close_share_a_box() -> None:
    found = changes(blank(), dotted((50, 50), (70, 60), (300, 250)), ())
    assert found is not None
    assert found.lit.getpixel((60, 55)) == 255
    assert found.lit.getpixel((200, 150)) == 0
    assert found.lit.getpixel((300, 250)) == 255


def test_dimmed_parts_fade_and_lit_parts_keep_their_colours() -> None:
    picture = Image.new("RGB", SIZE, (255, 0, 0))
    lit = Image.new("L", SIZE)
    lit.paste(255, (0, 0, 100, 100))
    shown = dimmed(picture, lit)
    assert shown.getpixel((50, 50)) == (255, 0, 0)
    dark = shown.getpixel((200, 200))
    assert isinstance(dark, tuple)
    assert max(abs(a - b) for a, b in zip(dark, BACKGROUND, strict=True)) < 70


def pairs(key: str) -> list[tuple[Any, Any]]:
    """Public views of golden tables, each with a later one."""
    game = load(key)
    found = []
    chosen = names(key) if RELEASE else names(key)[:2]
    for name in chosen:
        views = [game.view(state, None) for state in sampled_states(game, name, 6)]
        found += [(views[1], views[2]), (views[4], views[5])]
    return found


@pytest.mark.parametrize("key", GAME_KEYS)
def test_every_changed_pixel_is_in_the_bright_part(key: str, speak: Speak) -> None:
    painter, say = painters.load(key), speak("ko")
    lit_parts = 0
    for before, after in pairs(key):
        now = painter.board(after, say)
        paint = painter.as_then
        then = painter.board(before, say) if paint is None else paint(before, after)(say)
        assert then.size == now.size
        regions = painter.regions(after)
        assert len(regions) <= 254
        found = changes(then, now, regions)
        assert found is not None
        lit_parts += len(found.places)
        shown = dimmed(now, found.lit)
        real = now.convert("RGB")
        kept = ImageChops.difference(shown, real).convert("L").point([255, *([0] * 255)])
        differs = ImageChops.difference(then.convert("RGB"), real)
        red, green, blue = differs.split()
        changed = ImageChops.lighter(ImageChops.lighter(red, green), blue)
        changed = changed.point([0, *([255] * 255)])
        assert ImageChops.subtract(changed, kept).getbbox() is None
        for place in found.places:
            assert say(place.shows)
    assert lit_parts


@pytest.mark.parametrize("key", GAME_KEYS)
def test_the_regions_of_a_board_lie_on_it(key: str, speak: Speak) -> None:
    painter, game = painters.load(key), load(key)
    for state in sampled_states(game, names(key)[0], 3):
        view = game.view(state, None)
        width, height = painter.board(view, speak()).size
        for each in painter.regions(view):
            assert each.box.overlap(Box(0, 0, width, height)), each.shows
            if each.shape is not None:
                assert each.shape.size == (each.box.width, each.box.height)


@pytest.mark.parametrize("width", [1200, 1600])
@pytest.mark.parametrize("seats", [1, 5])
def test_the_strip_holds_a_long_head_and_the_gains_of_every_seat(width: int, seats: int) -> None:
    board = Image.new("RGB", (width, 900), "white")
    gains = [(seat, "테라포밍 등급", 100 + seat) for seat in range(seats)]
    head = "Since you last looked, which is very long ago: 128 turns"
    shown = paint_news(board, Image.new("L", board.size, 255), head, gains)
    assert shown.size == (width, 900 + STRIP_PX)
    bright = shown.convert("L").getpixel((width // 2, 500))
    assert isinstance(bright, int)
    assert bright > 250
