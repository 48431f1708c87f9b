"""A seat's clock."""

from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule
from msgspec.structs import replace

from bot.clocks import clock as clocks
from bot.clocks.clock import Clock, EndedBy
from bot.clocks.paces import HOUR_MS, MINUTE_MS, PRESETS, Pace, read_pace
from bot.clocks.spans import NO_FREE_TIME, FreeTime
from rules.core.errors import Refusal
from tests.refusing import refuses

DAILY = PRESETS["daily"]
START = 1_800_000_000_000


def _running(pace: Pace = DAILY) -> Clock:
    return clocks.told(clocks.asked(clocks.new_clock(pace), 3), START)


def _stopped(clock: Clock, at_ms: int, *, pace: Pace = DAILY, by: EndedBy = EndedBy.MOVE) -> Clock:
    after, _ = clocks.stopped(
        clock, pace, NO_FREE_TIME, at_ms=at_ms, now_ms=at_ms + 1000, ended_by=by
    )
    return after


def test_the_clock_stands_until_the_member_is_told() -> None:
    asked = clocks.asked(clocks.new_clock(DAILY), 3)
    assert clocks.left_at(asked, NO_FREE_TIME, START + 99 * HOUR_MS) == DAILY.bank_ms
    assert clocks.zero(asked, NO_FREE_TIME) is None


def test_answering_before_being_told_costs_nothing() -> None:
    after, turn = clocks.stopped(
        clocks.asked(clocks.new_clock(DAILY), 3),
        DAILY,
        NO_FREE_TIME,
        at_ms=START,
        now_ms=START + 5,
        ended_by=EndedBy.MOVE,
    )
    assert turn.charged_ms == 0
    assert after.left_ms == DAILY.bank_ms + DAILY.increment_ms


def test_being_told_twice_does_not_restart_the_clock() -> None:
    clock = _running()
    assert clocks.told(clock, START + HOUR_MS) == clock


def test_a_turn_costs_the_time_until_the_click() -> None:
    after = _stopped(_running(), START + 5 * HOUR_MS)
    assert after.left_ms == DAILY.bank_ms - 5 * HOUR_MS + DAILY.increment_ms
    assert not after.is_running


def test_the_bank_never_exceeds_the_cap() -> None:
    clock = _running()
    for turn in range(10):
        clock = _stopped(clock, START + turn)
        clock = clocks.told(clocks.asked(clock, turn), START + turn)
    assert clock.left_ms == DAILY.cap_ms


def test_a_move_in_grace_leaves_one_increment() -> None:
    late = START + DAILY.bank_ms + HOUR_MS
    assert clocks.left_at(_running(), NO_FREE_TIME, late) == -HOUR_MS
    assert _stopped(_running(), late).left_ms == DAILY.increment_ms


def test_only_a_move_of_ones_own_earns_time() -> None:
    for by in (EndedBy.OTHER, EndedBy.ZERO, EndedBy.LEAVE):
        assert _stopped(_running(), START, by=by).left_ms == DAILY.bank_ms


def test_a_click_from_before_the_telling_or_from_the_future_is_read_as_the_nearest_moment() -> None:
    assert _stopped(_running(), START - HOUR_MS).left_ms == DAILY.bank_ms + DAILY.increment_ms
    after, _ = clocks.stopped(
        _running(),
        DAILY,
        NO_FREE_TIME,
        at_ms=START + 30 * HOUR_MS,
        now_ms=START + HOUR_MS,
        ended_by=EndedBy.OTHER,
    )
    assert after.left_ms == DAILY.bank_ms - HOUR_MS


def test_free_time_puts_zero_off() -> None:
    free = FreeTime.of([(START + HOUR_MS, START + 9 * HOUR_MS)])
    assert clocks.zero(_running(), free) == START + DAILY.bank_ms + 8 * HOUR_MS
    assert (
        clocks.end_of_grace(_running(), DAILY, free)
        == START + DAILY.bank_ms + DAILY.grace_ms + 8 * HOUR_MS
    )


def test_a_gift_revokes_the_notice_of_zero() -> None:
    now = START + DAILY.bank_ms + MINUTE_MS
    clock = replace(_running(), in_grace=True)
    given = clocks.given(clock, DAILY, NO_FREE_TIME, now, giver=1)
    assert not given.in_grace
    assert clocks.zero(given, NO_FREE_TIME) == START + DAILY.bank_ms + DAILY.increment_ms


