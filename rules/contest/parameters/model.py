"""Everything that an organiser chooses, as it is stored and as its fingerprint covers it."""

import hashlib
from typing import Final

import msgspec
from msgspec import Struct, structs

from rules.contest.director.plan import DealScoring, Format, Unfinished
from rules.contest.pairing.model import Remainder, Repeats, Within


class Eligible(Struct, frozen=True, forbid_unknown_fields=True):
    """Who may sign up; 0 and the empty text mean anybody."""

    role_id: int = 0
    account_days: int = 0
    rated_tables: int = 0
    language: str = ""


class Parameters(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Parameters with 0, nothing or the empty text are filled up by `rules.contest.parameters.reading.filled`."""

    name: str
    title: str
    options: dict[str, str] = {}
    """Of every table; checked by who knows the title."""
    format: Format
    seats: int = 0
    """The wanted size of a pod. In duplicate 1 is the solo form."""
    pod_sizes: tuple[int, ...] = ()
    rounds: int = 0
    """0: as many as suit the number of entrants. In duplicate the number of deals."""
    entrants_max: int = 64
    entrants_min: int = 0
    scoring: str = ""
    tie_breaks: tuple[str, ...] = ()
    repeats: Repeats = Repeats.AVOID
    remainder: Remainder = Remainder.SHORT_LOW
    within: Within = Within.DRAW
    bye_points: str = ""
    free_byes: int = 1
    late_until: int = 2
    starts_at_ms: int
    checkin_h: int = 24
    round_h: int = 504
    clock: str = ""
    """The key of a pace; empty: that of tournaments."""
    show_h: int = 36
    unfinished: Unfinished = Unfinished.ROBOTS
    cut: int = 0
    advance: int = 0
    is_rated: bool = True
    zone: str = "UTC"
    eligible: Eligible = Eligible()
    is_sealed: bool | None = None
    min_gap_h: int = 12
    disputes_h: int = 48
    at_once: int = 4
    group_size: int = 0
    best_of: int = 0
    lives: int = 2
    is_reset: bool = True
    is_fixed: bool = False
    is_twice: bool = False
    is_virtual: bool = True
    is_pyramid: bool = True
    moves_up: int = 0
    moves_down: int = 2
    is_season: bool = False
    has_vacation: bool = True
    substitutes_score: bool = True
    is_strict: bool = True
    """Whether an entrant who did not show up is dropped after the round."""
    deal_scoring: DealScoring = DealScoring.MATCHPOINTS


UNFROZEN: Final = ("round_h", "entrants_max")
"""What may change after check-in has closed, and so is not covered by the fingerprint."""


def encoded(parameters: Parameters) -> bytes:
    """The parameters as JSON, always in the same bytes."""
    return msgspec.json.encode(parameters, order="sorted")


def fingerprint(parameters: Parameters) -> str:
    """SHA-256 in hexadecimal of everything that is frozen: equal fingerprints are equal rules."""
    frozen = {
        name: value for name, value in structs.asdict(parameters).items() if name not in UNFROZEN
    }
    return hashlib.sha256(msgspec.json.encode(frozen, order="sorted")).hexdigest()
