"""Facts that must hold after tournaments were interrupted, worked out from the database.

Draws and pairings are recomputed from the secrets, results from the last states of the tables, points from the results.
"""

import hashlib
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from msgspec import json
from sqlalchemy import Connection, inspect, select

from bot.store import schema, tables
from bot.store.contest import rounds as stored_rounds
from bot.store.contest import tournaments
from bot.store.contest.rows import PodRow, RoundRow, Stored
from bot.store.declaring import contest
from bot.store.rows import NoticeKind, Secrets
from bot.store.rows import Status as TableStatus
from bot.tables.names import visible
from bot.tournaments.loading import snapshot
from rules.contest.director.held import Blame, Ended
from rules.contest.director.plan import Format
from rules.contest.director.snapshot import Status
from rules.contest.formats.proof import ScheduleCertificate, is_true, read_proof
from rules.core.codec import decode_state
from rules.core.versions import ruling
from rules.registry import load
from tests.rules.contest.compared import differences

OVER: Final = (Status.FINISHED, Status.CANCELLED)
SCORED: Final = (Format.SWISS, Format.ROUND_ROBIN, Format.GROUPS, Format.HEATS, Format.LEAGUE)
"""Formats whose first stage is ordered by points, which are recomputed."""
DROPPED: Final = "dropped"
AGAIN: Final = ("promoted", "test")
"""Causes of calls that may come again for the same members: after withdrawing before the start, members may enter
once more.
"""
REMINDED: Final = {"checkin": "checkin:", "show": "show:", "deadline": "deadline:"}
"""Calls that repeat themselves, with the causes under which it is kept that they were made."""

Facts = dict[tuple[str, Any], Any]


def lasting(conn: Connection) -> Facts:
    """Return the facts that stay as they are once stored."""
    if not inspect(conn).has_table("tournaments"):
        return {}
    found: Facts = {}
    for row in conn.execute(select(contest.rounds)):
        key = row.stage_id, row.number, row.attempt
        found["round", key] = (row.id, row.seed, row.certificate, row.paired_ms)
    for row in conn.execute(select(contest.pods)):
        found["pod", row.id] = (row.round_id, row.number, row.seed, row.salt, row.deal_id)
        for name in ("table_id", "opened_ms", "scored_ms"):
            if (value := getattr(row, name)) is not None:
                found[f"{name} of pod", row.id] = value
        if row.scored_ms is not None:
            found["result of pod", row.id] = (row.result, row.rests, row.ended)
    for row in conn.execute(select(contest.faults)):
        found["fault", (row.pod_id, row.seat, row.no)] = row.kind
    for row in conn.execute(select(contest.calls)):
        found["call", (row.pod_id, row.seat, row.no)] = row.at_ms
    for row in conn.execute(select(contest.reminders)):
        found["reminder", (row.tournament_id, row.cause)] = row.at_ms
    for row in conn.execute(select(contest.tournaments)):
        found["draft", row.id] = (row.seed, row.salt, row.commitment)
        if row.draw is not None:
            found["draw", row.id] = row.draw
        if row.status in OVER:
            found["end", row.id] = (row.status, row.ended_ms)
    for row in conn.execute(select(contest.deals)):
        found["deal", row.id] = (row.seed, row.salt, row.commitment)
        if row.opened_ms is not None:
            found["opened deal", row.id] = row.opened_ms
    return found


def lost(before: Facts, after: Facts) -> list[str]:
    """Return the stored facts that are gone or changed."""
    return [
        f"{what} {which}: {fact} became {after.get((what, which))}"
        for (what, which), fact in before.items()
        if after.get((what, which)) != fact
    ]


@dataclass(slots=True)
class Verdict:
    wrong: list[str] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    unfinished: dict[int, str] = field(default_factory=dict)
    """By the tournament's number."""


def reckoned(conn: Connection) -> Verdict:
    """Everything that is wrong with the tournaments of a database."""
    verdict = Verdict()
    for number in conn.execute(select(contest.tournaments.c.id)).scalars().all():
        stored = tournaments.load(conn, number)
        assert stored is not None
        row = stored.tournament
        verdict.counts[f"tournaments {row.status}"] += 1
        if row.status not in (*OVER, Status.DRAFT):
            verdict.unfinished[number] = f"{visible(row.name)}: {row.status}"
        for wrong in _of_tournament(conn, stored, verdict.counts):
            verdict.wrong.append(f"{visible(row.name)}: {wrong}")
    verdict.wrong += _of_posts(conn, verdict.counts)
    return verdict


