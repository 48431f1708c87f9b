"""``/my``: a member's own tables and settings, in servers and in direct messages."""

import discord
from discord import app_commands
from discord.app_commands import Choice, Range

from bot.clocks.vacation import MOST_DAYS
from bot.core.commands.completions import complete_zone
from bot.core.commands.groups import Group
from bot.core.posts.post import Post
from bot.core.replies import show
from bot.features.absence.bench import complete_bench
from bot.features.absence.parts import Absence
from bot.features.clock.hours import set_own_hours
from bot.features.look.parts import Look
from bot.features.my.notices import complete_notice
from bot.features.my.parts import My
from bot.features.turn.parts import Turn
from bot.i18n import LANGUAGES
from rules.core.errors import Refusal
from rules.core.text import msg

AUTOMATIC = "auto"
_LANGUAGES = [Choice(name=value, value=value) for value in (AUTOMATIC, *LANGUAGES)]


class MyCommands(Group, name="my"):
    """Commands about the caller, valid in every server and in direct messages."""

    @app_commands.command(name="tables")
    async def tables(self, interaction: discord.Interaction) -> None:
        caller = await self._core.begin(interaction)
        await show(interaction, await self._core.of(Look).private_views.tables_of(caller))

    @app_commands.command(name="since")
    async def since(self, interaction: discord.Interaction) -> None:
        caller = await self._core.begin(interaction)
        await show(interaction, await self._core.of(Look).catching_up.everywhere(caller))

    @app_commands.command(name="notices")
    @app_commands.autocomplete(choice=complete_notice)
    async def notices(self, interaction: discord.Interaction, choice: str | None = None) -> None:
        caller = await self._core.begin(interaction)
        here, notices = await self._core.own_table_here(interaction), self._core.of(My).notices
        shown = (
            notices.panel(caller, here) if choice is None else notices.pick(caller, choice, here)
        )
        await show(interaction, await shown)

    @app_commands.command(name="pings")
    async def pings(self, interaction: discord.Interaction) -> None:
        caller = await self._core.begin(interaction)
        await show(interaction, await self._core.of(My).sent_pings.page(caller))

    @app_commands.command(name="conduct")
    async def conduct(self, interaction: discord.Interaction) -> None:
        caller = await self._core.begin(interaction)
        await show(interaction, await self._core.of(My).conduct_panel.panel(caller))

    @app_commands.command(name="hours")
    @app_commands.autocomplete(zone=complete_zone)
    async def hours(self, interaction: discord.Interaction, zone: str, sleep: str) -> None:
        caller = await self._core.begin(interaction)
        words = await set_own_hours(self._core, caller, zone=zone, sleep=sleep)
        await show(interaction, Post(words))

    @app_commands.command(name="vacation")
    async def vacation(
        self,
        interaction: discord.Interaction,
        days: Range[int, 1, MOST_DAYS] | None = None,
        start: str | None = None,
        end: bool = False,
        automatic: bool | None = None,
    ) -> None:
        caller = await self._core.begin(interaction)
        panel, vacations = self._core.of(My).vacation_panel, self._core.of(Absence).vacations
        if automatic is not None:
            is_alone = not end and days is None and start is None
            own = await vacations.of(caller.member_id)
            if is_alone or automatic != own.begin_by_themselves:
                await vacations.set_begin_by_themselves(caller.member_id, automatic)
        if end:
            shown = await panel.end(caller)
        elif days is None and start is None:
            shown = await panel.panel(caller)
        else:
            from_ms = (
                None
                if start is None
                else await vacations.start_of(
                    caller.member_id, start, caller.language, caller.guild_id
                )
            )
            shown = await panel.asked(caller, days=days or 1, from_ms=from_ms)
        await show(interaction, shown)

    @app_commands.command(name="data")
    async def data(self, interaction: discord.Interaction) -> None:
        caller = await self._core.begin(interaction)
        await show(interaction, await self._core.of(My).data_panel.panel(caller))

    @app_commands.command(name="bench")
    @app_commands.autocomplete(choice=complete_bench)
    async def bench(self, interaction: discord.Interaction, choice: str | None = None) -> None:
        caller = await self._core.begin(interaction)
        guild_id, bench = interaction.guild_id, self._core.of(Absence).bench_panel
        if choice is None:
            await show(interaction, await bench.panel(caller, guild_id))
        else:
            await show(interaction, await bench.pick(caller, guild_id, choice))

    @app_commands.command(name="block")
    async def block(
        self, interaction: discord.Interaction, player: discord.User | None = None
    ) -> None:
        caller = await self._core.begin(interaction)
        panel = self._core.of(My).block_panel
        if player is None:
            shown = await panel.list(caller)
        else:
            shown = await panel.block(caller, player.id, is_bot=player.bot)
        await show(interaction, shown)

    @app_commands.command(name="unblock")
    async def unblock(self, interaction: discord.Interaction, player: discord.User) -> None:
        caller = await self._core.begin(interaction)
        await show(interaction, await self._core.of(My).block_panel.unblock(caller, player.id))

    @app_commands.command(name="language")
    @app_commands.choices(language=_LANGUAGES)
    async def language(self, interaction: discord.Interaction, language: str) -> None:
        caller = await self._core.begin(interaction)
        chosen = None if language == AUTOMATIC else language
        if chosen == await self._core.settings.member_language(caller.member_id):
            raise Refusal("act.unchanged")
        await self._core.languages.set_member(caller.member_id, chosen)
        # The answer is in the language that was just chosen.
        caller = await self._core.caller(interaction)
        words = self._core.catalogues[caller.language].words
        name = msg(f"core.language.{caller.language}")
        await show(interaction, Post(words("ui.settings.language", language=name)))

    @app_commands.command(name="page")
    async def page(self, interaction: discord.Interaction, shown: bool | None = None) -> None:
        caller = await self._core.begin(interaction)
        pages = self._core.pages
        if pages.web is None:
            raise Refusal("server.no_web")
        if shown is not None:
            await pages.open_member(caller.member_id, on=shown)
        address = await pages.of_member(caller.member_id)
        words = self._core.catalogues[caller.language].words
        told = words("web.own_off") if address is None else words("web.own", address=address)
        await show(interaction, Post(told))

    @app_commands.command(name="play")
    async def play(self, interaction: discord.Interaction, forced: bool | None = None) -> None:
        caller = await self._core.begin(interaction)
        if forced is not None:
            await self._core.of(Turn).planner.make_forced(caller, forced)
        await show(interaction, await self._core.of(Turn).planner.forced(caller))
