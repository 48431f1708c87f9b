"""The site: its addresses, and how each request is answered."""

import asyncio
import logging
import re
from collections.abc import Hashable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from importlib.resources import files
from typing import Any, Final

import jinja2
from aiohttp import web
from msgspec import Struct, json

from bot.core.core import Core
from bot.core.posts.renderer import VISITOR, drawn_for
from bot.core.text.translator import translator
from bot.features.web.answers import AN_HOUR, HTML, JSON, Answer, Kept, Kind
from bot.features.web.lane import SERVED_S, Busy, Lane, Visitors
from bot.features.web.openapi import DOCUMENT
from bot.features.web.servers import MemberPages, ServerPages
from bot.features.web.tables import TablePages
from bot.features.web.tournaments import TournamentPages
from bot.features.web.views import TextView
from bot.i18n import LANGUAGES
from bot.serving import Unserved
from bot.store.errors import Closed, Unreachable
from rules.core.errors import Refusal
from rules.core.text import Msg

_log = logging.getLogger(__name__)

MOST_ACCEPTED: Final = 10
AWAY_S: Final = 30
"""A visitor asks again after these seconds if the database is away."""
REFRESH_S: Final = 30
"""A page on a projector asks again this often."""
NARROW, WIDE, HANGUL = 9.5, 17.0, "\u1100"
"""The width of letters in a bracket, and the first wide one."""
_PATH: Final = re.compile(
    r"/(?P<kind>[a-z]|api/v1/[a-z]+)/(?P<address>[A-Za-z0-9_-]{16})(?:/(?P<part>[a-z0-9@./-]+))?"
)
_API: Final = "api/v1/"
_FOLDER: Final = files(__package__) / "templates"


