"""The lessons of the first game: their moments and their marks."""

from msgspec.structs import replace

from rules.core.lessons import Asked, Lesson
from rules.core.text import msg
from rules.metromania.lessons import COURSE
from rules.metromania.preview import preview
from rules.metromania.view import View
from tests.rules.metromania.positions import EAST, P1, P2, WEST, blank, dug


def lesson(key: str) -> Lesson[View]:
    return next(each for each in COURSE.lessons if each.key == key)


def test_markers_are_explained_once_one_is_on_the_map() -> None:
    marker = lesson("marker")
    bare = preview(dug(blank(seats=2), {P1: WEST}), P1, "dig", {})
    assert not marker.fits(Asked(bare, "metromania.asked.turn", "dig"))
    state = dug(blank("A9=R B9=C", seats=2), {P1: WEST, P2: "1:S15>v5 1:A9>v11=C"})
    others = preview(state, P1, "dig", {})
    assert marker.fits(Asked(others, "metromania.asked.turn", "dig"))
    assert marker.mark(others) == msg("core.place", place="A9")


def test_the_place_that_touches_most_is_marked_for_a_station() -> None:
    line = WEST.removesuffix(" 1:E11>v47")
    state = dug(blank("B4=R B6=C C6=E", seats=2), {P1: line, P2: EAST})
    shown = preview(state, P1, "station", {"line": 1})
    assert [each.vertex for each in shown.vertex_marks] == ["v2", "v9", "v17"]
    assert lesson("build").mark(shown) == msg("core.place", place="v9")
    chosen = preview(state, P1, "station", {"line": 1, "vertex": "v2"})
    assert chosen.vertex_marks == ()


def test_the_end_is_explained_once_a_line_is_complete_or_blocked() -> None:
    end, running = lesson("end"), preview(dug(blank(seats=2), {P1: WEST}), P1, "dig", {})
    assert not end.fits(Asked(running, "metromania.asked.turn", "dig"))
    near = replace(running, closed=1)
    assert end.fits(Asked(near, "metromania.asked.turn", "dig"))
    assert end.mark(near) == msg("core.region.stock")
