"""A round: its tables seen from above."""

from PIL.Image import Image

from render.contest.pages.pairings_layout import (
    COMPACT_AT,
    COMPACT_AWAY,
    COMPACT_R,
    COMPACT_SIGN,
    DISC_AT,
    DISC_R,
    FIVE_AWAY,
    FIVE_R,
    FIVE_SIGN_R,
    FOOT,
    SIGN_AWAY,
    SIGN_R,
    WIDTH,
    PairingsLayout,
    compact_rows,
    seat_rows,
    seats_at,
    sheet_of,
)
from render.contest.parts.head import INSET, draw_head
from render.contest.parts.legend import draw_note, note_lines
from render.contest.parts.palette import DISC, LIT, SOFT, UP
from render.contest.parts.quantised import finished
from render.contest.parts.signs import (
    check,
    chevron,
    clock,
    crescent,
    dagger,
    dashed_ring,
    dot,
    play,
    ring,
    robot,
)
from render.contest.parts.windows import draw_window
from render.contest.parts.words import points, shown
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.crest import Crests
from render.core.fonts import Weight
from render.core.palette import (
    ACCENT,
    BACKGROUND,
    HAIR,
    INK,
    MUTED,
    PANEL,
    TEXT,
    Colour,
    seat_colour,
)
from render.core.plates import box_sprite, cup
from render.core.signs import sign
from render.core.text import Line, Type, cut, fit, number
from rules.contest.views.pairings import PairingsView, PodSeat, PodState, PodView, SeatMark
from rules.core.text import Say, msg

NAME = (Type(30), Type(26), Type(24))
COMPACT_NAME = (Type(24), Type(22), Type(20))
DETAIL = tuple(Type(size, Weight.REGULAR) for size in (20, 18))
WORD = (Type(24), Type(22), Type(20), Type(18))
NUMBER, COMPACT_NUMBER = (Type(60), Type(48)), (Type(40), Type(32))
FIGURE = Type(24, Weight.REGULAR)
PROGRESS = 11
"""The number of segments of a bar of progress."""
_OVER = (PodState.FINISHED, PodState.RULED)


def paint_pairings(view: PairingsView, crests: Crests, say: Say) -> Image:
    foot = tuple(
        note_lines(text, WIDTH - 2 * INSET)
        for text in (" ".join(say(note) for note in view.notes), _key(view, say))
    )
    sheet = sheet_of(view, len(foot[0]), len(foot[1]))
    canvas = Canvas.blank(*sheet.size, BACKGROUND)
    crest = crests(view.head.title)
    draw_head(canvas, view.head, crest, say)
    for pod, card in zip(view.pods, sheet.cards, strict=True):
        _draw_card(canvas, card, pod, say, is_compact=view.is_compact)
    _draw_rests(canvas, view, sheet, say)
    for lines, y, ink in zip(foot, (sheet.note_y, sheet.legend_y), (SOFT, MUTED), strict=True):
        draw_note(canvas, lines, y, ink)
    return finished(canvas.image, (crest,))


def _key(view: PairingsView, say: Say) -> str:
    """Return the key to seats and numbers; for a single entrant only that they are closed."""
    if all(len(pod.seats) == 1 for pod in view.pods):
        return say(msg("contest.key.pairings_alone")) if view.is_sealed else ""
    return say(msg("contest.key.pairings_sealed" if view.is_sealed else "contest.key.pairings"))


def _draw_card(canvas: Canvas, card: Box, pod: PodView, say: Say, *, is_compact: bool) -> None:
    canvas.stamp(box_sprite(card.width, card.height, 14, PANEL, None, 0), card.x0, card.y0)
    if pod.waits_longest:
        frame = box_sprite(card.width, card.height, 14, None, ACCENT, 3)
        canvas.stamp(frame, card.x0, card.y0)
    rows = compact_rows(card, pod) if is_compact else seat_rows(card, pod)
    at = COMPACT_AT if is_compact else DISC_AT
    middle = card.x0 + at[0], card.y0 + at[1]
    _draw_table(canvas, pod, middle, is_compact=is_compact)
    for seat, (each, row) in enumerate(zip(pod.seats, rows, strict=True)):
        _draw_seat(canvas, row, seat, each, pod.state, say, is_compact=is_compact)
    if not is_compact:
        _draw_state(canvas, card, pod, say)


