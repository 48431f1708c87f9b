"""Undoing of a ruling, from the values that it noted as before."""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import json, structs

from bot.store.contest import entering, rounds
from bot.store.contest.rows import EntrantRow, FaultRow, PodRow, RulingKind, RulingRow
from bot.store.database import Connection
from bot.store.rows import Secrets
from bot.tournaments.model import Held
from bot.tournaments.ruling import Ruled, pod_of, seat_now
from rules.contest.director.held import Blame, Ended
from rules.contest.scores.results import No, Rest, Table, left_out

Store = Callable[[Connection], None]


def taken_back(held: Held, row: RulingRow) -> Store | None:
    """Return the statement that undoes a ruling; None if it cannot be undone."""
    before: dict[str, Any] = json.decode(row.before)
    match row.kind:
        case RulingKind.RESULT:
            return _ended_as(pod_of(held, row.pod_id or 0), before)
        case RulingKind.FAULT:
            return _fault_as(pod_of(held, row.pod_id or 0), before)
        case RulingKind.EXTEND:
            hours = json.decode(row.after)["hours"]
            pods = [pod_of(held, int(pod_id)) for pod_id in before["due"]]

            def shorten(conn: Connection) -> None:
                for pod in pods:
                    if pod.due_ms is not None and pod.ended is None:
                        rounds.change_pod(conn, pod.id, due_ms=pod.due_ms - hours * 3_600_000)

            return shorten
        case RulingKind.ADD | RulingKind.DROP | RulingKind.KEEP:
            if before["entrant"] is None:
                return None
            entrant = msgspec.convert(before["entrant"], EntrantRow)
            return lambda conn: entering.put(conn, held.id, [entrant])
        case _:
            return None


def ending(pod: PodRow) -> dict[str, Any]:
    """Return the present end of a pod, for a ruling that changes it."""
    return {"ended": pod.ended, "result": pod.result, "rests": pod.rests}


def _ended_as(pod: PodRow, before: dict[str, Any]) -> Store | None:
    ended = None if before["ended"] is None else Ended(before["ended"])
    if ended is None:
        # The table was stopped by the ruling, so there is nothing to go back to.
        return None
    result = None if before["result"] is None else msgspec.convert(before["result"], Table)
    rests = msgspec.convert(before["rests"], tuple[Rest, ...])
    return lambda conn: rounds.ended(conn, pod.id, ended, result, rests)


def _fault_as(pod: PodRow, before: dict[str, Any]) -> Store:
    fault = None if before["fault"] is None else msgspec.convert(before["fault"], FaultRow)
    again = _ended_as(pod, before)

    def store(conn: Connection) -> None:
        if fault is None:
            rounds.clear_fault(conn, pod.id, before["seat"], before["no"])
        else:
            rounds.put_fault(conn, fault)
        if again is not None:
            again(conn)

    return store


def blamed(table: Table, no: No, fault: FaultRow | None) -> Table:
    """Return the result of a table with an entrant at fault, or no longer so; an excused entrant is left out."""
    if fault is not None and fault.kind is Blame.EXCUSED:
        return structs.replace(table, seats=left_out(table.seats, {no}))
    at_ms = None if fault is None else fault.at_ms
    return structs.replace(
        table,
        seats=tuple(
            structs.replace(each, fault=at_ms) if each.no == no else each for each in table.seats
        ),
    )


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
