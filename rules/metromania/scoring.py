"""What the end is worth: lines, then trips, and who wins by it (chapter "Scoring")."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core.game import Outcome, ScorePart, SeatScore
from rules.core.seats import Seat
from rules.core.text import Arg, Msg, SeatName, msg
from rules.metromania.state import SeatState, State, Trip
from rules.metromania.trips import PARK_LAKE


@dataclass(frozen=True, slots=True, order=True)
class Standing:
    """What decides the ranks, the weightier first."""

    total: int
    complete: int
    tunnels: int


def line_loss(points: int, complete: int) -> int:
    """Station points that a seat loses for lines that are not complete; of an odd number, the smaller half."""
    match complete:
        case 2:
            return 0
        case 1:
            return points // 2
        case _:
            return points


def final_outcome(state: State) -> Outcome:
    """Ranks and scores of a table that is over."""
    scores = tuple(_score(seat, mine, state.trips) for seat, mine in enumerate(state.seats))
    standings = [
        Standing(score.total, complete_lines(mine), tunnels_placed(mine))
        for score, mine in zip(scores, state.seats, strict=True)
    ]
    return Outcome(
        ranks=tuple(1 + sum(other > mine for other in standings) for mine in standings),
        scores=scores,
        reason=_reason(standings),
    )


def complete_lines(mine: SeatState) -> int:
    return sum(line.complete for line in mine.lines)


def tunnels_placed(mine: SeatState) -> int:
    """On both lines, arrow spaces included."""
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


def _reason(standings: list[Standing]) -> Msg:
    """Who won, and by which of the tie-breaks."""
    best = max(standings)
    winners = tuple(SeatName(seat) for seat, mine in enumerate(standings) if mine == best)
    if len(winners) > 1:
        return msg("metromania.reason.shared", seats=winners, total=best.total)
    rivals = [mine for mine in standings if mine.total == best.total and mine != best]
    facts: dict[str, Arg] = {"seat": winners[0], "total": best.total}
    if not rivals:
        return msg("metromania.reason.outright", **facts)
    if max(rivals).complete < best.complete:
        return msg("metromania.reason.lines", **facts, count=best.complete)
    return msg("metromania.reason.tunnels", **facts, count=best.tunnels)
