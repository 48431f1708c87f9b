"""What is worth telling at the end of a tournament: the closest win, the biggest comeback, the quickest player."""

from collections.abc import Iterable, Sequence
from statistics import median

from msgspec import Struct

from rules.contest.scores.results import No

LEAST_ANSWERS = 5
"""Fewer say nothing about how quick somebody is."""


class Course(Struct, frozen=True):
    """How a table went that was played to its end; everything by seat."""

    nos: tuple[No, ...]
    ranks: tuple[int, ...]
    totals: tuple[int, ...]
    halfway: tuple[int, ...] = ()
    """The ranks after half of the moves; empty where the title cannot say."""
    answers: tuple[tuple[int, ...], ...] = ()
    """The seconds that each answer took."""


class Fact(Struct, frozen=True):
    no: No
    value: int


class Facts(Struct, frozen=True):
    closest: Fact | None = None
    """Who has won by the fewest points, and by how many."""
    comeback: Fact | None = None
    """Who has won from the lowest place at half of the moves, and from which."""
    quickest: Fact | None = None
    """Whose answers took the least time, half of them less than so many seconds."""


def facts(courses: Sequence[Course]) -> Facts:
    """Of several that are equal the first counts."""
    wins = [(each, seat) for each in courses if (seat := _winner(each)) is not None]
    margins = [Fact(each.nos[seat], _margin(each, seat)) for each, seat in wins]
    climbs = [
        Fact(each.nos[seat], each.halfway[seat])
        for each, seat in wins
        if each.halfway and each.halfway[seat] > 1
    ]
    speeds = [
        Fact(no, round(median(taken)))
        for no, taken in _answers(courses).items()
        if len(taken) >= LEAST_ANSWERS
    ]
    return Facts(
        closest=min(margins, key=lambda each: each.value, default=None),
        comeback=max(climbs, key=lambda each: each.value, default=None),
        quickest=min(speeds, key=lambda each: each.value, default=None),
    )


def _winner(course: Course) -> int | None:
    """The seat that has won alone against others."""
    first = [seat for seat, rank in enumerate(course.ranks) if rank == 1]
    return first[0] if len(first) == 1 and len(course.nos) > 1 else None


def _margin(course: Course, winner: int) -> int:
    return course.totals[winner] - max(
        total for seat, total in enumerate(course.totals) if seat != winner
    )


def _answers(courses: Iterable[Course]) -> dict[No, list[int]]:
    found: dict[No, list[int]] = {}
    for each in courses:
        for no, taken in zip(each.nos, each.answers, strict=False):
            found.setdefault(no, []).extend(taken)
    return found
