"""A group in which all pairs meet, as its picture sees it."""

from rules.contest.director.outcome import plan_of, table_of
from rules.contest.director.plan import Format
from rules.contest.director.snapshot import Snapshot
from rules.contest.director.stages.knocked_out import places_in
from rules.contest.scores.results import No
from rules.contest.scores.scoring import SHARE, column
from rules.contest.showing.subject import Subject, about_format, public, shared_in
from rules.contest.views.crosstable import Chip, CrossRow, CrosstableView, Promotion
from rules.contest.views.numbers import UNIT
from rules.contest.views.parts import Head, Place
from rules.core.text import Msg, msg

MOST_ENTRANTS = 16
DOT = " · "


def crosstable_view(
    at: Snapshot, stage: int, subject: Subject, group: int | None = None
) -> CrosstableView | None:
    """The stage, or one of its groups, but for sealed deals; None if it has more entrants than a picture shows."""
    at = public(at)
    found = table_of(at, stage, group)
    if not found or len(found) > MOST_ENTRANTS:
        return None
    pods = [
        pod
        for each in at.stages[stage - 1].rounds
        for pod in each.pods
        if group in (None, pod.group)
    ]
    meetings: dict[tuple[No, No], list[Chip]] = {}
    places: dict[No, list[int | None]] = {each.no: [] for each in found}
    shared: dict[No, list[bool]] = {each.no: [] for each in found}
    for pod in pods:
        ranks = places_in(pod) if pod.is_scored else {}
        same = shared_in(pod) if pod.is_scored else frozenset()
        for no in pod.seats:
            if no in places:
                places[no].append(ranks.get(no))
                shared[no].append(no in same)
            for other in pod.seats:
                if other != no:
                    meetings.setdefault((no, other), []).append(_chip(ranks, no, other))
    entries = {each.no: each for each in at.entries}
    order = [each.no for each in found]
    numbers = [each.place for each in found]
    rows = tuple(
        CrossRow(
            Place(each.place, numbers.count(each.place) > 1),
            subject.name(each.no),
            each.points,
            tuple(tuple(meetings.get((each.no, other), ())) for other in order),
            tuple(places[each.no]),
            tuple(shared[each.no]),
            _promotion(at, stage, index, len(found), group),
            entries[each.no].dropped_round is not None,
        )
        for index, each in enumerate(found)
    )
    done = sum(pod.is_scored for pod in pods)
    about = about_format(at, stage)
    if group is not None:
        about = (*about, msg("contest.about.group", group=str(group)))
    return CrosstableView(
        Head(
            subject.title,
            subject.event,
            about,
            msg("contest.figure.of", now=done, all=len(pods)),
            msg("contest.caption.tables"),
        ),
        rows,
        _meets(meetings, len(found)),
        _scoring(at, stage),
    )


def _chip(ranks: dict[No, int], no: No, other: No) -> Chip:
    if not ranks:
        return Chip.PLAYING
    if ranks[no] == ranks[other]:
        return Chip.LEVEL
    return Chip.AHEAD if ranks[no] < ranks[other] else Chip.BEHIND


def _promotion(at: Snapshot, stage: int, index: int, count: int, group: int | None) -> Promotion:
    """Return promotion or relegation, in leagues."""
    plan = plan_of(at, stage)
    if plan.format is not Format.LEAGUE or group is None:
        return Promotion.STAYS
    if group > 1 and index < plan.moves_up:
        return Promotion.UP
    groups = len(at.stages[stage - 1].groups)
    is_lowest = group == groups
    return Promotion.DOWN if not is_lowest and index >= count - plan.moves_down else Promotion.STAYS


def _meets(meetings: dict[tuple[No, No], list[Chip]], entrants: int) -> Msg | None:
    """Return the number of meetings of all pairs; None if it differs, as in Swiss rounds."""
    counts = {len(each) for each in meetings.values()}
    pairs = {frozenset(each) for each in meetings}
    is_whole = len(pairs) == entrants * (entrants - 1) // 2
    return msg("contest.meets", count=max(counts)) if is_whole and len(counts) == 1 else None


def _scoring(at: Snapshot, stage: int) -> Msg | None:
    scheme = plan_of(at, stage).scheme
    if scheme.scoring == SHARE:
        return None
    values = column(scheme.scoring, scheme.wanted, scheme.wanted)
    return msg("contest.scoring", points=DOT.join(str(int(each / UNIT)) for each in values))
