"""The knowledge of each viewer (T36)."""

from rules.core import engine
from rules.core.game import Setup, default_options
from rules.core.rng import Rng
from rules.metromania import GAME
from rules.metromania.components.content import LineStatus
from rules.metromania.view import LineView, MarkerView, TunnelView, TurnView, View
from tests.rules.metromania.positions import EAST, P1, P2, WEST, blank, demo, dug, play

HANDS = (("R", "A"), ("C", "B"), ("E", "C"))


def hand(view: View, seat: int) -> tuple[MarkerView, ...]:
    return view.seats[seat].markers


def test_hidden_letters_are_shown_to_their_owner_only() -> None:
    state = dug(demo(markers="hidden"), {P1: "1:S11>v2 1:A3>v9=B"})
    for viewer in (P2, None):
        shown = GAME.view(state, viewer)
        assert hand(shown, P1) == (MarkerView("R", None), MarkerView("E", None))
        assert [(each.cell, each.kind, each.letter) for each in shown.placed] == [("A3", "C", "B")]
    assert hand(GAME.view(state, P1), P1) == (MarkerView("R", "A"), MarkerView("E", "C"))
    assert hand(GAME.view(state, P2), P2)[0] == MarkerView("R", "D")


def test_open_letters_are_public() -> None:
    for markers in ("open", "fixed"):
        shown = GAME.view(demo(markers=markers), None)
        assert hand(shown, P1) == tuple(MarkerView(*each) for each in HANDS)


def test_everything_is_shown_at_the_end() -> None:
    rng = Rng(3)
    options = default_options(GAME) | {"markers": "hidden"}
    state = engine.start(GAME, Setup(3, options, 3)).state
    while waiting := GAME.waiting_for(state):
        seat = min(waiting)
        state = engine.play(GAME, state, seat, engine.sample_move(GAME, state, seat, rng)).state
    shown = GAME.view(state, None)
    assert all(marker.letter for mine in shown.seats for marker in mine.markers)
    assert (shown.phase, shown.acting, len(shown.trips)) == ("over", None, 7)
    assert shown.outcome is not None
    assert [mine.score for mine in shown.seats] == [each.total for each in shown.outcome.scores]


def test_lines_are_shown() -> None:
    shown = GAME.view(dug(blank(), {P1: WEST}), None)
    first, second = shown.seats[P1].lines
    assert first == LineView(
        number=1,
        path=("s11", "v2", "v9", "v17", "v26", "v36", "v47"),
        cells=("S11", "A3", "B5", "C7", "D9", "E11"),
        left=12,
        status=LineStatus.RUNNING,
    )
    assert second == LineView(number=2, path=(), cells=(), left=18, status=LineStatus.UNSTARTED)


def test_the_city_is_shown() -> None:
    shown = GAME.view(demo(), None)
    assert len(shown.city) == 150
    assert (shown.city["A3"], shown.city["B6"], shown.city["D15"], shown.city["A1"]) == (
        "C",
        "P",
        "L",
        ".",
    )
    assert len(shown.arrows) == 24
    assert shown.map_title == "Original city"


def test_the_table_is_shown() -> None:
    shown = GAME.view(dug(blank(), {P1: WEST, P2: EAST}), P1)
    assert (shown.viewer, shown.phase, shown.round, shown.acting) == (P1, "construction", 2, P1)
    assert (shown.supply, shown.closed, shown.closed_limit) == (29, 0, 5)
    assert [(station.vertex, station.kind) for station in shown.stations] == [("v26", "meet")]
    assert shown.rules == {
        "markers": "open",
        "impossible_trip": "penalty",
        "final_round": "always",
        "station_between": "true",
        "station_points": "builder",
        "empty_supply": "forbid",
        "split_at_line_end": "false",
        "last_line": "longest",
        "taken_starts": "blocked",
    }
    assert (shown.marks, shown.vertex_marks, shown.is_preview, shown.trips) == ((), (), False, ())


def test_the_last_turn_and_an_open_one_are_shown() -> None:
    assert GAME.view(blank(), None).last is None
    state = play(blank(), "1:S11>v2")
    shown = TurnView(P1, (TunnelView(1, "S11", "s11", "v2"),), ())
    assert GAME.view(state, None).last == shown
    state = play(state, "1:A3>v9 1:B5>v17")
    last = GAME.view(state, P2).last
    assert last is not None
    assert (last.seat, len(last.tunnels)) == (P1, 3)
