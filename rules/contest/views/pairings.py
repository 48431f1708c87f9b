"""The view for the picture of a round's tables."""

from enum import StrEnum

from msgspec import Struct

from rules.contest.views.parts import Head
from rules.core.text import Msg


class PodState(StrEnum):
    PLANNED = "planned"
    PLAYING = "playing"
    WAITING = "waiting"
    """A seat has kept the others waiting for more than a day, or is not ready."""
    FINISHED = "finished"
    RULED = "ruled"
    """A referee has decided, or a seat failed to play on."""


class SeatMark(StrEnum):
    NONE = "none"
    ROBOT = "robot"
    WITHDRAWN = "withdrawn"


class PodSeat(Struct, frozen=True):
    """One seat; its number is its place in the tuple."""

    name: str
    points: int | None = None
    """Before the round, in units."""
    total: int | None = None
    """At the table, once it has ended; never of a sealed table."""
    place: int | None = None
    is_shared: bool = False
    is_to_move: bool = False
    is_waited_for: bool = False
    mark: SeatMark = SeatMark.NONE


class PodView(Struct, frozen=True):
    number: int
    state: PodState
    seats: tuple[PodSeat, ...]
    word: Msg | None = None
    """Text in place of the usual word for the state, such as the time of the opening or the referee's decision."""
    detail: Msg | None = None
    """The progress of the game, or the number of seats."""
    progress: int | None = None
    """In per cent, if the title tells it."""
    winner: str | None = None
    """The winner of the table, if there is one alone."""
    won: int = 0
    """The winner's points of the round, in units."""
    waits_longest: bool = False


class RestView(Struct, frozen=True):
    name: str
    points: int
    """In units."""


class PairingsView(Struct, frozen=True):
    head: Head
    pods: tuple[PodView, ...]
    """At most `PODS_A_PAGE`; more than `ROOMY_PODS` in all are drawn small."""
    rests: tuple[RestView, ...] = ()
    notes: tuple[Msg, ...] = ()
    """Quality of the pairing: repeats and the spread of points."""
    is_sealed: bool = False
    is_compact: bool = False


ROOMY_PODS = 4
PODS_A_PAGE = 12