class Site:
    def __init__(self, core: Core) -> None:
        self._core = core
        self.kept = Kept(Lane(lambda: core.renderer.for_visitors_s))
        self._visitors = Visitors()
        self._sentences: dict[tuple[str, str], Answer] = {}
        self.tables = TablePages(core, self.page)
        kinds: tuple[Kind[Any], ...] = (
            self.tables,
            TournamentPages(core, self.page),
            ServerPages(core),
            MemberPages(core),
        )
        self._kinds = {name: kind for kind in kinds for name in (kind.path, _API + kind.name)}
        self._files = {
            "/robots.txt": Answer(b"User-agent: *\nDisallow: /\n", "text/plain; charset=utf-8"),
            f"/{_API}openapi.json": Answer(json.encode(DOCUMENT), JSON),
            **{
                f"/{name}": Answer(
                    (_FOLDER / name).read_bytes(), f"{kind}; charset=utf-8", lasts_s=AN_HOUR * 24
                )
                for name, kind in (("style.css", "text/css"), ("slider.js", "text/javascript"))
            },
        }
        self._templates = jinja2.Environment(
            loader=jinja2.FunctionLoader(lambda name: (_FOLDER / name).read_text("utf-8")),
            autoescape=True,
            undefined=jinja2.StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )
        self._templates.filters["clipped"] = _clipped

    def application(self) -> web.Application:
        """Return the application; it answers only GET and HEAD."""
        # Reading a template takes longer than a member should wait.
        for name in (*(kind.template for kind in self._kinds.values()), "turn.html", "bracket.svg"):
            self._templates.get_template(name)
        app = web.Application()
        app.router.add_route("*", "/{path:.*}", self._respond)
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

    def page(self, template: str, language: str, view: Struct, **values: object) -> Answer:
        """Return a page of HTML. `href` is its path, without which it offers no other language."""
        text = translator(self._core.catalogues[language], None)

        def words(key: str, /, **args: object) -> str:
            return text.draw(Msg(key, args))  # type: ignore[arg-type]  # templates give numbers and names

        body = self._templates.get_template(template).render(
            {"href": "", "screen": False, **values},
            view=view,
            words=words,
            language=language,
            languages=LANGUAGES,
            root=self._core.pages.root,
            versions={name: file.tag.strip('"')[:8] for name, file in self._files.items()},
        )
        return Answer(body.encode(), HTML)

    async def _respond(self, request: web.Request) -> web.Response:
        drawn_for.set(VISITOR)
        try:
            self._visitors.assert_welcome(request.remote, request.headers.get("X-Forwarded-For"))
        except Busy as busy:
            # One visitor who asks too much takes nothing from the share of the others.
            return self._said(request, "web.busy", 503, busy.seconds).respond(request)
        self.kept.lane.spend(SERVED_S)
        return (await self.kept.lane.counted(self._answer(request))).respond(request)

    async def _answer(self, request: web.Request) -> Answer:
        key, status, retry_s = "web.missing", 404, 0
        try:
            if request.method not in ("GET", "HEAD"):
                key, status = "web.reading", 405
            elif (found := await self._found(request)) is not None:
                return found
        except Busy as busy:
            key, status, retry_s = "web.busy", 503, busy.seconds
        except (Closed, Unreachable):
            key, status, retry_s = "web.busy", 503, AWAY_S
        except Refusal:
            # A table that cannot be shown is as if there were none.
            pass
        except Exception:
            _log.exception("a page could not be made")
            key, status = "web.broken", 500
        return self._said(request, key, status, retry_s)

    def _said(self, request: web.Request, key: str, status: int, retry_s: int) -> Answer:
        """Return a page with one sentence, kept by language. On a projector it is loaded again."""
        language = _language(request, "en")
        page = self._sentences.get((key, language))
        if page is None:
            said = TextView("message", "", self._core.catalogues[language].words(key))
            page = self._sentences[key, language] = self.page("text.html", language, said)
        is_again = "screen" in request.query and status >= 500
        refresh_s = max(REFRESH_S, retry_s) if is_again else 0
        return replace(page, status=status, retry_s=retry_s, refresh_s=refresh_s)

    async def _found(self, request: web.Request) -> Answer | None:
        """Return the answer; None if there is nothing at the address."""
        if (file := self._files.get(request.path)) is not None:
            return file
        self.kept.lane.assert_open()
        path = _PATH.fullmatch(request.path)
        kind = None if path is None else self._kinds.get(path["kind"])
        shown = None if path is None or kind is None else await kind.at(path["address"])
        if path is None or kind is None or shown is None:
            return None
        language = _language(request, await kind.language(shown))
        href, part = f"/{kind.path}/{path['address']}", path["part"]
        key: tuple[Hashable, ...] = (path.group(), language)
        if part is not None:
            key = (*key, kind.files_version(shown))
            made = partial(kind.part, shown, href, language, part)
            return None if path["kind"] != kind.path else await self.kept.get(key, made)
        version = await kind.version(shown, href, language)
        is_api, screen = path["kind"] != kind.path, "screen" in request.query

        async def page() -> Answer:
            view = version
            if not isinstance(view, Struct):
                view = await kind.view(shown, href, language)
            if is_api:
                return Answer(json.encode(view), JSON)
            answer = self.page(kind.template, language, view, href=href, screen=screen)
            return replace(answer, refresh_s=REFRESH_S) if screen else answer

        return await self.kept.get((*key, screen, version), page)


def _clipped(told: str, room: float) -> str:
    """Return the part of a text that fits into so many pixels; letters from Hangul on are nearly twice as wide."""
    width = 0.0
    for at, char in enumerate(told):
        width += WIDE if char >= HANGUL else NARROW
        if width > room:
            return f"{told[:at].rstrip()}…"
    return told


def _language(request: web.Request, otherwise: str) -> str:
    """Return the language of a page: named in its address, else the first of the browser's that is one of ours."""
    wanted = request.query.get("lang", "")
    if wanted in LANGUAGES:
        return wanted
    ranked = sorted(_accepted(request.headers.get("Accept-Language", "")))
    return ranked[0][1] if ranked else otherwise


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
