"""The strip at the top: the acting seat or the winner, the last deeds, and the progress of the game."""

from collections.abc import Sequence

from render.core.artwork import Artwork
from render.core.canvas import Canvas
from render.core.palette import ACCENT, INK, MUTED, TEXT, seat_colour
from render.core.plates import box_sprite, cup
from render.core.signs import sign
from render.core.sprites import SPRITES, Sprite
from render.core.text import Line, Type, fit, fit_lines, seat_name
from render.core.winners import fit_won, won_by
from render.mine.icons.signs import icon
from render.mine.layout import CHIP, LAST, PERIOD
from render.mine.palette import ALARM, REFUSAL
from render.mine.panels import board_word
from rules.core.seats import Seat
from rules.core.text import Say
from rules.mine.view import TurnView, View
from rules.mine.wording.cards import card_msg

CHIP_NAME_X = 104
NAMES = (Type(48), Type(44), Type(40), Type(36))
HEADLINES = ((Type(42), 1), (Type(36), 1), (Type(32), 1), (Type(28), 2), (Type(24), 2))
CAPTIONS = (Type(32), Type(30), Type(28), Type(26), Type(24))


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
    doing = fit(_doing(view, say), room, CAPTIONS)
    canvas.write(doing, CHIP.x0 + CHIP_NAME_X, CHIP.y1 - 24, INK, within=CHIP)


def _draw_one(canvas: Canvas, seat: Seat, say: Say) -> None:
    x, y = CHIP.x0 + 54, CHIP.middle[1]
    canvas.stamp(_ink_disc(), x, y)
    canvas.stamp(sign(seat, 20, seat_colour(seat)), x, y)
    name = fit(seat_name(say, seat), CHIP.width - CHIP_NAME_X - 12, NAMES)
    canvas.write(name, CHIP.x0 + CHIP_NAME_X, CHIP.y0 + 34, INK, within=CHIP)


def _draw_several(canvas: Canvas, seats: tuple[Seat, ...], say: Say) -> None:
    canvas.stamp(_ink_disc(), CHIP.x0 + 54, CHIP.middle[1])
    count = Line(str(len(seats)), NAMES[0])
    canvas.write(count, CHIP.x0 + 54, CHIP.middle[1], ACCENT, within=CHIP, align="middle")
    x, pitch = CHIP.x0 + CHIP_NAME_X + 24, 60
    for seat in seats:
        plate = box_sprite(50, 50, 8, INK, None, 0)
        canvas.stamp(plate, x - 25, CHIP.y0 + 10)
        canvas.stamp(sign(seat, 17, seat_colour(seat)), x, CHIP.y0 + 35)
        x += pitch


@SPRITES.keep
def _ink_disc() -> Sprite:
    art = Artwork(-39, -39, 39, 39)
    art.ellipse(0, 0, 38, 38, INK)
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
    canvas.stamp(cup(26, INK), CHIP.x0 + 46, CHIP.middle[1])
    x = CHIP.x0 + 96
    for seat in winners:
        canvas.stamp(sign(seat, 12, INK), x, CHIP.middle[1])
        x += 32
    x -= 6
    names = tuple(seat_name(say, seat) for seat in winners)
    won = won_by(say, "mine.board.won")
    lines = fit_won(won, names, CHIP.x1 - 14 - x, WON, Type(22))
    canvas.write_lines(lines, x, CHIP.middle[1], INK, within=CHIP)


WON = ((Type(44), 1), (Type(36), 2), (Type(30), 2), (Type(24), 3))


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
    canvas.stamp(sign(turn.seat, 17, seat_colour(turn.seat)), LAST.x0 + 34, LAST.y0 + 32)
    headline = fit_lines(_headline(turn, say), LAST.width - 66 - 12, HEADLINES)
    y = LAST.y0 + 32
    for index, line in enumerate(headline):
        shift = round((index - (len(headline) - 1) / 2) * line.type.size)
        canvas.write(line, LAST.x0 + 66, y + shift, ACCENT, within=LAST)
    _draw_deeds(canvas, turn, say)


def _draw_beginning(canvas: Canvas, view: View, say: Say) -> None:
    """Draw, before the first deed, the seats that have decided while all decide at once; afterwards that nothing has
    been played.
    """
    if view.stage not in ("corporate", "mulligan"):
        words = fit(board_word(say, "nothing_in_play"), LAST.width - 32, (Type(36), *CAPTIONS))
        canvas.write(words, LAST.x0 + 16, LAST.middle[1], MUTED, within=LAST)
        return
    asked = waiting(view)
    pitch, y = LAST.width // len(view.seats), LAST.middle[1]
    for seat, state in enumerate(view.seats):
        x = LAST.x0 + pitch * seat + pitch // 2
        canvas.stamp(sign(seat, 22, seat_colour(seat)), x - 28, y)
        if seat in asked:
            canvas.stamp(_dots(), x + 24, y)
        elif state.chosen:
            canvas.stamp(_check(), x + 24, y)


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
    x, y = LAST.x0 + 34, LAST.y1 - 25
    for name, count in deeds:
        if count:
            canvas.stamp(icon(name, 38), x, y)
            number = Line(str(count), Type(38))
            canvas.write(number, x + 26, y, TEXT, within=LAST)
            x += 26 + number.width + 34


def _draw_period(canvas: Canvas, view: View, say: Say) -> None:
    """Draw the period with its round, or the number of the transition period; each of how many."""
    room, (x, _) = PERIOD.width - 20, PERIOD.middle
    upper, lower = PERIOD.y0 + 31, PERIOD.y1 - 24
    periods, transitions = (view.period, view.periods), (view.transition, view.transitions)
    number, most = transitions if view.transition else periods
    text = f"{number}/{most}"
    canvas.write(Line(text, Type(50)), x, upper, TEXT, within=PERIOD, align="middle")
    if view.transition:
        said, ink = board_word(say, "transition"), MUTED
    elif view.outcome is not None:
        return
    elif view.last_round and view.stage == "competition":
        plate = box_sprite(PERIOD.width - 12, 38, 14, ALARM, None, 0)
        canvas.stamp(plate, PERIOD.x0 + 6, lower - 19)
        said, ink = board_word(say, "last_round"), REFUSAL
    else:
        said, ink = board_word(say, "round", number=view.round), TEXT
    caption = fit(said, room, (*CAPTIONS, Type(22)))
    canvas.write(caption, x, lower, ink, within=PERIOD, align="middle")


def names_of(cards: Sequence[str], say: Say) -> str:
    """The names of the cards; each kind is named once, with its number."""
    counts: dict[str, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    return ", ".join(
        say(card_msg(card)) + (f" ×{count}" if count > 1 else "") for card, count in counts.items()
    )
