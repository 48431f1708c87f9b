"""The planet, and the map alone: every space is in its place, with the marks on it."""

from itertools import combinations, pairwise
from math import hypot

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageDraw

from bot.i18n import LANGUAGES
from render.core.boxes import Box
from render.core.palette import ACCENT, HAIR
from render.tmars import palette as mars
from render.tmars.board.board import board_drawing
from render.tmars.board.planet import middle_of, planet
from render.tmars.board.spaces import place
from render.tmars.crops.map import paint_map
from render.tmars.layout import (
    CENTRE,
    CROP_ASKED,
    CROP_CHIP,
    CROP_HEIGHT,
    CROP_LAST,
    CROP_NAMES,
    CROP_PLANET,
    CROP_WIDTH,
    GLOBE,
    GRID,
    LIMB,
    MOON_RING,
    MOONS,
    ORBIT,
    PLANET,
    SIDE,
    W,
    around,
)
from render.tmars.surface import EDGE_SCALE, LIT_FROM, SCALE, disc, distances
from rules.core.text import msg
from rules.tmars.components.boards import BOARDS
from rules.tmars.components.coordinates import SPACES, neighbours
from rules.tmars.view import NEUTRAL, Tile, View
from tests.render.conftest import LONG_NAMES, Written
from tests.render.test_tmars_board import VIEWS, busy, speak
from tests.render.tmars_views import automa, choosing, start, table

Colour = tuple[int, int, int]


def at(image: Image.Image, x: int, y: int) -> Colour:
    found = image.convert("RGB").getpixel((x, y))
    assert isinstance(found, tuple)
    return found[0], found[1], found[2]


@pytest.mark.parametrize("label", SPACES)
def test_neighbours_touch_and_nothing_else_does(label: str) -> None:
    x, y = middle_of(label)
    near = {
        other
        for other in SPACES
        if other != label and hypot(middle_of(other)[0] - x, middle_of(other)[1] - y) < 1.1 * W
    }
    assert near == set(neighbours(label))


def test_spaces_lie_on_the_globe_and_moons_outside_the_orbit() -> None:
    for label in SPACES:
        x, y = middle_of(label)
        assert hypot(x - CENTRE, y - CENTRE) + W / 2 < GLOBE
    for x, y in MOONS:
        assert hypot(x - CENTRE, y - CENTRE) > ORBIT + MOON_RING
        assert 0.5 * W < x < SIDE - 0.5 * W
    assert GRID.middle(4, 8) == (CENTRE, CENTRE)


@pytest.mark.parametrize("board", sorted(BOARDS))
def test_ocean_spaces_are_blue_and_all_others_are_land(board: str) -> None:
    image = planet(board)
    land = {mars.on_land(shade) for shade in mars.SURFACE}
    craters = {mars.on_land(tone) for shade in mars.SURFACE for tone in mars.craters(shade)}
    for label, space in BOARDS[board].spaces.items():
        x, y = middle_of(label)
        ground = at(image, x - round(0.42 * W), y - round(0.16 * W))
        if space.ocean:
            assert ground == mars.SEA, label
        else:
            assert ground != mars.SEA, label
            assert any(_near(ground, tone) for tone in land | craters), label


def _near(a: Colour, b: Colour) -> bool:
    return sum(abs(x - y) for x, y in zip(a, b, strict=True)) <= 24


def test_maps_look_different() -> None:
    surfaces = [planet(board).tobytes() for board in BOARDS]
    assert len(set(surfaces)) == len(BOARDS)


def gauge(view: View, angle: float) -> Colour:
    x, y = around(angle, GLOBE + 0.38 * W)
    return at(
        board_drawing(view, speak()).canvas().image, PLANET.x0 + round(x), PLANET.y0 + round(y)
    )


