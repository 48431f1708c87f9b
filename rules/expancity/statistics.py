"""Statistics of finished tables, and the ranks of a table before its end."""

from rules.core.seats import Seat
from rules.core.stats import Scope, Stat, StatKind
from rules.core.text import msg
from rules.expancity.city.goals import final_outcome, goals_paid
from rules.expancity.components.content import TURNS
from rules.expancity.state import Phase, State


def interim(state: State) -> tuple[int, ...]:
    """Return ranks by the score so far and the present pay of goals; ties share. Unfinished buildings count 0."""
    if state.phase is Phase.OVER:
        return final_outcome(state).ranks
    paid = [sum(each) for each in zip(*(goal.points for goal in goals_paid(state)), strict=True)]
    totals = [mine.score + more for mine, more in zip(state.seats, paid, strict=True)]
    return tuple(1 + sum(other > mine for other in totals) for mine in totals)


def progress(state: State) -> int:
    return 100 * state.turn // TURNS


def _fulfilled(state: State, seat: Seat | None) -> int:
    assert seat is not None
    return len(state.seats[seat].fulfilled)


def _tallest(state: State, seat: Seat | None) -> int:
    return max((each.floors for each in state.buildings.values() if each.owner == seat), default=0)


def _roofed(state: State, seat: Seat | None) -> int:
    return sum(each.owner == seat and each.roof is not None for each in state.buildings.values())


STATISTICS = tuple(
    Stat(name, Scope.SEAT, StatKind.NUMBER, read, msg(f"expancity.stat.{name}"), headline)
    for name, read, headline in (
        ("fulfilled", _fulfilled, True),
        ("tallest", _tallest, True),
        ("roofed", _roofed, False),
    )
)
