"""Finds out which members have left a server.

Discord tells only bots with a privileged intent, which this one does without. So it asks about the members who have a
seat: one request over the gateway for up to a hundred of a server, and one more about each that is missing.
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Final

from bot.core.core import Core
from bot.core.servers.presence import missing
from bot.rounds import FIRST_WAIT_S, LONGEST_WAIT_S, Retries, through_outages
from bot.store.database import Connection
from bot.store.sharing.shards import Shards

Concerned = Callable[[Connection, Shards], Mapping[int, Collection[int]]]
"""Function that returns the members whose departure matters, by their servers."""
Left = Callable[[int, int], Awaitable[None]]
"""Function that acts on a departure: the numbers of the server and the member. Repeating it changes nothing."""

EVERY_S: Final = 300.0
"""Time between two looks at all servers. The first one is after the start."""
APART_S: Final = 3.0
"""Time between two servers: Discord takes 120 requests a minute over a connection, and closes it at more."""
MOST_ASKED: Final = 20
"""Most members of a server about whom Discord is asked singly in one look."""


class Departures:
    def __init__(self, core: Core) -> None:
        self._client, self._database = core.client, core.database
        self._has_left = core.people.has_left
        self._watched: list[tuple[Concerned, Left]] = []

    def watch(self, concerned: Concerned, left: Left) -> None:
        """Act on departures of these members."""
        self._watched.append((concerned, left))

    async def run(self) -> None:
        await self._client.wait_until_ready()
        retries = Retries[None]("members who left a server", FIRST_WAIT_S, LONGEST_WAIT_S)
        while True:
            pause_s = await through_outages(lambda: retries.attempt(None, self.look()))
            await asyncio.sleep(pause_s)

    async def look(self) -> float:
        """Look at all servers, one after the other; return the seconds until the next look."""
        found = await self._concerned()
        for number, (guild_id, members) in enumerate(found.items()):
            if number:
                await asyncio.sleep(APART_S)
            await self._look_at(guild_id, members)
        return EVERY_S

    async def _look_at(self, guild_id: int, members: Collection[int]) -> None:
        suspects = sorted(await missing(self._client, guild_id, members))
        for member in suspects[:MOST_ASKED]:
            if await self._has_left(guild_id, member):
                for _, left in self._watched:
                    await left(guild_id, member)

    async def _concerned(self) -> dict[int, set[int]]:
        shards = self._database.shards

        def query(conn: Connection) -> dict[int, set[int]]:
            found: dict[int, set[int]] = {}
            for concerned, _ in self._watched:
                for guild_id, members in concerned(conn, shards).items():
                    found.setdefault(guild_id, set()).update(each for each in members if each > 0)
            return found

        return await self._database.read(query)
