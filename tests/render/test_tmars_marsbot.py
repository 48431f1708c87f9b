"""The pictures of MarsBot's tracks and of single seats."""

from itertools import combinations

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.i18n import LANGUAGES
from render.core.palette import ACCENT
from render.core.sprites import SPRITES
from render.tmars.board.board import board_drawing
from render.tmars.board.tracks import COMPACT, LARGE, Frame
from render.tmars.crops.marsbot import paint_marsbot
from render.tmars.crops.seat import SEAT_PICTURES
from render.tmars.layout import (
    BOT_BOXES,
    BOT_CARDS,
    BOT_HEAD,
    BOT_TRACKS,
    CROP_HEIGHT,
    CROP_WIDTH,
    TRACKS_BOX,
    Tableau,
    panel_box,
)
from render.tmars.palette import BOT as BOT_COLOUR
from rules.core.seats import Seat
from rules.tmars.components.cards import CARDS
from rules.tmars.components.tracks import TRACKS
from rules.tmars.view import BotCard, BotMove, BotView, View
from tests.render.conftest import LONG_NAMES, Written
from tests.render.test_tmars_board import VIEWS, busy, speak
from tests.render.tmars_views import automa, ended, table

FAR = dict.fromkeys(TRACKS, 18)
CHAINS = BotCard(
    card="185",
    token=False,
    moves=tuple(
        BotMove(tag, track, n, n + 1, (result,))
        for n, (tag, track, result) in enumerate(
            (
                ("science", "science", "tr:3"),
                ("", "science", "city:F2"),
                ("", "science", "milestone:planner"),
                ("jovian", "power", "award:thermalist"),
                ("", "power", "token"),
                ("event", "event", "temperature"),
            )
        )
    ),
)


def bot_of(view: View) -> BotView:
    assert view.bot is not None
    return view.bot


def with_bot(**changes: object) -> View:
    view = automa()
    return replace(view, bot=replace(bot_of(view), **changes))


BOTS = {
    "usual": automa(),
    "far": with_bot(markers=FAR, used=("010",) * 120, tokens=24, pile=0, passed=True),
    "fresh": with_bot(markers=dict.fromkeys(TRACKS, 0), turn=(), used=(), tokens=0, pile=8),
    "chains": with_bot(turn=(CHAINS, CHAINS)),
    "no tag": with_bot(turn=(BotCard("034", (), token=True),)),
    "no card": with_bot(
        turn=(BotCard("", tuple(BotMove("", track, 0, 1, ()) for track in TRACKS), token=False),)
    ),
    "one card": with_bot(turn=(CHAINS,)),
    "over": ended(automa(), (2,)),
}


@pytest.mark.parametrize("name", sorted(BOTS))
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_about_marsbot_is_cut(language: str, name: str, written: list[Written]) -> None:
    image = paint_marsbot(BOTS[name], speak(language))
    assert image.size == (CROP_WIDTH, CROP_HEIGHT)
    assert not [word for word in written if not word.within.holds(word.box)]
    assert not [word.line.text for word in written if word.line.text.endswith("...")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(BOTS))
def test_its_panel_on_the_board(language: str, name: str, written: list[Written]) -> None:
    board_drawing(BOTS[name], speak(language)).canvas()
    box = panel_box(1)
    inside = [word for word in written if box.holds(word.box)]
    assert len(inside) >= 6
    assert not [word for word in written if not word.within.holds(word.box)]


def test_panels_do_not_overlap() -> None:
    boxes = (BOT_HEAD, *BOT_BOXES, BOT_TRACKS, BOT_CARDS)
    assert not [(a, b) for a, b in combinations(boxes, 2) if a.overlap(b)]


