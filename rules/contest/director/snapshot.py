"""All facts that decide the duties of a tournament (chapter "Life cycle"). Times are UTC milliseconds."""

from collections.abc import Iterator
from enum import StrEnum

from msgspec import Struct

from rules.contest.director.held import Deal, Former, Place, Pod, Stage
from rules.contest.director.plan import Plan
from rules.contest.pairing.by_hand import ByHand
from rules.contest.pairing.hidden import Hidden
from rules.contest.pairing.model import Apart
from rules.contest.scores.results import No


class Status(StrEnum):
    DRAFT = "draft"
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


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """A member who signed up; the number is the place in the order of signing up."""

    no: No
    kind: Kind = Kind.ENTRANT
    is_checked_in: bool = False
    from_round: int = 1
    from_stage: int = 1
    dropped_round: int | None = None
    """The first round that the entrant no longer plays."""
    dropped_stage: int = 1
    """The stage of that round."""
    rank: int = 0
    """Seed rank; 1 is the best."""
    is_kept: bool = False
    """True if the organiser keeps the entrant in the tournament in spite of a no-show."""
    is_disqualified: bool = False
    """True if a referee has put the entrant out; the entrant is behind all others."""
    team: int = 0
    """The number of the entrant's team, from 1; 0 without teams."""
    board: int = 0
    """The entrant's place in the order of the team, from 1; a substitute has that of the entrant replaced."""

    def plays(self, number: int, stage: int = 1) -> bool:
        """Return true if the entrant is in the tournament in that round."""
        if (stage, number) < (self.from_stage, self.from_round):
            return False
        if self.dropped_round is None:
            return True
        return (stage, number) < (self.dropped_stage, self.dropped_round)


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    """A request of an entrant about a later round: to be left out, or, in heats and ladders, to play."""

    stage: int
    number: int
    no: No


class Deduction(Struct, frozen=True, forbid_unknown_fields=True):
    """A penalty: units that an entrant loses in a stage."""

    stage: int
    no: No
    points: int


class Snapshot(Struct, frozen=True, forbid_unknown_fields=True):
    plan: Plan
    status: Status
    entries: tuple[Entry, ...]
    stages: tuple[Stage, ...] = ()
    """Those that have begun."""
    deals: tuple[Deal, ...] = ()
    draw: int = 0
    """The seed of lots in the standings; from the draw of the tournament, known once check-in has closed."""
    put_off: int = 0
    """The number of times that the start was put off because too few were there."""
    checkin_opened_ms: int | None = None
    """The moment at which check-in really opened."""
    is_paused: bool = False
    reminded: frozenset[str] = frozenset()
    """Causes of the reminders that have been sent (`Remind.cause`)."""
    quiet: tuple[tuple[int, int], ...] = ()
    """Spans in which no round begins: the organiser's nights."""
    wanted_byes: frozenset[Asked] = frozenset()
    """Rounds from which entrants asked to be left out."""
    wanted_rounds: frozenset[Asked] = frozenset()
    """Heats, or weeks of a ladder, for which entrants pressed *Play*."""
    deductions: tuple[Deduction, ...] = ()
    apart: tuple[Apart, ...] = ()
    """Entrants who are kept apart wherever pods are drawn freely; this is public."""
    hidden: Hidden | None = None
    """Entrants who are kept apart in secret; None if the tournament never had such a list."""
    by_hand: ByHand | None = None
    """The pods of the next round, if an organiser has set them."""
    former: tuple[Former, ...] = ()
    """The final order of the season before, for entrants who play on."""
    is_next_open: bool = False
    """True if sign-up for the next season has been opened."""
    closing_ms: int | None = None
    """The moment at which the last round ended."""

    def entrants(self) -> tuple[Entry, ...]:
        return tuple(each for each in self.entries if each.kind is Kind.ENTRANT)

    def entry(self, no: No) -> Entry:
        return next(each for each in self.entries if each.no == no)

    def pods(self) -> Iterator[tuple[Place, Pod]]:
        """Every pod of every stage, in order."""
        for stage, each in enumerate(self.stages, start=1):
            for number, held in enumerate(each.rounds, start=1):
                for at, pod in enumerate(held.pods):
                    yield Place(stage, number, at), pod
