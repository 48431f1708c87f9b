"""Duties of a table: no-shows, substitutes, deadlines, faults (chapter "Life cycle")."""

from random import Random

import pytest
from msgspec import structs

from rules.contest.director.duties import (
    Adjudicate,
    CallSubstitutes,
    CloseRound,
    Duty,
    Extend,
    OpenTable,
    PutOff,
    Remind,
    Reminder,
    Score,
    SetFault,
    Wait,
)
from rules.contest.director.held import (
    Blame,
    Called,
    Chair,
    Ended,
    Fault,
    Place,
    Pod,
    RoundHeld,
    Stage,
)
from rules.contest.director.next_duty import next_duty
from rules.contest.director.outcome import counted, results
from rules.contest.director.plan import DAY_MS, HOUR_MS, Unfinished
from rules.contest.director.snapshot import Entry, Kind, Snapshot, Status
from rules.contest.director.substituting import denied
from rules.contest.scores.results import Rest, Seated, Table, Unplayed
from rules.contest.scores.scoring import UNIT
from tests.rules.contest.courses import START_MS, plan, signed_up
from tests.rules.contest.hosting import carried_out

AT = Place(1, 1, 0)
SHOW_MS = 36 * HOUR_MS
DUE_MS = START_MS + 504 * HOUR_MS
HERE = Chair(is_ready=True, has_moved=True)
WAITED_FOR = Chair(is_ready=True, has_moved=True, is_waited_for=True)


def _at(pod: Pod, *bench: Entry, unfinished: Unfinished = Unfinished.ROBOTS) -> Snapshot:
    """A tournament of one table, which opened at the start."""
    given = plan(len(pod.seats), (len(pod.seats),), rounds=1, unfinished=unfinished)
    entries = tuple(Entry(no, rank=no + 1) for no in pod.seats)
    stage = Stage(pod.seats, rounds_wanted=1, rounds=(RoundHeld((pod,), (), START_MS),))
    return Snapshot(given, Status.RUNNING, (*entries, *bench), (stage,))


def _pod(*chairs: Chair, **changed: object) -> Pod:
    seats = tuple(range(len(chairs)))
    pod = Pod(seats, is_open=True, opened_ms=START_MS, due_ms=DUE_MS, chairs=chairs)
    return structs.replace(pod, **changed)


def _bench(*nos: int) -> tuple[Entry, ...]:
    return tuple(Entry(no, Kind.SUBSTITUTE) for no in nos)


