"""``/rating``: ratings, leaderboards and statistics."""

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.core.commands.completions import complete_title
from bot.core.commands.groups import ServerGroup
from bot.core.replies import show
from bot.features.rating.panel import EVERYWHERE
from bot.features.rating.parts import Rating
from bot.tables.errors import NoSuchTitle
from rules.contest.ratings.pools import Kind
from rules.core.naming import Spoken
from rules.registry import title_keys

_KINDS = [Choice(name=each.value, value=each.value) for each in Kind]


class RatingCommands(ServerGroup, name="rating"):
    """Ratings, leaderboards and statistics of finished tables."""

    @app_commands.command(name="profile")
    async def profile(
        self, interaction: discord.Interaction, player: discord.User | None = None
    ) -> None:
        caller = await self._core.begin(interaction)
        whose = caller.member_id if player is None else player.id
        await show(interaction, await self._core.of(Rating).rating_panel.profile(caller, whose))

    @app_commands.command(name="board")
    @app_commands.choices(kind=_KINDS)
    @app_commands.autocomplete(game=complete_title)
    async def board(
        self,
        interaction: discord.Interaction,
        game: str | None = None,
        kind: str | None = None,
        everywhere: bool = False,
    ) -> None:
        caller = await self._core.begin(interaction)
        _assert_known(game, self._core.catalogues.wordings)
        guild_id = EVERYWHERE if everywhere else interaction.guild_id or EVERYWHERE
        panel = self._core.of(Rating).rating_panel
        await show(interaction, await panel.board(caller, guild_id, game, kind))

    @app_commands.command(name="versus")
    async def versus(self, interaction: discord.Interaction, player: discord.User) -> None:
        caller = await self._core.begin(interaction)
        await show(interaction, await self._core.of(Rating).rating_panel.versus(caller, player.id))

    @app_commands.command(name="game")
    @app_commands.autocomplete(game=complete_title)
    async def game(self, interaction: discord.Interaction, game: str) -> None:
        caller = await self._core.begin(interaction)
        _assert_known(game, self._core.catalogues.wordings)
        await show(interaction, await self._core.of(Rating).rating_panel.title(caller, game))

    @app_commands.command(name="server")
    async def server(self, interaction: discord.Interaction) -> None:
        caller = await self._core.begin(interaction)
        guild_id = interaction.guild_id or EVERYWHERE
        await show(interaction, await self._core.of(Rating).rating_panel.server(caller, guild_id))

    @app_commands.command(name="hide")
    async def hide(self, interaction: discord.Interaction) -> None:
        caller = await self._core.begin(interaction)
        await show(interaction, await self._core.of(Rating).rating_panel.hide(caller))

    @app_commands.command(name="export")
    async def export(self, interaction: discord.Interaction) -> None:
        caller = await self._core.begin(interaction)
        await show(interaction, await self._core.of(Rating).rating_panel.export(caller))

    @app_commands.command(name="erase")
    async def erase(self, interaction: discord.Interaction) -> None:
        caller = await self._core.begin(interaction)
        await show(interaction, await self._core.of(Rating).rating_panel.erase(caller))

    @app_commands.command(name="verify")
    @app_commands.autocomplete(game=complete_title)
    async def verify(self, interaction: discord.Interaction, game: str | None = None) -> None:
        caller = await self._core.begin(interaction)
        _assert_known(game, self._core.catalogues.wordings)
        await show(interaction, await self._core.of(Rating).rating_panel.verify(caller, game))


def _assert_known(game: str | None, spoken: Spoken) -> None:
    if game is not None and game not in title_keys():
        raise NoSuchTitle(game, spoken)
