"""Parts of a view that the words leave out, with reasons."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

_NO_POINTS = "parts of a score without points are not named"
_RESULT = "when the table is over, the result takes its place"
_STAGE = "it is told in the stages where it means something"
_FLIPPED = "a flipped goal needs no tokens any more"

UNTOLD: Final[Mapping[str, str]] = MappingProxyType(
    {
        "CorporationView.met": "a goal is met once it has what it needs",
        "CorporationView.revealed": "a goal that is told has been revealed, or the table is over",
        "OpenDecision.kind": "the question says what kind of thing is chosen",
        "SeatView.put_down": "the line of the turn names the cards that were played",
    }
)
TOLD_AT_TIMES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "OwnedGoalView.needed": _FLIPPED,
        "OwnedGoalView.tokens": _FLIPPED,
        "SeatView.chosen": "only while all choose at once it matters who is missing",
        "SeatView.entered": "who stays out for good enters none",
        "SeatView.parts, presence": _NO_POINTS,
        "SeatView.parts.label": _NO_POINTS,
        "SeatView.parts.points": _NO_POINTS,
        "TurnView.seat": "a turn that has done nothing yet is not told",
        "View.acting": _RESULT,
        "View.first": _RESULT,
        "View.last_round": _RESULT,
        "View.period": _STAGE,
        "View.periods": _STAGE,
        "View.phase": _STAGE,
        "View.round": _STAGE,
        "View.stage": _RESULT,
        "View.transition": _STAGE,
        "View.transitions": _STAGE,
        "View.turn, presence": "a turn that has done nothing yet is not told",
    }
)
