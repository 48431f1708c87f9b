"""Standings of teams as their picture sees them (section "Teams")."""

from collections.abc import Sequence
from typing import Final

from rules.contest.director.outcome import FREE, members, plan_of
from rules.contest.director.snapshot import Snapshot
from rules.contest.director.teams import BOARDS, team_table
from rules.contest.scores.results import Standing
from rules.contest.scores.tie_breaks import DRAW, WINS
from rules.contest.showing.standings import change_of, deciding_of, rounds_shown, value_of
from rules.contest.showing.subject import (
    ROWS_A_PAGE,
    Subject,
    cut_back,
    page_head,
    public,
)
from rules.contest.views.parts import Place
from rules.contest.views.standings import Bracket, Cell, CellKind, Row, StandingsView
from rules.core.text import msg

MOST_COLUMNS: Final = 2


def team_ranking(at: Snapshot, stage: int, after: int | None = None) -> tuple[Standing, ...]:
    """Return the public standings of the teams, as they are, or as they were after a round."""
    at = public(at)
    return team_table(at if after is None else cut_back(at, stage, after), stage)


def team_standings_view(
    at: Snapshot, stage: int, subject: Subject, *, page: int = 0, after: int | None = None
) -> StandingsView:
    """Return a page of the standings of the teams."""
    at = public(at)
    if after is not None:
        at = cut_back(at, stage, after)
    held = at.stages[stage - 1]
    found = team_table(at, stage)
    done = sum(each.is_over for each in held.rounds)
    before = None
    if done > 1:
        before = {each.no: each.place for each in team_table(cut_back(at, stage, done - 1), stage)}
    rounds = rounds_shown(held)
    start = page * ROWS_A_PAGE
    on_page = found[start : start + ROWS_A_PAGE]
    deciding = deciding_of(found)
    names = {name for each in deciding.values() for name in each}
    told = [name for name in (WINS, *BOARDS, DRAW) if name in names]
    columns = [name for name in told if name != DRAW][:MOST_COLUMNS]
    rows = tuple(
        Row(
            place=Place(each.place),
            name=subject.team(each.no),
            points=each.points,
            cells=tuple(_cell(at, stage, each, number) for number in rounds),
            change=change_of(before, each),
            before=sum(each.by_round[: rounds[0] - 1]) if rounds else 0,
            values=tuple(
                value_of(name, each.values.get(name), name in deciding.get(index, ()))
                for name in columns
            ),
        )
        for index, each in enumerate(on_page, start=start)
    )
    return StandingsView(
        head=page_head(
            at,
            stage,
            subject,
            msg("contest.about.teams", count=len(found)),
            (start, len(on_page), len(found)),
        ),
        rows=rows,
        rounds=tuple(rounds),
        has_before=bool(rounds) and rounds[0] > 1,
        columns=tuple(msg(f"contest.tie.{name}") for name in columns),
        brackets=_brackets(on_page),
        decided=tuple(msg(f"contest.tie.{name}") for name in told),
        is_by_team=True,
    )


def team_pages(at: Snapshot, stage: int) -> int:
    return max(1, -(-len(team_table(at, stage)) // ROWS_A_PAGE))


def _cell(at: Snapshot, stage: int, standing: Standing, number: int) -> Cell:
    """Return the points of a team's members in a round, once the first of their tables is over."""
    held = at.stages[stage - 1]
    if number > len(held.rounds):
        return Cell(CellKind.OPEN)
    own = {each.no for each in members(at, stage) if each.team == standing.no}
    each = held.rounds[number - 1]
    pods = [pod for pod in each.pods if own & {*pod.seats}]
    rested = any(rest.no in own for rest in each.rests)
    if not pods and not rested:
        is_free = plan_of(at, stage).format in FREE
        return Cell(CellKind.FREE if is_free else CellKind.MISSED)
    if pods and not rested and not any(pod.is_scored for pod in pods):
        return Cell(CellKind.PLAYING)
    return Cell(CellKind.SUM, points=standing.by_round[number - 1])


def _brackets(rows: Sequence[Standing]) -> tuple[Bracket, ...]:
    """Return the rows of a page that are level in points."""
    if not any(each.points for each in rows):
        return ()
    groups: list[Bracket] = []
    first = 0
    for index in range(len(rows) + 1):
        if index == len(rows) or rows[index].points != rows[first].points:
            if index - first > 1:
                groups.append(Bracket(first, index - 1))
            first = index
    return tuple(groups)
