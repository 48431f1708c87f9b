"""The core that every feature uses: services for tables and members, texts, and the caller of an interaction."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import discord
from discord.ext import commands

from bot.core.caller import Caller, Spot, caller_of
from bot.core.controls.ids import ListId, table_number
from bot.core.controls.items import Click, fits
from bot.core.feature import Feature
from bot.core.posting.posting import Posting, posting_of
from bot.core.posts.pictures import Pictures
from bot.core.posts.public import PublicPosts
from bot.core.posts.renderer import Renderer, drawn_for
from bot.core.replies import defer_reply
from bot.core.rights import moderates
from bot.core.servers.existing import look
from bot.core.servers.pages import Pages
from bot.core.servers.places import assert_may_post, lobby_place
from bot.core.text.links import Mentions
from bot.core.text.titles import table_named
from bot.core.text.translator import Languages, Translator, translator
from bot.i18n import Catalogues
from bot.listeners import Listeners
from bot.logs import concerning
from bot.serving import WebConfig
from bot.store.database import Database
from bot.store.rows import Status
from bot.tables.absence.people import People
from bot.tables.aheads import Aheads
from bot.tables.dependencies import Dependencies
from bot.tables.errors import TableRefusal, Unreadable
from bot.tables.history.replays import Replays
from bot.tables.learning.first_games import FirstGames
from bot.tables.model import Position
from bot.tables.moderating.doorkeeping import Doorkeeper
from bot.tables.moderating.lost import LostSettings
from bot.tables.names import channel, role
from bot.tables.robots import Robots
from bot.tables.service import Tables
from bot.tables.settings import CHANNELS, OPENERS, SPECTATORS, Settings
from bot.tables.telling.telling import Telling
from bot.tables.thinking.experts import Experts
from bot.title_files import TitleFiles
from rules.core.errors import Refusal

MOST_IN_HAND = 4
"""The most requests of one member at a time. A member that waits for each answer never has more."""


class Turnstile:
    def __init__(self) -> None:
        self._in_hand: defaultdict[int, set[asyncio.Task[object]]] = defaultdict(set)
        self._refusing: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def admit(self, member: int) -> bool:
        """Return whether the running task may work for a member. If so, it counts until it ends."""
        task = asyncio.current_task()
        assert task is not None
        held = self._in_hand[member]
        if task not in held and len(held) >= MOST_IN_HAND:
            return False
        if task not in held:
            held.add(task)
            task.add_done_callback(lambda ended: self._leave(member, ended))
        drawn_for.set(member)
        return True

    @asynccontextmanager
    async def refusing(self, member: int) -> AsyncIterator[None]:
        """Send a member's refusals one at a time, since sending them costs time too."""
        lock = self._refusing.get(member)
        if lock is None:
            lock = self._refusing[member] = asyncio.Lock()
        async with lock:
            yield

    def _leave(self, member: int, task: asyncio.Task[object]) -> None:
        held = self._in_hand[member]
        held.discard(task)
        if not held:
            del self._in_hand[member]


F = TypeVar("F", bound=Feature)

TABLE = "table"
"""The key in `Interaction.extras` that holds the number of the table in question."""


def concerns(interaction: discord.Interaction, table_id: int) -> None:
    """Note the table that an interaction is about, for answers to errors and for the log."""
    interaction.extras[TABLE] = table_id
    concerning(table=table_id)


@dataclass(frozen=True, slots=True)
class Options:
    """The operator's choices about features."""

    replay_format: str
    operators: frozenset[int]
    web: WebConfig | None = None


