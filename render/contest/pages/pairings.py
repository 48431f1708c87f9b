"""A round: its tables seen from above."""

from PIL.Image import Image

from render.contest.pages.pairings_layout import (
    DISC_AT,
    DISC_R,
    HEAD,
    WIDTH,
    PairingsLayout,
    seat_rows,
    sheet_of,
)
from render.contest.parts.head import INSET, draw_head
from render.contest.parts.legend import draw_note, note_lines
from render.contest.parts.palette import DISC, LIT, SOFT, UP
from render.contest.parts.quantised import finished
from render.contest.parts.rows import ACCENTS
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
from render.core.panel.focus import CAPTION_PX, ESSENTIAL_PX, LEAST_PX, MOST_HEIGHT
from render.core.plates import box_sprite, cup
from render.core.signs import sign
from render.core.text import Line, Type, fit, number
from rules.contest.views.pairings import PairingsView, PodSeat, PodState, PodView, SeatMark
from rules.core.text import Say, msg

ESSENTIAL = (Type(ESSENTIAL_PX), Type(LEAST_PX))
WORD = Type(LEAST_PX)
FIGURE = Type(CAPTION_PX, Weight.REGULAR)
SIGN_R = 16
PROGRESS = 8
"""The number of segments of a bar of progress."""
_OVER = (PodState.FINISHED, PodState.RULED)


def paint_pairings(view: PairingsView, crests: Crests, say: Say) -> Image:
    foot = tuple(
        note_lines(text, WIDTH - 2 * INSET)
        for text in (" ".join(say(note) for note in view.notes), _key(view, say))
    )
    sheet = sheet_of(view, len(foot[0]), len(foot[1]))
    while sheet.size[1] > MOST_HEIGHT and any(foot):
        # The notes give way first, then the key.
        foot = ((), foot[1]) if foot[0] else ((), ())
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
    rows = seat_rows(card, pod, is_compact=is_compact)
    down = card.height // 2 if is_compact else DISC_AT[1]
    _draw_number(canvas, pod, (card.x0 + DISC_AT[0], card.y0 + down))
    for seat, (each, row) in enumerate(zip(pod.seats, rows, strict=True)):
        _draw_seat(canvas, row, seat, each, pod.state, say, is_compact=is_compact)
    if not is_compact:
        _draw_state(canvas, card, pod, say)


def _draw_number(canvas: Canvas, pod: PodView, middle: tuple[int, int]) -> None:
    """Draw the number of a table on a disc that shows its state."""
    ink: Colour = TEXT
    if pod.state is PodState.PLANNED:
        canvas.stamp(dashed_ring(DISC_R, 3, MUTED, 16), *middle)
        ink = MUTED
    elif pod.state in _OVER:
        canvas.stamp(dot(DISC_R, LIT[0]), *middle)
        ink = INK
    else:
        rim = ACCENT if pod.state is PodState.WAITING else HAIR
        canvas.stamp(ring(DISC_R, 3, rim, DISC), *middle)
    room = Box(middle[0] - DISC_R, middle[1] - DISC_R, middle[0] + DISC_R, middle[1] + DISC_R)
    line = fit(str(pod.number), 2 * DISC_R - 6, ESSENTIAL)
    canvas.write(line, *middle, ink, within=room, align="middle")


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
    y, x = row.middle[1], row.x0 + 26
    if is_compact and state in _OVER and each.place is not None:
        pane = Box(row.x0 + 6, y - 21, row.x0 + 46, y + 21)
        draw_window(canvas, pane, each.place, WORD, is_shared=each.is_shared)
    else:
        if state not in _OVER and each.is_to_move and not is_waited:
            canvas.stamp(ring(SIGN_R + 5, 3, SOFT, INK), x, y)
        canvas.stamp(sign(seat, SIGN_R, INK if is_waited else seat_colour(seat)), x, y)
    x += 30
    right = row.x1 - 8 if is_compact else _draw_result(canvas, row, each, state, say, ink=ink)
    match each.mark:
        case SeatMark.ROBOT:
            canvas.stamp(robot(30, ink if is_waited else SOFT, PANEL), x + 14, y)
            x += 36
        case SeatMark.WITHDRAWN:
            canvas.stamp(dagger(32, ink if is_waited else SOFT), x + 10, y)
            x += 28
        case SeatMark.NONE:
            pass
    line = fit(shown(each.name), right - x, ESSENTIAL)
    room = Box(x - 2, row.y0 - ACCENTS, right, row.y1 + ACCENTS)
    canvas.write(line, x, y, ink, within=room)


