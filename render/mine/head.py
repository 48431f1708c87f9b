"""The strip at the top: the acting seat or the winner, the last deeds, and the progress of the game."""

from collections.abc import Sequence

from render.core.artwork import Artwork
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.palette import ACCENT, HAIR, INK, MUTED, TEXT, Colour, seat_colour
from render.core.plates import box_sprite, cup
from render.core.signs import sign
from render.core.sprites import SPRITES, Sprite
from render.core.text import Line, Type, fit, fit_lines, seat_name
from render.core.winners import fit_won, won_by
from render.mine.icons.signs import icon
from render.mine.layout import CHIP, LAST, PERIOD
from render.mine.palette import ALARM, PIP_PAST, REFUSAL
from render.mine.panels import BODY, CAPTION, LARGE, LOUD, SMALL, TEXT_TYPE, board_word
from rules.core.seats import Seat
from rules.core.text import Say
from rules.mine.view import TurnView, View
from rules.mine.wording.cards import card_msg

CHIP_NAME_X = 98
PIP = (34, 18)
PIP_PITCH = 40


def draw_head(canvas: Canvas, view: View, say: Say) -> None:
    if view.outcome is not None:
        _draw_winners(canvas, view.outcome.winners, say)
    else:
        _draw_chip(canvas, view, say)
    _draw_last(canvas, view, say)
    _draw_period(canvas, view, say)


def waiting(view: View) -> tuple[Seat, ...]:
    """The seats that must do something now."""
    match view.stage:
        case "corporate":
            return tuple(seat for seat, state in enumerate(view.seats) if not state.chosen)
        case "mulligan":
            return tuple(
                seat for seat, state in enumerate(view.seats) if state.entered and not state.chosen
            )
        case _ if view.decisions:
            return tuple(sorted({decision.seat for decision in view.decisions}))
        case _:
            return () if view.acting is None else (view.acting,)


def _draw_chip(canvas: Canvas, view: View, say: Say) -> None:
    seats = waiting(view)
    canvas.stamp(box_sprite(CHIP.width, CHIP.height, 16, ACCENT, None, 0), CHIP.x0, CHIP.y0)
    if len(seats) == 1:
        _draw_one(canvas, seats[0], say)
    else:
        _draw_several(canvas, seats, say)
    room = CHIP.width - CHIP_NAME_X - 12
    doing = fit(_doing(view, say), room, (BODY, SMALL))
    canvas.write(doing, CHIP.x0 + CHIP_NAME_X, CHIP.y1 - 17, INK, within=CHIP)


def _draw_one(canvas: Canvas, seat: Seat, say: Say) -> None:
    x, y = CHIP.x0 + 48, CHIP.middle[1]
    canvas.stamp(_ink_disc(), x, y)
    canvas.stamp(sign(seat, 15, seat_colour(seat)), x, y)
    name = fit(
        seat_name(say, seat), CHIP.width - CHIP_NAME_X - 12, (LOUD, Type(28), LARGE, Type(20))
    )
    canvas.write(name, CHIP.x0 + CHIP_NAME_X, CHIP.y0 + 32, INK, within=CHIP)


def _draw_several(canvas: Canvas, seats: tuple[Seat, ...], say: Say) -> None:
    canvas.stamp(_ink_disc(), CHIP.x0 + 48, CHIP.middle[1])
    count = Line(str(len(seats)), LOUD)
    canvas.write(count, CHIP.x0 + 48, CHIP.middle[1], ACCENT, within=CHIP, align="middle")
    x, pitch = CHIP.x0 + CHIP_NAME_X + 16, 44
    for seat in seats:
        plate = box_sprite(36, 36, 8, INK, None, 0)
        canvas.stamp(plate, x - 18, CHIP.y0 + 14)
        canvas.stamp(sign(seat, 12, seat_colour(seat)), x, CHIP.y0 + 32)
        x += pitch


@SPRITES.keep
def _ink_disc() -> Sprite:
    art = Artwork(-31, -31, 31, 31)
    art.ellipse(0, 0, 30, 30, INK)
    return art.sprite()


