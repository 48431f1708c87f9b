"""The addresses of tournaments, servers and members, and of the API."""

from collections.abc import Callable, Coroutine, Hashable
from dataclasses import replace
from typing import Any, Final, Protocol

from aiohttp import web
from msgspec import json

from bot.core.core import Core
from bot.core.text.translator import translator
from bot.features.tournament.desk.trf import is_of_two
from bot.features.tournament.words import Shown
from bot.features.web.answers import JSON, Answer, Kept, answering
from bot.features.web.feeds import atom, calendar, standings_csv, trf
from bot.features.web.openapi import DOCUMENT
from bot.features.web.servers import ServerPages
from bot.features.web.tournaments import TournamentPages
from bot.features.web.words import Plain

ADDRESS: Final = "{address:[A-Za-z0-9_-]{16}}"
_FILES: Final = "cover[.]png|calendar[.]ics|feed[.]atom|standings[.]csv|tournament[.]trf"
REFRESH_S: Final = 30
"""A page on a projector asks again this often."""


class Pages(Protocol):
    """What the site gives to its routes."""

    kept: Kept

    def language(self, request: web.Request, otherwise: str = "en") -> str: ...

    def page(self, template: str, language: str, **values: object) -> Answer: ...


class Routes:
    def __init__(self, core: Core, pages: Pages) -> None:
        self._core, self._pages = core, pages
        self.tournaments, self.servers = TournamentPages(core), ServerPages(core)
        self._document = Answer(json.encode(DOCUMENT), JSON)

    def add(self, app: web.Application) -> None:
        get = app.router.add_get
        number = "{stage:[0-9]{1,2}}-{number:[0-9]{1,3}}"
        get(f"/c/{ADDRESS}", answering(self._tournament))
        get(f"/c/{ADDRESS}/{{file:{_FILES}}}", answering(self._file))
        get(f"/c/{ADDRESS}/bracket-{{stage:[0-9]{{1,2}}}}.svg", answering(self._bracket))
        get(f"/c/{ADDRESS}/certificate-{number}.json", answering(self._certificate))
        get(f"/s/{ADDRESS}", answering(self._server))
        get(f"/m/{ADDRESS}", answering(self._member))
        get(f"/m/{ADDRESS}/card.png", answering(self._card))
        get(f"/api/v1/tournaments/{ADDRESS}", answering(self._api_tournament))
        get(f"/api/v1/servers/{ADDRESS}", answering(self._api_server))
        get(f"/api/v1/members/{ADDRESS}", answering(self._api_member))
        get("/api/v1/openapi.json", answering(self._openapi))

    async def _openapi(self, request: web.Request) -> Answer:
        del request
        return self._document

    # Tournaments

    async def _shown(self, request: web.Request) -> tuple[Shown, str, str]:
        """Return the tournament that a request names, its path, and the language of the answer.

        Raises:
            HTTPNotFound: there is no such page.
        """
        address = request.match_info["address"]
        shown = await self.tournaments.at(address)
        if shown is None:
            raise web.HTTPNotFound
        return shown, f"/c/{address}", self._pages.language(request, shown.row.language)

    async def _of(
        self,
        request: web.Request,
        kind: Hashable,
        make: Callable[[Shown, str, str], Coroutine[Any, Any, Answer | None]],
    ) -> Answer:
        shown, href, language = await self._shown(request)

        async def made() -> Answer:
            return _found(await make(shown, href, language))

        key = ("tournament", kind, href, *self.tournaments.version(shown, language))
        return await self._pages.kept.get(key, made)

    async def _tournament(self, request: web.Request) -> Answer:
        screen = "screen" in request.query

        async def made(shown: Shown, href: str, language: str) -> Answer:
            view = await self.tournaments.view(shown, href, language)
            return self._pages.page("cup.html", language, cup=view, href=href, screen=screen)

        answer = await self._of(request, ("page", screen), made)
        return replace(answer, refresh_s=REFRESH_S) if screen else answer

    async def _api_tournament(self, request: web.Request) -> Answer:
        async def made(shown: Shown, href: str, language: str) -> Answer:
            return Answer(json.encode(await self.tournaments.view(shown, href, language)), JSON)

        return await self._of(request, "api", made)

    async def _file(self, request: web.Request) -> Answer:
        file, root = request.match_info["file"], self._core.pages.root

        async def made(shown: Shown, href: str, language: str) -> Answer | None:
            if file == "cover.png":
                return await self.tournaments.cover(shown, language)
            view = await self.tournaments.view(shown, href, language)
            text = translator(self._core.catalogues[language], None)
            plain = Plain(text, self._core.tables.now_ms())
            match file:
                case "calendar.ics":
                    return calendar(view, shown, root, plain)
                case "feed.atom":
                    return atom(view, shown, root)
                case "standings.csv":
                    return standings_csv(shown)
                case _:
                    return trf(shown, plain) if is_of_two(shown) and shown.at.stages else None

        return await self._of(request, file, made)

    async def _bracket(self, request: web.Request) -> Answer:
        stage = int(request.match_info["stage"])

        async def made(shown: Shown, href: str, language: str) -> Answer | None:
            return self.tournaments.bracket(shown, language, stage)

        return await self._of(request, ("bracket", stage), made)

    async def _certificate(self, request: web.Request) -> Answer:
        shown, _, _ = await self._shown(request)
        stage, number = int(request.match_info["stage"]), int(request.match_info["number"])
        return _found(self.tournaments.certificate(shown, stage, number))

    # Servers and members

    async def _server(self, request: web.Request) -> Answer:
        return await self._of_server(request, is_api=False)

    async def _api_server(self, request: web.Request) -> Answer:
        return await self._of_server(request, is_api=True)

    async def _of_server(self, request: web.Request, *, is_api: bool) -> Answer:
        address = request.match_info["address"]
        guild_id = await self.servers.at(address)
        if guild_id is None:
            raise web.HTTPNotFound
        language = self._pages.language(request, await self.servers.language(guild_id))
        href = f"/s/{address}"
        view = await self._pages.kept.measured(lambda: self.servers.view(guild_id, href, language))
        body = json.encode(view)

        async def made() -> Answer:
            if is_api:
                return Answer(body, JSON)
            return self._pages.page("server.html", language, server=view, href=href)

        return await self._pages.kept.get(("server", is_api, language, body), made)

    async def _member(self, request: web.Request) -> Answer:
        return await self._of_member(request, is_api=False)

    async def _api_member(self, request: web.Request) -> Answer:
        return await self._of_member(request, is_api=True)

    async def _of_member(self, request: web.Request, *, is_api: bool) -> Answer:
        address = request.match_info["address"]
        language, href = self._pages.language(request), f"/m/{address}"
        view = await self._pages.kept.measured(lambda: self.servers.member(address, href, language))
        if view is None:
            raise web.HTTPNotFound
        body = json.encode(view)

        async def made() -> Answer:
            if is_api:
                return Answer(body, JSON)
            return self._pages.page("member.html", language, member=view, href=href)

        return await self._pages.kept.get(("member", is_api, language, body), made)

    async def _card(self, request: web.Request) -> Answer:
        address, language = request.match_info["address"], self._pages.language(request)
        view = await self._pages.kept.measured(
            lambda: self.servers.member(address, f"/m/{address}", language)
        )

        async def made() -> Answer:
            return _found(await self.servers.card(address, language))

        return await self._pages.kept.get(("card", language, json.encode(view)), made)


def _found(answer: Answer | None) -> Answer:
    if answer is None:
        raise web.HTTPNotFound
    return answer
