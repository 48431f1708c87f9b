"""The strip at the top: active players or winners, the last deed, and the generation."""

from collections.abc import Sequence

from render.core.artwork import Artwork
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.fonts import Weight
from render.core.palette import ACCENT, INK, MUTED, TEXT
from render.core.plates import cup
from render.core.signs import sign
from render.core.sprites import SPRITES, Sprite
from render.core.text import Line, Type, fit, fit_lines, seat_name
from render.core.winners import fit_won, won_by
from render.tmars.board.asked import doing, waiting
from render.tmars.board.banner import draw_banner
from render.tmars.board.panels import (
    BODY,
    BODY_PLAIN,
    CAPTION,
    HEADLINE,
    LOUD,
    NAME,
    plate,
    word,
)
from render.tmars.layout import CHIP, GENERATION, LAST
from render.tmars.palette import owner_colour
from rules.core.seats import Seat
from rules.core.text import Say
from rules.tmars.view import View

NAMES = (LOUD, HEADLINE, NAME, BODY)


def draw_head(canvas: Canvas, view: View, say: Say) -> None:
    plate(canvas, CHIP, 16, ACCENT)
    if view.outcome is not None:
        _draw_winners(canvas, view.outcome.winners, view, say)
    else:
        _draw_chip(canvas, view, say)
    draw_banner(canvas, LAST, view, say)
    _draw_generation(canvas, view, say)


def _draw_chip(canvas: Canvas, view: View, say: Say) -> None:
    seats = waiting(view)
    first, second = doing(view, say)
    y = CHIP.middle[1]
    lines = [Line(first, BODY), fit(second, 200, (BODY_PLAIN, Type(19, Weight.REGULAR)))]
    for line, dy in zip(lines, (-17, 17), strict=True):
        canvas.write(line, CHIP.x1 - 16, y + dy, INK, within=CHIP, align="right")
    room = CHIP.width - 96 - 16 - max(line.width for line in lines) - 16
    if len(seats) == 1:
        canvas.stamp(ink_disc(34), CHIP.x0 + 48, y)
        canvas.stamp(sign(seats[0], 18, owner_colour(seats[0])), CHIP.x0 + 48, y)
        name = fit_lines(
            seat_name(say, seats[0]), room, [(type_, 1) for type_ in NAMES[:3]] + [(BODY, 2)]
        )
        canvas.write_lines(name, CHIP.x0 + 96, y, INK, within=CHIP)
        return
    _draw_several(canvas, CHIP, seats)


def _draw_several(canvas: Canvas, box: Box, seats: tuple[Seat, ...]) -> None:
    """Draw the number of seats and their signs."""
    x, y = box.x0 + 48, box.middle[1]
    canvas.stamp(ink_disc(34), x, y)
    canvas.write(Line(str(len(seats)), HEADLINE), x, y, ACCENT, within=box, align="middle")
    for index, seat in enumerate(seats):
        x = box.x0 + 116 + 44 * index
        canvas.stamp(ink_disc(20), x, y)
        canvas.stamp(sign(seat, 10, owner_colour(seat)), x, y)


@SPRITES.keep
def ink_disc(r: int) -> Sprite:
    art = Artwork(-r - 1, -r - 1, r + 1, r + 1)
    art.ellipse(0, 0, r, r, INK)
    return art.sprite()


WON = ((LOUD, 1), (NAME, 2), (BODY, 2), (Type(20), 3))


def _draw_winners(canvas: Canvas, winners: tuple[Seat, ...], view: View, say: Say) -> None:
    """Draw a cup, the winners' signs, and the sentence that names them."""
    canvas.stamp(cup(24, INK), CHIP.x0 + 46, CHIP.middle[1])
    x = CHIP.x0 + 96
    for seat in winners:
        canvas.stamp(sign(seat, 11, INK), x, CHIP.middle[1])
        x += 30
    x -= 8 if winners else 12
    lines = won(winners, view, CHIP.x1 - 14 - x, WON, say)
    canvas.write_lines(lines, x, CHIP.middle[1], INK, within=CHIP)


def won(
    winners: tuple[Seat, ...], view: View, room: int, choices: Sequence[tuple[Type, int]], say: Say
) -> tuple[Line, ...]:
    """Return the sentence that names the winners, if necessary with names cut."""
    if not winners:
        return fit_lines(lost(view, say), room, choices)
    names = tuple(seat_name(say, seat) for seat in winners)
    return fit_won(won_by(say, "tmars.board.won"), names, room, choices, choices[-1][0])


def lost(view: View, say: Say) -> str:
    """Return the words for a table that its only seat has lost."""
    if view.bot is not None:
        return word(say, "lost_to_bot")
    if view.rating_goal is not None:
        return word(say, "lost_rating", goal=view.rating_goal)
    return word(say, "lost_alone")


def _draw_generation(canvas: Canvas, view: View, say: Say) -> None:
    """Draw the number with the word beside it, and below the word the last generation's number if there is one."""
    box, y = GENERATION, GENERATION.middle[1]
    figure, said = Line(str(view.generation), Type(60)), word(say, "generation")
    if view.last_generation is None:
        canvas.write(figure, box.x1 - 16, y, TEXT, within=box, align="right")
        line = fit(said, box.width - 40 - figure.width, (BODY_PLAIN, CAPTION))
        canvas.write(line, box.x0 + 16, y, MUTED, within=box)
        return
    last, line = Line(f"/{view.last_generation}", BODY), fit(said, 56, (CAPTION,))
    right = box.x1 - 14
    canvas.write(line, right, y - 16, MUTED, within=box, align="right")
    canvas.write(last, right, y + 15, MUTED, within=box, align="right")
    right -= max(last.width, line.width) + 6
    canvas.write(figure, right, y, TEXT, within=box, align="right")
