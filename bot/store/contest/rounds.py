"""Stages, rounds, pods and deals of tournaments, their results, and rulings and disputes about them."""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import json, structs
from sqlalchemy import Connection, bindparam, delete, exists, func, insert, or_, select, update

from bot.store.contest.rows import (
    CallRow,
    DealRow,
    DisputeRow,
    FaultRow,
    NewPod,
    RoundRow,
    RoundStatus,
    RulingRow,
    StageRow,
    TablePlace,
)
from bot.store.contest.tournaments import StaleTournament
from bot.store.declaring import contest, posted
from bot.store.declaring.columns import its, upsert
from bot.store.declaring.posted import Posted
from bot.store.rows import Secrets, TableRow
from bot.store.schema import moves, tables
from bot.store.sharing.shards import ALL, Served, Shards
from bot.store.values import Rows, added, secret_columns, secrets_of
from rules.contest.director.held import Blame, Ended
from rules.contest.director.plan import Format
from rules.contest.scores.results import No, Rest, Table
from rules.core.seats import Seat

_stages, _rounds, _pods, _seats = contest.stages, contest.rounds, contest.pods, contest.pod_seats
_STAGES, _ROUNDS, _DEALS = (
    Rows(_stages, StageRow),
    Rows(_rounds, RoundRow),
    Rows(contest.deals, DealRow),
)
_BYES, _FAULTS, _CALLS = (
    Rows(contest.byes, Rest),
    Rows(contest.faults, FaultRow),
    Rows(contest.calls, CallRow),
)
_POD = _pods.c.id == bindparam("of")
_SEAT = its(_seats, pod_id="of", seat="at_seat")
_PUT_STAGE = insert(_stages)
_END_STAGE = update(_stages).where(_stages.c.id == bindparam("of")).values(is_over=1)
_PUT_ROUND = insert(_rounds)
_NOTE_ROUND = update(_rounds).where(_rounds.c.id == bindparam("of"))
_ATTEMPTS = select(func.coalesce(func.max(_rounds.c.attempt), 0)).where(
    its(_rounds, stage_id="of", number="at_number")
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
_CHANGE_SEAT = update(_seats).where(_SEAT)
_FAULT = upsert(contest.faults, "kind", "at_ms", "has_moved")
_FAULT_ONCE = upsert(contest.faults)
_AT_SEAT = (
    select(_seats.c.pod_id, _seats.c.no)
    .join(_pods, _pods.c.id == _seats.c.pod_id)
    .where(_pods.c.table_id == bindparam("at"), _seats.c.seat == bindparam("at_seat"))
)
_HAS_MOVED = (
    select(moves.c.seq)
    .where(
        its(moves, table_id="at", seat="at_seat", member_id="whose"),
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
    its(contest.faults, pod_id="of", seat="at_seat", no="whom")
)
_CALL = upsert(contest.calls)
_PLACE_OF = (
    select(
        contest.stages.c.number.label("stage"),
        _rounds.c.number,
        _pods.c.number.label("pod"),
        contest.stages.c.format,
    )
    .select_from(_pods)
    .join(_rounds, _rounds.c.id == _pods.c.round_id)
    .join(contest.stages, contest.stages.c.id == _rounds.c.stage_id)
    .where(_pods.c.table_id == bindparam("at"))
)
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
    return added(conn, _PUT_STAGE, _STAGES.row(row, "id", tournament_id=tournament_id))


def end_stage(conn: Connection, stage_id: int) -> None:
    conn.execute(_END_STAGE, {"of": stage_id})


def attempts(conn: Connection, stage_id: int, number: int) -> int:
    """Count the pairings of a round so far."""
    return int(conn.execute(_ATTEMPTS, {"of": stage_id, "at_number": number}).scalar_one())


def put_round(
    conn: Connection, row: RoundRow, pods: Sequence[NewPod], rests: Sequence[Rest]
) -> int:
    """Store a round that has been paired (its `id` is ignored), with its pods; returns its number in the database."""
    round_id = added(conn, _PUT_ROUND, _ROUNDS.row(row, "id"))
    for number, pod in enumerate(pods):
        its = {"number": number, "group_no": pod.group_no, "deal_id": pod.deal_id}
        pod_id = added(conn, _PUT_POD, its | {"round_id": round_id} | secret_columns(pod.secrets))
        put_seats(conn, round_id, pod_id, pod.seats)
    _BYES.put(conn, _PUT_BYES, rests, round_id=round_id)
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
    conn.execute(_NOTE_ROUND.values(structs.asdict(post)), {"of": round_id})


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
    return secrets_of(conn.execute(_POD_SECRETS, {"of": pod_id}).one())


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
    values = dict.fromkeys(("table_id", "opened_ms", "due_ms"))
    conn.execute(_CHANGE_POD.values(values | secret_columns(secrets)), {"of": pod_id})


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
    conn.execute(_FAULT, _FAULTS.row(fault))


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
    conn.execute(_FAULT_ONCE, _FAULTS.row(fault))
    conn.execute(_RAISE, {"of": table.tournament_id})


def clear_fault(conn: Connection, pod_id: int, seat: Seat, no: No) -> None:
    conn.execute(_NO_FAULT, {"of": pod_id, "at_seat": seat, "whom": no})


def put_calls(conn: Connection, calls: Iterable[CallRow]) -> None:
    _CALLS.put(conn, _CALL, calls)


def place_of(conn: Connection, table_id: int) -> TablePlace | None:
    """Return the place of a table in its tournament; None if no pod has it."""
    row = conn.execute(_PLACE_OF, {"at": table_id}).one_or_none()
    if row is None:
        return None
    is_final = row.stage > 1 and row.format == Format.SINGLE_TABLE.value
    return TablePlace(row.stage, row.number, row.pod + 1, is_final)


def orphans(conn: Connection, shards: Shards = ALL) -> list[int]:
    """Return tables that are still played although their tournament is over, or no pod of a valid round has them."""
    return list(_ORPHANS.run(conn, shards).scalars())


def put_deal(conn: Connection, tournament_id: int, row: DealRow, of: Secrets) -> int:
    """Store a deal (its `id` is ignored); returns its number in the database."""
    plain = _DEALS.row(row, "id", tournament_id=tournament_id, **secret_columns(of))
    return added(conn, _PUT_DEAL, plain)


def date_deal(conn: Connection, deal_id: int, due_ms: int) -> None:
    """Store the deadline of a deal."""
    conn.execute(_CHANGE_DEAL.values(due_ms=due_ms), {"of": deal_id})


def deal_secrets(conn: Connection, deal_id: int) -> Secrets:
    return secrets_of(conn.execute(_DEAL_SECRETS, {"of": deal_id}).one())


def open_deal(conn: Connection, deal_id: int, at_ms: int) -> None:
    conn.execute(_CHANGE_DEAL.values(opened_ms=at_ms), {"of": deal_id})


_RULINGS, _DISPUTES = Rows(contest.rulings, RulingRow), Rows(contest.disputes, DisputeRow)
_PUT_RULING = insert(contest.rulings)
_DISPUTE = insert(contest.disputes)
_ANSWER = (
    update(contest.disputes)
    .where(contest.disputes.c.pod_id == bindparam("of"), contest.disputes.c.ruling_id.is_(None))
    .values(ruling_id=bindparam("by"))
)


def put_ruling(conn: Connection, tournament_id: int, row: RulingRow) -> int:
    """Store a ruling (its `id` is ignored); disputes about its pod are answered by it. Returns its number."""
    ruling_id = added(conn, _PUT_RULING, _RULINGS.row(row, "id", tournament_id=tournament_id))
    if row.pod_id is not None:
        conn.execute(_ANSWER, {"of": row.pod_id, "by": ruling_id})
    return ruling_id


def put_dispute(conn: Connection, tournament_id: int, row: DisputeRow) -> None:
    """Store a dispute (its `id` is ignored)."""
    conn.execute(_DISPUTE, _DISPUTES.row(row, "id", tournament_id=tournament_id))
