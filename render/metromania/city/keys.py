"""Places the lettered plates of a preview: each beside the effect of its button, without overlaps."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import atan2, cos, hypot, radians, sin

from render.core.boxes import Box
from render.metromania.city.rails import Side, side_of_tunnel
from render.metromania.layout import Lattice, Place, Point
from rules.metromania.components.coordinates import CELLS_AT
from rules.metromania.view import TunnelMark, VertexMark

SIZES = (38, 34, 28)
"""The sizes of a plate. The largest is used at which every plate is beside the effect of its button."""
RING = ((77, 15.0), (69, 21.0), (61, 27.0))
"""The places of tunnels' plates around their head: the distance, and the angle in degrees into their cells."""
HOME = 0.86
"""The home of a tunnel's plate: how far along its rail, and how far inwards."""
INWARDS = 0.23
ALONG_RAIL = (0.74, 0.66, 0.58, 0.5)
"""Other places along a tunnel's own rail, which its plate tries before it leaves the rail."""


@dataclass(frozen=True, slots=True)
class Plate:
    key: str
    size: int
    middle: Place
    anchor: Place
    """The labelled places: one on its ghost rail, or its vertex."""
    strays: bool
    """Is the plate so far from its anchor that it needs a leader line?"""

    @property
    def box(self) -> Box:
        return box_at(self.middle, self.size)


@dataclass(frozen=True, slots=True)
class Wanted:
    """A plate to be placed, with the places it prefers, best first."""

    key: str
    head: str
    """The vertex at which its line ends, or its own vertex."""
    homes: tuple[Place, ...]
    anchors: tuple[Place, ...]
    """The places that a leader line may point to if no home is free, best first."""


def box_at(middle: Place, size: int) -> Box:
    x, y = middle
    half = size // 2
    return Box(x - half, y - half, x + half, y + half)


@dataclass(frozen=True, slots=True)
class Ground:
    """The room for plates."""

    room: Box
    avoided: Sequence[Place]
    """Heads and stations, which no plate may hide."""
    symbols: Sequence[Place] = ()
    """Symbols, which a plate hides only if no other home is free."""


def best_plates(wanted: Callable[[int], Sequence[Wanted]], ground: Ground) -> tuple[Plate, ...]:
    """The plates, each head's as large as possible with all of them at home; `wanted` gives the plates of a size.

    A head for which there is no room is placed first the next time.
    """
    by_size = {size: wanted(size) for size in SIZES}
    small = by_size[SIZES[-1]]
    heads = list(dict.fromkeys(want.head for want in small))
    for _ in range(_ORDERS):
        found, crowded = _by_heads(heads, by_size, ground)
        if crowded is None:
            return tuple(found[want.key] for want in small)
        heads.remove(crowded)
        heads.insert(0, crowded)
    return place_plates(small, ground, SIZES[-1])


_ORDERS = 4


def _by_heads(
    heads: Sequence[str], by_size: Mapping[int, Sequence[Wanted]], ground: Ground
) -> tuple[dict[str, Plate], str | None]:
    """The plates by key, head by head, and the first head for which there was no room.

    A head that would have no room even alone gets small plates, some of them away from their homes.
    """
    found: dict[str, Plate] = {}
    for head in heads:
        before = tuple(found.values())
        for size, wanted in by_size.items():
            group = [want for want in wanted if want.head == head]
            plates = _at_homes(group, ground, size, before)
            if None not in plates:
                break
        else:
            if None not in _at_homes(group, ground, size):
                return found, head
            plates = list(place_plates(group, ground, size, before))
        found |= {plate.key: plate for plate in plates if plate is not None}
    return found, None


def place_plates(
    wanted: Sequence[Wanted], ground: Ground, size: int, before: Sequence[Plate] = ()
) -> tuple[Plate, ...]:
    """A place for every plate, at home if possible; never on another plate or on a place to avoid.

    A plate without a free home gets the nearest place that its leader line can reach freely.
    """
    found = _at_homes(wanted, ground, size, before)
    for index, plate in enumerate(found):
        if plate is None:
            done = [*before, *(other for other in found if other is not None)]
            found[index] = _astray(wanted[index], done, ground, size)
    return tuple(plate for plate in found if plate is not None)


def _at_homes(
    wanted: Sequence[Wanted], ground: Ground, size: int, before: Sequence[Plate] = ()
) -> list[Plate | None]:
    """First place those whose best place is free and touches no other's, then the rest at a free home, or nowhere."""
    firsts = [_kept(want.homes[0], ground.room, size) for want in wanted]
    crowded = [
        any(_touch(first, other, 2 * size) for other in (*firsts[:index], *firsts[index + 1 :]))
        or not _is_free(first, size, before, ground.avoided)
        for index, first in enumerate(firsts)
    ]
    found: list[Plate | None] = [None] * len(wanted)
    done = list(before)
    for index in sorted(range(len(wanted)), key=lambda index: (crowded[index], index)):
        plate = _at_home(wanted[index], done, ground, size)
        if plate is not None:
            found[index] = plate
            done.append(plate)
    return found


