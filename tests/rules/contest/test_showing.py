"""Views for pictures of tournaments follow from the stored facts, and hold nothing sealed or private."""

from fractions import Fraction
from itertools import combinations

import pytest
from msgspec import structs

from rules.contest.director.held import Chair, Deal, Ended, Pod, RoundHeld, Stage
from rules.contest.director.plan import DAY_MS, Format
from rules.contest.director.snapshot import Entry, Snapshot, Status
from rules.contest.scores.results import Rest, Seated, Table, Unplayed
from rules.contest.scores.tie_breaks import STANDARD
from rules.contest.showing.bracket import bracket_view
from rules.contest.showing.crosstable import crosstable_view
from rules.contest.showing.duplicate import duplicate_view
from rules.contest.showing.pairings import pairings_view
from rules.contest.showing.podium import podium_view
from rules.contest.showing.standings import standings_view
from rules.contest.showing.subject import Subject, initials
from rules.contest.views.bracket import BoxState, Slot
from rules.contest.views.crosstable import Chip
from rules.contest.views.numbers import UNIT, decimal_text, points_text
from rules.contest.views.pairings import PodState
from rules.contest.views.parts import Change, Moment, Place
from rules.contest.views.standings import Bracket, CellKind
from rules.core.text import msg
from tests.rules.contest.courses import plan, stage

LETTERS = "ABCDEFGH"
SUBJECT = Subject("toy", "Cup", dict(enumerate(LETTERS)))
DATE = Moment(2026, 11, 29, 6, 20, 0, "UTC")
WORKED = (
    ("A71 B64 C64 D40", "E80 F77 G52 H51"),
    ("E66 A60 B58 F44", "C75 D70 G69 H33"),
    ("C62 A62 E59 G50", "B81 F70 D69 H69"),
)
"""The worked example of the section "Tie-breaks"."""


def pod(text: str) -> Pod:
    """A scored pod from letters with their totals, in the order of seats."""
    totals = [int(each[1:]) for each in text.split()]
    nos = tuple(LETTERS.index(each[0]) for each in text.split())
    ranks = [1 + sum(other > own for other in totals) for own in totals]
    seats = tuple(
        Seated(no, rank, total) for no, rank, total in zip(nos, ranks, totals, strict=True)
    )
    return Pod(nos, is_open=True, ended=Ended.FINISHED, result=Table(seats), is_scored=True)


def snapshot(*rounds: RoundHeld, wanted: int = 0, **changed: object) -> Snapshot:
    given = plan(4, (3, 4), **changed)
    first = given.stages[0]
    scheme = structs.replace(first.scheme, order=STANDARD)
    given = structs.replace(given, stages=(structs.replace(first, scheme=scheme),))
    entries = tuple(Entry(no) for no in range(8))
    held = Stage(tuple(range(8)), rounds=rounds, rounds_wanted=wanted or len(rounds))
    return Snapshot(given, Status.RUNNING, entries, stages=(held,))


def played(*pods: str) -> RoundHeld:
    return RoundHeld(tuple(pod(each) for each in pods), (), 0, is_over=True)


def worked() -> Snapshot:
    return snapshot(*(played(*each) for each in WORKED))


def test_the_worked_example_as_standings() -> None:
    view = standings_view(worked(), 1, SUBJECT)
    assert "".join(row.name for row in view.rows) == "EACBFDGH"
    assert [points_text(row.points, ".") for row in view.rows][:4] == ["9", "9", "8½", "6½"]
    assert view.brackets == (Bracket(0, 1),)
    assert [value.decided for value in view.rows[0].values if value] == [True]
    assert view.rows[0].values[0] is not None
    assert view.rows[0].values[0].thousandths == 850
    assert view.rows[0].change == Change(0)
    assert view.rows[2].cells[0].is_shared
    assert [cell.place for cell in view.rows[2].cells] == [2, 1, 1]


def test_standings_after_an_earlier_round_know_nothing_of_later_ones() -> None:
    at = worked()
    early = snapshot(*at.stages[0].rounds[:2], wanted=3)
    assert standings_view(at, 1, SUBJECT, after=2).rows == standings_view(early, 1, SUBJECT).rows


def test_rounds_without_a_table() -> None:
    rests = (Rest(7, Unplayed.ALLOCATED, 2 * UNIT),)
    first = RoundHeld((pod("A9 B8 C7 D6"),), rests, 0, is_over=True)
    at = snapshot(first, wanted=3)
    entries = [*at.entries]
    entries[4] = Entry(4, from_round=2)
    entries[5] = Entry(5, dropped_round=2)
    rows = {
        row.name: row
        for row in standings_view(structs.replace(at, entries=tuple(entries)), 1, SUBJECT).rows
    }
    kinds = {name: [cell.kind for cell in row.cells] for name, row in rows.items()}
    assert kinds["H"][0] is CellKind.BYE
    assert rows["H"].cells[0].points == 2 * UNIT
    assert kinds["E"] == [CellKind.MISSED, CellKind.OPEN, CellKind.OPEN]
    assert kinds["F"][1:] == [CellKind.GONE, CellKind.GONE]
    assert rows["F"].is_withdrawn