def _of_tournament(conn: Connection, at: Stored, counts: Counter[str]) -> Iterator[str]:
    own = tournaments.secrets(conn, at.tournament.id)
    if at.tournament.draw is not None:
        yield from _of_draw(own, at)
    stages = {each.id: each.number for each in at.stages}
    attempts: Counter[tuple[int, int]] = Counter()
    for row in conn.execute(select(contest.rounds).where(contest.rounds.c.stage_id.in_(stages))):
        attempts[stages[row.stage_id], row.number] += 1
    for each in at.rounds:
        counts["rounds"] += 1
        stage = stages[each.stage_id]
        if attempts[stage, each.number] != 1:
            yield f"round {stage}.{each.number} was paired {attempts[stage, each.number]} times"
        yield from _of_round(at, stage, each)
    yield from _of_tables(conn, at, counts)
    yield from _of_scores(at, counts)


def _mark(salt: bytes, member: int) -> str:
    """Return the mark that stands for a member in the draw (`docs/run-a-server/check-a-draw.md`)."""
    return hashlib.pbkdf2_hmac("sha256", str(member).encode(), salt, 10_000).hex()


def _of_draw(own: Secrets, at: Stored) -> Iterator[str]:
    marks = at.tournament.marks
    sealed = own.seed.to_bytes(8, "big") + own.salt + ",".join(sorted(marks)).encode()
    if at.tournament.draw != hashlib.sha256(sealed).digest():
        yield "its draw does not follow from its marks"
    theirs = {each.no: _mark(own.salt, each.member_id) for each in at.entrants}
    if not set(marks) <= set(theirs.values()) or len(set(marks)) != len(marks):
        yield "it was drawn for a member that is no entrant"
    # An entrant between the start and the first round plays in it, but the draw is made by then.
    starts_ms = at.tournament.plan.starts_at_ms
    early = {each.no for each in at.entrants if each.entered_ms < starts_ms}
    field = at.stages[0].field if at.stages else ()
    if left_out := [no for no in field if no in early and theirs[no] not in marks]:
        yield f"it was not drawn for {left_out}, who were there at first"


def _of_round(at: Stored, stage: int, row: RoundRow) -> Iterator[str]:
    assert at.tournament.draw is not None
    text = f"pair|{stage}|{row.number}|{row.attempt}".encode()
    seed = hashlib.sha256(at.tournament.draw + text).digest()[:8]
    if row.seed != seed:
        yield f"round {stage}.{row.number} has another seed"
    pods = [each for each in at.pods if each.round_id == row.id]
    ids = {each.id for each in pods}
    sitting = Counter(seat.no for seat in at.seats if seat.pod_id in ids)
    sitting.update(bye.no for bye in at.byes if bye.round_id == row.id)
    if twice := [no for no, times in sitting.items() if times > 1]:
        yield f"round {stage}.{row.number} has {twice} twice"
    if row.certificate is None:
        return
    proof = read_proof(row.certificate)
    if not is_true(proof):
        yield f"round {stage}.{row.number} comes out differently"
    seated = [_first_seated(at, pod) for pod in pods]
    if isinstance(proof, ScheduleCertificate):
        # A schedule was made for the whole stage, with a seed of its own.
        drawn = [table for group in proof.pods for table in group.tables]
    else:
        drawn = list(proof.pairing.pods)
        if proof.input.seed != int.from_bytes(seed, "big"):
            yield f"round {stage}.{row.number} was certified with another seed"
    if sorted(seated) != sorted(drawn):
        yield f"round {stage}.{row.number}: {seated} and not {drawn}"


def _first_seated(at: Stored, pod: PodRow) -> tuple[int, ...]:
    """Return the holders of a pod's seats before substitutes came."""
    found = []
    for seat in (each for each in at.seats if each.pod_id == pod.id):
        of_seat = [each for each in at.faults if (each.pod_id, each.seat) == (pod.id, seat.seat)]
        gone = [each for each in of_seat if each.no != seat.no]
        found.append(min(gone, key=lambda each: each.at_ms).no if gone else seat.no)
    return tuple(found)


def _of_tables(conn: Connection, at: Stored, counts: Counter[str]) -> Iterator[str]:
    own = schema.tables.c
    mine = select(own.id).where(own.tournament_id == at.tournament.id)
    opened = set(conn.execute(mine).scalars())
    of_pods = [each.table_id for each in at.pods if each.table_id is not None]
    if len(of_pods) != len(set(of_pods)) or set(of_pods) != opened:
        yield f"its tables are {sorted(opened)}, those of its pods {sorted(of_pods)}"
    for pod in at.pods:
        counts["pods"] += 1
        is_over = at.tournament.status is Status.FINISHED
        if is_over and pod.scored_ms is None:
            yield f"pod {pod.id} was never scored"
        if pod.table_id is None:
            if is_over and pod.ended is None:
                yield f"pod {pod.id} never had a table"
            continue
        kept, seed = tables.secrets(conn, pod.table_id), stored_rounds.secrets(conn, pod.id)
        if kept is None or kept != seed:
            yield f"table {pod.table_id} has another seed than its pod"
        yield from _of_result(conn, at, pod, counts)


