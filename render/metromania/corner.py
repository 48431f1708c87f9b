"""The empty corners of the map: the last turn or the options of a preview, and a legend of the symbols."""

from render.core.canvas import Canvas
from render.core.fonts import Weight
from render.core.palette import ACCENT, MUTED, TEXT, WHITE, seat_colour
from render.core.signs import sign
from render.core.text import Line, Type, fit, fit_lines, seat_name
from render.metromania.layout import CORNER, LEGEND, LEGEND_PITCH
from render.metromania.symbols import symbol
from rules.core.text import Say, msg
from rules.metromania.components.content import DIG, KINDS
from rules.metromania.view import TurnView, View

CAPTION = Type(14, Weight.REGULAR)
BODY = Type(18)
LARGE = Type(24)
LOUD = Type(36)
LEAN = 2
"""The reach of a large letter to the left of its start."""


def kind_names(say: Say) -> tuple[str, ...]:
    return tuple(say(msg(f"metromania.board.kind-{kind}")) for kind in KINDS)


def draw_legend(canvas: Canvas, names: tuple[str, ...]) -> None:
    for row, (kind, name) in enumerate(zip(KINDS, names, strict=True)):
        y = LEGEND.y0 + 17 + row * LEGEND_PITCH
        canvas.stamp(symbol(kind, 12, WHITE), LEGEND.x0 + 16, y)
        line = fit(name, LEGEND.width - 38, (CAPTION,))
        canvas.write(line, LEGEND.x0 + 38, y, MUTED, within=LEGEND)


def draw_corner(canvas: Canvas, view: View, say: Say) -> None:
    if view.is_preview:
        _draw_offer(canvas, view, say)
    elif view.last is not None:
        _draw_last(canvas, view.last, say)


def _draw_last(canvas: Canvas, last: TurnView, say: Say) -> None:
    _caption(canvas, say(msg("metromania.board.last")))
    canvas.stamp(sign(last.seat, 9, seat_colour(last.seat)), CORNER.x0 + 12, CORNER.y0 + 42)
    name = fit(seat_name(say, last.seat), CORNER.width - 30, (BODY,))
    canvas.write(name, CORNER.x0 + 30, CORNER.y0 + 42, TEXT, within=CORNER)
    said = places(last) or say(msg("metromania.board.passed"))
    line = fit(said, CORNER.width - LEAN, (LOUD, LARGE, BODY))
    canvas.write(line, CORNER.x0 + LEAN, CORNER.y0 + 74, ACCENT, within=CORNER)


def places(turn: TurnView) -> str:
    """The cells that a turn dug; if there are none, the stations that it built."""
    return " ".join(tunnel.cell for tunnel in turn.tunnels) or " ".join(turn.stations)


def _draw_offer(canvas: Canvas, view: View, say: Say) -> None:
    """Draw the buttons, and the deeds of the turn so far."""
    keys = [mark.key for mark in view.marks] + [mark.key for mark in view.vertex_marks]
    drafted = places(view.last) if view.last else ""
    buttons = (
        msg("metromania.board.buttons", first=keys[0], last=keys[-1], count=len(keys))
        if keys
        else None
    )
    is_full = view.last is not None and len(view.last.tunnels) == DIG
    if buttons is None or is_full:
        if drafted:
            _caption(canvas, say(msg("metromania.board.drafted")))
            line = fit(drafted, CORNER.width - LEAN, (LOUD, LARGE, BODY))
            canvas.write(line, CORNER.x0 + LEAN, CORNER.y0 + 50, ACCENT, within=CORNER)
        if buttons is not None:
            line = fit(
                say(msg("metromania.board.others", buttons=buttons)), CORNER.width, (BODY, Type(14))
            )
            canvas.write(line, CORNER.x0, CORNER.y0 + 78, TEXT, within=CORNER)
        return
    _caption(canvas, say(msg("metromania.board.dig" if view.marks else "metromania.board.build")))
    lines = fit_lines(say(buttons), CORNER.width, ((LARGE, 1), (BODY, 1)))
    canvas.write_lines(lines, CORNER.x0, CORNER.y0 + 46, ACCENT, within=CORNER)
    if drafted:
        text = say(msg("metromania.board.so_far", places=drafted))
        line = fit(text, CORNER.width, (BODY, Type(14)))
        canvas.write(line, CORNER.x0, CORNER.y0 + 78, TEXT, within=CORNER)


def _caption(canvas: Canvas, text: str) -> None:
    line: Line = fit(text, CORNER.width, (CAPTION,))
    canvas.write(line, CORNER.x0, CORNER.y0 + 16, MUTED, within=CORNER)