def test_rounds_before_the_last_six_are_summed_up() -> None:
    at = snapshot(*(played("A9 B8 C7 D6", "E9 F8 G7 H6") for _ in range(11)))
    view = standings_view(at, 1, SUBJECT)
    assert view.rounds == tuple(range(6, 12))
    assert view.has_before
    assert view.rows[0].before == 5 * 4 * UNIT


def test_the_states_of_tables() -> None:
    chairs = (Chair(), Chair(is_waited_for=True), Chair(), Chair())
    pods = (
        pod("A9 B8 C7"),
        Pod((3, 4, 5, 6), is_open=True, chairs=chairs, progress=40),
        Pod((7,)),
    )
    at = snapshot(RoundHeld(pods, (), 0))
    view = pairings_view(at, 1, 1, SUBJECT)
    assert [each.state for each in view.pods] == [
        PodState.FINISHED,
        PodState.PLAYING,
        PodState.PLANNED,
    ]
    assert view.pods[0].winner == "A"
    assert view.pods[1].seats[1].is_to_move
    assert view.pods[1].progress == 40
    waiting = pairings_view(at, 1, 1, SUBJECT, waited=((1, 1),))
    assert waiting.pods[1].state is PodState.WAITING
    assert waiting.pods[1].seats[1].is_waited_for
    assert waiting.pods[1].waits_longest


def test_a_crosstable_is_the_same_from_both_sides() -> None:
    view = crosstable_view(worked(), 1, SUBJECT)
    assert view is not None
    opposite = {Chip.AHEAD: Chip.BEHIND, Chip.BEHIND: Chip.AHEAD, Chip.LEVEL: Chip.LEVEL}
    for a, row in enumerate(view.rows):
        assert row.cells[a] == ()
        for b, chips in enumerate(row.cells):
            assert view.rows[b].cells[a] == tuple(opposite[chip] for chip in chips)
    names = [row.name for row in view.rows]
    assert view.rows[names.index("B")].cells[names.index("C")] == (Chip.LEVEL,)


def test_a_crosstable_says_how_often_all_meet_only_where_all_do() -> None:
    some = crosstable_view(snapshot(*(played(*each) for each in WORKED[:1])), 1, SUBJECT)
    pairs = [played(f"{one}2 {other}1") for one, other in combinations(LETTERS, 2)]
    everybody = crosstable_view(snapshot(*pairs), 1, SUBJECT)
    assert some is not None
    assert everybody is not None
    assert some.note is None
    assert everybody.note == msg("contest.meets", count=1)


def test_a_bracket_leads_from_each_pod_to_the_next() -> None:
    first = played("A9 B8 C7 D6", "E9 F8 G8 H6")
    at = snapshot(first, played("B9 A8 E7 F6"), format=Format.SINGLE, advance=2)
    view = bracket_view(at, 1, SUBJECT)
    assert view is not None
    one, final = view.bands[0].columns
    assert [row.name for row in final.pods[0].rows] == ["B", "A", "E", "F"]
    assert one.pods[0].rows[0].to == Slot(1, 0, 1)
    assert one.pods[0].rows[2].to is None
    assert one.pods[1].is_level
    assert not one.pods[0].is_level


def test_a_bracket_has_boxes_for_the_rounds_to_come() -> None:
    at = snapshot(
        RoundHeld((Pod((0, 1, 2, 3)), Pod((4, 5, 6, 7))), (), 0),
        wanted=2,
        format=Format.SINGLE,
        advance=2,
    )
    view = bracket_view(at, 1, SUBJECT)
    assert view is not None
    final = view.bands[0].columns[1].pods[0]
    assert final.state is BoxState.PLANNED
    assert len(final.rows) == 4
    assert podium_view(at, SUBJECT, DATE) is None


def test_places_that_are_shared_stand_equally_high() -> None:
    at = snapshot(played("A9 B8 C8 D6"), format=Format.SINGLE_TABLE)
    over = structs.replace(at, stages=(structs.replace(at.stages[0], is_over=True),))
    view = podium_view(over, SUBJECT, DATE)
    assert view is not None
    assert [(each.place, each.name) for each in view.winners][:1] == [(1, "A")]


