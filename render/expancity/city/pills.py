"""Pills: whose building it is and how high, readable even if the house itself is hidden."""

from render.core.artwork import Artwork
from render.core.canvas import words
from render.core.palette import ACCENT, INK, TEXT, Colour, seat_colour
from render.core.signs import sign_points
from render.core.sprites import SPRITES, Sprite
from render.core.text import Type, signed, text_width
from rules.core.seats import Seat


@SPRITES.keep
def pill(seat: Seat, floors: int, size: int, *, done: bool, hot: bool) -> Sprite:
    """Sign and number of floors, anchored at the middle. Bright plates are finished buildings, dark ones are not."""
    type_ = Type(size)
    number = str(floors)
    blank = blank_pill(seat, text_width(number, type_), size, done=done, hot=hot)
    sprite = Sprite(blank.image.copy(), blank.anchor)
    mask = words(number, type_)
    box = mask.box(
        sprite.anchor[0] + number_start(text_width(number, type_), size), sprite.anchor[1]
    )
    sprite.image.paste((*pill_ink(done=done), 255), box, mask.image)
    return sprite


def pill_ink(*, done: bool) -> Colour:
    return INK if done else TEXT


def pill_width(room: int, size: int) -> float:
    """The width of a pill with so much room for its number."""
    return 2 * 0.44 * size + 2 * _SIGN_R * size + 3 + room


def number_start(room: int, size: int) -> int:
    """The distance from the middle of a pill to the start of its number."""
    return round(-pill_width(room, size) / 2 + 0.46 * size + 2 * _SIGN_R * size + 3)


_SIGN_R = 0.36


@SPRITES.keep
def blank_pill(seat: Seat, room: int, size: int, *, done: bool, hot: bool) -> Sprite:
    """A pill without its number."""
    high, wide = (size + 8) / 2, pill_width(room, size) / 2
    r = _SIGN_R * size
    base = seat_colour(seat)
    reach = 4 if hot else 1
    art = Artwork(-wide - reach, -high - reach, wide + reach, high + reach)
    if hot:
        art.plate(-wide - 4, -high - 4, wide + 4, high + 4, high + 4, ACCENT)
    art.plate(-wide - 1, -high - 1, wide + 1, high + 1, high + 1, INK)
    if done:
        art.plate(-wide + 1, -high + 1, wide - 1, high - 1, high, base)
    else:
        art.plate(-wide + 1, -high + 1, wide - 1, high - 1, high, INK, rim=base, rim_width=2)
    centre = -wide + 0.46 * size + r
    shape = [(x + centre, y) for x, y in sign_points(seat, r)]
    art.polygon(shape, INK if done else base)
    return art.sprite()


def points_plate(points: int, size: int) -> Sprite:
    """Return the score of a new roof on a gold plate."""
    return name_plate(signed(points), size)


@SPRITES.keep
def name_plate(text: str, size: int) -> Sprite:
    """A few letters on a gold plate 10 pixels higher than their type."""
    type_ = Type(size)
    wide = text_width(text, type_) / 2 + 9
    high = size / 2 + 5
    art = Artwork(-wide - 1, -high, wide + 1, high)
    art.plate(-wide - 1, -high, wide + 1, high, 8, INK)
    art.plate(-wide + 1, -high + 2, wide - 1, high - 2, 6, ACCENT)
    sprite = art.sprite()
    mask = words(text, type_)
    box = mask.box(sprite.anchor[0] - round(wide - 9), sprite.anchor[1])
    sprite.image.paste((*INK, 255), box, mask.image)
    return sprite


@SPRITES.keep
def leader(seat: Seat, dx: int, dy: int) -> Sprite:
    """A line from a dot on a roof to its pill, which had to move this far away."""
    art = Artwork(min(dx, 0) - 8, min(dy, 0) - 8, max(dx, 0) + 8, max(dy, 0) + 8)
    for ink, width in ((INK, 6.0), (seat_colour(seat), 3.0)):
        art.line(((0, 0), (dx, dy)), ink, width)
        art.ellipse(0, 0, width / 2 + 2, width / 2 + 2, ink)
    return art.sprite()
