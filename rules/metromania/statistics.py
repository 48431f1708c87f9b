"""Statistics of finished tables."""

from rules.core.seats import Seat
from rules.core.stats import Scope, Stat, StatKind
from rules.core.text import msg
from rules.metromania.state import State
from rules.metromania.turns.scoring import complete_lines


def _longest(state: State, seat: Seat | None) -> int:
    assert seat is not None
    return max(len(line.cells) for line in state.seats[seat].lines)


def _stations(state: State, seat: Seat | None) -> int:
    return sum(station.seat == seat for station in state.stations)


def _lines(state: State, seat: Seat | None) -> int:
    assert seat is not None
    return complete_lines(state.seats[seat])


STATISTICS = tuple(
    Stat(name, Scope.SEAT, StatKind.NUMBER, read, msg(f"metromania.stat.{name}"), headline)
    for name, read, headline in (
        ("longest", _longest, True),
        ("stations", _stations, True),
        ("lines", _lines, False),
    )
)
