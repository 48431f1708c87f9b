"""Sprites are drawn once, and dropped to make room for others."""

from PIL import Image

from render.core import plates, sprites
from render.core.artwork import Artwork
from render.core.sprites import Sprite, SpriteCache


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
        cache.clear(Image.Image)
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
