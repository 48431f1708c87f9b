"""A half-made move, as its seat sees it."""

from rules.core import engine
from rules.core.domains import OneOf
from rules.metromania import GAME
from rules.metromania.state import State
from rules.metromania.view import TunnelMark, TunnelView, VertexMark
from tests.rules.metromania.positions import EAST, P1, P2, WEST, blank, demo, dug, play

ACROSS = f"{WEST} 1:F12>v58 1:G12>v68 1:H12>v77 1:I12>v85"


def offered(state: State, field: str, given: dict[str, str]) -> set[tuple[str, str]]:
    """Key and vertex of each tunnel that the form offers."""
    verb = next(verb for verb in GAME.verbs if verb.name == "dig")
    found = engine.domain_of(verb, state, state.turn.seat, given, field)
    assert isinstance(found, OneOf)
    return {
        (option.mark, option.value.partition("=")[0]) for option in found.options if option.mark
    }


def marked(marks: tuple[TunnelMark, ...]) -> set[tuple[str, str]]:
    return {
        (mark.key, f"{mark.tunnel.line}:{mark.tunnel.cell}>{mark.tunnel.end}") for mark in marks
    }


def test_marks_have_the_letters_of_the_form() -> None:
    state = dug(blank("C9=R", seats=3), {P1: WEST})
    for field, given in (
        ("first", {}),
        ("second", {"first": "1:F12>v58"}),
        ("third", {"first": "1:F12>v58", "second": "1:G12>v68"}),
    ):
        shown = GAME.preview(state, P1, "dig", given)
        assert shown.is_preview
        assert marked(shown.marks) == offered(state, field, given)
        assert shown.marks


def test_the_tunnels_dug_so_far() -> None:
    state = dug(demo(), {P1: "1:S11>v2"})
    shown = GAME.preview(state, P1, "dig", {"first": "1:A3>v9=B"})
    assert shown.last is not None
    assert shown.last.tunnels == (TunnelView(1, "A3", "v2", "v9"),)
    assert shown.seats[P1].lines[0].path == ("s11", "v2", "v9")
    assert [(each.cell, each.letter) for each in shown.placed] == [("A3", "B")]
    assert [marker.kind for marker in shown.seats[P1].markers] == ["R", "E"]
    assert shown.acting == P1


def test_stations_that_come_with_them() -> None:
    state = dug(demo(), {P1: WEST.replace("A3", "A4"), P2: EAST.removesuffix(" 1:C9>v26")}, P2)
    shown = GAME.preview(state, P2, "dig", {"first": "1:C9>v26"})
    assert shown.last is not None
    assert shown.last.stations == ("v26",)
    assert shown.seats[P2].score == 1


def test_what_may_follow_a_stop_is_marked() -> None:
    """A form starts from stopping, as long as nobody has chosen more."""
    state = dug(blank(), {P1: WEST})
    one = GAME.preview(state, P1, "dig", {"first": "1:F12>v58"})
    assert one.marks
    assert GAME.preview(state, P1, "dig", {"first": "1:F12>v58", "second": ""}) == one


def test_no_marks_once_the_turn_is_complete() -> None:
    state = dug(blank(), {P1: WEST})
    full = {"first": "1:F12>v58", "second": "1:G12>v68", "third": "1:H12>v77"}
    assert GAME.preview(state, P1, "dig", full).marks == ()


def test_where_a_bonus_station_may_go() -> None:
    state = dug(blank(), {P1: ACROSS})
    shown = GAME.preview(state, P1, "dig", {"first": "1:X34"})
    assert shown.marks == ()
    assert shown.vertex_marks[:2] == (VertexMark("A", "v2"), VertexMark("B", "v9"))
    after = GAME.preview(state, P1, "dig", {"first": "1:X34", "second": "+v9"})
    assert after.vertex_marks == ()
    assert [station.vertex for station in after.stations] == ["v9"]
    pending = play(state, "1:X34")
    assert GAME.preview(pending, P1, "bonus", {}).vertex_marks == shown.vertex_marks
    assert GAME.preview(pending, P1, "bonus", {"vertex": "v9"}).stations == after.stations
    declined = GAME.preview(pending, P1, "bonus", {"vertex": ""})
    assert (declined.vertex_marks, declined.stations) == ((), ())


def test_where_an_intermediate_station_may_go() -> None:
    state = dug(demo(), {P1: WEST.replace("A3", "A4"), P2: EAST})
    assert GAME.preview(state, P1, "station", {}).vertex_marks == ()
    shown = GAME.preview(state, P1, "station", {"line": 1})
    assert [mark.vertex for mark in shown.vertex_marks] == ["v2", "v9", "v17"]
    built = GAME.preview(state, P1, "station", {"line": 1, "vertex": "v9"})
    assert built.vertex_marks == ()
    assert (built.seats[P1].score, built.supply) == (1, 28)


def test_what_does_not_fit_is_left_out() -> None:
    state = dug(blank(), {P1: WEST})
    for given in ({"first": "1:A1>v1"}, {"first": "what"}, {"first": 7}, {"vertex": "v9"}):
        shown = GAME.preview(state, P1, "dig", given)
        assert shown.last is not None
        assert shown.last.tunnels == ()
        assert shown.marks


def test_the_state_is_left_alone() -> None:
    state, copy = (dug(blank(), {P1: WEST}) for _ in range(2))
    GAME.preview(state, P1, "dig", {"first": "1:F12>v58"})
    assert state == copy


def test_other_moves_have_the_view_as_it_is() -> None:
    state = dug(blank(), {P1: WEST})
    assert GAME.preview(state, P1, "pass", {}) == GAME.view(state, P1)
    assert GAME.preview(state, P2, "dig", {"first": "1:F12>v58"}) == GAME.view(state, P2)