def sealed(margin: int, *, is_open: bool = False) -> Snapshot:
    """A solo duplicate of two deals, whose second one ended with this margin for the first entrant."""
    given = plan(1, (1,), format=Format.DUPLICATE, rounds=2)

    def deal(number: int, margins: tuple[int, ...]) -> RoundHeld:
        pods = tuple(
            Pod(
                (no,),
                deal=number,
                is_open=True,
                ended=Ended.FINISHED,
                result=Table((Seated(no, 1 if each > 0 else 2, 60 + each, margin=each),)),
                is_scored=True,
            )
            for no, each in enumerate(margins)
        )
        return RoundHeld(pods, (), 0, is_over=True)

    rounds = (deal(1, (12, 5, 5)), deal(2, (margin, 1, -3)))
    stages = (Stage((0, 1, 2), rounds=rounds, rounds_wanted=2),)
    deals = (Deal(1, DAY_MS, is_open=True), Deal(1, DAY_MS, is_open=is_open))
    entries = tuple(Entry(no) for no in range(3))
    return Snapshot(given, Status.RUNNING, entries, stages=stages, deals=deals)


@pytest.mark.parametrize("margin", [40, -40])
def test_nothing_of_a_sealed_deal_is_seen(margin: int) -> None:
    one, other = sealed(margin), sealed(0)
    assert duplicate_view(one, 1, SUBJECT) == duplicate_view(other, 1, SUBJECT)
    assert pairings_view(one, 1, 2, SUBJECT) == pairings_view(other, 1, 2, SUBJECT)
    opened = duplicate_view(sealed(margin, is_open=True), 1, SUBJECT)
    assert opened != duplicate_view(sealed(0, is_open=True), 1, SUBJECT)


def test_an_open_deal_has_its_matchpoints() -> None:
    view = duplicate_view(sealed(0), 1, SUBJECT)
    assert [row.name for row in view.rows] == ["A", "B", "C"]
    assert [row.place for row in view.rows] == [Place(1), Place(2, True), Place(2, True)]
    results = [row.results[0] for row in view.rows]
    assert [each.matchpoints for each in results if each] == [4, 1, 1]
    assert all(row.results[1] is None for row in view.rows)


def renumbered(at: Snapshot, by: int) -> Snapshot:
    """The same tournament, each entrant with a number higher by so many."""

    def moved(each: Pod) -> Pod:
        assert each.result is not None
        seats = tuple(structs.replace(seated, no=seated.no + by) for seated in each.result.seats)
        return structs.replace(each, seats=tuple(no + by for no in each.seats), result=Table(seats))

    held = at.stages[0]
    rounds = tuple(
        structs.replace(each, pods=tuple(moved(one) for one in each.pods)) for each in held.rounds
    )
    held = structs.replace(held, field=tuple(no + by for no in held.field), rounds=rounds)
    entries = tuple(structs.replace(each, no=each.no + by) for each in at.entries)
    return structs.replace(at, entries=entries, stages=(held,))


def test_views_hold_names_and_no_numbers_of_entrants() -> None:
    at, later = worked(), renumbered(worked(), 1000)
    other = Subject("toy", "Cup", {no + 1000: name for no, name in enumerate(LETTERS)})
    assert standings_view(later, 1, other) == standings_view(at, 1, SUBJECT)
    assert pairings_view(later, 1, 3, other) == pairings_view(at, 1, 3, SUBJECT)
    assert crosstable_view(later, 1, other) == crosstable_view(at, 1, SUBJECT)


@pytest.mark.parametrize(
    ("units", "text"),
    [
        (0, "0"),
        (UNIT // 4, "¼"),
        (5 * UNIT // 2, "2½"),
        (int(Fraction(17, 6) * UNIT), "2.83"),
        (-3 * UNIT // 2, "−1½"),
        (1000 * UNIT, "1000"),
    ],
)
def test_points_as_people_write_them(units: int, text: str) -> None:
    assert points_text(units, ".") == text


def test_decimals_are_rounded() -> None:
    assert decimal_text(1849, 1, ",") == "1,8"
    assert decimal_text(1850, 1, ",") == "1,9"
    assert decimal_text(-999, 2, ".") == "−1.00"
    assert decimal_text(1500, 0, ".") == "2"


@pytest.mark.parametrize(
    ("name", "letters"),
    [
        ("Alessandra Bonaventura", "AB"),
        ("도윤 하늘별빛", "도"),
        ("Teo", "T"),
        ("(x) Ann", "A"),
        ("", "?"),
    ],
)
def test_initials(name: str, letters: str) -> None:
    assert initials(name) == letters


def test_a_cut_is_where_the_next_stage_begins() -> None:
    at = worked()
    final = stage(4, (3, 4), format=Format.SINGLE_TABLE, cut=4)
    at = structs.replace(at, plan=structs.replace(at.plan, stages=(*at.plan.stages, final)))
    cut = standings_view(at, 1, SUBJECT).cut
    assert cut is not None
    assert cut.after == 4
