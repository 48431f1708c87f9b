"""Stages, rounds, pods and deals of tournaments, and their results."""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import json, structs
from sqlalchemy import Connection, bindparam, delete, exists, func, insert, or_, select, update

from bot.store.contest.rows import (
    CallRow,
    DealRow,
    FaultRow,
    NewPod,
    RoundRow,
    RoundStatus,
    StageRow,
)
from bot.store.contest.tournaments import StaleTournament
from bot.store.declaring import contest, posted
from bot.store.declaring.posted import Posted
from bot.store.rows import Secrets, TableRow
from bot.store.schema import moves, tables
from bot.store.sharing.shards import ALL, Served, Shards
from bot.store.upsert import Upsert
from rules.contest.director.held import Blame, Ended
from rules.contest.scores.results import No, Rest, Table
from rules.core.seats import Seat

_stages, _rounds, _pods, _seats = contest.stages, contest.rounds, contest.pods, contest.pod_seats
_POD = _pods.c.id == bindparam("of")
_SEAT = (_seats.c.pod_id == bindparam("of"), _seats.c.seat == bindparam("at_seat"))
_PUT_STAGE = insert(_stages)
_END_STAGE = update(_stages).where(_stages.c.id == bindparam("of")).values(is_over=1)
_PUT_ROUND = insert(_rounds)
_NOTE_ROUND = update(_rounds).where(_rounds.c.id == bindparam("of"))
_ATTEMPTS = select(func.coalesce(func.max(_rounds.c.attempt), 0)).where(
    _rounds.c.stage_id == bindparam("of"), _rounds.c.number == bindparam("at_number")
)
_POSTED = select(_rounds.c.channel_id, _rounds.c.message_id).where(_rounds.c.id == bindparam("of"))
_CERTIFICATE = select(_rounds.c.certificate).where(_rounds.c.id == bindparam("of"))
_PUT_POD = insert(_pods)
_RESULT = select(_pods.c.result).where(_POD)
_PUT_SEATS = insert(_seats)
_PUT_BYES = insert(contest.byes)
_POD_SECRETS = select(_pods.c.seed, _pods.c.salt).where(_POD)
_OPENED = update(_pods).where(_POD, _pods.c.table_id.is_(None))
_SCORED = update(_pods).where(_POD, _pods.c.scored_ms.is_(None))
_CHANGE_POD = update(_pods).where(_POD)
_CHANGE_SEAT = update(_seats).where(*_SEAT)
_FAULT = Upsert(contest.faults, "kind", "at_ms", "has_moved")
_FAULT_ONCE = Upsert(contest.faults)
_AT_SEAT = (
    select(_seats.c.pod_id, _seats.c.no)
    .join(_pods, _pods.c.id == _seats.c.pod_id)
    .where(_pods.c.table_id == bindparam("at"), _seats.c.seat == bindparam("at_seat"))
)
_HAS_MOVED = (
    select(moves.c.seq)
    .where(
        moves.c.table_id == bindparam("at"),
        moves.c.seat == bindparam("at_seat"),
        moves.c.member_id == bindparam("whose"),
        moves.c.kind == "move",
    )
    .limit(1)
)
_RAISE = (
    update(contest.tournaments)
    .where(contest.tournaments.c.id == bindparam("of"))
    .values(version=contest.tournaments.c.version + 1)
)
_NO_FAULT = delete(contest.faults).where(
    contest.faults.c.pod_id == bindparam("of"),
    contest.faults.c.seat == bindparam("at_seat"),
    contest.faults.c.no == bindparam("whom"),
)
_CALL = Upsert(contest.calls)
_HAS_POD = exists().where(
    _pods.c.table_id == tables.c.id,
    _pods.c.round_id == _rounds.c.id,
    _rounds.c.status != RoundStatus.UNDONE.value,
)
_IS_OFF = exists().where(
    contest.tournaments.c.id == tables.c.tournament_id,
    contest.tournaments.c.status.in_(("finished", "cancelled")),
)
_ORPHANS = Served.by(
    select(tables.c.id)
    .where(
        tables.c.tournament_id.is_not(None),
        tables.c.status == "playing",
        or_(~_HAS_POD, _IS_OFF),
    )
    .order_by(tables.c.id),
    tables.c.guild_id,
)
_PUT_DEAL = insert(contest.deals)
_DEAL_SECRETS = select(contest.deals.c.seed, contest.deals.c.salt).where(
    contest.deals.c.id == bindparam("of")
)
_CHANGE_DEAL = update(contest.deals).where(contest.deals.c.id == bindparam("of"))


