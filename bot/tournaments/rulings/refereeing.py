"""Decisions of referees about pods (section "Referee's tools").

Every act needs a reason, is stored as a ruling and posted in the tournament's channel. It can be taken back until the
tournament is over. It leaves the database as a duty would find it, so the director goes on from there.
"""

from collections.abc import Sequence
from typing import Final

from msgspec import structs

from bot.store.contest import rounds, tournaments
from bot.store.contest.rows import EntrantRow, FaultRow, PodRow, RoundStatus, RulingKind
from bot.store.database import Connection
from bot.tables.model import Actor
from bot.tournaments import eligibility, notices, signing
from bot.tournaments.changing import TournamentChanges
from bot.tournaments.closing import places_of
from bot.tournaments.errors import TournamentRefusal
from bot.tournaments.model import Held
from bot.tournaments.rulings.ruling import (
    Ruled,
    Rulings,
    assert_not_own,
    in_play,
    pod_of,
    seat_now,
)
from bot.tournaments.rulings.undoing import (
    assert_newest,
    assert_not_about,
    ending,
    exchanged,
    faults_of,
    refaulted,
    taken_back,
)
from bot.tournaments.substitutes import Substitutes
from bot.tournaments.tables import TablesOfPods
from rules.contest.director.held import Blame, Ended
from rules.contest.director.playing import hurried
from rules.contest.director.snapshot import Kind
from rules.contest.scores.results import No, Seated, Table
from rules.core.errors import Refusal
from rules.core.seats import Seat
from rules.core.text import Typed, msg

MOST_EXTENDED: Final = 3
MOST_HOURS: Final = 168
HOUR_MS: Final = 3_600_000