def _doing(view: View, say: Say) -> str:
    """Return the task of the waiting seats."""
    if view.stage in ("corporate", "enter", "mulligan"):
        return board_word(say, f"stage.{view.stage}")
    if view.decisions:
        return board_word(say, "stage.decision")
    return board_word(say, f"phase.{view.phase}") if view.phase else ""


def _draw_winners(canvas: Canvas, winners: tuple[Seat, ...], say: Say) -> None:
    """Draw a cup, the winners' signs, and the winners' names."""
    canvas.stamp(box_sprite(CHIP.width, CHIP.height, 16, ACCENT, None, 0), CHIP.x0, CHIP.y0)
    canvas.stamp(cup(20, INK), CHIP.x0 + 40, CHIP.middle[1])
    x = CHIP.x0 + 84
    for seat in winners:
        canvas.stamp(sign(seat, 9, INK), x, CHIP.middle[1])
        x += 24
    x -= 4
    names = tuple(seat_name(say, seat) for seat in winners)
    won = won_by(say, "mine.board.won")
    lines = fit_won(won, names, CHIP.x1 - 14 - x, WON, BODY)
    canvas.write_lines(lines, x, CHIP.middle[1], INK, within=CHIP)


WON = ((LOUD, 1), (LARGE, 2), (BODY, 3))


def shown_turn(view: View) -> TurnView | None:
    """The current turn if something was done in it, otherwise the last one."""
    turn = view.turn
    if turn is not None and (turn.put_down or turn.used or turn.bought):
        return turn
    return view.last


def _draw_last(canvas: Canvas, view: View, say: Say) -> None:
    turn = shown_turn(view)
    if turn is None:
        _draw_beginning(canvas, view, say)
        return
    canvas.stamp(sign(turn.seat, 12, seat_colour(turn.seat)), LAST.x0 + 28, LAST.y0 + 29)
    room = LAST.width - 52 - 12
    headline = fit_lines(
        _headline(turn, say), room, ((LOUD, 1), (Type(28), 1), (LARGE, 1), (BODY, 2))
    )
    y = LAST.y0 + 29
    for index, line in enumerate(headline):
        shift = round((index - (len(headline) - 1) / 2) * 21)
        canvas.write(line, LAST.x0 + 52, y + shift, ACCENT, within=LAST)
    _draw_deeds(canvas, turn, say)


def _draw_beginning(canvas: Canvas, view: View, say: Say) -> None:
    """Draw, before the first deed, the seats that have decided while all decide at once; afterwards that nothing has
    been played.
    """
    if view.stage not in ("corporate", "mulligan"):
        words = fit(board_word(say, "nothing_in_play"), LAST.width - 32, (LARGE, BODY, SMALL))
        canvas.write(words, LAST.x0 + 16, LAST.middle[1], MUTED, within=LAST)
        return
    asked = waiting(view)
    pitch, y = LAST.width // len(view.seats), LAST.middle[1]
    for seat, state in enumerate(view.seats):
        x = LAST.x0 + pitch * seat + pitch // 2
        canvas.stamp(sign(seat, 16, seat_colour(seat)), x - 24, y)
        if seat in asked:
            canvas.stamp(_dots(), x + 20, y)
        elif state.chosen:
            canvas.stamp(_check(), x + 20, y)


@SPRITES.keep
def _dots() -> Sprite:
    """Still to decide."""
    art = Artwork(-18, -5, 18, 5)
    for x in (-12, 0, 12):
        art.ellipse(x, 0, 4, 4, MUTED)
    return art.sprite()


@SPRITES.keep
def _check() -> Sprite:
    """Has decided."""
    art = Artwork(-15, -13, 15, 13)
    art.line(((-11, 0), (-3, 8), (11, -9)), ACCENT, 6)
    return art.sprite()


def _headline(turn: TurnView, say: Say) -> str:
    """The most important of the turn's last deeds."""
    for key, cards in (("bought", turn.bought), ("put_down", turn.put_down), ("used", turn.used)):
        if cards:
            return board_word(say, f"did.{key}", card=say(card_msg(cards[-1])))
    return board_word(say, "did.nothing")


