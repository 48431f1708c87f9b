"""The bot leaves servers that the operator names."""

import logging
from collections.abc import Callable

import discord
from msgspec import structs

from bot.clocks.paces import MINUTE_MS
from bot.line.answers import TROUBLE
from bot.line.undocumented import leave_server
from bot.store import timers
from bot.store.database import Connection
from bot.store.rows import Timer

_log = logging.getLogger(__name__)


async def leave(client: discord.Client, guild_id: int) -> None:
    """Leave a server, even if another process serves it; do nothing if the bot is not there.

    Raises:
        Exceptions of `TROUBLE`, except `discord.NotFound` and `discord.Forbidden`.
    """
    try:
        await leave_server(client, guild_id)
    except (discord.NotFound, discord.Forbidden):
        # The bot is not there.
        return
    _log.warning("left server %d, as the operator has asked", guild_id)


class ServerLeaver:
    """Leaves servers when that is due."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def due(self, timer: Timer, now_ms: int) -> Callable[[Connection], None]:
        """Leave a server that the operator has named, and retry in a minute if that fails.

        This is the handler of `TimerKind.LEAVE`.
        """
        try:
            await leave(self._client, timer.number)
        except TROUBLE as error:
            _log.warning(
                "server %d could not be left (%s); trying again in a minute",
                *(timer.number, type(error).__name__),
            )
            again = structs.replace(timer, at_ms=now_ms + MINUTE_MS)
            return lambda conn: timers.put(conn, again)
        return lambda conn: None
