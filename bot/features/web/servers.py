"""Pages of servers with their tables, tournaments and leaderboards, and pages of members who want one."""

from collections.abc import Hashable, Iterable
from dataclasses import replace
from functools import partial
from typing import Final

import discord
from discord.abc import GuildChannel
from msgspec import Struct

from bot.core.core import Core
from bot.core.posts.public import result_lines
from bot.core.text.links import link
from bot.core.text.translator import server_language, translator
from bot.features.find.parts import Find
from bot.features.rating import lines, views
from bot.features.rating.parts import Rating
from bot.features.rating.pictures import RatingPictures
from bot.features.tournament.circuits.posts import pages_of
from bot.features.tournament.parts import Tournament
from bot.features.tournament.words import Shown, event, phase, title
from bot.features.web.answers import PNG, Answer
from bot.features.web.views import EntryView, Link, PictureView, ServerPageView, TextView
from bot.features.web.words import Plain, names_at
from bot.ratings.profiles import Profile
from bot.store.finding import lobby_boards
from bot.store.finding.web_pages import PageKind
from bot.tables.errors import TableRefusal
from bot.tables.names import table_title, visible
from bot.tables.settings import WEB_LISTED
from render import registry as painters
from render.contest.twins.grids import GridView, leaders_grid, standings_grid
from rules.contest.director.snapshot import Status as TournamentStatus
from rules.contest.ratings.pools import title_of
from rules.core.errors import Refusal
from rules.registry import title_keys

MOST_LISTED: Final = 25
MOST_BOARDS: Final = 8
ANEW_MS: Final = 2_000
"""The page of a server depends on all tables: it is made at most this often, and after each deletion of a member."""
NOBODY: Final = 0
"""A number that no member has: a visitor sees what any member sees of another."""


class ServerPages:
    path, name, template = "s", "servers", "server.html"

    def __init__(self, core: Core) -> None:
        self._core = core
        self._ratings = core.of(Rating).ratings

    async def at(self, address: str) -> int | None:
        found = await self._core.pages.at(PageKind.SERVER, address)
        return found.number if found is not None and found.choice == WEB_LISTED else None

    async def language(self, guild_id: int) -> str:
        return await server_language(self._core.client, self._core.settings, guild_id)

    async def version(self, guild_id: int, href: str, language: str) -> Hashable:
        tables = self._core.tables
        return tables.now_ms() // ANEW_MS, tables.almanac.forgotten

    async def view(self, guild_id: int, href: str, language: str) -> Struct:
        """Return the page of a server: only tables in channels that all its members may see."""
        guild = self._core.client.get_guild(guild_id)
        contents = await self._core.of(Find).lobby_boards.contents(guild_id, self._is_seen)
        ended = await self._core.database.read(
            partial(lobby_boards.finished, guild_id=guild_id, most=MOST_LISTED)
        )
        gathering = [each.table.id for each in contents.gathering]
        offered = [each.id for each in contents.offered]
        held = [Shown(each) for each in await self._core.of(Tournament).service.in_guild(guild_id)]
        leaders, members = await self._leaders(guild_id, language)
        plain = Plain(translator(self._core.catalogues[language], None), self._core.tables.now_ms())
        return ServerPageView(
            kind=PageKind.SERVER.value,
            href=href,
            name=(visible(guild.name) if guild is not None else "") or "Turnpost",
            says=(plain.words("web.server_about"),),
            open_seats=await self._tables([*gathering, *offered], language),
            playing=await self._tables([each.id for each in contents.playing], language),
            finished=await self._tables(
                [each.id for each in ended if self._is_seen(each.channel_id)], language
            ),
            tournaments=tuple(
                [
                    await self._tournament(each, plain)
                    for each in held
                    if each.at.status is not TournamentStatus.DRAFT
                ]
            ),
            leaders=(*await self._circuits(guild_id, language), *leaders),
            members=members,
        )

    def files_version(self, guild_id: int) -> Hashable:
        return guild_id

    async def part(self, guild_id: int, href: str, language: str, part: str) -> Answer | None:
        return None

    async def _tables(self, ids: list[int], language: str) -> tuple[EntryView, ...]:
        found = []
        for table_id in dict.fromkeys(ids):
            try:
                at = await self._core.tables.position(table_id)
            except TableRefusal:
                continue
            address = await self._core.pages.of_table(at)
            if address is None:
                continue
            text = translator(self._core.catalogues[language], at)
            plain = Plain(text, self._core.tables.now_ms(), names_at(at.seats))
            seated = [row.seat for row in at.seats if not row.is_free and not row.is_reserved]
            said = [" · ".join(plain(text.name(seat)) for seat in seated)]
            outcome = None if at.state is None else at.game.outcome(at.state)
            if outcome is not None:
                said.insert(0, plain(result_lines(at, outcome, text)[0]))
            if at.state is None and any(row.is_free and not row.is_reserved for row in at.seats):
                said.append(plain.gathering(at.seats))
            called = table_title(at.table)
            name = plain.words("hosting.table", title=called, number=str(table_id))
            found.append(EntryView(name, tuple(filter(None, said)), address, link(at.table)))
        return tuple(found)

    async def _tournament(self, shown: Shown, plain: Plain) -> EntryView:
        address = await self._core.pages.of_tournament(shown.row.id, shown.row.guild_id)
        said = (plain.text.draw(title(shown)), plain(phase(plain.text, shown)))
        return EntryView(plain(event(plain.text, shown)), said, address or "")

    async def _circuits(self, guild_id: int, language: str) -> list[GridView]:
        """Return the standings of the circuits that are open."""
        circuits, found = self._core.of(Tournament).service.circuits, []
        text = translator(self._core.catalogues[language], None)
        for row in await circuits.in_guild(guild_id):
            circuit = await circuits.show(guild_id, row.id)
            if row.ended_ms is None and circuit.counted:
                grid = standings_grid(pages_of(circuit, text), text.draw)
                found.append(replace(grid, caption=f"{visible(row.name)} · {grid.caption}"))
        return found

    async def _leaders(
        self, guild_id: int, language: str
    ) -> tuple[tuple[GridView, ...], tuple[Link, ...]]:
        """Return the leaderboards, and the members on them who have a page."""
        say, found = translator(self._core.catalogues[language], None).draw, []
        names: dict[int, str] = {}
        for pool in await self._ratings.pools():
            board = await self._ratings.board(pool, guild_id)
            known = [each.member_id for each in board.rows if each.member_id in board.names]
            names |= {each: views.named(board.names[each]) for each in known}
            if board.rows and title_of(pool) in title_keys():
                view = views.board_view(board, pool, NOBODY, is_here=True, page=0)
                found.append(leaders_grid([view], say))
        addresses = await self._core.pages.of_members(list(names))
        links = [Link(names[each], to) for each, to in addresses.items()]
        links.sort(key=lambda each: each.label.casefold())
        return tuple(found[:MOST_BOARDS]), tuple(links)

    def _is_seen(self, channel_id: int) -> bool:
        return seen_by_all(self._core.client.get_channel(channel_id))