def _draw_table(canvas: Canvas, pod: PodView, middle: tuple[int, int], *, is_compact: bool) -> None:
    """Draw the disc with its number, and the signs of the seats around it."""
    r, away, size = DISC_R, SIGN_AWAY, SIGN_R
    if is_compact:
        r, away, size = COMPACT_R, COMPACT_AWAY, COMPACT_SIGN
    elif len(pod.seats) > 4:
        r, away, size = FIVE_R, FIVE_AWAY, FIVE_SIGN_R
    ink: Colour = TEXT
    if pod.state is PodState.PLANNED:
        canvas.stamp(dashed_ring(r, 3, MUTED, 24), *middle)
        ink = MUTED
    elif pod.state in _OVER:
        canvas.stamp(dot(r, LIT[0]), *middle)
        ink = INK
    else:
        canvas.stamp(ring(r, 3, HAIR, DISC), *middle)
    types = COMPACT_NUMBER if is_compact else NUMBER
    room = Box(middle[0] - r, middle[1] - r, middle[0] + r, middle[1] + r)
    line = fit(str(pod.number), 2 * r - 16, types)
    canvas.write(line, *middle, ink, within=room, align="middle")
    for seat, (x, y) in enumerate(seats_at(middle, away, len(pod.seats))):
        each = pod.seats[seat]
        is_marked = pod.state not in _OVER and (each.is_waited_for or each.is_to_move)
        if is_marked:
            rim = ACCENT if each.is_waited_for else SOFT
            canvas.stamp(ring(size + 8, 3, rim, INK), x, y)
        canvas.stamp(sign(seat, size - 2 if is_marked else size, seat_colour(seat)), x, y)


def _draw_seat(
    canvas: Canvas,
    row: Box,
    seat: int,
    each: PodSeat,
    state: PodState,
    say: Say,
    *,
    is_compact: bool,
) -> None:
    is_waited = each.is_waited_for and state not in _OVER
    ink: Colour = INK if is_waited else TEXT
    if is_waited:
        canvas.stamp(box_sprite(row.width, row.height, 10, ACCENT, None, 0), row.x0, row.y0)
    y, r = row.middle[1], 9 if is_compact else 12
    x = row.x0 + (14 if is_compact else 24)
    canvas.stamp(sign(seat, r, INK if is_waited else seat_colour(seat)), x, y)
    x += 18 if is_compact else 24
    right = _draw_result(canvas, row, each, state, say, is_compact=is_compact, ink=ink)
    match each.mark:
        case SeatMark.ROBOT:
            canvas.stamp(robot(24, ink if is_waited else SOFT, PANEL), x + 12, y)
            x += 32
        case SeatMark.WITHDRAWN:
            canvas.stamp(dagger(24, ink if is_waited else SOFT), x + 8, y)
            x += 24
        case SeatMark.NONE:
            pass
    line = fit(shown(each.name), right - x, COMPACT_NAME if is_compact else NAME)
    canvas.write(line, x, y, ink, within=Box(x - 2, row.y0, right, row.y1))


