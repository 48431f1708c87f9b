"""Choices in the menus of a draft and of the desk, named in ``/tournament desk`` by their labels."""

from contextlib import suppress
from typing import Final

from bot.core.caller import Caller
from bot.core.commands.options import read_line
from bot.core.commands.picks import Picks, assert_offered
from bot.core.controls.ids import TournamentId
from bot.core.controls.things import things_of
from bot.core.core import Core
from bot.core.posts.post import Post
from bot.features.tournament.choices.more import choices
from bot.features.tournament.creating import Creating
from bot.features.tournament.desk.altering import Altering, open_choices
from bot.features.tournament.desk.desk import TABLE, Desk
from bot.features.tournament.desk.overview import place, urgent
from bot.features.tournament.joining import assert_here
from bot.features.tournament.words import Shown
from bot.tournaments.errors import TournamentRefusal
from bot.tournaments.model import Held
from bot.tournaments.service import Tournaments
from rules.contest.director.snapshot import Status
from rules.core.errors import MalformedMove

_COMMAND: Final = "cmd.tournament.desk"


class Picking:
    def __init__(
        self,
        core: Core,
        tournaments: Tournaments,
        creating: Creating,
        altering: Altering,
        desk: Desk,
    ) -> None:
        self._files, self._spoken = core.files, core.catalogues.wordings
        self._tournaments = tournaments
        self._creating, self._altering, self._desk = creating, altering, desk

    async def pick(self, caller: Caller, tournament_id: int, value: str) -> Post:
        """Do as if the caller had picked a choice in a menu: of the draft, or of the desk.

        Raises:
            TournamentRefusal: no_such, not_referee, not_organiser or frozen.
            MalformedMove: ui.no_such_choice.
            Refusal: as for a click in the menu.
        """
        held = await assert_here(self._tournaments, caller, tournament_id)
        if not held.is_referee(caller.member_id):
            raise TournamentRefusal("not_referee")
        found = picks(held, caller.member_id)
        if value not in found and (listed := self._listed(held, value)):
            return await self._creating.list_things(caller, held.id, listed)
        if not found:
            is_organiser = held.is_organiser(caller.member_id)
            raise TournamentRefusal("frozen" if is_organiser else "not_organiser")
        assert_offered(found, value, _COMMAND, self._spoken)
        menu, _, chosen = value.partition("=")
        if menu == TABLE:
            return await self._desk.table(caller, TournamentId(TABLE, held.id), chosen)
        if is_draft(held):
            return await self._creating.click(caller, TournamentId("set", held.id, menu), [chosen])
        at = open_choices(held)[menu].values.index(chosen)
        return await self._altering.ask(caller, TournamentId("altset", held.id, menu), [str(at)])

    def _listed(self, held: Held, typed: str) -> dict[str, str]:
        """Return the option of a draft's tables whose things a text lists; empty if it lists none."""
        things = things_of(held.game)
        if things is None or not is_draft(held):
            return {}
        with suppress(MalformedMove):
            options = read_line(held.game, self._files, typed, self._spoken)
            if options.keys() == {things.spec.name}:
                return options
        return {}


def picks(held: Held, member_id: int) -> Picks:
    """Return every choice of the menus of a draft or of the desk that a member may use."""
    found = {f"{TABLE}={pod.id}": place(Shown(held), pod) for pod in urgent(held)}
    if not held.is_organiser(member_id):
        return found
    menus = choices(held) if is_draft(held) else open_choices(held)
    return found | {
        f"{name}={value}": choice.said(value)
        for name, choice in menus.items()
        for value in choice.values
    }


def is_draft(held: Held) -> bool:
    return held.row.status is Status.DRAFT
