"""Answers to requests: bodies with their headers, cached by what they depend on."""

import asyncio
import hashlib
from collections.abc import Callable, Coroutine, Hashable
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, Protocol, TypeVar

from aiohttp import web
from cachetools import LRUCache
from msgspec import Struct

from bot.features.web.lane import Lane

T = TypeVar("T")

KEPT_BYTES: Final = 16 * 2**20
"""The size of the cache: the boards of a long table, and the pages around them."""
HTML, JSON, PNG = "text/html; charset=utf-8", "application/json; charset=utf-8", "image/png"
AN_HOUR: Final = 3600

HEADERS: Final = {
    "Server": "Turnpost",
    "Content-Security-Policy": (
        "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; connect-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Robots-Tag": "noindex, nofollow",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "interest-cohort=()",
}


@dataclass(frozen=True)
class Answer:
    body: bytes
    kind: str = HTML
    status: int = 200
    name: str = ""
    """The name of the file that a browser stores; empty for a page."""
    lasts_s: int = AN_HOUR
    """Seconds for which a browser need not ask again, if the address names the version."""
    retry_s: int = 0
    refresh_s: int = 0
    """Seconds after which a browser loads a page on a projector again."""

    @cached_property
    def tag(self) -> str:
        return f'"{hashlib.sha256(self.body).hexdigest()[:24]}"'

    def respond(self, request: web.Request) -> web.Response:
        """Return the response, without a body if the browser has this one already."""
        may_last = self.status == web.HTTPOk.status_code and self.kind not in (HTML, JSON)
        lasts = "no-cache"
        if may_last and "v" in request.query:
            lasts = f"private, max-age={self.lasts_s}"
        headers = HEADERS | {"ETag": self.tag, "Vary": "Accept-Language", "Cache-Control": lasts}
        for name, seconds in (("Retry-After", self.retry_s), ("Refresh", self.refresh_s)):
            if seconds:
                headers[name] = str(seconds)
        if self.name:
            headers["Content-Disposition"] = f'attachment; filename="{self.name}"'
        if self.status == web.HTTPOk.status_code and _has(request, self.tag):
            return web.Response(status=web.HTTPNotModified.status_code, headers=headers)
        headers["Content-Type"] = self.kind
        if self.kind.startswith("image/svg"):
            headers["Content-Security-Policy"] = "default-src 'none'; style-src 'unsafe-inline'"
        return web.Response(body=self.body, status=self.status, headers=headers)


def _has(request: web.Request, tag: str) -> bool:
    given = request.headers.get("If-None-Match", "")
    return any(each.strip().removeprefix("W/") in (tag, "*") for each in given.split(","))


class Kind(Protocol[T]):
    """A kind of page. `path` begins its addresses, and `name` those of the same as JSON."""

    path: str
    name: str
    template: str

    async def at(self, address: str) -> T | None:
        """Return what has a page at an address; None if there is none, or if it must not be shown."""

    async def language(self, shown: T) -> str:
        """Return the language for visitors whose browser asks for none of ours."""

    async def version(self, shown: T, href: str, language: str) -> Hashable:
        """Return what the page depends on; perhaps the page itself."""

    async def view(self, shown: T, href: str, language: str) -> Struct:
        """Return the page."""

    def files_version(self, shown: T) -> Hashable:
        """Return what the other answers below the address depend on."""

    async def part(self, shown: T, href: str, language: str, part: str) -> Answer | None:
        """Return a picture, file or page below the address; None if there is no such part."""


class Kept:
    """Makes each answer once, even if several visitors ask at a time, and caches it by its key."""

    def __init__(self, lane: Lane) -> None:
        self.lane = lane
        self._kept: LRUCache[Hashable, Answer] = LRUCache(
            KEPT_BYTES, lambda answer: len(answer.body)
        )
        self._making: dict[Hashable, asyncio.Task[Answer | None]] = {}

    async def get(
        self, key: Hashable, make: Callable[[], Coroutine[Any, Any, Answer | None]]
    ) -> Answer | None:
        """Return the answer that depends on its key alone; None if there is none.

        Raises:
            Busy: see `Lane.room`.
        """
        if (found := self._kept.get(key)) is not None:
            return found
        task = self._making.get(key)
        if task is None:
            task = self._making[key] = asyncio.create_task(self._made(key, make))
            # If all visitors have left, nobody else looks at its error.
            task.add_done_callback(lambda done: done.cancelled() or done.exception())
        # A visitor that leaves does not take the answer from the others.
        return await asyncio.shield(task)

    async def close(self) -> None:
        for task in list(self._making.values()):
            task.cancel()
        await asyncio.gather(*self._making.values(), return_exceptions=True)

    async def _made(
        self, key: Hashable, make: Callable[[], Coroutine[Any, Any, Answer | None]]
    ) -> Answer | None:
        try:
            async with self.lane.room():
                made = await self.lane.counted(make())
        finally:
            del self._making[key]
        if made is not None:
            with suppress(ValueError):  # larger than the whole cache
                self._kept[key] = made
        return made
