"""Substitutes take seats at the tables of others (section "No-show")."""

import dataclasses
from collections.abc import Callable
from dataclasses import dataclass

from msgspec.structs import replace

from bot.clocks.clock import new_clock
from bot.clocks.conduct import Ending
from bot.clocks.paces import read_pace
from bot.store.contest import entering, rounds, tournaments
from bot.store.contest.rows import EntrantRow, FaultRow, PodRow
from bot.store.contest.tournaments import StaleTournament
from bot.store.database import Connection
from bot.store.rows import Notice
from bot.store.rows import Status as TableStatus
from bot.tables import playing, seating
from bot.tables.conduct.permitted import assert_welcome
from bot.tables.model import Actor, Change, Parting, Position
from bot.tournaments import notices
from bot.tournaments.changing import ATTEMPTS, TournamentChanges
from bot.tournaments.eligibility import assert_seat
from bot.tournaments.errors import TournamentRefusal
from bot.tournaments.model import Held
from bot.tournaments.signing import dropped
from bot.tournaments.tables import TablesOfPods
from rules.contest.director.held import Blame, Place
from rules.contest.director.snapshot import Kind
from rules.contest.director.substituting import Seat as Taken
from rules.contest.director.substituting import denied, seats_taken
from rules.contest.director.teams import is_replaced
from rules.contest.scores.results import No
from rules.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Seating:
    """Steps that give a seat to another entrant, in one transaction."""

    change: Callable[[Position], Change]
    """The change of the table."""
    store: Callable[[Connection], None]
    """The change of the tournament, but for its version."""
    notices: tuple[Notice, ...]


class Substitutes:
    def __init__(self, changes: TournamentChanges, pods: TablesOfPods) -> None:
        self._changes = changes
        self._pods = pods
        self._context = changes.context

    async def take(self, tournament_id: int, actor: Actor, pod_id: int, seat: Seat) -> Held:
        """Seat a substitute after a call; the first to ask gets the seat.

        Raises:
            TournamentRefusal: no_such, no_such_table, not_in, a value of `Denied`, board_taken, too_many_seats or
                stale.
            TableRefusal: banned.
        """
        for _ in range(ATTEMPTS):
            held = await self._changes.held(tournament_id)
            row = held.of_member(actor.member_id)
            if row is None:
                raise TournamentRefusal("not_in")
            pod = _pod(held, pod_id, seat)
            if held.seats(pod_id)[seat].no == row.no:
                # The click was delivered before.
                return held
            why = denied(held.snapshot, held.place_of(pod_id), seat, row.no)
            if why is not None:
                raise TournamentRefusal(why.value, kind=row.kind.value)
            context, guild_id = self._context, held.row.guild_id
            await assert_welcome(context.database, guild_id, actor.member_id, context.now_ms())
            await assert_seat(context, actor.member_id)
            seated = self.seated(held, pod, seat, row, actor)

            def store(conn: Connection, held: Held = held, seated: Seating = seated) -> None:
                tournaments.touch(conn, held.id, held.row.version)
                seated.store(conn)

            try:
                await self._pods.at_table(
                    held, pod, seated.change, store, *seated.notices, actor=actor
                )
            except StaleTournament:
                continue
            return await self._changes.held(tournament_id)
        raise TournamentRefusal("stale")

    def seated(self, held: Held, pod: PodRow, seat: Seat, row: EntrantRow, actor: Actor) -> Seating:
        """Give a seat and a fresh clock to another entrant; the former holder is a no-show.

        In a schedule that is known beforehand, tables that are not open yet come with it, as the rules say. In a team
        the substitute gets the board, too.

        Raises:
            TournamentRefusal: seat_own, for an entrant of a team; board_taken, if another substitute has the board.
        """
        now = self._context.now_ms()
        before = held.seats(pod.id)[seat]
        place = held.place_of(pod.id)
        had_moved = (pod.table_id, seat, held.entrant(before.no).member_id) in held.stored.moved
        fault = FaultRow(pod.id, seat, before.no, Blame.NO_SHOW, now, had_moved)
        known = {(each.pod_id, each.seat, each.no) for each in held.stored.faults}
        scores = held.snapshot.plan.substitutes_score
        entrant, left = row, held.entrant(before.no)
        if scores and row.kind is not Kind.ENTRANT:
            entrant = replace(
                row, kind=Kind.ENTRANT, from_round=place.number, from_stage=place.stage
            )
        out: list[EntrantRow] = []
        if left.team_no is not None:
            if row.team_no is not None and row.kind is Kind.ENTRANT:
                raise TournamentRefusal("seat_own", kind=row.kind.value)
            if is_replaced(held.snapshot, left.no):
                raise TournamentRefusal("board_taken", name=held.team(left.team_no).name)
            # The board passes to the substitute, so that a team never has more members than boards.
            entrant = replace(entrant, team_no=left.team_no, board=left.board)
            out = [] if left.dropped_round is not None else [dropped(held, left)]

        others = also_taken(held, place, seat, row.no)

        def store(conn: Connection) -> None:
            if (pod.id, seat, before.no) not in known:
                rounds.put_fault(conn, fault)
            rounds.change_seat(conn, pod.id, seat, no=row.no, since_ms=now, ready_ms=now)
            for each in others:
                rounds.change_seat(
                    conn, held.pod(each.place).id, each.seat, no=row.no, ready_ms=None
                )
            entering.put(conn, held.id, [entrant, *out])

        def change(at: Position) -> Change:
            if at.table.status is not TableStatus.PLAYING:
                raise TournamentRefusal("seat_robot", kind=row.kind.value)
            return _taken(at, seat, actor)

        numbers = sorted({place.number, *(each.place.number for each in others)})
        told = tuple(notices.round_post(held.id, place.stage, number) for number in numbers)
        return Seating(change, store, told)


def also_taken(held: Held, place: Place, seat: Seat, no: No) -> list[Taken]:
    """Return the other seats that pass to the substitute; none in a round where they have one already."""
    at = held.snapshot
    busy = {
        other.number for other, pod in at.pods() if other.stage == place.stage and no in pod.seats
    }
    return [
        each
        for each in seats_taken(at, place, seat)
        if each.place != place and each.place.number not in busy
    ]


def _pod(held: Held, pod_id: int, seat: Seat) -> PodRow:
    """Return a pod that has a table with this seat."""
    found = next((each for each in held.stored.pods if each.id == pod_id), None)
    if found is None or found.table_id is None or seat not in range(len(held.seats(pod_id))):
        raise TournamentRefusal("no_such_table")
    return found


def _taken(at: Position, seat: Seat, actor: Actor) -> Change:
    """Give a seat at the table to another member from here on, with a fresh clock."""
    row = at.seats[seat]
    if row.member_id is not None:
        change = playing.handed_over(at, seat, actor)
        change = dataclasses.replace(change, parting=Parting(seat, Ending.EXPIRED))
    else:
        seats = tuple(
            replace(
                each, member_id=actor.member_id, robot_level=None, away_id=None, name=actor.name
            )
            if each.seat == seat
            else each
            for each in at.seats
        )
        change = seating.changed_hands(at, seats, seat, "table.took_over")
    pace = read_pace(at.table.pace)
    if pace is None or not change.table.clocks:
        return change
    clocks = tuple(
        replace(clock, left_ms=new_clock(pace).left_ms, turn_left_ms=new_clock(pace).left_ms)
        if index == seat
        else clock
        for index, clock in enumerate(change.table.clocks)
    )
    return dataclasses.replace(change, table=replace(change.table, clocks=clocks))
