"""Live events for people's sockets: the page, and tests that watch."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field

from aiohttp import WSCloseCode, web

from bot.playground.discord.wire import Json, encode
from bot.playground.discord.world import Member

Dress = Callable[[Json], Json]

DRESSED = frozenset({"message_create", "message_update", "modal"})
"""The events that carry Markdown."""


@dataclass(slots=True, eq=False)
class Onlooker:
    """One socket. A raw one does not get the HTML that only the page needs."""

    member: Member
    raw: bool
    queue: asyncio.Queue[bytes] = field(default_factory=asyncio.Queue)


class Feed:
    def __init__(self, dress: Dress) -> None:
        """Take `dress`, which adds to a message the HTML that the page shows instead of its Markdown."""
        self._dress = dress
        self._onlookers: set[Onlooker] = set()
        self._open: set[web.WebSocketResponse] = set()

    def push(self, kind: str, data: object, sees: Callable[[Member], bool] | None = None) -> None:
        """Send to all onlookers for whom `sees` holds (to all if it is None)."""
        plain: bytes | None = None
        dressed: bytes | None = None
        for onlooker in self._onlookers:
            if sees is not None and not sees(onlooker.member):
                continue
            if kind in DRESSED and isinstance(data, dict) and not onlooker.raw:
                dressed = dressed or encode({"t": kind, "d": self._dress(data)})
                onlooker.queue.put_nowait(dressed)
            else:
                plain = plain or encode({"t": kind, "d": data})
                onlooker.queue.put_nowait(plain)

    def push_to(self, member_id: int, kind: str, data: object) -> None:
        self.push(kind, data, lambda member: member.id == member_id)

    async def handle(
        self, request: web.Request, member: Member, *, raw: bool
    ) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(heartbeat=30.0, compress=False)
        await socket.prepare(request)
        onlooker = Onlooker(member, raw)
        self._onlookers.add(onlooker)
        self._open.add(socket)
        writer = asyncio.create_task(_write(socket, onlooker.queue))
        try:
            async for _ in socket:
                pass
        finally:
            self._onlookers.discard(onlooker)
            self._open.discard(socket)
            writer.cancel()
            with suppress(asyncio.CancelledError):
                await writer
        return socket

    async def close(self) -> None:
        for socket in tuple(self._open):
            await socket.close(code=WSCloseCode.GOING_AWAY)


async def _write(socket: web.WebSocketResponse, queue: asyncio.Queue[bytes]) -> None:
    while True:
        line = await queue.get()
        with suppress(ConnectionResetError):
            await socket.send_str(line.decode())
