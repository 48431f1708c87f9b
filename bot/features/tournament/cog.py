"""``/tournament``: create a tournament, take part, and look at its posts."""

import discord
from discord import app_commands
from discord.app_commands import Choice, Range
from discord.ext import commands

from bot.core.commands.completions import complete_title
from bot.core.commands.groups import ServerGroup
from bot.core.controls.ids import TournamentId
from bot.core.core import Core
from bot.core.posts.post import Post
from bot.core.replies import show
from bot.features.tournament.choices.kinds import KINDS, MOST_ROUNDS
from bot.features.tournament.clicks import TournamentButtons
from bot.features.tournament.options import (
    complete_circuit,
    complete_desk,
    complete_tournament,
    complete_tournament_or_draft,
    which,
)
from bot.features.tournament.parts import Tournament
from bot.rounds import through_outages
from bot.tournaments import teaming
from bot.tournaments.altering.inviting import MOST_LETTERS
from bot.tournaments.leaving import tell_of_channel

Round = Range[int, 1, MOST_ROUNDS]
_KINDS = [Choice(name=key, value=f"preset_{key}") for key in KINDS]


class TournamentCommands(ServerGroup, name="tournament"):
    """Commands of tournaments that are not for referees only. Most have a button."""

    def __init__(self, core: Core) -> None:
        super().__init__(core)
        self._at = TournamentButtons(core)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Tell the organiser of a tournament at once that its channel was deleted, instead of at the next post."""
        held = self._core.of(Tournament).service
        await through_outages(lambda: tell_of_channel(held, channel.id))

    @app_commands.command(name="create")
    @app_commands.choices(kind=_KINDS)
    @app_commands.autocomplete(game=complete_title)
    async def create(
        self, interaction: discord.Interaction, game: str | None = None, kind: str | None = None
    ) -> None:
        preset = None if kind is None else kind.removeprefix("preset_")
        await self._at.create(interaction, game, preset)

    @app_commands.command(name="list")
    async def list(self, interaction: discord.Interaction) -> None:
        caller = await self._core.begin(interaction)
        assert interaction.guild_id is not None
        looking = self._core.of(Tournament).looking
        await show(interaction, await looking.listed(caller, interaction.guild_id))

    @app_commands.command(name="show")
    @app_commands.autocomplete(tournament=complete_tournament)
    async def show(self, interaction: discord.Interaction, tournament: str | None = None) -> None:
        await self._press(interaction, "show", tournament)

    @app_commands.command(name="rules")
    @app_commands.autocomplete(tournament=complete_tournament)
    async def rules(self, interaction: discord.Interaction, tournament: str | None = None) -> None:
        await self._press(interaction, "rules", tournament)

    @app_commands.command(name="join")
    @app_commands.autocomplete(tournament=complete_tournament)
    async def join(
        self,
        interaction: discord.Interaction,
        code: Range[str, 1, MOST_LETTERS] | None = None,
        team: Range[str, 1, teaming.MOST_LETTERS] | None = None,
        tournament: str | None = None,
    ) -> None:
        caller = await self._core.begin(interaction)
        number = await which(self._core, interaction, tournament)
        await show(interaction, await self._at.join(interaction, caller, number, code, team))

    @app_commands.command(name="withdraw")
    @app_commands.autocomplete(tournament=complete_tournament)
    async def withdraw(
        self, interaction: discord.Interaction, tournament: str | None = None
    ) -> None:
        await self._press(interaction, "out", tournament)

    @app_commands.command(name="return")
    @app_commands.autocomplete(tournament=complete_tournament)
    async def come_back(
        self, interaction: discord.Interaction, tournament: str | None = None
    ) -> None:
        await self._press(interaction, "again", tournament)

    @app_commands.command(name="bye")
    @app_commands.autocomplete(tournament=complete_tournament)
    async def bye(
        self,
        interaction: discord.Interaction,
        number: Round | None = None,
        tournament: str | None = None,
    ) -> None:
        caller = await self._core.begin(interaction)
        found = await which(self._core, interaction, tournament)
        joining = self._core.of(Tournament).joining
        await show(interaction, await joining.bye(caller, found, number))

    @app_commands.command(name="pairings")
    @app_commands.autocomplete(tournament=complete_tournament)
    async def pairings(
        self,
        interaction: discord.Interaction,
        number: Round | None = None,
        tournament: str | None = None,
    ) -> None:
        await self._press(interaction, "pairs", tournament, arg=str(number or ""))

    @app_commands.command(name="standings")
    @app_commands.autocomplete(tournament=complete_tournament)
    async def standings(
        self,
        interaction: discord.Interaction,
        number: Round | None = None,
        tournament: str | None = None,
    ) -> None:
        await self._press(interaction, "rank", tournament, arg=str(number or ""))

    @app_commands.command(name="bracket")
    @app_commands.autocomplete(tournament=complete_tournament)
    async def bracket(
        self, interaction: discord.Interaction, tournament: str | None = None
    ) -> None:
        await self._press(interaction, "bracket", tournament)

    @app_commands.command(name="crosstable")
    @app_commands.autocomplete(tournament=complete_tournament)
    async def crosstable(
        self, interaction: discord.Interaction, tournament: str | None = None
    ) -> None:
        await self._press(interaction, "cross", tournament)

    @app_commands.command(name="me")
    @app_commands.autocomplete(tournament=complete_tournament)
    async def me(self, interaction: discord.Interaction, tournament: str | None = None) -> None:
        await self._press(interaction, "own", tournament)

    @app_commands.command(name="desk")
    @app_commands.autocomplete(choice=complete_desk, tournament=complete_tournament_or_draft)
    async def desk(
        self,
        interaction: discord.Interaction,
        choice: str | None = None,
        tournament: str | None = None,
    ) -> None:
        caller = await self._core.begin(interaction)
        number = await which(self._core, interaction, tournament, drafts=True)
        panels = self._core.of(Tournament)
        if choice is None:
            await show(interaction, await panels.desk.page(caller, number))
        else:
            await show(interaction, await panels.picking.pick(caller, number, choice))

    @app_commands.command(name="circuit")
    @app_commands.autocomplete(name=complete_circuit)
    async def circuit(self, interaction: discord.Interaction, name: str | None = None) -> None:
        caller = await self._core.begin(interaction)
        panel = self._core.of(Tournament).circuits
        await show(interaction, await panel.named(interaction, caller, name))

    @app_commands.command(name="files")
    @app_commands.autocomplete(tournament=complete_tournament)
    async def files(self, interaction: discord.Interaction, tournament: str | None = None) -> None:
        caller = await self._core.begin(interaction)
        number = await which(self._core, interaction, tournament)
        await show(interaction, await self._core.of(Tournament).files.all(caller, number))

    @app_commands.command(name="verify")
    @app_commands.autocomplete(tournament=complete_tournament)
    async def verify(self, interaction: discord.Interaction, tournament: str | None = None) -> None:
        await self._press(interaction, "verify", tournament)

    async def _press(
        self, interaction: discord.Interaction, op: str, typed: str | None, *, arg: str = ""
    ) -> None:
        """Answer as the button of the operation `op` does."""
        caller = await self._core.begin(interaction)
        number = await which(self._core, interaction, typed)
        shown: Post = await self._at.answer(interaction, caller, TournamentId(op, number, arg))
        await show(interaction, shown)
