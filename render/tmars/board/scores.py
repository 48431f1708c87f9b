"""The final scores: a column per seat in the order of the ranks, MarsBot among them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PIL.Image import Image

from render.core.artwork import Artwork
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.encode import with_palette
from render.core.fonts import Weight
from render.core.palette import ACCENT, BACKGROUND, BAD, HAIR, MUTED, PANEL, TEXT, Colour
from render.core.plates import box_sprite
from render.core.sprites import SPRITES, Sprite
from render.core.text import Line, Type, fit, fit_lines, is_whole, number, seat_name
from render.tmars.board.tiles import owner_sign
from render.tmars.cards.face import OVERHANG
from render.tmars.cards.layout import ScoreSheet
from render.tmars.cards.sheets import BODY, CAPTION, HEADING, NOTE, sheet_word
from render.tmars.icons.signs import icon
from render.tmars.palette import SUNK, owner_colour
from render.tmars.quantised import colours
from rules.core.game import Outcome, ScorePart
from rules.core.text import Say, msg
from rules.tmars.view import BOT, View
from rules.tmars.wording.names import map_msg

SIGNS = {
    "tr": "tr",
    "milestones": "milestone",
    "awards": "award",
    "greeneries": "greenery",
    "cities": "city",
    "cards": "vp",
    "tokens": "token",
}
"""By chapter of the score, in the order of the rows."""
TITLE = Type(36)
POINTS, BEST = Type(36, Weight.REGULAR), Type(36)
TOTAL = (Type(72), Type(48))
BAR = 6
RADIUS = 12
LABEL_X = 70
LABEL_TYPES = (
    *((Type(size, Weight.REGULAR), 1) for size in (30, 28, 26, 24)),
    *((Type(size, Weight.REGULAR), 2) for size in (24, 22, 20, 18)),
    (CAPTION, 3),
)


@dataclass(frozen=True, slots=True)
class _Column:
    """Somebody's score; MarsBot has no M€."""

    owner: int
    rank: int
    total: int
    points: dict[str, int]
    mc: int | None


def is_over(view: View) -> bool:
    return view.outcome is not None


def paint_scores(view: View, say: Say) -> Image:
    """For a view with an outcome.

    Raises:
        ValueError: the table has not ended.
    """
    return with_palette(scores_canvas(view, say).image, colours())


def scores_canvas(view: View, say: Say) -> Canvas:
    if view.outcome is None:
        raise ValueError("there are no final scores yet")
    labels = _labels(view, view.outcome)
    columns = _columns(view, view.outcome)
    sheet = ScoreSheet(len(columns), len(labels))
    canvas = Canvas.blank(*sheet.size, BACKGROUND)
    _draw_head(canvas, view, view.outcome, say)
    for index, column in enumerate(columns):
        _draw_column(canvas, sheet.column(index), column, say)
    widest = max(max(column.points.values(), default=0) for column in columns)
    said = _named(sheet, labels, say)
    for index, chapter in enumerate(labels):
        box = sheet.row(index)
        _draw_label(canvas, Box(box.x0, box.y0, sheet.labels.x1, box.y1), chapter, said[chapter])
        best = max(column.points.get(chapter, 0) for column in columns)
        for place, column in enumerate(columns):
            cell = sheet.column(place)
            cell = Box(cell.x0, box.y0, cell.x1, box.y1)
            _draw_points(canvas, cell, column.owner, column.points.get(chapter), best, widest)
    _draw_totals(canvas, sheet, columns, view, say)
    return canvas


def _chapter(part: ScorePart) -> str:
    return part.label.key.rpartition(".")[2]


def _labels(view: View, outcome: Outcome) -> dict[str, ScorePart]:
    """The chapters that anybody has, with how they are called."""
    found = {_chapter(part): part for score in outcome.scores for part in score.parts}
    if view.bot is not None:
        found |= {_chapter(part): part for part in view.bot.parts}
    return {chapter: found[chapter] for chapter in SIGNS if chapter in found}


def _columns(view: View, outcome: Outcome) -> tuple[_Column, ...]:
    found = [
        _Column(
            owner=seat,
            rank=outcome.ranks[seat],
            total=score.total,
            points=_points(score.parts),
            mc=view.seats[seat].stock.get("mc", 0),
        )
        for seat, score in enumerate(outcome.scores)
    ]
    if view.bot is not None:
        points = _points(view.bot.parts)
        rank = 2 if outcome.ranks[0] == 1 else 1
        found.append(_Column(BOT, rank, sum(points.values()), points, None))
    return tuple(sorted(found, key=lambda column: column.rank))


def _points(parts: Sequence[ScorePart]) -> dict[str, int]:
    return {_chapter(part): part.points for part in parts}