def _draw_result(
    canvas: Canvas, row: Box, each: PodSeat, state: PodState, say: Say, *, ink: Colour
) -> int:
    """Total and place, or the points before the round; returns where the name has to end."""
    y, right = row.middle[1], row.x1 - 8
    if state in _OVER and each.place is not None:
        pane = Box(right - 46, y - 22, right, y + 22)
        draw_window(canvas, pane, each.place, WORD, is_shared=each.is_shared)
        right = pane.x0 - 12
        if each.total is not None:
            line = Line(number(each.total), WORD if each.place == 1 else FIGURE)
            tone = TEXT if each.place == 1 else MUTED
            canvas.write(line, right, y, tone, within=row, align="right")
            right -= line.width + 14
        return right
    if each.points is None:
        return right
    line = Line(points(each.points, say), FIGURE)
    tone = ink if ink == INK else MUTED
    canvas.write(line, right, y, tone, within=row, align="right")
    return right - line.width - 14


def _draw_state(canvas: Canvas, card: Box, pod: PodView, say: Say) -> None:
    """Draw the head of a card: the state, and a detail at the right."""
    head = Box(card.x0, card.y0, card.x1, card.y0 + HEAD)
    y, x, right = card.y0 + DISC_AT[1], card.x0 + 104, card.x1 - 18
    word = say(pod.word) if pod.word is not None else say(msg(f"contest.state.{pod.state.value}"))
    ink: Colour = TEXT
    match pod.state:
        case PodState.PLANNED:
            canvas.stamp(clock(16, MUTED), x, y)
            ink = SOFT
        case PodState.PLAYING:
            canvas.stamp(play(14, TEXT), x, y)
        case PodState.WAITING:
            canvas.stamp(chevron(12, 6, ACCENT, 90), x, y)
            ink = ACCENT
        case PodState.FINISHED | PodState.RULED:
            canvas.stamp(check(13, 6, UP), x, y)
            ink = UP
    x += 30
    if pod.winner is not None and pod.state in _OVER:
        won = Line(f"+{points(pod.won, say)}", WORD)
        canvas.write(won, right, y, LIT[0], within=head, align="right")
        right -= won.width + 24
        canvas.stamp(cup(15, LIT[0]), right, y)
        right -= 26
    elif pod.detail is not None and pod.state is not PodState.PLANNED:
        line = fit(say(pod.detail), 170, (FIGURE,))
        canvas.write(line, right, y, MUTED, within=head, align="right")
        right -= line.width + 16
    line = fit(word, right - x, (WORD, FIGURE))
    canvas.write(line, x, y, ink, within=Box(x - 2, head.y0, right, head.y1))
    if pod.state is PodState.PLAYING and pod.progress is not None:
        _draw_progress(canvas, pod.progress, x + line.width + 20, y, right)


def _draw_progress(canvas: Canvas, per_cent: int, x: int, y: int, right: int) -> None:
    done = round(PROGRESS * per_cent / 100)
    for index in range(PROGRESS):
        left = x + 20 * index
        if left + 16 > right:
            break
        tone = SOFT if index < done else HAIR
        canvas.stamp(box_sprite(16, 24, 4, tone, None, 0), left, y - 12)


def _draw_rests(canvas: Canvas, view: PairingsView, sheet: PairingsLayout, say: Say) -> None:
    right = sheet.size[0] - INSET
    for y in sheet.rests_y:
        canvas.stamp(crescent(15, SOFT), INSET + 14, y)
        word = Line(say(msg("contest.rests")), FIGURE)
        canvas.write(word, INSET + 42, y, MUTED, within=Box(INSET, y - 20, right, y + 20))
        _draw_resting(canvas, view, INSET + 42 + word.width + 12, y, right, say)


def _draw_resting(canvas: Canvas, view: PairingsView, x: int, y: int, right: int, say: Say) -> None:
    """Names with their points, as many as fit; the rest are counted."""
    room = Box(x - 2, y - 30, right, y + 30)
    for index, rest in enumerate(view.rests):
        name = fit(shown(rest.name), 300, (WORD,))
        won = Line(f"+{points(rest.points, say)}", FIGURE)
        left = len(view.rests) - index - 1
        more = 0 if not left else 90
        if x + name.width + 12 + won.width + more > right:
            line = Line(say(msg("contest.more", count=left + 1)), FIGURE)
            canvas.write(line, x, y, MUTED, within=room)
            return
        canvas.write(name, x, y, TEXT, within=room)
        x += name.width + 12
        canvas.write(won, x, y, MUTED, within=room)
        x += won.width + 28