def test_gifts_of_a_turn_are_at_most_the_cap() -> None:
    clock, givers = _running(), count(1)
    for _ in range(DAILY.cap_ms // DAILY.increment_ms):
        clock = clocks.given(clock, DAILY, NO_FREE_TIME, START, giver=next(givers))
    with pytest.raises(Refusal, match=r"clock\.enough_given"):
        clocks.given(clock, DAILY, NO_FREE_TIME, START, giver=next(givers))


def test_time_above_the_cap_is_cut() -> None:
    clock = replace(_running(), gifts_ms=DAILY.cap_ms - MINUTE_MS)
    assert clocks.given(clock, DAILY, NO_FREE_TIME, START, giver=1).gifts_ms == DAILY.cap_ms


def test_each_member_gives_once_a_turn() -> None:
    clock = clocks.given(_running(), DAILY, NO_FREE_TIME, START, giver=1)
    with pytest.raises(Refusal, match=r"clock\.given_already"):
        clocks.given(clock, DAILY, NO_FREE_TIME, START, giver=1)


def test_leaving_and_coming_back_earns_nothing() -> None:
    clock = replace(_running(), left_ms=MINUTE_MS)
    away = _stopped(clock, START + 30_000, by=EndedBy.LEAVE)
    back = clocks.returned(away, DAILY, START + 60_000)
    assert back.left_ms == 30_000


def test_a_member_back_after_zero_gets_the_least_time() -> None:
    end = START + DAILY.bank_ms + DAILY.grace_ms
    away = _stopped(_running(), end, by=EndedBy.ZERO)
    assert away.left_ms == 0
    assert clocks.returned(away, DAILY, end).left_ms == DAILY.floor_ms == DAILY.increment_ms


def test_a_member_back_after_zero_has_still_run_out_of_time_in_a_row() -> None:
    end = START + DAILY.bank_ms + DAILY.grace_ms
    away = _stopped(_running(), end, by=EndedBy.ZERO)
    back = clocks.returned(away, DAILY, end)
    assert (away.streak, back.streak) == (1, 1)
    assert clocks.taken(away, DAILY, [], end).streak == 0
    assert _stopped(replace(back, since_ms=end), end).streak == 0


def test_leaving_after_a_return_earns_nothing() -> None:
    back = replace(_running(), left_ms=MINUTE_MS, streak=1)
    away = _stopped(back, START + 30_000, by=EndedBy.LEAVE)
    assert clocks.returned(away, DAILY, START + 60_000).left_ms == 30_000


def test_a_substitute_gets_a_fair_clock() -> None:
    empty = replace(clocks.new_clock(DAILY), left_ms=0)
    others = [10 * HOUR_MS, 20 * HOUR_MS, 50 * HOUR_MS]
    assert clocks.taken(empty, DAILY, others, START).left_ms == 20 * HOUR_MS
    of_four = [*others, 31 * HOUR_MS + 1]
    assert clocks.taken(empty, DAILY, of_four, START).left_ms == 25 * HOUR_MS + HOUR_MS // 2
    assert clocks.taken(empty, DAILY, [0], START).left_ms == DAILY.floor_ms


def test_the_clock_of_a_substitute_runs_at_once_if_the_table_waits_for_the_seat() -> None:
    waiting = clocks.asked(clocks.new_clock(DAILY), 3)
    assert clocks.taken(waiting, DAILY, [], START).since_ms == START
    assert clocks.taken(clocks.new_clock(DAILY), DAILY, [], START).since_ms is None


class AnyClock(RuleBasedStateMachine):
    """In every course of a clock, time is conserved and stays within its bounds."""

    def __init__(self) -> None:
        super().__init__()
        self.now = START
        self.clock = clocks.new_clock(DAILY)

    @rule(hours=st.integers(0, 30))
    def time_passes(self, hours: int) -> None:
        self.now += hours * HOUR_MS

    @precondition(lambda self: not self.clock.is_asked)
    @rule()
    def the_seat_is_asked(self) -> None:
        self.clock = clocks.asked(self.clock, 1)

    @rule()
    def a_post_is_taken(self) -> None:
        self.clock = clocks.told(self.clock, self.now)

    @precondition(lambda self: self.clock.is_asked)
    @rule(by=st.sampled_from(EndedBy))
    def the_turn_ends(self, by: EndedBy) -> None:
        before = self.clock
        had = clocks.left_at(before, NO_FREE_TIME, self.now)
        self.clock, turn = clocks.stopped(
            before, DAILY, NO_FREE_TIME, at_ms=self.now, now_ms=self.now, ended_by=by
        )
        earned = self.clock.left_ms - max(0, had)
        assert earned <= (DAILY.increment_ms if by is EndedBy.MOVE else 0)
        assert turn.charged_ms == turn.to_ms - turn.from_ms

    @precondition(lambda self: self.clock.is_running)
    @rule()
    def somebody_gives_time(self) -> None:
        if self.clock.gifts_ms + DAILY.increment_ms <= DAILY.cap_ms:
            self.clock = clocks.given(
                self.clock, DAILY, NO_FREE_TIME, self.now, giver=len(self.clock.givers)
            )

    @invariant()
    def within_bounds(self) -> None:
        assert 0 <= self.clock.left_ms <= DAILY.cap_ms
        assert self.clock.gifts_ms <= DAILY.cap_ms
        assert not self.clock.is_running or self.clock.is_asked


test_any_clock = AnyClock.TestCase


def test_a_pace_of_ones_own() -> None:
    pace = read_pace(" 2D + 12h/72H ")
    assert pace == Pace("48h+12h/72h", 48 * HOUR_MS, 12 * HOUR_MS, 72 * HOUR_MS, 6 * HOUR_MS)


@given(st.integers(5, 30 * 24 * 60), st.integers(0, 7 * 24 * 60), st.integers(5, 60 * 24 * 60))
def test_a_pace_is_read_from_its_own_key(bank: int, increment: int, cap: int) -> None:
    text = f"{bank // 60 or 1}h+{increment // 60}h/{max(cap // 60, bank // 60, 1)}h"
    pace = read_pace(text)
    assert pace is not None
    assert read_pace(pace.key) == pace


def test_no_clock_is_no_pace() -> None:
    assert read_pace("none") is None


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("soon", "pace.malformed"),
        ("1h+1h", "pace.malformed"),
        ("99999h+1h/2h", "pace.malformed"),
        ("4m+0m/1h", "pace.bank"),
        ("31d+0m/60d", "pace.bank"),
        ("1h+8d/60d", "pace.increment"),
        ("2h+0m/1h", "pace.cap"),
        ("2h+0m/61d", "pace.cap"),
    ],
)
def test_a_pace_that_is_refused(text: str, code: str) -> None:
    with refuses(code):
        read_pace(text)