def _draw_head(canvas: Canvas, view: View, outcome: Outcome, say: Say) -> None:
    box = Box(32, 0, canvas.image.width - 32, ScoreSheet.TOP)
    where = sheet_word(say, "where", map=map_msg(view.board), generation=view.generation)
    place = fit(where, box.width // 2, (Type(24, Weight.REGULAR), NOTE))
    canvas.write(place, box.x1, 34, MUTED, within=box, align="right")
    title = fit(sheet_word(say, "final"), box.width - place.width - 24, (TITLE, HEADING))
    box = box.inset(-OVERHANG)
    canvas.write(title, box.x0 + OVERHANG, 34, TEXT, within=box)
    reason = fit(say(outcome.reason), box.width - 2 * OVERHANG, (NOTE, CAPTION))
    canvas.write(reason, box.x0 + OVERHANG, 70, MUTED, within=box)


def _draw_column(canvas: Canvas, box: Box, column: _Column, say: Say) -> None:
    won = column.rank == 1
    rim, width = (ACCENT, 3) if won else (HAIR, 1)
    canvas.stamp(box_sprite(box.width, box.height, RADIUS, PANEL, rim, width), box.x0, box.y0)
    ink = owner_colour(column.owner)
    if not won:
        canvas.stamp(box_sprite(box.width - 2, 6, 3, ink, None, 0), box.x0 + 1, box.y0)
    x = box.middle[0]
    canvas.stamp(owner_sign(column.owner, 14, ink), x, box.y0 + 34)
    name = say(msg("tmars.marsbot")) if column.owner == BOT else seat_name(say, column.owner)
    lines = fit_lines(name, box.width - 20, ((HEADING, 1), (BODY, 1), (BODY, 2)))
    pitch = round(1.25 * lines[0].type.size)
    for index, line in enumerate(lines):
        y = box.y0 + 84 + round((index - (len(lines) - 1) / 2) * pitch)
        canvas.write(line, x, y, TEXT, within=box, align="middle")


def _named(
    sheet: ScoreSheet, labels: Mapping[str, ScorePart], say: Say
) -> dict[str, tuple[Line, ...]]:
    """How the chapters are called, all in the first type in which each of them fits whole."""
    said = {chapter: say(part.label) for chapter, part in labels.items()}
    room = sheet.labels.width - LABEL_X
    for choice in LABEL_TYPES:
        lines = {chapter: fit_lines(text, room, (choice,)) for chapter, text in said.items()}
        if all(is_whole(lines[chapter], text) for chapter, text in said.items()):
            break
    return lines


def _draw_label(canvas: Canvas, box: Box, chapter: str, label: Sequence[Line]) -> None:
    canvas.stamp(box_sprite(box.width + ScoreSheet.GAP, 1, 0, HAIR, None, 0), box.x0, box.y0)
    y = box.middle[1]
    canvas.stamp(icon(SIGNS[chapter], 40), box.x0 + 36, y)
    canvas.write_lines(label, box.x0 + LABEL_X, y, TEXT, within=box)


def _draw_points(
    canvas: Canvas, box: Box, owner: int, points: int | None, best: int, widest: int
) -> None:
    """One chapter of one score; the best of the row is bold, and every bar is of one scale."""
    canvas.stamp(box_sprite(box.width - 6, 1, 0, HAIR, None, 0), box.x0 + 3, box.y0)
    x, y = box.middle[0], box.y0 + 36
    if points is None:
        canvas.stamp(box_sprite(18, 3, 1, HAIR, None, 0), x - 9, y - 1)
        return
    is_best = points == best and points > 0
    ink = BAD if points < 0 else TEXT if is_best else MUTED
    line = Line(number(points), BEST if is_best else POINTS)
    canvas.write(line, x, y, ink, within=box, align="middle")
    width = max(min(166, box.width - 32), box.width // 2)
    reach = width * max(0, points) // widest if widest > 0 else 0
    canvas.stamp(_bar(width, reach, owner_colour(owner)), x - width // 2, box.y1 - 18)


@SPRITES.keep
def _bar(width: int, reach: int, fill: Colour) -> Sprite:
    art = Artwork(0, 0, width, BAR)
    art.plate(0, 0, width, BAR, BAR / 2, SUNK)
    if reach:
        art.plate(0, 0, max(reach, BAR), BAR, BAR / 2, fill)
    return Sprite(art.sprite().image, (0, 0))


def _draw_totals(
    canvas: Canvas, sheet: ScoreSheet, columns: Sequence[_Column], view: View, say: Say
) -> None:
    y = sheet.ROWS_TOP + sheet.rows * sheet.ROW
    labels = sheet.labels
    canvas.stamp(box_sprite(labels.width + sheet.GAP, 1, 0, HAIR, None, 0), labels.x0, y)
    room = Box(32, y, labels.x1, sheet.size[1])
    word = fit(sheet_word(say, "total"), room.width, (TITLE, HEADING))
    canvas.write(word, room.x0, y + 86, TEXT, within=room.inset(-OVERHANG))
    if len(view.seats) > 1:
        note = fit_lines(sheet_word(say, "tie"), room.width - 8, ((CAPTION, 3),))
        canvas.write_lines(note, room.x0, y + 152, MUTED, within=room.inset(-OVERHANG))
    for place, column in enumerate(columns):
        cell = sheet.column(place)
        canvas.stamp(box_sprite(cell.width - 6, 1, 0, HAIR, None, 0), cell.x0 + 3, y)
        ink = ACCENT if column.rank == 1 else TEXT
        total = fit(number(column.total), cell.width - 16, TOTAL)
        canvas.write(total, cell.middle[0], y + 84, ink, within=cell, align="middle")
        below = fit(_below(column, view, say), cell.width - 16, (BODY, CAPTION))
        ink = ACCENT if column.rank == 1 else MUTED
        canvas.write(below, cell.middle[0], y + 152, ink, within=cell, align="middle")


def _below(column: _Column, view: View, say: Say) -> str:
    """What stands below a total: the rank and what breaks ties, or whether it was won."""
    if view.mode == "multi":
        return sheet_word(say, "rank", rank=column.rank, mc=column.mc or 0)
    return sheet_word(say, "won" if column.rank == 1 else "lost")