def _draw_result(
    canvas: Canvas,
    row: Box,
    each: PodSeat,
    state: PodState,
    say: Say,
    *,
    is_compact: bool,
    ink: Colour,
) -> int:
    """Total and place, or the points before the round; returns where the name has to end."""
    y, right = row.middle[1], row.x1 - (6 if is_compact else 12)
    if state in _OVER and each.place is not None:
        size = (34, 34) if is_compact else (46, 44)
        pane = Box(right - size[0], y - size[1] // 2, right, y - size[1] // 2 + size[1])
        draw_window(
            canvas, pane, each.place, Type(26 if is_compact else 30), is_shared=each.is_shared
        )
        right = pane.x0 - (8 if is_compact else 12)
        if each.total is not None and not is_compact:
            weight = Weight.BOLD if each.place == 1 else Weight.REGULAR
            line = Line(number(each.total), Type(24, weight))
            tone = TEXT if each.place == 1 else MUTED
            canvas.write(line, right, y, tone, within=row, align="right")
            right -= line.width + 14
        return right
    if each.points is None or is_compact:
        return right
    line = Line(points(each.points, say), FIGURE)
    tone = ink if ink == INK else MUTED
    canvas.write(line, right, y, tone, within=row, align="right")
    return right - line.width - 14


def _draw_state(canvas: Canvas, card: Box, pod: PodView, say: Say) -> None:
    """Draw the foot of a card: the state, and a detail at the right."""
    top = card.y1 - FOOT
    canvas.stamp(box_sprite(card.width - 48, 1, 0, HAIR, None, 0), card.x0 + 24, top)
    y, x, right = top + FOOT // 2, card.x0 + 42, card.x1 - 24
    word = say(pod.word) if pod.word is not None else say(msg(f"contest.state.{pod.state.value}"))
    ink: Colour = TEXT
    match pod.state:
        case PodState.PLANNED:
            canvas.stamp(clock(14, MUTED), x, y)
            ink = SOFT
        case PodState.PLAYING:
            canvas.stamp(play(12, TEXT), x, y)
        case PodState.WAITING:
            canvas.stamp(chevron(10, 5, ACCENT, 90), x, y)
            ink = ACCENT
        case PodState.FINISHED | PodState.RULED:
            canvas.stamp(check(12, 5, UP), x, y)
            ink = UP
    x = card.x0 + 68
    if pod.winner is not None and pod.state in _OVER:
        right = _draw_winner(canvas, card, pod, say, right, y)
    elif pod.detail is not None:
        line = fit(say(pod.detail), 150, DETAIL)
        canvas.write(line, right, y, MUTED, within=card, align="right")
        right -= line.width + 16
    line = fit(word, right - x, WORD)
    canvas.write(line, x, y, ink, within=Box(x - 2, top, right, card.y1))
    x += line.width + 14
    if pod.state is PodState.WAITING:
        _draw_waited(canvas, pod, Box(x, top, right, card.y1))
    elif pod.state is PodState.PLAYING and pod.progress is not None:
        _draw_progress(canvas, pod.progress, x + 14, y, right)


def _draw_winner(canvas: Canvas, card: Box, pod: PodView, say: Say, right: int, y: int) -> int:
    """The winner and the points won, at the right; returns where they begin."""
    won = f" +{points(pod.won, say)}"
    room = 240 - Line(won, WORD[0]).width
    line = Line(cut(shown(pod.winner or ""), room, WORD[0]) + won, WORD[0])
    canvas.write(line, right, y, LIT[0], within=card, align="right")
    left = right - line.width - 26
    canvas.stamp(cup(14, LIT[0]), left, y)
    return left - 30


def _draw_waited(canvas: Canvas, pod: PodView, room: Box) -> None:
    """Sign and name of the first seat that is waited for."""
    waited = [seat for seat, each in enumerate(pod.seats) if each.is_waited_for]
    if not waited or room.width < 70:
        return
    seat, y = waited[0], room.middle[1]
    canvas.stamp(sign(seat, 10, seat_colour(seat)), room.x0 + 8, y)
    x = room.x0 + 26
    line = fit(shown(pod.seats[seat].name), room.x1 - x, (Type(24), Type(20)))
    canvas.write(line, x, y, TEXT, within=Box(x - 2, room.y0, room.x1, room.y1))


def _draw_progress(canvas: Canvas, per_cent: int, x: int, y: int, right: int) -> None:
    done = round(PROGRESS * per_cent / 100)
    for index in range(PROGRESS):
        left = x + 15 * index
        if left + 12 > right:
            break
        tone = SOFT if index < done else HAIR
        canvas.stamp(box_sprite(12, 18, 3, tone, None, 0), left, y - 9)


def _draw_rests(canvas: Canvas, view: PairingsView, sheet: PairingsLayout, say: Say) -> None:
    right = sheet.size[0] - INSET
    for y in sheet.rests_y:
        canvas.stamp(crescent(13, SOFT), INSET + 11, y)
        word = Line(say(msg("contest.rests")), FIGURE)
        canvas.write(word, INSET + 38, y, MUTED, within=Box(INSET, y - 20, right, y + 20))
        _draw_resting(canvas, view, INSET + 38 + word.width + 12, y, right, say)


def _draw_resting(canvas: Canvas, view: PairingsView, x: int, y: int, right: int, say: Say) -> None:
    """Names with their points, as many as fit; the rest are counted."""
    room = Box(x - 2, y - 20, right, y + 20)
    for index, rest in enumerate(view.rests):
        name = fit(shown(rest.name), 300, (Type(24), Type(20)))
        won = Line(f"+{points(rest.points, say)}", FIGURE)
        left = len(view.rests) - index - 1
        more = 0 if not left else 70
        if x + name.width + 12 + won.width + more > right:
            line = Line(say(msg("contest.more", count=left + 1)), FIGURE)
            canvas.write(line, x, y, MUTED, within=room)
            return
        canvas.write(name, x, y, TEXT, within=room)
        x += name.width + 12
        canvas.write(won, x, y, MUTED, within=room)
        x += won.width + 28
