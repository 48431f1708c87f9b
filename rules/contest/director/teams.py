"""Teams: their members, their standings, and the pairs of teammates (section "Teams").

A team's points are the sum of its members' points, those of withdrawn members and of substitutes included.
"""

from collections.abc import Collection, Iterator
from fractions import Fraction
from itertools import combinations, zip_longest
from typing import Final

from msgspec import structs

from rules.contest.director.outcome import members, results, scheme_of, table_of
from rules.contest.director.snapshot import Entry, Kind, Snapshot
from rules.contest.pairing.model import Apart
from rules.contest.scores.record import records
from rules.contest.scores.results import No, Standing
from rules.contest.scores.tie_breaks import DRAW, POINTS, WINS, drawn, values_of

LARGEST: Final = 4
"""The most members of a team."""
BOARDS: Final = tuple(f"board{board}" for board in range(1, LARGEST + 1))
"""The points of each board, as tie-breaks."""


def teammates(at: Snapshot) -> tuple[Apart, ...]:
    """Return all pairs of entrants of one team, to be kept apart as far as possible."""
    return tuple(
        Apart(first.no, second.no)
        for first, second in combinations(at.entries, 2)
        if first.team and first.team == second.team
    )


def full_teams(at: Snapshot, here: Collection[No]) -> list[int]:
    """Return the teams that have all their members, and all of them among these entrants."""
    ready = [each.team for each in at.entries if each.no in here and each.kind is Kind.ENTRANT]
    return [team for team in sorted({*ready} - {0}) if ready.count(team) == at.plan.team_size]


def is_replaced(at: Snapshot, no: No) -> bool:
    """Return whether another entrant plays on the board of an entrant of a team."""
    own = at.entry(no)
    return own.team > 0 and any(
        (each.team, each.board) == (own.team, own.board)
        for each in at.entrants()
        if each.no != no and each.dropped_round is None
    )


def team_table(at: Snapshot, stage: int) -> tuple[Standing, ...]:
    """Return the standings of the teams, whose numbers stand in place of an entrant's.

    Equal points are parted by first places, then by the points of the first board, the second and so on, then by lot.
    Disqualified members count nothing, and a team without others is last.
    """
    inside = members(at, stage)
    scheme = scheme_of(at, stage)
    field = records([each.no for each in inside], results(at, stage), scheme)
    wins = values_of(WINS, field, scheme)
    own = {each.no: each for each in table_of(at, stage)}
    numbers = sorted({each.team for each in inside} - {0})
    lots = drawn(numbers, scheme.seed)
    order = (POINTS, WINS, *BOARDS[: at.plan.team_size], DRAW)
    found = []
    for team in numbers:
        counted = [each for each in inside if each.team == team and each.no in own]
        counted = [each for each in counted if not each.is_disqualified]
        standing = _sum(team, [own[each.no] for each in counted])
        values: dict[str, Fraction | None] = dict.fromkeys(order, Fraction(0))
        values[POINTS] = Fraction(standing.points)
        values[WINS] = sum((wins[each.no] for each in counted), Fraction(0))
        values[DRAW] = lots[team]
        for each in counted:
            board = BOARDS[each.board - 1]
            values[board] = (values.get(board) or 0) + Fraction(own[each.no].points)
        found.append(structs.replace(standing, values=values))
    left = {each.team for each in inside if not each.is_disqualified}
    found.sort(
        key=lambda each: [each.no in left, *(each.values[name] or 0 for name in order)],
        reverse=True,
    )
    return tuple(_ranked(found, order))


def of_team(at: Snapshot, team: int) -> tuple[Entry, ...]:
    """Return the members of a team by their boards, present members before withdrawn ones."""
    found = [each for each in at.entries if each.team == team]
    return tuple(
        sorted(found, key=lambda each: (each.board, each.dropped_round is not None, each.no))
    )


def places_by_team(at: Snapshot) -> Iterator[tuple[int, No]]:
    """Yield each entrant with the place of their team, the best first; the disqualified are last."""
    stage = len(at.stages)
    inside = {each.no for each in members(at, stage)}
    table = team_table(at, stage)
    out = []
    for standing in table:
        for each in of_team(at, standing.no):
            if each.is_disqualified:
                out.append(each.no)
            elif each.no in inside:
                yield standing.place, each.no
    yield from ((len(table) + 1, no) for no in out)


def _sum(team: int, own: Collection[Standing]) -> Standing:
    rounds = zip_longest(*(each.by_round for each in own), fillvalue=0)
    return Standing(
        place=0,
        no=team,
        points=sum(each.points for each in own),
        by_round=tuple(sum(each) for each in rounds),
        values={},
        decided=None,
        deducted=sum(each.deducted for each in own),
    )


def _ranked(found: Collection[Standing], order: Collection[str]) -> Iterator[Standing]:
    """Yield the teams with their places, and with the first value in which each is behind the one before."""
    before: Standing | None = None
    for place, each in enumerate(found, start=1):
        decided = None
        if before is not None:
            decided = next(name for name in order if each.values[name] != before.values[name])
        yield structs.replace(each, place=place, decided=decided)
        before = each
