"""Stands between the bot and the playground's Gateway, and breaks connections and events as a test wants."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
from aiohttp import WSMsgType, web

Json = dict[str, Any]
ABORTED = 1006
"""The connection ends without a close frame."""
REFUSED = 503
"""The upgrade to a connection is answered with this status."""
IDENTIFY = 2


class Relay:
    def __init__(self, gateway: str) -> None:
        self._gateway = gateway
        self.url = ""
        self.closes: list[int] = []
        """The codes with which the next connections are closed."""
        self.after_identify = False
        """Are they closed after the bot has identified itself, not before HELLO?"""
        self.change: Callable[[Json], Any] = lambda event: event
        """The change of an event. A text is sent as it is."""
        self.connections = self.identifies = 0
        self._bots: set[web.WebSocketResponse] = set()

    async def handle(self, request: web.Request) -> web.StreamResponse:
        self.connections += 1
        code = self.closes.pop(0) if self.closes else None
        if code == REFUSED:
            return web.Response(status=REFUSED)
        bot = web.WebSocketResponse(compress=False)
        await bot.prepare(request)
        if code is not None and not self.after_identify:
            await _close(request, bot, code)
            return bot
        self._bots.add(bot)
        async with aiohttp.ClientSession() as session, session.ws_connect(self._gateway) as above:
            down = asyncio.create_task(self._down(above, bot))
            async for message in bot:
                if json.loads(message.data)["op"] == IDENTIFY:
                    self.identifies += 1
                    if code is not None:
                        await _close(request, bot, code)
                        break
                await above.send_str(message.data)
            down.cancel()
        self._bots.discard(bot)
        return bot

    async def _down(
        self, above: aiohttp.ClientWebSocketResponse, bot: web.WebSocketResponse
    ) -> None:
        async for message in above:
            if message.type is WSMsgType.TEXT:
                event = json.loads(message.data)
                if event["t"] == "READY":
                    event["d"]["resume_gateway_url"] = self.url
                changed = self.change(event)
                await bot.send_str(changed if isinstance(changed, str) else json.dumps(changed))
        await bot.close(code=above.close_code or ABORTED)

    async def send(self, message: Any) -> None:
        """Send something to the bot that the Gateway did not."""
        for bot in self._bots:
            await bot.send_str(message if isinstance(message, str) else json.dumps(message))

    async def cut(self, code: int) -> None:
        for bot in tuple(self._bots):
            await bot.close(code=code)


async def _close(request: web.Request, bot: web.WebSocketResponse, code: int) -> None:
    if code == ABORTED:
        assert request.transport is not None
        request.transport.abort()
    else:
        await bot.close(code=code)


@asynccontextmanager
async def relay(gateway: str) -> AsyncIterator[Relay]:
    made = Relay(gateway)
    app = web.Application()
    app.router.add_get("/", made.handle)
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        made.url = f"ws://127.0.0.1:{runner.addresses[0][1]}/"
        yield made
    finally:
        await runner.cleanup()
