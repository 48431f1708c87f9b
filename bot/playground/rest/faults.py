"""Faults on demand: failures between a bot and Discord."""

from __future__ import annotations

import asyncio
import math
import re
import socket
import struct
import time
from collections import Counter
from dataclasses import dataclass
from random import Random

from aiohttp import web
from aiohttp.typedefs import Handler

from bot.playground.discord.wire import Json, json_response

KINDS = (
    *("403", "429", "429_global", "500", "502", "503", "504"),
    *("reset", "reply_lost", "slow", "answer"),
)


_MISSING_ACCESS = 50001


@dataclass(slots=True)
class Rule:
    pattern: re.Pattern[str]
    kind: str
    times: int | None
    probability: float
    retry_after: float
    delay_s: float
    status: int
    content_type: str
    body: str
    is_done: bool
    """True if the request is carried out before it is answered with `body`."""


class BadRule(ValueError):
    """A rule is invalid; the text says why."""


class Faults:
    def __init__(self, seed: int, injected: Counter[str]) -> None:
        self._random = Random(seed)
        self._rules: list[Rule] = []
        self._injected = injected

    def add(self, rules: list[Json]) -> None:
        """Add rules. Raise BadRule if one is invalid."""
        self._rules += [_read(rule) for rule in rules]

    def clear(self) -> None:
        self._rules.clear()

    async def pass_through(
        self, request: web.Request, path: str, handler: Handler
    ) -> web.StreamResponse:
        """Handle a request according to the first rule that matches."""
        rule = self._pick(f"{request.method} {path}") if self._rules else None
        if rule is None:
            return await handler(request)
        self._injected[rule.kind] += 1
        match rule.kind:
            case "403":
                await request.read()
                return json_response({"message": "Missing Access", "code": _MISSING_ACCESS}, 403)
            case "429" | "429_global":
                await request.read()
                return _too_many(rule.retry_after, everywhere=rule.kind == "429_global")
            case "slow":
                await asyncio.sleep(rule.delay_s)
                return await handler(request)
            case "reset":
                _reset(request)
                return web.Response(status=500)
            case "answer":
                await (handler(request) if rule.is_done else request.read())
                headers = {"Content-Type": rule.content_type}
                return web.Response(status=rule.status, body=rule.body.encode(), headers=headers)
            case "reply_lost":
                await handler(request)
                _reset(request)
                return web.Response(status=500)
            case status:
                await request.read()
                text = f"{status}: Internal Server Error"
                return json_response({"message": text, "code": 0}, int(status))

    def _pick(self, line: str) -> Rule | None:
        for rule in self._rules:
            if not rule.pattern.fullmatch(line) or self._random.random() >= rule.probability:
                continue
            if rule.times is not None:
                rule.times -= 1
                if rule.times <= 0:
                    self._rules.remove(rule)
            return rule
        return None


def _read(raw: Json) -> Rule:
    kind = raw.get("kind")
    if kind not in KINDS:
        raise BadRule(f"kind must be one of {', '.join(KINDS)}")
    match = raw.get("match", "* /**")
    if not isinstance(match, str) or len(match.split(" ")) != 2:
        raise BadRule('match reads like "POST /channels/*/messages"')
    return Rule(
        pattern=_pattern(match),
        kind=kind,
        times=raw.get("times"),
        probability=raw.get("probability", 1.0),
        retry_after=raw.get("retry_after", 0.5),
        delay_s=raw.get("delay_s", 1.0),
        status=raw.get("status", 502),
        content_type=raw.get("content_type", "text/html"),
        body=raw.get("body", ""),
        is_done=raw.get("is_done", False),
    )


def _pattern(match: str) -> re.Pattern[str]:
    """Compile a pattern: `*` is one step of a path (or any method), `**` the rest."""
    parts = re.split(r"(\*\*|\*)", match)
    known = {"**": ".*", "*": "[^/ ]+"}
    return re.compile("".join(known.get(part, re.escape(part)) for part in parts))


def _too_many(retry_after: float, *, everywhere: bool) -> web.Response:
    body = {
        "message": "You are being rate limited.",
        "retry_after": retry_after,
        "global": everywhere,
    }
    response = json_response(body, 429)
    response.headers.update(
        {
            "Retry-After": str(math.ceil(retry_after)),
            # A client takes a 429 without this header for a ban by Discord's proxy, and gives up.
            "Via": "1.1 google",
            "X-RateLimit-Scope": "global" if everywhere else "user",
        }
    )
    if everywhere:
        response.headers["X-RateLimit-Global"] = "true"
    else:
        response.headers.update(
            {
                "X-RateLimit-Limit": "5",
                "X-RateLimit-Remaining": "0",
                "X-RateLimit-Reset": f"{time.time() + retry_after:.3f}",
                "X-RateLimit-Reset-After": f"{retry_after:.3f}",
                "X-RateLimit-Bucket": "playground",
            }
        )
    return response


def _reset(request: web.Request) -> None:
    """Cut the connection so that the client sees it reset."""
    transport = request.transport
    if transport is None:
        return
    held: socket.socket | None = transport.get_extra_info("socket")
    if held is not None:
        held.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    transport.abort()
