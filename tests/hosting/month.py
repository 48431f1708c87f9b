"""A month of many tables on a virtual clock, without a database.

Members are punctual, slow, on night shifts, travelling, on vacation, or gone. The bot fails now and then. It
checks that no turn is charged for the bot's own downtime, that all time is accounted for, and
that a sample of turns agrees with the wall clock.
"""

import random
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime

from bot.clocks import clock as clocks
from bot.clocks.calendar import regular, stretch, vacation_at_table
from bot.clocks.clock import Clock, EndedBy, Turn
from bot.clocks.hours import Hours
from bot.clocks.paces import DAY_MS, HOUR_MS, MINUTE_MS, PRESETS, Pace
from bot.clocks.spans import FreeTime, Span, merged
from tests.hosting.oracle import Sleeper, charged_ms, utc

START = int(datetime(2026, 3, 8, tzinfo=UTC).timestamp()) * 1000
"""The month holds changes of clocks in America and in Europe."""
MONTH_MS = 30 * DAY_MS
MEAN_DELAY_MS = {
    "live": 2 * MINUTE_MS,
    "fast": HOUR_MS,
    "daily": 5 * HOUR_MS,
    "weekly": 30 * HOUR_MS,
}
ZONES = ("Europe/Rome", "Asia/Seoul", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu")
ROBOT_MS = 2000


@dataclass(frozen=True)
class Member:
    """A member with hours, a speed, and perhaps a moment after which they are never seen again."""

    hours: Hours
    speed: float
    vacations: tuple[Span, ...]
    gone_at_ms: int | None


@dataclass
class Report:
    """The results of a month."""

    turns: int = 0
    zeros: int = 0
    returned: int = 0
    downtime_ms: int = 0
    """The outages within turns."""
    wrong: list[str] = field(default_factory=list)
    sample: list[tuple[Member, Pace, Turn, tuple[Span, ...]]] = field(default_factory=list)


def run(tables: int, *, seed: int = 1, sampled: int = 1000) -> Report:
    """Play `tables` tables for a month; keep up to `sampled` turns for a comparison with the wall clock."""
    rng = random.Random(seed)
    gaps = tuple(merged(_outages(rng)))
    members = [_member(rng) for _ in range(500)]
    calendars: dict[tuple[int, str], FreeTime] = {}
    report = Report()
    for _ in range(tables):
        pace = PRESETS[rng.choices(("live", "fast", "daily", "weekly"), (1, 4, 10, 3))[0]]
        table = _Table(rng, pace, rng.sample(range(len(members)), rng.randint(2, 4)))
        for at in table.places:
            key = at, pace.key
            if key not in calendars:
                calendars[key] = _free(members[at], pace, gaps)
        table.play(members, calendars, gaps, report, sampled)
    return report


@dataclass
class _Table:
    rng: random.Random
    pace: Pace
    places: list[int]

    def play(
        self,
        members: list[Member],
        calendars: dict[tuple[int, str], FreeTime],
        gaps: tuple[Span, ...],
        report: Report,
        sampled: int,
    ) -> None:
        """Play turn after turn until the month is over, or all members have left."""
        pace, rng = self.pace, self.rng
        now = START + rng.randrange(3 * DAY_MS)
        clock = [clocks.new_clock(pace) for _ in self.places]
        away = [False] * len(self.places)
        down = FreeTime.of(gaps)
        seq = 0
        most = rng.randint(60, 150)
        while seq < most and now < START + MONTH_MS and not all(away):
            for seat, at in enumerate(self.places):
                seq += 1
                member, free = members[at], calendars[at, pace.key]
                if away[seat]:
                    is_back = member.gone_at_ms is None or now < member.gone_at_ms
                    if not is_back or rng.random() < 0.5:
                        now += ROBOT_MS
                        continue
                    away[seat] = False
                    clock[seat] = clocks.returned(clock[seat], pace, now)
                    report.returned += 1
                now = (down.end_of(now) or now) + rng.randrange(1000)
                asked = clocks.told(clocks.asked(clock[seat], seq), now)
                moved_at = self._answers(member, free, down, now)
                clock[seat], turn, away[seat] = self._turn(asked, free, moved_at, report)
                now = turn.to_ms
                report.turns += 1
                self._check(turn, free, gaps, report)
                if len(report.sample) < sampled and rng.random() < 0.02:
                    report.sample.append((member, pace, turn, gaps))

    def _answers(self, member: Member, free: FreeTime, down: FreeTime, now: int) -> int | None:
        """Return when the member would move; None: never."""
        delay = self.rng.expovariate(1 / (MEAN_DELAY_MS[self.pace.key] * member.speed))
        moment = free.due(now, int(delay) + 1)
        assert moment is not None
        moment = down.end_of(moment) or moment
        gone = member.gone_at_ms is not None and moment > member.gone_at_ms
        return None if gone else moment

    def _turn(
        self, clock: Clock, free: FreeTime, moved_at: int | None, report: Report
    ) -> tuple[Clock, Turn, bool]:
        grace = clocks.end_of_grace(clock, self.pace, free)
        assert grace is not None
        if moved_at is not None and moved_at <= grace:
            ended = clocks.stopped(
                clock, self.pace, free, at_ms=moved_at, now_ms=moved_at, ended_by=EndedBy.MOVE
            )
            is_away = False
        else:
            ended = clocks.stopped(
                clock, self.pace, free, at_ms=grace, now_ms=grace, ended_by=EndedBy.ZERO
            )
            is_away = True
            report.zeros += 1
        return *ended, is_away

    def _check(self, turn: Turn, free: FreeTime, gaps: tuple[Span, ...], report: Report) -> None:
        """All time is accounted for (C2), and no member is charged for an outage, or out of time in one (C3)."""
        length = turn.to_ms - turn.from_ms
        if turn.charged_ms + overlap(free.spans, turn.from_ms, turn.to_ms) != length:
            report.wrong.append(f"time lost: {turn}")
        downtime = overlap(gaps, turn.from_ms, turn.to_ms)
        report.downtime_ms += downtime
        if not 0 <= turn.charged_ms <= length - downtime:
            report.wrong.append(f"charged for a gap: {turn}, {downtime}")
        is_down = any(start < turn.to_ms < end for start, end in gaps)
        if turn.ended_by is EndedBy.ZERO and is_down:
            report.wrong.append(f"out of time in a gap: {turn}")


def overlap(spans: Sequence[Span], start: int, end: int) -> int:
    """Return how much of `[start, end)` lies in disjoint spans, given in order; counted one by one."""
    total = 0
    for at in range(max(0, bisect_right(spans, (start, start)) - 1), len(spans)):
        low, high = spans[at]
        if low >= end:
            break
        total += max(0, min(high, end) - max(low, start))
    return total


def compare(report: Report) -> Iterator[str]:
    """Sampled turns that disagree with the wall clock."""
    for member, pace, turn, gaps in report.sample:
        sleeper = Sleeper(
            member.hours.zone,
            member.hours.sleep_from_min if pace.sleeps else 0,
            member.hours.sleep_to_min if pace.sleeps else 0,
            pace.rests_at_weekends,
        )
        vacations = vacation_at_table(member.vacations, START) if pace.vacations else []
        stopped = [(utc(start), utc(end)) for start, end in (*gaps, *vacations)]
        expected = charged_ms(sleeper, turn.from_ms, turn.to_ms, stopped)
        if expected != turn.charged_ms:
            yield f"{member} {pace.key} {turn}: expected {expected}"


def _free(member: Member, pace: Pace, gaps: tuple[Span, ...]) -> FreeTime:
    first, last = stretch(START, START + MONTH_MS)
    nights = regular(
        [member.hours],
        first,
        last,
        sleeps=pace.sleeps,
        rests_at_weekends=pace.rests_at_weekends,
    )
    vacations = vacation_at_table(member.vacations, START) if pace.vacations else []
    return nights.joined([*vacations, *gaps])


def _member(rng: random.Random) -> Member:
    falls_asleep = rng.choice((21, 22, 23, 0, 1, 8)) * 60
    wakes = (falls_asleep + rng.choice((0, 6, 8, 10)) * 60) % (24 * 60)
    begins = START + rng.randrange(25) * DAY_MS
    vacations = ((begins, begins + rng.randint(1, 7) * DAY_MS),) if rng.random() < 0.2 else ()
    gone = START + rng.randrange(MONTH_MS) if rng.random() < 0.3 else None
    hours = Hours(0, rng.choice(ZONES), falls_asleep, wakes)
    return Member(hours, rng.choice((0.1, 0.5, 1, 1, 3)), vacations, gone)


def _outages(rng: random.Random) -> Iterator[Span]:
    """Between 40 seconds and three days, on whole minutes from a minute on; together a few days of the month."""
    for _ in range(12):
        start = START + rng.randrange(MONTH_MS // MINUTE_MS) * MINUTE_MS
        length = rng.choice((1, 5, 30, 120, 600)) * MINUTE_MS
        yield start, start + length
    start = START + rng.randrange(20 * DAY_MS // MINUTE_MS) * MINUTE_MS
    yield start, start + 3 * DAY_MS
