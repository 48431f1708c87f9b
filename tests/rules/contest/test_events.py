"""Whole tournaments of every format in virtual time end by themselves, in spite of all acts of members (15.4)."""

from collections import Counter
from collections.abc import Collection
from fractions import Fraction

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from rules.contest.director.duties import OpenTable, PairRound, Remind
from rules.contest.director.next_duty import next_duty
from rules.contest.director.rounds import next_round
from rules.contest.director.snapshot import Kind, Status
from rules.contest.director.stages.duplicate import deal_table, seat_table
from rules.contest.pairing.certificate import is_true
from rules.contest.scores.results import Unplayed
from tests.rules.contest.compared import differences
from tests.rules.contest.events import CONDITIONS, EVENTS, any_course, course, held
from tests.rules.contest.final_order import final_order
from tests.scale import sized

pytestmark = pytest.mark.slow

POINTED = (
    *("swiss with a final", "pairs", "round robin", "groups", "heats", "ladder", "league"),
    "table duplicate by places",
)
APART = 3
"""In the usual run each event is held under one condition in so many, and each condition meets every third event."""
NEEDED = {
    ("double", "time-outs"),
    ("double", "withdrawals"),
    ("fixed bracket", "withdrawals"),
    ("pairs", "no-shows"),
    ("single", "no-shows"),
}
"""Besides, because they alone reach some lines of the director."""


def _left(event: str, condition: str, place: int) -> list[pytest.MarkDecorator]:
    is_made = place % APART == 0 or (event, condition) in NEEDED
    return [] if is_made else [pytest.mark.release]


def _cases(events: Collection[str] = tuple(EVENTS)) -> pytest.MarkDecorator:
    cases = [
        pytest.param(event, condition, marks=_left(event, condition, row + column))
        for row, event in enumerate(EVENTS)
        for column, condition in enumerate(CONDITIONS)
        if event in events
    ]
    return pytest.mark.parametrize(("event", "condition"), cases)


every_event = _cases()


@every_event
def test_it_ends_with_no_human_act(event: str, condition: str) -> None:
    at = held(event, condition).at
    assert at.status is Status.FINISHED
    assert len(at.stages) == len(at.plan.stages)
    assert all(each.is_over for stage in at.stages for each in stage.rounds)
    assert all(pod.is_scored for _, pod in at.pods())
    assert all(deal.is_open for deal in at.deals)


@every_event
def test_entrants_have_one_seat_a_round_and_every_table_opens_once(
    event: str, condition: str
) -> None:
    ended = held(event, condition)
    for stage in ended.at.stages:
        for each in stage.rounds:
            seen = Counter(no for pod in each.pods for no in pod.seats)
            seen.update(rest.no for rest in each.rests)
            assert max(seen.values(), default=1) == 1
    opened = Counter(duty.place for _, duty in ended.duties if isinstance(duty, OpenTable))
    assert set(opened.values()) == {1}
    assert set(opened) == {place for place, pod in ended.at.pods() if pod.is_open}
    paired = [duty for _, duty in ended.duties if isinstance(duty, PairRound)]
    assert len(paired) == len(set(paired)) == sum(len(each.rounds) for each in ended.at.stages)


@every_event
def test_every_cause_is_pinged_once(event: str, condition: str) -> None:
    reminders = [duty for _, duty in held(event, condition).duties if isinstance(duty, Remind)]
    assert len({each.cause for each in reminders}) == len(reminders)
    asked = Counter(
        (place, call.seat, call.no)
        for place, pod in held(event, condition).at.pods()
        for call in pod.called
    )
    assert max(asked.values(), default=1) == 1


@every_event
def test_every_entrant_has_one_place_in_the_end(event: str, condition: str) -> None:
    at = held(event, condition).at
    order = final_order(at)
    nos = [no for group in order for no in group]
    assert len(nos) == len(set(nos))
    inside = {each.no for each in at.entries if each.kind is Kind.ENTRANT}
    assert set(nos) == inside


