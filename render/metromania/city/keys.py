"""Where the lettered plates of a preview go: each beside what its button does, none upon another."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from math import hypot

from render.core.boxes import Box
from render.metromania.city.rails import side_of_tunnel
from render.metromania.layout import Lattice, Place, Point
from rules.metromania.components.coordinates import CELLS_AT
from rules.metromania.view import TunnelMark, VertexMark

SIZE = 28
GAP = 2
"""Between two plates."""
HOME = 0.86
"""How far along its rail the plate of a tunnel is at home, and how far inwards."""
INWARDS = 0.23
ALONG_RAIL = (0.74, 0.66, 0.58, 0.5)
"""Where else it may lie on its own rail before it leaves it."""


@dataclass(frozen=True, slots=True)
class Plate:
    key: str
    middle: Place
    anchor: Place
    """What it stands for: a place on its ghost rail, or its vertex."""
    strays: bool
    """Is it so far from there that a lead has to join them?"""

    @property
    def box(self) -> Box:
        return box_at(self.middle)


@dataclass(frozen=True, slots=True)
class Wanted:
    """A plate to be placed: where it would like to be, the best places first."""

    key: str
    homes: tuple[Place, ...]
    anchors: tuple[Place, ...]
    """What it stands for: places to which a lead may go if it finds no home, the best first."""


def box_at(middle: Place) -> Box:
    x, y = middle
    half = SIZE // 2
    return Box(x - half, y - half, x + half, y + half)


def place_plates(
    wanted: Sequence[Wanted], avoided: Sequence[Place], room: Box
) -> tuple[Plate, ...]:
    """A place for every plate, at home if it can be; never on another plate, nor on a place to be avoided.

    First all that are alone at their best place stay there, then the others find a home. Whoever finds none takes
    the nearest place with a free way for its lead.
    """
    boxes = [box_at(_kept(want.homes[0], room)) for want in wanted]
    crowded = [
        any(_touch(box, other) for other in (*boxes[:index], *boxes[index + 1 :]))
        for index, box in enumerate(boxes)
    ]
    done: dict[int, Plate] = {}
    order = sorted(range(len(wanted)), key=lambda index: (crowded[index], index))
    for find in (_at_home, _astray):
        for index in order:
            if index not in done:
                plate = find(wanted[index], tuple(done.values()), avoided, room)
                if plate is not None:
                    done[index] = plate
    return tuple(done[index] for index in range(len(wanted)))


def _at_home(
    want: Wanted, done: Sequence[Plate], avoided: Sequence[Place], room: Box
) -> Plate | None:
    for home in want.homes:
        place = _kept(home, room)
        if _is_free(place, done, avoided):
            return Plate(want.key, place, want.anchors[0], strays=False)
    return None


def _astray(want: Wanted, done: Sequence[Plate], avoided: Sequence[Place], room: Box) -> Plate:
    second: Plate | None = None
    for place in _around(want.homes[0]):
        if not room.holds(box_at(place)) or not _is_free(place, done, avoided):
            continue
        for anchor in want.anchors:
            plate = Plate(want.key, place, anchor, strays=True)
            if hypot(place[0] - anchor[0], place[1] - anchor[1]) > LONGEST_LEAD:
                continue
            if not any(_crosses(plate, other) or _crosses(other, plate) for other in done):
                return plate
        second = second or Plate(want.key, place, want.anchors[0], strays=True)
    if second is None:
        raise ValueError("no place is left for a plate")
    return second


LONGEST_LEAD = 120


def _crosses(plate: Plate, other: Plate) -> bool:
    """Does the lead of a plate run below the other one?"""
    if not plate.strays:
        return False
    (ax, ay), (bx, by) = plate.anchor, plate.middle
    room = other.box.inset(-3)
    steps = (index / 12 for index in range(12))
    return any(
        room.x0 < ax + (bx - ax) * t < room.x1 and room.y0 < ay + (by - ay) * t < room.y1
        for t in steps
    )


def _around(home: Place) -> Iterator[Place]:
    """Places farther and farther from home."""
    return ((home[0] + dx, home[1] + dy) for dx, dy in _offsets())


@cache
def _offsets() -> tuple[Place, ...]:
    reach, step = 200, 6
    offsets = [
        (dx, dy) for dx in range(-reach, reach + 1, step) for dy in range(-reach, reach + 1, step)
    ]
    return tuple(sorted(offsets, key=lambda offset: (offset[0] ** 2 + offset[1] ** 2, offset)))


def _kept(place: Place, room: Box) -> Place:
    return box_at(place).kept_in(room).middle


CLEAR = 28
"""How far from a head or station the middle of a plate stays."""


def _is_free(place: Place, done: Sequence[Plate], avoided: Sequence[Place]) -> bool:
    box = box_at(place)
    return not any(_touch(box, plate.box) for plate in done) and all(
        hypot(place[0] - x, place[1] - y) >= CLEAR for x, y in avoided
    )


def _touch(box: Box, other: Box) -> bool:
    return box.inset(-GAP).overlap(other) > 0


def wanted_tunnels(lattice: Lattice, marks: Sequence[TunnelMark]) -> list[Wanted]:
    """Each at the far end of its ghost rail, inside its cell; else farther back on the rail.

    Where both lines may dig the same tunnel, the second plate follows the first one in the direction of digging.
    """
    inwards = INWARDS * lattice.edge / lattice.row
    found: list[Wanted] = []
    taken: set[tuple[str, str]] = set()
    for mark in marks:
        tunnel = mark.tunnel
        side = side_of_tunnel(lattice, tunnel.cell, tunnel.start, tunnel.end)
        homes = [side.point(HOME, inwards)]
        if (tunnel.cell, tunnel.end) in taken:
            homes = [side.point(SECOND, deep) for deep in (inwards, INWARDS_SECOND)]
        homes += [side.point(along, deep) for along in ALONG_RAIL for deep in (inwards, 0.32)]
        taken.add((tunnel.cell, tunnel.end))
        anchors = tuple(_rounded(side.point(along)) for along in ANCHORS)
        found.append(Wanted(mark.key, tuple(map(_rounded, homes)), anchors))
    return found


ANCHORS = (0.6, 0.45, 0.75, 0.32)
"""Where a lead may reach the ghost rail."""
SECOND = 1.26
INWARDS_SECOND = 0.4


BESIDE = 34


def wanted_vertex(lattice: Lattice, mark: VertexMark, busy: Collection[str]) -> Wanted:
    """Beside the vertex, in a cell where it hides nothing if there is one."""
    x, y = lattice.at(mark.vertex)
    homes: list[tuple[bool, int, Place]] = []
    for cell in CELLS_AT[mark.vertex]:
        cx, cy = lattice.centre(cell)
        share = BESIDE * lattice.unit / hypot(cx - x, cy - y)
        place = _rounded((x + (cx - x) * share, y + (cy - y) * share))
        homes.append((cell in busy, x - place[0], place))
    return Wanted(mark.key, tuple(place for *_, place in sorted(homes)), ((x, y),))


def _rounded(point: Point) -> Place:
    return round(point[0]), round(point[1])
