"""Stages, rounds and pods that have begun. Times are UTC milliseconds."""

from enum import StrEnum

from msgspec import Struct

from rules.contest.scores.results import No, Rest, Table


class Blame(StrEnum):
    """The reason that an entrant lost a seat."""

    NO_SHOW = "no_show"
    TIMED_OUT = "timed_out"
    GAVE_UP = "gave_up"
    EXCUSED = "excused"
    """A referee's word that the entrant could not help it: the seat is left out of the table's result."""
    LOSS = "loss"
    """A penalty: the entrant plays on, and is last at the table."""


class Ended(StrEnum):
    """The way in which the table of a pod ended."""

    FINISHED = "finished"
    ADJUDICATED = "adjudicated"
    """Without its end, by places or by points shared."""
    VOID = "void"
    WALKOVER = "walkover"


class Place(Struct, frozen=True, order=True, forbid_unknown_fields=True):
    """The place of a pod: stage and round are numbered from 1, pods of a round from 0."""

    stage: int
    number: int
    pod: int


class Fault(Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    no: No
    """The entrant at fault: a substitute may sit there now."""
    blame: Blame
    at_ms: int
    has_moved: bool = False
    """True if the entrant had made a move at that table before."""


class Chair(Struct, frozen=True, forbid_unknown_fields=True):
    """One seat of a pod's table while it is played."""

    is_ready: bool = False
    """True if its entrant has pressed *Ready*."""
    has_moved: bool = False
    is_waited_for: bool = False
    used_ms: int = 0
    """Time that the seat has used."""
    quiet_until_ms: int | None = None
    """The end of the quiet hours of a seat that is waited for in them."""
    since_ms: int | None = None
    """The moment at which a substitute took the seat; None for an entrant from the start."""
    asked_ms: int | None = None
    """Since when it is waited for, where the table has a clock."""


class Called(Struct, frozen=True, forbid_unknown_fields=True):
    """A substitute with an offer of a seat."""

    seat: int
    no: No
    at_ms: int


class Pod(Struct, frozen=True, forbid_unknown_fields=True):
    seats: tuple[No, ...]
    group: int = 0
    """From 1 in stages that have groups. In double elimination the number of the game in the bracket."""
    deal: int | None = None
    """The number of the deal that is played, from 1."""
    is_open: bool = False
    """True if its table has been opened."""
    opened_ms: int | None = None
    due_ms: int | None = None
    """The deadline of the table, moved by extensions and pauses."""
    is_extended: bool = False
    """True if the deadline was extended because the table was nearly at its end."""
    is_robots_turn: bool = False
    """True if the table waits for a robot."""
    progress: int = 0
    """The progress of the table in percent, if the title reports it."""
    chairs: tuple[Chair, ...] = ()
    """By seat; empty where nothing is known yet."""
    faults: tuple[Fault, ...] = ()
    called: tuple[Called, ...] = ()
    interim: tuple[int, ...] | None = None
    """Ranks as they are now, where the title can say."""
    ended: Ended | None = None
    result: Table | None = None
    """The result once the table has ended; for a pod that ended without its table's end, its adjudicated result."""
    rests: tuple[Rest, ...] = ()
    """Byes of members for which the pod counts as no table: after a walkover, when it is void, or when all are excused.
    """
    is_scored: bool = False

    def fault_of(self, seat: int) -> Fault | None:
        """Return the fault of the seat's present entrant."""
        no = self.seats[seat]
        found = (each for each in self.faults if each.seat == seat and each.no == no)
        return next(found, None)

    def has_robot(self, seat: int) -> bool:
        """Return true if a robot sits in for the seat's entrant."""
        fault = self.fault_of(seat)
        return fault is not None and fault.blame is not Blame.LOSS

    def chair(self, seat: int) -> Chair:
        return self.chairs[seat] if self.chairs else Chair()

    @property
    def table(self) -> Table | None:
        """The result that counts; None for a table without one, and for one of which all seats were excused."""
        return self.result if self.result is not None and self.result.seats else None

    @property
    def is_played(self) -> bool:
        """Return true if its table is open and has not ended."""
        return self.is_open and self.ended is None and self.result is None


class RoundHeld(Struct, frozen=True, forbid_unknown_fields=True):
    """A round that has been paired. Its number is its place in the stage, from 1."""

    pods: tuple[Pod, ...]
    rests: tuple[Rest, ...]
    paired_ms: int
    is_over: bool = False
    ended_ms: int | None = None
    """The moment at which it was over; None if that is not known."""


class Stage(Struct, frozen=True, forbid_unknown_fields=True):
    """A stage that has begun. Its number is its place, from 1."""

    field: tuple[No, ...]
    """The entrants who began the stage, the best seed first."""
    groups: tuple[tuple[No, ...], ...] = ()
    """The members of each group or division, in groups and leagues; the best seed first."""
    rounds_wanted: int = 0
    rounds: tuple[RoundHeld, ...] = ()
    begun_ms: int = 0
    is_over: bool = False


class Deal(Struct, frozen=True, forbid_unknown_fields=True):
    """A deal of a duplicate. Its number is its place, from 1."""

    seats: int
    due_ms: int
    is_open: bool = False
    """True if the deal is public, with its results."""


class Former(Struct, frozen=True, forbid_unknown_fields=True):
    """The place of an entrant at the end of the season before."""

    no: No
    """The number in this season."""
    division: int
    """From 1, the highest."""
    group: int
    """From 1 within the division."""
    place: int
    """In the group."""
    members: int = 0
    """Of the group."""
    points: int = 0
