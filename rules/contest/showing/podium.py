"""The end of a tournament as its picture sees it."""

from collections.abc import Iterator

from rules.contest.director.outcome import (
    disqualified_last,
    is_last,
    plan_of,
    table_of,
    with_places,
)
from rules.contest.director.plan import Format
from rules.contest.director.rounds import order_of
from rules.contest.director.snapshot import Snapshot
from rules.contest.director.teams import places_by_team, team_table
from rules.contest.scores.results import No, Standing
from rules.contest.showing.subject import Subject, initials, totals_of
from rules.contest.views.numbers import UNIT
from rules.contest.views.parts import Moment
from rules.contest.views.podium import PodiumView, Winner
from rules.core.text import Msg, msg

STEPS = 3


def podium_view(at: Snapshot, subject: Subject, date: Moment) -> PodiumView | None:
    """The first three places; None until the last stage is over."""
    if not at.stages or not at.stages[-1].is_over or not is_last(at, len(at.stages)):
        return None
    about = msg(f"{subject.title}.title")
    if at.plan.team_size:
        # A team of which all members are disqualified stands on no step.
        left = {each.team for each in at.entries if not each.is_disqualified}
        table = team_table(at, len(at.stages))
        teams = tuple(
            _team(each, subject) for each in table if each.no in left and each.place <= STEPS
        )
        return PodiumView(subject.title, subject.event, about, date, teams)
    entries = {each.no: each for each in at.entries}
    winners = tuple(
        Winner(
            place,
            subject.name(no),
            initials(subject.name(no)),
            _seat(at, no),
            _result(at, no),
            entries[no].dropped_round is not None,
        )
        for place, no in final_places(at)
        if place <= STEPS
    )
    return PodiumView(subject.title, subject.event, about, date, winners)


def _team(standing: Standing, subject: Subject) -> Winner:
    """Return a team on its step, with its points if they are whole."""
    name, points = subject.team(standing.no), standing.points
    result = None
    if points % UNIT == 0:
        result = msg("contest.result.points", points=str(points // UNIT))
    return Winner(standing.place, name, initials(name), result=result)


def final_places(at: Snapshot) -> Iterator[tuple[int, No]]:
    """Return all entrants with their places: by the last stage, then by those before it; the disqualified are last.

    Members of a team have its place.
    """
    if at.plan.team_size:
        return places_by_team(at)
    groups: list[tuple[No, ...]] = []
    done: set[No] = set()
    for stage in range(len(at.stages), 0, -1):
        for group in order_of(at, stage):
            new = tuple(no for no in group if no not in done)
            groups += [new] if new else []
            done.update(new)
    return with_places(disqualified_last(at, groups))


def _seat(at: Snapshot, no: No) -> int | None:
    """The seat at the last table."""
    seats = [pod.seats.index(no) for _, pod in at.pods() if no in pod.seats]
    return seats[-1] if seats else None


def _result(at: Snapshot, no: No) -> Msg | None:
    """The total of the final table, or the points of the last stage."""
    plan = plan_of(at, len(at.stages))
    if plan.format in (Format.SINGLE_TABLE, Format.SINGLE, Format.DOUBLE, Format.LIVES):
        own = [pod for _, pod in at.pods() if no in pod.seats]
        total = totals_of(own[-1]).get(no) if own else None
        return None if total is None else msg("contest.result.points", points=str(total))
    if plan.format is Format.DUPLICATE:
        return None
    for each in table_of(at, len(at.stages)):
        if each.no == no and each.points % UNIT == 0:
            return msg("contest.result.points", points=str(each.points // UNIT))
    return None


def stored_places(at: Snapshot) -> dict[No, int]:
    """Return the places that count in circuits, for titles and in careers; the disqualified have none."""
    return {no: place for place, no in final_places(at) if not at.entry(no).is_disqualified}
