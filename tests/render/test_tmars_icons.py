"""The signs and tiles of Terraforming Mars all differ, for any owner."""

from collections.abc import Iterable
from itertools import combinations

import pytest

from render.core.palette import SEATS, Colour
from render.core.sprites import Sprite
from render.tmars.board.tiles import bot_sign, owner_sign, tile
from render.tmars.icons.signs import ICONS, badged, icon, tag
from render.tmars.icons.tile_glyphs import GROUNDS, TILES
from render.tmars.palette import PERSON, RESOURCE, TAG, owner_colour
from rules.tmars.components import effects
from rules.tmars.components.effects import RESOURCES
from rules.tmars.view import BOT, NEUTRAL, NOBODY
from tests.render.pixels import pixels

OWNERS = (*range(len(SEATS)), BOT, NEUTRAL)


def looks(sprites: Iterable[Sprite]) -> set[bytes]:
    return {sprite.image.convert("RGBA").tobytes() for sprite in sprites}


def inks(sprite: Sprite) -> set[Colour]:
    """The colours of opaque pixels."""
    alpha = sprite.image.getchannel("A").tobytes()
    return {ink for ink, cover in zip(pixels(sprite.image), alpha, strict=True) if cover == 255}


@pytest.mark.parametrize("size", [24, 48])
def test_all_signs_look_different(size: int) -> None:
    same_tile = {"mining_rights"}
    names = [name for name in ICONS if name not in same_tile]
    assert len(looks(icon(name, size) for name in names)) == len(names)
    assert looks([icon("mining_rights", size)]) == looks([icon("mining_area", size)])


@pytest.mark.parametrize("size", [22, 40])
def test_no_sign_is_larger_than_it_says(size: int) -> None:
    for name in ICONS:
        box = icon(name, size).box(0, 0)
        assert max(box.width, box.height) <= size + 2, name
        assert max(box.width, box.height) >= 0.6 * size, name


def test_all_that_is_held_and_every_tag_has_a_sign_of_its_colour() -> None:
    held = (*RESOURCES, *effects.CardResource)
    for name in held:
        assert RESOURCE[name][0] in inks(icon(name, 48))
    for each in effects.Tag:
        assert TAG[each][0] in inks(tag(each, 48))
    assert looks([tag("earth", 40)]) == looks([icon("tag_earth", 40)])


def test_an_unknown_sign_is_an_error() -> None:
    with pytest.raises(KeyError):
        icon("nothing", 24)


def test_a_sign_for_any_players_has_a_red_badge() -> None:
    plain, marked = icon("heat", 48), badged("heat", 48)
    assert PERSON in inks(marked) - inks(plain)
    grown = marked.box(0, 0)
    assert grown.x1 > plain.box(0, 0).x1
    assert grown.y1 > plain.box(0, 0).y1
    assert PERSON in inks(badged("city", 48))


@pytest.mark.parametrize("owner", OWNERS)
@pytest.mark.parametrize("kind", TILES)
def test_a_tile_has_the_ring_of_its_owner(kind: str, owner: int) -> None:
    sprite = tile(kind, 79, owner)
    x, y = sprite.anchor
    inside = sprite.image.convert("RGB").getpixel((x - round(0.44 * 79), y))
    assert inside == owner_colour(owner)


@pytest.mark.parametrize("kind", TILES)
def test_a_neutral_tile_has_no_ring(kind: str) -> None:
    assert looks([tile(kind, 79, NOBODY)]) == looks([tile(kind, 79, None)])
    assert not inks(tile(kind, 79, NOBODY)) & {*SEATS}
    assert GROUNDS[kind] in inks(tile(kind, 79, 0))


def test_every_special_tile_is_known() -> None:
    assert {str(special) for special in effects.Special} <= {*TILES}


def test_every_owner_has_a_sign_of_its_own() -> None:
    assert len(looks(owner_sign(owner, 14, owner_colour(owner)) for owner in OWNERS)) == len(OWNERS)
    assert looks([owner_sign(BOT, 14, owner_colour(BOT))]) == looks([bot_sign(28)])


def glyph(name: str) -> list[bool]:
    """The pixels of a sign that are nearer to its glyph's colour than to its background."""
    ground, ink = RESOURCE[name]
    return [_apart(pixel, ink) < _apart(pixel, ground) for pixel in pixels(icon(name, 48).image)]


def _apart(a: Colour, b: Colour) -> int:
    return sum((x - y) ** 2 for x, y in zip(a, b, strict=True))


def test_held_resources_are_told_apart_by_their_glyph() -> None:
    for a, b in combinations((*RESOURCES, *effects.CardResource), 2):
        one, other = glyph(a), glyph(b)
        unlike = sum(x != y for x, y in zip(one, other, strict=False))
        assert unlike >= 0.1 * len(one), (a, b)
