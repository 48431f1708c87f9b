"""Tables of the next round that organisers set by hand, until the round is paired."""

from collections.abc import Sequence
from typing import Final

from msgspec import structs

from bot.store.contest import tournaments
from bot.tables.model import Actor
from bot.tournaments.altering.amendments import Amended, Amendments
from bot.tournaments.errors import TournamentRefusal
from bot.tournaments.model import Held
from bot.tournaments.rulings.by_hand import DRAWN, SET
from rules.contest.director.plan import Format
from rules.contest.director.rounds import PairedRound, drawn_round, upcoming
from rules.contest.director.snapshot import Status
from rules.contest.director.stages.forms import form_of
from rules.contest.pairing.by_hand import ByHand, Unfit
from rules.contest.pairing.certificate import mark_of
from rules.contest.pairing.model import Hand, Unpairable
from rules.contest.scores.results import No
from rules.core.errors import Refusal

MOST_BY_HAND: Final = 60
"""Players of a round that is set by hand; a button holds one letter for each."""
Pods = tuple[tuple[No, ...], ...]


class SettingByHand(Amendments):
    async def put(self, tournament_id: int, actor: Actor, pods: Sequence[Sequence[No]]) -> Held:
        """Set the tables of the next round; a player alone rests.

        Raises:
            TournamentRefusal: no_such, not_organiser, over, not_announced, hand_never, and the codes of `Unfit`.
            Refusal: act.unchanged.
        """
        own = tuple(tuple(pod) for pod in pods)
        await self._changes.held(tournament_id)
        secrets = await self._context.database.read(
            lambda conn: tournaments.secrets(conn, tournament_id)
        )
        hand = Hand(mark_of(secrets.salt, actor.member_id), self._context.now_ms())

        def decide(held: Held) -> Amended:
            stage, number = tried(held, own, hand)[:2]
            known = of_next(held)
            if known is not None and known.pods == own:
                raise Refusal("act.unchanged")
            after = {"stage": stage, "number": number, "pods": own, "hand": hand}
            return Amended(SET, {}, after)

        return await self.amend(tournament_id, actor, decide)

    async def drop(self, tournament_id: int, actor: Actor) -> Held:
        """Let the tables of the next round be drawn after all.

        Raises:
            TournamentRefusal: no_such, not_organiser, over or not_announced.
            Refusal: act.unchanged.
        """

        def decide(held: Held) -> Amended:
            known = of_next(held)
            if known is None:
                raise Refusal("act.unchanged")
            return Amended(DRAWN, {}, {"stage": known.stage, "number": known.number})

        return await self.amend(tournament_id, actor, decide)


def of_next(held: Held) -> ByHand | None:
    """Return the tables of the next round if they are set by hand."""
    found, known = may_be_set(held), held.snapshot.by_hand
    is_its = found is not None and known is not None and (known.stage, known.number) == found
    return known if is_its else None


def may_be_set(held: Held) -> tuple[int, int] | None:
    """Return stage and number of the next round if its tables can be set by hand: from check-in on, where drawn."""
    if held.row.status not in (Status.CHECKIN, Status.RUNNING):
        return None
    found = upcoming(held.snapshot)
    if found is None:
        return None
    at, stage, number = found
    plan, played = at.plan.stages[stage - 1], at.stages[stage - 1]
    form = form_of(plan)
    is_over = all(each.is_over for each in played.rounds) and form.is_done(at, stage)
    # Survivors play on beyond the expected number of rounds.
    was_last = plan.format is not Format.LIVES and len(played.rounds) >= played.rounds_wanted
    return None if not form.is_free or is_over or was_last else (stage, number)


def tried(held: Held, pods: Pods, hand: Hand) -> tuple[int, int, PairedRound]:
    """Return stage, number and round as it would be with these tables.

    Raises:
        TournamentRefusal: hand_never, hand_too_many, and the codes of `Unfit`.
    """
    found, place = upcoming(held.snapshot), may_be_set(held)
    if found is None or place is None:
        raise TournamentRefusal("hand_never")
    if sum(len(pod) for pod in pods) > MOST_BY_HAND:
        raise TournamentRefusal("hand_too_many", most=MOST_BY_HAND)
    at = structs.replace(found[0], by_hand=ByHand(*place, pods, hand), hidden=None)
    try:
        made = drawn_round(at, place[0], 0, hand.at_ms)
    except Unpairable as error:
        raise TournamentRefusal("hand_never") from error
    except Unfit as unfit:
        raise _refused(held, unfit) from unfit
    if made.certificate is None:
        raise TournamentRefusal("hand_never")
    return *place, made


def misfit(held: Held) -> TournamentRefusal | None:
    """Return why the tables that are set cannot be played any more; None if they can, or if there are none."""
    known = of_next(held)
    if known is None:
        return None
    try:
        tried(held, known.pods, known.hand)
    except TournamentRefusal as refusal:
        return refusal
    return None


def _refused(held: Held, unfit: Unfit) -> TournamentRefusal:
    if unfit.code == "hand_size":
        return TournamentRefusal(unfit.code, count=unfit.nos[0])
    names = {each.no: each.name for each in held.stored.entrants}
    return TournamentRefusal(unfit.code, name=names[unfit.nos[0]], count=len(unfit.nos))
