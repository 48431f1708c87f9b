"""Standings of a stage as their picture sees them."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Final

from rules.contest.director.held import Pod, Stage
from rules.contest.director.outcome import FREE, is_last, plan_of
from rules.contest.director.plan import Format
from rules.contest.director.snapshot import Entry, Snapshot
from rules.contest.director.stages.knocked_out import places_in
from rules.contest.director.teams import BOARDS
from rules.contest.scores.results import No, Rest, Standing, Unplayed
from rules.contest.scores.tie_breaks import DRAW, POINTS
from rules.contest.showing.subject import (
    ROWS_A_PAGE,
    Subject,
    cut_back,
    page_head,
    public,
    ranking,
    shared_in,
)
from rules.contest.views.numbers import UNIT
from rules.contest.views.parts import Change, Place
from rules.contest.views.standings import Bracket, Cell, CellKind, Cut, Row, StandingsView, Value
from rules.core.text import Msg, msg

MOST_ROUNDS: Final = 6
"""The number of rounds shown; earlier ones are summed up."""
MOST_COLUMNS: Final = 2
IN_UNITS: Final = ("opponents", "opponents_cut1", "sonneborn", *BOARDS)
"""Tie-breaks that are points."""


def standings_view(
    at: Snapshot, stage: int, subject: Subject, *, page: int = 0, after: int | None = None
) -> StandingsView:
    """Return a page of the standings as they are, or as they were after a round. Sealed deals do not count.

    A solo duplicate has a picture of its own, `rules.contest.showing.duplicate`.
    """
    at = public(at)
    if after is not None:
        at = cut_back(at, stage, after)
    held = at.stages[stage - 1]
    found = ranking(at, stage)
    done = sum(each.is_over for each in held.rounds)
    before = _places_before(at, stage, done)
    entries = {each.no: each for each in at.entries}
    rounds = rounds_shown(held)
    columns = _columns(at, stage, found)
    is_reduced = any(each.deducted for each in found)
    start = page * ROWS_A_PAGE
    on_page = found[start : start + ROWS_A_PAGE]
    deciding = deciding_of(found)
    shared = [each.place for each in found]
    rows = []
    for index, each in enumerate(on_page, start=start):
        entry = entries[each.no]
        rows.append(
            Row(
                place=Place(each.place, shared.count(each.place) > 1),
                name=subject.name(each.no),
                points=each.points,
                cells=tuple(_cell(at, stage, entry, number) for number in rounds),
                change=change_of(before, each),
                before=sum(each.by_round[: rounds[0] - 1]) if rounds else 0,
                values=(
                    *((_off(each),) if is_reduced else ()),
                    *(
                        value_of(name, each.values.get(name), name in deciding.get(index, ()))
                        for name in columns
                    ),
                )[:MOST_COLUMNS],
                is_withdrawn=entry.dropped_round is not None,
            )
        )
    return StandingsView(
        head=page_head(
            at,
            stage,
            subject,
            msg("contest.about.entrants", count=len(found)),
            (start, len(on_page), len(found)),
        ),
        rows=tuple(rows),
        rounds=tuple(rounds),
        has_before=bool(rounds) and rounds[0] > 1,
        columns=(
            *((msg("contest.deducted"),) if is_reduced else ()),
            *(msg(f"contest.tie.{name}") for name in columns),
        )[:MOST_COLUMNS],
        brackets=_brackets(at, stage, found, start, len(on_page), entries),
        decided=_decided(at, stage, deciding),
        cut=_cut(at, stage, start, len(on_page)),
    )


def pages_of(at: Snapshot, stage: int) -> int:
    return max(1, -(-len(ranking(at, stage)) // ROWS_A_PAGE))


def rounds_shown(held: Stage) -> list[int]:
    """Return the numbers of the rounds that a picture has room for."""
    paired = len(held.rounds)
    last = min(max(paired, held.rounds_wanted), max(paired, MOST_ROUNDS))
    return list(range(max(1, last - MOST_ROUNDS + 1), last + 1))


def _places_before(at: Snapshot, stage: int, done: int) -> Mapping[No, int] | None:
    """Places before the last round that is over; None if it is the first."""
    if done < 2:
        return None
    return {each.no: each.place for each in ranking(cut_back(at, stage, done - 1), stage)}


def change_of(before: Mapping[No, int] | None, now: Standing) -> Change | None:
    """Return the places won since a round; None if there is nothing to compare with."""
    if before is None:
        return None
    if now.no not in before:
        return Change(0, is_new=True)
    return Change(before[now.no] - now.place)


def _cell(at: Snapshot, stage: int, entry: Entry, number: int) -> Cell:
    held = at.stages[stage - 1]
    if number > len(held.rounds):
        return Cell(CellKind.OPEN if entry.plays(number, stage) else CellKind.GONE)
    each = held.rounds[number - 1]
    for pod in each.pods:
        rest = next((rest for rest in pod.rests if rest.no == entry.no), None)
        if rest is not None and pod.is_scored:
            return _resting(rest)
        if entry.no in pod.seats:
            return _seated(pod, entry.no)
    rest = next((rest for rest in each.rests if rest.no == entry.no), None)
    if rest is not None:
        return _resting(rest)
    if not entry.plays(number, stage):
        is_late = (stage, number) < (entry.from_stage, entry.from_round)
        return Cell(CellKind.MISSED if is_late else CellKind.GONE)
    return Cell(CellKind.FREE if plan_of(at, stage).format in FREE else CellKind.MISSED)


def _resting(rest: Rest) -> Cell:
    if rest.kind is Unplayed.ZERO:
        return Cell(CellKind.MISSED)
    return Cell(CellKind.BYE, points=rest.points)


def _seated(pod: Pod, no: No) -> Cell:
    if not pod.is_scored:
        return Cell(CellKind.PLAYING)
    if pod.table is None:
        # Void, or a walkover of another entrant.
        return Cell(CellKind.MISSED)
    seated = next((each for each in pod.table.seats if each.no == no), None)
    is_out = seated is None or (seated.fault is not None and pod.has_robot(pod.seats.index(no)))
    return Cell(
        CellKind.ROBOT if is_out else CellKind.PLACED,
        place=places_in(pod)[no],
        seat=pod.seats.index(no),
        is_shared=no in shared_in(pod),
    )


def deciding_of(found: Sequence[Standing]) -> dict[int, set[str]]:
    """Return the tie-breaks that put a row before or behind a neighbour with as many points, by row."""
    names: dict[int, set[str]] = {}
    for index in range(1, len(found)):
        first, second = found[index - 1], found[index]
        if first.points == second.points and second.decided not in (None, POINTS):
            assert second.decided is not None
            for row in (index - 1, index):
                names.setdefault(row, set()).add(second.decided)
    return names


def _columns(at: Snapshot, stage: int, found: Sequence[Standing]) -> list[str]:
    deciding = deciding_of(found)
    names = {name for each in deciding.values() for name in each} - {DRAW}
    order = plan_of(at, stage).scheme.order
    return [name for name in order if name in names][:MOST_COLUMNS]


def _decided(at: Snapshot, stage: int, deciding: Mapping[int, set[str]]) -> tuple[Msg, ...]:
    names = {name for each in deciding.values() for name in each}
    order = plan_of(at, stage).scheme.order
    return tuple(msg(f"contest.tie.{name}") for name in order if name in names)


def _off(standing: Standing) -> Value | None:
    """Return the points that a referee has taken off; None if there are none."""
    units = -standing.deducted
    return Value(units * 1000 // UNIT, units=units) if units else None


def value_of(name: str, value: Fraction | None, decided: bool) -> Value | None:
    """Return the value of a tie-break in a row."""
    if value is None:
        return None
    thousandths = abs(value) * 1000 / (UNIT if name in IN_UNITS else 1)
    return Value(round(thousandths), decided, int(value) if name in BOARDS else None)


def _brackets(
    at: Snapshot,
    stage: int,
    found: Sequence[Standing],
    start: int,
    shown: int,
    entries: Mapping[No, Entry],
) -> tuple[Bracket, ...]:
    """Rows of the page that are level in points but not in place, if points and tie-breaks have set the order."""
    ranked = sum(not entries[each.no].is_disqualified for each in found)
    shown = min(shown, ranked - start)
    order = plan_of(at, stage).scheme.order
    if not order or order[0] != POINTS or not any(each.points for each in found):
        return ()
    if not any(each.decided for each in found):
        return ()
    groups: list[Bracket] = []
    first = start
    last = start + shown
    for index in range(start, last + 1):
        if index == last or found[index].points != found[first].points:
            if index - first > 1 and found[index - 1].place != found[first].place:
                groups.append(Bracket(first - start, index - 1 - start))
            first = index
    return tuple(groups)


def _cut(at: Snapshot, stage: int, start: int, shown: int) -> Cut | None:
    """Return the cut to the next stage."""
    if is_last(at, stage):
        return None
    following = at.plan.stages[stage]
    after = following.cut - start
    if not 0 < after <= shown:
        return None
    if at.stages[stage - 1].is_over:
        return Cut(after, msg("contest.cut.qualified", count=following.cut))
    key = "final" if following.format is Format.SINGLE_TABLE else "advance"
    return Cut(after, msg(f"contest.cut.{key}", count=following.cut))
