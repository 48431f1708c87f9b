"""Decisions of organisers and referees about entrants and about the tournament as a whole."""

from typing import Final

from msgspec.structs import replace

from bot.store.contest import entering, rounds, tournaments
from bot.store.contest.rows import EntrantRow, RequestKind, RequestRow, RulingKind
from bot.store.database import Connection
from bot.tables.model import Actor
from bot.tables.moderating import acts
from bot.tournaments import eligibility, notices, signing
from bot.tournaments.altering.amendments import assert_organises
from bot.tournaments.errors import TournamentRefusal
from bot.tournaments.model import Deed, Held
from bot.tournaments.rulings.ruling import Ruled, Rulings, entrant_of
from rules.contest.director.playing import hurried
from rules.contest.director.snapshot import Kind, Status
from rules.contest.director.stages.forms import form_of
from rules.contest.scores.results import No
from rules.core.errors import Refusal
from rules.core.text import Typed

PAUSED_MS: Final = 30 * 24 * 3_600_000
"""A table pauses no longer than this at a time; the tournament may."""


class Organising(Rulings):
    async def add(
        self, tournament_id: int, actor: Actor, member_id: int, name: Typed, *, reason: Typed
    ) -> Held:
        """Enter a member, for play from the next round on, before all members of the bench.

        Raises:
            TournamentRefusal: no_such, not_referee, add_in_teams, team_full, banned, already_in, disqualified,
                too_many_tables, too_many_seats,
                reason_needed or over.
        """
        held = await self._changes.held(tournament_id)
        if held.is_referee(actor.member_id):
            await eligibility.assert_not_banned(self._context, held, member_id)
            if held.of_member(member_id) is None:
                await eligibility.assert_room(self._context, member_id)

        def decide(held: Held) -> Ruled:
            known = held.of_member(member_id)
            if known is not None:
                signing.assert_not_disqualified(held, known)
            if known is not None and known.kind is Kind.ENTRANT and known.dropped_round is None:
                raise TournamentRefusal("already_in")
            if held.row.plan.team_size:
                _assert_own_team(held, known)
            stage, number = signing.next_round(held)
            now = self._context.now_ms()
            row = EntrantRow(
                no=1 + max((each.no for each in held.stored.entrants), default=0),
                member_id=member_id,
                name=name,
                kind=Kind.ENTRANT,
                entered_ms=now,
                checked_in_ms=now,
                from_round=number,
                from_stage=stage,
            )
            if known is not None:
                row = replace(
                    known, kind=Kind.ENTRANT, dropped_round=None, checked_in_ms=now, name=name
                )
            return Ruled(
                RulingKind.ADD,
                None,
                {"entrant": known},
                {"entrant": row},
                lambda conn: entering.put(conn, held.id, [row]),
            )

        return await self.rule(tournament_id, actor, reason, decide)

    async def drop(self, tournament_id: int, actor: Actor, no: No, *, reason: Typed) -> Held:
        """Take an entrant out, from the next round on; a robot has the seat at a table in play.

        Raises:
            TournamentRefusal: no_such, not_referee, no_such_player, reason_needed or over.
        """

        def decide(held: Held) -> Ruled:
            row = entrant_of(held, no)
            out = signing.dropped(held, row) if row.dropped_round is None else row
            return Ruled(
                RulingKind.DROP,
                None,
                {"entrant": row},
                {"entrant": out},
                lambda conn: entering.put(conn, held.id, [out]),
            )

        held = await self.rule(tournament_id, actor, reason, decide)
        await self._pods.leave_all(held, held.entrant(no).member_id)
        return await self._changes.held(tournament_id)

    async def keep(self, tournament_id: int, actor: Actor, no: No, *, reason: Typed) -> Held:
        """Let a no-show stay in the tournament.

        Raises:
            TournamentRefusal: no_such, not_referee, no_such_player, reason_needed or over.
        """

        def decide(held: Held) -> Ruled:
            row = entrant_of(held, no)
            kept = replace(row, is_kept=True)
            return Ruled(
                RulingKind.KEEP,
                None,
                {"entrant": row},
                {"entrant": kept},
                lambda conn: entering.put(conn, held.id, [kept]),
            )

        return await self.rule(tournament_id, actor, reason, decide)

    async def bye(self, tournament_id: int, actor: Actor, no: No, *, reason: Typed) -> Held:
        """Give an entrant a free bye in the round that is paired next; before the start it stands for the check-in.

        Raises:
            TournamentRefusal: no_such, not_referee, no_such_player, not_in, no_free_byes, own_penalty,
                bye_too_few, reason_needed or over.
            Refusal: act.unchanged.
        """

        def decide(held: Held) -> Ruled:
            row = entrant_of(held, no)
            stage, number = signing.next_round(held)
            plans = held.row.plan.stages
            if row.kind is not Kind.ENTRANT or row.dropped_round is not None:
                raise TournamentRefusal("not_in")
            if stage > len(plans) or plans[stage - 1].format not in signing.WITH_BYES:
                raise TournamentRefusal("no_free_byes")
            if row.member_id == actor.member_id:
                raise TournamentRefusal("own_penalty")
            wished = RequestRow(stage, number, no, RequestKind.BYE)
            if wished in held.stored.wishes:
                raise Refusal("act.unchanged")
            signing.assert_enough_without(held, no)
            given = row
            if row.checked_in_ms is None and not held.stored.stages:
                given = replace(row, checked_in_ms=self._context.now_ms())

            def store(conn: Connection) -> None:
                entering.put(conn, held.id, [given])
                entering.wish(conn, held.id, wished)

            after = {"entrant": given, "wish": wished}
            return Ruled(RulingKind.BYE, None, {"entrant": row}, after, store)

        return await self.rule(tournament_id, actor, reason, decide)

    async def pause(self, tournament_id: int, actor: Actor, *, reason: Typed) -> Held:
        """Stop the tournament: no duty falls due, and no clock of a table runs.

        Raises:
            TournamentRefusal: no_such, not_referee, not_started, reason_needed or over.
        """
        now = self._context.now_ms()

        def decide(held: Held) -> Ruled:
            if held.row.status is not Status.RUNNING or held.row.paused_ms is not None:
                raise TournamentRefusal("not_started")
            return Ruled(
                RulingKind.PAUSE, None, {}, {}, lambda conn: None, values={"paused_ms": now}
            )

        held = await self.rule(tournament_id, actor, reason, decide)
        await self._pods.each_in_play(held, lambda at: acts.paused(at, now + PAUSED_MS, now))
        return held

    async def resume(self, tournament_id: int, actor: Actor, *, reason: Typed) -> Held:
        """Go on; every deadline moves by the pause.

        Raises:
            TournamentRefusal: no_such, not_referee, not_started, reason_needed or over.
        """
        now = self._context.now_ms()

        def decide(held: Held) -> Ruled:
            paused_ms = held.row.paused_ms
            if paused_ms is None:
                raise TournamentRefusal("not_started")
            by_ms = now - paused_ms
            open_ = [each for each in held.stored.pods if each.scored_ms is None]

            def store(conn: Connection) -> None:
                for each in open_:
                    if each.due_ms is not None and each.opened_ms is not None:
                        rounds.change_pod(
                            conn,
                            each.id,
                            due_ms=each.due_ms + by_ms,
                            opened_ms=each.opened_ms + by_ms,
                        )

            values = {"paused_ms": None, "paused_for_ms": held.row.paused_for_ms + by_ms}
            return Ruled(RulingKind.RESUME, None, {}, {"by": by_ms}, store, values=values)

        held = await self.rule(tournament_id, actor, reason, decide)
        await self._pods.each_in_play(held, lambda at: acts.resumed(at, now))
        return held

    async def cancel(
        self, tournament_id: int, actor: Actor, *, reason: Typed, as_manager: bool = False
    ) -> Held:
        """Call the tournament off; its tables are stopped. `as_manager`: the member manages the server.

        Raises:
            TournamentRefusal: no_such, not_organiser, reason_needed or over.
        """
        now = self._context.now_ms()

        def decide(held: Held) -> Ruled:
            values = {"status": Status.CANCELLED, "ended_ms": now}
            return Ruled(RulingKind.CANCEL, None, {}, {}, lambda conn: None, values=values)

        held = await self.rule(
            tournament_id,
            actor,
            reason,
            decide,
            may=lambda held: as_manager or held.is_organiser(actor.member_id),
            code="not_organiser",
        )
        await self._pods.sweep()
        return held

    async def take_over(
        self, tournament_id: int, actor: Actor, *, reason: Typed, as_manager: bool
    ) -> Held:
        """Make the caller the organiser in place of another. `as_manager`: the member manages the server.

        Raises:
            TournamentRefusal: no_such, not_manager, yours_already, reason_needed or over.
        """

        def decide(held: Held) -> Ruled:
            former = held.row.organiser_id
            if former == actor.member_id:
                raise TournamentRefusal("yours_already")
            left = [each for each in held.stored.referees if each != actor.member_id]
            return Ruled(
                RulingKind.TAKE_OVER,
                None,
                {"organiser": former},
                {"organiser": actor.member_id},
                lambda conn: tournaments.put_referees(conn, held.id, left, held.stored.organisers),
                values={"organiser_id": actor.member_id},
            )

        return await self.rule(
            tournament_id, actor, reason, decide, may=lambda held: as_manager, code="not_manager"
        )

    async def pair_now(self, tournament_id: int, actor: Actor) -> Held:
        """Pair the next round at once, instead of at a whole hour some time after the last one.

        Raises:
            TournamentRefusal: no_such, not_referee, over, not_started, round_running or nothing_to_pair.
        """

        async def decide(held: Held) -> Deed:
            if not held.is_referee(actor.member_id):
                raise TournamentRefusal("not_referee")
            if held.row.status in (Status.CLOSING, Status.FINISHED, Status.CANCELLED):
                raise TournamentRefusal("over")
            stages = held.snapshot.stages
            if not stages or held.row.paused_ms is not None:
                raise TournamentRefusal("not_started")
            stage, number = signing.next_round(held)
            if stage <= len(stages) and not all(each.is_over for each in stages[-1].rounds):
                raise TournamentRefusal("round_running")
            plans = held.snapshot.plan.stages
            form = form_of(plans[min(stage, len(plans)) - 1])
            if stage > len(plans) or (stage <= len(stages) and form.is_done(held.snapshot, stage)):
                raise TournamentRefusal("nothing_to_pair")
            now = self._context.now_ms()
            cause = hurried(stage, number)
            return Deed(store=lambda conn: tournaments.remind(conn, held.id, cause, now))

        return await self._changes.change(tournament_id, actor, decide)

    async def start_now(self, tournament_id: int, actor: Actor) -> Held:
        """Begin at once with the members who have checked in.

        Raises:
            TournamentRefusal: no_such, not_organiser, over, started, checkin_closed or too_few.
        """

        async def decide(held: Held) -> Deed:
            assert_organises(held, actor)
            row, now = held.row, self._context.now_ms()
            if row.status is Status.RUNNING or row.status is Status.CLOSING:
                raise TournamentRefusal("started")
            if row.status is not Status.CHECKIN:
                raise TournamentRefusal("checkin_closed")
            here = [each for each in held.stored.entrants if each.checked_in_ms is not None]
            if len(here) < row.plan.entrants_min:
                raise TournamentRefusal("too_few")
            # Check-in counts as opened in time for this start.
            return Deed({"starts_ms": now, "checkin_ms": now - row.plan.checkin_ms})

        return await self._changes.change(tournament_id, actor, decide)

    async def open_checkin_now(self, tournament_id: int, actor: Actor) -> Held:
        """Let the entrants check in before its time.

        Raises:
            TournamentRefusal: no_such, not_organiser, over or not_open.
        """

        async def decide(held: Held) -> Deed:
            assert_organises(held, actor)
            row, now = held.row, self._context.now_ms()
            if row.status is not Status.OPEN:
                raise TournamentRefusal("not_open")
            nos = [each.no for each in held.stored.entrants if each.kind is not Kind.SUBSTITUTE]
            told = [notices.announce(row, delay_s=0.0)]
            if nos:
                told.append(notices.call(held.id, "checkin", nos, until_ms=row.starts_ms))
            return Deed({"status": Status.CHECKIN, "checkin_ms": now}, None, tuple(told))

        return await self._changes.change(tournament_id, actor, decide)

    async def close_now(self, tournament_id: int, actor: Actor) -> Held:
        """Wait for no more disputes.

        Raises:
            TournamentRefusal: no_such, not_organiser, over or round_running.
        """

        async def decide(held: Held) -> Deed:
            assert_organises(held, actor)
            if held.row.status is not Status.CLOSING:
                raise TournamentRefusal("round_running")
            return Deed({"closing_ms": self._context.now_ms() - held.row.plan.disputes_ms})

        return await self._changes.change(tournament_id, actor, decide)


def _assert_own_team(held: Held, known: EntrantRow | None) -> None:
    """Let only a member back in whose board in the team is free.

    Raises:
        TournamentRefusal: add_in_teams or team_full.
    """
    if known is None or known.team_no is None or known.kind is not Kind.ENTRANT:
        raise TournamentRefusal("add_in_teams")
    if signing.is_replaced(held, known):
        raise TournamentRefusal("team_full", name=held.team(known.team_no).name)
