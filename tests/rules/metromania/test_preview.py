"""A half-made move as its seat sees it."""

from itertools import islice

from rules.core import engine
from rules.core.domains import OneOf
from rules.metromania import GAME
from rules.metromania.state import State
from rules.metromania.view import TunnelMark, TunnelView
from tests.rules.metromania.positions import EAST, P1, P2, WEST, blank, demo, dug, play

SOUTHEAST = "1:S11>v2 1:A3>v9 1:B5>v17"
SECOND = "2:S45>v86 2:J1>v79 2:I1>v71 2:H1>v62 2:G1>v52 2:F1>v41 2:E1>v31"
ACROSS = f"{WEST} 1:F12>v58 1:G12>v68 1:H12>v77 1:I12>v85"


def offered(state: State, field: str, given: dict[str, str]) -> set[tuple[str, str]]:
    """Key and vertex of each tunnel that the form offers."""
    verb = next(verb for verb in GAME.verbs if verb.name == "dig")
    found = engine.domain_of(verb, state, state.turn.seat, given, field)
    assert isinstance(found, OneOf)
    return {
        (option.mark, option.value.partition("=")[0]) for option in found.options if option.mark
    }


def marked(marks: tuple[TunnelMark, ...]) -> dict[tuple[str, str], None]:
    """Key and vertex of each tunnel, in order."""
    names = (
        (mark.key, f"{mark.tunnel.line}:{mark.tunnel.cell}>{mark.tunnel.end}") for mark in marks
    )
    return dict.fromkeys(names)


def test_marks_have_the_letters_of_the_form() -> None:
    """From the second tunnel on, alternatives to the chosen one are marked as well."""
    state = dug(blank("C9=R", seats=3), {P1: WEST})
    one, two, three = {"first": "1:F12>v58"}, {"second": "1:G12>v68"}, {"third": "1:H12>v77"}
    first, second = offered(state, "first", {}), offered(state, "second", one)
    third = offered(state, "third", one | two)
    for given, seen in (
        ({}, first),
        (one, second),
        (one | two, second | third),
        (one | two | three, second | third),
    ):
        shown = GAME.preview(state, P1, "dig", given)
        assert shown.is_preview
        assert {value for _, value in marked(shown.chosen)} == {*given.values()}
        rows = first, second, third
        assert all(mark in row for mark, row in zip(marked(shown.chosen), rows, strict=False)), (
            "what is chosen keeps its letter"
        )
        assert marked(shown.marks).keys() == seen - marked(shown.chosen).keys()
        assert shown.marks


def test_a_letter_stands_for_one_tunnel_whichever_step_digs_it() -> None:
    state = dug(blank(), {P1: f"{SOUTHEAST} {SECOND}"})
    steps = {"first": "1:C7>v26", "second": "1:D9>v36", "third": "1:E11>v47"}
    shown = GAME.preview(state, P1, "dig", steps)
    marks = (*shown.marks, *shown.chosen)
    assert len({mark.key for mark in marks}) == len(marks)
    assert len({mark.tunnel for mark in marks}) == len(marks)
    rows = [
        offered(state, field, dict(islice(steps.items(), number)))
        for number, field in enumerate(steps)
        if number > 0
    ]
    letters = {
        value: {key for row in rows for key, other in row if other == value}
        for row in rows
        for _, value in row
    }
    assert all(len(keys) == 1 for keys in letters.values())


def test_it_shows_the_tunnels_dug_so_far() -> None:
    state = dug(demo(), {P1: "1:S11>v2"})
    shown = GAME.preview(state, P1, "dig", {"first": "1:A3>v9=B"})
    assert shown.last is not None
    assert shown.last.tunnels == (TunnelView(1, "A3", "v2", "v9"),)
    assert shown.seats[P1].lines[0].path == ("s11", "v2", "v9")
    assert [(each.cell, each.letter) for each in shown.placed] == [("A3", "B")]
    assert [marker.kind for marker in shown.seats[P1].markers] == ["R", "E"]
    assert shown.acting == P1


def test_it_shows_the_stations_they_build() -> None:
    state = dug(demo(), {P1: WEST.replace("A3", "A4"), P2: EAST.removesuffix(" 1:C9>v26")}, P2)
    shown = GAME.preview(state, P2, "dig", {"first": "1:C9>v26"})
    assert shown.last is not None
    assert shown.last.stations == ("v26",)
    assert shown.seats[P2].score == 1


def test_what_may_follow_a_stop_is_marked() -> None:
    """The default of a form's next step is to stop."""
    state = dug(blank(), {P1: WEST})
    one = GAME.preview(state, P1, "dig", {"first": "1:F12>v58"})
    assert one.marks
    assert GAME.preview(state, P1, "dig", {"first": "1:F12>v58", "second": ""}) == one


def test_it_marks_where_a_bonus_station_may_go() -> None:
    state = dug(blank(), {P1: ACROSS})
    shown = GAME.preview(state, P1, "dig", {"first": "1:X34"})
    assert shown.marks == ()
    assert [mark.vertex for mark in shown.vertex_marks[:2]] == ["v2", "v9"]
    after = GAME.preview(state, P1, "dig", {"first": "1:X34", "second": "+v9"})
    assert [mark.vertex for mark in after.chosen_vertices] == ["v9"]
    assert {*after.vertex_marks, *after.chosen_vertices} == {*shown.vertex_marks}
    assert {*after.chosen} == {*shown.chosen}
    assert [station.vertex for station in after.stations] == ["v9"]
    pending = play(state, "1:X34")
    again = GAME.preview(pending, P1, "bonus", {}).vertex_marks
    assert [mark.vertex for mark in again] == [mark.vertex for mark in shown.vertex_marks]
    assert GAME.preview(pending, P1, "bonus", {"vertex": "v9"}).stations == after.stations
    declined = GAME.preview(pending, P1, "bonus", {"vertex": ""})
    assert (declined.vertex_marks, declined.stations) == ((), ())


def test_it_marks_where_an_intermediate_station_may_go() -> None:
    state = dug(demo(), {P1: WEST.replace("A3", "A4"), P2: EAST})
    assert GAME.preview(state, P1, "station", {}).vertex_marks == ()
    shown = GAME.preview(state, P1, "station", {"line": 1})
    assert [mark.vertex for mark in shown.vertex_marks] == ["v2", "v9", "v17"]
    built = GAME.preview(state, P1, "station", {"line": 1, "vertex": "v9"})
    assert built.vertex_marks == ()
    assert (built.seats[P1].score, built.supply) == (1, 28)


def test_steps_that_do_not_fit_are_left_out() -> None:
    state = dug(blank(), {P1: WEST})
    for given in ({"first": "1:A1>v1"}, {"first": "what"}, {"first": 7}, {"vertex": "v9"}):
        shown = GAME.preview(state, P1, "dig", given)
        assert shown.last is not None
        assert shown.last.tunnels == ()
        assert shown.marks


def test_other_moves_show_the_plain_view() -> None:
    state = dug(blank(), {P1: WEST})
    assert GAME.preview(state, P1, "pass", {}) == GAME.view(state, P1)
    assert GAME.preview(state, P2, "dig", {"first": "1:F12>v58"}) == GAME.view(state, P2)