def _of_result(conn: Connection, at: Stored, pod: PodRow, counts: Counter[str]) -> Iterator[str]:
    """A table that was played to its end counts as it ended."""
    assert pod.table_id is not None
    table = tables.get(conn, pod.table_id)
    held = tables.state(conn, pod.table_id)
    assert table is not None
    assert held is not None
    if table.status is TableStatus.PLAYING and at.tournament.status in OVER:
        yield f"table {table.id} is still played"
    if pod.ended is not Ended.FINISHED or pod.result is None:
        return
    counts["tables scored as they ended"] += 1
    game = ruling(load(table.title), table.rules_version)
    outcome = game.outcome(decode_state(game, held[0], table.rules_version))
    seats = [each.no for each in at.seats if each.pod_id == pod.id]
    if outcome is None:
        yield f"table {table.id} was scored before it ended"
        return
    excused = {each.no for each in at.faults if each.pod_id == pod.id and each.kind == "excused"}
    wanted = [
        (no, rank, score.total)
        for no, rank, score in zip(seats, outcome.ranks, outcome.scores, strict=True)
        if no not in excused
    ]
    if [(each.no, each.rank, each.total) for each in pod.result.seats] != wanted:
        yield f"table {table.id} ended {wanted} and counts {pod.result}"
    faults = {each.no: each.at_ms for each in at.faults if each.pod_id == pod.id}
    if any(each.fault != faults.get(each.no) for each in pod.result.seats):
        yield f"table {table.id} has the faults {faults} and counts {pod.result}"


def _of_scores(at: Stored, counts: Counter[str]) -> Iterator[str]:
    if at.tournament.status is not Status.FINISHED:
        return
    held = snapshot(at, {}, ())
    if held.plan.stages[0].format in SCORED:
        counts["standings recomputed"] += 1
        yield from differences(held)


def _rounds_missed(conn: Connection) -> Counter[tuple[int, str]]:
    """Return the number of no-shows by tournament and target of calls."""
    found: Counter[tuple[int, str]] = Counter()
    for number in conn.execute(select(contest.tournaments.c.id)).scalars().all():
        stored = tournaments.load(conn, number)
        assert stored is not None
        members = {each.no: each.member_id for each in stored.entrants}
        for each in stored.faults:
            found[number, f"member:{members[each.no]}"] += each.kind == Blame.NO_SHOW
    return found


def _of_posts(conn: Connection, counts: Counter[str]) -> Iterator[str]:
    """Yield a fault if a cause calls a member twice, or an edited post is more than one message."""
    rows = schema.outbox.c
    reminders: Counter[tuple[int, str]] = Counter()
    for row in conn.execute(select(contest.reminders)):
        reminders[row.tournament_id, row.cause.partition(":")[0] + ":"] += 1
    calls: Counter[tuple[int, str, str]] = Counter()
    messages: dict[tuple[int, str, str], set[int]] = defaultdict(set)
    anew: Counter[int] = Counter()
    for row in conn.execute(select(schema.outbox).where(rows.tournament_id.is_not(None))):
        facts = json.decode(row.payload)
        key = (row.tournament_id, row.target, json.encode(facts, order="sorted").decode())
        match row.kind:
            case NoticeKind.CALL:
                calls[key] += 1
            case NoticeKind.ANNOUNCE | NoticeKind.ROUND | NoticeKind.PODIUM | NoticeKind.DEAL:
                # With "anew" a member asked for another announcement.
                if row.message_id is not None and "anew" not in facts:
                    messages[row.tournament_id, row.kind, key[2]].add(row.message_id)
                anew[row.tournament_id] += "anew" in facts
    counts["calls"] += calls.total()
    missed = _rounds_missed(conn)
    for (number, target, payload), times in calls.items():
        cause = json.decode(payload)["cause"]
        allowed = 1 + reminders[number, REMINDED.get(cause, "")]
        if cause == DROPPED:
            # A returned entrant with another no-show is out once more.
            allowed = max(1, missed[number, target])
        if times > allowed and cause not in AGAIN:
            yield f"tournament {number} calls {target} {times} times: {payload}"
    for place, posted in messages.items():
        if len(posted) > 1 + (anew[place[0]] if place[1] == NoticeKind.ANNOUNCE else 0):
            yield f"posted {len(posted)} times: {place}"
    pings = schema.pings.c
    told = Counter(
        (row.outbox_id, row.member_id)
        for row in conn.execute(select(pings.outbox_id, pings.member_id))
    )
    counts["pings"] += told.total()
    yield from (f"pinged {times} times: {who}" for who, times in told.items() if times > 1)