def _draw_deeds(canvas: Canvas, turn: TurnView, say: Say) -> None:
    """Draw how many cards were put down, used, discarded and bought, and the money earned."""
    deeds = (
        ("hand", len(turn.put_down)),
        ("active", len(turn.used)),
        ("pile", len(turn.discarded)),
        ("credit", turn.earned),
        ("buy", len(turn.bought)),
    )
    x, y = LAST.x0 + 28, LAST.y1 - 19
    for name, count in deeds:
        if count:
            canvas.stamp(icon(name, 24), x, y)
            number = Line(str(count), BODY)
            canvas.write(number, x + 18, y, TEXT, within=LAST)
            x += 18 + number.width + 30


def _draw_period(canvas: Canvas, view: View, say: Say) -> None:
    x, y = PERIOD.x0 + 16, PERIOD.y0 + 28
    if view.transition:
        word = fit(board_word(say, "transition"), 170, (BODY, CAPTION))
        number = Line(str(view.transition), LARGE)
    else:
        word = fit(board_word(say, "period"), 110, (TEXT_TYPE, CAPTION))
        number = Line(f"{view.period}/{view.periods}", LARGE)
    canvas.write(word, x, y, MUTED, within=PERIOD)
    x += word.width + 8
    canvas.write(number, x, y, TEXT, within=PERIOD)
    x += number.width + 8
    right = PERIOD.x1 - 14
    if not view.transition and view.outcome is None:
        text = board_word(say, "round", number=view.round)
        room = right - x - (92 if view.last_round else 0)
        said = fit(text, room, (BODY, SMALL))
        canvas.write(said, right, y, TEXT, within=PERIOD, align="right")
        right -= said.width + 8
    if view.last_round and view.stage == "competition":
        _draw_alarm(canvas, x, right, y, say)
    _draw_pips(canvas, view)


def _draw_alarm(canvas: Canvas, left: int, right: int, y: int, say: Say) -> None:
    said = fit(board_word(say, "last_round"), right - left - 20, (BODY, SMALL))
    draw_pill(canvas, right - said.width - 20, y, said, ALARM, REFUSAL)


def draw_pill(canvas: Canvas, x: int, y: int, said: Line, fill: Colour, ink: Colour) -> Box:
    """Draw words on their own ground; x is its left edge, y its middle."""
    plate = canvas.stamp(box_sprite(said.width + 20, 28, 14, fill, None, 0), x, y - 14)
    canvas.write(said, *plate.middle, ink, within=plate, align="middle")
    return plate


def _draw_pips(canvas: Canvas, view: View) -> None:
    x, y = PERIOD.x0 + 16, PERIOD.y1 - 23
    for period in range(1, view.periods + 1):
        is_now = period == view.period and not view.transition
        fill = ACCENT if is_now else PIP_PAST if period <= view.period else None
        box = canvas.stamp(_pip(fill), x, y - PIP[1] // 2)
        if is_now:
            number = Line(str(period), SMALL)
            canvas.write(number, *box.middle, INK, within=box, align="middle")
        x += PIP_PITCH
    if view.transition:
        box = canvas.stamp(_pip(ACCENT), x + 6, y - PIP[1] // 2)
        number = Line(str(view.transition), SMALL)
        canvas.write(number, *box.middle, INK, within=box, align="middle")


@SPRITES.keep
def _pip(fill: Colour | None) -> Sprite:
    """A slanted box, full for the past and empty for the future; its anchor is the upper left corner."""
    width, height = PIP
    points = ((6, 0.5), (width - 0.5, 0.5), (width - 6, height - 0.5), (0.5, height - 0.5))
    art = Artwork(0, 0, width, height)
    if fill is None:
        art.line(points, HAIR, 1.5, closed=True)
    else:
        art.polygon(points, fill)
    return Sprite(art.sprite().image, (0, 0))


def names_of(cards: Sequence[str], say: Say) -> str:
    """The names of the cards; each kind is named once, with its number."""
    counts: dict[str, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    return ", ".join(
        say(card_msg(card)) + (f" ×{count}" if count > 1 else "") for card, count in counts.items()
    )
