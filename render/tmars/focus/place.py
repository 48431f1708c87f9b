"""Choosing a space: the part of the map with the best ones, their names, and everything that a tile gains there."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from PIL import Image

from render.core.boxes import Box
from render.core.encode import with_palette
from render.core.palette import ACCENT, BACKGROUND, INK, MUTED, PANEL, TEXT
from render.core.panel.focus import ESSENTIAL_PX, LEAST_PX, Focus, Question
from render.core.plates import box_sprite
from render.core.region import Region
from render.core.sprites import SPRITES, Picture, Piece, Plate, Sprite
from render.core.text import Line, Type, fit
from render.tmars.board.planet import SIGNS, SOUTH_POLE_PRICE, coin_plate, middle_of, space_ground
from render.tmars.board.spaces import badge, flag, last_mark, legal_mark, shown_kind, tick
from render.tmars.board.tiles import tile
from render.tmars.focus.choices import plants_for_greenery
from render.tmars.focus.strips import draw_beside_map, plate
from render.tmars.focus.tiles import MARGIN, WIDTH, label
from render.tmars.icons.signs import icon
from render.tmars.layout import RADIUS, Grid
from render.tmars.palette import GOLD, VP_FILL
from render.tmars.quantised import colours
from render.tmars.surface import ground
from rules.core.text import Msg, Say, msg
from rules.tmars.components.boards import BOARDS
from rules.tmars.components.cards import CARDS
from rules.tmars.components.content import HIGHEST, OCEAN_MC, STANDARD_PROJECTS
from rules.tmars.components.coordinates import SPACES, neighbours, row_of, x2_of
from rules.tmars.components.effects import Parameter, PlaceTile
from rules.tmars.components.maps import Bonus
from rules.tmars.view import NEUTRAL, NOBODY, View
from rules.tmars.wording.names import card_msg, tile_msg

MAP = Box(12, 12, WIDTH - 12, 772)
STRIP = Box(MARGIN, 782, WIDTH - MARGIN, 892)
HEIGHT = 900
BEST = 9
LEAST_W, MOST_W = 116, 190
ALL_W = 96
"""Spaces may be so small if that shows all that are on offer."""
POINT = 4
WORTH = {Bonus.STEEL: 2, Bonus.TITANIUM: 3, Bonus.PLANT: 2, Bonus.HEAT: 1, Bonus.CARD: 3}
"""The value in M€ of a sign printed on a space; it only decides which spaces are shown."""
PROJECT_TILES = {"aquifer": "ocean", "greenery": "greenery", "city": "city"}
REASON_TILES = {"ocean": "ocean", "greenery": "greenery", "city": "city"}
CITIES = ("city", "capital")


@dataclass(frozen=True, slots=True)
class Place:
    """A space as a choice: the printed gains, the M€ of oceans beside it, and the points for tiles beside it."""

    space: str
    printed: tuple[Bonus, ...]
    mc: int
    points: int

    @property
    def worth(self) -> int:
        return sum(WORTH.get(each, 0) for each in self.printed) + self.mc + POINT * self.points


def tile_kind(question: Question[View]) -> str:
    """The tile to place; empty for a claim."""
    given, view = question.given, question.now
    if question.verb == "project":
        return PROJECT_TILES.get(str(given.get("project")), "")
    if question.verb == "convert":
        return "greenery"
    if view.question is None:
        return ""
    if view.question.why == "tile":
        design = CARDS.get(view.question.source)
        steps = () if design is None else design.play
        return next((str(step.tile) for step in steps if isinstance(step, PlaceTile)), "")
    return REASON_TILES.get(view.question.why, "")


def _place(view: View, space: str, kind: str) -> Place:
    beside = [view.tiles[each] for each in neighbours(space) if each in view.tiles]
    oceans = sum(each.kind == "ocean" for each in beside)
    points = 0
    if kind in CITIES:
        points = sum(each.kind == "greenery" for each in beside)
    elif kind == "greenery":
        points = sum(each.kind in CITIES and each.owner == view.viewer for each in beside)
    return Place(space, BOARDS[view.board].spaces[space].bonus, OCEAN_MC * oceans, points)


def paint_place(question: Question[View], say: Say) -> Focus:
    view, kind = question.then, tile_kind(question)
    legal = [_place(view, space, kind) for space in view.legal if space in SPACES]
    best = _best(legal, view.chosen)
    shown = legal if _width([each.space for each in legal]) >= ALL_W else best
    grid = _grid([each.space for each in shown])
    focus = Focus(HEIGHT, BACKGROUND, colours())
    focus.lay(soil(view.board, MAP.width, MAP.height), MAP.x0, MAP.y0)
    _draw_spaces(focus, view, grid)
    _draw_tiles(focus, view, grid)
    if view.chosen in SPACES:
        _draw_chosen(focus, view, grid, kind)
    _draw_choices(focus, grid, legal, best)
    draw_frame(focus, MAP)
    _draw_strip(focus, question, legal, shown, say)
    return focus


def _best(legal: Sequence[Place], chosen: str) -> tuple[Place, ...]:
    """The best spaces, as many as can be shown large; few spaces are shown all."""
    ranked = sorted(legal, key=lambda each: (each.space != chosen, -each.worth))
    if len(ranked) <= BEST:
        return tuple(ranked)
    found: list[Place] = []
    for each in ranked:
        if len(found) < BEST and _width([*(at.space for at in found), each.space]) >= LEAST_W:
            found.append(each)
    return tuple(found)


def _width(spaces: Sequence[str]) -> int:
    """The width of a hexagon at which all these spaces have room, with half a space around them."""
    rows, columns = [row_of(each) for each in spaces], [x2_of(each) for each in spaces]
    wide = (max(columns) - min(columns)) / 2 + 2
    high = 0.866 * (max(rows) - min(rows)) + 1.65
    return min(MOST_W, int(MAP.width / wide), int(MAP.height / high))


def _grid(spaces: Sequence[str]) -> Grid:
    w = _width(spaces)
    at_origin = Grid(
        w=w,
        centre=(0, 0),
        label=LEAST_PX,
        tile_label=LEAST_PX,
        plate=(0, 0),
        badge=max(18, 0.2 * w),
        last=(3, 15, 9),
        legal=(5, 6),
    )
    shown = [middle_of(each, at_origin) for each in spaces]
    everywhere = [middle_of(each, at_origin) for each in SPACES]
    x = _shift([each[0] for each in shown], [each[0] for each in everywhere], w, MAP.width)
    y = _shift([each[1] for each in shown], [each[1] for each in everywhere], 1.2 * w, MAP.height)
    centre = MAP.x0 + x, MAP.y0 + y
    return Grid(w, centre, LEAST_PX, LEAST_PX, (0, 0), at_origin.badge, (3, 15, 9), (5, 6))


def _shift(shown: Sequence[int], everywhere: Sequence[int], size: float, room: int) -> int:
    """Return the place of the origin: the middle of the shown ones, but no more empty ground than needed."""
    low, high = min(everywhere) - size / 2, max(everywhere) + size / 2
    if high - low <= room:
        return round((room - low - high) / 2)
    middle = (min(shown) + max(shown)) / 2
    return round(min(-low, max(room - high, room / 2 - middle)))


@SPRITES.keep
def soil(board: str, width: int, height: int) -> Picture:
    return Picture(with_palette(ground(board, width, height), colours()))


def _free(view: View) -> Iterator[str]:
    yield from (space for space in SPACES if space not in view.tiles)


def _draw_spaces(focus: Focus, view: View, grid: Grid) -> None:
    for space in _free(view):
        draw_space(focus, view.board, space, grid)


def draw_space(focus: Focus, board: str, label: str, grid: Grid) -> None:
    """Draw a free space with its printed signs."""
    space, (x, y) = BOARDS[board].spaces[label], middle_of(label, grid)
    focus.stamp(space_ground(grid.w, ocean=space.ocean), x, y)
    if space.volcanic:
        focus.sign(icon("volcano", 44), x, y + round(0.32 * grid.w), is_minor=True)
    if space.reserved_for is not None:
        focus.sign(icon("skyline", 44), x, y + round(0.32 * grid.w), is_minor=True)
    _draw_bonus(focus, space.bonus, x, y, grid)


def _draw_bonus(focus: Focus, bonus: tuple[Bonus, ...], x: int, y: int, grid: Grid) -> None:
    if Bonus.SOUTH_POLE in bonus:
        focus.sign(icon("ocean", 48), x - 26, y)
        coin = focus.sign(coin_plate(44), x + 26, y)
        if not MAP.holds(coin):
            return
        price = Line(SOUTH_POLE_PRICE, Type(LEAST_PX))
        focus.say(price, *coin.middle, INK, on=GOLD, within=coin, align="middle")
        return
    size = max(LEAST_PX, round(0.34 * grid.w))
    pitch = min(size + 2, round(0.94 * grid.w - size) // max(1, len(bonus) - 1))
    left = x - pitch * (len(bonus) - 1) // 2
    for index, printed in enumerate(bonus):
        focus.sign(icon(SIGNS[printed], size), left + index * pitch, y)


def _draw_tiles(focus: Focus, view: View, grid: Grid) -> None:
    built = [space for space in SPACES if space in view.tiles]
    for space in built:
        lying = tile(shown_kind(view, space), grid.w - 1, view.tiles[space].owner)
        focus.stamp(lying, *middle_of(space, grid))
    for space in built:
        owner = view.tiles[space].owner
        if owner not in (NEUTRAL, NOBODY):
            x, y = middle_of(space, grid)
            focus.stamp(badge(owner, grid.badge), x, y + grid.badge_dy)
    for space, seat in view.claims.items():
        if space in SPACES and space not in view.tiles:
            x, y = middle_of(space, grid)
            focus.stamp(flag(seat, grid.w), x - round(0.12 * grid.w), y + round(0.5 * grid.w))


def _draw_choices(focus: Focus, grid: Grid, legal: Sequence[Place], best: Sequence[Place]) -> None:
    """Draw a rim around each legal space, a thin one if it is not among the best, names, and gains."""
    thin = Grid(grid.w, grid.centre, 0, 0, (0, 0), grid.badge, grid.last, (4, 3))
    for each in legal:
        mark = legal_mark(grid if each in best else thin)
        focus.stamp(mark, *middle_of(each.space, grid))
    gains = [box for each in best for box in _draw_gains(focus, each, grid)]
    for each in (*best, *(other for other in legal if other not in best)):
        x, y = middle_of(each.space, grid)
        line = Line(each.space, Type(LEAST_PX if grid.w < MOST_W else ESSENTIAL_PX))
        wide, high = line.width + 12, line.type.size + 2
        top = y - round(0.42 * grid.w) - high // 2
        if y > MAP.y0:
            top = max(top, MAP.y0 + 4)
        box = Box(x - wide // 2, top, x - wide // 2 + wide, top + high)
        if each not in best and (
            any(box.overlap(other) for other in gains) or not MAP.inset(4).holds(box)
        ):
            continue
        reach = Box(x - grid.w // 2, y - grid.w // 2, x + grid.w // 2, y + grid.w // 2)
        focus.parts.append(Region(_site(each.space), reach.within(MAP)))
        label(focus, line, box, ACCENT if each in best else TEXT)


def _site(space: str) -> Msg:
    return msg("core.place", place=space)


def _draw_gains(focus: Focus, each: Place, grid: Grid) -> Iterator[Box]:
    """Draw the M€ for oceans and the points for neighbours at the foot of a space."""
    x, y = middle_of(each.space, grid)
    y += round(0.36 * grid.w)
    dx = 28 if each.mc and each.points else 0
    if each.points:
        medal = focus.sign(icon("vp", 62), x - dx, y)
        said = Line(str(each.points), Type(LEAST_PX))
        focus.say(said, *medal.middle, TEXT, on=VP_FILL, within=medal, align="middle")
        yield medal
    if each.mc:
        line = Line(f"+{each.mc}", Type(LEAST_PX))
        wide = line.width + 12
        box = Box(x + dx - wide // 2, y - 22, x + dx - wide // 2 + wide, y + 22)
        focus.stamp(box_sprite(box.width, box.height, 8, GOLD, INK, 3), box.x0, box.y0)
        focus.say(line, *box.middle, INK, on=GOLD, within=box, align="middle")
        yield box


def _draw_chosen(focus: Focus, view: View, grid: Grid, kind: str) -> None:
    """Draw the tile in its place, with a gold rim and its name."""
    x, y = middle_of(view.chosen, grid)
    owner = NOBODY if kind == "ocean" else view.viewer
    if kind:
        focus.stamp(tile(kind, grid.w - 1, owner), x, y)
    elif view.viewer is not None:
        focus.stamp(flag(view.viewer, grid.w), x - round(0.12 * grid.w), y + round(0.5 * grid.w))
    focus.stamp(last_mark(grid), x, y)
    focus.stamp(tick(grid.badge), x, y + round(0.3 * grid.w))


def draw_frame(focus: Focus, shown: Box) -> None:
    """Cover everything that reaches beyond a map, and round its corners."""
    width, height = focus.size
    for box in (
        Box(0, 0, width, shown.y0),
        Box(0, shown.y1, width, height),
        Box(0, 0, shown.x0, height),
        Box(shown.x1, 0, width, height),
    ):
        focus.fill(BACKGROUND, box)
    focus.stamp(_corners(shown.width, shown.height), shown.x0, shown.y0)


@SPRITES.keep
def _corners(width: int, height: int) -> Sprite:
    """The corners outside a round box: a picture of the background that is transparent inside the box."""
    inside = box_sprite(width, height, RADIUS, BACKGROUND, None, 0)
    assert inside.plate is not None
    corners = tuple(
        Piece(box, _inverted(look))
        for box, look in inside.plate.pieces
        if isinstance(look, Image.Image)
    )
    return Sprite(inside.image, (0, 0), plate=Plate(inside.size, corners))


def _inverted(image: Image.Image) -> Image.Image:
    """The background with the opposite transparency."""
    outside = Image.new("RGBA", image.size, BACKGROUND)
    outside.putalpha(image.getchannel("A").point([255 - value for value in range(256)]))
    return outside


def _draw_strip(
    focus: Focus,
    question: Question[View],
    legal: Sequence[Place],
    shown: Sequence[Place],
    say: Say,
) -> None:
    view, kind, seat = question.then, tile_kind(question), question.then.viewer
    assert seat is not None
    plate(focus, STRIP, PANEL)
    x, y = STRIP.x0 + 56, STRIP.middle[1]
    if kind:
        owner = None if kind == "ocean" else seat
        focus.sign(tile(kind, 92, owner), x, y)
    else:
        focus.sign(icon("claim", 84), x, y)
    chosen = next((each for each in legal if each.space == view.chosen), None)
    right = draw_beside_map(focus, STRIP, view, seat, _changes(question, kind, chosen))
    start = STRIP.x0 + 118
    source = "" if view.question is None else view.question.source
    name = say(tile_msg(kind) if kind else card_msg(source))
    line = fit(name, right - 20 - start, (Type(50), Type(ESSENTIAL_PX), Type(LEAST_PX)))
    focus.say(line, start, y - 22, ACCENT, on=PANEL, within=STRIP)
    if chosen is not None:
        focus.say(Line(chosen.space, Type(44)), start, y + 28, TEXT, on=PANEL, within=STRIP)
        return
    count = str(len(legal)) if len(shown) == len(legal) else f"{len(shown)} / {len(legal)}"
    focus.say(Line(count, Type(ESSENTIAL_PX)), start, y + 28, MUTED, on=PANEL, within=STRIP)


def _changes(question: Question[View], kind: str, chosen: Place | None) -> Mapping[str, int]:
    """The changes of rating, M€ and plants by the chosen space and its price."""
    view, found = question.now, Counter[str]()
    if question.verb == "convert" and view.viewer is not None:
        found["plants"] -= plants_for_greenery(view.seats[view.viewer].tableau)
    paid = question.given.get("pay")
    if question.verb == "project":
        cost = STANDARD_PROJECTS.get(str(question.given.get("project")), 0)
        found["mc"] -= paid[0] if isinstance(paid, tuple) else cost
    if chosen is None:
        return found
    raises = {
        "ocean": view.oceans < HIGHEST[Parameter.OCEANS],
        "greenery": view.oxygen < HIGHEST[Parameter.OXYGEN],
    }
    found["tr"] += raises.get(kind, False)
    if kind:
        found["mc"] += chosen.mc
        found["plants"] += chosen.printed.count(Bonus.PLANT)
    return found
