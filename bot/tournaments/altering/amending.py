"""Changes by organisers after the announcement. Each is a line of a public log, and calls only those it concerns."""

from collections.abc import Collection, Sequence
from typing import Any, Final

from msgspec import structs

from bot.clocks.paces import DAY_MS, HOUR_MS
from bot.store.contest import entering, rounds, tournaments
from bot.store.contest.rows import EntrantRow, PodRow, Settings
from bot.store.database import Connection
from bot.tables.model import Actor
from bot.tables.names import visible
from bot.tournaments import notices, teaming
from bot.tournaments.altering.amendments import Amended, Amendments
from bot.tournaments.creating import MOST_AHEAD_MS, checked, fingerprint
from bot.tournaments.errors import TournamentRefusal
from bot.tournaments.model import Held
from bot.tournaments.rulings.ruling import entrant_of, in_play
from bot.tournaments.signing import byes_given
from rules.contest.director.plan import Format, Plan
from rules.contest.director.snapshot import Kind, Status
from rules.contest.scores.results import No
from rules.core.errors import Refusal
from rules.core.text import Typed

MOST_ABOUT: Final = 400
MOST_PRIZES: Final = 200
MOST_ORGANISERS: Final = 3
"""Organisers beside the first one."""
MOST_REFEREES: Final = 5
"""Referees without the rights of organisers."""
SHORTEST_MS: Final = DAY_MS
"""A deadline is set so far ahead at least."""
LONGEST_MS: Final = 2160 * HOUR_MS
BEFORE_START: Final = (Status.OPEN, Status.CHECKIN)
_LATER: Final = ("round_ms", "gap_ms", "is_season", "every_weeks")
"""Fields of the plan that may still change while the tournament runs, for its later rounds and its next season."""


