"""Addresses of public pages, and which pages there are.

A page exists if the operator serves pages, the server's admins have chosen so, and the channel's public posts show the
same. Addresses are 96 random bits. When an admin switches the pages of a server off, or a member their own, the old
addresses end for good.
"""

import secrets
from dataclasses import dataclass
from functools import partial

from bot.serving import WebConfig
from bot.store.database import Database
from bot.store.finding import web_pages
from bot.store.finding.web_pages import PageKind
from bot.store.rows import Status
from bot.tables.model import Position
from bot.tables.settings import (
    SPECTATORS,
    WEB,
    WEB_LISTED,
    WEB_OFF,
    Settings,
    is_allowed,
    readable,
)

BYTES = 12
PATHS = {PageKind.TABLE: "t", PageKind.TOURNAMENT: "c", PageKind.SERVER: "s"}
"""The first part of the path of each kind of page."""
MEMBER_PATH = "m"


@dataclass(frozen=True, slots=True)
class Found:
    """A page at an address."""

    number: int
    """Of the table, tournament or server."""
    choice: str
    """As `Pages.choice` of its server."""
    is_watched: bool
    """True if members without a seat may look at tables in play of its server."""


class Pages:
    def __init__(self, database: Database, settings: Settings, web: WebConfig | None) -> None:
        """Without `web` there are no pages."""
        self._database = database
        self._settings = settings
        self.web = web

    @property
    def root(self) -> str:
        """Return the address of the site, without a trailing slash."""
        return "" if self.web is None else self.web.url

    async def choice(self, guild_id: int) -> str:
        """Return one of `WEB_CHOICES` for a server; `WEB_OFF` if another process serves it."""
        if self.web is None or not self._database.shards.serve(guild_id):
            return WEB_OFF
        return await self._settings.web(guild_id)

    async def shows(self, at: Position) -> bool:
        """Return whether a table has a page, as far as its server and its privacy decide."""
        return await self.lacking(at) is None

    async def lacking(self, at: Position) -> str | None:
        """Return why a table has no page: one of the reasons of `error.web.none_here`; None if it has one."""
        guild_id = at.table.guild_id
        choice = await self.choice(guild_id)
        return _lacking(at, choice, await self._settings.allows(guild_id, SPECTATORS))

    async def of_table(self, at: Position) -> str | None:
        """Return the address of a table's page; None if it has none."""
        if not await self.shows(at):
            return None
        return await self._address(PageKind.TABLE, at.table.id, at.table.guild_id)

    async def of_tournament(self, tournament_id: int, guild_id: int) -> str | None:
        """Return the address of the page of an announced tournament; None if it has none."""
        if await self.choice(guild_id) == WEB_OFF:
            return None
        return await self._address(PageKind.TOURNAMENT, tournament_id, guild_id)

    async def of_server(self, guild_id: int) -> str | None:
        """Return the address of the page with all tables and tournaments of a server; None if it has none."""
        if await self.choice(guild_id) != WEB_LISTED:
            return None
        return await self._address(PageKind.SERVER, guild_id, guild_id)

    async def at(self, kind: PageKind, address: str) -> Found | None:
        """Return the page at an address; None if there is none, or if the pages of its server are off."""
        names = (WEB, SPECTATORS)
        query = partial(web_pages.at_address, kind=kind, given=address, names=names)
        row = await self._database.read(partial(readable, query))
        if row is None or self.web is None or not self._database.shards.serve(row[1]):
            return None
        number, _, chosen = row
        choice = self._settings.web_choice(chosen.get(WEB))
        if choice == WEB_OFF:
            return None
        return Found(number, choice, is_allowed(chosen.get(SPECTATORS)))

    async def is_kept_out(self, table_id: int) -> bool:
        return await self._database.read(
            lambda conn: web_pages.is_kept_out(conn, PageKind.TABLE, table_id)
        )

    async def keep_out(self, at: Position, *, on: bool) -> None:
        """Take a table out of the web, or give it a page with a new address."""
        given = None if on else _new()
        table = at.table
        await self._database.write(
            lambda conn: web_pages.put(conn, PageKind.TABLE, table.id, table.guild_id, given)
        )

    async def of_member(self, member_id: int) -> str | None:
        """Return the address of a member's page; None if they have none."""
        address = await self._database.read(lambda conn: web_pages.of_member(conn, member_id))
        return None if address is None else self._url(MEMBER_PATH, address)

    async def of_members(self, member_ids: list[int]) -> dict[int, str]:
        """Return the addresses of those of these members who have a page."""
        found = await self._database.read(lambda conn: web_pages.of_members(conn, member_ids))
        return {each: self._url(MEMBER_PATH, address) for each, address in found.items()}

    async def member_at(self, address: str) -> int | None:
        return await self._database.read(lambda conn: web_pages.member_at(conn, address))

    async def open_member(self, member_id: int, *, on: bool) -> None:
        """Give a member a page, or end its address for good."""

        if on:
            new = _new()
            await self._database.write(lambda conn: web_pages.open_member(conn, member_id, new))
        else:
            await self._database.write(lambda conn: web_pages.close_member(conn, member_id))

    async def _address(self, kind: PageKind, number: int, guild_id: int) -> str | None:
        found = await self._database.read(
            lambda conn: web_pages.address(conn, kind, number, guild_id, None)
        )
        if found is None:
            new = _new()
            found = await self._database.write(
                lambda conn: web_pages.address(conn, kind, number, guild_id, new)
            )
        return None if found is None else self._url(PATHS[kind], found)

    def _url(self, path: str, address: str) -> str:
        return f"{self.root}/{path}/{address}"


def shown_by(found: Found, at: Position) -> bool:
    """Return whether the page of a table may be shown."""
    return _lacking(at, found.choice, found.is_watched) is None


def _lacking(at: Position, choice: str, is_watched: bool) -> str | None:
    table = at.table
    if table.filters.private:
        return "private"
    if table.is_sealed:
        return "sealed"
    if choice == WEB_OFF:
        return "off"
    return None if is_watched or table.status is Status.LOBBY else "unwatched"


def _new() -> str:
    return secrets.token_urlsafe(BYTES)
