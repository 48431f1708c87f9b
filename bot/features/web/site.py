"""The site: its addresses, and how each request is answered."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from importlib.resources import files
from pathlib import PurePosixPath
from typing import Any, Final

import jinja2
from aiohttp import web
from aiohttp.typedefs import Handler
from msgspec import json

from bot.core.core import Core
from bot.core.posts.renderer import VISITOR, drawn_for
from bot.core.text.translator import translator
from bot.features.web.answers import AN_HOUR, HTML, JSON, Answer, Kept, answering
from bot.features.web.lane import Busy, Lane, Visitors
from bot.features.web.routes import ADDRESS, Routes
from bot.features.web.tables import TablePages
from bot.i18n import LANGUAGES
from bot.serving import Unserved
from bot.store.errors import Unreachable
from bot.tables.model import Position
from rules.core.errors import Refusal
from rules.core.text import Msg

_log = logging.getLogger(__name__)

NUMBER: Final = "{number:[0-9]{1,5}}"
MOST_ACCEPTED: Final = 10
AWAY_S: Final = 30
"""A visitor asks again after these seconds if the database is away."""
_READING: Final = ("GET", "HEAD")
_TYPES: Final = {".css": "text/css; charset=utf-8", ".js": "text/javascript; charset=utf-8"}
_FOLDER: Final = files(__package__) / "templates"


class Site:
    def __init__(self, core: Core) -> None:
        self._core = core
        self.kept = Kept(Lane(lambda: core.renderer.for_visitors_s))
        self._visitors = Visitors()
        self.tables = TablePages(core)
        self._routes = Routes(core, self)
        self._files = {
            name: Answer((_FOLDER / name).read_bytes(), _TYPES[PurePosixPath(name).suffix])
            for name in ("style.css", "slider.js")
        }
        self._templates = jinja2.Environment(
            loader=jinja2.FunctionLoader(lambda name: (_FOLDER / name).read_text("utf-8")),
            autoescape=True,
            undefined=jinja2.StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )

    def application(self) -> web.Application:
        """Return the application; it answers only GET and HEAD."""
        app = web.Application(middlewares=[self._guarded])
        get = app.router.add_get
        get("/{file:(?:style[.]css|slider[.]js)}", answering(self._file))
        get("/robots.txt", answering(self._robots))
        get(f"/t/{ADDRESS}", answering(self._table))
        get(f"/t/{ADDRESS}/turns", answering(self._turn))
        get(f"/t/{ADDRESS}/turns/{NUMBER}", answering(self._turn))
        get(f"/t/{ADDRESS}/proof", answering(self._proof))
        get(
            f"/t/{ADDRESS}/{{part:board[.]png|board@2x[.]png|film|record[.]json}}",
            answering(self._part),
        )
        get(f"/t/{ADDRESS}/{{part:sheets|turns}}/{NUMBER}.png", answering(self._part))
        get(f"/api/v1/tables/{ADDRESS}", answering(self._api_table))
        self._routes.add(app)
        return app

    async def run(self) -> None:
        """Serve pages until cancelled.

        Raises:
            Unserved: another process uses the port, or the address is none of this machine.
        """
        listens = self._core.pages.web
        if listens is None:
            return
        runner = web.AppRunner(self.application(), access_log=None, shutdown_timeout=1.0)
        await runner.setup()
        try:
            try:
                await web.TCPSite(runner, listens.host, listens.port).start()
            except OSError as error:
                why = f"{listens.host}:{listens.port}: {error.strerror or error}"
                raise Unserved("pages", "WEB", why) from error
            _log.info("public pages at %s", listens.url)
            await asyncio.Event().wait()
        finally:
            await runner.cleanup()

    async def close(self) -> None:
        await self.kept.close()

    # Answers to all requests

    @web.middleware
    async def _guarded(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        drawn_for.set(VISITOR)
        key, status, retry_s = "web.missing", 404, 0
        try:
            if request.method in _READING:
                peer, forwarded = request.remote, request.headers.get("X-Forwarded-For")
                self._visitors.assert_welcome(peer, forwarded)
                return await handler(request)
            key, status = "web.reading", 405
        except Busy as busy:
            key, status, retry_s = "web.busy", 503, busy.seconds
        except Unreachable:
            key, status, retry_s = "web.busy", 503, AWAY_S
        except Refusal:
            # A table that cannot be shown is as if there were none.
            pass
        except web.HTTPException as error:
            status = error.status
        except Exception:
            _log.exception("a page could not be made")
            key, status = "web.broken", 500
        answer = self.page("message.html", self.language(request), key=key, href="")
        return replace(answer, status=status, retry_s=retry_s).respond(request)

    def language(self, request: web.Request, otherwise: str = "en") -> str:
        """Return the language of a page: named in its address, else the first of the browser's that is one of ours."""
        wanted = request.query.get("lang", "")
        if wanted in LANGUAGES:
            return wanted
        ranked = sorted(_accepted(request.headers.get("Accept-Language", "")))
        return ranked[0][1] if ranked else otherwise

    def page(self, template: str, language: str, **values: object) -> Answer:
        """Return a page of HTML."""
        text = translator(self._core.catalogues[language], None)

        def words(key: str, /, **args: object) -> str:
            return text.draw(Msg(key, args))  # type: ignore[arg-type]  # templates give numbers and names

        body = self._templates.get_template(template).render(
            **values,
            words=words,
            language=language,
            languages=LANGUAGES,
            root=self._core.pages.root,
            versions={name: file.tag.strip('"')[:8] for name, file in self._files.items()},
        )
        return Answer(body.encode(), HTML)

    async def _file(self, request: web.Request) -> Answer:
        file = self._files[request.match_info["file"]]
        return replace(file, lasts_s=AN_HOUR * 24) if "v" in request.query else file

    async def _robots(self, request: web.Request) -> Answer:
        del request
        return Answer(b"User-agent: *\nDisallow: /\n", "text/plain; charset=utf-8")

    # Tables

    async def _at(self, request: web.Request) -> Position:
        """Return the table that a request names.

        Raises:
            HTTPNotFound: there is no such page.
        """
        at = await self.tables.at(request.match_info["address"])
        if at is None:
            raise web.HTTPNotFound
        return at

    async def _table(self, request: web.Request) -> Answer:
        return await self._table_as(request, "table", self._table_page)

    async def _api_table(self, request: web.Request) -> Answer:
        async def made(at: Position, href: str, language: str) -> Answer:
            return Answer(json.encode(await self.tables.view(at, href, language)), JSON)

        return await self._table_as(request, "api", made)

    async def _table_page(self, at: Position, href: str, language: str) -> Answer:
        view = await self.tables.view(at, href, language)
        return self.page("game.html", language, table=view, href=href)

    async def _table_as(
        self,
        request: web.Request,
        kind: str,
        make: Callable[[Position, str, str], Coroutine[Any, Any, Answer]],
    ) -> Answer:
        at = await self._at(request)
        language = self.language(request, at.table.language)
        href = f"/t/{request.match_info['address']}"
        key = (kind, href, *await self.tables.version(at, language))
        return await self.kept.get(key, lambda: make(at, href, language))

    async def _turn(self, request: web.Request) -> Answer:
        number = request.match_info.get("number")
        turn = None if number is None else int(number)

        async def made(at: Position, href: str, language: str) -> Answer:
            view = await self.tables.moment(at, href, language, turn)
            if view is None:
                raise web.HTTPNotFound
            return self.page("turn.html", language, moment=view, href=f"{href}/turns/{view.turn}")

        return await self._table_as(request, f"turn {turn}", made)

    async def _proof(self, request: web.Request) -> Answer:
        async def made(at: Position, href: str, language: str) -> Answer:
            lines = await self.tables.proof(at, language)
            if lines is None:
                raise web.HTTPNotFound
            return self.page("proof.html", language, lines=lines, table=href, href=f"{href}/proof")

        return await self._table_as(request, "proof", made)

    async def _part(self, request: web.Request) -> Answer:
        """Answer with a picture or a file of a table."""
        part, number = request.match_info["part"], int(request.match_info.get("number", 0))
        at = await self._at(request)
        language = self.language(request, at.table.language)
        address = request.match_info["address"]
        key = (
            part,
            number,
            address,
            language,
            at.table.seq,
            at.table.status,
            at.seats,
            at.sittings,
        )

        async def made() -> Answer:
            match part:
                case "board.png" | "board@2x.png":
                    found = await self.tables.board(at, language, large="@" in part)
                case "turns":
                    found = await self.tables.moment_board(at, language, number)
                case "sheets":
                    found = await self.tables.sheet(at, language, number)
                case "film":
                    found = await self.tables.film(at)
                case _:
                    found = await self.tables.record(at)
            if found is None:
                raise web.HTTPNotFound
            return found

        answer = await self.kept.get(key, made)
        return answer if "v" in request.query else replace(answer, lasts_s=0)


def _accepted(header: str) -> list[tuple[float, str]]:
    """Return those of a browser's languages that are ours, the first one first when sorted."""
    found = []
    for place, each in enumerate(header.split(",")[:MOST_ACCEPTED]):
        name, _, weight = each.strip().partition(";q=")
        short = name.partition("-")[0].strip().lower()
        with suppress(ValueError):
            if short in LANGUAGES:
                found.append((place / MOST_ACCEPTED**2 - float(weight or 1), short))
    return found
