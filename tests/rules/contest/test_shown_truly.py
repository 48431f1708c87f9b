"""Pictures show only tables that were played, and name the entrants that keep others waiting."""

from msgspec import structs

from rules.contest.director.held import Chair, Ended, Pod, RoundHeld
from rules.contest.director.plan import DAY_MS, Format
from rules.contest.scores.results import Seated, Table
from rules.contest.showing.pairings import pairings_view, waited
from rules.contest.showing.podium import final_places, podium_view
from rules.contest.showing.standings import standings_view
from rules.contest.showing.subject import ranking
from tests.rules.contest.test_showing import DATE, SUBJECT, played, snapshot


def test_a_table_that_was_ruled_tells_no_totals() -> None:
    seats = tuple(Seated(no, no + 1, 0) for no in range(4))
    ruled = Pod(
        (0, 1, 2, 3),
        is_open=True,
        ended=Ended.ADJUDICATED,
        result=Table(seats),
        is_scored=True,
    )
    at = snapshot(RoundHeld((ruled,), (), 0, is_over=True))
    only = structs.replace(at.plan.stages[0], format=Format.SINGLE_TABLE, rounds=1)
    ended = structs.replace(at.stages[0], is_over=True)
    at = structs.replace(at, plan=structs.replace(at.plan, stages=(only,)), stages=(ended,))
    view = podium_view(at, SUBJECT, DATE)
    assert view is not None
    assert [each.result for each in view.winners] == [None, None, None]
    assert {each.total for each in pairings_view(at, 1, 1, SUBJECT).pods[0].seats} == {None}
    finished = structs.replace(at.stages[0], rounds=(played("A9 B8 C7 D0"),))
    view = podium_view(structs.replace(at, stages=(finished,)), SUBJECT, DATE)
    assert view is not None
    assert [each.result is None for each in view.winners] == [False, False, False]


def test_a_knockout_that_is_over_has_the_order_of_its_final() -> None:
    rounds = (played("A9 B1 C0 D0", "E3 F2 G1 H0"), played("F9 A8 E7 B6"))
    at = snapshot(*rounds, wanted=4, format=Format.SINGLE, advance=2)
    over = structs.replace(at, stages=(structs.replace(at.stages[0], is_over=True),))
    assert [(each.place, each.no) for each in ranking(over, 1)] == [*final_places(over)]
    assert [SUBJECT.name(each.no) for each in ranking(over, 1)][:4] == ["F", "A", "E", "B"]
    assert next(SUBJECT.name(each.no) for each in ranking(at, 1)) == "A", "by points until then"
    assert standings_view(over, 1, SUBJECT).brackets == ()


def test_who_keeps_others_waiting_is_late_and_not_merely_asked() -> None:
    silent, there = Chair(), Chair(is_ready=True)
    asked = Chair(has_moved=True, is_waited_for=True, asked_ms=0)
    open_pod = Pod((0, 1, 2), is_open=True, opened_ms=0, chairs=(asked, there, there))
    other = Pod((3, 4, 5), is_open=True, opened_ms=0, chairs=(there, silent, there))
    done = played("G9 H8").pods[0]
    at = snapshot(RoundHeld((open_pod, other, done), (), 0), wanted=3)
    half = at.plan.show_ms // 2
    assert half < DAY_MS
    assert waited(at, 1, 1, half - 1) == ()
    assert waited(at, 1, 1, half) == ((1, 1),)
    assert waited(at, 1, 1, DAY_MS) == ((1, 1), (0, 0))
    view = pairings_view(at, 1, 1, SUBJECT, waited=waited(at, 1, 1, DAY_MS))
    assert [each.waits_longest for each in view.pods] == [False, True, False]
    assert view.pods[0].seats[0].is_waited_for
