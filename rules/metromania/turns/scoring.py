"""The score at the end: lines, then trips, and the winner (chapter "Scoring")."""

from collections.abc import Sequence

from rules.core import standings
from rules.core.game import Outcome, ScorePart, SeatScore
from rules.core.seats import Seat
from rules.core.text import msg
from rules.metromania.state import SeatState, State, Trip
from rules.metromania.turns.trips import PARK_LAKE


def line_loss(points: int, complete: int) -> int:
    """Station points that a seat loses for incomplete lines: half of them, rounded down."""
    match complete:
        case 2:
            return 0
        case 1:
            return points // 2
        case _:
            return points


def final_outcome(state: State) -> Outcome:
    """Ranks and scores of a table that is over."""
    return standings.final_outcome(
        "metromania",
        [_score(seat, mine, state.trips) for seat, mine in enumerate(state.seats)],
        {
            "lines": [complete_lines(mine) for mine in state.seats],
            "tunnels": [tunnels_placed(mine) for mine in state.seats],
        },
    )


def complete_lines(mine: SeatState) -> int:
    return sum(line.complete for line in mine.lines)


def tunnels_placed(mine: SeatState) -> int:
    """The tunnels on both lines, including those on arrow spaces."""
    return sum(len(line.cells) for line in mine.lines)


def _score(seat: Seat, mine: SeatState, trips: Sequence[Trip]) -> SeatScore:
    loss = line_loss(mine.points, complete_lines(mine))
    lettered = sum(trip.points[seat] for trip in trips if trip.letter != PARK_LAKE)
    sights = sum(trip.points[seat] for trip in trips if trip.letter == PARK_LAKE)
    parts = (
        ScorePart(msg("metromania.part.stations"), mine.points),
        ScorePart(msg("metromania.part.lines"), -loss),
        ScorePart(msg("metromania.part.trips"), lettered),
        ScorePart(msg("metromania.part.park_lake"), sights),
    )
    return SeatScore(sum(part.points for part in parts), parts)
