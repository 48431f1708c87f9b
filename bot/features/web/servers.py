"""Pages of servers with their tables, tournaments and leaderboards, and pages of members who want one."""

from functools import partial
from typing import Final

import discord
from discord.abc import GuildChannel

from bot.core.core import Core
from bot.core.posts.public import result_lines
from bot.core.posts.renderer import VISITOR, drawn_for
from bot.core.text.links import link
from bot.core.text.translator import Translator, server_language, translator
from bot.features.find.parts import Find
from bot.features.rating import lines, views
from bot.features.rating.parts import Rating
from bot.features.rating.pictures import RatingPictures
from bot.features.tournament.parts import Tournament
from bot.features.tournament.words import Shown, event, phase, title
from bot.features.web.answers import PNG, Answer
from bot.features.web.grids import leaders_grid
from bot.features.web.views import (
    EntryView,
    GridView,
    Link,
    MemberView,
    PictureView,
    ServerPageView,
)
from bot.features.web.words import Plain, names_at
from bot.ratings.profiles import Profile
from bot.store.finding import lobby_boards
from bot.store.finding.web_pages import PageKind
from bot.tables.errors import TableRefusal
from bot.tables.model import Position
from bot.tables.names import table_title, visible
from render import registry as painters
from rules.contest.director.snapshot import Status as TournamentStatus
from rules.contest.ratings.pools import title_of
from rules.core.errors import Refusal
from rules.core.text import Msg
from rules.registry import title_keys

MOST_LISTED: Final = 25
MOST_BOARDS: Final = 8
NOBODY: Final = 0
"""A number that no member has: a visitor sees what any member sees of another."""


