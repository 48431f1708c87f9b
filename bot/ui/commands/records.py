"""The commands of ``/table`` that look back at a whole table: step by step, as a file, and its proof."""

from functools import partial

import discord
from discord import app_commands
from discord.app_commands import Range

from bot.core.caller import Caller
from bot.core.posts.post import Post, PostFile
from bot.core.replies import show
from bot.core.text.translator import translator
from bot.features.look.replay.controls import Wish
from bot.line.answers import TROUBLE
from bot.store.rows import Status
from bot.tables.errors import TableRefusal
from bot.tables.history.incoming import MOST_BYTES
from bot.tables.history.running import encode_running
from bot.tables.model import Position
from bot.ui.commands.completions import complete_pace, complete_table
from bot.ui.commands.groups import ServerGroup
from bot.ui.services import concerns
from rules.core.record import encode_record


class RecordCommands(ServerGroup):
    """Part of ``/table``, see `bot.cogs.tables`: discord.py collects the commands of a cog's bases."""

    @app_commands.command(name="replay")
    @app_commands.autocomplete(table=complete_table)
    async def replay(
        self,
        interaction: discord.Interaction,
        table: str | None = None,
        animated: bool = False,
        review: bool = False,
    ) -> None:
        caller = await self._services.begin(interaction)
        at = await self._services.table(interaction, table)
        if review:
            tell = partial(show, interaction)
            shown = await self._services.review_panel.show(caller, at.table.id, tell)
            await show(interaction, shown)
            return
        if animated:
            await self._animate(interaction, caller, at)
            return
        await show(interaction, await self._services.replay.page(caller, Wish(at.table.id)))

    @app_commands.command(name="record")
    async def record(self, interaction: discord.Interaction, table: str | None = None) -> None:
        caller = await self._services.begin(interaction)
        at = await self._services.table(interaction, table)
        tables, table_id = self._services.tables, at.table.id
        if at.table.status is Status.PLAYING:
            key = "ui.record.running"
            data = encode_running(await tables.running_record(table_id, caller.member_id))
        else:
            key, data = "ui.record.file", encode_record(await tables.record(table_id))
        words = self._services.catalogues[caller.language].words
        file = PostFile(f"{at.table.title}-{table_id}.json", data, "")
        await show(interaction, Post(words(key), (file,)))

    @app_commands.command(name="resume")
    @app_commands.autocomplete(pace=complete_pace)
    async def resume(
        self,
        interaction: discord.Interaction,
        file: discord.Attachment | None = None,
        seat: Range[int, 1, 10] | None = None,
        pace: str | None = None,
    ) -> None:
        caller = await self._services.begin(interaction)
        if file is None:
            await self._reopen(interaction, caller)
            return
        if file.size > MOST_BYTES:
            raise TableRefusal("record_too_large", most=MOST_BYTES // 1024)
        spot = await self._services.spot(interaction)
        settings = self._services.settings
        try:
            data = await file.read()
        except TROUBLE as error:
            raise TableRefusal("record_unread") from error
        done = await self._services.resuming.resume(
            caller.actor,
            data,
            guild_id=spot.guild_id,
            channel_id=spot.channel_id,
            language=spot.language,
            pace=pace or await settings.pace(spot.guild_id),
            seat=None if seat is None else seat - 1,
            who=await settings.filters(spot.guild_id),
        )
        at = done.position
        concerns(interaction, at.table.id)
        text = translator(self._services.catalogues[caller.language], at)
        await show(interaction, Post(text.words("ui.done.open", place=f"<#{at.table.channel_id}>")))

    @app_commands.command(name="verify")
    async def verify(self, interaction: discord.Interaction, table: str | None = None) -> None:
        caller = await self._services.begin(interaction)
        number = await self._services.number(interaction, table)
        await show(interaction, await self._services.private_views.proof(caller, number))

    async def _reopen(self, interaction: discord.Interaction, caller: Caller) -> None:
        """Without a file the table of this channel is meant, which was closed by mistake."""
        at = await self._services.table(interaction, None)
        await self._services.reopening.ask(at.table.id, caller.actor)
        words = self._services.catalogues[caller.language].words
        await show(interaction, Post(words("ballot.opened")))

    async def _animate(
        self, interaction: discord.Interaction, caller: Caller, at: Position
    ) -> None:
        name = f"{at.table.title}-{at.table.id}-animated"
        file = await self._services.animations.file(at, caller.language, name=name)
        if file is None:
            raise TableRefusal("no_animation")
        await show(interaction, Post("", (file,)))
