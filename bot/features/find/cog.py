"""``/play``: put the caller in the queue for a game with any other members."""

import discord
from discord import app_commands
from discord.app_commands import Choice, Range

from bot.clocks.paces import NO_CLOCK, PRESETS
from bot.core.commands.completions import complete_titles
from bot.core.commands.groups import Part
from bot.core.replies import show
from bot.core.text.titles import read_titles
from bot.features.find.parts import Find
from bot.features.find.queue_panel import fresh, of_options
from bot.tables.conduct.filters import MOST as MOST_ASKED
from bot.tables.finding.queue import DAYS

_PACES = [Choice(name=key, value=key) for key in (*PRESETS, NO_CLOCK)]
_DAYS = [Choice(name=f"{days}_days", value=days) for days in DAYS]


class Play(Part):
    """The command for members that look for a game."""

    @app_commands.command(name="play")
    @app_commands.guild_only()
    @app_commands.choices(pace=_PACES)
    @app_commands.choices(within=_DAYS)
    @app_commands.autocomplete(title=complete_titles)
    async def play(
        self,
        interaction: discord.Interaction,
        title: str | None = None,
        seats: Range[int, 2, 10] | None = None,
        pace: str | None = None,
        within: int | None = None,
        reliability: Range[int, 0, MOST_ASKED] | None = None,
        cancel: bool = False,
    ) -> None:
        caller = await self._core.begin(interaction)
        panel, settings = self._core.of(Find).queue_panel, self._core.settings
        assert interaction.guild_id is not None
        proposed = await settings.pace(interaction.guild_id)
        typed = (title, seats, pace, within, reliability)
        if cancel:
            shown = await panel.off(caller, interaction.guild_id)
        elif typed == (None,) * len(typed):
            shown = await panel.panel(caller, interaction.guild_id, fresh(proposed))
        else:
            titles = read_titles(self._core.catalogues, title or "")
            draft = of_options(
                titles,
                seats,
                pace,
                within,
                proposed=proposed,
                spoken=self._core.catalogues.wordings,
            )
            asked = (await settings.filters(interaction.guild_id)).reliability
            shown = await panel.go(
                caller,
                draft,
                await self._core.spot(interaction),
                reliability=asked if reliability is None else reliability,
            )
        await show(interaction, shown)
