"""Undoing of a ruling, from the values that it noted as before."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
from msgspec import json, structs

from bot.store.contest import entering, rounds
from bot.store.contest.rows import EntrantRow, FaultRow, PodRow, RequestRow, RulingKind, RulingRow
from bot.store.database import Connection
from bot.store.rows import Secrets
from bot.tournaments.errors import TournamentRefusal
from bot.tournaments.model import Held
from bot.tournaments.rulings.penalties import PENALTIES, entrant_in
from bot.tournaments.rulings.ruling import Ruled, assert_not_own, pod_of, seat_now
from bot.tournaments.signing import is_replaced, next_round
from rules.contest.director.held import Blame, Ended
from rules.contest.director.snapshot import Status
from rules.contest.scores.results import No, Rest, Table, judged

Store = Callable[[Connection], None]
_OF_A_POD: Final = (RulingKind.RESULT, RulingKind.FAULT)
_OUT: Final = (RulingKind.DROP, RulingKind.DISQUALIFY)


def assert_newest(held: Held, row: RulingRow) -> None:
    """Refuse to take back a ruling about a table or an entrant before the later ones about it.

    Raises:
        TournamentRefusal: newer_ruling.
    """
    about, undone = _about(row), {each.undoes_id for each in held.stored.rulings}
    for each in held.stored.rulings:
        if each.id > row.id and each.id not in undone and about == _about(each) is not None:
            raise TournamentRefusal("newer_ruling")


def undoable(held: Held, member_id: int) -> list[RulingRow]:
    """Return the rulings that a referee can take back now, the newest first."""
    undone, found = {each.undoes_id for each in held.stored.rulings}, []
    if held.row.status in (Status.FINISHED, Status.CANCELLED):
        return []
    for each in sorted(held.stored.rulings, key=lambda row: -row.id):
        with suppress(TournamentRefusal):
            if each.id not in undone and taken_back(held, each) is not None:
                assert_newest(held, each)
                if each.pod_id is not None:
                    assert_not_own(held, pod_of(held, each.pod_id), member_id)
                assert_not_about(held, each, member_id)
                found.append(each)
    return found


def assert_not_about(held: Held, row: RulingRow, member_id: int) -> None:
    """Refuse to take back a penalty against the referee.

    Raises:
        TournamentRefusal: own_penalty.
    """
    own = held.of_member(member_id)
    if row.kind in PENALTIES and own is not None and own.no == entrant_in(row):
        raise TournamentRefusal("own_penalty")


def _about(row: RulingRow) -> tuple[str, int] | None:
    """Return what a ruling sets anew; None for one that can be taken back in any order."""
    if row.kind in _OF_A_POD:
        return "pod", row.pod_id or 0
    if row.kind in (RulingKind.ADD, *_OUT):
        return "entrant", entrant_in(row)
    return None


def taken_back(held: Held, row: RulingRow) -> Store | None:
    """Return the statement that undoes a ruling; None if it cannot be undone.

    Raises:
        TournamentRefusal: no_such_table, if its round was undone.
    """
    before: dict[str, Any] = json.decode(row.before)
    match row.kind:
        case RulingKind.RESULT:
            return _ended_as(pod_of(held, row.pod_id or 0), before)
        case RulingKind.FAULT:
            fault = None if before["fault"] is None else msgspec.convert(before["fault"], FaultRow)
            pod = pod_of(held, row.pod_id or 0)
            return refaulted(held, pod, before["seat"], before["no"], fault)
        case RulingKind.EXTEND:
            return _shortened(held, row, before)
        case RulingKind.BYE:
            return _unrested(held, row, msgspec.convert(before["entrant"], EntrantRow))
        case RulingKind.ADD | RulingKind.DROP | RulingKind.KEEP | RulingKind.DISQUALIFY if (
            before["entrant"] is not None
        ):
            return _entered_as(held, row, msgspec.convert(before["entrant"], EntrantRow))
        case RulingKind.WARN | RulingKind.DEDUCT:
            # The ruling alone is what counts.
            return lambda conn: None
        case _:
            return None


def ending(held: Held, pod: PodRow) -> dict[str, Any]:
    """Return the present end of a pod with the faults of its entrants, for a ruling that sets a result."""
    place = held.place_of(pod.id)
    now = held.snapshot.stages[place.stage - 1].rounds[place.number - 1].pods[place.pod]
    ended = Ended.FINISHED if pod.ended is None and now.result is not None else pod.ended
    return {
        "ended": ended,
        "result": now.result,
        "rests": now.rests,
        "faults": faults_of(held, pod),
    }


def faults_of(held: Held, pod: PodRow) -> list[FaultRow]:
    """Return the faults of those who have the seats of a pod now."""
    now = {(pod.id, each.seat, each.no) for each in held.seats(pod.id)}
    return [each for each in held.stored.faults if (each.pod_id, each.seat, each.no) in now]


def refaulted(held: Held, pod: PodRow, seat: int, no: No, fault: FaultRow | None) -> Store:
    """Return the statement that sets or clears the fault of a seat; a result that counts follows from its faults."""
    others = [each for each in faults_of(held, pod) if (each.seat, each.no) != (seat, no)]
    result = None
    if pod.result is not None:
        now = [*others, fault] if fault is not None else others
        excused = {each.no for each in now if each.kind is Blame.EXCUSED}
        result = judged(pod.result, {each.no: each.at_ms for each in now}, excused)

    def store(conn: Connection) -> None:
        if fault is None:
            rounds.clear_fault(conn, pod.id, seat, no)
        else:
            rounds.put_fault(conn, fault)
        if pod.ended is not None:
            rounds.ended(conn, pod.id, pod.ended, result, pod.rests)

    return store


def _ended_as(pod: PodRow, before: dict[str, Any]) -> Store | None:
    if before["ended"] is None:
        # The table was stopped by the ruling, so there is nothing to go back to.
        return None
    ended = Ended(before["ended"])
    result = None if before["result"] is None else msgspec.convert(before["result"], Table)
    rests = msgspec.convert(before["rests"], tuple[Rest, ...])
    faults = msgspec.convert(before.get("faults", ()), tuple[FaultRow, ...])

    def store(conn: Connection) -> None:
        rounds.ended(conn, pod.id, ended, result, rests)
        for each in faults:
            rounds.put_fault(conn, each)

    return store


def _shortened(held: Held, row: RulingRow, before: dict[str, Any]) -> Store:
    hours = json.decode(row.after)["hours"]
    pods = [each for each in held.stored.pods if str(each.id) in before["due"]]

    def store(conn: Connection) -> None:
        for pod in pods:
            if pod.due_ms is not None and pod.ended is None:
                due_ms = pod.due_ms - hours * 3_600_000
                rounds.change_pod(conn, pod.id, due_ms=due_ms, extended=max(0, pod.extended - 1))

    return store


def _entered_as(held: Held, row: RulingRow, before: EntrantRow) -> Store | None:
    """Set back what the ruling changed about an entrant, and the seats that they lost by it; the rest has gone on."""
    now = next((each for each in held.stored.entrants if each.no == before.no), None)
    if now is None or (before.dropped_round is None and is_replaced(held, now)):
        # Another member has the board in the team.
        return None
    if row.kind is RulingKind.KEEP:
        kept = structs.replace(now, is_kept=before.is_kept)
        return lambda conn: entering.put(conn, held.id, [kept])
    entrant = structs.replace(
        now,
        kind=before.kind if row.kind is RulingKind.ADD else now.kind,
        dropped_round=before.dropped_round,
        dropped_stage=before.dropped_stage,
    )
    lost = [
        (pod, each)
        for pod in held.stored.pods
        for each in faults_of(held, pod)
        if each.no == before.no and each.kind is Blame.GAVE_UP and each.at_ms >= row.at_ms
    ]
    healed = [refaulted(held, pod, each.seat, each.no, None) for pod, each in lost]

    def store(conn: Connection) -> None:
        entering.put(conn, held.id, [entrant])
        for heal in healed if row.kind in _OUT else ():
            heal(conn)

    return store


def _unrested(held: Held, row: RulingRow, before: EntrantRow) -> Store | None:
    """Take back a bye of a round that is not paired yet."""
    wished = msgspec.convert(json.decode(row.after)["wish"], RequestRow)
    now = next((each for each in held.stored.entrants if each.no == before.no), None)
    if now is None or (wished.stage, wished.number) != next_round(held):
        return None
    kept = structs.replace(now, checked_in_ms=before.checked_in_ms)

    def store(conn: Connection) -> None:
        entering.unwish(conn, held.id, wished)
        if not held.stored.stages:
            entering.put(conn, held.id, [kept])

    return store


def exchanged(
    held: Held,
    pods: list[PodRow],
    first: No,
    second: No,
    kind: RulingKind,
    secrets: Callable[[], Secrets],
) -> Ruled:
    """Exchange two entrants; the tables of their pods begin anew, with seeds of their own."""
    swap = {first: second, second: first}
    round_id = pods[0].round_id
    seated = {pod.id: [swap.get(each.no, each.no) for each in held.seats(pod.id)] for pod in pods}
    anew = {pod.id: secrets() for pod in pods}
    places = {no: seat_now(held, no) for no in (first, second)}

    def store(conn: Connection) -> None:
        rounds.clear_seats(conn, [pod.id for pod in pods])
        for pod in pods:
            rounds.put_seats(conn, round_id, pod.id, seated[pod.id])
            rounds.begin_anew(conn, pod.id, anew[pod.id])
        rounds.alter_round(conn, round_id)

    before = {"seats": {str(no): [each.pod_id, each.seat] for no, each in places.items()}}
    return Ruled(kind, None, before, {"exchanged": [first, second]}, store)
