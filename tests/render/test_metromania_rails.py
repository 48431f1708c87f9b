"""Rails are side by side in their own cells, and every tunnel continues where the one before it ended."""

from itertools import pairwise
from math import hypot

import pytest
from PIL import Image

from render.core.canvas import Canvas
from render.core.palette import ACCENT, BLACK, Colour, seat_colour
from render.core.sprites import SPRITES
from render.metromania.city import strokes
from render.metromania.city.ahead import draw_ahead, stand_ins
from render.metromania.city.rails import (
    Bend,
    Side,
    bends,
    course,
    side_of_tunnel,
    tracks,
    turned,
)
from render.metromania.city.strokes import RAIL, outline, rail
from render.metromania.layout import BOARD, Place, Point
from rules.metromania.components.content import LineStatus
from rules.metromania.components.coordinates import CITY_CELLS, CORNERS, NEIGHBOURS, edge_cells, tip
from rules.metromania.view import LineView
from tests.render.metro_views import grown

EDGES = sorted({tuple(sorted((one, other))) for one in NEIGHBOURS for other in NEIGHBOURS[one]})
SHARED = [edge for edge in EDGES if len(edge_cells(*edge)) == 2]


def _inside(cell: str, point: Point) -> bool:
    corners = BOARD.corners(cell)
    turns = []
    for (ax, ay), (bx, by) in zip(corners, (*corners[1:], corners[0]), strict=True):
        turns.append((bx - ax) * (point[1] - ay) - (by - ay) * (point[0] - ax))
    return all(turn > 0 for turn in turns) or all(turn < 0 for turn in turns)


def test_the_middle_of_every_rail_lies_in_its_own_cell() -> None:
    for one, other in EDGES:
        for cell in edge_cells(one, other):
            side = side_of_tunnel(BOARD, cell, one, other)
            others = [c for c in CITY_CELLS if c != cell and _inside(c, side.point(0.5))]
            assert _inside(cell, side.point(0.5))
            assert not others


def _drawn(cell: str, ends: tuple[str, str], paint: Colour) -> Image.Image:
    """Both halves of a straight tunnel, alone on black."""
    canvas = Canvas.blank(1200, 900, BLACK)
    side = side_of_tunnel(BOARD, cell, *ends)
    for place, bend in (
        (side.start, Bend(None, _about(side, side.start), False)),
        (side.end, Bend(_about(side, side.end), None, False)),
    ):
        canvas.stamp(rail(bend, paint, 1.0, striped=False), *place)
    return canvas.image


def _about(side: Side, place: Place) -> Side:
    return side.moved(-place[0], -place[1])


@pytest.mark.parametrize("edge", SHARED[::9])
def test_two_rails_on_one_edge_share_no_pixel(edge: tuple[str, str]) -> None:
    first, second = (_drawn(cell, edge, ACCENT) for cell in edge_cells(*edge))
    box = first.getbbox()
    assert box is not None
    lit = [{i for i, value in enumerate(_red(image)) if value > 60} for image in (first, second)]
    assert all(lit)
    assert lit[0].isdisjoint(lit[1])


def _red(image: Image.Image) -> bytes:
    """The red channel, in which the casing is dark and the rail bright."""
    return image.getchannel("R").tobytes()


def _lines(seed: int) -> list[LineView]:
    view = grown(seed, 36, 4)
    return [line for state in view.seats for line in state.lines if line.cells]


@pytest.mark.parametrize("seed", range(12))
def test_a_line_runs_without_a_gap_from_its_tip_to_its_head(seed: int) -> None:
    for line in _lines(seed):
        points = course(BOARD, line, 0, len(line.cells))
        assert points[0] == BOARD.at(tip(line.cells[0]))
        steps = [hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(points)]
        assert max(steps) < BOARD.edge
        end = BOARD.at(line.path[-1])
        reach = 0 if line.status is LineStatus.COMPLETE else RAIL
        assert hypot(points[-1][0] - end[0], points[-1][1] - end[1]) <= reach


@pytest.mark.parametrize("seed", range(6))
def test_neighbouring_sprites_meet_in_the_middle_of_their_tunnel(seed: int) -> None:
    for line in _lines(seed):
        for (here, first), (there, second) in pairwise(bends(BOARD, line)):
            leaving, arriving = tracks(first)[1][-1], tracks(second)[0][0]
            gap = hypot(
                here[0] + leaving[0] - there[0] - arriving[0],
                here[1] + leaving[1] - there[1] - arriving[1],
            )
            assert gap < 1e-6


def test_no_seam_is_visible_where_two_sprites_meet() -> None:
    """Along the middle of a straight row of tunnels the colour never changes."""
    path, cells = ("v42", "v43", "v44", "v45"), ("F3", "F5", "F7")
    assert all(
        set(pair) <= set(CORNERS[cell]) for pair, cell in zip(pairwise(path), cells, strict=True)
    )
    line = LineView(1, path, cells, 15, LineStatus.RUNNING)
    canvas = Canvas.blank(1200, 900, BLACK)
    for (x, y), bend in bends(BOARD, line):
        canvas.stamp(rail(bend, seat_colour(0), 1.0, striped=False), x, y)
    (ax, ay), (bx, _) = BOARD.at("v42"), BOARD.at("v45")
    middle = round(ay + BOARD.row / 8)
    row = canvas.image.crop((ax + 20, middle, bx - 20, middle + 1))
    assert row.getcolors() == [(row.width, seat_colour(0))]


def test_a_course_between_stations_is_part_of_the_whole() -> None:
    (line, *_) = _lines(1)
    whole = set(course(BOARD, line, 0, len(line.cells)))
    part = course(BOARD, line, 1, 3)
    assert part
    assert set(part) <= whole


@pytest.mark.parametrize("seed", range(6))
def test_every_bend_is_one_of_few_that_are_mirrored_or_turned_round(seed: int) -> None:
    few = set(stand_ins())
    assert len(few) < 50
    for line in _lines(seed):
        for _, bend in bends(BOARD, line):
            turn = turned(bend)
            assert turn.stand_in in few
            halves = [half for half in tracks(turn.stand_in) if half]
            if turn.is_reversed:
                halves = [tuple(reversed(half)) for half in reversed(halves)]
            dx, dy = -1 if turn.across else 1, -1 if turn.upright else 1
            ours = [point for half in tracks(bend) for point in half]
            theirs = [(x * dx, y * dy) for half in halves for x, y in half]
            assert ours == [pytest.approx(point, abs=0.05) for point in theirs]


def test_shapes_drawn_ahead_are_not_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    SPRITES.clear()
    for _ in draw_ahead():
        pass
    monkeypatch.delattr(strokes, "Stroke")
    for seat, line in enumerate(_lines(3)):
        for _, bend in bends(BOARD, line):
            sides = bend.before is not None, bend.after is not None
            for striped in (False, True):
                rail(bend, seat_colour(seat % 4), BOARD.unit, striped=striped)
            outline(bend, sides, BOARD.unit)
            if all(sides):
                outline(bend, (True, False), BOARD.unit)
                outline(bend, (False, True), BOARD.unit)
