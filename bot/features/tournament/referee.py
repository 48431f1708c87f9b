"""``/referee``: acts of referees at a tournament. Rulings have a reason, which is posted; that of a penalty may be
private.
"""

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands
from discord.app_commands import Choice, Range

from bot.core.caller import name_of
from bot.core.commands.groups import ServerGroup
from bot.core.posts.post import Post
from bot.core.replies import show
from bot.features.tournament.options import (
    complete_entrant,
    complete_pod,
    complete_ruling,
    complete_tournament,
    referee_of,
    which,
)
from bot.features.tournament.parts import Tournament
from bot.features.tournament.refereeing import FAULTS, Referee, Refereeing
from bot.tables.names import visible
from bot.tournaments.rulings.penalising import MOST_POINTS
from rules.core.errors import Refusal

Reason = Range[str, 1, 200]
_FAULTS = [Choice(name=each, value=each) for each in FAULTS]
_MOST_HOURS = 168


class RefereeCommands(ServerGroup, name="referee"):
    """Acts of referees. The service refuses members without that right."""

    @property
    def _refereeing(self) -> Refereeing:
        return self._core.of(Tournament).refereeing

    async def _act(
        self,
        interaction: discord.Interaction,
        act: str,
        reason: str,
        tournament: str | None,
        **facts: str | int | None,
    ) -> None:
        async def work(by: Referee, number: int) -> Post:
            return await self._refereeing.act(by, number, act, reason, **facts)

        await self._done(interaction, work, tournament)

    async def _done(
        self,
        interaction: discord.Interaction,
        work: Callable[[Referee, int], Awaitable[Post]],
        tournament: str | None,
    ) -> None:
        """Call `work` with the caller as a referee and the number of the tournament, and show the answer."""
        caller = await self._core.begin(interaction)
        number = await which(self._core, interaction, tournament)
        await show(interaction, await work(referee_of(interaction, caller), number))

    @app_commands.command(name="start")
    @app_commands.autocomplete(tournament=complete_tournament)
    async def start(self, interaction: discord.Interaction, tournament: str | None = None) -> None:
        await self._done(interaction, self._refereeing.start, tournament)

    @app_commands.command(name="pair")
    @app_commands.autocomplete(tournament=complete_tournament)
    async def pair(self, interaction: discord.Interaction, tournament: str | None = None) -> None:
        await self._done(interaction, self._refereeing.pair, tournament)

    @app_commands.command(name="takeover")
    @app_commands.autocomplete(tournament=complete_tournament)
    async def take_over(
        self, interaction: discord.Interaction, reason: Reason, tournament: str | None = None
    ) -> None:
        await self._act(interaction, "takeover", reason, tournament)

    @app_commands.command(name="keep")
    @app_commands.autocomplete(tournament=complete_tournament, player=complete_entrant)
    async def keep(
        self,
        interaction: discord.Interaction,
        player: str,
        reason: Reason,
        tournament: str | None = None,
    ) -> None:
        await self._act(interaction, "keep", reason, tournament, player=player)

    @app_commands.command(name="bye")
    @app_commands.autocomplete(tournament=complete_tournament, player=complete_entrant)
    async def bye(
        self,
        interaction: discord.Interaction,
        player: str,
        reason: Reason,
        tournament: str | None = None,
    ) -> None:
        await self._act(interaction, "bye", reason, tournament, player=player)

    @app_commands.command(name="undo")
    @app_commands.autocomplete(tournament=complete_tournament, ruling=complete_ruling)
    async def undo(
        self,
        interaction: discord.Interaction,
        ruling: str,
        reason: Reason,
        tournament: str | None = None,
    ) -> None:
        await self._act(interaction, "undo", reason, tournament, ruling=ruling)

    @app_commands.command(name="pause")
    @app_commands.autocomplete(tournament=complete_tournament)
    async def pause(
        self, interaction: discord.Interaction, reason: Reason, tournament: str | None = None
    ) -> None:
        await self._act(interaction, "pause", reason, tournament)

    @app_commands.command(name="resume")
    @app_commands.autocomplete(tournament=complete_tournament)
    async def resume(
        self, interaction: discord.Interaction, reason: Reason, tournament: str | None = None
    ) -> None:
        await self._act(interaction, "resume", reason, tournament)

    @app_commands.command(name="result")
    @app_commands.autocomplete(tournament=complete_tournament, table=complete_pod)
    async def result(
        self,
        interaction: discord.Interaction,
        table: str,
        places: Range[str, 1, 40],
        reason: Reason,
        tournament: str | None = None,
    ) -> None:
        await self._act(interaction, "result", reason, tournament, pod=table, places=places)

    @app_commands.command(name="fault")
    @app_commands.choices(kind=_FAULTS)
    @app_commands.autocomplete(
        tournament=complete_tournament, table=complete_pod, player=complete_entrant
    )
    async def fault(
        self,
        interaction: discord.Interaction,
        table: str,
        player: str,
        kind: str,
        reason: Reason,
        tournament: str | None = None,
    ) -> None:
        facts = {"pod": table, "player": player, "kind": kind}
        await self._act(interaction, "fault", reason, tournament, **facts)

    @app_commands.command(name="warn")
    @app_commands.autocomplete(tournament=complete_tournament, player=complete_entrant)
    async def warn(
        self,
        interaction: discord.Interaction,
        player: str,
        reason: Reason,
        private: bool = False,
        tournament: str | None = None,
    ) -> None:
        facts: dict[str, str | int | None] = {"player": player, "private": private}
        await self._act(interaction, "warn", reason, tournament, **facts)

    @app_commands.command(name="loss")
    @app_commands.autocomplete(
        tournament=complete_tournament, table=complete_pod, player=complete_entrant
    )
    async def loss(
        self,
        interaction: discord.Interaction,
        table: str,
        player: str,
        reason: Reason,
        private: bool = False,
        tournament: str | None = None,
    ) -> None:
        facts: dict[str, str | int | None] = {"pod": table, "player": player, "private": private}
        await self._act(interaction, "loss", reason, tournament, **facts)

    @app_commands.command(name="deduct")
    @app_commands.autocomplete(tournament=complete_tournament, player=complete_entrant)
    async def deduct(
        self,
        interaction: discord.Interaction,
        player: str,
        points: Range[int, 1, MOST_POINTS],
        reason: Reason,
        private: bool = False,
        tournament: str | None = None,
    ) -> None:
        facts: dict[str, str | int | None] = {
            "player": player,
            "points": points,
            "private": private,
        }
        await self._act(interaction, "deduct", reason, tournament, **facts)

    @app_commands.command(name="disqualify")
    @app_commands.autocomplete(tournament=complete_tournament, player=complete_entrant)
    async def disqualify(
        self,
        interaction: discord.Interaction,
        player: str,
        reason: Reason,
        private: bool = False,
        tournament: str | None = None,
    ) -> None:
        facts: dict[str, str | int | None] = {"player": player, "private": private}
        await self._act(interaction, "disqualify", reason, tournament, **facts)

    @app_commands.command(name="extend")
    @app_commands.autocomplete(tournament=complete_tournament, table=complete_pod)
    async def extend(
        self,
        interaction: discord.Interaction,
        hours: Range[int, 1, _MOST_HOURS],
        reason: Reason,
        table: str | None = None,
        tournament: str | None = None,
    ) -> None:
        await self._act(interaction, "extend", reason, tournament, pod=table, hours=hours)

    @app_commands.command(name="repair")
    @app_commands.autocomplete(
        tournament=complete_tournament, first=complete_entrant, second=complete_entrant
    )
    async def repair(
        self,
        interaction: discord.Interaction,
        first: str,
        second: str,
        reason: Reason,
        tournament: str | None = None,
    ) -> None:
        await self._act(interaction, "repair", reason, tournament, first=first, second=second)

    @app_commands.command(name="unpair")
    @app_commands.autocomplete(tournament=complete_tournament)
    async def unpair(
        self, interaction: discord.Interaction, reason: Reason, tournament: str | None = None
    ) -> None:
        await self._act(interaction, "unpair", reason, tournament)

    @app_commands.command(name="add")
    @app_commands.autocomplete(tournament=complete_tournament)
    async def add(
        self,
        interaction: discord.Interaction,
        player: discord.User,
        reason: Reason,
        tournament: str | None = None,
    ) -> None:
        facts = _person(player)
        await self._act(interaction, "add", reason, tournament, **facts)

    @app_commands.command(name="drop")
    @app_commands.autocomplete(tournament=complete_tournament, player=complete_entrant)
    async def drop(
        self,
        interaction: discord.Interaction,
        player: str,
        reason: Reason,
        tournament: str | None = None,
    ) -> None:
        await self._act(interaction, "drop", reason, tournament, player=player)

    @app_commands.command(name="substitute")
    @app_commands.autocomplete(tournament=complete_tournament, player=complete_entrant)
    async def substitute(
        self,
        interaction: discord.Interaction,
        player: str,
        by: discord.User,
        reason: Reason,
        tournament: str | None = None,
    ) -> None:
        facts = _person(by)
        await self._act(interaction, "substitute", reason, tournament, player=player, **facts)

    @app_commands.command(name="referees")
    @app_commands.autocomplete(tournament=complete_tournament)
    async def referees(
        self,
        interaction: discord.Interaction,
        player: discord.User | None = None,
        remove: bool = False,
        tournament: str | None = None,
    ) -> None:
        caller = await self._core.begin(interaction)
        number = await which(self._core, interaction, tournament)
        by = referee_of(interaction, caller)
        if player is not None and player.bot:
            raise Refusal("tournament.bot")
        named = None if player is None else player.id
        shown = await self._refereeing.referees(by, number, named, remove=remove)
        await show(interaction, shown)

    @app_commands.command(name="post")
    @app_commands.autocomplete(tournament=complete_tournament)
    async def post(self, interaction: discord.Interaction, tournament: str | None = None) -> None:
        await self._done(interaction, self._refereeing.repost, tournament)

    @app_commands.command(name="cancel")
    @app_commands.autocomplete(tournament=complete_tournament)
    async def cancel(self, interaction: discord.Interaction, tournament: str | None = None) -> None:
        await self._done(interaction, self._refereeing.ask_cancel, tournament)

    @app_commands.command(name="close")
    @app_commands.autocomplete(tournament=complete_tournament)
    async def close(self, interaction: discord.Interaction, tournament: str | None = None) -> None:
        await self._done(interaction, self._refereeing.close, tournament)


def _person(user: discord.User) -> dict[str, str | int | None]:
    """Return the facts about a member that a referee adds.

    Raises:
        Refusal: tournament.bot.
    """
    if user.bot:
        raise Refusal("tournament.bot")
    return {"member": user.id, "name": visible(name_of(user))}
