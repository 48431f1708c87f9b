"""The cover, the trips and the private markers of Metromania."""

from itertools import combinations

import pytest
from msgspec.structs import replace

from render.core.boxes import Box
from render.core.encode import encode_png
from render.core.panel.focus import CAPTION_PX
from render.core.sprites import SPRITES
from render.metromania import PAINTER
from render.metromania.layout import trip_boxes, trip_rows
from rules.core.game import ScorePart
from rules.core.text import msg
from rules.metromania.view import EndView, View
from tests.render.conftest import LONG_NAMES, NAMES, Speak, Written
from tests.render.metro_views import ended, grown

SCORES, TRIPS = PAINTER.sheets
TITLES = ("A", "B", "C", "D", "E", "F")


def _over(seats: int) -> View:
    return ended(grown(3, 12 * seats, seats), tuple(range(1, seats + 1)))


def test_there_are_trips_only_after_construction() -> None:
    assert not TRIPS.when(grown(1, 20, 3))
    assert TRIPS.when(_over(3))


def _worst(seats: int) -> View:
    """Return a view in which every trip has the widest ends, and points for all."""
    view = _over(seats)
    ends = EndView("C", "X14", 0, ("v1",)), EndView("E", "E17", 1, ("v1",))
    trips = [replace(trip, points=(-6,) * seats) for trip in view.trips]
    trips[0] = replace(trips[0], ends=ends, minutes=28, hops=())
    trips[1] = replace(trips[1], ends=ends, minutes=None, hops=())
    trips[2] = replace(trips[2], ends=(ends[0], replace(ends[1], stations=())), minutes=None)
    wide = EndView("C", "G16", 0, ("v1",)), EndView("A", "D13", 1, ("v1",))
    trips[3] = replace(trips[3], ends=wide, minutes=None, hops=())
    trips[6] = replace(trips[6], minutes=None, hops=(), points=(0,) * seats)
    assert view.outcome is not None
    worst = ScorePart(msg("metromania.part.lines"), -42)
    scores = tuple(replace(score, total=-122, parts=(worst,) * 4) for score in view.outcome.scores)
    return replace(view, trips=tuple(trips), outcome=replace(view.outcome, scores=scores))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_no_word_of_the_trips_leaves_its_box(
    language: str, seats: int, speak: Speak, written: list[Written]
) -> None:
    say = speak(language, LONG_NAMES[language])
    for view in (_over(seats), _worst(seats)):
        written.clear()
        image = TRIPS.paint(view, say)
        assert image.size == (1200, 780)
        assert not [word for word in written if not word.within.holds(word.box)]
        assert min(word.line.type.size for word in written) >= CAPTION_PX
        # Words beside each other have a gap between them.
        boxes = [
            Box(word.box.x0 - 2, word.box.y0, word.box.x1 + 2, word.box.y1) for word in written
        ]
        for index, box in enumerate(boxes):
            assert all(box.overlap(other) == 0 for other in boxes[index + 1 :])
        assert len(encode_png(image)) <= 150_000


def test_every_trip_shows_its_letter_and_its_minutes(speak: Speak, written: list[Written]) -> None:
    view = _over(3)
    TRIPS.paint(view, speak("en"))
    for box, trip in zip(trip_boxes(), view.trips, strict=False):
        said = [word.line.text for word in written if word.within == box]
        assert ("min" in said) == (trip.minutes is not None)
        assert trip.minutes is None or str(trip.minutes) in said
        if trip.letter in TITLES:
            assert trip.letter in said


def test_seats_are_in_the_order_of_their_ranks(speak: Speak, written: list[Written]) -> None:
    TRIPS.paint(ended(grown(3, 40, 4), (3, 1, 4, 2)), speak("en"))
    names = [word.line.text for word in written if word.line.text[:4] in {n[:4] for n in NAMES}]
    assert [name[:3] for name in names] == [NAMES[seat][:3] for seat in (1, 3, 0, 2)]


def test_an_impossible_trip_shows_the_reason(speak: Speak, written: list[Written]) -> None:
    view = _over(3)
    served = EndView("R", "D3", 0, ("v1",))
    cases = (
        (EndView("C", None, 1, ()), "Marker not placed"),
        (EndView("C", "A3", 1, ()), "No station"),
        (EndView("C", "A3", 1, ("v2",)), "No route"),
    )
    trips = list(view.trips)
    for index, (end, _) in enumerate(cases):
        trips[index] = replace(
            trips[index], ends=(served, end), minutes=None, hops=(), points=(-6, 0, 0)
        )
    TRIPS.paint(replace(view, trips=tuple(trips)), speak("en"))
    for box, (_, reason) in zip(trip_boxes(), cases, strict=False):
        said = " ".join(word.line.text for word in written if box.holds(word.within))
        assert reason in said