def put_stage(conn: Connection, tournament_id: int, row: StageRow) -> int:
    """Store a stage that begins (its `id` is ignored); returns its number in the database."""
    plain = structs.asdict(row) | {"tournament_id": tournament_id, "is_over": int(row.is_over)}
    del plain["id"]
    plain |= {name: json.encode(plain[name]).decode() for name in ("field", "groups")}
    return _key(conn, _PUT_STAGE, plain)


def end_stage(conn: Connection, stage_id: int) -> None:
    conn.execute(_END_STAGE, {"of": stage_id})


def attempts(conn: Connection, stage_id: int, number: int) -> int:
    """Count the pairings of a round so far."""
    return int(conn.execute(_ATTEMPTS, {"of": stage_id, "at_number": number}).scalar_one())


def put_round(
    conn: Connection, row: RoundRow, pods: Sequence[NewPod], rests: Sequence[Rest]
) -> int:
    """Store a round that has been paired (its `id` is ignored), with its pods; returns its number in the database."""
    plain = posted.apart(structs.asdict(row), "posted") | {"altered": int(row.altered)}
    del plain["id"]
    round_id = _key(conn, _PUT_ROUND, plain)
    for number, pod in enumerate(pods):
        pod_id = _key(
            conn,
            _PUT_POD,
            {
                "round_id": round_id,
                "number": number,
                "group_no": pod.group_no,
                "deal_id": pod.deal_id,
                "seed": pod.secrets.seed.to_bytes(8, "big"),
                "salt": pod.secrets.salt,
            },
        )
        put_seats(conn, round_id, pod_id, pod.seats)
    if rests:
        conn.execute(_PUT_BYES, [structs.asdict(each) | {"round_id": round_id} for each in rests])
    return round_id


def put_seats(conn: Connection, round_id: int, pod_id: int, nos: Iterable[No]) -> None:
    rows = [
        {"pod_id": pod_id, "seat": seat, "round_id": round_id, "no": no}
        for seat, no in enumerate(nos)
    ]
    conn.execute(_PUT_SEATS, rows)


def clear_seats(conn: Connection, pod_ids: Sequence[int]) -> None:
    """Empty the seats of pods, before entrants are seated there again."""
    of = _seats.c.pod_id.in_(bindparam("of", expanding=True))
    conn.execute(delete(_seats).where(of), {"of": list(pod_ids)})


def end_round(conn: Connection, round_id: int, status: RoundStatus, at_ms: int) -> None:
    conn.execute(_NOTE_ROUND.values(status=status, ended_ms=at_ms), {"of": round_id})


def alter_round(conn: Connection, round_id: int) -> None:
    """Record that a referee exchanged entrants of a round."""
    conn.execute(_NOTE_ROUND.values(altered=1), {"of": round_id})


def posted_round(conn: Connection, round_id: int, post: Posted) -> None:
    conn.execute(_NOTE_ROUND.values(posted.apart({"posted": post}, "posted")), {"of": round_id})


def post_of(conn: Connection, round_id: int) -> Posted | None:
    """Return the post of a round, also of one that was undone."""
    row = conn.execute(_POSTED, {"of": round_id}).one_or_none()
    return None if row is None else posted.together(row._mapping, "posted")["posted"]


def certificate(conn: Connection, round_id: int) -> bytes | None:
    """Return the certificate of a round, as JSON; None if no weights were optimised."""
    found = conn.execute(_CERTIFICATE, {"of": round_id}).scalar_one_or_none()
    return None if found is None else bytes(found)


def secrets(conn: Connection, pod_id: int) -> Secrets:
    """Return seed and salt of a pod's table, made when the round was stored."""
    row = conn.execute(_POD_SECRETS, {"of": pod_id}).one()
    return Secrets(int.from_bytes(row.seed, "big"), row.salt)


def opened(conn: Connection, pod_id: int, *, table_id: int, at_ms: int, due_ms: int) -> None:
    """Record that the table of a pod was opened.

    Raises:
        StaleTournament: that is already recorded.
    """
    values = {"table_id": table_id, "opened_ms": at_ms, "due_ms": due_ms}
    if conn.execute(_OPENED.values(values), {"of": pod_id}).rowcount != 1:
        raise StaleTournament(pod_id)


