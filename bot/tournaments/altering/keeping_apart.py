"""Members whom the organisers keep apart in draws: a private list, which no post, page or log shows.

A change of it leaves the tournament's version as it is, and so no trace. The next draw reads the list
(`bot.tournaments.directing.apart`).
"""

from typing import Final

from bot.store.contest import apart
from bot.store.contest.apart import Pair, SecretRound
from bot.store.database import Connection
from bot.tables.model import Actor
from bot.tournaments.altering.amendments import assert_organises
from bot.tournaments.changing import TournamentChanges
from bot.tournaments.errors import TournamentRefusal
from bot.tournaments.model import Held
from rules.contest.director.stages.forms import form_of
from rules.core.errors import Refusal

MOST_APART: Final = 25
"""Pairs in a list: a menu of Discord takes no more."""


class KeepingApart:
    def __init__(self, changes: TournamentChanges) -> None:
        self._changes = changes
        self._database = changes.context.database

    async def pairs(self, tournament_id: int, actor: Actor) -> tuple[Pair, ...]:
        """Return the members who are kept apart.

        Raises:
            TournamentRefusal: no_such or not_organiser.
        """
        await self._assert_organiser(tournament_id, actor)
        return await self._database.read(lambda conn: apart.pairs(conn, tournament_id))

    async def add(self, tournament_id: int, actor: Actor, one: int, other: int) -> None:
        """Keep two members apart from the next draw on; before they sign up, too.

        Raises:
            TournamentRefusal: no_such, not_organiser, over, draw_forced or too_many_apart.
            Refusal: act.unchanged.
        """
        held = await self._changes.held(tournament_id)
        assert_organises(held, actor)
        if not draws_freely(held):
            raise TournamentRefusal("draw_forced")
        pair = apart.pair_of(one, other)

        def write(conn: Connection) -> None:
            known = apart.pairs(conn, tournament_id)
            if pair in known:
                raise Refusal("act.unchanged")
            if len(known) >= MOST_APART:
                raise TournamentRefusal("too_many_apart", most=MOST_APART)
            apart.put(conn, tournament_id, pair)

        await self._database.write(write)

    async def remove(self, tournament_id: int, actor: Actor, one: int, other: int) -> None:
        """Keep two members apart no more, from the next draw on.

        Raises:
            TournamentRefusal: no_such, not_organiser or over.
            Refusal: act.unchanged.
        """
        assert_organises(await self._changes.held(tournament_id), actor)
        pair = apart.pair_of(one, other)
        if not await self._database.write(lambda conn: apart.drop(conn, tournament_id, pair)):
            raise Refusal("act.unchanged")

    async def secrets(self, tournament_id: int, actor: Actor) -> tuple[SecretRound, ...]:
        """Return the rounds with their secrets, from which organisers can check the draws whole.

        Raises:
            TournamentRefusal: no_such or not_organiser.
        """
        await self._assert_organiser(tournament_id, actor)
        return await self._database.read(lambda conn: tuple(apart.secrets(conn, tournament_id)))

    async def _assert_organiser(self, tournament_id: int, actor: Actor) -> None:
        held = await self._changes.held(tournament_id)
        if not held.is_organiser(actor.member_id):
            raise TournamentRefusal("not_organiser")


def draws_freely(held: Held) -> bool:
    """Return whether members can be kept apart in a stage: its pods follow from no schedule and no bracket."""
    return any(form_of(each).is_free for each in held.row.plan.stages)
