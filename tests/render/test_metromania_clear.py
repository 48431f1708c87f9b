"""Nothing written on a map hides anything else, on the golden tables, boards and previews."""

from itertools import combinations
from math import hypot

import pytest

from render.core.boxes import Box
from render.metromania.city.city import map_names, placed_plates
from render.metromania.city.network import Network
from render.metromania.layout import BOARD, MAP, Place
from rules.metromania import GAME
from rules.metromania.view import View
from tests.render.golden_views import names, previews, sampled_states

POSITIONS = 8


def _assert_clear(view: View) -> None:
    network = Network(view, BOARD)
    plates = placed_plates(network)
    written = [name.box for name in map_names(network, plates)]
    boxes = [plate.box for plate in plates]
    assert not [pair for pair in combinations([*written, *boxes], 2) if pair[0].overlap(pair[1])]
    assert all(MAP.holds(box) for box in boxes)
    symbols = list(network.symbols.values())
    assert not [box for box in written for symbol in symbols if _away(symbol, box) < SYMBOL]
    riders = [place for _, place in network.riders]
    assert not [box for box in written for rider in riders if _away(rider, box) < RIDER]
    stops = [BOARD.at(vertex) for vertex in network.stops]
    assert not [box for box in (*written, *boxes) for stop in stops if _away(stop, box) < STOP]
    assert len({plate.key for plate in plates}) == len(plates)


SYMBOL, RIDER, STOP = 16, 9, 12
"""The radii of a marker's outline, of a line's sign on a station's ring, and of the smallest station."""


def _away(place: Place, box: Box) -> float:
    dx = max(box.x0 - place[0], 0, place[0] - box.x1)
    dy = max(box.y0 - place[1], 0, place[1] - box.y1)
    return hypot(dx, dy)


@pytest.mark.parametrize("name", names("metromania"))
def test_no_name_and_no_key_hides_anything_at_the_golden_tables(name: str) -> None:
    for state in sampled_states(GAME, name, POSITIONS):
        _assert_clear(GAME.view(state, None))
        for seen in list(previews(GAME, state, ({}, {"line": 1}, {"line": 2})))[:3]:
            _assert_clear(seen)
