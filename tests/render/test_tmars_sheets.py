"""The cover, the final scores and the drawn examples of Terraforming Mars."""

from itertools import combinations

import pytest
from msgspec.structs import replace

from render.core.encode import encode_png
from render.core.palette import ACCENT, SEATS
from render.tmars import PAINTER
from render.tmars.board.scores import scores_canvas
from render.tmars.cards.layout import COVER_TEXT, ScoreSheet
from render.tmars.figures import FIGURES, PAYMENTS
from rules.core.game import Outcome, ScorePart, SeatScore
from rules.core.text import msg
from rules.tmars.components.content import STEEL_VALUE, TITANIUM_VALUE
from rules.tmars.view import View
from tests.render.conftest import LONG_NAMES, NAMES, Speak, Written
from tests.render.pixels import pixels
from tests.render.tmars_views import automa, ended, solo, table

SCORES = PAINTER.sheets[0]
CHAPTERS = ("tr", "milestones", "awards", "greeneries", "cities", "cards")


def over(view: View, ranks: tuple[int, ...], points: int = 10) -> View:
    """With all chapters, the more points the earlier the seat."""
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


def test_there_are_scores_only_when_it_is_over() -> None:
    assert not SCORES.when(table(3))
    assert SCORES.when(ended(table(3), (1, 2, 3)))


def test_a_table_that_goes_on_has_no_scores_to_paint(speak: Speak) -> None:
    with pytest.raises(ValueError, match="no final scores"):
        SCORES.paint(table(3), speak())


def test_columns_stand_in_the_order_of_the_ranks(speak: Speak, written: list[Written]) -> None:
    SCORES.paint(over(table(4), (3, 1, 4, 2)), speak("en"))
    found = {word.line.text: word.box.x0 for word in written if word.line.text in NAMES}
    lines = sorted(
        (word for word in written if 130 < word.box.y0 < 200), key=lambda word: word.box.x0
    )
    assert found[NAMES[0]] > found[NAMES[3]]
    assert lines[0].line.text in NAMES[1]


def test_every_chapter_stands_in_a_row_with_its_points(
    speak: Speak, written: list[Written]
) -> None:
    SCORES.paint(over(table(2), (1, 2)), speak("en"))
    said = [word.line.text for word in written]
    assert said.count("10") == len(CHAPTERS)
    assert said.count("9") == len(CHAPTERS)
    assert {"60", "59", "Milestones", "Awards", "Cards", "1st · 23 M€", "2nd · 12 M€"} <= set(said)


def test_the_best_of_a_row_is_bold(speak: Speak, written: list[Written]) -> None:
    SCORES.paint(over(table(2), (1, 2)), speak("en"))
    weights = {
        word.line.text: word.line.type.weight
        for word in written
        if word.line.text in ("10", "9") and word.line.type.size == 36
    }
    assert weights["10"] > weights["9"]


def test_the_winner_is_outlined_and_nobody_else(speak: Speak) -> None:
    view = over(table(3), (2, 1, 3))
    canvas = scores_canvas(view, speak("en"))
    sheet = ScoreSheet(3, len(CHAPTERS))
    rims = [
        canvas.image.getpixel((sheet.column(index).x0 + 1, 400)) == ACCENT for index in range(3)
    ]
    assert rims == [True, False, False]


def test_all_who_share_the_first_rank_are_outlined(speak: Speak) -> None:
    canvas = scores_canvas(over(table(3), (1, 1, 3)), speak("en"))
    sheet = ScoreSheet(3, len(CHAPTERS))
    for index, expected in enumerate((True, True, False)):
        found = canvas.image.getpixel((sheet.column(index).x0 + 1, 400)) == ACCENT
        assert found is expected


@pytest.mark.parametrize(("rank", "words"), [(1, ["Won", "Lost"]), (2, ["Won", "Lost"])])
def test_marsbot_has_a_column(
    rank: int, words: list[str], speak: Speak, written: list[Written]
) -> None:
    view = over(automa(), (rank,))
    assert view.bot is not None
    tokens = ScorePart(msg("tmars.part.tokens"), 18)
    view = replace(view, bot=replace(view.bot, parts=(*view.bot.parts, tokens)))
    SCORES.paint(view, speak("en", "Kim"))
    said = [word.line.text for word in written]
    names = [text for text in said if text in ("Kim", "MarsBot")]
    assert names == (["Kim", "MarsBot"] if rank == 1 else ["MarsBot", "Kim"])
    assert [text for text in said if text in ("Won", "Lost")] == words
    assert {"Failed actions", "18"} <= set(said)


def test_alone_there_is_one_column(speak: Speak, written: list[Written]) -> None:
    SCORES.paint(over(solo(), (2,)), speak("en"))
    said = [word.line.text for word in written]
    assert "Lost" in said
    assert "Ties: the most M€ wins." not in said


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
@pytest.mark.parametrize(
    "view",
    [
        pytest.param(over(solo(), (1,)), id="alone"),
        pytest.param(over(automa(), (1,)), id="against MarsBot"),
        *(
            pytest.param(over(table(seats), tuple(range(1, seats + 1))), id=f"{seats} seats")
            for seats in (2, 3, 4, 5)
        ),
    ],
)
def test_all_chapters_are_named_in_one_size(
    view: View, language: str, speak: Speak, written: list[Written]
) -> None:
    say = speak(language, "Kim")
    SCORES.paint(view, say)
    named = {word for name in CHAPTERS for word in say(msg(f"tmars.part.{name}")).split()}
    found = [word.line for word in written if set(word.line.text.split()) <= named]
    assert len(found) >= len(CHAPTERS)
    assert len({line.type.size for line in found}) == 1
    assert found[0].type.size >= (20 if len(view.seats) > 2 else 24)


@pytest.mark.parametrize("columns", [1, 2, 3, 4, 5])
def test_the_columns_of_the_scores_end_at_the_right_edge(columns: int) -> None:
    sheet = ScoreSheet(columns, len(CHAPTERS))
    boxes = [sheet.column(index) for index in range(columns)]
    assert sheet.labels.x1 < boxes[0].x0
    assert not [(a, b) for a, b in combinations(boxes, 2) if a.overlap(b)]
    assert sheet.size[0] - 16 - boxes[-1].x1 <= 4


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


@pytest.mark.parametrize("number", sorted(FIGURES))
@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_the_words_of_a_figure_fit(
    language: str, number: int, speak: Speak, written: list[Written]
) -> None:
    say = speak(language)
    image = FIGURES[number](say)
    assert image.size == (1200, 900)
    assert len(encode_png(image)) <= 300_000
    assert not [word for word in written if not word.within.holds(word.box)]
    assert not [word for word in written if word.line.text.endswith("...")]
    assert say(msg(f"tmars.figure.{number}"))


def test_the_payments_of_the_example_are_exact() -> None:
    values = {"steel": STEEL_VALUE, "titanium": TITANIUM_VALUE, "mc": 1}
    for _, cost, paid in PAYMENTS:
        assert sum(values[sign] * units for sign, units in paid) == cost
