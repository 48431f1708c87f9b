"""Invitations to a tournament, by name or by a code. They are in no post, and part of no fingerprint."""

from collections.abc import Collection
from typing import Final

from msgspec.structs import replace

from bot.store.contest import tournaments
from bot.tables.model import Actor
from bot.tables.names import visible
from bot.tournaments.altering.amendments import assert_organises
from bot.tournaments.changing import TournamentChanges
from bot.tournaments.errors import TournamentRefusal
from bot.tournaments.model import Deed, Held
from rules.contest.director.snapshot import Status
from rules.core.errors import Refusal
from rules.core.text import Typed

FEWEST_LETTERS: Final = 6
MOST_LETTERS: Final = 40
MOST_INVITED: Final = 25
"""Discord's menu of members takes no more."""


def may_invite(held: Held) -> bool:
    """Return whether entry is by list, and the list of an announced tournament may still change."""
    return held.row.settings.eligible.is_by_list and held.row.status in (
        Status.OPEN,
        Status.CHECKIN,
    )


class Inviting:
    def __init__(self, changes: TournamentChanges) -> None:
        self._changes = changes

    async def code(self, tournament_id: int, actor: Actor, typed: Typed) -> Held:
        """Set the code that members need to sign up; an empty one means none.

        Raises:
            TournamentRefusal: no_such, not_organiser, frozen or code_unfit.
            Refusal: act.unchanged.
        """
        said = visible(typed).strip()
        code = Typed(said)

        async def decide(held: Held) -> Deed:
            assert_organises(held, actor)
            if held.row.status is not Status.DRAFT:
                raise TournamentRefusal("frozen")
            if said and not FEWEST_LETTERS <= len(said) <= MOST_LETTERS:
                raise TournamentRefusal("code_unfit", least=FEWEST_LETTERS, most=MOST_LETTERS)
            if code == held.row.entry_code:
                raise Refusal("act.unchanged")
            return Deed({"entry_code": code})

        return await self._changes.change(tournament_id, actor, decide)

    async def members(self, tournament_id: int, actor: Actor, members: Collection[int]) -> Held:
        """Invite these members, and no others; with none of them, all may enter.

        After the announcement the list may change until the start, but entry stays by list, as was announced.

        Raises:
            TournamentRefusal: no_such, not_organiser or frozen.
            Refusal: act.unchanged.
        """

        async def decide(held: Held) -> Deed:
            assert_organises(held, actor)
            if not (held.row.status is Status.DRAFT or (may_invite(held) and members)):
                raise TournamentRefusal("frozen")
            if set(members) == set(held.stored.invited):
                raise Refusal("act.unchanged")
            settings = held.row.settings
            eligible = replace(settings.eligible, is_by_list=bool(members))
            return Deed(
                {"settings": replace(settings, eligible=eligible)},
                lambda conn: tournaments.put_invited(conn, held.id, members),
            )

        return await self._changes.change(tournament_id, actor, decide)
