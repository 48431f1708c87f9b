"""Sprites are drawn once, and packed or dropped to make room for others."""

from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

import pytest
from PIL import Image

from render.core import plates, sprites
from render.core.artwork import Artwork
from render.core.boxes import Box
from render.core.canvas import put
from render.core.packed import Pack
from render.core.sprites import Sprite, SpriteCache

T = TypeVar("T", bound=Sprite | Image.Image)


def test_a_sprite_is_drawn_once() -> None:
    drawn: list[int] = []
    cache = SpriteCache(10**6)

    def square(side: int) -> Sprite:
        drawn.append(side)
        return Sprite(Image.new("RGBA", (side, side)), (0, 0))

    kept = cache.keep(square)
    assert kept(4) is kept(4)
    assert drawn == [4]
    cache.clear()
    kept(4)
    assert drawn == [4, 4]


def test_the_least_recently_used_sprite_is_dropped() -> None:
    drawn: list[int] = []
    cache = SpriteCache(3 * 100)

    def square(name: int) -> Sprite:
        drawn.append(name)
        return Sprite(Image.new("L", (10, 10)), (0, 0))

    kept = cache.keep(square)
    for name in (1, 2, 3, 1, 4, 1, 2):
        kept(name)
    assert drawn == [1, 2, 3, 4, 2]


def test_packed_pictures_come_back_as_they_were() -> None:
    drawn: list[str] = []
    cache = SpriteCache(200_000, packed_bytes=50_000)

    @cache.keep
    def ground(name: str) -> Image.Image:
        drawn.append(name)
        image = Image.linear_gradient("L").resize((200, 200)).convert("RGB")
        image.putpixel((0, 0), (1, 2, ord(name)))
        return image

    @cache.keep
    def sprite(name: str) -> Sprite:
        drawn.append(name)
        image = Image.new("RGBA", (100, 100), (9, 8, ord(name), 7))
        return Sprite(image, (3, 4), Image.linear_gradient("L").resize((100, 100)).convert("1"))

    first, second = ground("a"), sprite("b")
    ground("c")
    ground("d")
    again, back = ground("a"), sprite("b")
    assert drawn == ["a", "b", "c", "d"], "a picture was drawn twice"
    assert again is not first
    assert again.tobytes() == first.tobytes()
    assert (back.anchor, back.number, back.image.mode) == (second.anchor, second.number, "RGBA")
    assert back.image.tobytes() == second.image.tobytes()
    assert back.mask is not None
    assert second.mask is not None
    assert (back.mask.mode, back.mask.tobytes()) == ("1", second.mask.tobytes())


@pytest.mark.parametrize("mode", ["1", "L", "P", "RGB", "RGBA"])
def test_packing_keeps_every_pixel(mode: str) -> None:
    whole = Image.effect_noise((123, 200), 90).convert(mode)
    again = Pack.of(whole).unpacked()
    assert (again.mode, again.size, again.tobytes()) == (mode, whole.size, whole.tobytes())
    assert again.convert("RGB").tobytes() == whole.convert("RGB").tobytes()


def _packed(cache: SpriteCache, make: Callable[[], T]) -> Callable[[], T]:
    """Return the function as kept, with its result packed."""
    kept = cache.keep(make)
    kept()
    cache.keep(lambda: Image.new("L", (500, 500)))()
    return kept


def test_an_unpacked_picture_has_a_place_in_the_cache_again() -> None:
    cache = SpriteCache(300_000, packed_bytes=50_000)
    kept = _packed(cache, lambda: Image.new("RGB", (200, 150), (1, 2, 3)))
    first = kept()
    assert first.getpixel((10, 10)) == (1, 2, 3)
    assert kept() is first


def test_pictures_with_a_palette_keep_its_colours_while_they_are_packed() -> None:
    cache = SpriteCache(300_000, packed_bytes=50_000)

    made: list[int] = []

    def coloured() -> Image.Image:
        made.append(1)
        image = Image.new("P", (400, 300), 1)
        image.putpalette([0, 0, 0, 10, 20, 30])
        return image

    kept = _packed(cache, coloured)
    image, ground = kept(), Image.new("RGB", (400, 300))
    assert len(made) == 1
    put(ground, Box(350, 0, 750, 300), Sprite(image), None, Box(0, 0, 400, 300))
    assert ground.getpixel((349, 0)) == (0, 0, 0)
    assert ground.getpixel((350, 299)) == (10, 20, 30)


