"""Nothing written in a city hides anything else, on the golden tables and in full cities."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from render.core.boxes import Box
from render.expancity.city.city import Scene, city_projection, scene
from render.expancity.city.placing import Taken, place_pill
from render.expancity.layout import Frame
from rules.expancity import GAME
from rules.expancity.components.content import TILES
from rules.expancity.view import View
from tests.render.cities import grown, with_candidates
from tests.render.golden_views import names, previews, sampled_states

POSITIONS = 7
FILLINGS = tuple({"tile": kind} for kind in TILES)


def _views(name: str) -> Iterator[View]:
    for state in sampled_states(GAME, name, POSITIONS):
        yield GAME.view(state, None)
        drafts = (seen for seen in previews(GAME, state, FILLINGS) if seen.candidates)
        yield from list(drafts)[:1]


def _assert_clear(view: View) -> None:
    projection = city_projection(view)
    shown = scene(view, projection)
    room = projection.frame.city
    pills = [pill.box for pill in shown.pills]
    values = [value.box for value in shown.values]
    written = [name.box for name in shown.names]
    assert all(room.holds(box) for box in (*pills, *values, *written))
    for kind in (pills, values, written):
        assert not [pair for pair in combinations(kind, 2) if pair[0].overlap(pair[1])]
    assert not _meeting(pills, values)
    if not view.candidates:
        assert not _meeting(pills, written)
        assert not _meeting(values, written)
    x, y = projection.frame.compass
    assert not _meeting(pills, [Box(x - 30, y - 30, x + 44, y + 16)])


def _meeting(some: list[Box], others: list[Box]) -> list[tuple[Box, Box]]:
    return [(one, other) for one in some for other in others if one.overlap(other)]


@pytest.mark.parametrize("name", names("expancity"))
def test_no_pill_hides_a_pill_a_value_or_a_name_at_the_golden_tables(name: str) -> None:
    for view in _views(name):
        _assert_clear(view)


@pytest.mark.parametrize("seed", range(30))
def test_no_pill_hides_a_pill_a_value_or_a_name_in_full_cities(seed: int) -> None:
    _assert_clear(grown(seed, 60, 2 + seed % 3))


@pytest.mark.parametrize("seed", range(8))
def test_every_candidate_of_a_draft_has_a_name_of_its_own(seed: int) -> None:
    view = with_candidates(grown(seed, 6 * seed + 4, 3))
    assert {name.cell for name in _scene(view).names} == set(view.candidates)


def _scene(view: View) -> Scene:
    return scene(view, city_projection(view))


ROOM = Frame().city
HOME = Box(500, 300, 540, 322)


def test_a_pill_stays_at_home_where_it_hides_nothing() -> None:
    assert place_pill(HOME, Taken((), (), ()), ROOM) == (0, 0)


def test_a_pill_gives_way_to_placed_objects() -> None:
    dx, dy = place_pill(HOME, Taken((HOME,), (), ()), ROOM)
    assert not HOME.moved(dx, dy).overlap(HOME)
    assert dy < 0, "above is nearer than beside"


def test_a_pill_rather_hides_an_icon_than_moves_far() -> None:
    dx, dy = place_pill(HOME, Taken((), (), (HOME.inset(-200),)), ROOM)
    assert (dx, dy) == (0, 0)


def test_a_pill_in_a_crowd_goes_farther_than_usual() -> None:
    crowd = Taken((HOME.inset(-90),), (), ())
    dx, dy = place_pill(HOME, crowd, ROOM)
    assert not HOME.moved(dx, dy).overlap(HOME.inset(-90))
