"""Penalties that a referee gives: a warning, points off, and disqualification. A game loss is a fault of a seat."""

from typing import Final

from bot.store.contest import entering
from bot.store.contest.rows import RulingKind
from bot.tables.model import Actor
from bot.tournaments import signing
from bot.tournaments.errors import TournamentRefusal
from bot.tournaments.model import Held
from bot.tournaments.rulings.ruling import Ruled, Rulings, entrant_of
from rules.contest.director.outcome import members, plan_of
from rules.contest.director.plan import DealScoring, Format, StagePlan
from rules.contest.scores.results import No
from rules.contest.scores.scoring import UNIT
from rules.contest.scores.tie_breaks import POINTS
from rules.core.text import Typed

MOST_POINTS: Final = 1000
_POINTED: Final = (
    *(Format.SINGLE_TABLE, Format.SWISS, Format.ROUND_ROBIN, Format.GROUPS, Format.LEAGUE),
    *(Format.HEATS, Format.LADDER, Format.DUPLICATE),
)
"""Formats that are ordered by points, duplicates only if their tables count by places."""


class Penalising(Rulings):
    async def warn(
        self, tournament_id: int, actor: Actor, no: No, *, reason: Typed, is_private: bool = False
    ) -> Held:
        """Warn an entrant.

        Raises:
            TournamentRefusal: no_such, not_referee, no_such_player, own_penalty, reason_needed or over.
        """

        def decide(held: Held) -> Ruled:
            _assert_other(held, no, actor.member_id)
            return Ruled(RulingKind.WARN, None, {}, {"no": no}, lambda conn: None)

        return await self.rule(tournament_id, actor, reason, decide, is_private=is_private)

    async def deduct(
        self,
        tournament_id: int,
        actor: Actor,
        no: No,
        points: int,
        *,
        reason: Typed,
        is_private: bool = False,
    ) -> Held:
        """Take points off an entrant in the stage that is played, or was played last.

        Raises:
            TournamentRefusal: no_such, not_referee, no_such_player, no_such_number, own_penalty, not_started,
                no_points, reason_needed or over.
        """

        def decide(held: Held) -> Ruled:
            _assert_other(held, no, actor.member_id)
            if not 1 <= points <= MOST_POINTS:
                raise TournamentRefusal(
                    "no_such_number", text=str(points), least=1, most=MOST_POINTS
                )
            stage = len(held.snapshot.stages)
            if not stage:
                raise TournamentRefusal("not_started")
            row = entrant_of(held, no)
            if not _has_points(plan_of(held.snapshot, stage)):
                raise TournamentRefusal("no_points")
            if all(each.no != no for each in members(held.snapshot, stage)):
                raise TournamentRefusal("no_such_player", name=row.name)
            after = {"no": no, "stage": stage, "points": points * UNIT}
            return Ruled(RulingKind.DEDUCT, None, {}, after, lambda conn: None)

        return await self.rule(tournament_id, actor, reason, decide, is_private=is_private)

    async def disqualify(
        self, tournament_id: int, actor: Actor, no: No, *, reason: Typed, is_private: bool = False
    ) -> Held:
        """Take an entrant out for good, behind all others; a robot has the seat at a table in play.

        Raises:
            TournamentRefusal: no_such, not_referee, no_such_player, own_penalty, reason_needed or over.
            Refusal: act.unchanged.
        """

        def decide(held: Held) -> Ruled:
            _assert_other(held, no, actor.member_id)
            row, is_out = entrant_of(held, no), held.snapshot.entry(no).is_disqualified
            out = signing.dropped(held, row) if row.dropped_round is None else row
            return Ruled(
                RulingKind.DISQUALIFY,
                None,
                {"entrant": row, "is_disqualified": is_out},
                {"entrant": out, "is_disqualified": True},
                lambda conn: entering.put(conn, held.id, [out]),
            )

        held = await self.rule(tournament_id, actor, reason, decide, is_private=is_private)
        await self._pods.leave_all(held, held.entrant(no).member_id)
        return await self._changes.held(tournament_id)


def _assert_other(held: Held, no: No, member_id: int) -> None:
    """Refuse a penalty of a referee against themselves.

    Raises:
        TournamentRefusal: no_such_player or own_penalty.
    """
    if entrant_of(held, no).member_id == member_id:
        raise TournamentRefusal("own_penalty")


def _has_points(plan: StagePlan) -> bool:
    is_compared = plan.format is Format.DUPLICATE and plan.deal_scoring is not DealScoring.PLACES
    return plan.format in _POINTED and not is_compared and POINTS in plan.scheme.order
