"""Everything that decides what is due at a tournament (chapter "Life cycle"). Times are UTC milliseconds."""

from enum import StrEnum

from msgspec import Struct

from rules.contest.pairing.model import Remainder, Repeats, Within
from rules.contest.scores.results import No, Rest, Round, Scheme, Table


class Format(StrEnum):
    SINGLE_TABLE = "single_table"
    SWISS = "swiss"


class Status(StrEnum):
    OPEN = "open"
    CHECKIN = "checkin"
    RUNNING = "running"
    CLOSING = "closing"
    """Every round is over, and results may still be disputed."""
    FINISHED = "finished"
    CANCELLED = "cancelled"


class Kind(StrEnum):
    ENTRANT = "entrant"
    BENCH = "bench"
    """Becomes an entrant when a place is free."""
    SUBSTITUTE = "substitute"
    """Is only called for open seats."""


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """What the organiser chose."""

    format: Format
    scheme: Scheme
    sizes: tuple[int, ...]
    """Sizes of pods that are allowed."""
    starts_at_ms: int
    checkin_ms: int
    """How long before the start members check in."""
    gap_ms: int
    """The least time from one pairing to the next."""
    disputes_ms: int
    """How long after the last round results may be disputed."""
    entrants_min: int
    entrants_max: int
    rounds: int = 0
    """0: as many as suit the number of entrants."""
    bye: str = "second"
    """What an allocated bye is worth: `win`, `second` or `mean`."""
    repeats: Repeats = Repeats.AVOID
    remainder: Remainder = Remainder.SHORT_LOW
    within: Within = Within.DRAW


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """One who signed up; the number is the place in the order of signing up."""

    no: No
    kind: Kind = Kind.ENTRANT
    is_checked_in: bool = False
    from_round: int = 1
    dropped_round: int | None = None
    """The first round that the entrant no longer plays."""
    rank: int = 0
    """Seed rank; 1 is the best."""

    def plays(self, number: int) -> bool:
        """Whether the entrant is in the tournament in a round."""
        in_time = self.from_round <= number
        return in_time and (self.dropped_round is None or number < self.dropped_round)


class Pod(Struct, frozen=True, forbid_unknown_fields=True):
    seats: tuple[No, ...]
    is_open: bool = False
    """Whether its table has been opened."""
    result: Table | None = None
    """Known once the table has ended."""
    is_scored: bool = False


class RoundHeld(Struct, frozen=True, forbid_unknown_fields=True):
    """A round that has been paired. Its number is its place, from 1."""

    pods: tuple[Pod, ...]
    rests: tuple[Rest, ...]
    paired_ms: int
    is_over: bool = False


class Snapshot(Struct, frozen=True, forbid_unknown_fields=True):
    plan: Plan
    status: Status
    entries: tuple[Entry, ...]
    rounds: tuple[RoundHeld, ...] = ()
    rounds_wanted: int = 0
    """Fixed when the first round is paired."""
    put_off: int = 0
    """How often the start has been put off."""
    is_paused: bool = False
    is_reminded: bool = False
    """Whether entrants have been asked to check in for the second time."""
    quiet: tuple[tuple[int, int], ...] = ()
    """Spans in which no round begins: the organiser's nights."""
    wanted_byes: frozenset[tuple[int, No]] = frozenset()
    """Rounds from which entrants asked to be left out."""
    closing_ms: int | None = None
    """When the last round ended."""

    def entrants(self) -> tuple[Entry, ...]:
        return tuple(each for each in self.entries if each.kind is Kind.ENTRANT)

    def playing(self, number: int) -> tuple[Entry, ...]:
        """The entrants to be paired in a round."""
        return tuple(
            each
            for each in self.entrants()
            if each.plays(number) and (number, each.no) not in self.wanted_byes
        )

    def results(self) -> tuple[Round, ...]:
        """Every round with the tables that have been scored."""
        return tuple(
            Round(
                tuple(pod.result for pod in each.pods if pod.is_scored and pod.result is not None),
                each.rests,
            )
            for each in self.rounds
        )
