"""Pills: whose building it is and how high, readable even if the house itself is hidden."""

from collections.abc import Sequence

from render.core.artwork import Artwork
from render.core.boxes import Box
from render.core.canvas import words
from render.core.palette import ACCENT, INK, TEXT, seat_colour
from render.core.signs import sign_points
from render.core.sprites import SPRITES, Sprite
from render.core.text import Type, signed, text_width
from rules.core.seats import Seat

SMALL_BELOW = 50
"""Below this half width of tiles, pills use the smaller size."""


def pill_size(half: int) -> int:
    return 14 if half < SMALL_BELOW else 18


@SPRITES.keep
def pill(seat: Seat, floors: int, size: int, *, done: bool, hot: bool) -> Sprite:
    """Sign and number of floors, anchored at the middle. Bright plates are finished buildings, dark ones are not."""
    type_ = Type(size)
    number = str(floors)
    high = (size + 8) / 2
    r = 0.36 * size
    text = text_width(number, type_)
    wide = (0.44 * size + 2 * r + 3 + text + 0.44 * size) / 2
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
    sprite = art.sprite()
    mask = words(number, type_)
    box = mask.box(sprite.anchor[0] + round(centre + r + 3), sprite.anchor[1])
    sprite.image.paste((*(INK if done else TEXT), 255), box, mask.image)
    return sprite


@SPRITES.keep
def points_plate(points: int) -> Sprite:
    """What a new roof has scored, on a gold plate."""
    type_, text = Type(18), signed(points)
    wide = text_width(text, type_) / 2 + 9
    art = Artwork(-wide - 1, -14, wide + 1, 14)
    art.plate(-wide - 1, -14, wide + 1, 14, 8, INK)
    art.plate(-wide + 1, -12, wide - 1, 12, 6, ACCENT)
    sprite = art.sprite()
    mask = words(text, type_)
    box = mask.box(sprite.anchor[0] - round(wide - 9), sprite.anchor[1])
    sprite.image.paste((*INK, 255), box, mask.image)
    return sprite


_STEPS = (
    ((0, 0),),
    ((0, -7),),
    ((13, 0), (-13, 0)),
    ((13, -8), (-13, -8)),
    ((0, -16),),
    ((0, 9),),
    ((22, -4), (-22, -4)),
    ((30, 0), (-30, 0)),
    ((0, -22),),
)
OFFSETS = tuple(step for steps in _STEPS for step in steps)
"""Where a pill may go instead of straight above its roof, in order of preference."""
_FARTHEST = max(max(abs(dx), abs(dy)) for dx, dy in OFFSETS)
_PILL_COST = 4
"""A pill that hides another is worse than one that hides words of the same area."""


def place_pill(
    home: Box, whole: Box, pills: Sequence[Box], words_at: Sequence[Box], room: Box
) -> tuple[int, int]:
    """How far to move a pill so that it hides as little as possible of what is already placed.

    `whole` is its box with the points above it, which avoids other pills and stays inside the room. The pill itself
    avoids words.
    """
    area = whole.inset(-_FARTHEST)
    near_pills = _touching(pills, area)
    near_words = _touching(words_at, area)
    best, least = (0, 0), -1.0
    for offset in OFFSETS:
        place = whole.moved(*offset).kept_in(room)
        dx, dy = place.x0 - whole.x0, place.y0 - whole.y0
        cost = 2.0 * (abs(dx) + abs(dy))
        cost += _PILL_COST * sum(place.overlap(box) for box in near_pills)
        cost += sum(home.moved(dx, dy).overlap(box) for box in near_words)
        if least < 0 or cost < least:
            best, least = (dx, dy), cost
        if least == 0:
            break
    return best


def _touching(boxes: Sequence[Box], area: Box) -> list[Box]:
    """The boxes that reach into the area. Every pill asks about every box, so nothing unnecessary is computed."""
    x0, y0, x1, y1 = area
    return [box for box in boxes if box[0] < x1 and box[2] > x0 and box[1] < y1 and box[3] > y0]
