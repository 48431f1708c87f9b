"""``/table``: look at the board, the log and the texts of a table."""

import discord
from discord import app_commands

from bot.core.caller import Caller
from bot.core.commands.completions import (
    complete_table,
    complete_title,
)
from bot.core.commands.groups import Part, say
from bot.core.controls.ids import LAST_PAGE, ReadId
from bot.core.posts.post import Post
from bot.core.replies import show
from bot.core.rights import moderates
from bot.core.servers.places import assert_may_post, find_place, lobby_place
from bot.features.look.parts import Look
from bot.features.look.talk import lead_to_talk, tell_end
from bot.tables.errors import NoSuchTitle, NotSeated, TableRefusal
from bot.tables.model import Position
from rules import registry
from rules.core.errors import Refusal


class LookCommands(Part):
    """Look at the board, the log and the texts of a table."""

    @app_commands.command(name="board")
    @app_commands.autocomplete(table=complete_table)
    async def board(
        self,
        interaction: discord.Interaction,
        table: str | None = None,
        post: bool = False,
        ending: bool | None = None,
        talk: bool = False,
        web: bool | None = None,
    ) -> None:
        caller = await self._core.begin(interaction)
        at = await self._core.table(interaction, table)
        if web is not None:
            await self._show_on_web(interaction, caller, at, on=web)
            return
        if talk:
            await show(interaction, await lead_to_talk(self._core, caller, at.table.id))
            return
        if ending is not None:
            told = await tell_end(self._core, caller, at.table.id, on=ending)
            await show(interaction, told)
            return
        # A finished table is not posted again; members without a seat see the board in private.
        if post and at.has(caller.member_id) and at.table.ended_at is None:
            await self._post_board(interaction, caller, at)
            return
        await show(interaction, await self._core.of(Look).private_views.board(caller, at))

    @app_commands.command(name="hand")
    @app_commands.autocomplete(table=complete_table)
    async def hand(self, interaction: discord.Interaction, table: str | None = None) -> None:
        caller = await self._core.begin(interaction)
        at = await self._core.table(interaction, table)
        await show(interaction, await self._core.of(Look).private_views.hand(caller, at.table.id))

    @app_commands.command(name="log")
    @app_commands.autocomplete(table=complete_table)
    async def log(self, interaction: discord.Interaction, table: str | None = None) -> None:
        caller = await self._core.begin(interaction)
        at = await self._core.table(interaction, table)
        wanted = ReadId("log", str(at.table.id), LAST_PAGE)
        await show(interaction, await self._core.of(Look).reader.page(caller, wanted))

    @app_commands.command(name="since")
    @app_commands.autocomplete(table=complete_table)
    async def since(self, interaction: discord.Interaction, table: str | None = None) -> None:
        caller = await self._core.begin(interaction)
        at = await self._core.table(interaction, table)
        await show(interaction, await self._core.of(Look).catching_up.news(caller, at))

    @app_commands.command(name="text")
    @app_commands.autocomplete(table=complete_table)
    async def text(
        self, interaction: discord.Interaction, table: str | None = None, changes: bool = False
    ) -> None:
        caller = await self._core.begin(interaction)
        at = await self._core.table(interaction, table)
        await show(
            interaction, await self._core.of(Look).reader.text(caller, at, changes_first=changes)
        )

    async def _show_on_web(
        self, interaction: discord.Interaction, caller: Caller, at: Position, *, on: bool
    ) -> None:
        """Give a table a page, or keep it out of the web, at the wish of its people or of a moderator."""
        member = caller.member_id
        if not (at.has(member) or at.table.opener_id == member or moderates(interaction)):
            raise NotSeated
        pages = self._core.pages
        if on and pages.web is None:
            raise Refusal("server.no_web")
        if on and (why := await pages.lacking(at)) is not None:
            may_set = why == "off" and interaction.permissions.manage_guild
            raise Refusal("web.none_here", why="off_for_you" if may_set else why)
        if on != await pages.is_kept_out(at.table.id):
            raise Refusal("act.unchanged")
        await pages.keep_out(at, on=not on)
        words = self._core.catalogues[caller.language].words
        address = await pages.of_table(at)
        told = words("web.off") if address is None else words("web.on", address=address)
        await show(interaction, Post(told))

    async def _post_board(
        self, interaction: discord.Interaction, caller: Caller, at: Position
    ) -> None:
        """Post the board again; if the table's channel is gone, post it here."""
        place = await find_place(interaction.client, at.table)
        if place is not None:
            await self._core.tables.posts.repost(at.table.id)
            await say(self._core, interaction, caller, at, "ui.done.repost", place=place.id)
            return
        here = lobby_place(interaction)
        if interaction.guild_id != at.table.guild_id:
            raise TableRefusal("place_gone")
        assert_may_post(interaction, here)
        await self._core.tables.posts.move(at.table.id, here)
        await say(self._core, interaction, caller, at, "ui.done.moved", place=here)


class RulesCommand(Part):
    """The command ``/rules`` with the rules of a title, outside ``/table``."""

    @app_commands.command(name="rules")
    @app_commands.guild_only()
    @app_commands.autocomplete(title=complete_title)
    async def rules(self, interaction: discord.Interaction, title: str) -> None:
        caller = await self._core.begin(interaction)
        if title not in registry.title_keys():
            raise NoSuchTitle(title, self._core.catalogues.wordings)
        await show(
            interaction, await self._core.of(Look).reader.page(caller, ReadId("rules", title))
        )
