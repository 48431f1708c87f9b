"""Languages and pings, as servers and members have chosen them."""

from bot.store import settings
from bot.store.database import Database


class Settings:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def guild_language(self, guild_id: int) -> str | None:
        """The language chosen for a server, or None: the one that Discord gives for it."""
        return await self._database.read(lambda conn: settings.guild_language(conn, guild_id))

    async def set_guild_language(self, guild_id: int, language: str) -> None:
        await self._database.write(
            lambda conn: settings.set_guild_language(conn, guild_id, language)
        )

    async def member_language(self, member_id: int) -> str | None:
        """The language that a member chose, or None: the one of the member's Discord."""
        return (await self._database.read(lambda conn: settings.member(conn, member_id)))[0]

    async def set_member_language(self, member_id: int, language: str | None) -> None:
        await self._database.write(
            lambda conn: settings.set_member_language(conn, member_id, language)
        )

    async def pings(self, member_id: int) -> bool:
        """Does this member want to be pinged when it is time to act?"""
        return (await self._database.read(lambda conn: settings.member(conn, member_id)))[1]

    async def set_pings(self, member_id: int, on: bool) -> None:
        await self._database.write(lambda conn: settings.set_pings(conn, member_id, on))

    async def command_hash(self) -> str | None:
        """Of the slash commands as they were last registered."""
        return await self._database.read(lambda conn: settings.fact(conn, "command_hash"))

    async def set_command_hash(self, value: str) -> None:
        await self._database.write(lambda conn: settings.set_fact(conn, "command_hash", value))
