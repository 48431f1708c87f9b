"""Winners and tie-breaks."""

from collections.abc import Mapping, Sequence

from rules.core.game import Outcome, SeatScore
from rules.core.text import Arg, Msg, SeatName, msg


def final_outcome(
    key: str, scores: Sequence[SeatScore], tie_breaks: Mapping[str, Sequence[int]]
) -> Outcome:
    """Ranks by total, then by tie-breaks in order; each name has one value per seat, and the larger value wins.

    Where less is better, pass negative values.

    The reason is ``<key>.reason.outright`` (seat, total), ``<key>.reason.shared`` (seats, total), or that of the
    tie-break that decided, ``<key>.reason.<name>`` (seat, total, count: the winner's value without its sign).
    """
    standings = [
        (score.total, *(values[seat] for values in tie_breaks.values()))
        for seat, score in enumerate(scores)
    ]
    return Outcome(
        ranks=tuple(1 + sum(other > mine for other in standings) for mine in standings),
        scores=tuple(scores),
        reason=_reason(key, standings, tuple(tie_breaks)),
    )


def is_told_by_totals(reason: Msg) -> bool:
    """Return true if a reason says only that a seat has the highest total."""
    return reason.key.endswith((".reason.outright", ".reason.shared"))


def _reason(key: str, standings: Sequence[tuple[int, ...]], names: tuple[str, ...]) -> Msg:
    best = max(standings)
    winners = tuple(SeatName(seat) for seat, mine in enumerate(standings) if mine == best)
    if len(winners) > 1:
        return msg(f"{key}.reason.shared", seats=winners, total=best[0])
    facts: dict[str, Arg] = {"seat": winners[0], "total": best[0]}
    second = max((mine for mine in standings if mine != best), default=None)
    if second is None or second[0] < best[0]:
        return msg(f"{key}.reason.outright", **facts)
    place = next(place for place, value in enumerate(best) if second[place] < value)
    return msg(f"{key}.reason.{names[place - 1]}", **facts, count=abs(best[place]))