class ServerPages:
    def __init__(self, core: Core) -> None:
        self._core = core
        self._ratings = core.of(Rating).ratings
        self._drawn = RatingPictures(core.renderer, painters.load)

    async def at(self, address: str) -> int | None:
        """Return the server with a page at an address; None if there is none, or if it must not be shown."""
        pages = self._core.pages
        guild_id = await pages.number_at(PageKind.SERVER, address)
        is_open = guild_id is not None and await pages.of_server(guild_id) is not None
        return guild_id if is_open else None

    async def language(self, guild_id: int) -> str:
        return await server_language(self._core.client, self._core.settings, guild_id)

    async def view(self, guild_id: int, href: str, language: str) -> ServerPageView:
        """Return the page of a server: only tables in channels that all its members may see."""
        text = translator(self._core.catalogues[language], None)
        guild = self._core.client.get_guild(guild_id)
        contents = await self._core.of(Find).lobby_boards.contents(guild_id, self._is_seen)
        ended = await self._core.database.read(
            partial(lobby_boards.finished, guild_id=guild_id, most=MOST_LISTED)
        )
        gathering = [each.table.id for each in contents.gathering]
        offered = [each.id for each in contents.offered]
        found = await self._core.of(Tournament).service.in_guild(guild_id)
        held = [Shown(each) for each in found]
        return ServerPageView(
            kind=PageKind.SERVER.value,
            href=href,
            name=(visible(guild.name) if guild is not None else "") or "Turnpost",
            open_seats=await self._tables([*gathering, *offered], language),
            playing=await self._tables([each.id for each in contents.playing], language),
            finished=await self._tables(
                [each.id for each in ended if self._is_seen(each.channel_id)], language
            ),
            tournaments=tuple(
                [
                    await self._tournament(each, text)
                    for each in held
                    if each.at.status is not TournamentStatus.DRAFT
                ]
            ),
            leaders=await self._leaders(guild_id, text),
            members=await self._members(guild_id),
        )

    async def member(self, address: str, href: str, language: str) -> MemberView | None:
        """Return the page of a member; None if there is none, or if they hide their ratings."""
        profile = await self._profile(address)
        if profile is None:
            return None
        text = translator(self._core.catalogues[language], None)
        plain = Plain(text, self._core.tables.now_ms(), lambda _: visible(profile.name))
        card = None
        if profile.tables and not profile.is_unrated:
            alt = plain.words("web.card_alt")
            card = PictureView(f"{href}/card.png?lang={language}", alt)
        told = tuple(plain(line) for line in lines.profile_lines(profile, text)[1:])
        return MemberView("member", href, views.named(profile.name), told, card)

    async def card(self, address: str, language: str) -> Answer | None:
        """Return the picture of a member's profile."""
        profile = await self._profile(address)
        if profile is None or not profile.tables or profile.is_unrated:
            return None
        drawn_for.set(VISITOR)
        text = translator(self._core.catalogues[language], None)
        files = await self._drawn.profile(views.profile_view(profile), text)
        return next((Answer(each.data, PNG) for each in files if each.name.endswith("png")), None)

    async def _profile(self, address: str) -> Profile | None:
        member_id = await self._core.pages.member_at(address)
        if member_id is None:
            return None
        try:
            return await self._ratings.profile(member_id, NOBODY)
        except Refusal:
            return None

    async def _tables(self, ids: list[int], language: str) -> tuple[EntryView, ...]:
        found = []
        for table_id in dict.fromkeys(ids):
            try:
                at = await self._core.tables.position(table_id)
            except TableRefusal:
                continue
            address = await self._core.pages.of_table(at)
            if address is not None:
                found.append(self._entry(at, address, language))
        return tuple(found)

    def _entry(self, at: Position, address: str, language: str) -> EntryView:
        text = translator(self._core.catalogues[language], at)
        plain = Plain(text, self._core.tables.now_ms(), names_at(at.seats))
        seated = [row.seat for row in at.seats if not row.is_free and not row.is_reserved]
        names = " · ".join(plain(text.name(seat)) for seat in seated)
        outcome = None if at.state is None else at.game.outcome(at.state)
        said = [names]
        if outcome is not None:
            said.insert(0, plain(result_lines(at, outcome, text)[0]))
        free = sum(row.is_free and not row.is_reserved for row in at.seats)
        if free and at.state is None:
            said.append(plain.words("web.gathering", free=free))
        name = text.draw(
            Msg("hosting.table", {"title": table_title(at.table), "number": str(at.table.id)})
        )
        return EntryView(name, tuple(filter(None, said)), address, link(at.table))

    async def _tournament(self, shown: Shown, text: Translator) -> EntryView:
        plain = Plain(text, self._core.tables.now_ms())
        address = await self._core.pages.of_tournament(shown.row.id, shown.row.guild_id)
        said = (text.draw(title(shown)), plain(phase(text, shown)))
        return EntryView(plain(event(text, shown)), said, address or "")

    async def _leaders(self, guild_id: int, text: Translator) -> tuple[GridView, ...]:
        found = []
        for pool in await self._ratings.pools():
            if title_of(pool) not in title_keys():
                continue
            board = await self._ratings.board(pool, guild_id)
            if board.rows:
                view = views.board_view(board, pool, NOBODY, is_here=True, page=0)
                found.append(leaders_grid(view, text))
        return tuple(found[:MOST_BOARDS])

    async def _members(self, guild_id: int) -> tuple[Link, ...]:
        """Return the members on the server's leaderboards who have a page."""
        names: dict[int, str] = {}
        for pool in await self._ratings.pools():
            board = await self._ratings.board(pool, guild_id)
            for row in board.rows:
                if row.member_id in board.names:
                    names[row.member_id] = views.named(board.names[row.member_id])
        addresses = await self._core.pages.of_members(list(names))
        return tuple(sorted((Link(names[each], to) for each, to in addresses.items()), key=_label))

    def _is_seen(self, channel_id: int) -> bool:
        """Return whether all members of the server may see a channel; False for a channel unknown to the bot."""
        channel = self._core.client.get_channel(channel_id)
        if isinstance(channel, discord.Thread):
            channel = None if channel.is_private() else channel.parent
        if not isinstance(channel, GuildChannel):
            return False
        return channel.permissions_for(channel.guild.default_role).view_channel


def _label(found: Link) -> str:
    return found.label.casefold()
