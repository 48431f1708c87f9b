"""Parts of a view that the words leave out, with reasons."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

_ITS_TILES = "the lines of tiles name every city and greenery"
_TURN_ENDED = "that a turn ended is not worth words, the next one shows it"
_RESULT = "when the table is over, the result takes its place"
_NO_CORPORATION = "before corporations are chosen, a seat has nothing to tell of"
_NO_POINTS = "parts of a score without points are not named"

UNTOLD: Final[Mapping[str, str]] = MappingProxyType(
    {
        "BotView.cities": _ITS_TILES,
        "BotView.greeneries": _ITS_TILES,
        "OpenQuestion.kind": "the question says what kind of thing is chosen",
        "Outcome.ranks, presence": "every seat has a rank of its own",
        "Outcome.scores.parts, presence": "the line of each seat names the parts of its score",
        "Outcome.scores.parts.label": "the line of each seat names the parts of its score",
        "Outcome.scores.parts.points": "the line of each seat names the parts of its score",
        "SeatView.cities": _ITS_TILES,
        "SeatView.greeneries": _ITS_TILES,
        "SeatView.metal_values, presence": "there are always two, of steel and of titanium",
        "SeatView.production, presence": "there are always six kinds of resources",
        "SeatView.stock, presence": "there are always six kinds of resources",
        "View.mode": "the lines of MarsBot or the last generation tell it",
    }
)
TOLD_AT_TIMES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "Act.changes": _TURN_ENDED,
        "Act.changes, presence": _TURN_ENDED,
        "Act.owner": _TURN_ENDED,
        "Act.space": _TURN_ENDED,
        "Act.subject": _TURN_ENDED,
        "Act.what": "MarsBot passes in the same words as a seat",
        "BotCard.token": "a card that moves nothing brings a token, and the other way round",
        "BotView.parts, presence": _NO_POINTS,
        "BotView.parts.label": _NO_POINTS,
        "BotView.parts.points": _NO_POINTS,
        "Outcome.ranks": "who plays alone wins or loses, but has no rank",
        "SeatView.chosen": "only while all choose at once it matters who is missing",
        "SeatView.hand": _NO_CORPORATION,
        "SeatView.metal_values": _NO_CORPORATION,
        "SeatView.parts, presence": _NO_POINTS,
        "SeatView.parts.label": _NO_POINTS,
        "SeatView.parts.points": _NO_POINTS,
        "SeatView.passed": _NO_CORPORATION,
        "SeatView.production": _NO_CORPORATION,
        "SeatView.stock": _NO_CORPORATION,
        "SeatView.tr": _NO_CORPORATION,
        "Tile.kind": "every tile without an owner is an ocean",
        "View.actions": "outside actions none are counted, and an open question belongs to its action",
        "View.active": _RESULT,
        "View.award_price": "classic solo play has no awards",
        "View.first": "who plays alone without MarsBot is always first",
        "View.hard": "only MarsBot can be hard to beat",
        "View.marked": "the space of the last tile is told with its act",
        "View.marked, presence": "the space of the last tile is told with its act",
        "View.stage": _RESULT,
    }
)