def seen_by_all(channel: object) -> bool:
    """Return whether all members of its server may see a channel; False for a channel unknown to the bot."""
    if isinstance(channel, discord.Thread):
        channel = None if channel.is_private() else channel.parent
    if not isinstance(channel, GuildChannel):
        return False
    guild = channel.guild
    readers = [role for role in guild.roles if role.is_default()]
    if not _see_any(readers, guild):
        # Members see channels only once they have been let in, with a role that sees at least one.
        readers = [role for role in guild.roles if not role.managed and _see_any([role], guild)]
    return bool(readers) and all(channel.permissions_for(role).view_channel for role in readers)


def _see_any(roles: Iterable[discord.Role], guild: discord.Guild) -> bool:
    return any(each.permissions_for(role).view_channel for role in roles for each in guild.channels)


class MemberPages:
    """Pages of members: none for members that hide their ratings."""

    path, name, template = "m", "members", "text.html"

    def __init__(self, core: Core) -> None:
        self._core = core
        self._drawn = RatingPictures(core.renderer, painters.load)

    async def at(self, address: str) -> Profile | None:
        member_id = await self._core.pages.member_at(address)
        if member_id is None:
            return None
        try:
            return await self._core.of(Rating).ratings.profile(member_id, NOBODY)
        except Refusal:
            return None

    async def language(self, profile: Profile) -> str:
        return "en"

    def files_version(self, profile: Profile) -> Hashable:
        return repr(profile)

    async def version(self, profile: Profile, href: str, language: str) -> Hashable:
        return await self.view(profile, href, language)

    async def view(self, profile: Profile, href: str, language: str) -> Struct:
        text = translator(self._core.catalogues[language], None)
        plain = Plain(text, self._core.tables.now_ms(), lambda _: visible(profile.name))
        picture = None
        if _has_card(profile):
            picture = PictureView(f"{href}/card.png?lang={language}", plain.words("web.card_alt"))
        told = tuple(plain(line) for line in lines.profile_lines(profile, text)[1:])
        return TextView("member", href, views.named(profile.name), told, picture)

    async def part(self, profile: Profile, href: str, language: str, part: str) -> Answer | None:
        if part != "card.png" or not _has_card(profile):
            return None
        text = translator(self._core.catalogues[language], None)
        files = await self._drawn.profile(views.profile_view(profile), text)
        return next((Answer(each.data, PNG) for each in files if each.name.endswith("png")), None)


def _has_card(profile: Profile) -> bool:
    return bool(profile.tables) and not profile.is_unrated
