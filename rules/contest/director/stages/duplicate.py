"""The same deals for all: solo, or in pods that all have one deal a round (section "Duplicate")."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from msgspec import structs

from rules.contest.director.held import Pod, Stage
from rules.contest.director.outcome import members, plan_of, playing, results, table_of
from rules.contest.director.plan import DealScoring
from rules.contest.director.snapshot import Snapshot
from rules.contest.director.stages.drawn import Drawn, Form, Ranked, paired
from rules.contest.director.stages.swiss import input_of, pods_of, ranked
from rules.contest.formats.duplicate import DealStanding, Result, deal_standings
from rules.contest.formats.seatwise import SeatStanding, seat_standings
from rules.contest.pairing.model import Remainder
from rules.contest.scores.results import No, Rest, Seated, Unplayed
from rules.contest.scores.scoring import UNIT, bye_points

HUNDRED: Final = 100


def begin(at: Snapshot, stage: int, field: Sequence[No], seed: int) -> Stage:
    return Stage(tuple(field), rounds_wanted=plan_of(at, stage).rounds)


# Solo


def solo_is_done(at: Snapshot, stage: int) -> bool:
    held = at.stages[stage - 1]
    return len(held.rounds) >= held.rounds_wanted


def solo_draw(at: Snapshot, stage: int, seed: int) -> Drawn:
    """Return the same deal for all entrants."""
    number = len(at.stages[stage - 1].rounds) + 1
    return Drawn(tuple(Pod((no,), deal=number) for no in at.stages[stage - 1].field))


def deal_table(at: Snapshot, stage: int, *, only_open: bool = False) -> tuple[DealStanding, ...]:
    """Return the standings of a solo duplicate over the deals that are over, or, for the public, that are open."""
    deals = []
    for number, each in enumerate(at.stages[stage - 1].rounds, start=1):
        is_open = number <= len(at.deals) and at.deals[number - 1].is_open
        if each.is_over and (is_open or not only_open):
            deals.append(_results(at, stage, number))
    return deal_standings([each.no for each in members(at, stage)], deals)


def solo_order(at: Snapshot, stage: int) -> Ranked:
    """Return the order by share of matchpoints and its tie-breaks; or by the sum of totals, or by deals won."""
    scoring = plan_of(at, stage).deal_scoring
    standing = deal_table(at, stage)
    if scoring is DealScoring.MATCHPOINTS:
        return _grouped([(each.no, each.place) for each in standing])
    value: dict[No, int] = {each.no: each.won for each in standing}
    if scoring is DealScoring.TOTAL:
        held = at.stages[stage - 1]
        deals = [_results(at, stage, at_ + 1) for at_ in range(len(held.rounds))]
        for no in value:
            value[no] = sum(own.total for deal in deals if (own := deal.get(no)) is not None)
    rank = {each.no: each.place for each in standing}
    keys = {no: (-value[no], rank[no]) for no in value}
    return _grouped([(no, 1 + sum(other < keys[no] for other in keys.values())) for no in value])


def _results(at: Snapshot, stage: int, number: int) -> dict[No, Result | None]:
    """Return the results by entrant; None for an entrant who has not finished."""
    found: dict[No, Result | None] = {}
    for pod in at.stages[stage - 1].rounds[number - 1].pods:
        own = _own(pod)
        done = pod.is_scored and own is not None and own.fault is None
        found[pod.seats[0]] = (
            Result(own.rank == 1, own.margin, own.total) if done and own is not None else None
        )
    return found


def _own(pod: Pod) -> Seated | None:
    return pod.table.seats[0] if pod.table is not None else None


def _grouped(places: Sequence[tuple[No, int]]) -> Ranked:
    ordered = sorted(places, key=lambda each: (each[1], each[0]))
    groups = groupby(ordered, key=lambda each: each[1])
    return tuple(tuple(no for no, _ in group) for _, group in groups)


# Tables of several seats


def table_is_done(at: Snapshot, stage: int) -> bool:
    held = at.stages[stage - 1]
    too_few = len(playing(at, stage, len(held.rounds) + 1)) < plan_of(at, stage).scheme.wanted
    return len(held.rounds) >= held.rounds_wanted or too_few


def table_draw(at: Snapshot, stage: int, seed: int) -> Drawn:
    """Return pods of one size, since a deal is made for so many seats; by score, and the rest have byes."""
    plan = plan_of(at, stage)
    number = len(at.stages[stage - 1].rounds) + 1
    inside = {each.no for each in playing(at, stage, number)}
    if plan.deal_scoring is DealScoring.PLACES:
        scores = {each.no: each.points for each in table_of(at, stage) if each.no in inside}
        points = bye_points(plan.scheme.scoring, plan.scheme.wanted, plan.bye)
    else:
        shares = {each.no: each.total for each in seat_table(at, stage)}
        scores = {no: int(shares[no] * HUNDRED) for no in shares if no in inside}
        points = HUNDRED * UNIT // 2
    nos = sorted(scores, key=lambda no: (-scores[no], no))
    given = input_of(at, stage, nos, scores, seed, only=plan.scheme.wanted)
    given, pairing = paired(at, structs.replace(given, remainder=Remainder.BYES))
    pods = tuple(structs.replace(pod, deal=number) for pod in pods_of(pairing))
    rests = tuple(Rest(no, Unplayed.ALLOCATED, points) for no in pairing.byes)
    return Drawn(pods, rests, given, pairing)


def seat_table(at: Snapshot, stage: int) -> tuple[SeatStanding, ...]:
    """Return the standings by matchpoints against entrants in the same seat of the same deal."""
    return seat_standings([each.no for each in members(at, stage)], results(at, stage))


def table_order(at: Snapshot, stage: int) -> Ranked:
    if plan_of(at, stage).deal_scoring is DealScoring.PLACES:
        return ranked(table_of(at, stage))
    return _grouped([(each.no, each.place) for each in seat_table(at, stage)])


SOLO: Final = Form(begin, solo_is_done, solo_draw, solo_order, is_known=True)
AT_TABLES: Final = Form(begin, table_is_done, table_draw, table_order, is_free=True)
