"""Input and result of the pairing of a round."""

from enum import StrEnum
from typing import Final

from msgspec import Struct

from rules.contest.scores.results import No

ALGORITHM: Final = 1
"""Raised whenever the same input would get another pairing."""


class Repeats(StrEnum):
    AVOID = "avoid"
    ALLOW = "allow"


class Remainder(StrEnum):
    """The entrants for pods of unwanted size."""

    SHORT_LOW = "short_low"
    SHORT_HIGH = "short_high"
    BYES = "byes"


class Within(StrEnum):
    """The order inside a group of equal scores, from which the search starts."""

    DRAW = "draw"
    SLIDE = "slide"
    ADJACENT = "adjacent"


class Entrant(Struct, frozen=True, forbid_unknown_fields=True):
    """An entrant to be paired, with the rounds so far."""

    no: No
    score: int = 0
    """In units."""
    unplayed: int = 0
    byes: int = 0
    """Allocated byes and walkovers so far."""
    shorts: int = 0
    """Pods below the wanted size so far."""
    rank: int = 0
    """Seed rank; 1 is the best."""
    sat: tuple[tuple[int, int], ...] = ()
    """Size and seat of each table so far."""


class Met(Struct, frozen=True, forbid_unknown_fields=True):
    """Two entrants and the number of tables that they have shared."""

    a: No
    b: No
    tables: int


class Apart(Struct, frozen=True, forbid_unknown_fields=True):
    """Two entrants who shall not share a pod, such as members of one team."""

    a: No
    b: No
    weight: int = 1


class Hand(Struct, frozen=True, forbid_unknown_fields=True):
    """The organiser who set the pods of a round by hand, and the moment."""

    by: str
    """The mark of the organiser in this tournament (`certificate.mark_of`)."""
    at_ms: int


class Input(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that a pairing depends on."""

    entrants: tuple[Entrant, ...]
    """In standing order, which decides under `adjacent`."""
    met: tuple[Met, ...]
    wanted: int
    sizes: tuple[int, ...]
    """Sizes of pods that are allowed."""
    seed: int
    """Of the round, 64 bits."""
    repeats: Repeats = Repeats.AVOID
    remainder: Remainder = Remainder.SHORT_LOW
    within: Within = Within.DRAW
    apart: tuple[Apart, ...] = ()
    hidden: str = ""
    """The commitment to more entrants who are kept apart, in secret; empty if none are (`pairing.hidden`)."""
    hand: Hand | None = None
    """Set if the pods were set by hand, not drawn; only the seats are by lot (`pairing.by_hand`)."""


class Criteria(Struct, frozen=True, forbid_unknown_fields=True):
    """The cost of a pairing (chapter "Criteria").

    The first criterion that differs decides: `apart`, then the others as they stand here.
    """

    repeats: int
    """Tables that members of a pod have shared before, over all pairs."""
    clashes: int
    """Pairs in which both have had one seat at least twice as often as the other; 0 for pods."""
    spread: int
    """Squared differences of scores over all pairs, in the scores' common divisor."""
    shorts: int
    """Short pods that members of short pods have had before."""
    apart: int = 0
    """Weights of the pairs that should be apart, and share a pod."""


class Bounds(Struct, frozen=True, forbid_unknown_fields=True):
    """Below these no pairing with the same byes can come."""

    repeats: int
    spread: int
    """0 where pods differ in size, since nothing is proved there."""
    is_exact: bool
    """True if every arrangement was considered."""


class Pairing(Struct, frozen=True, forbid_unknown_fields=True):
    byes: tuple[No, ...]
    pods: tuple[tuple[No, ...], ...]
    """Each in seat order; the strongest pod first."""
    criteria: Criteria
    bounds: Bounds
    evaluations: int
    """Arrangements of pods that were looked at."""
    algorithm: int


class Unpairable(Exception):
    """No pairing is possible; `code` says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code
