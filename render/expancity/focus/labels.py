"""The labels of a piece of the city: none hides the words of another one."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import atan2, pi

from render.core.boxes import Box
from render.core.panel.focus import ESSENTIAL_PX, LEAST_PX
from render.core.text import Line, Type, signed
from render.expancity.city.names import CellName, place_names
from render.expancity.city.objects import Thing
from render.expancity.city.pills import pill_width
from render.expancity.city.placing import Taken, place_pill, touching
from render.expancity.city.projection import Projection, depth, floor_height, roof_height
from render.expancity.city.tiles import tile_sign
from render.expancity.focus.choices import Choices
from render.expancity.values import value_plates
from rules.core.squares import Cell, neighbours
from rules.expancity.components.content import SPECIALS
from rules.expancity.components.coordinates import cell_name
from rules.expancity.view import BuildingView, View

PAD = 12
VALUE_DOWN = 0.20
"""The distance from the middle of a tile down to its values, as a share of the half width."""
PILL_GAP = 8
POINTER = 16
"""The least distance from a roof to its tag."""
FAR = 36
"""A cell whose middle is nearer to the edge than that is not seen."""
ARROWS = "→↘↓↙←↖↑↗"


@dataclass(frozen=True, slots=True)
class Tag:
    """The name of a cell on a plate; below it whose building stands there, how high, and the points of its roof."""

    box: Box
    name: Line
    hot: bool
    house: BuildingView | None = None
    floors: int = 0
    """The floors that it has now."""
    grown: Line | None = None
    """The floors that the plan gives it."""
    points: Line | None = None
    tip: tuple[int, int] | None = None
    """The point of the roof, which the tag points at."""


@dataclass(frozen=True, slots=True)
class Pill:
    house: BuildingView
    x: int
    y: int
    size: int


@dataclass(frozen=True, slots=True)
class Values:
    kind: str
    x: int
    y: int
    type: Type


@dataclass(frozen=True, slots=True)
class Far:
    """A site that is not seen, with an arrow that points at it."""

    words: str
    hot: bool
    """It belongs to the plan."""
    is_lot: bool


@dataclass(frozen=True, slots=True)
class Labels:
    tags: tuple[Tag, ...]
    """In drawing order: those of the plan are on top."""
    names: tuple[CellName, ...]
    values: tuple[Values, ...]
    pills: tuple[Pill, ...]
    far: tuple[Far, ...]
    """The sites that are not seen: those of the plan, then buildings, then lots."""
    more: int
    """The number of free cells that are not named."""


def type_size(half: int) -> int:
    return ESSENTIAL_PX if half >= 144 else LEAST_PX


def labels_of(
    view: View, projection: Projection, choices: Choices, things: Sequence[Thing]
) -> Labels:
    size = type_size(projection.half)
    room = projection.frame.whole.inset(6)
    houses = {house.at: house for house in view.buildings}
    values = [(each, _box_of(each)) for each in _values(view, projection, choices)]
    values = [each for each in values if room.holds(each[1])]
    names = place_names(choices.places, projection, things, size)
    names = tuple(name for name in names if room.holds(name.box))
    gentle = [*(box for _, box in values), *(name.box for name in names)]
    icons = [
        tile_sign(tile.kind, projection.half).box(*projection.place(tile.at))
        for tile in view.tiles
        if tile.kind in SPECIALS
    ]
    firm: list[Box] = []
    tags: list[Tag] = []
    far: list[Far] = []
    for at in sorted(_tagged(choices), key=lambda at: (not _is_hot(at, choices), *depth(at))):
        hot = _is_hot(at, choices)
        home = _tag(at, projection, choices, houses.get(at), size)
        spot = None
        if _is_seen(at, projection):
            spot = _spot(home.box, Taken(firm, gentle, icons), room)
        if spot is None:
            words = f"{_arrow(at, projection)} {cell_name(at)}"
            far.append(Far(words, hot, is_lot=at in choices.lots))
            continue
        tags.append(_moved(home, spot))
        firm.append(spot)
    names = tuple(name for name in names if not touching(firm, name.box.inset(-4)))
    firm += [name.box.inset(-4) for name in names]
    shown: list[Values] = []
    for each, box in values:
        if not touching(firm, box):
            shown.append(each)
            firm.append(box)
    pills = tuple(_pills(view, projection, choices, firm, room))
    more = len(choices.places) - len(names)
    far.sort(key=lambda each: (not each.hot, each.is_lot))
    return Labels(tuple(reversed(tags)), names, tuple(shown), pills, tuple(far), more)


def _is_hot(at: Cell, choices: Choices) -> bool:
    return at in choices.planned or at == choices.at


def _tagged(choices: Choices) -> frozenset[Cell]:
    laid = frozenset() if choices.at is None else frozenset({choices.at})
    return laid if choices.counts_floors else choices.sites | laid


def _is_seen(at: Cell, projection: Projection) -> bool:
    x, y = projection.place(at)
    return projection.frame.whole.inset(FAR).holds(Box(x, y, x, y))


def _arrow(at: Cell, projection: Projection) -> str:
    """Return the arrow that points from the middle of the picture to a cell."""
    (x, y), (middle_x, middle_y) = projection.place(at), projection.frame.whole.middle
    return ARROWS[round(atan2(y - middle_y, x - middle_x) / (pi / 4)) % 8]


def _top(house: BuildingView, half: int) -> int:
    return round(house.floors * floor_height(half) + roof_height(house.kind, house.roof, half))


def _tag(
    at: Cell, projection: Projection, choices: Choices, house: BuildingView | None, size: int
) -> Tag:
    """The tag of a cell at home: above its building, or on the lower half of its free ground."""
    (x, y), half = projection.place(at), projection.half
    name = Line(cell_name(at), Type(size))
    hot = _is_hot(at, choices)
    if house is None:
        wide, high = name.width + 2 * PAD, size + 10
        y += round(0.26 * half)
        box = Box(x - wide // 2, y - high // 2, x - wide // 2 + wide, y - high // 2 + high)
        return Tag(box, name, hot)
    earned = (choices.points or {}).get(at)
    points = None if earned is None else Line(signed(earned), Type(size))
    floors = (choices.before or {}).get(at, house.floors)
    grown = None if floors == house.floors else Line(f"→{house.floors}", Type(size))
    pill = round(pill_width(Line(str(floors), Type(size)).width, size))
    row = pill + sum(PILL_GAP + line.width for line in (grown, points) if line is not None)
    wide, high = max(name.width, row) + 2 * PAD, 2 * size + 26
    tip = x, y - _top(house, half) + (size // 3 if house.roof == "flat" else 0)
    bottom = tip[1] - POINTER
    box = Box(x - wide // 2, bottom - high, x - wide // 2 + wide, bottom)
    return Tag(box, name, hot, house, floors, grown, points, tip)


def _moved(tag: Tag, box: Box) -> Tag:
    return replace(tag, box=box)


def _spot(home: Box, taken: Taken, room: Box) -> Box | None:
    """Return the nearest box in the room that hides no other label; None if there is none."""
    found = home.moved(*place_pill(home, taken, room))
    return found if room.holds(found) and not touching(taken.firm, found) else None


def _values(view: View, projection: Projection, choices: Choices) -> Iterator[Values]:
    """The values of the tile being laid, and of special tiles beside a site."""
    beside = {cell for at in choices.sites for cell in neighbours(at)} | {choices.at}
    type_ = Type(LEAST_PX)
    for tile in sorted(view.tiles, key=lambda tile: depth(tile.at)):
        if tile.kind in SPECIALS and tile.at in beside:
            x, y = projection.place(tile.at)
            yield Values(tile.kind, x, y + round(VALUE_DOWN * projection.half), type_)


def _box_of(values: Values) -> Box:
    return value_plates(values.kind, values.type).box(values.x, values.y)


def _pills(
    view: View, projection: Projection, choices: Choices, firm: list[Box], room: Box
) -> Iterator[Pill]:
    """Pills of unfinished buildings without a tag, and of own ones where the question counts floors."""
    size = type_size(projection.half)
    for house in _with_pill(view, choices):
        if not _is_seen(house.at, projection):
            continue
        x, y = projection.place(house.at)
        wide = round(pill_width(Line(str(house.floors), Type(size)).width, size)) + 2
        top = y - _top(house, projection.half) - (0 if house.roof == "flat" else size // 3)
        box = Box(x - wide // 2, top - size // 2 - 5, x + wide // 2, top + size // 2 + 5)
        spot = _spot(box, Taken(firm, (), ()), room)
        if spot is not None:
            firm.append(spot)
            yield Pill(house, *spot.middle, size)


def _with_pill(view: View, choices: Choices) -> Iterable[BuildingView]:
    tagged = _tagged(choices)
    shown = [
        house
        for house in view.buildings
        if house.at not in tagged
        and (house.roof is None or (choices.counts_floors and house.owner == view.viewer))
    ]
    return sorted(shown, key=lambda house: (house.owner != view.viewer, *depth(house.at)))
