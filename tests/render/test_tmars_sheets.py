"""The cover and the final scores of Terraforming Mars."""

from itertools import combinations

import pytest
from msgspec.structs import replace
from PIL import ImageChops

from render.core.boxes import Box
from render.core.encode import encode_png
from render.core.palette import ACCENT, SEATS
from render.core.scores import ScoreLayout
from render.tmars import PAINTER
from render.tmars.finale.ages import AGES, wanted
from render.tmars.finale.globe import green_of
from render.tmars.finale.hero import HEIGHT, PLANET
from render.tmars.finale.scores import scores_canvas
from render.tmars.layout import COVER_TEXT
from render.tmars.quantised import sheet_colours
from rules.core.game import Outcome, ScorePart, SeatScore
from rules.core.text import msg
from rules.tmars.view import View
from tests.render.conftest import LONG_NAMES, NAMES, Speak, Written
from tests.render.pixels import far_colours, pixels
from tests.render.tmars_views import automa, ended, solo, table
from tests.scale import one_in

pytestmark = pytest.mark.slow

SCORES = PAINTER.sheets[0]
assert SCORES.moments is not None
PAINT_AGES = SCORES.moments.paint
CHAPTERS = ("tr", "milestones", "awards", "greeneries", "cities", "cards")


def over(view: View, ranks: tuple[int, ...], points: int = 10) -> View:
    """The view at the end, with all chapters; earlier seats have more points."""
    scores = tuple(
        SeatScore(
            total=6 * points - seat,
            parts=tuple(ScorePart(msg(f"tmars.part.{name}"), points - seat) for name in CHAPTERS),
        )
        for seat in range(len(ranks))
    )
    outcome = Outcome(
        ranks=ranks, scores=scores, reason=msg("tmars.reason.shared", seats="Kim", total=60)
    )
    return replace(ended(view, ranks), outcome=outcome)


def test_there_are_scores_only_after_the_end() -> None:
    assert not SCORES.when(table(3))
    assert SCORES.when(ended(table(3), (1, 2, 3)))


def test_a_table_in_play_has_no_scores_to_paint(speak: Speak) -> None:
    with pytest.raises(ValueError, match="no final scores"):
        SCORES.paint(table(3), speak())


def rows_of(view: View) -> tuple[Box, ...]:
    return ScoreLayout(len(view.seats) + (view.bot is not None), HEIGHT).row_boxes


def test_the_seats_stand_in_the_order_of_their_ranks(speak: Speak, written: list[Written]) -> None:
    view = over(table(4), (3, 1, 4, 2))
    SCORES.paint(view, speak("en"))
    said = [" ".join(w.line.text for w in written if row.holds(w.box)) for row in rows_of(view)]
    order = [next(name for name in NAMES if name.split()[0] in words) for words in said]
    assert order == [NAMES[1], NAMES[3], NAMES[0], NAMES[2]]


def test_every_chapter_stands_in_a_row_with_its_points(
    speak: Speak, written: list[Written]
) -> None:
    view = over(table(2), (1, 2))
    SCORES.paint(view, speak("en", "Kim"))
    for row, points, total in zip(rows_of(view), ("10", "9"), ("60", "59"), strict=True):
        said = [word.line.text for word in written if row.holds(word.box)]
        assert said.count(points) == len(CHAPTERS)
        assert total in said
    assert {"Milestones", "Awards", "Cards"} <= {word.line.text for word in written}


@pytest.mark.parametrize(
    ("ranks", "gold"), [((2, 1, 3), [True, False, False]), ((1, 1, 3), [True, True, False])]
)
def test_only_winners_are_outlined(ranks: tuple[int, ...], gold: list[bool], speak: Speak) -> None:
    view = over(table(3), ranks)
    image = scores_canvas(view, speak("en")).image
    rims = [image.getpixel((row.middle[0], row.y0 + 1)) == ACCENT for row in rows_of(view)]
    assert rims == gold


@pytest.mark.parametrize("rank", [1, 2])
def test_marsbot_has_a_row(rank: int, speak: Speak, written: list[Written]) -> None:
    view = over(automa(), (rank,))
    assert view.bot is not None
    tokens = ScorePart(msg("tmars.part.tokens"), 18)
    view = replace(view, bot=replace(view.bot, parts=(*view.bot.parts, tokens)))
    SCORES.paint(view, speak("en", "Kim"))
    said = [{w.line.text for w in written if row.holds(w.box)} for row in rows_of(view)]
    mine, bots = (said[0], said[1]) if rank == 1 else (said[1], said[0])
    assert "Kim" in mine
    assert {"MarsBot", "18"} <= bots
    words = {word.line.text for word in written}
    assert "Failed actions" in words
    assert ("Kim wins!" if rank == 1 else "MarsBot wins!") in words


def test_alone_mars_itself_can_win(speak: Speak, written: list[Written]) -> None:
    SCORES.paint(over(solo(), (2,)), speak("en", "Kim"))
    said = [word.line.text for word in written]
    assert "Mars is not ready in time" in " ".join(said)


