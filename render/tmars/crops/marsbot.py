"""MarsBot alone: its tracks at full size, and the cards of its latest turn with everything that they brought."""

from collections.abc import Iterator

from PIL.Image import Image

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.encode import with_palette
from render.core.fonts import Weight
from render.core.palette import ACCENT, BACKGROUND, HAIR, MUTED, PANEL, TEXT
from render.core.plates import box_sprite
from render.core.sprites import SPRITES
from render.core.text import Line, Type, fit, fit_lines, number
from render.tmars.board.marsbot import BOXES, draw_band, level_key
from render.tmars.board.panels import panel, plate, word
from render.tmars.board.tracks import LARGE, draw_track_ground, draw_tracks
from render.tmars.icons.signs import icon, tag
from render.tmars.layout import (
    BOT_BOXES,
    BOT_CARDS,
    BOT_HEAD,
    BOT_TRACKS,
    CROP_HEIGHT,
    CROP_WIDTH,
    RADIUS,
)
from render.tmars.palette import SUNK
from render.tmars.quantised import colours
from rules.core.text import Say, msg
from rules.tmars.components.tracks import TRACKS
from rules.tmars.view import BotCard, BotMove, BotView, View

CAPTION = Type(18, Weight.REGULAR)
BODY = Type(18)
TRACK_NAME = ((BODY, 1), (Type(16), 1), (Type(14), 2))
BIG = Type(36)
RATING = Type(48)
NAME_DY, NAME_PITCH = 50, 15
CARD_TOP, BAND = 44, 40
NAMED = 400
"""The least width of a line that shows the name of a track."""
TIGHT, LOOSE = 24, 36
"""The least and the greatest height of a line of a card."""


def paint_marsbot(view: View, say: Say) -> Image:
    """MarsBot; at a table without MarsBot, a picture that says so."""
    if view.bot is None:
        return paint_notice(word(say, "no_marsbot"))
    canvas = Canvas(_ground().copy())
    _draw_head(canvas, view, view.bot, say)
    for row, name in enumerate(TRACKS):
        _draw_name(canvas, row, name, say)
    draw_tracks(canvas, BOT_TRACKS, view.bot, LARGE)
    _draw_turn(canvas, view.bot, say)
    return with_palette(canvas.image, colours())


