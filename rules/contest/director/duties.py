"""What may be due at a tournament. Each is one transaction, which does nothing if it is no longer due."""

from typing import TypeAlias

from msgspec import Struct

from rules.contest.scores.results import No


class OpenCheckin(Struct, frozen=True, tag=True):
    """Ask the entrants to say that they are there."""


class Remind(Struct, frozen=True, tag=True):
    """Ask those who have not checked in once more."""

    missing: tuple[No, ...]


class PutOff(Struct, frozen=True, tag=True):
    """Too few have checked in: begin later."""

    starts_at_ms: int


class CallOff(Struct, frozen=True, tag=True):
    """Too few have checked in, again and again."""


class Start(Struct, frozen=True, tag=True):
    """Close the list: these play, in this order of entry; the others are asked when a seat is free."""

    entrants: tuple[No, ...]
    rounds: int


class PairRound(Struct, frozen=True, tag=True):
    number: int


class OpenTable(Struct, frozen=True, tag=True):
    """Open the table of a pod, which is counted from 0."""

    number: int
    pod: int


class Score(Struct, frozen=True, tag=True):
    """Count the result of a pod, which is counted from 0."""

    number: int
    pod: int


class CloseRound(Struct, frozen=True, tag=True):
    number: int


class Close(Struct, frozen=True, tag=True):
    """Nothing is left to be played; results may be disputed from now on."""


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
    | CloseRound
    | Close
    | Finish
)