def test_packs_have_a_limit_too_and_can_be_forgotten() -> None:
    drawn: list[int] = []
    cache = SpriteCache(20_000, packed_bytes=30_000)

    @cache.keep
    def noise(name: int) -> Image.Image:
        drawn.append(name)
        return Image.frombytes("L", (128, 128), Random(name).randbytes(128 * 128))

    for name in (1, 2, 3, 4):
        noise(name)
    assert cache.held_bytes <= 50_000
    noise(3)
    assert drawn == [1, 2, 3, 4]
    noise(1)
    assert drawn == [1, 2, 3, 4, 1]
    cache.clear(pictures_only=True)
    assert cache.held_bytes == 0
    noise(3)
    assert drawn == [1, 2, 3, 4, 1, 3]


def test_pictures_can_be_forgotten_without_sprites() -> None:
    cache = SpriteCache(10**6)
    drawn: list[str] = []

    @cache.keep
    def sprite() -> Sprite:
        drawn.append("sprite")
        return Sprite(Image.new("L", (4, 4)), (0, 0))

    @cache.keep
    def ground() -> Image.Image:
        drawn.append("ground")
        return Image.new("L", (4, 4))

    for _ in range(2):
        sprite()
        ground()
        cache.clear(pictures_only=True)
    assert drawn == ["sprite", "ground", "ground"]


def test_a_sprite_larger_than_the_cache_is_drawn_each_time() -> None:
    cache = SpriteCache(10)
    kept = cache.keep(lambda side: Sprite(Image.new("L", (side, side)), (0, 0)))
    assert kept(4).image.size == (4, 4)
    assert kept(4) is not kept(4)


def test_a_sprite_has_no_empty_margins_and_keeps_its_anchor() -> None:
    art = Artwork(-20, -20, 20, 20)
    art.polygon(((-5, -3), (5, -3), (5, 3), (-5, 3)), (255, 0, 0))
    sprite = art.sprite()
    box = sprite.box(100, 50)
    assert box.x0 in range(94, 96)
    assert box.x1 in range(105, 107)
    assert box.y0 in range(46, 48)
    assert box.y1 in range(53, 55)


def test_painters_draw_with_the_larger_cache_of_the_tests() -> None:
    assert vars(plates)["SPRITES"] is sprites.SPRITES


def test_a_listener_hears_of_drawn_pictures_and_can_pack_them() -> None:
    told: list[Any] = []
    cache = SpriteCache(10**6, 10**6)

    def square(side: int) -> Sprite:
        return Sprite(Image.new("L", (side, side), 7), (0, 0))

    kept = cache.keep(square)
    kept(10)
    with cache.telling(told.append):
        small, large = kept(20), kept(300)
        assert kept(10).image.size == (10, 10)
        cache.pause()
    kept(30)
    cache.pause()
    assert told.pop() is None
    assert [arguments for _, arguments in told] == [(20,), (300,)]
    number, before = large.number, cache.held_bytes
    cache.pack(told, 300 * 300)
    assert cache.held_bytes < before - 80_000
    assert kept(20) is small
    assert kept(300) is not large
    assert kept(300).number == number
    assert kept(300).image.tobytes() == large.image.tobytes()


def test_a_picture_that_is_kept_packed_leaves_the_others_their_room() -> None:
    drawn: list[int] = []
    cache = SpriteCache(300 * 300, 10**6)
    small = cache.keep(lambda: Sprite(Image.new("L", (250, 250))))

    @cache.keep_packed
    def ground(name: int) -> Sprite:
        drawn.append(name)
        return Sprite(Image.new("RGB", (900, 900), (1, 2, name)))

    first, before = small(), ground(7)
    again = ground(7)
    assert drawn == [7]
    assert again.number == before.number
    assert again.image.tobytes() == before.image.tobytes()
    assert small() is first


def test_without_room_for_packs_nothing_is_dropped() -> None:
    told: list[Any] = []
    cache = SpriteCache(10**6)
    kept = cache.keep(lambda side: Sprite(Image.new("L", (side, side)), (0, 0)))
    with cache.telling(told.append):
        drawn = kept(300)
    cache.pack(told, 0)
    assert kept(300) is drawn
