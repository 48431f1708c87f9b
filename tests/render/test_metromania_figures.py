"""The examples beside the rules of Metromania fit in every language, and their drawings are correct."""

import re

import pytest
from PIL.Image import Image

from bot.core.text.lines import ALT_CHARS
from bot.i18n import LANGUAGES
from render.core.boxes import Box
from render.metromania.figures import scenes as figures_scenes
from render.metromania.figures.drawing import CHANGE_MINUTES, RIDE_MINUTES, Drawing, fills
from render.metromania.figures.examples import EXAMPLES, FIGURES, SCENES
from render.metromania.figures.scenes import (
    BENDS,
    MEETINGS,
    THIRD,
    TRIP,
    TUNNEL,
    WAITING,
    Choice,
    Scene,
)
from rules.core.errors import IllegalMove
from rules.core.text import msg
from rules.metromania.components.coordinates import is_arrow
from rules.metromania.components.steps import read_step
from rules.metromania.network.digging import check_step
from rules.metromania.network.stations import intermediate_vertices
from rules.metromania.state import State, Station
from rules.metromania.turns.trips import CHANGE, RIDE, TripGraph, graph_of
from tests.catalogues import catalogue_of
from tests.refusing import refuses
from tests.render.conftest import Speak, Written
from tests.rules.metromania.positions import blank, dug, play, refused, stations

DRAWN = {
    "tunnel": TUNNEL,
    "bends": BENDS,
    "meetings": MEETINGS,
    "trip": TRIP,
    "waiting": WAITING,
    "third": THIRD,
}
BUILT = ("v42", "v65", "v67")
"""Intermediate stations in the trip's scene."""
each_scene = pytest.mark.parametrize("scene", DRAWN.values(), ids=DRAWN)


def _state(scene: Scene, lines: tuple[str, ...] | None = None, last_line: str = "longest") -> State:
    """The scene's lines dug in the order of their seats, with fixed hands."""
    printed = " ".join(f"{at.cell}={at.kind}" for at in scene.placed)
    digs = {
        seat: " ".join(f"1:{step}" for step in line.split())
        for seat, line in enumerate(lines or scene.lines)
    }
    state = dug(blank(printed, markers="fixed", last_line=last_line), digs)
    return dug(state, {0: " ".join(f"2:{step}" for step in scene.second.split())})


each_figure = pytest.mark.parametrize("number", sorted(SCENES))
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_figure
@each_language
def test_captions_are_not_cut(
    number: int, language: str, speak: Speak, written: list[Written]
) -> None:
    say = speak(language)
    FIGURES[number](say)
    said = " ".join(word.line.text for word in written)
    assert all(say(msg(f"metromania.figure.{key}")) in said for _, key in EXAMPLES[number])


@each_language
@pytest.mark.parametrize(
    ("number", "places"),
    [
        (2, (TUNNEL.views()[0].cells[-1],)),
        (3, tuple(choice.cell for choice in BENDS.choices)),
        (6, ()),
        (11, tuple(at.cell for at in TRIP.placed)),
        (13, tuple(choice.cell for scene in (WAITING, THIRD) for choice in scene.choices)),
    ],
)
def test_every_example_has_a_description(
    number: int, places: tuple[str, ...], language: str
) -> None:
    words = catalogue_of(language).say(msg(f"metromania.figure.{number}"), names=str)
    assert all(place in words for place in places)
    assert len(words) <= ALT_CHARS


@each_figure
@each_language
def test_examples_show_no_codes_of_vertices(
    number: int, language: str, written: list[Written], speak: Speak
) -> None:
    say = speak(language)
    FIGURES[number](say)
    words = [say(msg(f"metromania.figure.{number}")), *(word.line.text for word in written)]
    assert not re.search(r"\bv\d", " ".join(words))


@each_scene
def test_words_on_a_drawing_lie_within_it(scene: Scene) -> None:
    picture, words = Drawing(scene).draw()
    assert picture.size == scene.size
    assert set(scene.named) <= {word.line.text for word in words}
    for word in words:
        (x, y), half = word.at, word.line.width // 2
        assert Box(0, 0, *scene.size).holds(Box(x - half, y - 21, x + half, y + 21))


def _colours(image: Image) -> set[object]:
    counted = image.convert("RGB").getcolors(image.width * image.height)
    return {colour for _, colour in counted or ()}


def test_filled_cells_keep_their_colours(speak: Speak) -> None:
    say = speak()
    filled = _colours(Drawing(TUNNEL).draw()[0]).intersection(fills())
    assert filled
    assert filled <= _colours(FIGURES[2](say))