class Refereeing(Rulings):
    def __init__(
        self, changes: TournamentChanges, pods: TablesOfPods, substitutes: Substitutes
    ) -> None:
        super().__init__(changes, pods)
        self._substitutes = substitutes

    async def result(
        self,
        tournament_id: int,
        actor: Actor,
        pod_id: int,
        *,
        reason: Typed,
        ranks: Sequence[int],
        points: Sequence[int] | None = None,
    ) -> Held:
        """Set the places of a pod by seat, and points in 1/3600 if they are not to follow from the places.

        Earlier faults at the table are lifted, so that the result counts as it is set. A table that is still played is
        stopped.

        Raises:
            TournamentRefusal: no_such, not_referee, own_table, no_such_table, places_unfit, reason_needed or over.
        """

        def decide(held: Held) -> Ruled:
            pod, seats = pod_of(held, pod_id), held.seats(pod_id)
            assert_not_own(held, pod, actor.member_id)
            fitting = len(ranks) == len(seats) and all(1 <= each <= len(seats) for each in ranks)
            if not fitting or (points is not None and len(points) != len(seats)):
                raise TournamentRefusal("places_unfit", seats=len(seats))
            before = ending(held, pod)
            known = before["result"]
            seated = () if known is None else (*known.seats, *(e.seated for e in known.excused))
            played = {each.no: each for each in seated}
            table = Table(
                tuple(
                    structs.replace(
                        played.get(each.no, Seated(each.no, rank, 0)),
                        rank=rank,
                        fault=None,
                        seat=None,
                    )
                    for each, rank in zip(seats, ranks, strict=True)
                ),
                None if points is None else tuple(points),
            )
            lifted = faults_of(held, pod)

            def store(conn: Connection) -> None:
                rounds.ended(conn, pod.id, Ended.ADJUDICATED, table)
                for each in lifted:
                    rounds.clear_fault(conn, pod.id, each.seat, each.no)

            after = {
                "ended": Ended.ADJUDICATED,
                "result": table,
                "rests": (),
                "lifted": [each.no for each in lifted],
            }
            told = msg("tournament.closing.closed")
            if not held.is_closed(pod):
                told = msg("tournament.closing.result", places=places_of(held, table))
            return Ruled(RulingKind.RESULT, pod, before, after, store, stops=told)

        return await self.rule(tournament_id, actor, reason, decide)

    async def stands(self, tournament_id: int, actor: Actor, pod_id: int, *, reason: Typed) -> Held:
        """Answer the open disputes about a pod: its result stays as it is.

        Raises:
            TournamentRefusal: no_such, not_referee, own_table, no_such_table, reason_needed or over.
            Refusal: act.unchanged, if there is no open dispute.
        """

        def decide(held: Held) -> Ruled:
            pod = pod_of(held, pod_id)
            assert_not_own(held, pod, actor.member_id)
            if not any((e.pod_id, e.ruling_id) == (pod_id, None) for e in held.stored.disputes):
                raise Refusal("act.unchanged")
            after = {"result": ending(held, pod)["result"]}
            return Ruled(RulingKind.STANDS, pod, {}, after, lambda conn: None)

        return await self.rule(tournament_id, actor, reason, decide)

    async def fault(
        self,
        tournament_id: int,
        actor: Actor,
        pod_id: int,
        seat: Seat,
        blame: Blame | None,
        *,
        reason: Typed,
        is_private: bool = False,
    ) -> Held:
        """Find the entrant in a seat at fault, or (None) not at fault.

        Raises:
            TournamentRefusal: no_such, not_referee, own_table, no_such_table, not_played, still_played,
                reason_needed or over.
            Refusal: act.unchanged.
        """

        def decide(held: Held) -> Ruled:
            pod, seats = pod_of(held, pod_id), held.seats(pod_id)
            assert_not_own(held, pod, actor.member_id)
            if seat not in range(len(seats)):
                raise TournamentRefusal("no_such_table")
            no = seats[seat].no
            if blame is Blame.LOSS and pod.result is None:
                raise TournamentRefusal("still_played" if pod.ended is None else "not_played")
            known = next(
                (
                    each
                    for each in held.stored.faults
                    if (each.pod_id, each.seat, each.no) == (pod_id, seat, no)
                ),
                None,
            )
            if blame is Blame.LOSS and known is not None:
                # The entrant is last already.
                raise Refusal("act.unchanged")
            now = self._context.now_ms()
            member = held.entrant(no).member_id
            has_moved = (pod.table_id, seat, member) in held.stored.moved or pod.table_id is None
            fault = None
            if blame is not None:
                at_ms = now if known is None else known.at_ms
                moved = has_moved if known is None else known.has_moved
                fault = FaultRow(pod_id, seat, no, blame, at_ms, moved)
            before = {"fault": known, "seat": seat, "no": no}
            after = {"fault": fault, "seat": seat, "no": no}
            store = refaulted(held, pod, seat, no, fault)
            return Ruled(RulingKind.FAULT, pod, before, after, store)

        return await self.rule(tournament_id, actor, reason, decide, is_private=is_private)

    async def extend(
        self,
        tournament_id: int,
        actor: Actor,
        hours: int,
        *,
        reason: Typed,
        pod_id: int | None = None,
    ) -> Held:
        """Give a pod, or all that are being played, 1 to 168 hours more; each at most three times.

        Raises:
            TournamentRefusal: no_such, not_referee, own_table, no_such_table, no_such_number, extended_enough,
                nothing_to_pair, reason_needed or over.
        """

        def decide(held: Held) -> Ruled:
            if not 1 <= hours <= MOST_HOURS:
                raise TournamentRefusal("no_such_number", text=str(hours), least=1, most=MOST_HOURS)
            chosen = [pod_of(held, pod_id)] if pod_id is not None else in_play(held)
            if pod_id is not None:
                assert_not_own(held, chosen[0], actor.member_id)
            chosen = [each for each in chosen if each.due_ms is not None and each.ended is None]
            if not chosen:
                raise TournamentRefusal("no_such_table")
            if any(each.extended >= MOST_EXTENDED for each in chosen):
                raise TournamentRefusal("extended_enough")

            def store(conn: Connection) -> None:
                for each in chosen:
                    assert each.due_ms is not None
                    rounds.change_pod(
                        conn,
                        each.id,
                        due_ms=each.due_ms + hours * HOUR_MS,
                        extended=each.extended + 1,
                    )

            before = {"due": {str(each.id): each.due_ms for each in chosen}}
            one = chosen[0] if pod_id is not None else None
            number = max(held.place_of(each.id).number for each in chosen)
            after = {"hours": hours, "number": number}
            return Ruled(RulingKind.EXTEND, one, before, after, store)

        return await self.rule(tournament_id, actor, reason, decide)

    async def repair(
        self, tournament_id: int, actor: Actor, first: No, second: No, *, reason: Typed
    ) -> Held:
        """Exchange two entrants of the newest round. Their tables must be without moves, and begin anew.

        Raises:
            TournamentRefusal: no_such, not_referee, own_table, no_such_player, has_moves, deal_seen, reason_needed or
                over.
        """

        def decide(held: Held) -> Ruled:
            seats = [seat_now(held, no) for no in (first, second)]
            pods = [pod_of(held, each.pod_id) for each in seats]
            for pod in pods:
                assert_not_own(held, pod, actor.member_id)
                _assert_unseen(pod)
                moved = any(table == pod.table_id for table, _, _ in held.stored.moved)
                if moved or pod.ended is not None or pod.scored_ms is not None:
                    raise TournamentRefusal("has_moves")
            if pods[0].id == pods[1].id:
                raise TournamentRefusal("places_unfit", seats=len(held.seats(pods[0].id)))
            return exchanged(held, pods, first, second, RulingKind.REPAIR, self._context.secrets)

        return await self.rule(tournament_id, actor, reason, decide)

    async def unpair(self, tournament_id: int, actor: Actor, *, reason: Typed) -> Held:
        """Undo the newest round, of which no table has ended. It is paired again, with another draw.

        Raises:
            TournamentRefusal: no_such, not_referee, nothing_to_pair, has_results, deal_seen, reason_needed or over.
        """

        def decide(held: Held) -> Ruled:
            stages = held.snapshot.stages
            if not stages or not stages[-1].rounds or stages[-1].rounds[-1].is_over:
                raise TournamentRefusal("nothing_to_pair")
            number = len(stages[-1].rounds)
            row = held.round(len(stages), number)
            pods = [each for each in held.stored.pods if each.round_id == row.id]
            held_pods = stages[-1].rounds[-1].pods
            for pod in pods:
                _assert_unseen(pod)
            if any(each.result is not None or each.ended is not None for each in held_pods):
                raise TournamentRefusal("has_results")
            now = self._context.now_ms()

            def store(conn: Connection) -> None:
                rounds.end_round(conn, row.id, RoundStatus.UNDONE, now)
                # The referee is awake, so the round need not wait for a whole hour.
                tournaments.remind(conn, held.id, hurried(len(stages), number), now)

            return Ruled(
                RulingKind.UNPAIR,
                None,
                {"round": row.id, "pods": [each.id for each in pods]},
                {"stage": len(stages), "number": number, "attempt": row.attempt},
                store,
                notices=(notices.undone(held.id, row.id, len(stages), number),),
            )

        return await self.rule(tournament_id, actor, reason, decide)

    async def substitute(
        self,
        tournament_id: int,
        actor: Actor,
        pod_id: int,
        seat: Seat,
        member_id: int,
        name: Typed,
        *,
        reason: Typed,
    ) -> Held:
        """Give a seat to a member without a seat in that round, with a fresh clock.

        Raises:
            TournamentRefusal: no_such, not_referee, banned, disqualified, own_table, no_such_table, already_in,
                reason_needed, stale or over.
        """
        held = await self._changes.held(tournament_id)
        if held.is_referee(actor.member_id):
            await eligibility.assert_not_banned(self._context, held, member_id)

        def decide(held: Held) -> Ruled:
            pod, seats = pod_of(held, pod_id), held.seats(pod_id)
            assert_not_own(held, pod, actor.member_id)
            is_there = seat in range(len(seats))
            if not is_there or pod.table_id is None or pod.ended is not None:
                raise TournamentRefusal("no_such_table")
            row = held.of_member(member_id)
            if row is not None:
                signing.assert_not_disqualified(held, row)
            nos = {each.id for each in held.stored.pods if each.round_id == pod.round_id}
            if row is not None and any(
                each.no == row.no and each.pod_id in nos for each in held.stored.seats
            ):
                raise TournamentRefusal("already_in")
            if row is None:
                row = EntrantRow(
                    no=1 + max(each.no for each in held.stored.entrants),
                    member_id=member_id,
                    name=name,
                    kind=Kind.SUBSTITUTE,
                    entered_ms=self._context.now_ms(),
                )
            seated = self._substitutes.seated(held, pod, seat, row, Actor(member_id, name, 0))
            return Ruled(
                RulingKind.SUBSTITUTE,
                pod,
                {"seat": seat, "no": seats[seat].no},
                {"seat": seat, "no": row.no},
                seated.store,
                change=seated.change,
                notices=seated.notices,
            )

        return await self.rule(tournament_id, actor, reason, decide)

    async def take_back(
        self, tournament_id: int, actor: Actor, ruling_id: int, *, reason: Typed
    ) -> Held:
        """Take back a ruling about a result, a fault, a deadline, or an entrant.

        Raises:
            TournamentRefusal: no_such, not_referee, own_table, own_penalty, nothing_to_undo, newer_ruling,
                reason_needed or over.
        """

        def decide(held: Held) -> Ruled:
            row = next((each for each in held.stored.rulings if each.id == ruling_id), None)
            undone = {each.undoes_id for each in held.stored.rulings}
            store = None if row is None or row.id in undone else taken_back(held, row)
            if row is None or store is None:
                raise TournamentRefusal("nothing_to_undo")
            assert_newest(held, row)
            pod = None if row.pod_id is None else pod_of(held, row.pod_id)
            if pod is not None:
                assert_not_own(held, pod, actor.member_id)
            assert_not_about(held, row, actor.member_id)
            return Ruled(RulingKind.UNDO, pod, {"ruling": row.id}, {}, store, undoes_id=row.id)

        return await self.rule(tournament_id, actor, reason, decide)


def _assert_unseen(pod: PodRow) -> None:
    """Refuse to seat entrants anew at a deal that they have seen.

    Raises:
        TournamentRefusal: deal_seen.
    """
    if pod.deal_id is not None and pod.table_id is not None:
        raise TournamentRefusal("deal_seen")