@pytest.mark.parametrize(
    ("frame", "box"), [(COMPACT, TRACKS_BOX), (LARGE, BOT_TRACKS)], ids=["board", "alone"]
)
def test_cells_do_not_overlap_and_stay_in_their_box(frame: Frame, box: object) -> None:
    assert isinstance(box, type(BOT_TRACKS))
    cells = [frame.cell(box, row, space) for row in range(7) for space in range(19)]
    assert not [(a, b) for a, b in combinations(cells, 2) if a.overlap(b)]
    assert all(box.inset(4).holds(cell) for cell in cells)
    markers = 5 + frame.marker // 2 + 2
    assert max(cell.y1 for cell in cells) + markers <= box.y1


def edge(image: Image.Image, track: str, space: int) -> object:
    cell = COMPACT.cell(TRACKS_BOX, list(TRACKS).index(track), space)
    return image.getpixel((cell.x0 - 1, cell.y0 + 20))


def test_markers_stand_where_they_are_and_are_gold_after_a_move() -> None:
    view = automa()
    image = board_drawing(view, speak()).canvas().image
    moved = {move.track for card in bot_of(view).turn for move in card.moves}
    assert moved == {"space", "event", "power", "building"}
    for track, space in bot_of(view).markers.items():
        assert edge(image, track, space) == (ACCENT if track in moved else BOT_COLOUR), track


def test_a_marker_at_its_end_does_not_glow() -> None:
    stuck = BotCard("136", (BotMove("power", "power", 18, 18, ("token",)),), token=False)
    image = board_drawing(with_bot(markers=FAR, turn=(stuck,)), speak()).canvas().image
    assert edge(image, "power", 18) == BOT_COLOUR


def test_a_table_without_marsbot_says_so(written: list[Written]) -> None:
    paint_marsbot(table(3), speak())
    assert [word.line.text for word in written] == ["MarsBot is not at this table"]


def test_every_result_is_shown(written: list[Written]) -> None:
    paint_marsbot(BOTS["one card"], speak())
    said = {word.line.text for word in written if BOT_CARDS.holds(word.box)}
    assert {"+3", "F2", "Planner", "Thermalist", "+1", "+2°"} <= said


@pytest.mark.parametrize("seat", range(5))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_single_seat_is_shown(language: str, seat: Seat, written: list[Written]) -> None:
    for view in (table(5), busy(5, language), ended(table(5), (1, 2, 3, 4, 5))):
        SEAT_PICTURES[f"seat{seat + 1}"](view, speak(language, LONG_NAMES[language]))
    assert not [word for word in written if not word.within.holds(word.box)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_cards_in_play_are_named_in_full(language: str, written: list[Written]) -> None:
    view = table(2)
    every = tuple(card for card, design in CARDS.items() if design.type != "event")
    for start in range(0, len(every), 40):
        held = every[start : start + 40]
        state = replace(view.seats[0], tableau=held, on_card=dict.fromkeys(held, 12))
        SEAT_PICTURES["seat1"](replace(view, seats=(state, view.seats[1])), speak(language, "Kim"))
    assert not [word.line.text for word in written if word.line.text.endswith("...")]


@pytest.mark.parametrize("cards", [0, 1, 20, 21, 45, 80])
def test_cards_do_not_overlap(cards: int) -> None:
    sheet = Tableau(cards)
    width, height = sheet.size
    assert len(sheet.rows) == cards
    assert not [(a, b) for a, b in combinations(sheet.rows, 2) if a.overlap(b)]
    assert all(sheet.body.holds(row) for row in sheet.rows)
    assert sheet.body.x1 <= width - 16
    assert sheet.body.y1 <= height - 16


def test_a_seat_that_does_not_exist(written: list[Written]) -> None:
    SEAT_PICTURES["seat4"](table(3), speak())
    assert [word.line.text for word in written] == ["There is no seat 4 at this table"]


@pytest.mark.parametrize("name", sorted(VIEWS))
def test_the_cache_changes_no_pixel(name: str) -> None:
    say = speak("it")
    for paint in (paint_marsbot, SEAT_PICTURES["seat1"]):
        SPRITES.clear()
        fresh = paint(VIEWS[name], say)
        assert paint(VIEWS[name], say).tobytes() == fresh.tobytes()
