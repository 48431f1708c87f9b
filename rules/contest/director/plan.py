"""The organiser's plan of a tournament. Times are milliseconds."""

from enum import StrEnum
from typing import Final

from msgspec import Struct

from rules.contest.pairing.model import Remainder, Repeats, Within
from rules.contest.scores.results import Scheme

HOUR_MS: Final = 3_600_000
DAY_MS: Final = 24 * HOUR_MS


class Format(StrEnum):
    SINGLE_TABLE = "single_table"
    SWISS = "swiss"
    ROUND_ROBIN = "round_robin"
    SINGLE = "single"
    """Elimination."""
    DOUBLE = "double"
    LIVES = "lives"
    GROUPS = "groups"
    LADDER = "ladder"
    LEAGUE = "league"
    DUPLICATE = "duplicate"
    """At tables of one seat or of several; the wanted size of a pod says which."""
    HEATS = "heats"


class Unfinished(StrEnum):
    """The fate of a table that is still played at its deadline (section "Unfinished tables")."""

    ROBOTS = "robots"
    SHARE = "share"
    STANDING = "standing"
    VOID = "void"


class DealScoring(StrEnum):
    """The way in which the tables of one deal are compared (section "Duplicate")."""

    MATCHPOINTS = "matchpoints"
    TOTAL = "total"
    WINS = "wins"
    PLACES = "places"
    """As at any other table: the places within the pod. For tables of several seats."""


class StagePlan(Struct, frozen=True, forbid_unknown_fields=True):
    """One part of a tournament, played in one format."""

    format: Format
    scheme: Scheme
    sizes: tuple[int, ...]
    """Sizes of pods that are allowed."""
    smallest: int = 2
    """The smallest table that the title has."""
    rounds: int = 0
    """0: as many as suit the number of entrants. In duplicate: the number of deals."""
    bye: str = "second"
    """The worth of an allocated bye: `win`, `second` or `mean`."""
    repeats: Repeats = Repeats.AVOID
    remainder: Remainder = Remainder.SHORT_LOW
    within: Within = Within.DRAW
    cut: int = 0
    """The number of entrants from the stage before, by its final order; 0 in the first stage, and after groups."""
    advance: int = 1
    """The number of entrants that go on from each pod, or from each group."""
    group_size: int = 0
    """The size of groups and divisions; 0 for the default of the size of pods."""
    is_fixed: bool = False
    """True: places in the bracket are fixed. False: entrants are seeded anew each round."""
    wins: int = 1
    """The number of wins that decide a pairing; 2: best of three. Eliminations in pairs only."""
    has_small_final: bool = False
    """True: entrants who go out just before the final play for the places behind it. Eliminations only."""
    overlap_days: int = 0
    """Above 0: a round of a Swiss is paired so many days after the last one even if tables of that are being played."""
    lives: int = 2
    is_reset: bool = True
    """True: the winner of the losers' bracket has to win the grand final twice."""
    at_once: int = 4
    """The most tables of the stage that an entrant plays at once, in formats with a known schedule."""
    is_twice: bool = False
    """True: every pair meets twice, with seats exchanged. Pairs only."""
    is_pyramid: bool = True
    """True: division d of a league has 2^(d-1) groups. False: each has one."""
    moves_up: int = 1
    """The number of promotions from a league's group; in a pyramid the winner alone."""
    moves_down: int = 2
    deal_scoring: DealScoring = DealScoring.MATCHPOINTS

    @property
    def is_optional(self) -> bool:
        """Return whether entrants sign up for each round."""
        return self.format in (Format.HEATS, Format.LADDER)


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole tournament: its stages in order, and rules that hold in all of them.

    `rules.contest.plans` makes one for a format, and checks it.
    """

    stages: tuple[StagePlan, ...]
    starts_at_ms: int
    checkin_ms: int = 24 * HOUR_MS
    """The time before the start in which members check in."""
    gap_ms: int = 12 * HOUR_MS
    """The least time from one pairing to the next."""
    disputes_ms: int = 48 * HOUR_MS
    """The time after the last round in which results may be disputed."""
    entrants_min: int = 2
    entrants_max: int = 64
    late_until: int = 2
    """The last round of the first stage that takes late entries."""
    round_ms: int = 504 * HOUR_MS
    """The time from the opening of a table to its deadline."""
    show_ms: int = 36 * HOUR_MS
    """The time from the opening of a table in which its entrants have to show up."""
    unfinished: Unfinished = Unfinished.ROBOTS
    substitutes_score: bool = True
    """True: substitutes become entrants and are ranked. False: they only play that one table."""
    is_strict: bool = True
    """True: a no-show is dropped after the round."""
    free_byes: int = 1
    """The number of byes that an entrant may ask for."""
    is_season: bool = False
    """True: sign-up for a next season, or edition, opens after the last round."""
    team_size: int = 0
    """The number of entrants in a team, 2 to 4; 0 without teams. Swiss and round robin only, and without a final."""
    every_weeks: int = 1
    """The next season begins a multiple of so many weeks after the start of this one."""
