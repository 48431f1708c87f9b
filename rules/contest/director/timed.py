"""The order of several duties (sections "States" and "Life cycle" of the readings)."""

from typing import Final, NamedTuple

from rules.contest.director.duties import (
    Adjudicate,
    CallOff,
    CallSubstitutes,
    Close,
    CloseRound,
    CloseStage,
    Duty,
    Extend,
    Finish,
    OpenCheckin,
    OpenDeal,
    OpenSeason,
    OpenTable,
    PairRound,
    PutOff,
    Remind,
    Score,
    SetFault,
    Start,
    StartStage,
)

HAPPENED: Final = 0
"""The moment of a duty that follows from an event, at any time."""

_ORDER: Final = {
    kind: order
    for order, kind in enumerate(
        (
            *(OpenCheckin, Remind, PutOff, CallOff, Start, PairRound, OpenTable, Score),
            *(CallSubstitutes, Extend, SetFault, Adjudicate, CloseRound, CloseStage, StartStage),
            *(OpenDeal, Close, OpenSeason, Finish),
        )
    )
}


class TimedDuty(NamedTuple):
    """A duty with the moment from which it is due; the least goes first."""

    at_ms: int
    order: int
    key: tuple[int, ...]
    """Numbers of stage, round, pod and seat."""
    duty: Duty


def timed(at_ms: int, duty: Duty, *key: int) -> TimedDuty:
    return TimedDuty(at_ms, _ORDER[type(duty)], key, duty)
