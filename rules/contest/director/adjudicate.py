"""Results of pods whose tables have none (sections "Unfinished tables" and "Unplayed rounds")."""

from rules.contest.director.duties import Adjudicate
from rules.contest.director.held import Blame, Ended, Fault, Place, Pod
from rules.contest.director.plan import Unfinished
from rules.contest.scores.results import Rest, Scheme, Seated, Table, Unplayed, left_out
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
        points = bye_points(scheme.scoring, scheme.wanted, "win")
        rests = (Rest(pod.seats[left[0]], Unplayed.WALKOVER, points),)
        return Adjudicate(place, Ended.WALKOVER, None, rests)
    return Adjudicate(place, Ended.ADJUDICATED, _by_rank(pod, [1] * len(pod.seats)))


def at_deadline(pod: Pod, place: Place, how: Unfinished, scheme: Scheme) -> Adjudicate:
    """Return the end of a pod whose time is over, with its table as it stands.

    `standing` ranks as the title does, with seats that are waited for last. Under `share`, and where the title cannot
    rank, all seats without fault are first.
    """
    free = [seat for seat in range(len(pod.seats)) if pod.fault_of(seat) is None]
    if how is Unfinished.VOID:
        mean = int(mean_points(scheme.scoring, scheme.wanted))
        rests = tuple(Rest(pod.seats[seat], Unplayed.REQUESTED, mean) for seat in free)
        return Adjudicate(place, Ended.VOID, None, rests)
    ranks = [1] * len(pod.seats)
    if how is Unfinished.STANDING and pod.interim is not None:
        late = len(pod.seats)
        ranks = [
            rank + late * pod.chair(seat).is_waited_for for seat, rank in enumerate(pod.interim)
        ]
        ranks = [1 + sum(other < rank for other in ranks) for rank in ranks]
    return Adjudicate(place, Ended.ADJUDICATED, _by_rank(pod, ranks))


def _by_rank(pod: Pod, ranks: list[int]) -> Table:
    """Return the table without totals; excused seats are left out."""
    faults = [pod.fault_of(seat) for seat in range(len(pod.seats))]
    seats = [
        Seated(no, rank, 0, None if fault is None else fault.at_ms)
        for no, rank, fault in zip(pod.seats, ranks, faults, strict=True)
    ]
    excused = {each.no for each in faults if each is not None and _is_excused(each)}
    return Table(left_out(seats, excused))


def _is_excused(fault: Fault) -> bool:
    return fault.blame is Blame.EXCUSED
