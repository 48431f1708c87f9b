"""The strip at the top: who must act or has won, the last deed, and the generation."""

from collections.abc import Sequence

from render.core.artwork import Artwork
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.fonts import Weight
from render.core.palette import ACCENT, INK, MUTED, TEXT
from render.core.plates import cup
from render.core.signs import sign
from render.core.sprites import SPRITES, Sprite
from render.core.text import Line, Type, cut, fit, fit_lines, is_whole, seat_name
from render.tmars.board.deeds import changes, deed, draw_changes, latest, picture
from render.tmars.board.panels import (
    BODY,
    BODY_PLAIN,
    CAPTION,
    HEADLINE,
    LOUD,
    NAME,
    draw_owner,
    plate,
    word,
)
from render.tmars.board.tiles import tile
from render.tmars.icons.signs import icon
from render.tmars.layout import CHIP, GENERATION, LAST
from render.tmars.palette import TYPE, owner_colour
from rules.core.seats import Seat
from rules.core.text import Say, msg
from rules.tmars.view import View

ALL_DECIDE = ("start", "draft", "research")
"""Stages in which everybody decides at once."""
NAMES = (LOUD, HEADLINE, NAME, BODY)


def draw_head(canvas: Canvas, view: View, say: Say) -> None:
    plate(canvas, CHIP, 16, ACCENT)
    if view.outcome is not None:
        _draw_winners(canvas, view.outcome.winners, view, say)
    else:
        _draw_chip(canvas, view, say)
    draw_last(canvas, LAST, view, say)
    _draw_generation(canvas, view, say)


def waiting(view: View) -> tuple[Seat, ...]:
    """Whoever must do something now."""
    if view.outcome is not None:
        return ()
    if view.question is not None:
        return (view.question.seat,)
    if view.stage in ALL_DECIDE:
        return tuple(seat for seat, state in enumerate(view.seats) if not state.chosen)
    return () if view.active is None or view.active < 0 else (view.active,)


def doing(view: View, say: Say) -> tuple[str, str]:
    """That somebody must act, and what it is."""
    if view.question is not None:
        return word(say, "to_act"), word(say, "stage.question")
    if view.stage != "action":
        return word(say, "to_act"), word(say, f"stage.{view.stage}")
    if view.actions >= 2 and not _alone(view):
        return word(say, "to_act"), word(say, "stage.end")
    key = "action_more" if _alone(view) else "action_of"
    return word(say, "to_act"), word(say, key, n=view.actions + 1)


def _alone(view: View) -> bool:
    """Have all others passed, so that one action follows another?"""
    others = [state.passed for seat, state in enumerate(view.seats) if seat != view.active]
    if view.bot is not None:
        others.append(view.bot.passed)
    return all(others)


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
    """How many, and their signs."""
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
    """A cup, the signs of the winners, and who has won."""
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
    """Who has won, whole if need be with names cut."""
    if not winners:
        key = "lost_to_bot" if view.bot is not None else "lost_alone"
        return fit_lines(word(say, key), room, choices)
    for width in range(2 * room, 40, -40):
        short = tuple(cut(seat_name(say, seat), width, choices[-1][0]) for seat in winners)
        text = say(msg("tmars.board.won", winners=short, count=len(short)))
        lines = fit_lines(text, room, choices)
        if is_whole(lines, text):
            break
    return lines


def draw_last(canvas: Canvas, box: Box, view: View, say: Say) -> None:
    """Who did what last, and what changed by it."""
    act = latest(view)
    if act is None:
        title = fit(say(msg("tmars.title")), box.width - 48, (HEADLINE, NAME))
        canvas.write(title, box.x0 + 24, box.middle[1], TEXT, within=box)
        return
    x = box.x0 + 18
    kind, name = picture(act, view)
    if kind:
        draw_picture(canvas, kind, name, act.owner, x + 30, box.middle[1], 64)
        x += 74
    shown = changes(act, view, say)
    y = box.y0 + 31 if shown else box.middle[1]
    draw_owner(canvas, act.owner, x + 15, y, 13)
    headline = fit(deed(act, say), box.x1 - 16 - x - 40, (HEADLINE, NAME, BODY))
    canvas.write(headline, x + 40, y, ACCENT, within=box)
    row = Box(x, box.y0, box.x1 - 12, box.y1)
    draw_changes(canvas, row, box.y1 - 20, shown, size=28, type_=BODY)


def draw_picture(
    canvas: Canvas, kind: str, name: str, owner: int, x: int, y: int, size: int
) -> None:
    match kind:
        case "tile":
            canvas.stamp(tile(name, size, owner if name != "ocean" else None), x, y)
        case "icon":
            canvas.stamp(icon(name, size - 6), x, y)
        case _:
            half = size // 2
            plate(canvas, Box(x - half, y - half, x + half, y + half), 14, TYPE[name])
            canvas.stamp(icon(name, size // 2), x, y)


def _draw_generation(canvas: Canvas, view: View, say: Say) -> None:
    """The number; beside it the word, and where there is a last one its number below the word."""
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