def _duties(at: Snapshot, until_ms: int, now_ms: int = START_MS) -> list[tuple[int, Duty]]:
    """Return the duties until then, if no member acts, in hours from the start."""
    found: list[tuple[int, Duty]] = []
    for _ in range(100):
        duty = next_duty(at, now_ms)
        if isinstance(duty, Wait):
            if duty.until_ms is None or duty.until_ms > until_ms:
                return found
            now_ms = duty.until_ms
            continue
        found.append(((now_ms - START_MS) // HOUR_MS, duty))
        at = carried_out(at, duty, now_ms, Random(1))
    raise AssertionError("it goes on and on")


def test_a_no_show_is_reminded_once_and_then_a_robot_sits_in() -> None:
    at = _at(_pod(Chair(), HERE, HERE))
    found = _duties(at, START_MS + SHOW_MS)
    assert [hours for hours, _ in found] == [30, 36]
    reminder = found[0][1]
    assert isinstance(reminder, Remind)
    assert (reminder.who, reminder.about) == ((0,), Reminder.SHOW)
    assert found[1][1] == SetFault(AT, 0, 0, Blame.NO_SHOW)


def test_a_reminder_that_came_too_late_is_left_out() -> None:
    at = _at(_pod(Chair(), HERE, HERE))
    assert isinstance(next_duty(at, START_MS + 31 * HOUR_MS), Remind)
    assert next_duty(at, START_MS + SHOW_MS) == SetFault(AT, 0, 0, Blame.NO_SHOW)


@pytest.mark.parametrize("chair", [Chair(is_ready=True), Chair(has_moved=True)])
def test_ready_or_a_move_is_sign_enough(chair: Chair) -> None:
    assert not _duties(_at(_pod(chair, HERE, HERE)), START_MS + SHOW_MS)


def test_no_entrant_is_absent_in_the_night() -> None:
    night_ms = START_MS + SHOW_MS + 5 * HOUR_MS
    found = _duties(_at(_pod(Chair(quiet_until_ms=night_ms), HERE, HERE)), night_ms)
    assert [hours for hours, _ in found] == [35, 41]


def test_substitutes_are_called_three_at_a_time_and_the_seat_is_held_for_twelve_hours() -> None:
    at = _at(_pod(Chair(), HERE, HERE), *_bench(3, 4, 5, 6, 7, 8, 9, 10, 11, 12))
    found = _duties(at, START_MS + 60 * HOUR_MS)
    calls = [(hours, each.who) for hours, each in found if isinstance(each, CallSubstitutes)]
    assert calls == [(36, (3, 4, 5)), (40, (6, 7, 8)), (44, (9, 10, 11))]
    faults = [(hours, each) for hours, each in found if isinstance(each, SetFault)]
    assert faults == [(48, SetFault(AT, 0, 0, Blame.NO_SHOW))]


def test_who_plays_elsewhere_is_not_called() -> None:
    pod = _pod(Chair(), HERE, HERE)
    at = _at(pod, *_bench(3, 4))
    other = Pod((4, 7), is_open=True, opened_ms=START_MS, due_ms=DUE_MS, chairs=(HERE, HERE))
    held = RoundHeld((pod, other), (), START_MS)
    at = structs.replace(at, stages=(structs.replace(at.stages[0], rounds=(held,)),))
    found = _duties(at, START_MS + SHOW_MS)
    assert [each.who for _, each in found if isinstance(each, CallSubstitutes)] == [(3,)]


def test_the_first_to_come_has_the_seat() -> None:
    call = Called(0, 3, START_MS + SHOW_MS)
    at = _at(_pod(Chair(), HERE, HERE, called=(call,)), *_bench(3, 4))
    assert denied(at, AT, 0, 3) is None
    assert denied(at, AT, 0, 4) is not None
    assert denied(at, AT, 1, 3) is not None
    back = _at(_pod(Chair(is_ready=True), HERE, HERE, called=(call,)), *_bench(3))
    assert denied(back, AT, 0, 3) is not None


def test_reminders_of_the_deadline_go_to_the_seats_waited_for() -> None:
    found = _duties(_at(_pod(WAITED_FOR, HERE, HERE)), DUE_MS - 1)
    assert [hours for hours, _ in found] == [432, 480, 498]
    assert all(isinstance(duty, Remind) and duty.who == (0,) for _, duty in found)


def test_a_table_that_is_nearly_over_has_two_days_more_once() -> None:
    at = _at(_pod(WAITED_FOR, HERE, HERE, progress=75))
    later_ms = DUE_MS + 48 * HOUR_MS
    assert next_duty(at, DUE_MS) == Extend(AT, later_ms)
    at = carried_out(at, Extend(AT, later_ms), DUE_MS, Random(1))
    assert isinstance(next_duty(at, later_ms), SetFault)


def test_at_the_deadline_the_slowest_of_those_waited_for_loses_the_seat() -> None:
    slow = structs.replace(WAITED_FOR, used_ms=5)
    slower = structs.replace(WAITED_FOR, used_ms=9)
    not_asked = structs.replace(HERE, used_ms=99)
    at = _at(_pod(slow, slower, slow, not_asked))
    later_ms = DUE_MS + 48 * HOUR_MS
    first = SetFault(AT, 1, 1, Blame.TIMED_OUT, later_ms)
    assert next_duty(at, DUE_MS) == first
    at = carried_out(at, first, DUE_MS, Random(1))
    assert next_duty(at, later_ms) == SetFault(AT, 0, 0, Blame.TIMED_OUT, later_ms + 24 * HOUR_MS)


def test_a_table_that_waits_for_a_robot_at_its_deadline_is_played_on() -> None:
    at = _at(_pod(HERE, HERE, HERE, is_robots_turn=True))
    later = Extend(AT, DUE_MS + 24 * HOUR_MS)
    assert next_duty(at, DUE_MS) == later
    found = _duties(at, DUE_MS + 60 * DAY_MS)
    assert any(isinstance(duty, Adjudicate) for _, duty in found), "a robot that never moves"
    at = carried_out(at, later, DUE_MS, Random(1))
    [stage] = at.stages
    pod = structs.replace(
        stage.rounds[0].pods[0], is_robots_turn=False, chairs=(WAITED_FOR, HERE, HERE)
    )
    held = structs.replace(stage.rounds[0], pods=(pod,))
    at = structs.replace(at, stages=(structs.replace(stage, rounds=(held,)),))
    assert isinstance(next_duty(at, later.due_ms - 1), Remind | Wait)
    assert next_duty(at, later.due_ms) == SetFault(
        AT, 0, 0, Blame.TIMED_OUT, later.due_ms + 24 * HOUR_MS
    )


def test_every_table_ends_in_bounded_time_even_if_seats_stop() -> None:
    """At most the round, the extension, and a day for each that may still have to move (P13)."""
    pod = _pod(WAITED_FOR, WAITED_FOR, WAITED_FOR, WAITED_FOR, progress=90)
    found = _duties(_at(pod), DUE_MS + 60 * DAY_MS)
    kinds = [type(duty) for _, duty in found if not isinstance(duty, Remind)]
    assert kinds[:6] == [Extend, SetFault, SetFault, SetFault, Adjudicate, Score]
    ends = next(hours for hours, duty in found if isinstance(duty, Adjudicate))
    assert ends <= 504 + 48 + 24 * (3 + 2 + 1)


@pytest.mark.parametrize("how", [Unfinished.SHARE, Unfinished.STANDING, Unfinished.VOID])
def test_without_robots_the_deadline_ends_the_table(how: Unfinished) -> None:
    fault = Fault(3, 3, Blame.GAVE_UP, START_MS + 7, has_moved=True)
    pod = _pod(WAITED_FOR, HERE, HERE, HERE, faults=(fault,), interim=(1, 2, 3, 4))
    duty = next_duty(_at(pod, unfinished=how), DUE_MS)
    assert isinstance(duty, Adjudicate)
    if how is Unfinished.VOID:
        mean = 7 * UNIT // 4
        assert duty.ended is Ended.VOID
        assert duty.rests == tuple(Rest(no, Unplayed.REQUESTED, mean) for no in (0, 1, 2))
        return
    assert duty.result is not None
    ranks = [each.rank for each in duty.result.seats]
    assert ranks == ([1, 1, 1, 1] if how is Unfinished.SHARE else [4, 1, 2, 3])
    assert [each.fault for each in duty.result.seats] == [None, None, None, START_MS + 7]


def test_standing_without_a_standing_is_a_share() -> None:
    duty = next_duty(_at(_pod(WAITED_FOR, HERE), unfinished=Unfinished.STANDING), DUE_MS)
    assert isinstance(duty, Adjudicate)
    assert duty.result is not None
    assert [each.rank for each in duty.result.seats] == [1, 1]


def test_the_only_entrant_left_before_the_first_move_has_a_walkover() -> None:
    faults = tuple(Fault(seat, seat, Blame.NO_SHOW, START_MS) for seat in (0, 1))
    duty = next_duty(_at(_pod(Chair(), Chair(), HERE, faults=faults)), START_MS)
    assert duty == Adjudicate(AT, Ended.WALKOVER, None, (Rest(2, Unplayed.WALKOVER, 4 * UNIT),))


def test_the_only_entrant_left_after_moves_is_first_and_the_others_follow_as_they_left() -> None:
    faults = (
        Fault(0, 0, Blame.GAVE_UP, 10, has_moved=True),
        Fault(1, 1, Blame.TIMED_OUT, 20, has_moved=True),
    )
    duty = next_duty(_at(_pod(HERE, HERE, HERE, faults=faults)), START_MS)
    assert duty == Adjudicate(
        AT, Ended.ADJUDICATED, Table((Seated(0, 1, 0, 10), Seated(1, 1, 0, 20), Seated(2, 1, 0)))
    )


def test_an_excused_entrant_is_left_out_of_the_result() -> None:
    fault = Fault(1, 1, Blame.EXCUSED, 5, has_moved=True)
    pod = _pod(HERE, HERE, HERE, faults=(fault,))
    table = counted(pod, (2, 1, 3), (50, 60, 40))
    assert table.seats == (Seated(0, 2, 50), Seated(2, 3, 40, seat=2))
    assert [each.seated for each in table.excused] == [Seated(1, 1, 60, seat=1)]


def test_a_robot_for_a_replaced_entrant_is_not_the_substitutes_fault() -> None:
    fault = Fault(1, 7, Blame.NO_SHOW, 5)
    pod = _pod(HERE, HERE, faults=(fault,))
    assert counted(pod, (1, 2), (50, 40)).seats == (Seated(0, 1, 50), Seated(1, 2, 40))


def test_a_no_show_is_dropped_after_the_round_unless_kept() -> None:
    faults = (Fault(0, 0, Blame.NO_SHOW, 5), Fault(1, 1, Blame.TIMED_OUT, 6, has_moved=True))
    pod = _pod(HERE, HERE, HERE, HERE, faults=faults, is_scored=True)
    pod = structs.replace(pod, result=counted(pod, (1, 2, 3, 4), (9, 8, 7, 6)))
    at = _at(pod)
    assert next_duty(at, START_MS) == CloseRound(1, 1, (0,))
    kept = tuple(structs.replace(each, is_kept=True) for each in at.entries)
    assert next_duty(structs.replace(at, entries=kept), START_MS) == CloseRound(1, 1)


def test_an_entrant_that_left_before_the_table_opened_has_a_robot_from_the_start() -> None:
    at = _at(Pod((0, 1, 2)))
    gone = tuple(
        structs.replace(each, dropped_round=1) if each.no == 1 else each for each in at.entries
    )
    at = structs.replace(at, entries=gone)
    fault = SetFault(AT, 1, 1, Blame.GAVE_UP)
    assert next_duty(at, START_MS) == fault
    assert next_duty(carried_out(at, fault, START_MS, Random(1)), START_MS) == OpenTable(AT)


def test_an_entrant_that_left_gives_up_its_seat() -> None:
    at = _at(_pod(HERE, HERE, HERE, HERE))
    gone = tuple(
        structs.replace(each, dropped_round=2) if each.no == 1 else each for each in at.entries
    )
    at = structs.replace(at, entries=gone)
    fault = SetFault(AT, 1, 1, Blame.GAVE_UP)
    assert next_duty(at, START_MS) == fault
    assert next_duty(carried_out(at, fault, START_MS, Random(1)), START_MS) != fault


def test_a_dropped_no_show_keeps_other_tables() -> None:
    at = _at(_pod(HERE, HERE, HERE, HERE))
    gone = tuple(
        structs.replace(each, dropped_round=2) if each.no == 1 else each for each in at.entries
    )
    missed = Pod((1, 4), faults=(Fault(0, 1, Blame.NO_SHOW, 5),), is_scored=True)
    [stage] = at.stages
    earlier = RoundHeld((missed,), (), START_MS, is_over=True)
    stages = (structs.replace(stage, rounds=(*stage.rounds, earlier)),)
    at = structs.replace(at, entries=gone, stages=stages)
    assert not isinstance(next_duty(at, START_MS), SetFault)


def test_a_void_table_counts_as_the_mean_for_seats_without_fault() -> None:
    rest = Rest(0, Unplayed.REQUESTED, 2 * UNIT)
    pod = _pod(HERE, HERE, ended=Ended.VOID, rests=(rest,), is_scored=True)
    [held] = results(_at(pod), 1)
    assert (held.tables, held.rests) == ((), (rest,))


def test_if_check_in_opened_late_the_start_moves_by_the_lost_time() -> None:
    at = signed_up(plan(4, (4,)), *[True] * 4)
    late_ms = START_MS - 6 * HOUR_MS
    at = structs.replace(at, status=Status.CHECKIN, checkin_opened_ms=late_ms)
    duty = next_duty(at, late_ms)
    assert duty == PutOff(START_MS + 18 * HOUR_MS, is_counted=False)
    at = carried_out(at, duty, late_ms, Random(1))
    assert isinstance(next_duty(at, late_ms), Wait)
    early = structs.replace(at, plan=plan(4, (4,)), checkin_opened_ms=START_MS - 12 * HOUR_MS)
    assert isinstance(next_duty(early, START_MS - 12 * HOUR_MS), Wait)


def test_nothing_is_due_at_a_table_in_a_pause() -> None:
    at = structs.replace(_at(_pod(Chair(), HERE)), is_paused=True)
    assert next_duty(at, DUE_MS) == Wait(None)
