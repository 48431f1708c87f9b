"""Everything that commands and clicks need, in one place."""

from dataclasses import dataclass
from typing import Any, cast

import discord

from bot.i18n import Catalogues
from bot.tables.errors import TableRefusal, Unreadable
from bot.tables.model import Position
from bot.tables.service import Tables
from bot.tables.settings import Settings
from bot.title_files import TitleFiles
from bot.ui.caller import Caller, caller_of
from bot.ui.controls.ids import table_number
from bot.ui.panel.form_states import FormStates
from bot.ui.panel.panel import Panel
from bot.ui.posts.pictures import Pictures
from bot.ui.posts.private_views import PrivateViews
from bot.ui.posts.public import Posts
from bot.ui.posts.reader import Reader
from bot.ui.posts.seats import Seats
from bot.ui.replies import defer_reply
from bot.ui.text.languages import Languages
from bot.ui.text.translator import Translator, translator

TABLE = "table"
"""Where `Interaction.extras` holds the number of the table in question."""


@dataclass(frozen=True, slots=True)
class Services:
    tables: Tables
    settings: Settings
    catalogues: Catalogues
    languages: Languages
    posts: Posts
    panel: Panel
    private_views: PrivateViews
    reader: Reader
    seats: Seats
    files: TitleFiles

    async def begin(self, interaction: discord.Interaction) -> Caller:
        """Acknowledge a command, and see who asks in which language."""
        await defer_reply(interaction)
        return await self.caller(interaction)

    async def caller(self, interaction: discord.Interaction) -> Caller:
        return caller_of(interaction, await self.languages.of_member(interaction))

    async def table(self, interaction: discord.Interaction, typed: str | None) -> Position:
        """The table in question: the one typed or picked, else that of the channel, one's own if there are several.

        A table is reached from where it is played, or by those who have a seat; one that cannot be opened is none of
        other servers' business.

        Raises:
            TableRefusal: no_table_here or no_such_table.
            Unreadable: it cannot be opened.
        """
        here = interaction.channel_id
        table_id = await self._named(interaction, typed)
        at = await self._opened(interaction, table_id)
        places = (at.table.channel_id, at.table.thread_id)
        if typed is not None and here not in places and at.seat_of(interaction.user.id) is None:
            raise TableRefusal("no_such_table")
        interaction.extras[TABLE] = at.table.id
        return at

    async def number(self, interaction: discord.Interaction, typed: str | None) -> int:
        """The number of the table in question, even if it cannot be opened.

        Raises:
            TableRefusal: see `table`.
        """
        try:
            return (await self.table(interaction, typed)).table.id
        except Unreadable as broken:
            return broken.table_id

    async def clicked(self, interaction: discord.Interaction, table_id: int) -> None:
        """Refuse a click that names a table of another server, unless whoever clicks has a seat there.

        Raises:
            TableRefusal: no_such_table.
            Unreadable: it cannot be opened.
        """
        at = await self._opened(interaction, table_id)
        is_here = at.table.guild_id == interaction.guild_id
        if not is_here and at.seat_of(interaction.user.id) is None:
            raise TableRefusal("no_such_table")
        interaction.extras[TABLE] = table_id

    async def _named(self, interaction: discord.Interaction, typed: str | None) -> int:
        if typed is None:
            here, member = interaction.channel_id, interaction.user.id
            found = None if here is None else await self.tables.find(here, member)
            if found is None:
                raise TableRefusal("no_table_here")
            return found
        number = table_number(typed)
        if number is None:
            raise TableRefusal("no_such_table")
        return number

    async def _opened(self, interaction: discord.Interaction, table_id: int) -> Position:
        try:
            return await self.tables.position(table_id)
        except Unreadable as broken:
            left = await self.tables.wrecks.remains(table_id)
            if left is None or (
                left.guild_id != interaction.guild_id
                and interaction.channel_id not in left.place_ids
            ):
                raise TableRefusal("no_such_table") from broken
            raise

    async def translator(self, interaction: discord.Interaction) -> Translator:
        """For errors: names seats if the interaction concerns a table that can be read."""
        language = await self.languages.of_member(interaction)
        position: Position | None = None
        table_id = interaction.extras.get(TABLE)
        if table_id is not None:
            try:
                position = await self.tables.position(table_id)
            except TableRefusal:
                position = None
        return translator(self.catalogues[language], position)


def build_services(
    tables: Tables,
    settings: Settings,
    catalogues: Catalogues,
    posts: Posts,
    pictures: Pictures,
    files: TitleFiles,
) -> Services:
    return Services(
        tables=tables,
        settings=settings,
        catalogues=catalogues,
        languages=Languages(settings),
        posts=posts,
        panel=Panel(tables, catalogues, pictures, FormStates()),
        private_views=PrivateViews(tables, catalogues, pictures, posts),
        reader=Reader(tables, catalogues, pictures),
        seats=Seats(tables, catalogues),
        files=files,
    )


def services_of(interaction: discord.Interaction) -> Services:
    # The client is always ours; discord.py cannot know that it has this attribute.
    return cast(Services, cast(Any, interaction.client).services)