@pytest.mark.parametrize(
    ("view", "angle", "tone"),
    [
        pytest.param(table(4), 122 + 6.1 * 0.5, mars.warmth(0), id="the first step of warmth"),
        pytest.param(table(4), 122 + 6.1 * 8.5, mars.warmth(8), id="the ninth"),
        pytest.param(table(4), 122 + 6.1 * 10.5, HAIR, id="one not reached"),
        pytest.param(table(4), 58 - 116 / 14 * 6.5, mars.air(6), id="the seventh of oxygen"),
        pytest.param(table(4), 58 - 116 / 14 * 9.5, HAIR, id="oxygen to come"),
        pytest.param(table(4), 107 - 4.25 * 4, mars.POOL, id="the fifth ocean"),
        pytest.param(table(4), 107 - 4.25 * 5, HAIR, id="no sixth ocean"),
    ],
)
def test_gauges_show_the_parameters(view: View, angle: float, tone: Colour) -> None:
    assert gauge(view, angle) == tone


@pytest.mark.parametrize(
    ("view", "goals"),
    [
        pytest.param(table(4), {"→ +8 °C", "→ 14%"}, id="both to come"),
        pytest.param(replace(table(4), temperature=8), {"→ 14%"}, id="warm"),
        pytest.param(replace(table(4), oxygen=14), {"→ +8 °C"}, id="full of oxygen"),
    ],
)
def test_only_goals_not_reached_yet_are_marked(
    view: View, goals: set[str], written: list[Written]
) -> None:
    board_drawing(view, speak()).canvas()
    assert {w.line.text for w in written if w.line.text.startswith("→")} == goals


@pytest.mark.parametrize("owner", [0, 1, 2, 3, 4, -1, NEUTRAL])
def test_a_tile_has_a_ring_in_its_owners_colour(owner: int) -> None:
    view = replace(table(5), tiles={"C3": Tile("greenery", owner)}, marked=())
    x, y = place(PLANET, "C3")
    image = board_drawing(view, speak()).canvas().image
    assert at(image, x - round(0.45 * W), y) == mars.owner_colour(owner)


