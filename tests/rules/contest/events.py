"""One tournament of each format, with acts of its members."""

from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Final

from msgspec import structs

from rules.contest.director.held import Deal
from rules.contest.director.plan import DAY_MS, DealScoring, Format, Plan, Unfinished
from rules.contest.director.snapshot import Asked, Entry, Kind
from rules.contest.scores.tie_breaks import CHESS, HEATS, LEAGUE, STANDARD
from tests.rules.contest.courses import START_MS, Course, Habits, plan, signed_up, stage

ENTRANTS: Final = 32
ENTRANTS_OF: Final[Mapping[str, int]] = {"round robin": 17}
"""Fewer where the search for a whole schedule takes up to a minute with 32 entrants."""
BENCH: Final = 4
FOURS: Final = (4, (3, 4))


def _scheme(given: Plan, **changed: object) -> Plan:
    first = given.stages[0]
    first = structs.replace(first, scheme=structs.replace(first.scheme, **changed))
    return structs.replace(given, stages=(first, *given.stages[1:]))


def _of(format_: Format, order: tuple[str, ...] = STANDARD, **changed: object) -> Plan:
    return _scheme(plan(4, (3, 4), format=format_, **changed), order=order)


def _pairs(format_: Format, **changed: object) -> Plan:
    return _scheme(plan(2, (2,), format=format_, bye="win", **changed), order=CHESS)


EVENTS: Final[Mapping[str, Plan]] = {
    "swiss with a final": _scheme(
        plan(*FOURS, stage(*FOURS, format=Format.SINGLE_TABLE, cut=4)), order=STANDARD
    ),
    "pairs": _pairs(Format.SWISS, rounds=4),
    "round robin": _of(Format.ROUND_ROBIN, rounds=4),
    "single": _of(Format.SINGLE, advance=2),
    "fixed bracket": _pairs(Format.SINGLE, is_fixed=True),
    "double": _pairs(Format.DOUBLE),
    "lives": _of(Format.LIVES, advance=2),
    "groups": _scheme(
        plan(
            *FOURS,
            stage(*FOURS, format=Format.SINGLE, advance=2),
            format=Format.GROUPS,
            group_size=7,
            advance=2,
        ),
        order=STANDARD,
    ),
    "heats": _scheme(
        plan(
            *FOURS,
            stage(*FOURS, format=Format.SINGLE_TABLE, cut=4),
            format=Format.HEATS,
            rounds=3,
        ),
        order=HEATS,
        scoring="most_wins",
        best_of=2,
    ),
    "ladder": _scheme(_of(Format.LADDER, rounds=4, round_ms=14 * DAY_MS), best_of=3),
    "league": _scheme(_of(Format.LEAGUE, LEAGUE, group_size=7), scoring="league", order=LEAGUE),
    "solo duplicate": plan(1, (1,), format=Format.DUPLICATE, rounds=3, entrants_min=2),
    "table duplicate": _of(Format.DUPLICATE, rounds=3),
    "table duplicate by places": _of(Format.DUPLICATE, rounds=2, deal_scoring=DealScoring.PLACES),
}
OPEN: Final = (Format.SWISS, Format.HEATS, Format.LADDER)

CONDITIONS: Final = ("on time", "no-shows", "time-outs", "withdrawals", "late entries")


def course(event: str, condition: str, seed: int = 1, **changed: object) -> Course:
    """Return a tournament with four members on the bench; the condition says what happens to some members."""
    entrants = ENTRANTS_OF.get(event, ENTRANTS)
    given = structs.replace(EVENTS[event], entrants_max=entrants, **changed)
    rng = Random(f"{event} {condition} {seed}")
    at = signed_up(given, *[True] * entrants)
    bench = tuple(
        Entry(entrants + no, kind=Kind.SUBSTITUTE, rank=entrants + no + 1) for no in range(BENCH)
    )
    at = structs.replace(at, entries=(*at.entries, *bench), deals=_deals(given))
    if given.stages[0].is_optional:
        at = structs.replace(at, wanted_rounds=_wanted(given, rng))
    found = Course(at, rng)
    match condition:
        case "no-shows":
            found.habits = Habits(no_shows=10)
        case "time-outs":
            found.habits = Habits(time_outs=10)
        case "withdrawals":
            found.leaves = {
                no: rng.randint(2, 3) for no in rng.sample(range(entrants), entrants // 20 + 1)
            }
        case "late entries" if given.stages[0].format in OPEN:
            found.late = {entrants + BENCH + no: rng.randint(2, 3) for no in range(3)}
    return found


@cache
def held(event: str, condition: str) -> Course:
    """Return the tournament at its end. Tests share it and must not change it."""
    found = course(event, condition)
    found.run()
    return found


def _deals(given: Plan) -> tuple[Deal, ...]:
    first = given.stages[0]
    if first.format is not Format.DUPLICATE:
        return ()
    return tuple(
        Deal(first.scheme.wanted, START_MS + (number + 1) * given.round_ms)
        for number in range(first.rounds)
    )


def _wanted(given: Plan, rng: Random) -> frozenset[Asked]:
    """Three of four want to play each heat."""
    return frozenset(
        Asked(1, number, no)
        for number in range(1, given.stages[0].rounds + 1)
        for no in range(ENTRANTS + BENCH + 3)
        if rng.randrange(4)
    )


def any_course(seed: int) -> Course:
    """A small tournament of some format, in which a good deal goes wrong."""
    rng = Random(seed)
    event = rng.choice(list(EVENTS))
    entrants = min(rng.randint(2, 20), ENTRANTS_OF.get(event, ENTRANTS))
    given = structs.replace(
        EVENTS[event],
        entrants_max=64,
        unfinished=rng.choice(list(Unfinished)),
        substitutes_score=rng.random() < 0.7,
    )
    at = signed_up(given, *[True] * entrants)
    bench = tuple(
        Entry(entrants + no, kind=Kind.SUBSTITUTE, rank=entrants + no + 1)
        for no in range(rng.randint(0, BENCH))
    )
    at = structs.replace(at, entries=(*at.entries, *bench), deals=_deals(given))
    if given.stages[0].is_optional:
        at = structs.replace(at, wanted_rounds=_wanted(given, rng))
    found = Course(at, rng)
    found.habits = Habits(*(rng.choice((0, 10, 50, 90)) for _ in range(3)))
    quitters = rng.choice((0, 10, 50))
    found.leaves = {
        no: rng.randint(2, 4) for no in range(entrants) if rng.randrange(100) < quitters
    }
    return found
