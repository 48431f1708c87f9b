"""Nothing written in a city hides anything else, on the golden tables and in full cities."""

from itertools import combinations

import pytest

from render.core.boxes import Box
from render.expancity.city.city import city_projection, scene, touched
from render.expancity.city.placing import Taken, place_pill
from render.expancity.layout import Frame
from rules.expancity import GAME
from rules.expancity.view import View
from tests.render.cities import grown
from tests.render.golden_views import names, sampled_states

POSITIONS = 7


def _assert_clear(view: View) -> None:
    projection = city_projection(view)
    shown = scene(view, projection)
    boxes = [pill.box for pill in shown.pills]
    if shown.last is not None:
        boxes.append(shown.last.box)
    assert all(projection.frame.city.holds(box) for box in boxes)
    assert not [pair for pair in combinations(boxes, 2) if pair[0].overlap(pair[1])]


@pytest.mark.parametrize("name", names("expancity"))
def test_no_pill_hides_a_pill_or_a_name_at_the_golden_tables(name: str) -> None:
    for state in sampled_states(GAME, name, POSITIONS):
        _assert_clear(GAME.view(state, None))


@pytest.mark.parametrize("seed", range(30))
def test_no_pill_hides_a_pill_or_a_name_in_full_cities(seed: int) -> None:
    _assert_clear(grown(seed, 60, 2 + seed % 3))


@pytest.mark.parametrize("seed", range(8))
def test_unfinished_buildings_and_those_of_the_last_turn_have_a_pill(seed: int) -> None:
    view = grown(seed, 60, 2 + seed % 3)
    hot = touched(view)
    wanted = {house.at for house in view.buildings if house.roof is None or hot.holds(house.at)}
    assert {pill.house.at for pill in scene(view, city_projection(view)).pills} == wanted


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
