"""The buttons about clocks, and the text box of a member's hours."""

import discord

from bot.core.caller import Caller
from bot.core.controls.ids import MyId, TableId, small_number
from bot.core.controls.items import Click
from bot.core.controls.modal import SLEEP, ZONE, hours_modal, typed
from bot.core.core import Core
from bot.core.feature import Button, Buttons, Opener, answer
from bot.core.posts.post import Post
from bot.core.replies import show
from bot.core.text.translator import translator
from bot.features.clock.hours import set_own_hours
from bot.features.clock.parts import Clock
from bot.features.look.parts import Look
from bot.features.turn.first_hours import HOURS, night
from bot.tables.timekeeping.giving import give_time


class ClockButtons:
    def __init__(self, core: Core) -> None:
        self._core = core

    def of_table(self) -> Buttons:
        return {
            "clock": Button(self._clock),
            "nudge": Button(self._nudge, answer),
            "give": Button(self._give),
        }

    def of_member(self) -> Buttons:
        return {HOURS: Opener(self._ask_hours)}

    async def _clock(self, caller: Caller, click: Click[TableId]) -> Post:
        at = await self._core.tables.position(click.id.table)
        return await self._core.of(Look).private_views.clocks(caller, at)

    async def _nudge(self, caller: Caller, click: Click[TableId]) -> Post:
        seat = small_number(click.id.arg)
        await self._core.of(Clock).nudging.nudge(click.id.table, caller.actor, seat)
        return Post(self._core.catalogues[caller.language].words("ui.done.nudge"))

    async def _give(self, caller: Caller, click: Click[TableId]) -> Post:
        clicked, seat = click.id, small_number(click.id.arg)
        done = await give_time(
            self._core.tables, clicked.table, caller.actor, seat, turn=clicked.seq
        )
        text = translator(self._core.catalogues[caller.language], done.position)
        return Post(text.words("hosting.gave", seat=text.name(seat)))

    async def _ask_hours(self, click: Click[MyId]) -> None:
        core, interaction = self._core, click.interaction
        language = core.languages.at_hand(interaction)
        held = await core.tables.almanac.hours(interaction.user.id, language, interaction.guild_id)
        modal = hours_modal(
            translator(core.catalogues[language], None),
            MyId(HOURS, str(interaction.id)),
            zone=held[-1].zone,
            sleep=night(held[-1]),
        )
        await interaction.response.send_modal(modal)

    async def typed(self, interaction: discord.Interaction, custom_id: str) -> None:
        """Set the hours that the caller has typed. The panel with the button stays as it is."""
        caller = await self._core.begin(interaction)
        written = typed(interaction)
        words = await set_own_hours(
            self._core, caller, zone=written.get(ZONE, ""), sleep=written.get(SLEEP, "")
        )
        await show(interaction, Post(words))