def test_last_moves_and_choices_are_marked_by_the_accent() -> None:
    view = replace(table(4), marked=("D4",), legal=("C3",))
    image = board_drawing(view, speak()).canvas().image
    x, y = place(PLANET, "D4")
    assert at(image, x - W // 2 - 2, y) == ACCENT
    x, y = place(PLANET, "C3")
    assert at(image, x - W // 2 + 4, y) == ACCENT
    assert at(image, x - 14, y + GRID.label_dy - 7) == ACCENT
    x, y = place(PLANET, "C4")
    assert at(image, x - 14, y + GRID.label_dy - 7) != ACCENT


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mark_about_a_moon_leaves_its_name_free(language: str, written: list[Written]) -> None:
    say = speak(language)
    plain, last, legal = (
        board_drawing(replace(table(4), marked=marked, legal=legal), say).canvas().image
        for marked, legal in (((), ()), (("PHOBOS",), ()), ((), ("PHOBOS",)))
    )
    name = next(word for word in written if word.line.text == say(msg("tmars.board.phobos")))
    for image in (last, legal):
        bounds = ImageChops.difference(plain, image).getbbox()
        assert bounds is not None
        assert bounds[3] <= name.box.y0


def test_the_chosen_space_looks_different_from_the_others() -> None:
    view = choosing(table(3))
    free, chosen = (
        board_drawing(replace(view, chosen=c), speak()).canvas().image for c in ("", "C2")
    )
    x, y = place(PLANET, "C2")
    box = (x - W // 2, y - W // 2, x + W // 2, y + W // 2)
    assert free.crop(box).tobytes() != chosen.crop(box).tobytes()
    outside = Box(x - W, y - W, x + W, y + W)
    for image in (free, chosen):
        image.paste(0, outside)
    assert free.tobytes() == chosen.tobytes()


def test_claims_lie_on_their_space_until_it_is_covered() -> None:
    bare = replace(table(4), tiles={}, marked=())
    claimed = replace(bare, claims={"C3": 2})
    covered = replace(claimed, tiles={"C3": Tile("city", 0)})
    images = [board_drawing(view, speak()).canvas().image for view in (bare, claimed, covered)]
    x, y = place(PLANET, "C3")
    flag = (x - 6, y + 8, x + 12, y + 20)
    assert _has(images[1].crop(flag), mars.owner_colour(2))
    assert not _has(images[0].crop(flag), mars.owner_colour(2))
    assert not _has(images[2].crop(flag), mars.owner_colour(2))


def _has(image: Image.Image, tone: Colour) -> bool:
    return any(at(image, x, y) == tone for x in range(image.width) for y in range(image.height))


def test_panels_of_the_map_do_not_overlap() -> None:
    boxes = (CROP_PLANET, CROP_CHIP, CROP_ASKED, CROP_LAST, CROP_NAMES)
    assert not [(a, b) for a, b in combinations(boxes, 2) if a.overlap(b)]
    assert all(a.y1 < b.y0 for a, b in pairwise(boxes[1:]))


@pytest.mark.parametrize("name", sorted(VIEWS))
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_of_every_table(language: str, name: str, written: list[Written]) -> None:
    image = paint_map(VIEWS[name], speak(language, LONG_NAMES[language]))
    assert image.size == (CROP_WIDTH, CROP_HEIGHT)
    assert not [word for word in written if not word.within.holds(word.box)]


@pytest.mark.parametrize("board", sorted(BOARDS))
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_places_are_complete(language: str, board: str, written: list[Written]) -> None:
    paint_map(table(4, board), speak(language, "Kim"))
    assert not [word.line.text for word in written if word.line.text.endswith("...")]


def test_the_best_places_come_first(written: list[Written]) -> None:
    view = replace(choosing(table(3)), legal=("A3", "E1", "E8", "H6"))
    paint_map(view, speak())
    listed = [w.line.text for w in written if w.within.width == 50 and w.line.type.size == 24]
    assert listed == ["E8", "E1", "H6", "A3"]
    assert [w.line.text for w in written if w.within == CROP_ASKED][-1:] == ["+2"]


def test_without_a_choice_earlier_moves_are_listed(written: list[Written]) -> None:
    paint_map(table(4), speak())
    said = [w.line.text for w in written if w.within == CROP_ASKED]
    assert said[:3] == ["Last moves", "Plays Mining Rights · B2", "Funds Banker"]


@pytest.mark.parametrize("view", [start(2), automa(), busy(4)], ids=["start", "automa", "busy"])
def test_text_on_the_planet_is_at_least_label_size(view: View, written: list[Written]) -> None:
    paint_map(view, speak("it"))
    on_planet = [word for word in written if CROP_PLANET.holds(word.box)]
    assert on_planet
    assert min(word.line.type.size for word in on_planet) >= 19


@pytest.mark.parametrize("r", [GLOBE, LIMB, ORBIT])
def test_a_disc_made_of_one_quarter_is_the_disc(r: float) -> None:
    whole = Image.new("L", (SIDE * EDGE_SCALE, SIDE * EDGE_SCALE))
    low, high = (CENTRE - r) * EDGE_SCALE, (CENTRE + r) * EDGE_SCALE
    ImageDraw.Draw(whole).ellipse((low, low, high, high), fill=255)
    assert ImageChops.difference(disc(r).image, whole.reduce(EDGE_SCALE)).getbbox() is None


def test_the_light_is_a_part_of_a_gradient_around_the_upper_left() -> None:
    size = SIDE * SCALE
    whole = Image.radial_gradient("L").resize((2 * size, 2 * size), Image.Resampling.BILINEAR)
    left, top = round((1 - LIT_FROM[0]) * size), round((1 - LIT_FROM[1]) * size)
    seen = whole.crop((left, top, left + size, top + size))
    assert ImageChops.difference(distances(), seen).getbbox() is None
