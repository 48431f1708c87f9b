"""Parts of a view that the words leave out, with reasons."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

UNTOLD: Final[Mapping[str, str]] = MappingProxyType(
    {
        "BuildingView.kind": "a building is of the kind of its lot, which is told",
        "DoneContract.turn": "it only puts fulfilled contracts in order",
        "Outcome.scores.parts.label": "the parts are always the same three, each in its own place",
    }
)
TOLD_AT_TIMES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "BuildingView.scored": "a building scores nothing before it has a roof",
        "CensusView.kind": "kinds of which every tile has been seen are not named",
        "View.acting": "when the table is over, it is no seat’s turn",
        "View.census, presence": "kinds of which every tile has been seen are not named",
        "View.phase": "when the table is over, the result takes the place of the question",
        "View.turn": "when the table is over, the result takes the place of the turn",
        "View.turns": "when the table is over, the result takes the place of the turn",
    }
)