def _at_home(want: Wanted, done: Sequence[Plate], ground: Ground, size: int) -> Plate | None:
    spare: Place | None = None
    for home in want.homes:
        place = _kept(home, ground.room, size)
        if not _is_free(place, size, done, ground.avoided):
            continue
        if all(_apart(place, symbol, size // 2 + SYMBOL_ROOM) for symbol in ground.symbols):
            return Plate(want.key, size, place, want.anchors[0], strays=False)
        spare = spare or place
    return None if spare is None else Plate(want.key, size, spare, want.anchors[0], strays=False)


def _astray(want: Wanted, done: Sequence[Plate], ground: Ground, size: int) -> Plate:
    second: Plate | None = None
    for place in _around(want.homes[0]):
        if not ground.room.holds(box_at(place, size)):
            continue
        if not _is_free(place, size, done, ground.avoided):
            continue
        for anchor in want.anchors:
            plate = Plate(want.key, size, place, anchor, strays=True)
            if hypot(place[0] - anchor[0], place[1] - anchor[1]) > LONGEST_LEAD:
                continue
            if not any(_crosses(plate, other) or _crosses(other, plate) for other in done):
                return plate
        second = second or Plate(want.key, size, place, want.anchors[0], strays=True)
    if second is None:
        raise ValueError("no place is left for a plate")
    return second


LONGEST_LEAD = 120


def _crosses(plate: Plate, other: Plate) -> bool:
    """Does the plate's leader line run below the other plate?"""
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
    """Places farther and farther from the home."""
    return ((home[0] + dx, home[1] + dy) for dx, dy in _offsets())


@cache
def _offsets() -> tuple[Place, ...]:
    reach, step = 200, 6
    offsets = [
        (dx, dy) for dx in range(-reach, reach + 1, step) for dy in range(-reach, reach + 1, step)
    ]
    return tuple(sorted(offsets, key=lambda offset: (offset[0] ** 2 + offset[1] ** 2, offset)))


def _kept(place: Place, room: Box, size: int) -> Place:
    return box_at(place, size).kept_in(room).middle


SYMBOL_ROOM = 10


STOP_ROOM = 14
"""The distance from the middle of a head or station to a plate."""


def _is_free(place: Place, size: int, done: Sequence[Plate], avoided: Sequence[Place]) -> bool:
    return not any(_touch(place, plate.middle, size + plate.size) for plate in done) and not any(
        _hides(place, other, size) for other in avoided
    )


def _hides(place: Place, stop: Place, size: int) -> bool:
    """Is a plate so near to a head or station that it hides part of it?"""
    dx = max(abs(place[0] - stop[0]) - size // 2, 0)
    dy = max(abs(place[1] - stop[1]) - size // 2, 0)
    return dx * dx + dy * dy < STOP_ROOM * STOP_ROOM


def _apart(place: Place, other: Place, by: int) -> bool:
    dx, dy = place[0] - other[0], place[1] - other[1]
    return dx * dx + dy * dy >= by * by


def _touch(place: Place, other: Place, sizes: int) -> bool:
    """Do two plates overlap, given the sum of their sizes?"""
    return 2 * abs(place[0] - other[0]) < sizes and 2 * abs(place[1] - other[1]) < sizes


def wanted_tunnels(lattice: Lattice, marks: Sequence[TunnelMark], size: int) -> list[Wanted]:
    """Put each plate on the ring around its head, inside its cell, or a small one far along its ghost rail.

    If both lines may dig the same tunnel, the second plate is behind the first one in the direction of digging.
    """
    inwards = INWARDS * lattice.edge / lattice.row
    found: list[Wanted] = []
    taken: set[tuple[str, str]] = set()
    for mark in marks:
        tunnel = mark.tunnel
        side = side_of_tunnel(lattice, tunnel.cell, tunnel.start, tunnel.end)
        homes = _on_ring(lattice, side) if size > SIZES[-1] else [side.point(HOME, inwards)]
        if (tunnel.cell, tunnel.end) in taken:
            homes = [side.point(SECOND, deep) for deep in (inwards, INWARDS_SECOND)]
        homes += [side.point(along, deep) for along in ALONG_RAIL for deep in (inwards, 0.32)]
        taken.add((tunnel.cell, tunnel.end))
        anchors = tuple(_rounded(side.point(along)) for along in ANCHORS)
        found.append(Wanted(mark.key, tunnel.start, tuple(map(_rounded, homes)), anchors))
    return found


def _on_ring(lattice: Lattice, side: Side) -> list[Point]:
    """Places on the ring around a head, on the side of the edge that has the tunnel's cell."""
    (x, y), (tx, ty) = side.start, side.third
    dx, dy = side.way
    turn = atan2(dy, dx)
    inside = 1 if dx * (ty - y) - dy * (tx - x) > 0 else -1
    ways = ((far * lattice.unit, turn + inside * radians(by)) for far, by in RING)
    return [(x + far * cos(way), y + far * sin(way)) for far, way in ways]


ANCHORS = (0.6, 0.45, 0.75, 0.32)
"""The points where a leader line may meet the ghost rail."""
SECOND = 1.26
INWARDS_SECOND = 0.4


BESIDE = 20
"""The distance from a vertex to its plate."""


def wanted_vertex(lattice: Lattice, mark: VertexMark, busy: Collection[str], size: int) -> Wanted:
    """The plate beside its vertex, if possible in a cell where it hides nothing."""
    x, y = lattice.at(mark.vertex)
    homes: list[tuple[bool, int, Place]] = []
    for cell in CELLS_AT[mark.vertex]:
        cx, cy = lattice.centre(cell)
        share = (BESIDE * lattice.unit + size / 2) / hypot(cx - x, cy - y)
        place = _rounded((x + (cx - x) * share, y + (cy - y) * share))
        homes.append((cell in busy, x - place[0], place))
    return Wanted(mark.key, mark.vertex, tuple(place for *_, place in sorted(homes)), ((x, y),))


def _rounded(point: Point) -> Place:
    return round(point[0]), round(point[1])
