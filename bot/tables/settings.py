"""Languages and pings, as servers and members have chosen them."""

from collections.abc import Callable
from typing import TypeVar

from bot.i18n import LANGUAGES
from bot.store import settings
from bot.store.damage import Damaged, found_damaged
from bot.store.database import Connection, Database

T = TypeVar("T")


class Settings:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def guild_language(self, guild_id: int) -> str | None:
        """The language chosen for a server, or None: the one that Discord gives for it."""
        return _spoken(await self._read(lambda conn: settings.guild_language(conn, guild_id)))

    async def set_guild_language(self, guild_id: int, language: str) -> None:
        await self._database.write(
            lambda conn: settings.set_guild_language(conn, guild_id, language)
        )

    async def member_language(self, member_id: int) -> str | None:
        """The language that a member chose, or None: the one of the member's Discord."""
        found = await self._read(lambda conn: settings.member(conn, member_id))
        return None if found is None else _spoken(found[0])

    async def set_member_language(self, member_id: int, language: str | None) -> None:
        await self._database.write(
            lambda conn: settings.set_member_language(conn, member_id, language)
        )

    async def pings(self, member_id: int) -> bool:
        """Does this member want to be pinged when it is time to act?"""
        found = await self._read(lambda conn: settings.member(conn, member_id))
        return found is None or found[1]

    async def set_pings(self, member_id: int, on: bool) -> None:
        await self._database.write(lambda conn: settings.set_pings(conn, member_id, on))

    async def command_hash(self) -> str | None:
        """Of the slash commands as they were last registered."""
        return await self._database.read(lambda conn: settings.fact(conn, "command_hash"))

    async def set_command_hash(self, value: str) -> None:
        await self._database.write(lambda conn: settings.set_fact(conn, "command_hash", value))

    async def _read(self, query: Callable[[Connection], T]) -> T | None:
        """What was chosen; None where it cannot be read any more, so that it is as if nothing was."""

        def readable(conn: Connection) -> T | None:
            try:
                with found_damaged():
                    return query(conn)
            except Damaged:
                return None

        return await self._database.read(readable)


def _spoken(language: str | None) -> str | None:
    """The language, if it is one of ours: what is kept may be damaged, or written by a newer version."""
    return language if language in LANGUAGES else None
