"""A piece of the city with its choices and labels."""

from collections.abc import Iterator

from render.core.artwork import Artwork
from render.core.boxes import Box
from render.core.palette import ACCENT, INK, seat_colour
from render.core.panel.focus import Focus
from render.core.plates import box_sprite
from render.core.region import Region
from render.core.sprites import SPRITES, Sprite
from render.core.text import Line, Type
from render.expancity.city.objects import Thing, draw_grounds, objects
from render.expancity.city.pills import blank_pill, number_start, pill_ink, pill_width
from render.expancity.city.projection import Projection, depth
from render.expancity.city.tiles import candidate_cell, last_cell, open_cell
from render.expancity.focus.choices import Choices, free_cells
from render.expancity.focus.labels import PILL_GAP, Labels, Tag, Values
from render.expancity.palette import CANDIDATE, CANDIDATE_NAME
from render.expancity.values import value_plates, value_starts
from rules.core.squares import Cell
from rules.core.text import msg
from rules.expancity.components.coordinates import cell_name
from rules.expancity.view import BuildingView, View

_CORNER = 10


def things_of(view: View, projection: Projection, choices: Choices) -> tuple[Thing, ...]:
    """Return the buildings and signs of the piece, from the back to the front."""
    houses = {house.at: house for house in view.buildings}
    plan = view.last if choices.at is not None else None
    lit = () if plan is None else plan.floors
    tiles = [tile for tile in view.tiles if _reaches_in(tile.at, houses.get(tile.at), projection)]
    return tuple(objects(tiles, houses, projection, lit, signed=True))


def _reaches_in(at: Cell, house: BuildingView | None, projection: Projection) -> bool:
    x, y = projection.place(at)
    half, frame = projection.half, projection.frame
    high = (2 if house is None else 3 + house.floors // 2) * half
    return -half < x < frame.width + half and -half < y < frame.height + high


def draw_city(
    canvas: Focus,
    view: View,
    projection: Projection,
    choices: Choices,
    things: tuple[Thing, ...],
    labels: Labels,
) -> None:
    room = projection.frame.whole
    for cell in sorted(free_cells(view), key=depth):
        if _reaches_in(cell, None, projection):
            draw = candidate_cell if cell in choices.places else open_cell
            canvas.stamp(draw(projection.half), *projection.place(cell))
    houses = {house.at: house for house in view.buildings}
    seen = [tile for tile in view.tiles if _reaches_in(tile.at, None, projection)]
    draw_grounds(canvas, seen, houses.keys(), projection)
    if choices.at is not None:
        canvas.stamp(last_cell(projection.half), *projection.place(choices.at))
    for thing in things:
        thing.stamp(canvas)
    for values in labels.values:
        _draw_values(canvas, values, room)
    for name in labels.names:
        canvas.say(
            name.line,
            name.x,
            name.y,
            CANDIDATE_NAME,
            on=INK,
            within=room,
            align="middle",
            halo=INK,
        )
    for pill in labels.pills:
        _draw_pill(canvas, pill.house, pill.house.floors, pill.x, pill.y, pill.size, room)
    for tag in labels.tags:
        if tag.tip is not None:
            x, y = tag.box.middle[0], tag.box.y1
            canvas.stamp(_pointer(tag.tip[0] - x, tag.tip[1] - y, hot=tag.hot), x, y)
    for tag in labels.tags:
        _draw_tag(canvas, tag)
    canvas.parts += _parts(view, projection, choices, labels)


def _draw_values(canvas: Focus, values: Values, room: Box) -> None:
    canvas.sign(value_plates(values.kind, values.type), values.x, values.y)
    for value, start in value_starts(values.kind, values.type):
        line = Line(value.text, values.type)
        canvas.say(line, values.x + start, values.y, INK, on=value.ink, within=room)


def _draw_pill(
    canvas: Focus, house: BuildingView, floors: int, x: int, y: int, size: int, room: Box
) -> None:
    number, done = Line(str(floors), Type(size)), house.roof is not None
    canvas.sign(blank_pill(house.owner, number.width, size, done=done, hot=False), x, y)
    on = seat_colour(house.owner) if done else INK
    ink = pill_ink(done=done)
    canvas.say(number, x + number_start(number.width, size), y, ink, on=on, within=room)


def _draw_tag(canvas: Focus, tag: Tag) -> None:
    box, size = tag.box, tag.name.type.size
    rim, ink = (ACCENT, ACCENT) if tag.hot else (CANDIDATE, CANDIDATE_NAME)
    if tag.house is None:
        ground = ACCENT if tag.hot else INK
        ink = INK if tag.hot else CANDIDATE_NAME
        plate = box_sprite(box.width, box.height, _CORNER, ground, INK if tag.hot else rim, 3)
        canvas.stamp(plate, box.x0, box.y0)
        canvas.say(tag.name, *box.middle, ink, on=ground, within=box, align="middle")
        return
    plate = box_sprite(box.width, box.height, _CORNER, INK, rim, 4 if tag.hot else 3)
    canvas.stamp(plate, box.x0, box.y0)
    x, y = box.middle[0], box.y0 + 10 + size // 2
    canvas.say(tag.name, x, y, ink, on=INK, within=box, align="middle")
    pill = round(pill_width(Line(str(tag.floors), tag.name.type).width, size))
    beside = [line for line in (tag.grown, tag.points) if line is not None]
    row = pill + sum(PILL_GAP + line.width for line in beside)
    y = box.y1 - 8 - (size + 8) // 2
    x -= row // 2
    _draw_pill(canvas, tag.house, tag.floors, x + pill // 2, y, size, box)
    x += pill
    for line in beside:
        canvas.say(line, x + PILL_GAP, y, ACCENT, on=INK, within=box)
        x += PILL_GAP + line.width


@SPRITES.keep
def _pointer(dx: int, dy: int, *, hot: bool) -> Sprite:
    """A wedge from the foot of a tag to the roof that it names."""
    art = Artwork(min(dx, -16) - 4, min(dy, -6) - 4, max(dx, 16) + 4, max(dy, 0) + 4)
    wedge = ((-13, -4), (13, -4), (dx, dy))
    art.line(wedge, INK, 4, closed=True)
    art.polygon(wedge, ACCENT if hot else CANDIDATE)
    return art.sprite()


def _parts(
    view: View, projection: Projection, choices: Choices, labels: Labels
) -> Iterator[Region]:
    """Yield the cells that are seen, each with its tag."""
    room, tags = projection.frame.whole, {tag.name.text: tag.box for tag in labels.tags}
    cells = (*(tile.at for tile in view.tiles), *choices.places)
    for at in sorted(cells, key=depth):
        name = cell_name(at)
        box = open_cell(projection.half).box(*projection.place(at))
        if room.holds(box):
            yield Region(msg("core.place", place=name), box.around(tags.get(name, box)))
