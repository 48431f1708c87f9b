"""The plates of a preview are beside the places that they stand for, and never overlap."""

from functools import reduce
from itertools import combinations
from math import hypot

import pytest
from msgspec.structs import replace

from render.core.boxes import Box
from render.metromania.city.city import placed_plates
from render.metromania.city.keys import STOP_ROOM, Plate
from render.metromania.city.network import Network
from render.metromania.city.rails import side_of_tunnel
from render.metromania.city.strokes import GHOST_TO
from render.metromania.layout import BOARD, MAP, Place
from render.metromania.regions import marks, regions
from rules.core import engine
from rules.core.engine import play, start, verbs_on_menu
from rules.core.game import Setup, default_options
from rules.core.rng import Rng
from rules.core.text import msg
from rules.metromania import GAME
from rules.metromania.components.coordinates import NEIGHBOURS, edge_cells
from rules.metromania.view import TunnelMark, TunnelView, View
from tests.render.metro_views import KEYS, grown, preview, station_choice


def _plates(view: View) -> tuple[Plate, ...]:
    return placed_plates(Network(view, BOARD))


def _assert_apart(plates: tuple[Plate, ...]) -> None:
    assert all(MAP.holds(plate.box) for plate in plates)
    assert not [(a.key, b.key) for a, b in combinations(plates, 2) if a.box.overlap(b.box)]


@pytest.mark.parametrize("seed", range(60))
def test_no_two_plates_overlap(seed: int) -> None:
    seats = 2 + seed % 3
    view = preview(seed, seed % 31, seats, drafted=seed % 3)
    plates = _plates(view)
    assert [plate.key for plate in plates] == [mark.key for mark in view.marks]
    _assert_apart(plates)


@pytest.mark.parametrize("seed", range(0, 60, 6))
def test_the_mark_of_a_tunnel_holds_its_plates(seed: int) -> None:
    """Of the tunnels in one cell, at least one has its plate inside the ring of a lesson."""
    view = preview(seed, seed % 31, 2 + seed % 3, drafted=0)
    plates = {plate.key: plate for plate in _plates(view)}
    for mark in view.marks[:1]:
        place = msg("core.place", place=mark.tunnel.cell)
        parts = (*regions(view), *marks(view))
        ring = reduce(Box.around, (each.box for each in parts if each.shows == place))
        assert ring.holds(plates[mark.key].box.inset(6))


@pytest.mark.parametrize("seed", range(20))
def test_no_two_plates_of_a_station_choice_overlap(seed: int) -> None:
    plates = _plates(station_choice(seed, 12 + seed, 2 + seed % 3))
    _assert_apart(plates)
    for plate in plates:
        assert hypot(plate.middle[0] - plate.anchor[0], plate.middle[1] - plate.anchor[1]) < 90


def _around(line: int, vertex: str) -> list[TunnelView]:
    return [
        TunnelView(line, cell, vertex, after)
        for after in NEIGHBOURS[vertex]
        for cell in edge_cells(vertex, after)
    ]


@pytest.mark.parametrize("heads", [("v46", "v47"), ("v46", "v46"), ("v1", "v2"), ("v46", "v58")])
def test_two_heads_close_together_keep_their_plates_apart(heads: tuple[str, str]) -> None:
    tunnels = [*_around(1, heads[0])[:10], *_around(2, heads[1])[:10]]
    marks = tuple(map(TunnelMark, KEYS, tunnels))
    plates = _plates(replace(grown(1, 0, 2), is_preview=True, marks=marks))
    _assert_apart(plates)


def test_the_plates_of_a_lone_head_are_all_in_their_places() -> None:
    marks = tuple(map(TunnelMark, KEYS, _around(1, "v46")))
    plates = _plates(replace(grown(1, 0, 2), is_preview=True, marks=marks))
    assert len(plates) == 12
    assert not [plate.key for plate in plates if plate.strays]
    for plate, mark in zip(plates, marks, strict=True):
        tunnel = mark.tunnel
        side = side_of_tunnel(BOARD, tunnel.cell, tunnel.start, tunnel.end)
        x, y = side.point(GHOST_TO)
        assert plate.box.inset(-4).holds(Box(round(x), round(y), round(x), round(y)))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_plates_of_a_whole_table_never_overlap(seats: int) -> None:
    """Every preview of a table of random robots, with and without the line chosen."""
    setup = Setup(seats, default_options(GAME), seats)
    state, rng = start(GAME, setup).state, Rng(seats)
    while waiting := GAME.waiting_for(state):
        seat = min(waiting)
        for verb in verbs_on_menu(GAME, state, seat):
            for given in ({}, {"line": 1}, {"line": 2}):
                _assert_apart(_plates(GAME.preview(state, seat, verb.name, given)))
        state = play(GAME, state, seat, engine.sample_move(GAME, state, seat, rng)).state


@pytest.mark.parametrize("seed", range(20))
def test_plates_cover_no_head_and_no_station(seed: int) -> None:
    view = preview(seed, 12 + seed, 3)
    network = Network(view, BOARD)
    places = [BOARD.at(line.path[-1]) for _, line in network.lines]
    places += [BOARD.at(vertex) for vertex in sorted(network.stations)]
    for plate in _plates(view):
        box = plate.box.inset(-STOP_ROOM + 1)
        near = [(x, y) for x, y in places if box.holds(Box(x, y, x, y))]
        corners = [
            (cx, cy) for cx in (plate.box.x0, plate.box.x1) for cy in (plate.box.y0, plate.box.y1)
        ]
        inside = [at for at in near if _is_beside(plate, at)]
        assert not inside
        assert all(hypot(x - cx, y - cy) >= STOP_ROOM - 1 for x, y in near for cx, cy in corners)


def _is_beside(plate: Plate, at: Place) -> bool:
    """Is the place straight beside a plate, or straight below it?"""
    box = plate.box
    return box.x0 <= at[0] <= box.x1 or box.y0 <= at[1] <= box.y1
