"""From the rows of a tournament to the snapshot from which its duties follow."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from msgspec import structs

from bot.clocks.hours import nights
from bot.clocks.paces import DAY_MS
from bot.store.contest import tournaments
from bot.store.contest.rows import FaultRow, PodRow, PodSeatRow, RequestKind, Stored
from bot.store.database import Database
from bot.store.rows import Status as TableStatus
from bot.tables.errors import Unreadable
from bot.tables.model import Position
from bot.tables.service import Tables
from bot.tables.timing.almanac import Almanac
from bot.tournaments.errors import TournamentRefusal
from bot.tournaments.model import Held
from bot.tournaments.reading import TableReport, report_of
from bot.tournaments.rulings.by_hand import set_in
from bot.tournaments.rulings.penalties import PenaltyKind, penalties_of
from rules.contest.director.adjudicate import settled
from rules.contest.director.held import Called, Chair, Deal, Fault, Pod, RoundHeld, Stage
from rules.contest.director.outcome import counted
from rules.contest.director.snapshot import Asked, Deduction, Entry, Snapshot
from rules.contest.scores.results import Rest
from rules.core.game import GameDef

_AHEAD_MS: Final = 7 * DAY_MS

GamesOf = Callable[[str], GameDef[Any, Any]]


async def load(database: Database, tables: Tables, games: GamesOf, tournament_id: int) -> Held:
    """Return a tournament as it is stored, with the present reports of its tables.

    Raises:
        TournamentRefusal: no_such.
    """
    stored = await database.read(lambda conn: tournaments.load(conn, tournament_id))
    if stored is None:
        raise TournamentRefusal("no_such", number=str(tournament_id))
    seen = {}
    for pod in stored.pods:
        if pod.table_id is not None and pod.scored_ms is None and pod.ended is None:
            seats = [each for each in stored.seats if each.pod_id == pod.id]
            seen[pod.id] = await _look(tables, stored, pod, seats)
    quiet = await _quiet(tables.almanac, stored, tables.now_ms())
    return Held(stored, games(stored.tournament.title), snapshot(stored, seen, quiet))


async def _look(
    tables: Tables, stored: Stored, pod: PodRow, seats: Iterable[PodSeatRow]
) -> TableReport | None:
    assert pod.table_id is not None
    try:
        at: Position = await tables.position(pod.table_id)
    except Unreadable:
        return None
    now = tables.now_ms()
    asleep = await tables.almanac.asleep(at, now)
    members = {each.no: each.member_id for each in stored.entrants}
    free = await tables.almanac.free(at, now)
    return report_of(at, seats, members, stored.moved, asleep, free, now)


async def _quiet(almanac: Almanac, stored: Stored, now_ms: int) -> tuple[tuple[int, int], ...]:
    """Return the organiser's nights of the next days."""
    row = stored.tournament
    hours = await almanac.hours_set(row.organiser_id)
    if not hours:
        return ()
    return tuple(nights(hours, now_ms - DAY_MS, now_ms + _AHEAD_MS))


def snapshot(
    stored: Stored, seen: Mapping[int, TableReport | None], quiet: tuple[tuple[int, int], ...]
) -> Snapshot:
    """Return the snapshot from which duties follow; `seen` has the reports of the tables in play, by pod."""
    row = stored.tournament
    asked = {
        kind: frozenset(
            Asked(each.stage, each.number, each.no) for each in stored.wishes if each.kind is kind
        )
        for kind in RequestKind
    }
    penalties = penalties_of(stored)
    out = {each.no for each in penalties if each.kind is PenaltyKind.DISQUALIFICATION}
    return Snapshot(
        plan=structs.replace(row.plan, starts_at_ms=row.starts_ms),
        status=row.status,
        entries=tuple(
            Entry(
                each.no,
                kind=each.kind,
                is_checked_in=each.checked_in_ms is not None,
                from_round=each.from_round,
                from_stage=each.from_stage,
                dropped_round=each.dropped_round,
                dropped_stage=each.dropped_stage,
                rank=each.rank,
                is_kept=each.is_kept,
                is_disqualified=each.no in out,
                team=each.team_no or 0,
                board=each.board,
            )
            for each in stored.entrants
        ),
        stages=tuple(_stages(stored, seen)),
        deals=tuple(
            Deal(each.seats, each.due_ms, is_open=each.opened_ms is not None)
            for each in stored.deals
        ),
        draw=0 if row.draw is None else int.from_bytes(row.draw[:8], "big"),
        put_off=row.put_off,
        checkin_opened_ms=row.checkin_ms,
        is_paused=row.paused_ms is not None,
        reminded=stored.reminded,
        quiet=quiet,
        wanted_byes=asked[RequestKind.BYE],
        wanted_rounds=asked[RequestKind.PLAY],
        deductions=tuple(
            Deduction(each.stage, each.no, each.points) for each in penalties if each.points
        ),
        by_hand=set_in(stored),
        former=row.former,
        is_next_open=row.next_id is not None,
        closing_ms=row.closing_ms,
    )


