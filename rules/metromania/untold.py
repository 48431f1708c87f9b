"""Parts of a view that the words leave out, with reasons."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

UNTOLD: Final[Mapping[str, str]] = MappingProxyType(
    {
        "EndView.seat": "the hands and the markers on the map say whose a marker is",
        "Outcome.scores.parts.label": "the parts are always the same four, each in its own place",
        "SeatView.points": "until the end it is the score, and then the result tells it",
        "StationView.kind": "a station works the same however it came to be",
        "TripView.culprits": "the points that seats lose say who is to blame",
        "TripView.culprits, presence": "the points that seats lose say who is to blame",
    }
)
TOLD_AT_TIMES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "LineView.left": "a line that is not started has all its tunnels, a complete one needs none",
        "LineView.path": "the tip where a line starts bears the name of its first cell",
        "TripView.points, presence": "only seats that a trip pays or costs something are named",
        "View.acting": "when the table is over, it is no seat’s turn",
        "View.city, presence": "a cell with no symbol on it is not named",
        "View.is_preview": "without a turn, nothing is planned and nothing was done",
        "View.phase": "when the table is over, the result takes the place of the phase",
        "View.round": "when the table is over, the result takes the place of the round",
    }
)
