"""The common parts of all pictures of one tournament."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import groupby
from types import MappingProxyType
from typing import Final

from msgspec import structs

from rules.contest.director.held import Ended, Pod
from rules.contest.director.outcome import disqualified_last, plan_of, table_of, with_places
from rules.contest.director.plan import DealScoring, Format
from rules.contest.director.rounds import order_of
from rules.contest.director.snapshot import Snapshot
from rules.contest.director.stages.duplicate import HUNDRED, deal_table, seat_table, solo_order
from rules.contest.director.stages.knocked_out import places_in
from rules.contest.scores.results import No, Standing
from rules.contest.scores.scoring import UNIT
from rules.contest.views.parts import Head
from rules.core.text import Msg, msg

ROWS_A_PAGE: Final = 12
_HANGUL: Final = ("\uac00", "\ud7a3")


@dataclass(frozen=True, slots=True)
class Subject:
    """A tournament and its entrants by their public names."""

    title: str
    """The title's key."""
    event: str
    names: Mapping[No, str]
    teams: Mapping[int, str] = field(default_factory=lambda: MappingProxyType({}))

    def name(self, no: No) -> str:
        return self.names.get(no, f"#{no}")

    def team(self, no: int) -> str:
        return self.teams.get(no, f"#{no}")


def cut_back(at: Snapshot, stage: int, rounds: int) -> Snapshot:
    """The tournament as if only so many rounds of the stage had been paired."""
    held = at.stages[stage - 1]
    cut = structs.replace(held, rounds=held.rounds[:rounds], is_over=False)
    return structs.replace(at, stages=(*at.stages[: stage - 1], cut))


def public(at: Snapshot) -> Snapshot:
    """Return the public part of the tournament: a table with a sealed deal shows only that it is played."""
    stages = tuple(
        structs.replace(
            stage,
            rounds=tuple(
                structs.replace(each, pods=tuple(_public(at, pod) for pod in each.pods))
                for each in stage.rounds
            ),
        )
        for stage in at.stages
    )
    return structs.replace(at, stages=stages)


def _public(at: Snapshot, pod: Pod) -> Pod:
    if not is_sealed(at, pod) or pod.result is None:
        return pod
    return structs.replace(pod, result=None, rests=(), is_scored=False, ended=None, faults=())


def totals_of(pod: Pod) -> dict[No, int]:
    """Return the totals of a pod's seats; none for a table that was decided without being played to its end."""
    if pod.result is None:
        return {}
    totals = {each.no: each.total for each in pod.result.seats}
    is_played = pod.ended in (None, Ended.FINISHED) or any(totals.values())
    return totals if is_played else {}


def is_sealed(at: Snapshot, pod: Pod) -> bool:
    """Return true if the pod plays a deal that has not been opened."""
    if pod.deal is None:
        return False
    return pod.deal > len(at.deals) or not at.deals[pod.deal - 1].is_open


def ranking(at: Snapshot, stage: int) -> tuple[Standing, ...]:
    """The standings of a stage; where deals are compared, points are per cent of matchpoints.

    Of deals that are played alone they are the mean, of tables of several seats the sum.
    A knockout that is over has its final's order, and behind it the others by the round in which they went out.
    """
    plan = plan_of(at, stage)
    if plan.format is Format.SINGLE and at.stages[stage - 1].is_over:
        return _of_knockout(at, stage)
    if plan.format is Format.DUPLICATE and plan.scheme.wanted == 1:
        return _of_deals(at, stage)
    if plan.format is not Format.DUPLICATE or plan.deal_scoring is DealScoring.PLACES:
        return table_of(at, stage)
    of = {each.no: each for each in seat_table(at, stage)}
    ranked = [tuple(group) for _, group in groupby(of, key=lambda no: of[no].place)]
    return tuple(
        Standing(
            place,
            no,
            int(of[no].total * HUNDRED * UNIT),
            tuple(int(share * HUNDRED * UNIT) for share in of[no].shares),
            {},
            None,
        )
        for place, no in with_places(disqualified_last(at, ranked))
    )


def _of_knockout(at: Snapshot, stage: int) -> tuple[Standing, ...]:
    of = {each.no: each for each in table_of(at, stage)}
    return tuple(
        structs.replace(of[no], place=place, decided=None)
        for place, no in with_places(order_of(at, stage))
        if no in of
    )


def _of_deals(at: Snapshot, stage: int) -> tuple[Standing, ...]:
    of = {each.no: each for each in deal_table(at, stage)}
    found: list[Standing] = []
    for place, no in with_places(disqualified_last(at, solo_order(at, stage))):
        by_round = tuple(int(share * HUNDRED * UNIT) for share in of[no].shares)
        points = int(of[no].share * HUNDRED * UNIT)
        found.append(Standing(place, no, points, by_round, {}, None))
    return tuple(found)


def about_format(at: Snapshot, stage: int) -> tuple[Msg, ...]:
    """Return the format in two facts."""
    plan = plan_of(at, stage)
    name = msg(f"contest.about.{plan.format.value}")
    if plan.format is Format.DUPLICATE and plan.scheme.wanted == 1:
        return (name,)
    return name, msg("contest.about.seats", count=plan.scheme.wanted)


def page_head(
    at: Snapshot, stage: int, subject: Subject, count: Msg, rows: tuple[int, int, int]
) -> Head:
    """Return the head of a page of standings.

    Args:
        count: the number of all rows, in words.
        rows: the first row of the page, from 0 on, and the numbers of its rows and of all rows.
    """
    held, (start, shown, all_) = at.stages[stage - 1], rows
    last = count
    if all_ > ROWS_A_PAGE:
        last = msg("contest.about.page", first=start + 1, last=start + shown)
    done = sum(each.is_over for each in held.rounds)
    return Head(
        subject.title,
        subject.event,
        (msg("contest.about.standings"), *about_format(at, stage), last),
        msg("contest.figure.of", now=done, all=max(held.rounds_wanted, len(held.rounds))),
        msg("contest.caption.rounds"),
    )


def shared_in(pod: Pod) -> frozenset[No]:
    """Return the entrants with a shared place at a table that has ended."""
    places = places_in(pod)
    return frozenset(no for no, place in places.items() if list(places.values()).count(place) > 1)


def initials(name: str) -> str:
    """One or two letters for a disc: of the first two words, or the first syllable of a Korean name."""
    words = [word for word in name.split() if word[0].isalnum()] or [name or "?"]
    first = words[0][0]
    if _HANGUL[0] <= first <= _HANGUL[1] or len(words) == 1:
        return first.upper()
    return (first + words[1][0]).upper()
