"""Results of pods whose tables have none (sections "Unfinished tables" and "Unplayed rounds")."""

from msgspec import structs

from rules.contest.director.duties import Adjudicate
from rules.contest.director.held import Blame, Ended, Fault, Place, Pod
from rules.contest.director.outcome import counted, with_faults
from rules.contest.director.plan import Unfinished
from rules.contest.scores.results import Rest, Scheme, Table, Unplayed
from rules.contest.scores.scoring import bye_points, mean_points


def left_alone(pod: Pod, place: Place, scheme: Scheme) -> Adjudicate | None:
    """Return the end of a pod with at most one member left; None if more are left.

    If no other member had moved yet, it is a walkover: it counts as a first place, and absentees have no points.
    Otherwise the member left is first, and the others follow in the order in which they left.
    """
    faults = [pod.fault_of(seat) for seat in range(len(pod.seats))]
    left = [seat for seat, fault in enumerate(faults) if fault is None]
    if len(left) > 1 or (len(pod.seats) == 1 and left):
        return None
    if left and not any(fault.has_moved for fault in faults if fault is not None):
        return Adjudicate(place, Ended.WALKOVER, None, _rests(pod, Ended.WALKOVER, scheme))
    return _by_rank(pod, place, [1] * len(pod.seats), scheme)


def at_deadline(pod: Pod, place: Place, how: Unfinished, scheme: Scheme) -> Adjudicate:
    """Return the end of a pod whose time is over, with its table as it stands.

    `standing` ranks as the title does, with seats that are waited for last. Under `share`, and where the title cannot
    rank, all seats without fault are first.
    """
    if how is Unfinished.VOID:
        return Adjudicate(place, Ended.VOID, None, _rests(pod, Ended.VOID, scheme))
    ranks = [1] * len(pod.seats)
    if how is Unfinished.STANDING and pod.interim is not None:
        late = len(pod.seats)
        ranks = [
            rank + late * pod.chair(seat).is_waited_for for seat, rank in enumerate(pod.interim)
        ]
        ranks = [1 + sum(other < rank for other in ranks) for rank in ranks]
    return _by_rank(pod, place, ranks, scheme)


def settled(pod: Pod, scheme: Scheme) -> Pod:
    """Return a pod with a result or an end that follows from its present faults, and from no earlier ones."""
    if pod.result is None and pod.ended is None:
        return pod
    result = None if pod.result is None else with_faults(pod, pod.result)
    pod = structs.replace(pod, result=result, rests=())
    if pod.table is not None:
        return pod
    return structs.replace(pod, rests=_rests(pod, pod.ended, scheme))


def _by_rank(pod: Pod, place: Place, ranks: list[int], scheme: Scheme) -> Adjudicate:
    """Return the end with a table without totals; excused seats are left out."""
    table: Table = counted(pod, ranks, [0] * len(ranks))
    rests = () if table.seats else _rests(pod, None, scheme)
    return Adjudicate(place, Ended.ADJUDICATED, table, rests)


def _rests(pod: Pod, ended: Ended | None, scheme: Scheme) -> tuple[Rest, ...]:
    """Return the byes of members whose table counts as not played: those without fault; or all, if all are excused.

    A walkover needs one member left alone.
    """
    if len(pod.seats) == 1:
        # Solo tables are compared with those of others, and without a result they count nothing.
        return ()
    faults = [pod.fault_of(seat) for seat in range(len(pod.seats))]
    if all(fault is not None and _is_excused(fault) for fault in faults):
        faults = [None] * len(faults)
    left = [no for no, fault in zip(pod.seats, faults, strict=True) if fault is None]
    if ended is Ended.WALKOVER and len(left) == 1:
        points = bye_points(scheme.scoring, scheme.wanted, "win")
        return (Rest(left[0], Unplayed.WALKOVER, points),)
    mean = int(mean_points(scheme.scoring, scheme.wanted))
    return tuple(Rest(no, Unplayed.REQUESTED, mean) for no in left)


def _is_excused(fault: Fault) -> bool:
    return fault.blame is Blame.EXCUSED
