"""The playground as one server: Discord's API, its Gateway, the control API and the page."""

from __future__ import annotations

import os
import socket
from pathlib import Path
from types import TracebackType
from typing import Self

from aiohttp import web
from aiohttp.typedefs import Handler

from bot.playground.discord.clock import Clock
from bot.playground.discord.files import FileStore
from bot.playground.discord.platform import Platform, build_platform
from bot.playground.discord.world import default_world
from bot.playground.guard import own_page_only
from bot.playground.page_font import serve_page_font
from bot.playground.people.control import Control
from bot.playground.people.dress import dresser
from bot.playground.rest.api import LARGEST_BODY, PREFIX, build_api
from bot.playground.rest.faults import Faults

HOST = "127.0.0.1"
PAGE = Path(__file__).parent / "page"
NO_CACHE = {"Cache-Control": "no-cache"}


class Playground:
    """Listens on loopback only; port 0 takes any free one.

    Any token is accepted unless one is fixed. `openapi` names Discord's OpenAPI document, by default the environment's
    DISCORD_OPENAPI. Without either, or without `checks_bodies`, bodies are not checked against it. `shards` is the
    number of connections recommended to the bot, and `servers` the number of its servers.
    """

    def __init__(
        self,
        *,
        port: int = 0,
        token: str | None = None,
        clock: Clock | None = None,
        openapi: Path | None = None,
        checks_bodies: bool = True,
        privileged_intents: bool = False,
        shards: int = 1,
        servers: int = 1,
        seed: int = 0,
    ) -> None:
        self._port = port
        self._token = token
        self._openapi = (openapi or _from_environment()) if checks_bodies else None
        self._privileged_intents = privileged_intents
        self._shards, self._servers = shards, servers
        self._seed = seed
        self.clock = clock or Clock()
        self._runner: web.AppRunner | None = None
        self._platform: Platform | None = None

    @property
    def url(self) -> str:
        return f"http://{HOST}:{self._port}"

    @property
    def api_url(self) -> str:
        return self.url + PREFIX

    @property
    def platform(self) -> Platform:
        assert self._platform is not None, "the playground has not been started"
        return self._platform

    async def start(self) -> None:
        """Start listening. Raise OSError if the port is taken."""
        # The server announces its address, so it needs the port first.
        listener = socket.create_server((HOST, self._port))
        self._port = listener.getsockname()[1]
        world = default_world(self._servers)
        platform = build_platform(
            world,
            self.clock,
            dress=dresser(world),
            url=self.url,
            shards=self._shards,
            token=self._token,
            privileged_intents=self._privileged_intents,
        )
        runner = web.AppRunner(self._application(platform), access_log=None, shutdown_timeout=1.0)
        await runner.setup()
        await web.SockSite(runner, listener).start()
        self._platform, self._runner = platform, runner

    def _application(self, platform: Platform) -> web.Application:
        faults = Faults(self._seed, platform.report.faults_injected)
        app = web.Application(client_max_size=LARGEST_BODY, middlewares=[own_page_only])
        api = build_api(platform, faults, token=self._token, openapi=self._openapi)
        app.add_subapp(PREFIX, api)
        app.add_subapp("/play", Control(platform, faults).build())
        app.router.add_get("/gateway", platform.gateway.handle)
        app.router.add_get("/files/{key:.+}", _serve_files(platform.files))
        app.router.add_get("/", _serve_page)
        app.router.add_get("/page-font", serve_page_font)
        if PAGE.is_dir():
            app.router.add_static("/page", PAGE)

        async def hang_up(_: web.Application) -> None:
            platform.interactions.close()
            await platform.gateway.close()
            await platform.feed.close()

        app.on_shutdown.append(hang_up)
        return app

    async def stop(self) -> None:
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.stop()


def _from_environment() -> Path | None:
    named = os.environ.get("DISCORD_OPENAPI")
    return Path(named) if named else None


def _serve_files(files: FileStore) -> Handler:
    async def serve(request: web.Request) -> web.Response:
        held = files.get(request.match_info["key"])
        if held is None:
            raise web.HTTPNotFound
        data, content_type = held
        headers = {"Content-Type": content_type, "Cache-Control": "private, max-age=3600"}
        return web.Response(body=data, headers=headers)

    return serve


async def _serve_page(_: web.Request) -> web.StreamResponse:
    index = PAGE / "index.html"
    if not index.is_file():
        raise web.HTTPNotFound(text="The page is not installed.")
    return web.FileResponse(index, headers=NO_CACHE)
