"""The facts that a host stores when it carries out a duty, in the pure simulation."""

from random import Random

from msgspec import structs

from rules.contest.director.adjudicate import settled
from rules.contest.director.duties import (
    Adjudicate,
    CallOff,
    CallSubstitutes,
    Close,
    CloseRound,
    CloseStage,
    Duty,
    Extend,
    Finish,
    OpenCheckin,
    OpenDeal,
    OpenSeason,
    OpenTable,
    PairRound,
    PutOff,
    Remind,
    Score,
    SetFault,
    Start,
    StartStage,
)
from rules.contest.director.held import Called, Chair, Fault, Place, Pod, Stage
from rules.contest.director.outcome import scheme_of
from rules.contest.director.rounds import next_round, next_stage
from rules.contest.director.snapshot import Kind, Snapshot, Status


def carried_out(at: Snapshot, duty: Duty, now_ms: int, rng: Random) -> Snapshot:
    match duty:
        case OpenCheckin():
            return structs.replace(at, status=Status.CHECKIN, checkin_opened_ms=now_ms)
        case Remind(cause):
            return structs.replace(at, reminded=at.reminded | {cause})
        case PutOff(starts_at_ms, is_counted):
            later = structs.replace(at.plan, starts_at_ms=starts_at_ms)
            return structs.replace(at, plan=later, put_off=at.put_off + is_counted)
        case CallOff():
            return structs.replace(at, status=Status.CANCELLED)
        case Start(entrants):
            entries = tuple(
                structs.replace(each, kind=Kind.ENTRANT if each.no in entrants else Kind.SUBSTITUTE)
                for each in at.entries
            )
            return structs.replace(
                at, status=Status.RUNNING, entries=entries, draw=rng.getrandbits(32)
            )
        case StartStage(number):
            added = next_stage(at, number, rng.getrandbits(32), now_ms)
            return structs.replace(at, stages=(*at.stages, added))
        case CloseStage(number):
            return _with_stage(at, number, is_over=True)
        case PairRound(stage):
            made = next_round(at, stage, rng.getrandbits(32), now_ms)
            if made.certificate is not None:
                paired = made.certificate.pairing.pods
                assert tuple(pod.seats for pod in made.held.pods) == paired
            return _with_stage(at, stage, rounds=(*at.stages[stage - 1].rounds, made.held))
        case CloseRound(stage, number, dropped):
            return _closed(at, stage, number, dropped, now_ms)
        case OpenDeal(number):
            deals = list(at.deals)
            deals[number - 1] = structs.replace(deals[number - 1], is_open=True)
            return structs.replace(at, deals=tuple(deals))
        case Close():
            return structs.replace(at, status=Status.CLOSING, closing_ms=now_ms)
        case OpenSeason():
            return structs.replace(at, is_next_open=True)
        case Finish():
            return structs.replace(at, status=Status.FINISHED)
        case _:
            return _at_a_table(at, duty, now_ms)


def _at_a_table(
    at: Snapshot,
    duty: OpenTable | Score | CallSubstitutes | SetFault | Extend | Adjudicate,
    now_ms: int,
) -> Snapshot:
    place = duty.place
    pod = pod_at(at, place)
    match duty:
        case OpenTable():
            due_ms = now_ms + at.plan.round_ms
            if pod.deal is not None and len(pod.seats) == 1:
                due_ms = at.deals[pod.deal - 1].due_ms
            chairs = tuple(Chair(is_waited_for=not seat) for seat in range(len(pod.seats)))
            return with_pod(at, place, is_open=True, opened_ms=now_ms, due_ms=due_ms, chairs=chairs)
        case Score():
            return with_pod(at, place, is_scored=True)
        case CallSubstitutes(_, seat, who):
            calls = tuple(Called(seat, no, now_ms) for no in who)
            return with_pod(at, place, called=(*pod.called, *calls))
        case SetFault(_, seat, no, blame, due_ms):
            fault = Fault(seat, no, blame, now_ms, pod.chair(seat).has_moved)
            return with_pod(at, place, faults=(*pod.faults, fault), due_ms=due_ms or pod.due_ms)
        case Extend(_, due_ms):
            return with_pod(at, place, is_extended=True, due_ms=due_ms)
        case Adjudicate(_, ended, result, rests):
            return with_pod(at, place, ended=ended, result=result, rests=rests)


def _closed(
    at: Snapshot, stage: int, number: int, dropped: tuple[int, ...], now_ms: int
) -> Snapshot:
    rounds = list(at.stages[stage - 1].rounds)
    rounds[number - 1] = structs.replace(rounds[number - 1], is_over=True, ended_ms=now_ms)
    entries = tuple(
        structs.replace(each, dropped_round=number + 1, dropped_stage=stage)
        if each.no in dropped
        else each
        for each in at.entries
    )
    return structs.replace(_with_stage(at, stage, rounds=tuple(rounds)), entries=entries)


def pod_at(at: Snapshot, place: Place) -> Pod:
    return at.stages[place.stage - 1].rounds[place.number - 1].pods[place.pod]


def with_pod(at: Snapshot, place: Place, **changed: object) -> Snapshot:
    rounds = list(at.stages[place.stage - 1].rounds)
    pods = list(rounds[place.number - 1].pods)
    changed_pod = structs.replace(pods[place.pod], **changed)
    pods[place.pod] = settled(changed_pod, scheme_of(at, place.stage))
    rounds[place.number - 1] = structs.replace(rounds[place.number - 1], pods=tuple(pods))
    return _with_stage(at, place.stage, rounds=tuple(rounds))


def _with_stage(at: Snapshot, number: int, **changed: object) -> Snapshot:
    stages: list[Stage] = list(at.stages)
    stages[number - 1] = structs.replace(stages[number - 1], **changed)
    return structs.replace(at, stages=tuple(stages))