def _stages(stored: Stored, seen: Mapping[int, TableReport | None]) -> Iterable[Stage]:
    seats: dict[int, list[PodSeatRow]] = {}
    for seat in stored.seats:
        seats.setdefault(seat.pod_id, []).append(seat)
    faults: dict[int, list[FaultRow]] = {}
    for fault in stored.faults:
        faults.setdefault(fault.pod_id, []).append(fault)
    deals = {each.id: each.number for each in stored.deals}
    for stage in stored.stages:
        scheme = stored.tournament.plan.stages[stage.number - 1].scheme
        rounds = sorted(
            (each for each in stored.rounds if each.stage_id == stage.id),
            key=lambda each: each.number,
        )
        yield Stage(
            field=stage.field,
            groups=stage.groups,
            rounds_wanted=stage.rounds_wanted,
            rounds=tuple(
                RoundHeld(
                    pods=tuple(
                        settled(
                            _pod(stored, pod, seats[pod.id], faults.get(pod.id, ()), deals, seen),
                            scheme,
                        )
                        for pod in stored.pods
                        if pod.round_id == each.id
                    ),
                    rests=tuple(
                        Rest(bye.no, bye.kind, bye.points)
                        for bye in stored.byes
                        if bye.round_id == each.id
                    ),
                    paired_ms=each.paired_ms,
                    is_over=each.ended_ms is not None,
                    ended_ms=each.ended_ms,
                )
                for each in rounds
            ),
            begun_ms=stage.begun_ms,
            is_over=stage.is_over,
        )


def _pod(
    stored: Stored,
    row: PodRow,
    seats: list[PodSeatRow],
    faults: Iterable[FaultRow],
    deals: Mapping[int, int],
    seen: Mapping[int, TableReport | None],
) -> Pod:
    pod = Pod(
        seats=tuple(each.no for each in seats),
        group=row.group_no,
        deal=None if row.deal_id is None else deals[row.deal_id],
        is_open=row.table_id is not None,
        opened_ms=row.opened_ms,
        due_ms=row.due_ms,
        is_extended=row.is_extended,
        faults=tuple(
            Fault(each.seat, each.no, each.kind, each.at_ms, has_moved=each.has_moved)
            for each in faults
        ),
        called=tuple(
            Called(each.seat, each.no, each.at_ms) for each in stored.calls if each.pod_id == row.id
        ),
        ended=row.ended,
        result=row.result,
        rests=row.rests,
        is_scored=row.scored_ms is not None,
    )
    if row.table_status is TableStatus.CANCELLED and row.ended is None:
        # It was called off, so there is no time left for it.
        return structs.replace(pod, due_ms=0, is_extended=True)
    now = seen.get(row.id)
    if now is None:
        chairs = tuple(Chair(is_ready=each.ready_ms is not None) for each in seats)
        return structs.replace(pod, chairs=chairs)
    pod = structs.replace(
        pod,
        chairs=now.chairs,
        is_robots_turn=now.is_robots_turn,
        progress=now.progress,
        interim=now.interim,
    )
    if now.ranks is None:
        return pod
    return structs.replace(pod, result=counted(pod, now.ranks, now.totals, now.margins))
