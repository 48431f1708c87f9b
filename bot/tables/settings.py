"""The languages, pings, pictures and paces that servers and members have chosen."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from types import MappingProxyType
from typing import TypeVar

import msgspec

from bot.clocks.hours import Hours
from bot.clocks.paces import DEFAULT, read_pace
from bot.clocks.preferences import Preferences, Reach
from bot.i18n import LANGUAGES
from bot.store import members, settings
from bot.store.damage import Damaged, found_damaged
from bot.store.database import Connection, Database
from bot.store.finding import web_pages
from bot.store.people import opened
from bot.store.people.opened import Opened
from bot.store.rows import ANYONE, Filters
from rules.core.errors import Refusal

T = TypeVar("T")


OFFERS = "offers"
"""The setting of a server: the channel in which seats are offered."""
LOG = "log"
"""The setting of a server: the channel for the deeds of moderators."""


LOBBY = "lobby"
"""The setting of a server: the channel with the list of its tables."""
TABLES = "tables"
"""The setting of a server: the channel in which tables are opened for matched members."""
ANIMATIONS = "animations"
"""The setting of a server: are animations posted?"""
SPECTATORS = "spectators"
"""The setting of a server: may members without a seat at a table look at it?"""
VACATION = "vacation"
"""The setting of a server: do vacations stop clocks at new tables whose pace leaves that open?"""
PRIVATE = "private"
"""The setting of a server: may private tables be opened?"""
WEB = "web"
"""The setting of a server: which public pages of it there are, one of `WEB_CHOICES`."""
WEB_LISTED, WEB_OFF = "listed", "off"
WEB_CHOICES = (WEB_LISTED, "linked", WEB_OFF)
"""Pages of tables and tournaments and a page with their list; the same without the list; no pages."""
TITLES, PACES, CHANNELS = "titles", "paces", "channels"
OPENERS, MODERATORS, ORGANISERS = "openers", "moderators", "organisers"
"""Settings of a server with several values.

They are the permitted games and paces, the channels and roles for opening tables, and the roles of moderators and
organisers. None of them is chosen at first. That allows every table, and leaves the rest to Discord's own permissions.
"""
HOURS = "hours"
"""The setting of a server: the hours assumed for members who have set none. They have versions, as members' own."""
BY_LANGUAGE = "by_language"
"""The value of `HOURS` with which the language of a table decides, as until a server chooses."""
_MOST_VERSIONS = 20
MOST_TABLES, MOST_OF_MEMBER = "most_tables", "most_per_member"
"""Settings of a server: the most tables at once, and the most of them opened by one member."""
LIMITS: Mapping[str, int] = MappingProxyType({MOST_TABLES: 200, MOST_OF_MEMBER: 20})
"""Defaults of these limits."""
_NO = "no"