class Amending(Amendments):
    async def start(self, tournament_id: int, actor: Actor, starts_ms: int) -> Held:
        """Move the start, and tell the entrants. If check-in has to wait again, it is closed and begins anew.

        Raises:
            TournamentRefusal: no_such, not_organiser, over, frozen, past or start_too_soon.
            Refusal: act.unchanged.
        """

        def decide(held: Held) -> Amended:
            row, now = held.row, self._context.now_ms()
            if row.status not in BEFORE_START:
                raise TournamentRefusal("frozen")
            if not now < starts_ms <= now + MOST_AHEAD_MS:
                raise TournamentRefusal("past")
            checkin_ms = starts_ms - row.plan.checkin_ms
            if checkin_ms < now and starts_ms < row.starts_ms:
                raise TournamentRefusal("start_too_soon")
            if starts_ms == row.starts_ms:
                raise Refusal("act.unchanged")
            values: dict[str, Any] = {"starts_ms": starts_ms}
            is_reopened = row.status is Status.CHECKIN and now < checkin_ms
            if is_reopened:
                values |= {"status": Status.OPEN, "checkin_ms": None}
            elif row.status is Status.CHECKIN:
                values["checkin_ms"] = checkin_ms
            absent = [
                structs.replace(each, checked_in_ms=None)
                for each in held.stored.entrants
                if is_reopened and each.checked_in_ms is not None and not byes_given(held, each.no)
            ]

            def store(conn: Connection) -> None:
                tournaments.forget_reminders(conn, held.id, "checkin:")
                entering.put(conn, held.id, absent)

            return Amended(
                "start",
                {"at": row.starts_ms},
                {"at": starts_ms},
                values,
                store,
                concerned=_signed_up(held),
            )

        return await self.amend(tournament_id, actor, decide)

    async def places(self, tournament_id: int, actor: Actor, most: int) -> Held:
        """Change the number of places; the bench moves up, and gets a call.

        Raises:
            TournamentRefusal: no_such, not_organiser, over, places_taken, the code of `Unfit`, or frozen: once the
                tournament runs there may only be more places.
            Refusal: act.unchanged.
        """

        def decide(held: Held) -> Amended:
            row = held.row
            playing = [each for each in _present(held) if each.kind is Kind.ENTRANT]
            if row.status is Status.CLOSING or (
                row.status is Status.RUNNING and most < row.plan.entrants_max
            ):
                raise TournamentRefusal("frozen")
            taken = teaming.places_taken(held) or len(playing)
            if most < taken:
                raise TournamentRefusal("places_taken", count=taken)
            if most == row.plan.entrants_max:
                raise Refusal("act.unchanged")
            plan = structs.replace(row.plan, entrants_max=most)
            checked(held.game, row.settings, plan)
            up = _next_of_bench(held, most - len(playing))
            told = (notices.call(held.id, "promoted", [each.no for each in up]),) if up else ()
            return Amended(
                "places",
                {"count": row.plan.entrants_max},
                {"count": most},
                {"plan": plan, "fingerprint": fingerprint(structs.replace(row, plan=plan))},
                lambda conn: entering.put(
                    conn, held.id, [structs.replace(each, kind=Kind.ENTRANT) for each in up]
                ),
                told,
            )

        return await self.amend(tournament_id, actor, decide)

    async def words(self, tournament_id: int, actor: Actor, about: Typed, prizes: Typed) -> Held:
        """Change the description and the prizes, without a call.

        Raises:
            TournamentRefusal: no_such, not_organiser or over.
            Refusal: act.unchanged.
        """
        said = Typed(visible(about)[:MOST_ABOUT])
        given = Typed(visible(prizes)[:MOST_PRIZES])

        def decide(held: Held) -> Amended:
            row = held.row
            changed = [
                name
                for name, old, new in (
                    ("about", row.about, said),
                    ("prizes", row.prizes, given),
                )
                if old != new
            ]
            if not changed:
                raise Refusal("act.unchanged")
            what = "words" if len(changed) > 1 else changed[0]
            return Amended(what, {}, {}, {"about": said, "prizes": given})

        return await self.amend(tournament_id, actor, decide, in_draft=True)

    async def deadline(self, tournament_id: int, actor: Actor, due_ms: int) -> Held:
        """Set the deadline of all tables in play, a day from now at least; their players are told.

        Raises:
            TournamentRefusal: no_such, not_organiser, over, nothing_to_move or deadline_unfit.
            Refusal: act.unchanged.
        """

        def decide(held: Held) -> Amended:
            now = self._context.now_ms()
            chosen = [each for each in in_play(held) if each.due_ms is not None]
            if not chosen or held.row.paused_ms is not None:
                raise TournamentRefusal("nothing_to_move")
            if not now + SHORTEST_MS <= due_ms <= now + LONGEST_MS:
                raise TournamentRefusal("deadline_unfit", least=SHORTEST_MS // HOUR_MS)
            moved = [each for each in chosen if each.due_ms != due_ms]
            if not moved:
                raise Refusal("act.unchanged")
            played = {each.deal_id for each in moved if each.deal_id is not None}
            deals = [
                each for each in held.stored.deals if each.opened_ms is None and each.id in played
            ]

            def store(conn: Connection) -> None:
                for pod in moved:
                    rounds.change_pod(conn, pod.id, due_ms=due_ms)
                for deal in deals:
                    rounds.date_deal(conn, deal.id, due_ms)

            places = {held.place_of(each.id) for each in moved}
            posts = sorted({(each.stage, each.number) for each in places})
            facts = {"stage": posts[-1][0], "number": posts[-1][1], "at": due_ms}
            return Amended(
                "deadline",
                {"at": max(each.due_ms or 0 for each in moved)},
                facts,
                store=store,
                notices=tuple(notices.round_post(held.id, *each) for each in posts),
                concerned=_sitting(held, moved),
            )

        return await self.amend(tournament_id, actor, decide)

    async def terms(
        self,
        tournament_id: int,
        actor: Actor,
        plan: Plan,
        settings: Settings,
        *,
        choice: str,
        was: str,
        value: str,
    ) -> Held:
        """Change any rule before the start, and later the pace and length of later rounds; tell the entrants.

        The rules get a new fingerprint. An entrant can withdraw.

        Args:
            choice: the changed choice, with its earlier and its new value, for the log.

        Raises:
            TournamentRefusal: no_such, not_organiser, over, frozen, and the refusals of `creating.checked`.
            Refusal: act.unchanged.
        """

        def decide(held: Held) -> Amended:
            row = held.row
            if (plan, settings) == (row.plan, row.settings):
                raise Refusal("act.unchanged")
            if row.status not in BEFORE_START and not _is_for_later(held, plan, settings):
                raise TournamentRefusal("frozen")
            if plan.stages[0].format is Format.DUPLICATE and _alters_deals(held, plan, settings):
                raise TournamentRefusal("deals_fixed")
            full = checked(held.game, settings, plan)
            changed = structs.replace(row, plan=plan, settings=full)
            values = {"plan": plan, "settings": full, "fingerprint": fingerprint(changed)}
            # A shorter or longer time to check in moves its end of the window only.
            if row.status is Status.CHECKIN:
                values["checkin_ms"] = row.starts_ms - plan.checkin_ms
            return Amended(
                "terms",
                {"value": was},
                {"choice": choice, "value": value, "print": values["fingerprint"]},
                values,
                concerned=_signed_up(held),
            )

        return await self.amend(tournament_id, actor, decide)

    async def seeds(self, tournament_id: int, actor: Actor, order: Sequence[No]) -> Held:
        """Seed entrants by hand, the first first; the others are drawn after them. No entrants: draw all.

        Raises:
            TournamentRefusal: no_such, not_organiser, over, no_such_player or frozen.
            Refusal: act.unchanged.
        """

        def decide(held: Held) -> Amended:
            if held.row.status not in BEFORE_START:
                raise TournamentRefusal("frozen")
            for no in order:
                entrant_of(held, no)
            places = {no: place for place, no in enumerate(dict.fromkeys(order), 1)}
            changed = [
                structs.replace(each, rank=places.get(each.no, 0))
                for each in held.stored.entrants
                if each.rank != places.get(each.no, 0)
            ]
            if not changed:
                raise Refusal("act.unchanged")
            return Amended(
                "seeds",
                {"order": seeds_of(held)},
                {"order": list(places)},
                store=lambda conn: entering.put(conn, held.id, changed),
            )

        return await self.amend(tournament_id, actor, decide)

    async def people(
        self,
        tournament_id: int,
        actor: Actor,
        *,
        referees: Collection[int] | None = None,
        organisers: Collection[int] | None = None,
    ) -> Held:
        """Name the referees, or the organisers beside the first one, from now on; those named are told.

        Raises:
            TournamentRefusal: no_such, not_organiser, over, too_many_referees or too_many_organisers.
            Refusal: act.unchanged.
        """

        def decide(held: Held) -> Amended:
            stored = held.stored
            first = {held.row.organiser_id}
            old = set(stored.referees) - set(stored.organisers)
            having = set(stored.organisers if organisers is None else organisers) - first
            deciding = set(old if referees is None else referees) - first - having
            if len(deciding) > MOST_REFEREES:
                raise TournamentRefusal("too_many_referees", most=MOST_REFEREES)
            if len(having) > MOST_ORGANISERS:
                raise TournamentRefusal("too_many_organisers", most=MOST_ORGANISERS)
            if (deciding, having) == (old, set(stored.organisers)):
                raise Refusal("act.unchanged")
            roles = (("organiser", having, set(stored.organisers)), ("referee", deciding, old))
            told = tuple(
                notices.named(held.id, member, role)
                for role, now, before in roles
                for member in sorted(now - before - {actor.member_id})
            )
            return Amended(
                "people",
                {"referees": sorted(old), "organisers": sorted(stored.organisers)},
                {"referees": sorted(deciding), "organisers": sorted(having)},
                store=lambda conn: tournaments.put_referees(
                    conn, held.id, sorted(deciding | having), having
                ),
                notices=told,
            )

        return await self.amend(tournament_id, actor, decide, in_draft=True)


def seeds_of(held: Held) -> list[No]:
    """Return the entrants that were seeded, the first first; before the start those seeded by hand."""
    return [each.no for each in sorted(held.stored.entrants, key=lambda row: row.rank) if each.rank]


def _present(held: Held) -> list[EntrantRow]:
    return [each for each in held.stored.entrants if each.dropped_round is None]


def _signed_up(held: Held) -> list[int]:
    return [each.no for each in _present(held) if each.kind is not Kind.SUBSTITUTE]


def _sitting(held: Held, pods: Sequence[PodRow]) -> list[int]:
    return sorted({each.no for pod in pods for each in held.seats(pod.id)})


def _next_of_bench(held: Held, free: int) -> list[EntrantRow]:
    """Return the members of the bench that move up before the start. Later the bench only gets calls for seats."""
    if held.row.status not in BEFORE_START:
        return []
    bench = [each for each in _present(held) if each.kind is Kind.BENCH]
    return sorted(bench, key=lambda each: each.no)[: max(0, free)]


def _is_for_later(held: Held, plan: Plan, settings: Settings) -> bool:
    """Return whether a running tournament may still get these rules: only later rounds differ."""
    row = held.row
    kept = {name: getattr(row.plan, name) for name in _LATER}
    is_same = structs.replace(plan, **kept) == row.plan
    same_rest = structs.replace(settings, pace=row.settings.pace) == row.settings
    return row.status is Status.RUNNING and is_same and same_rest


def _alters_deals(held: Held, plan: Plan, settings: Settings) -> bool:
    """Return whether the deals, whose commitments are public, would not be those of the rules any more."""
    old, new = held.row.plan.stages[0], plan.stages[0]
    deals = (old.rounds, old.scheme.wanted, held.row.settings.options)
    return deals != (new.rounds, new.scheme.wanted, settings.options)