def paint_notice(text: str) -> Image:
    """A picture with just this text."""
    box = Box(0, 0, CROP_WIDTH // 2, 120)
    canvas = Canvas.blank(box.width, box.height, BACKGROUND)
    panel(canvas, box.inset(8))
    said = fit(text, box.width - 48, (Type(24), BODY, Type(14)))
    canvas.write(said, *box.middle, TEXT, within=box, align="middle")
    return with_palette(canvas.image, colours())


@SPRITES.keep
def _ground() -> Image:
    canvas = Canvas.blank(CROP_WIDTH, CROP_HEIGHT, BACKGROUND)
    for box in (BOT_HEAD, *BOT_BOXES):
        panel(canvas, box)
    for (sign, _), box in zip(BOXES, BOT_BOXES, strict=True):
        canvas.stamp(icon(sign, 46), box.x0 + 40, box.y0 + 38)
    draw_track_ground(canvas, BOT_TRACKS, LARGE)
    for row in range(len(TRACKS)):
        cell = LARGE.cell(BOT_TRACKS, row, 0)
        ground = Box(BOT_TRACKS.x0 + 8, cell.y0, cell.x0 - 8, cell.y0 + 64)
        canvas.image.paste(_label(row, ground), (ground.x0, ground.y0))
    panel(canvas, BOT_CARDS)
    canvas.stamp(icon("bot", 64), BOT_HEAD.x0 + 46, BOT_HEAD.middle[1])
    return canvas.image


def _label(row: int, box: Box) -> Image:
    """The ground of a track's label, with its tags and the production that delays it."""
    canvas = Canvas.blank(box.width, box.height, SUNK)
    canvas.stamp(box_sprite(box.width, box.height, 8, PANEL, None, 0), 0, 0)
    track = tuple(TRACKS.values())[row]
    for index, name in enumerate(track.tags):
        canvas.stamp(tag(name, LARGE.tags), 20 + index * LARGE.tag_pitch, 21)
    if track.hit_by is not None:
        canvas.stamp(icon(track.hit_by, LARGE.hit), box.width - 20, 21)
        canvas.stamp(icon("left", LARGE.hit // 2), box.width - 42, 21)
    return canvas.image


def _draw_head(canvas: Canvas, view: View, bot: BotView, say: Say) -> None:
    box, y = BOT_HEAD, BOT_HEAD.middle[1]
    if view.outcome is not None and not view.outcome.winners:
        frame = box_sprite(box.width, box.height, RADIUS, None, ACCENT, 3)
        canvas.stamp(frame, box.x0, box.y0)
    rating = Line(str(bot.tr), RATING)
    canvas.write(rating, box.x1 - 22, y, TEXT, within=box, align="right")
    left = canvas.stamp(icon("tr", 42), box.x1 - 22 - rating.width - 32, y).x0
    if view.outcome is not None:
        total = Line(number(sum(part.points for part in bot.parts)), BIG)
        canvas.write(total, left - 18, y, TEXT, within=box, align="right")
        left = canvas.stamp(icon("vp", 40), left - 18 - total.width - 28, y).x0
    room = left - 10 - (box.x0 + 90)
    name = fit(say(msg("tmars.marsbot")), room, (BIG, Type(24)))
    canvas.write(name, box.x0 + 90, box.y0 + 36, TEXT, within=box)
    level = word(say, level_key(view))
    whole = word(say, "bot_line", level=level, generation=view.generation)
    said = Line(whole, CAPTION)
    if said.width > room:
        said = fit(level, room, (CAPTION,))
    canvas.write(said, box.x0 + 90, box.y0 + 72, MUTED, within=box)
    values = (bot.tokens, bot.pile, len(bot.used))
    for value, (_, key), part in zip(values, BOXES, BOT_BOXES, strict=True):
        canvas.write(Line(str(value), BIG), part.x0 + 76, part.y0 + 38, TEXT, within=part)
        caption = fit(word(say, key), part.width - 16, (CAPTION,))
        canvas.write(caption, part.middle[0], part.y1 - 18, MUTED, within=part, align="middle")


def _draw_name(canvas: Canvas, row: int, name: str, say: Say) -> None:
    cell = LARGE.cell(BOT_TRACKS, row, 0)
    box = Box(BOT_TRACKS.x0 + 8, cell.y0, cell.x0 - 8, cell.y0 + 64)
    lines = fit_lines(say(msg(f"tmars.track.{name}")), box.width - 14, TRACK_NAME)
    for index, line in enumerate(lines):
        y = box.y0 + NAME_DY + round((index - (len(lines) - 1) / 2) * NAME_PITCH)
        canvas.write(line, box.x0 + 8, y, TEXT, within=box)


def _draw_turn(canvas: Canvas, bot: BotView, say: Say) -> None:
    box = BOT_CARDS
    title = Line(word(say, "bot_turn" if bot.turn else "bot_no_turn"), BODY)
    canvas.write(title, box.x0 + 18, box.y0 + 24, TEXT, within=box)
    rest = fit(word(say, "bot_pile", pile=bot.pile), box.width - title.width - 56, (CAPTION,))
    canvas.write(rest, box.x1 - 18, box.y0 + 24, MUTED, within=box, align="right")
    shown = bot.turn[-2:]
    width = (box.width - 2 * 16 - 16 * (len(shown) - 1)) // max(len(shown), 1)
    for index, turned in enumerate(shown):
        x = box.x0 + 16 + index * (width + 16)
        _draw_card(canvas, Box(x, box.y0 + CARD_TOP, x + width, box.y1 - 12), turned, say)


def _draw_card(canvas: Canvas, box: Box, turned: BotCard, say: Say) -> None:
    plate(canvas, box, 10, SUNK, HAIR, 1)
    draw_band(canvas, Box(box.x0, box.y0, box.x1, box.y0 + BAND), turned.card, say, Type(24))
    room = Box(box.x0 + 12, box.y0 + BAND + 2, box.x1 - 10, box.y1 - 2)
    if turned.token:
        y = room.middle[1]
        canvas.stamp(icon("token", 28), room.x0 + 16, y)
        said = fit(word(say, "bot.no_tag"), room.width - 50, (BODY,))
        canvas.write(said, room.x0 + 40, y, TEXT, within=room)
        return
    most = max(1, room.height // TIGHT)
    columns = max(1, -(-len(turned.moves) // most))
    rows = max(1, -(-len(turned.moves) // columns))
    pitch = min(LOOSE, room.height // rows)
    width = room.width // columns
    for index, move in enumerate(turned.moves):
        column, row = divmod(index, rows)
        x, y = room.x0 + column * width, room.y0 + 2 + pitch * row
        line = Box(x, y, x + width - 4, y + pitch)
        _draw_move(canvas, line, move, say, name=width >= NAMED)


def _draw_move(canvas: Canvas, line: Box, move: BotMove, say: Say, *, name: bool) -> None:
    """Draw a moved marker, its new space, and the results, as far as there is room."""
    x, y = line.x0, line.middle[1]
    size = min(line.height - 2, 28)
    sign = tag(move.tag, size) if move.tag else icon("advance", size - 6)
    canvas.stamp(sign, x + size // 2, y)
    canvas.stamp(icon("arrow", 18), x + size + 16, y)
    x += size + 32
    if name:
        track = say(msg(f"tmars.track.{move.track}"))
        where = fit(
            word(say, "bot.move", track=track, space=str(move.after)),
            6 * (line.x1 - x) // 10,
            (BODY, Type(16), Type(14)),
        )
    else:
        where = Line(str(move.after), BODY)
    canvas.write(where, x, y, TEXT, within=line)
    x += where.width + 14
    for sign_name, text in _results(move, say):
        said = Line(text, BODY)
        width = (size + 6 if sign_name else 0) + said.width
        if x + width > line.x1:
            break
        if sign_name:
            canvas.stamp(icon(sign_name, size), x + size // 2, y)
        ink = TEXT if sign_name else MUTED
        canvas.write(said, x + width - said.width, y, ink, within=line)
        x += width + 14


def _results(move: BotMove, say: Say) -> Iterator[tuple[str, str]]:
    """Return the results of the move, as signs with words."""
    if not move.results:
        yield "", word(say, "bot.blank")
    for result in move.results:
        kind, _, of = result.partition(":")
        match kind:
            case "tr":
                yield "tr", f"+{of}"
            case "temperature" | "token":
                yield kind, "+1" if kind == "token" else "+2°"
            case "milestone" | "award":
                yield kind, say(msg(f"tmars.{kind}.{of}"))
            case _:
                yield kind, of
