"""Paying: the thing to pay for, one bar of the whole price, and a row for each resource."""

from collections.abc import Sequence
from dataclasses import dataclass

from render.core.boxes import Box
from render.core.palette import ACCENT, HAIR, INK, MUTED, PANEL, TEXT, WHITE, Colour
from render.core.panel.focus import ESSENTIAL_PX, LEAST_PX, Focus
from render.core.plates import box_sprite
from render.core.region import Region
from render.core.text import Line, Type, fit, number
from render.tmars.focus.strips import of_seat, plate
from render.tmars.focus.tiles import GAP, MARGIN, WIDTH
from render.tmars.icons.signs import icon
from render.tmars.palette import GOLD, RESOURCE, SUNK, TAG, TYPE
from rules.core.seats import Seat
from rules.tmars.components.cards import CARDS
from rules.tmars.components.content import UNITS
from rules.tmars.components.designs import ResourcesPay
from rules.tmars.components.effects import RESOURCES, Tag
from rules.tmars.view import SeatView

BAR, ROW = 108, 116
LEAST_SEGMENT = 136
SIGNS = {"microbes": "microbe"}
MICROBE_CARD, MICROBE_WORTH = next(
    (card.id, each.value)
    for card in CARDS.values()
    for each in card.ongoing
    if isinstance(each, ResourcesPay)
)
"""The card of which microbes pay, and the worth of each."""
DARKER = {"steel": TAG["building"][0], "heat": TYPE["event"]}
"""The grounds of numbers where those of the signs are too light."""
BIG, WORTH = Type(72), Type(50)


@dataclass(frozen=True, slots=True)
class Unit:
    """A unit of a payment: how many are used, owned, and the worth of each."""

    name: str
    used: int
    owned: int
    worth: int

    @property
    def sign(self) -> str:
        return SIGNS.get(self.name, self.name)

    @property
    def tones(self) -> tuple[Colour, Colour]:
        """The ground of its part of the bar, and the ink on it."""
        ground = DARKER.get(self.name, RESOURCE[self.sign][0])
        return ground, INK if self.name in ("mc", "microbes") else WHITE


def units_of(mine: SeatView, card: str, paid: Sequence[int]) -> tuple[Unit, ...]:
    """Return the units that are used, and those that could pay for a card, metals first."""
    tags = CARDS[card].tags if card in CARDS and CARDS[card].is_project else ()
    steel, titanium = mine.metal_values
    able = {
        "mc": True,
        "steel": Tag.BUILDING in tags,
        "titanium": Tag.SPACE in tags,
        "microbes": Tag.PLANT in tags and MICROBE_CARD in mine.tableau,
    }
    worth = {"steel": steel, "titanium": titanium, "microbes": MICROBE_WORTH}
    found = [
        Unit(name, used, _owned(mine, name), worth.get(name, 1))
        for name, used in zip(UNITS, paid, strict=True)
        if used or (able.get(name) and _owned(mine, name))
    ]
    return tuple(sorted(found, key=lambda unit: unit.name == "mc"))


def _owned(mine: SeatView, name: str) -> int:
    return mine.on_card.get(MICROBE_CARD, 0) if name == "microbes" else mine.stock.get(name, 0)


def payment_height(units: Sequence[Unit]) -> int:
    return BAR + GAP + (ROW + GAP) * len(units)


def draw_payment(focus: Focus, y: int, units: Sequence[Unit], seat: Seat) -> None:
    _draw_bar(focus, Box(MARGIN, y, WIDTH - MARGIN, y + BAR), [each for each in units if each.used])
    y += BAR + GAP
    for unit in units:
        box = Box(MARGIN, y, WIDTH - MARGIN, y + ROW)
        if unit.name in RESOURCES:
            focus.parts.append(Region(of_seat(seat, unit.name), box))
        _draw_unit(focus, box, unit)
        y += ROW + GAP


def _draw_bar(focus: Focus, box: Box, units: Sequence[Unit]) -> None:
    """Draw the parts of the price, as wide as they are worth, but wide enough for their numbers."""
    worths = [unit.used * unit.worth for unit in units]
    spare = box.width - 8 * max(0, len(units) - 1) - LEAST_SEGMENT * len(units)
    x = box.x0
    for unit, worth in zip(units, worths, strict=True):
        wide = LEAST_SEGMENT + spare * worth // max(1, sum(worths))
        part = Box(x, box.y0, x + wide, box.y1)
        ground, ink = unit.tones
        focus.stamp(box_sprite(part.width, part.height, 12, ground, None, 0), part.x0, part.y0)
        focus.sign(icon(unit.sign, 54), part.x0 + 42, part.middle[1])
        line = Line(str(worth), Type(54))
        focus.say(line, part.x0 + 78, part.middle[1], ink, on=ground, within=part)
        x = part.x1 + 8


def _draw_unit(focus: Focus, box: Box, unit: Unit) -> None:
    plate(focus, box, PANEL)
    y = box.middle[1]
    focus.sign(icon(unit.sign, 76), box.x0 + 58, y)
    used = Line(str(unit.used), BIG)
    focus.say(used, box.x0 + 160, y, ACCENT, on=PANEL, within=box)
    owned = Line(f"/ {unit.owned}", Type(46))
    focus.say(owned, box.x0 + 176 + used.width, y + 8, MUTED, on=PANEL, within=box)
    paid = number(unit.used * unit.worth)
    said = f"× {unit.worth} = {paid}" if unit.worth > 1 else f"= {paid}"
    worth = fit(said, 280, (WORTH, Type(ESSENTIAL_PX), Type(LEAST_PX)))
    focus.say(worth, box.x0 + 386, y, TEXT, on=PANEL, within=box)
    _draw_shares(focus, Box(box.x0 + 664, y - 32, box.x1 - 176, y + 32), unit)
    focus.sign(icon("arrow", 44), box.x1 - 128, y, is_minor=True)
    rest = Line(number(unit.owned - unit.used), Type(62))
    focus.say(rest, box.x1 - 16, y, TEXT, on=PANEL, within=box, align="right")


def _draw_shares(focus: Focus, box: Box, unit: Unit) -> None:
    """Draw the part of the stock that is used."""
    plate(focus, box, SUNK, HAIR, 2)
    wide = round(box.width * unit.used / max(1, unit.owned))
    if wide > 24:
        ground = GOLD if unit.name == "mc" else unit.tones[0]
        focus.stamp(box_sprite(wide, box.height, 12, ground, None, 0), box.x0, box.y0)