@each_scene
def test_lines_are_legal_and_stations_come_as_drawn(scene: Scene) -> None:
    drawn = set(scene.stations) - (set(BUILT) if scene is TRIP else set())
    assert set(stations(_state(scene))) == drawn


def test_the_crossed_out_bends_are_too_sharp() -> None:
    state = _state(BENDS)
    state.turn.seat = 0
    for choice in BENDS.choices:
        step = read_step(f"1:{choice.cell}>{choice.end}")
        if choice.allowed:
            check_step(state, 0, step)
            continue
        with refuses("metromania.acute", IllegalMove):
            check_step(state, 0, step)


def _counted(scene: Scene) -> str:
    """The numbered tunnels, as a line of text."""
    dug = (choice for choice in scene.choices if choice.allowed)
    return " ".join(f"2:{_step(choice)}" for choice in dug)


def _step(choice: Choice) -> str:
    return choice.cell if is_arrow(choice.cell) else f"{choice.cell}>{choice.end}"


@pytest.mark.parametrize(("last_line", "code"), [("longest", "dead_end"), ("free", None)])
def test_the_crossed_out_exit_is_legal_only_with_the_option(
    last_line: str, code: str | None
) -> None:
    state = _state(WAITING, last_line=last_line)
    assert [line.complete for line in state.seats[0].lines] == [True, False]
    (exit_space,) = (choice for choice in WAITING.choices if not choice.allowed)
    assert refused(state, f"2:{_step(exit_space)}") == code


@pytest.mark.parametrize("scene", [WAITING, THIRD], ids=["elsewhere", "to the exit"])
def test_numbered_tunnels_are_a_dig_of_three(scene: Scene) -> None:
    assert len(_counted(scene).split()) == 3
    state = play(_state(scene), f"dig {_counted(scene)}")
    assert state.seats[0].lines[1].complete == (scene is THIRD)


def test_the_line_that_is_not_the_last_is_hidden() -> None:
    for scene in (WAITING, THIRD):
        (line,) = scene.views()
        places = (scene.lattice.at(vertex) for vertex in line.path)
        assert not any(0 <= x <= scene.size[0] and 0 <= y <= scene.size[1] for x, y in places)


def test_text_and_drawing_agree_about_stations() -> None:
    said = {callout.vertex for callout in MEETINGS.callouts if callout.makes_station}
    assert said == set(MEETINGS.stations)
    kinds = {station.vertex: station.kind for station in _state(MEETINGS).stations}
    assert kinds == {"v33": "meet", "v36": "split", "v37": "meet"}


def _network() -> State:
    """The trip's lines with the stations that were built on them."""
    state = _state(TRIP)
    for vertex in BUILT:
        seat = next(seat for seat, line in enumerate(TRIP.views()) if vertex in line.path)
        assert vertex in intermediate_vertices(state, state.seats[seat].lines[0])
        state.stations.append(Station(vertex, "intermediate", seat))
    return state


def _ends(graph: TripGraph) -> tuple[tuple[str, ...], tuple[str, ...]]:
    one, other = TRIP.placed
    return graph.serving(one.cell), graph.serving(other.cell)


def test_the_golden_route_is_the_only_fastest_one() -> None:
    state = _network()
    placed = {(at.cell, at.marker, at.seat) for at in state.placed}
    assert placed == {(at.cell, f"{at.kind}-{at.letter}", at.seat) for at in TRIP.placed}
    graph = graph_of(state)
    route = graph.fastest(*_ends(graph))
    assert route is not None
    assert [(hop.seat, hop.start, hop.end) for hop in route.hops] == [
        (ride.seat, ride.start, ride.end) for ride in TRIP.route
    ]
    assert route.changes == (TRIP.change.split()[0],)
    assert route.minutes == TRIP.minutes[0][1]
    assert (RIDE_MINUTES, CHANGE_MINUTES) == (RIDE, CHANGE)


def test_without_the_orange_line_the_other_route_would_be_the_fastest() -> None:
    state = _network()
    state.seats[1].lines[0].path.clear()
    graph = graph_of(state)
    route = graph.fastest(*_ends(graph))
    assert route is not None
    rides = [(hop.seat, hop.start, hop.end) for hop in route.hops]
    assert rides[1:] == [(ride.seat, ride.start, ride.end) for ride in TRIP.slower]
    assert rides[0] == (TRIP.route[0].seat, TRIP.route[0].start, TRIP.route[0].end)
    assert route.changes == (TRIP.slower_change.split()[0],)
    assert route.minutes == TRIP.minutes[1][1]


def test_every_scene_is_tested_here() -> None:
    found = [scene for scene in vars(figures_scenes).values() if isinstance(scene, Scene)]
    assert found == list(DRAWN.values())
