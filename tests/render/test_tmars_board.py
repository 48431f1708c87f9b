"""The board of Terraforming Mars is readable with any number of seats and in any position."""

from itertools import combinations

import pytest
from msgspec.structs import replace

from bot.i18n import LANGUAGES
from render.core.canvas import Canvas
from render.core.palette import ACCENT, BACKGROUND
from render.tmars.board.asked import waiting
from render.tmars.board.board import board_drawing, paint_board
from render.tmars.board.goals import draw_goals
from render.tmars.board.seats import draw_seat
from render.tmars.layout import (
    AWARDS,
    CHIP,
    GENERATION,
    GOALS,
    HEIGHT,
    LAST,
    MILESTONES,
    PLANET,
    WIDTH,
    free_box,
    panel_box,
)
from rules.core.text import Say, msg
from rules.tmars.components.boards import BOARDS
from rules.tmars.components.cards import CARDS, CORPORATIONS
from rules.tmars.components.effects import RESOURCES, Tag
from rules.tmars.view import MOST_ACTS, Act, View
from tests.catalogues import catalogue_of
from tests.render.conftest import LONG_NAMES, Written
from tests.render.tmars_views import automa, choosing, ended, solo, start, table

NAMES = ("김하늘", "Alessandra Bonaventura", "Tom", "정우성과 친구들", "Eve")
SEATS = (1, 2, 3, 4, 5)


CATALOGUES = {language: catalogue_of(language) for language in LANGUAGES}


def speak(language: str = "en", name: str | None = None) -> Say:
    return CATALOGUES[language].sayer(lambda seat: name or NAMES[seat])


def longest(language: str) -> str:
    say = speak(language)
    return max(CARDS, key=lambda card: len(say(msg(f"tmars.card.{card}"))))


def busy(seats: int, language: str = "it", *, bot: bool = False) -> View:
    """A view with everything as wide as possible."""
    view = automa("elysium") if bot else table(seats, "elysium")
    full = tuple(
        replace(
            state,
            tr=134,
            stock=dict.fromkeys(RESOURCES, 288),
            production=dict.fromkeys(RESOURCES, 45),
            hand=38,
            events=18,
            tags=dict.fromkeys(Tag, 14),
            greeneries=14,
            cities=11,
            passed=bool(seat % 2),
        )
        for seat, state in enumerate(view.seats)
    )
    changes = {"oxygen": 1, "temperature": 2, "oceans": 1, "tr": 14, "mc": -288, "p_mc": -5}
    acts = tuple(Act(0, "card", longest(language), "E5", changes) for _ in range(MOST_ACTS))
    wide = (188,) * seats
    return replace(
        view,
        seats=full,
        acts=acts,
        active=0,
        generation=31,
        milestones=tuple(replace(goal, values=wide) for goal in view.milestones),
        awards=tuple(replace(goal, values=wide) for goal in view.awards),
    )


