"""The pictures of Metromania's panels: keys beside the map's signs, and clips at the edge of a window."""

from collections.abc import Iterator
from math import hypot
from typing import Any

import pytest

from bot.i18n import LANGUAGES
from render.core.boxes import Box
from render.core.palette import ACCENT, BAD
from render.core.text import Line
from render.metromania.focus import window as windows
from render.metromania.focus.choices import Choices, choices_of
from render.metromania.focus.layout import Obstacles, Wanted, placed_keys
from render.metromania.focus.panel import MORE, paint_focus
from render.metromania.focus.strip import CAPTION
from render.metromania.focus.window import Trail, Window
from render.metromania.palette import ROUTES
from rules.core.rng import Rng
from rules.core.text import msg
from rules.registry import load
from tests.render.conftest import Speak
from tests.render.focuses import Asked, questions
from tests.render.golden_views import names, sampled_states
from tests.scale import sized

pytestmark = pytest.mark.slow

GAME = load("metromania")


def asked(count: int) -> Iterator[Asked]:
    for name in names("metromania")[:: sized(6, 3)]:
        for number, state in enumerate(sampled_states(GAME, name, count)):
            yield from questions(GAME, state, Rng(number))


def hides(box: Box, place: tuple[int, int], reach: float) -> bool:
    x, y = place
    return hypot(max(box.x0 - x, x - box.x1, 0), max(box.y0 - y, y - box.y1, 0)) < reach


def test_no_number_stands_on_a_station_or_a_destination(
    speak: Speak, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[Window] = []
    draw = Window.draw

    def noted(window: Window) -> Any:
        drawn.append(window)
        draw(window)

    monkeypatch.setattr(windows.Window, "draw", noted)
    say = speak("it")
    for each in asked(5):
        if each.question.field("route") is not None:
            paint_focus(each.question, say)
    assert drawn
    for window in drawn:
        lattice, at = window.shot.lattice, window.shot.at
        stops = [at(lattice.at(vertex)) for vertex in window.network.stopped_at]
        symbols = [at(place) for place in window.network.symbols.values()]
        for key in window.keys:
            assert window.shot.box.holds(key.box)
            assert not any(hides(key.box, place, 12 * lattice.unit) for place in stops)
            assert not any(hides(key.box, place, 0.18 * lattice.edge) for place in symbols)
        boxes = [key.box for key in window.keys]
        for index, box in enumerate(boxes):
            assert not any(box.overlap(other) for other in boxes[index + 1 :])


def test_stations_behind_a_chosen_route_are_asked_without_the_other_routes() -> None:
    states = sampled_states(GAME, "tie_more_tunnels", 40)
    asked_now = (each for state in states for each in questions(GAME, state, Rng(0)))
    found = (choices_of(each.question) for each in asked_now if each.question.field("route"))
    behind = [each for each in found if each.spots and each.picked is not None]
    assert behind
    for each in behind:
        assert [trail.mark for _, trail in each.trails if trail.chosen]
        assert not [mark for mark in _open_routes(each) if mark.isdecimal()]


def _open_routes(choices: Choices) -> list[str]:
    return [trail.mark for _, trail in choices.trails if not trail.chosen]


def test_a_key_stands_beyond_the_end_of_its_route() -> None:
    room, end = Box(0, 0, 600, 600), (300, 300)
    for way in ((1.0, 0.0), (0.0, -1.0), (-0.5, 0.87)):
        (key,) = placed_keys([Wanted("1", end, way, chosen=False)], room, Obstacles())
        (x, y), (dx, dy) = key.middle, way
        assert (x - end[0]) * dx + (y - end[1]) * dy > 0
        assert not key.box.holds(Box(*end, *end))


def test_a_route_that_spoils_a_line_is_written_as_a_warning(speak: Speak) -> None:
    seen = set()
    say = speak("en")
    for each in asked(9):
        route = each.question.field("route")
        held = next((o for o in route.offers if o.value == route.chosen), None) if route else None
        if held is None or held.label is None:
            continue
        spoils = held.label.key.rpartition(".")[2] in ("route_blocks", "route_strands")
        words = say(held.label).split()
        inks = {
            text.colour
            for text in paint_focus(each.question, say).texts
            if text.line.text.split()[:1] == words[:1]
        }
        assert (BAD if spoils else ACCENT) in inks
        seen.add(spoils)
    assert seen == {True, False}


def test_routes_that_pass_the_same_stops_differ_in_colour() -> None:
    unused: Any = None
    ways = (("A", "B", "C"), ("A", "D", "C"), ("A", "B", "D", "C"), ("A", "E", "C"), ("X", "Y"))
    trails = [Trail(str(mark), path, ()) for mark, path in enumerate(ways)]
    shades = Window(unused, unused, unused, trails=trails).shades
    assert {shades[str(mark)] for mark in range(len(ROUTES))} == set(ROUTES)
    assert shades["4"] == ACCENT


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rest_of_the_routes_is_told_in_full(language: str, speak: Speak) -> None:
    told = speak(language)(msg("metromania.focus.more", count=288))
    assert Line(told, CAPTION).width <= MORE.width
