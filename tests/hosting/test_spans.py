"""Free time and charged time."""

from hypothesis import given
from hypothesis import strategies as st

from bot.clocks.calendar import FreeBecause, breakdown, vacation_at_table
from bot.clocks.paces import DAY_MS
from bot.clocks.spans import FOREVER, NO_FREE_TIME, FreeTime, Span

_moments = st.integers(-50, 250)
_spans = st.lists(st.tuples(_moments, _moments).map(lambda pair: (min(pair), max(pair))))


def _is_free(spans: list[Span], moment: int) -> bool:
    return any(start <= moment < end for start, end in spans)


@given(_spans, _moments, _moments)
def test_every_millisecond_outside_the_spans_is_charged(
    spans: list[Span], start: int, end: int
) -> None:
    counted = sum(not _is_free(spans, moment) for moment in range(start, end))
    assert FreeTime.of(spans).charge(start, end) == counted


@given(_spans, _moments, st.integers(0, 300))
def test_a_due_is_the_earliest_moment_with_so_much_charged(
    spans: list[Span], start: int, charged: int
) -> None:
    free = FreeTime.of(spans)
    moment = free.due(start, charged)
    assert moment is not None
    assert moment >= start
    assert free.charge(start, moment) == charged
    assert moment == start or free.charge(start, moment - 1) < charged


@given(_spans, _moments)
def test_a_moment_is_free_until_its_span_ends(spans: list[Span], moment: int) -> None:
    end = FreeTime.of(spans).end_of(moment)
    assert (end is not None) == _is_free(spans, moment)
    if end is not None:
        assert all(_is_free(spans, at) for at in range(moment, end))
        assert not _is_free(spans, end)


@given(_spans, _spans)
def test_joined_free_time_is_the_union(spans: list[Span], extra: list[Span]) -> None:
    assert FreeTime.of(spans).joined(extra) == FreeTime.of([*spans, *extra])


def test_nothing_is_due_behind_a_pause_without_an_end() -> None:
    free = FreeTime.of([(10, FOREVER)])
    assert free.due(0, 10) == 10
    assert free.due(0, 11) is None
    assert NO_FREE_TIME.due(0, 11) == 11


@given(st.lists(_spans, min_size=3, max_size=3), _moments, _moments)
def test_no_millisecond_of_a_turn_is_lost_or_counted_twice(
    groups: list[list[Span]], low: int, high: int
) -> None:
    start, end = min(low, high), max(low, high)
    reasons = [
        (FreeBecause.GAP, FreeTime.of(groups[0])),
        (FreeBecause.PAUSE, FreeTime.of(groups[1])),
        (FreeBecause.NIGHT, FreeTime.of(groups[2])),
    ]
    charged, free = breakdown(start, end, reasons)
    assert charged + sum(free.values()) == end - start
    assert charged == FreeTime.of(*groups).charge(start, end)
    assert free[FreeBecause.GAP] == sum(_is_free(groups[0], at) for at in range(start, end))


def test_vacations_stop_a_table_for_fourteen_days_in_all() -> None:
    vacations = [(day * DAY_MS, (day + 10) * DAY_MS) for day in (0, 20, 40)]
    assert vacation_at_table(vacations, 5 * DAY_MS) == [
        (5 * DAY_MS, 10 * DAY_MS),
        (20 * DAY_MS, 29 * DAY_MS),
    ]