def test_the_hero_shows_every_tile_and_how_green_the_planet_is(speak: Speak) -> None:
    view = over(table(3), (1, 2, 3))
    hero = ScoreLayout(3, HEIGHT).hero
    whole = scores_canvas(view, speak()).image.crop(hero).tobytes()
    for label in view.tiles:
        rest = {other: tile for other, tile in view.tiles.items() if other != label}
        fewer = scores_canvas(replace(view, tiles=rest), speak()).image.crop(hero)
        assert fewer.tobytes() != whole, label
    dry = scores_canvas(replace(view, oxygen=0, oceans=0), speak()).image.crop(hero)
    middle = PLANET.at[0], 24
    assert dry.getpixel(middle) != scores_canvas(view, speak()).image.crop(hero).getpixel(middle)


def earlier(view: View, generations: tuple[int, ...]) -> tuple[View, ...]:
    """The view as it could have been in earlier generations: fewer tiles on a less green planet."""
    tiles = list(view.tiles.items())
    return tuple(
        replace(
            view,
            generation=generation,
            outcome=None,
            oxygen=view.oxygen * place // len(generations),
            oceans=view.oceans * place // len(generations),
            tiles=dict(tiles[: len(tiles) * place // len(generations)]),
        )
        for place, generation in enumerate(generations)
    )


@pytest.mark.parametrize(
    ("last", "before"),
    [(10, (1, 4, 7, 9)), (14, (1, 5, 9, 12)), (3, (1, 2)), (2, (1,)), (1, ())],
)
def test_the_planet_is_shown_in_up_to_four_earlier_generations(
    last: int, before: tuple[int, ...]
) -> None:
    assert wanted(replace(table(3), generation=last)) == before


@pytest.mark.parametrize("count", range(1, 5))
def test_each_earlier_planet_has_its_tiles_and_its_generation(
    count: int, speak: Speak, written: list[Written]
) -> None:
    view = replace(over(table(3), (1, 2, 3)), generation=12)
    generations = (1, 5, 8, 10)[:count]
    past, hero = earlier(view, generations), ScoreLayout(3, HEIGHT).hero
    whole = scores_canvas(view, speak("en", "Kim"), past).image
    said = [word.line.text for word in written if hero.holds(word.box)]
    assert [text for text in said if text.isdigit()] == [*map(str, generations), "12"]
    for place, globe in enumerate(AGES[4 - count :]):
        other = [*past]
        other[place] = replace(past[place], tiles=view.tiles, oxygen=14)
        image = scores_canvas(view, speak("en", "Kim"), tuple(other)).image
        box = ImageChops.difference(whole, image).getbbox()
        assert box is not None
        x, y = hero.x0 + globe.at[0], hero.y0 + globe.at[1]
        assert Box(x - globe.r, y - globe.r, x + globe.r, y + globe.r).holds(Box(*box))


@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_no_word_of_the_earlier_planets_is_in_the_way(
    language: str, speak: Speak, written: list[Written]
) -> None:
    view = replace(over(table(5), (1,) * 5), generation=60)
    past = earlier(view, wanted(view))
    image = PAINT_AGES(view, past, speak(language, LONG_NAMES[language]))
    assert not [word for word in written if not word.within.holds(word.box)]
    boxes = [word.box for word in written]
    assert not [(a, b) for a, b in combinations(boxes, 2) if a.overlap(b)]
    hero = ScoreLayout(5, HEIGHT).hero
    round_ones = [
        Box(*(hero.x0 + x - r, hero.y0 + y - r, hero.x0 + x + r, hero.y0 + y + r))
        for r, (x, y) in ((globe.glow[0], globe.at) for globe in AGES)
    ]
    assert not [(a, b) for a in boxes for b in round_ones if a.overlap(b)]
    assert not [(a, b) for a, b in combinations(round_ones, 2) if a.overlap(b)]
    assert len(encode_png(image)) <= 150_000


@pytest.mark.parametrize("view", [table(5), automa("hellas"), solo()], ids=["five", "bot", "alone"])
@pytest.mark.parametrize("oxygen", one_in(3, [0, 7, 14]))
def test_the_palette_has_a_close_colour_for_all_that_is_seen(
    view: View, oxygen: int, speak: Speak
) -> None:
    shown = replace(over(view, (1,) * len(view.seats)), oxygen=oxygen)
    past = earlier(shown, (1, 5, 8, 10)) if oxygen else ()
    image = scores_canvas(shown, speak("ko", "Kim"), past).image
    greens = tuple(map(green_of, (shown, *past)))
    assert far_colours(image, sheet_colours(greens)) == []


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_no_word_of_the_scores_leaves_its_box(
    language: str, seats: int, speak: Speak, written: list[Written]
) -> None:
    view = over(table(seats), (1,) * seats, points=-130)
    image = SCORES.paint(view, speak(language, LONG_NAMES[language]))
    assert not [word for word in written if not word.within.holds(word.box)]
    boxes = [word.box for word in written]
    assert not [(a, b) for a, b in combinations(boxes, 2) if a.overlap(b)]
    assert image.mode == "P"
    assert len(encode_png(image)) <= 150_000


@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_the_cover_tells_the_title(language: str, speak: Speak, written: list[Written]) -> None:
    say = speak(language)
    image = PAINTER.cover(say)
    assert image.size == (1200, 500)
    assert image.mode == "P"
    assert len(encode_png(image)) <= 200_000
    assert not [word for word in written if not word.within.holds(word.box)]
    assert "".join(word.line.text for word in written).startswith(say(msg("tmars.title")))
    seen = set(pixels(image.crop((COVER_TEXT.x0, 380, COVER_TEXT.x1, 430))))
    assert {*SEATS} <= seen
