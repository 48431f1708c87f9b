"""A solo duplicate as its picture sees it: of a sealed deal only the number of finished tables."""

from collections.abc import Sequence
from itertools import groupby

from msgspec import structs

from rules.contest.director.held import Pod
from rules.contest.director.outcome import disqualified_last, members, with_places
from rules.contest.director.snapshot import Snapshot
from rules.contest.director.stages.duplicate import deal_table
from rules.contest.formats.duplicate import DealStanding
from rules.contest.scores.results import No
from rules.contest.showing.subject import ROWS_A_PAGE, Subject
from rules.contest.views.duplicate import DealResult, DealView, DuplicateRow, DuplicateView
from rules.contest.views.parts import Head, Moment, Place
from rules.core.text import msg


def duplicate_view(
    at: Snapshot,
    stage: int,
    subject: Subject,
    opens: Sequence[Moment | None] = (),
    *,
    page: int = 0,
) -> DuplicateView:
    """A page of it. `opens` are the moments at which each deal is opened at the latest."""
    held = at.stages[stage - 1]
    count = len(members(at, stage))
    most = 2 * max(0, count - 1)
    numbers = range(1, max(len(held.rounds), held.rounds_wanted) + 1)
    # Compare only rounds that are over: an open deal of a round in play counts as sealed.
    opened = [_is_open(at, stage, number) for number in numbers]
    table = _ranked(at, deal_table(at, stage, only_open=True)) if any(opened) else ()
    shares = _by_deal(table, opened)
    deals = []
    for number in numbers:
        pods = held.rounds[number - 1].pods if number <= len(held.rounds) else ()
        is_open = opened[number - 1]
        when = opens[number - 1] if number <= len(opens) else None
        deals.append(
            DealView(
                number,
                is_open,
                count,
                won=sum(_won(pod) for pod in pods) if is_open else 0,
                finished=sum(pod.is_scored for pod in pods),
                opens=None if is_open else when,
            )
        )
    places = [each.place for each in table]
    if table:
        rows = tuple(
            DuplicateRow(
                subject.name(each.no),
                Place(each.place, places.count(each.place) > 1),
                round(each.share * 1000),
                tuple(
                    _result(at, stage, number, each.no, shares) if opened[number - 1] else None
                    for number in numbers
                ),
            )
            for each in table
        )
    else:
        rows = tuple(
            DuplicateRow(subject.name(each.no), results=(None,) * len(opened))
            for each in members(at, stage)
        )
    start = page * ROWS_A_PAGE
    last = msg("contest.about.entrants", count=count)
    if count > ROWS_A_PAGE:
        end = min(count, start + ROWS_A_PAGE)
        last = msg("contest.about.page", first=start + 1, last=end)
    rows = rows[start : start + ROWS_A_PAGE]
    return DuplicateView(
        Head(
            subject.title,
            subject.event,
            (
                msg("contest.about.same_deals", count=len(opened)),
                last,
            ),
            msg("contest.figure.of", now=sum(opened), all=len(opened)),
            msg("contest.caption.deals"),
        ),
        tuple(deals),
        rows,
        most,
    )


def duplicate_pages(at: Snapshot, stage: int) -> int:
    return max(1, -(-len(members(at, stage)) // ROWS_A_PAGE))


def _ranked(at: Snapshot, table: Sequence[DealStanding]) -> tuple[DealStanding, ...]:
    """Return the standings with the disqualified at the end."""
    of = {each.no: each for each in table}
    groups = [tuple(group) for _, group in groupby(of, key=lambda no: of[no].place)]
    ranked = with_places(disqualified_last(at, groups))
    return tuple(structs.replace(of[no], place=place) for place, no in ranked)


def _is_open(at: Snapshot, stage: int, number: int) -> bool:
    held = at.stages[stage - 1]
    is_over = number <= len(held.rounds) and held.rounds[number - 1].is_over
    return is_over and number <= len(at.deals) and at.deals[number - 1].is_open


def _by_deal(table: Sequence[DealStanding], opened: Sequence[bool]) -> dict[tuple[int, No], int]:
    """Matchpoints by number of the deal and entrant."""
    numbers = [index + 1 for index, each in enumerate(opened) if each]
    most = 2 * max(0, len(table) - 1)
    return {
        (number, each.no): round(share * most)
        for each in table
        for number, share in zip(numbers, each.shares, strict=True)
    }


def _result(
    at: Snapshot, stage: int, number: int, no: No, shares: dict[tuple[int, No], int]
) -> DealResult:
    pods = at.stages[stage - 1].rounds[number - 1].pods
    pod = next((each for each in pods if no in each.seats), None)
    best = max(points for (deal, _), points in shares.items() if deal == number)
    points = shares.get((number, no), 0)
    if pod is None or pod.table is None:
        return DealResult(is_finished=False)
    own = pod.table.seats[0]
    if not pod.is_scored or own.fault is not None:
        return DealResult(is_finished=False)
    return DealResult(True, own.rank == 1, own.margin, points, points == best and best > 0)


def _won(pod: Pod) -> bool:
    if pod.table is None or not pod.is_scored:
        return False
    own = pod.table.seats[0]
    return own.rank == 1 and own.fault is None
