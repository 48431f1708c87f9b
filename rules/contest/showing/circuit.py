"""The standings of a circuit as their picture sees them."""

from collections.abc import Mapping, Sequence

from rules.contest.scores.circuits import CircuitResult, CircuitStanding, Person
from rules.contest.showing.standings import MOST_ROUNDS
from rules.contest.showing.subject import ROWS_A_PAGE
from rules.contest.views.parts import Head, Place
from rules.contest.views.standings import Cell, CellKind, Row, StandingsView
from rules.core.text import msg


def circuit_views(
    standings: Sequence[CircuitStanding], names: Mapping[Person, str], title: str, circuit: str
) -> list[StandingsView]:
    """Return the pages of the standings: each tournament is a column with the places in it.

    Args:
        title: the key of the title whose emblem is shown.
        circuit: its name.
    """
    count = len(standings[0].results) if standings else 0
    first = max(1, count - MOST_ROUNDS + 1)
    places = [each.place for each in standings]
    rows = [
        Row(
            place=Place(each.place, places.count(each.place) > 1),
            name=names[each.person],
            points=each.points,
            cells=tuple(map(_cell, each.results[first - 1 :])),
            before=sum(
                one.points for one in each.results[: first - 1] if one is not None and one.counts
            ),
        )
        for each in standings
    ]
    pages = []
    for start in range(0, max(1, len(rows)), ROWS_A_PAGE):
        shown = rows[start : start + ROWS_A_PAGE]
        last = msg("contest.about.entrants", count=len(rows))
        if len(rows) > ROWS_A_PAGE:
            last = msg("contest.about.page", first=start + 1, last=start + len(shown))
        pages.append(
            StandingsView(
                head=Head(
                    title,
                    circuit,
                    (msg("contest.about.circuit"), last),
                    str(count),
                    msg("contest.caption.tournaments", count=count),
                ),
                rows=tuple(shown),
                rounds=tuple(range(first, count + 1)),
                has_before=first > 1,
            )
        )
    return pages


def _cell(result: CircuitResult | None) -> Cell:
    if result is None:
        return Cell(CellKind.MISSED)
    kind = CellKind.RESULT if result.counts else CellKind.UNCOUNTED
    return Cell(kind, place=result.place, is_shared=result.is_shared)
