"""What is known of stages, rounds and pods that have begun. Times are UTC milliseconds."""

from enum import StrEnum

from msgspec import Struct

from rules.contest.scores.results import No, Rest, Table


class Blame(StrEnum):
    """Why somebody else sits where an entrant should."""

    NO_SHOW = "no_show"
    TIMED_OUT = "timed_out"
    GAVE_UP = "gave_up"
    EXCUSED = "excused"
    """A referee's word that the entrant could not help it: the seat is left out of the table's result."""


class Ended(StrEnum):
    """How the table of a pod ended."""

    FINISHED = "finished"
    ADJUDICATED = "adjudicated"
    """Without its end, by places or by points shared."""
    VOID = "void"
    WALKOVER = "walkover"


class Place(Struct, frozen=True, order=True, forbid_unknown_fields=True):
    """Where a pod is: stage and round are numbered from 1, pods of a round from 0."""

    stage: int
    number: int
    pod: int


class Fault(Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    no: No
    """Who sat there: a substitute may sit there now."""
    blame: Blame
    at_ms: int
    has_moved: bool = False
    """Whether the entrant had made a move at that table before."""


class Chair(Struct, frozen=True, forbid_unknown_fields=True):
    """What the table of a pod tells about one seat while it is played."""

    is_ready: bool = False
    """Whether its entrant has pressed *Ready*."""
    has_moved: bool = False
    is_waited_for: bool = False
    used_ms: int = 0
    """How much time the seat has used."""
    quiet_until_ms: int | None = None
    """When the quiet hours end in which the seat is waited for, if it is."""
    since_ms: int | None = None
    """When the entrant took the seat, if that was after the opening: as a substitute."""
    asked_ms: int | None = None
    """Since when it is waited for, where the table has a clock."""


class Called(Struct, frozen=True, forbid_unknown_fields=True):
    """A substitute who has been asked to take a seat."""

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
    """Whether its table has been opened."""
    opened_ms: int | None = None
    due_ms: int | None = None
    """When the table is to have ended; moved by extensions and pauses."""
    is_extended: bool = False
    """Whether the deadline has been put off because the table was nearly at its end."""
    progress: int = 0
    """How far the table is, in percent, where the title can say."""
    chairs: tuple[Chair, ...] = ()
    """By seat; empty where nothing is known yet."""
    faults: tuple[Fault, ...] = ()
    called: tuple[Called, ...] = ()
    interim: tuple[int, ...] | None = None
    """Ranks as they are now, where the title can say."""
    ended: Ended | None = None
    result: Table | None = None
    """Known once the table has ended; for a pod that ended without a table's end, what it is scored as."""
    rests: tuple[Rest, ...] = ()
    """Of members for whom the pod counts as no table: in a walkover, or when it is void."""
    is_scored: bool = False

    def fault_of(self, seat: int) -> Fault | None:
        """What whoever has the seat now is to blame for."""
        no = self.seats[seat]
        found = (each for each in self.faults if each.seat == seat and each.no == no)
        return next(found, None)

    def chair(self, seat: int) -> Chair:
        return self.chairs[seat] if self.chairs else Chair()

    @property
    def is_played(self) -> bool:
        """Whether its table is open and has not ended."""
        return self.is_open and self.ended is None and self.result is None


class RoundHeld(Struct, frozen=True, forbid_unknown_fields=True):
    """A round that has been paired. Its number is its place in the stage, from 1."""

    pods: tuple[Pod, ...]
    rests: tuple[Rest, ...]
    paired_ms: int
    is_over: bool = False


class Stage(Struct, frozen=True, forbid_unknown_fields=True):
    """A stage that has begun. Its number is its place, from 1."""

    field: tuple[No, ...]
    """Who began it, the best seed first."""
    groups: tuple[tuple[No, ...], ...] = ()
    """Who is in which group or division, in groups and leagues; each the best seed first."""
    rounds_wanted: int = 0
    rounds: tuple[RoundHeld, ...] = ()
    begun_ms: int = 0
    is_over: bool = False


class Deal(Struct, frozen=True, forbid_unknown_fields=True):
    """A deal of a duplicate. Its number is its place, from 1."""

    seats: int
    due_ms: int
    is_open: bool = False
    """Whether everybody may see it: what was dealt, and what became of it."""


class Former(Struct, frozen=True, forbid_unknown_fields=True):
    """Where somebody ended the season before."""

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
