"""The bot leaves servers, because the operator says so."""

import logging
from collections.abc import Callable, Iterable

import discord

from bot.store.database import Connection
from bot.store.rows import Due

_log = logging.getLogger(__name__)


async def leave(guilds: Iterable[discord.Guild]) -> None:
    """Leave these servers."""
    for guild in guilds:
        try:
            await guild.leave()
        except (discord.NotFound, discord.Forbidden):
            # It is no longer there.
            continue
        _log.warning("left server %d, as the operator has asked", guild.id)


class ServerLeaver:
    """Leaves a server when that is due."""

    def __init__(self, guild_of: Callable[[int], discord.Guild | None]) -> None:
        self._guild_of = guild_of

    async def due(self, due: Due, now_ms: int) -> Callable[[Connection], None]:
        """Leave a server that the operator has named; the handler of `DueKind.LEAVE`."""
        guild = self._guild_of(due.number)
        if guild is not None:
            await leave((guild,))
        return lambda conn: None