def ended(
    conn: Connection,
    pod_id: int,
    how: Ended,
    result: Table | None,
    rests: Sequence[Rest] = (),
) -> None:
    """Store the end of a pod, its result, and the rests that it causes."""
    values = {
        "ended": how,
        "result": None if result is None else json.encode(result).decode(),
        "rests": json.encode(rests).decode(),
    }
    conn.execute(_CHANGE_POD.values(values), {"of": pod_id})


def result(conn: Connection, pod_id: int) -> Table | None:
    """Return the stored result of a pod."""
    found = conn.execute(_RESULT, {"of": pod_id}).scalar_one()
    return None if found is None else json.decode(found, type=Table)


def begin_anew(conn: Connection, pod_id: int, secrets: Secrets) -> None:
    """Take the table from a pod; its next table gets another seed."""
    values: dict[str, Any] = {"table_id": None, "opened_ms": None, "due_ms": None}
    values |= {"seed": secrets.seed.to_bytes(8, "big"), "salt": secrets.salt}
    conn.execute(_CHANGE_POD.values(values), {"of": pod_id})


def scored(conn: Connection, pod_id: int, at_ms: int) -> None:
    """Record that the result of a pod counts.

    Raises:
        StaleTournament: that is already recorded.
    """
    if conn.execute(_SCORED.values(scored_ms=at_ms), {"of": pod_id}).rowcount != 1:
        raise StaleTournament(pod_id)


def change_pod(conn: Connection, pod_id: int, **values: Any) -> None:
    conn.execute(_CHANGE_POD.values(values), {"of": pod_id})


def change_seat(conn: Connection, pod_id: int, seat: Seat, **values: Any) -> None:
    conn.execute(_CHANGE_SEAT.values(values), {"of": pod_id, "at_seat": seat})


def put_fault(conn: Connection, fault: FaultRow) -> None:
    _FAULT.run(conn, structs.asdict(fault) | {"has_moved": int(fault.has_moved)})


def lost_seat(
    conn: Connection,
    table: TableRow,
    seat: Seat,
    member_id: int,
    blame: Blame,
    at_ms: int,
) -> None:
    """Record that a robot took an entrant's seat at a table. An earlier fault of that seat stays."""
    entrant = conn.execute(_AT_SEAT, {"at": table.id, "at_seat": seat}).one_or_none()
    if entrant is None:
        return
    facts = {"at": table.id, "at_seat": seat, "whose": member_id}
    has_moved = conn.execute(_HAS_MOVED, facts).first() is not None
    fault = FaultRow(entrant.pod_id, seat, entrant.no, blame, at_ms, has_moved)
    _FAULT_ONCE.run(conn, structs.asdict(fault) | {"has_moved": int(has_moved)})
    conn.execute(_RAISE, {"of": table.tournament_id})


def clear_fault(conn: Connection, pod_id: int, seat: Seat, no: No) -> None:
    conn.execute(_NO_FAULT, {"of": pod_id, "at_seat": seat, "whom": no})


def put_calls(conn: Connection, calls: Iterable[CallRow]) -> None:
    lines = [structs.asdict(each) for each in calls]
    if lines:
        _CALL.run(conn, lines)


def orphans(conn: Connection, shards: Shards = ALL) -> list[int]:
    """Return tables that are still played although their tournament is over, or no pod of a valid round has them."""
    return list(_ORPHANS.run(conn, shards).scalars())


def put_deal(conn: Connection, tournament_id: int, row: DealRow, of: Secrets) -> int:
    """Store a deal (its `id` is ignored); returns its number in the database."""
    plain = structs.asdict(row) | {"tournament_id": tournament_id}
    del plain["id"]
    plain["options"] = json.encode(row.options).decode()
    plain |= {"seed": of.seed.to_bytes(8, "big"), "salt": of.salt}
    return _key(conn, _PUT_DEAL, plain)


def date_deal(conn: Connection, deal_id: int, due_ms: int) -> None:
    """Store the deadline of a deal."""
    conn.execute(_CHANGE_DEAL.values(due_ms=due_ms), {"of": deal_id})


def deal_secrets(conn: Connection, deal_id: int) -> Secrets:
    row = conn.execute(_DEAL_SECRETS, {"of": deal_id}).one()
    return Secrets(int.from_bytes(row.seed, "big"), row.salt)


def open_deal(conn: Connection, deal_id: int, at_ms: int) -> None:
    conn.execute(_CHANGE_DEAL.values(opened_ms=at_ms), {"of": deal_id})


def _key(conn: Connection, statement: Any, values: dict[str, Any]) -> int:
    key = conn.execute(statement, values).inserted_primary_key
    assert key is not None
    return int(key[0])