@dataclass(slots=True, kw_only=True, eq=False)
class Core:
    """The services that features are built from; `bot.wiring` makes it."""

    database: Database
    known: Dependencies
    tables: Tables
    people: People
    robots: Robots
    aheads: Aheads
    experts: Experts
    replays: Replays
    first_games: FirstGames
    settings: Settings
    lost: LostSettings
    doorkeeper: Doorkeeper
    turnstile: Turnstile
    catalogues: Catalogues
    languages: Languages
    mentions: Mentions
    renderer: Renderer
    pictures: Pictures
    posts: PublicPosts
    files: TitleFiles
    listeners: Listeners
    options: Options
    pages: Pages
    telling: Telling
    features: dict[type[Feature], Feature] = field(default_factory=dict)

    posting: Posting = field(init=False)
    client: "BaseBot" = field(init=False)
    """The bot, which knows the servers and their members."""

    def of(self, kind: type[F]) -> F:
        """Return a feature that is built already."""
        found = self.features[kind]
        assert isinstance(found, kind)
        return found

    async def admits(self, member: int, refuse: Callable[[Refusal], Awaitable[None]]) -> bool:
        """Return whether a member's request may be handled; if not, answer it with `refuse`."""
        try:
            if not self.turnstile.admit(member):
                raise Refusal("ui.too_many_at_once")
            await self.doorkeeper.assert_welcome(member)
        except Refusal as refusal:
            async with self.turnstile.refusing(member):
                await refuse(refusal)
            return False
        return True

    async def begin(self, interaction: discord.Interaction) -> Caller:
        """Acknowledge a command; return its caller with their language."""
        await defer_reply(interaction)
        return await self.caller(interaction)

    async def caller(self, interaction: discord.Interaction) -> Caller:
        member = interaction.user.id
        self.tables.heard(member, interaction.id)
        await self.languages.note_locale(interaction)
        return caller_of(interaction, await self.languages.of_member(interaction))

    async def spot(self, interaction: discord.Interaction) -> Spot:
        """Return the place and the language for a table that a member opens here.

        Raises:
            Refusal: bot_lacks, server.not_channel or server.not_opener.
        """
        place = lobby_place(interaction)
        assert_may_post(interaction, place)
        assert interaction.guild_id is not None
        await self._assert_may_open(interaction, interaction.guild_id, place)
        return Spot(interaction.guild_id, place, await self.languages.of_table(interaction))

    async def _assert_may_open(
        self, interaction: discord.Interaction, guild_id: int, place_id: int
    ) -> None:
        refusal = await self._opening_refused(interaction, guild_id, place_id)
        guild = interaction.guild
        if refusal is not None and guild is not None:
            # Deleted channels and roles must not cause a refusal: drop them, then decide again.
            await look(guild, self.lost)
            refusal = await self._opening_refused(interaction, guild_id, place_id)
        if refusal is not None:
            raise refusal

    async def _opening_refused(
        self, interaction: discord.Interaction, guild_id: int, place_id: int
    ) -> Refusal | None:
        channels = await self.settings.several(guild_id, CHANNELS)
        of_thread = getattr(interaction.channel, "parent_id", None)
        if channels and not {str(place_id), str(of_thread)} & set(channels):
            return Refusal("server.not_channel", places=tuple(map(channel, channels)))
        openers = await self.settings.roles(guild_id, OPENERS)
        if openers and not moderates(interaction, openers):
            return Refusal("server.not_opener", roles=tuple(map(role, openers)))
        return None

    async def table(self, interaction: discord.Interaction, typed: str | None) -> Position:
        """Return the table that was typed or picked, else the channel's; among several there, the caller's own.

        A table can be reached from where it is played and by its seated members. If it cannot be opened, other servers
        learn nothing about it.

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
        await self._assert_not_closed_to(interaction, at)
        concerns(interaction, at.table.id)
        return at

    async def own_table_here(self, interaction: discord.Interaction) -> int | None:
        """Return the table of this channel that has not ended, if the member has a seat there."""
        here, member = interaction.channel_id, interaction.user.id
        found = None if here is None else await self.tables.find(here, member)
        if found is None:
            return None
        try:
            at = await self.tables.position(found)
        except TableRefusal:
            return None
        return found if at.seat_of(member) is not None and at.table.ended_at is None else None

    async def number(self, interaction: discord.Interaction, typed: str | None) -> int:
        """Return the number of the table in question, even if it cannot be opened.

        Raises:
            TableRefusal: see `table`.
        """
        try:
            return (await self.table(interaction, typed)).table.id
        except Unreadable as broken:
            return broken.table_id

    async def clicked(
        self, interaction: discord.Interaction, table_id: int, *, is_listed: bool = False
    ) -> None:
        """Refuse a click that names another server's table, unless the member has a seat there or may come back to it.

        With `is_listed` the table was picked in a list, which may have been posted before the table was opened.

        Raises:
            TableRefusal: no_such_table.
            Refusal: ui.other_table, if the post is about a table that was lost when a copy was restored.
            Unreadable: it cannot be opened.
        """
        at = await self._opened(interaction, table_id)
        places = at.table.channel_id, at.table.thread_id, at.table.talk_id
        if not is_listed and not fits(interaction, at.table.opened_at * 1000, places):
            raise Refusal("ui.other_table", number=str(table_id))
        is_here = at.table.guild_id == interaction.guild_id
        if not is_here and not at.has(interaction.user.id):
            raise TableRefusal("no_such_table")
        await self._assert_not_closed_to(interaction, at)
        concerns(interaction, table_id)

    async def picked(self, click: Click[ListId]) -> tuple[int, str]:
        """Return the table that was picked in the list of a server's tables, and the seat if one was.

        Raises:
            Refusal: ui.outdated, or as `clicked`.
        """
        number, _, seat = "".join(click.values[:1]).partition(".")
        table_id = table_number(number)
        if table_id is None:
            raise Refusal("ui.outdated")
        await self.clicked(click.interaction, table_id, is_listed=True)
        return table_id, seat

    async def _assert_not_closed_to(self, interaction: discord.Interaction, at: Position) -> None:
        """Refuse strangers at a private table, and at every table of a server without spectators.

        Present and former members of the table, its opener, moderators, and callers in its own thread are let in. Every
        caller is let into a lobby.

        Raises:
            TableRefusal: private.
            Refusal: server.only_seated.
        """
        member = interaction.user.id
        is_known = (
            at.has(member) or member == at.table.opener_id or at.seat_seen(member) is not None
        )
        is_there = interaction.channel_id == at.table.thread_id
        if is_known or is_there or at.table.status is Status.LOBBY or moderates(interaction):
            return
        if at.table.filters.private:
            raise TableRefusal("private")
        if not await self.settings.allows(at.table.guild_id, SPECTATORS):
            raise Refusal("server.only_seated")

    async def _named(self, interaction: discord.Interaction, typed: str | None) -> int:
        if typed is None:
            here, member = interaction.channel_id, interaction.user.id
            found = None if here is None else await self.tables.find(here, member)
            if found is None:
                raise TableRefusal("no_table_here")
            return found
        number = table_named(self.catalogues, typed)
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

    async def concerned(
        self, interaction: discord.Interaction
    ) -> tuple[Position | None, Translator]:
        """Return the table that the interaction concerns, if it is readable, and a translator that names its seats."""
        language = await self.languages.of_member(interaction)
        position: Position | None = None
        table_id = interaction.extras.get(TABLE)
        if table_id is not None:
            try:
                position = await self.tables.position(table_id)
            except TableRefusal:
                position = None
        return position, translator(self.catalogues[language], position)


class BaseBot(commands.AutoShardedBot):
    """The bot as commands know it: a client that carries the core."""

    def __init__(self, core: Core, **options: Any) -> None:
        """Take `options`, which are those of `commands.AutoShardedBot`."""
        super().__init__(**options)
        self.core = core
        core.client = self
        core.posting = posting_of(
            *(self, core.database, core.tables, core.posts, core.catalogues, core.known.now)
        )
        self.cut_off: set[int] = set()
        """The shards whose connection is lost at the moment."""


def core_of(interaction: discord.Interaction[BaseBot]) -> Core:
    return interaction.client.core