def test_the_trips_have_the_same_pixels_with_and_without_the_cache(speak: Speak) -> None:
    view, say = _over(4), speak("ko")
    SPRITES.clear()
    first = TRIPS.paint(view, say).tobytes()
    assert TRIPS.paint(view, say).tobytes() == first


def test_there_are_scores_only_when_it_is_over() -> None:
    assert not SCORES.when(grown(1, 20, 3))
    assert SCORES.when(_over(3))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_no_word_of_the_scores_leaves_its_box(
    language: str, seats: int, speak: Speak, written: list[Written]
) -> None:
    say = speak(language, LONG_NAMES[language])
    worst = _worst(seats)
    for view in (_over(seats), worst):
        written.clear()
        image = SCORES.paint(view, say)
        assert not [word for word in written if not word.within.holds(word.box)]
        said = [word.line.text for word in written]
        assert say(msg("metromania.title")) in said
        assert say(msg("metromania.board.fastest", count=28)) in said or view is not worst
        boxes = [word.box for word in written]
        assert not [pair for pair in combinations(boxes, 2) if pair[0].overlap(pair[1])]
        assert len(encode_png(image)) <= 150_000


def test_the_scores_tell_every_trip_and_the_fastest_in_gold(
    speak: Speak, written: list[Written]
) -> None:
    view = _over(3)
    trips = [replace(trip, minutes=9, points=(0, 3, -6)) for trip in view.trips]
    trips[2] = replace(trips[2], minutes=4)
    trips[5] = replace(trips[5], minutes=None)
    SCORES.paint(replace(view, trips=tuple(trips)), speak("en"))
    assert "Fastest trip · 4 min" in {word.line.text for word in written}
    for row, trip in zip(trip_rows(), trips, strict=True):
        said = {word.line.text for word in written if row.holds(word.box)}
        time = "Impossible" if trip.minutes is None else f"{trip.minutes} min"
        letter = {trip.letter} if trip.letter in TITLES else set()
        assert said == {time, "+3", "\N{MINUS SIGN}6"} | letter


def test_a_network_without_a_possible_trip_has_no_fastest_one(
    speak: Speak, written: list[Written]
) -> None:
    view = _over(2)
    trips = tuple(replace(trip, minutes=None, hops=()) for trip in view.trips)
    SCORES.paint(replace(view, trips=trips), speak("en"))
    assert not [word for word in written if word.line.text.startswith("Fastest")]


def _told(view: View, seat: int) -> View:
    """The view of a seat that knows its own letters."""
    state = view.seats[seat]
    markers = tuple(
        replace(mark, letter=letter) for mark, letter in zip(state.markers, "ABC", strict=False)
    )
    seats = tuple(
        replace(other, markers=markers) if index == seat else other
        for index, other in enumerate(view.seats)
    )
    return replace(view, viewer=seat, seats=seats)


@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_hidden_markers_are_shown_to_their_owner(
    language: str, speak: Speak, written: list[Written]
) -> None:
    view = _told(grown(2, 0, 3, markers="hidden"), 1)
    (picture,) = PAINTER.hand(view, speak(language))
    assert [word.line.text for word in written if len(word.line.text) == 1] == ["A", "B", "C"]
    assert not [word for word in written if not word.within.holds(word.box)]
    assert not [word for word in written if word.line.text.endswith("...")]
    assert len(encode_png(picture)) <= 150_000


def test_only_the_owner_sees_a_hand(speak: Speak) -> None:
    hidden = grown(2, 0, 3, markers="hidden")
    assert PAINTER.hand(hidden, speak()) == ()
    assert PAINTER.hand(replace(grown(2, 0, 3), viewer=1), speak()) == ()


@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_impossible_trips_are_said_in_one_size(
    language: str, speak: Speak, written: list[Written]
) -> None:
    say = speak(language, LONG_NAMES[language])
    view = _over(4)
    trips = [
        replace(trip, minutes=None, hops=(), points=(6,) * at)
        for at, trip in enumerate(view.trips[:4])
    ]
    SCORES.paint(replace(view, trips=(*trips, *view.trips[4:])), say)
    impossible = say(msg("metromania.board.impossible"))
    types = [word.line.type for word in written if word.line.text == impossible]
    assert len(types) >= 4
    assert len(set(types)) == 1