class Settings:
    def __init__(self, database: Database, web_default: str = WEB_OFF) -> None:
        """`web_default` is one of `WEB_CHOICES`, for servers that have made none."""
        self._database = database
        self._web_default = web_default

    @property
    def are_shared(self) -> bool:
        """Return whether other processes change them too, so that they must be read each time."""
        return self._database.is_shared

    async def guild_language(self, guild_id: int) -> str | None:
        """Return the language chosen for a server, or None if it uses the one set in Discord."""
        return _spoken(await self._read(lambda conn: settings.guild_language(conn, guild_id)))

    async def set_guild_language(self, guild_id: int, language: str) -> None:
        await self._database.write(
            lambda conn: settings.set_guild_language(conn, guild_id, language)
        )

    async def member_language(self, member_id: int) -> str | None:
        """Return the language that a member chose, or None if they use the one set in Discord."""
        return _spoken(await self._read(lambda conn: settings.member_language(conn, member_id)))

    async def set_member_language(self, member_id: int, language: str | None) -> None:
        await self._database.write(
            lambda conn: settings.set_member_language(conn, member_id, language)
        )

    async def reach(self, *member_ids: int) -> dict[int, Reach]:
        """Return the reach of each of these members: their possible and wanted ways."""
        found = await self._read(lambda conn: members.reach(conn, member_ids))
        return found if found is not None else dict.fromkeys(member_ids, Reach())

    async def set_wishes(self, member_id: int, wishes: Preferences) -> None:
        await self._database.write(lambda conn: members.set_wishes(conn, member_id, wishes))

    async def set_locale(self, member_id: int, locale: str) -> None:
        """Remember the language of a member's Discord, for messages that answer no interaction."""
        await self._database.write(lambda conn: members.set_locale(conn, member_id, locale))

    async def mute(self, table_id: int, member_id: int, *, on: bool) -> None:
        """Mute the turns of a table for a member, or stop that.

        Raises:
            Refusal: act.unchanged.
        """

        def keep(conn: Connection) -> None:
            if on == (member_id in members.muted_by(conn, table_id)):
                raise Refusal("act.unchanged")
            members.mute(conn, table_id, member_id, on=on)

        await self._database.write(keep)

    async def muted_by(self, table_id: int) -> set[int]:
        """Return the members who muted the turns of a table."""
        return await self._read(lambda conn: members.muted_by(conn, table_id)) or set()

    async def pace(self, guild_id: int) -> str:
        """Return the pace that a server proposes for new tables, as in `read_pace`."""
        chosen = await self._read(lambda conn: settings.pace(conn, guild_id))
        return _readable(chosen) or DEFAULT

    async def set_pace(self, guild_id: int, pace: str) -> None:
        await self._database.write(lambda conn: settings.set_pace(conn, guild_id, pace))

    async def last_opened(self, member_id: int, title: str) -> Opened | None:
        """Return the table of a title that a member opened last; None if there is none."""
        return await self._read(lambda conn: opened.last(conn, member_id, title))

    async def knows_hours(self, member_id: int) -> bool:
        """Return whether the member knows the hours that are assumed for them."""
        return bool(await self._read(lambda conn: settings.knows_hours(conn, member_id)))

    async def note_hours(self, member_id: int) -> None:
        await self._database.write(lambda conn: settings.note_hours(conn, member_id))

    async def channel(self, guild_id: int, name: str) -> int | None:
        """Return the channel that a server has chosen for a purpose, such as `OFFERS`; None if it has chosen none."""
        value = await self._get(guild_id, name)
        return int(value) if value is not None and value.isdecimal() else None

    async def set_channel(self, guild_id: int, name: str, channel_id: int | None) -> None:
        value = "" if channel_id is None else str(channel_id)
        await self._set(guild_id, name, value)

    async def several(self, guild_id: int, name: str) -> tuple[str, ...]:
        """Return the values that a server has chosen for a setting that holds several, such as `TITLES`."""
        value = await self._get(guild_id, name)
        return tuple((value or "").split())

    async def set_several(self, guild_id: int, name: str, values: Sequence[str]) -> None:
        await self._set(guild_id, name, " ".join(values))

    async def limit(self, guild_id: int, name: str) -> int:
        """Return one of `LIMITS`, as a server has chosen it."""
        value = await self._get(guild_id, name)
        return int(value) if value and value.isdecimal() else LIMITS[name]

    async def roles(self, guild_id: int, name: str) -> tuple[int, ...]:
        """Return the roles that a server has chosen for a setting, such as `OPENERS`."""
        return tuple(int(each) for each in await self.several(guild_id, name) if each.isdecimal())

    async def allows(self, guild_id: int, name: str) -> bool:
        """Return whether a server leaves a feature on, such as `PRIVATE`. It is on until it is switched off."""
        return is_allowed(await self._get(guild_id, name))

    async def allow(self, guild_id: int, name: str, on: bool) -> None:
        await self._set(guild_id, name, "" if on else _NO)

    async def web(self, guild_id: int) -> str:
        """Return one of `WEB_CHOICES`: the server's own, else the operator's."""
        return self.web_choice(await self._get(guild_id, WEB))

    def web_choice(self, stored: str | None) -> str:
        """Return one of `WEB_CHOICES`, from the stored value of `WEB`."""
        return stored if stored in WEB_CHOICES else self._web_default

    async def set_web(self, guild_id: int, value: str) -> None:
        """Store one of `WEB_CHOICES`. With `WEB_OFF` all addresses of the server's pages end for good."""

        def work(conn: Connection) -> None:
            settings.set_guild_setting(conn, guild_id, WEB, value)
            if value == WEB_OFF:
                web_pages.close(conn, guild_id)

        await self._database.write(work)

    async def hours(self, guild_id: int) -> tuple[Hours, ...]:
        """Return all versions of `HOURS`, oldest first; one without a zone says that the language decides."""
        return versions_of(await self._get(guild_id, HOURS))

    async def add_hours(self, guild_id: int, version: Hours) -> None:
        """Add a version of `HOURS`. It takes the place of those that have not begun by then."""

        def work(conn: Connection) -> None:
            held = versions_of(settings.guild_setting(conn, guild_id, HOURS))
            kept = [each for each in held if each.valid_from_ms < version.valid_from_ms]
            text = msgspec.json.encode([*kept, version][-_MOST_VERSIONS:]).decode()
            settings.set_guild_setting(conn, guild_id, HOURS, text)

        await self._database.write(work)

    async def filters(self, guild_id: int) -> Filters:
        """Return the conditions of new tables of a server."""
        chosen = await self._read(lambda conn: settings.filters(conn, guild_id))
        with suppress(msgspec.MsgspecError, TypeError):
            return msgspec.json.decode(chosen or "{}", type=Filters)
        return ANYONE

    async def set_filters(self, guild_id: int, filters: Filters) -> None:
        text = msgspec.json.encode(filters).decode()
        await self._database.write(lambda conn: settings.set_filters(conn, guild_id, text))

    async def command_hash(self) -> str | None:
        """Return a hash of the slash commands as they were last registered."""
        return await self._database.read(lambda conn: settings.fact(conn, "command_hash"))

    async def set_command_hash(self, value: str) -> None:
        await self._database.write(lambda conn: settings.set_fact(conn, "command_hash", value))

    async def _get(self, guild_id: int, name: str) -> str | None:
        return await self._read(lambda conn: settings.guild_setting(conn, guild_id, name))

    async def _set(self, guild_id: int, name: str, value: str) -> None:
        await self._database.write(
            lambda conn: settings.set_guild_setting(conn, guild_id, name, value)
        )

    async def _read(self, query: Callable[[Connection], T]) -> T | None:
        """Return the stored choice, or None if it is damaged."""
        return await self._database.read(partial(readable, query))


def readable(query: Callable[[Connection], T], conn: Connection) -> T | None:
    """Return the result of a query, or None if it is damaged: it then counts as no choice."""
    try:
        with found_damaged():
            return query(conn)
    except Damaged:
        return None


def is_allowed(stored: str | None) -> bool:
    """Return whether a feature is on, from the stored value of its setting."""
    return stored != _NO


def _spoken(language: str | None) -> str | None:
    """Return the language if it is one of ours. It may not be if it is damaged or was stored by a newer version."""
    return language if language in LANGUAGES else None


def versions_of(text: str | None) -> tuple[Hours, ...]:
    """Return versions of hours as `HOURS` holds them; none if they are damaged."""
    with suppress(msgspec.MsgspecError):
        return msgspec.json.decode(text or "[]", type=tuple[Hours, ...])
    return ()


def _readable(pace: str | None) -> str | None:
    """Return the pace, unless it is damaged or was stored by a newer version."""
    with suppress(Refusal):
        if pace is not None:
            read_pace(pace)
            return pace
    return None
