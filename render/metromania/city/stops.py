"""The sprites on vertices: stations, starts, heads, ends and crosses."""

from render.core.artwork import Artwork
from render.core.palette import ACCENT, INK, WHITE, Colour, seat_colour
from render.core.signs import sign_points
from render.core.sprites import SPRITES, Sprite
from render.metromania.palette import CORE, CROSS
from rules.core.seats import Seat

ONE, SEVERAL = 12.0, 15.5
"""The radius of a station on one line, and of one on several."""
HEAD = 15.0
HALO = 22.0
"""The radius of the ring around a station at which a line currently ends."""
RIDER = 9.0
START = 9.8
TERMINUS = 13.6


@SPRITES.keep
def station(unit: float, *, several: bool, fresh: bool) -> Sprite:
    """A station: a white disc, with a ring inside if lines meet there, and a gold ring if the last turn built it."""
    r = SEVERAL if several else ONE
    art = _sheet((r + 9) * unit)
    if fresh:
        _draw_fresh(art, r, unit)
    _disc(art, (r + 1.7) * unit, INK)
    _disc(art, r * unit, WHITE)
    if several:
        _disc(art, 12.3 * unit, INK)
        _disc(art, 9.9 * unit, WHITE)
    else:
        _disc(art, 7.8 * unit, CORE)
    return art.sprite()


@SPRITES.keep
def fresh_ring(unit: float, *, several: bool) -> Sprite:
    """The gold around a station that the last turn built; it goes below the station."""
    r = SEVERAL if several else ONE
    art = _sheet((r + 9) * unit)
    _draw_fresh(art, r, unit)
    return art.sprite()


def _draw_fresh(art: Artwork, r: float, unit: float) -> None:
    _disc(art, (r + 7.5) * unit, INK)
    _disc(art, (r + 6) * unit, ACCENT)


@SPRITES.keep
def start(seat: Seat, unit: float) -> Sprite:
    """The start of a line: a disc in the seat's colour with its sign."""
    art = _sheet(12 * unit)
    _disc(art, (START + 1.7) * unit, INK)
    _disc(art, START * unit, seat_colour(seat))
    _sign(art, seat, 5.2 * unit, INK)
    return art.sprite()


@SPRITES.keep
def terminus(seat: Seat, unit: float) -> Sprite:
    """The end of a complete line: like its start, with a white ring."""
    art = _sheet((TERMINUS + 3) * unit)
    _disc(art, (TERMINUS + 1.7) * unit, INK)
    _disc(art, TERMINUS * unit, WHITE)
    _disc(art, 11.4 * unit, INK)
    _disc(art, START * unit, seat_colour(seat))
    _sign(art, seat, 5.2 * unit, INK)
    return art.sprite()


@SPRITES.keep
def head(seat: Seat, unit: float) -> Sprite:
    """The head of a line that currently ends without a station."""
    art = _sheet((HEAD + 4) * unit)
    _disc(art, (HEAD + 3) * unit, INK)
    _disc(art, (HEAD + 1.6) * unit, seat_colour(seat))
    _disc(art, (HEAD - 1.6) * unit, INK)
    _sign(art, seat, 8 * unit, seat_colour(seat))
    return art.sprite()


@SPRITES.keep
def halo(seat: Seat, unit: float) -> Sprite:
    """A ring around a station at which a line currently ends; it goes below the station."""
    art = _sheet((HALO + 4) * unit)
    art.ring(0, 0, HALO * unit, HALO * unit, INK, 5.5 * unit)
    art.ring(0, 0, HALO * unit, HALO * unit, seat_colour(seat), 3 * unit)
    return art.sprite()


@SPRITES.keep
def rider(seat: Seat, unit: float) -> Sprite:
    """The sign of a line that ends at a station, drawn on the station's ring."""
    art = _sheet((RIDER + 3) * unit)
    _disc(art, (RIDER + 1.7) * unit, INK)
    _disc(art, RIDER * unit, seat_colour(seat))
    _sign(art, seat, 5 * unit, INK)
    return art.sprite()


@SPRITES.keep
def cross(unit: float) -> Sprite:
    """The head of a line that cannot continue."""
    art = _sheet(16 * unit)
    arm = 9.5 * unit
    for ink, width in ((INK, 7.5), (CROSS, 4.2)):
        for way in (1, -1):
            art.line(((-arm, -arm * way), (arm, arm * way)), ink, width * unit)
    return art.sprite()


@SPRITES.keep
def spot(unit: float) -> Sprite:
    """A vertex at which a station may be built."""
    art = _sheet(16 * unit)
    art.ring(0, 0, 11 * unit, 11 * unit, INK, 7 * unit)
    art.ring(0, 0, 11 * unit, 11 * unit, ACCENT, 4 * unit)
    return art.sprite()


def _sheet(reach: float) -> Artwork:
    return Artwork(-reach, -reach, reach, reach)


def _disc(art: Artwork, r: float, fill: Colour) -> None:
    art.ellipse(0, 0, r, r, fill)


def _sign(art: Artwork, seat: Seat, r: float, ink: Colour) -> None:
    art.polygon(sign_points(seat, r), ink)


@SPRITES.keep
def mini_station(r: float, *, ring: bool = False) -> Sprite:
    """A station on a trip's small map: a ring if people change there."""
    art = _sheet(1.5 * r)
    _disc(art, 1.28 * r, INK)
    _disc(art, r, WHITE)
    if ring:
        _disc(art, 0.58 * r, INK)
    return art.sprite()


@SPRITES.keep
def ring(r: float, width: float, ink: Colour) -> Sprite:
    art = _sheet(r + 2 * width)
    art.ring(0, 0, r, r, INK, 2 * width)
    art.ring(0, 0, r, r, ink, width)
    return art.sprite()
