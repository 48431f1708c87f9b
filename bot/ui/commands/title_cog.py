"""What the slash group of every title has in common: moves without a panel, and the panel of what follows."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any, ClassVar

import discord
from discord import app_commands

from bot.tables.errors import TableRefusal
from bot.tables.model import Position
from bot.ui.posts.post import Post
from bot.ui.replies import show
from bot.ui.services import Services
from bot.ui.text.lines import MESSAGE_CHARS, cut
from bot.ui.text.translator import translator
from rules.core.game import Move, verb_named
from rules.core.seats import Seat
from rules.registry import load


class TitleCog(app_commands.Group):
    """A title's group of shortcuts: `TITLE` is its key. Its commands call `play` or `write`."""

    TITLE: ClassVar[str]

    def __init__(self, services: Services) -> None:
        super().__init__(guild_only=True)
        self._services = services

    async def play(self, interaction: discord.Interaction, verb: str, **given: Any) -> None:
        """Make a move of the named verb at the table of this channel."""
        found = verb_named(load(self.TITLE), verb)
        assert found is not None
        await self._submit(interaction, lambda at, seat: found.move(**given))

    async def write(self, interaction: discord.Interaction, line: str) -> None:
        """Make the move that a line of text means at the table of this channel."""
        await self._submit(interaction, lambda at, seat: at.game.read(at.state, seat, line))

    async def look(self, interaction: discord.Interaction, look: str) -> None:
        """Show a further picture of the table of this channel, in private."""
        caller = await self._services.begin(interaction)
        at = await self._services.table(interaction, None)
        if at.table.title != self.TITLE:
            raise TableRefusal("other_title")
        await show(interaction, await self._services.private_views.extra_picture(caller, at, look))

    async def explain(self, interaction: discord.Interaction, name: str) -> None:
        """Say in private what the component is of this name, at the table of this channel if there is one."""
        caller = await self._services.begin(interaction)
        seats: int | None = None
        with suppress(TableRefusal):
            at = await self._services.table(interaction, None)
            seats = len(at.seats) if at.table.title == self.TITLE else None
        text = translator(self._services.catalogues[caller.language], None)
        glossary = load(self.TITLE).glossary
        assert glossary is not None
        lines = [text.say(line) for line in glossary.entry(glossary.read(name), seats)]
        await show(interaction, Post(cut("\n".join(lines), MESSAGE_CHARS)))

    async def _submit(
        self, interaction: discord.Interaction, move_at: Callable[[Position, Seat], Move]
    ) -> None:
        caller = await self._services.begin(interaction)
        at = await self._services.table(interaction, None)
        if at.table.title != self.TITLE:
            raise TableRefusal("other_title")
        if at.state is None:
            raise TableRefusal("not_started")
        seat = at.seat_of(caller.member_id)
        if seat is None:
            raise TableRefusal("not_seated")
        post = await self._services.panel.play(caller, at.table.id, move_at(at, seat), None)
        await show(interaction, post)
