"""The duties of a tournament. Each is one transaction, which does nothing if it is no longer due."""

from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct

from rules.contest.director.held import Blame, Ended, Place
from rules.contest.scores.results import No, Rest, Table


class Reminder(StrEnum):
    CHECKIN = "checkin"
    """Say that you are there: the tournament begins soon."""
    SHOW = "show"
    """Press *Ready* or move before the seat is given away."""
    DEADLINE = "deadline"
    """The table waits for you, and its deadline is near."""


class OpenCheckin(Struct, frozen=True, tag=True):
    """Ask the entrants to say that they are there."""


class Remind(Struct, frozen=True, tag=True):
    """Remind some, once for each cause; the cause is kept as `Snapshot.reminded`."""

    cause: str
    about: Reminder
    who: tuple[No, ...]
    until_ms: int
    """The moment at which it will be too late."""
    place: Place | None = None


class PutOff(Struct, frozen=True, tag=True):
    """Begin later, because too few have checked in, or because check-in opened late."""

    starts_at_ms: int
    is_counted: bool = True
    """True if too few were there: only so many of those delays are forgiven."""


class CallOff(Struct, frozen=True, tag=True):
    """Too few have checked in, again and again."""


class Start(Struct, frozen=True, tag=True):
    """Close the list: these play, in this order of entry; the others are asked when a seat is free.

    All their `Entry.kind` is set by it, and the draw of the tournament is known from now on.
    """

    entrants: tuple[No, ...]


class StartStage(Struct, frozen=True, tag=True):
    """Begin the stage of this number: store the result of `rules.contest.director.rounds.next_stage`."""

    number: int


class PairRound(Struct, frozen=True, tag=True):
    """Pair a round: store the result of `rules.contest.director.rounds.next_round`."""

    stage: int
    number: int


class OpenTable(Struct, frozen=True, tag=True):
    """Open the table of a pod. Seats that are at fault already get a robot."""

    place: Place


class Score(Struct, frozen=True, tag=True):
    """Count the result of a pod whose table has ended."""

    place: Place


class CallSubstitutes(Struct, frozen=True, tag=True):
    """Ask these members on the bench to take the seat of a no-show; stored as `Pod.called`.

    The first to accept gets the seat, with a fresh clock; the fault of its last holder is stored as `no_show`.
    """

    place: Place
    seat: int
    who: tuple[No, ...]


class SetFault(Struct, frozen=True, tag=True):
    """A robot sits in; the fault is kept with the moment at which this is carried out."""

    place: Place
    seat: int
    no: No
    blame: Blame
    due_ms: int | None = None
    """The new deadline of the pod, if it moves."""


class Extend(Struct, frozen=True, tag=True):
    """Put off the deadline of a pod that is nearly at its end, or waits for a robot; kept as `Pod.is_extended`."""

    place: Place
    due_ms: int


class Adjudicate(Struct, frozen=True, tag=True):
    """End a pod without its table's end: `Pod.ended`, `result` and `rests` are set, and its table is stopped.

    After a walkover the member left may play the table on; it does not count.
    """

    place: Place
    ended: Ended
    result: Table | None
    rests: tuple[Rest, ...] = ()


class CloseRound(Struct, frozen=True, tag=True):
    """Every pod has been scored."""

    stage: int
    number: int
    dropped: tuple[No, ...] = ()
    """No-shows, who do not play from the next round on."""


class CloseStage(Struct, frozen=True, tag=True):
    """Every round of the stage is over."""

    number: int


class OpenDeal(Struct, frozen=True, tag=True):
    """Publish a deal: seed, salt, results and records."""

    number: int


class Close(Struct, frozen=True, tag=True):
    """Nothing is left to be played; results may be disputed from now on."""


class OpenSeason(Struct, frozen=True, tag=True):
    """Open sign-up for the next season; kept as `Snapshot.is_next_open`."""


class Finish(Struct, frozen=True, tag=True):
    """The standings are final."""


class Wait(Struct, frozen=True, tag=True):
    """Nothing is due. Unless something happens, nothing will be before then, or ever if None."""

    until_ms: int | None


Duty: TypeAlias = (
    OpenCheckin
    | Remind
    | PutOff
    | CallOff
    | Start
    | PairRound
    | OpenTable
    | Score
    | CallSubstitutes
    | SetFault
    | Extend
    | Adjudicate
    | CloseRound
    | CloseStage
    | StartStage
    | OpenDeal
    | Close
    | OpenSeason
    | Finish
)
