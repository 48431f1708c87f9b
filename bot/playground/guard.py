"""Admission to the playground: programs on this machine, and the playground's own page."""

from aiohttp import web
from aiohttp.typedefs import Handler

from bot.playground.discord.wire import json_response

LOOPBACK = ("127.0.0.1", "localhost")


@web.middleware
async def own_page_only(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse pages of other sites, which could reach this machine through the browser of their visitors.

    The Origin header names the asking page; Host reveals a foreign name that was pointed at this machine.
    """
    origin = request.headers.get("Origin")
    if request.url.host not in LOOPBACK or origin not in (None, str(request.url.origin())):
        return json_response({"message": "Only for the playground's own page"}, 403)
    return await handler(request)