@_cases(POINTED)
def test_points_and_tie_breaks_are_those_of_a_recomputation(event: str, condition: str) -> None:
    assert list(differences(held(event, condition).at)) == []


@_cases(["solo duplicate"])
def test_a_solo_duplicate_is_scored_as_by_hand(event: str, condition: str) -> None:
    at = held(event, condition).at
    nos = [each.no for each in at.entrants()]
    shares = dict.fromkeys(nos, Fraction(0))
    for each in at.stages[0].rounds:
        keys: dict[int, tuple[int, int, int]] = {}
        for pod in each.pods:
            own = pod.result.seats[0] if pod.result is not None else None
            if own is not None and own.fault is None:
                keys[pod.seats[0]] = (int(own.rank == 1), own.margin, own.total)
        for no in keys:
            beaten = sum(2 for other in nos if other not in keys or keys[other] < keys[no])
            level = sum(1 for other in keys if other != no and keys[other] == keys[no])
            shares[no] += Fraction(beaten + level, 2 * (len(nos) - 1)) / 3
    assert {each.no: each.share for each in deal_table(at, 1)} == shares
    best = max(shares.values())
    assert shares[final_order(at)[0][0]] == best


@_cases(["table duplicate"])
def test_duplicate_at_tables_compares_equal_seats(event: str, condition: str) -> None:
    at = held(event, condition).at
    halves: dict[int, Fraction] = {each.no: Fraction(0) for each in seat_table(at, 1)}
    for each in at.stages[0].rounds:
        for seat in range(4):
            own: dict[int, Fraction | None] = {}
            for pod in each.pods:
                if pod.result is None or len(pod.result.seats) <= seat:
                    continue
                mine = pod.result.seats[seat]
                total = sum(other.total for other in pod.result.seats)
                part = Fraction(mine.total, total) if total else Fraction(1, 4)
                own[mine.no] = None if mine.fault is not None else part
            for no, mine_of in own.items():
                if mine_of is None:
                    continue
                others = [other or Fraction(0) for who, other in own.items() if who != no]
                won = sum((2 * (mine_of > other)) + (mine_of == other) for other in others)
                halves[no] += Fraction(won, 2 * len(others)) if others else Fraction(1, 2)
        for rest in (*each.rests, *(rest for pod in each.pods for rest in pod.rests)):
            if rest.kind is not Unplayed.ZERO:
                halves[rest.no] += Fraction(1, 2)
    assert {each.no: each.total for each in seat_table(at, 1)} == halves


@settings(deadline=None, max_examples=sized(10, 30))
@given(st.integers(0, 10**6))
@example(50)
@example(60836)
@example(60862)
@example(524498)
def test_after_any_troubles_it_ends_and_every_entrant_has_a_place(seed: int) -> None:
    at = any_course(seed).run()
    assert at.status in (Status.FINISHED, Status.CANCELLED)
    if at.status is Status.CANCELLED:
        assert not at.stages
        return
    nos = [no for group in final_order(at) for no in group]
    assert len(nos) == len(set(nos))
    assert set(nos) == {each.no for each in at.entries if each.kind is Kind.ENTRANT}
    for stage in at.stages:
        for each in stage.rounds:
            seen = [no for pod in each.pods for no in pod.seats] + [r.no for r in each.rests]
            assert len(seen) == len(set(seen))


@pytest.mark.parametrize(
    "event", ["swiss with a final", "single", "fixed bracket", "double", "lives", "heats"]
)
def test_what_was_drawn_can_be_proved(event: str) -> None:
    """Every round has a certificate that anyone can work out again; schedules come from the draw instead (P7)."""
    running = course(event, "on time")
    certificates = []
    while running.at.status is not Status.FINISHED:
        duty = next_duty(running.at, running.now_ms)
        if isinstance(duty, PairRound):
            certificates.append(next_round(running.at, duty.stage, 77, running.now_ms).certificate)
        assert running.step()
    assert certificates
    assert all(each is not None and is_true(each) for each in certificates)