VIEWS = {
    "two": table(2, "hellas"),
    "three": table(3),
    "four": table(4),
    "five": table(5, "elysium"),
    "start": start(5),
    "busy": busy(5),
    "automa": automa(),
    "busy automa": busy(1, bot=True),
    "solo": solo(),
    "choosing": choosing(table(3)),
    "chosen": choosing(table(4, "hellas"), "H3"),
    "over": ended(table(5), (2, 1, 4, 1, 5)),
    "lost to the bot": ended(automa(), (2,)),
    "for the rating": replace(solo(), rating_goal=63),
    "lost alone": ended(solo(), (2,)),
    "lost for the rating": ended(replace(solo(), rating_goal=63), (2,)),
    "won alone": ended(solo(), (1,)),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_no_word_leaves_its_box(language: str, seats: int, written: list[Written]) -> None:
    say = speak(language, LONG_NAMES[language])
    everybody = ended(table(seats), (1,) * seats)
    for view in (busy(seats, language), start(seats), everybody, busy(1, language, bot=True)):
        paint_board(view, say)
    assert len(written) > 300
    assert not [word for word in written if not word.within.holds(word.box)]


@pytest.mark.parametrize("seats", SEATS)
def test_panels_do_not_overlap(seats: int) -> None:
    free = free_box(seats)
    boxes = [CHIP, LAST, GENERATION, PLANET, MILESTONES, AWARDS, *map(panel_box, range(seats))]
    boxes += [free] if free is not None else []
    assert not [(a, b) for a, b in combinations(boxes, 2) if a.overlap(b)]
    assert all(box.x1 <= WIDTH - 16 and box.y1 <= HEIGHT - 12 for box in boxes)


@pytest.mark.parametrize(
    ("view", "seats"),
    [
        pytest.param(table(4), (1,), id="whose turn it is"),
        pytest.param(choosing(replace(table(4), active=0)), (1,), id="who is asked"),
        pytest.param(start(3), (1, 2), id="who has not chosen yet"),
        pytest.param(ended(table(4), (1, 2, 3, 4)), (), id="nobody when it is over"),
    ],
)
def test_the_board_shows_the_active_players(view: View, seats: tuple[int, ...]) -> None:
    assert waiting(view) == seats


def chip_words(view: View, written: list[Written], language: str = "en") -> list[str]:
    written.clear()
    paint_board(view, speak(language))
    return [word.line.text for word in written if word.within == CHIP]


def test_the_chip_counts_actions(written: list[Written]) -> None:
    view = table(3)
    assert "action 2 of 2" in chip_words(view, written)
    assert "end of turn" in chip_words(replace(view, actions=2), written)


def test_a_solo_turn_has_no_limit_of_actions(written: list[Written]) -> None:
    view = table(3)
    alone = tuple(replace(state, passed=seat != 1) for seat, state in enumerate(view.seats))
    assert "action 6" in chip_words(replace(view, seats=alone, actions=5), written)


def test_the_three_things_of_a_thumbnail_are_large(written: list[Written]) -> None:
    view = table(4)
    paint_board(view, speak("ko", "김하늘"))
    large = [word.line.text for word in written if word.line.type.size >= 40]
    assert large[:2] == ["김하늘", "녹지 · D4"]
    assert {str(state.tr) for state in view.seats} <= set(large)


def test_solo_play_names_the_last_generation(written: list[Written]) -> None:
    paint_board(replace(solo(), generation=12), speak())
    assert [w.line.text for w in written if w.within == GENERATION] == ["Gen.", "/14", "12"]


@pytest.mark.parametrize(
    ("view", "said"),
    [
        pytest.param(ended(table(3), (2, 3, 1)), "Tom wins!", id="one seat"),
        pytest.param(ended(automa(), (2,)), "MarsBot wins!", id="the bot"),
        pytest.param(ended(solo(), (2,)), "Mars is not ready in time", id="nobody"),
        pytest.param(
            ended(replace(solo(), rating_goal=63), (2,)), "TR 63 was not reached", id="a low rating"
        ),
    ],
)
def test_the_winner_is_named(view: View, said: str, written: list[Written]) -> None:
    assert " ".join(chip_words(view, written)) == said


def test_totals_replace_hands_at_the_end(written: list[Written]) -> None:
    view = ended(table(3), (2, 3, 1))
    paint_board(view, speak())
    assert view.outcome is not None
    for seat, score in enumerate(view.outcome.scores):
        box = panel_box(seat)
        loud = [w.line.text for w in written if box.holds(w.box) and w.line.type.size == 48]
        assert loud == [str(score.total)]


def test_leaders_are_bold(written: list[Written]) -> None:
    paint_board(table(4), speak())
    row = [w for w in written if AWARDS.holds(w.box) and w.line.text in ("8", "5", "−2", "11")]
    weights = {w.line.text: w.line.type.weight for w in row if w.within == AWARDS}
    assert weights["11"] == 700
    assert weights["−2"] == 400


@pytest.mark.parametrize("board", sorted(BOARDS))
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_goals_are_complete_and_large(
    language: str, board: str, written: list[Written]
) -> None:
    """The names are complete whether taken or not, at any number of seats, and do not overlap."""
    say = speak(language)
    for view in (*(table(seats, board) for seats in SEATS), automa(board)):
        for owner in (None, 0):
            written.clear()
            milestones = tuple(replace(goal, owner=owner) for goal in view.milestones)
            awards = tuple(replace(goal, owner=owner) for goal in view.awards)
            canvas = Canvas.blank(WIDTH, HEIGHT, BACKGROUND)
            draw_goals(canvas, replace(view, milestones=milestones, awards=awards), say)
            said = " ".join(word.line.text for word in written)
            for kind, goals in (("milestone", milestones), ("award", awards)):
                names = {say(msg(f"tmars.{kind}.{goal.id}")) for goal in goals}
                assert not [name for name in names if name not in said]
                words = {word for name in names for word in name.split()}
                found = [w for w in written if words & set(w.line.text.split())]
                assert len(found) >= len(goals)
                assert min(word.line.type.size for word in found) >= 18
            assert not [
                (one.line.text, other.line.text)
                for one, other in combinations(written, 2)
                if one.box.overlap(other.box)
            ]


def test_alone_the_way_to_go_stands_in_place_of_goals(written: list[Written]) -> None:
    paint_board(solo(), speak())
    said = [w.line.text for w in written if w.within == GOALS]
    assert said == ["All three complete by the end of generation 14", "9/19", "8/14", "5/9"]
    written.clear()
    view = replace(solo(), rating_goal=63)
    paint_board(view, speak())
    said = [w.line.text for w in written if w.within == GOALS]
    assert said == ["TR 63 by the end of generation 14", f"{view.seats[0].tr}/63"]


def test_acting_seats_have_an_accent_frame() -> None:
    image = board_drawing(table(4), speak()).canvas().image
    framed = [seat for seat in range(4) if image.getpixel(_edge(seat)) == ACCENT]
    assert framed == [1]


def _edge(seat: int) -> tuple[int, int]:
    box = panel_box(seat)
    return box.x0 + 1, box.middle[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_corporation_is_named_whole_and_large_beside_any_sign(
    language: str, written: list[Written]
) -> None:
    """The corporation is below the name, however long that is, and nothing overlaps."""
    box = panel_box(0)
    for name in ("Kim", LONG_NAMES[language]):
        say = speak(language, name)
        for view in (busy(1, language), busy(1, language, bot=True), ended(busy(1), (1,))):
            for corporation in CORPORATIONS:
                state = replace(view.seats[0], corporation=corporation)
                shown = replace(view, first=0, seats=(state,))
                canvas = Canvas.blank(WIDTH, HEIGHT, BACKGROUND)
                written.clear()
                draw_seat(canvas, box, shown, 0, say, acting=shown.outcome is None)
                said = say(msg(f"tmars.card.{corporation}"))
                (found,) = (word for word in written if word.line.text == said)
                assert found.line.type.size >= 18
                assert not [
                    (one.line.text, other.line.text)
                    for one, other in combinations(written, 2)
                    if one.box.overlap(other.box)
                ]


def test_marsbots_own_number_stands_behind_its_sign(written: list[Written]) -> None:
    paint_board(automa(), speak())
    said = [word for word in written if word.within == MILESTONES]
    planner = next(index for index, word in enumerate(said) if word.line.text == "Planner")
    seats, bot = said[planner + 1 : planner + 3]
    assert (seats.line.text, bot.line.text) == ("≥ 16", "4")
    assert bot.box.x0 - seats.box.x1 >= 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_marsbots_things_are_named_in_one_size(language: str, written: list[Written]) -> None:
    say = speak(language)
    paint_board(automa(), say)
    names = {say(msg(f"tmars.board.{key}")) for key in ("tokens", "pile", "used")}
    sizes = [word.line.type.size for word in written if word.line.text in names]
    assert len(sizes) == 3
    assert set(sizes) in ({18}, {19}, {20})
