"""The one place where requests to Discord are made: ids are checked on the way out, answers on the way in.

discord.py makes requests in two places, `HTTPClient.request` and, for answers to interactions,
`AsyncWebhookAdapter.request`. It offers no hook, so the first is wrapped and the second overridden; both are public
methods. `tests/bot/test_outgoing.py` fails if discord.py no longer calls them.
"""

import json
import logging
import re
from collections.abc import Iterable, Sequence
from typing import Any, Final

import aiohttp

from bot.line.answers import Contact, as_json, as_message, as_named, understood
from bot.line.undocumented import AsyncWebhookAdapter, HTTPClient, Route, answer_by

_log = logging.getLogger(__name__)

MOST_MENTIONED: Final = 100
"""Most members or roles that `allowed_mentions` may name."""
_BODY: Final = "payload_json"
"""The part of a form with the JSON that is otherwise the body."""
_IDS: Final = frozenset({"id", "recipients", "users", "roles", "applied_tags"})
_NO_IDS: Final = frozenset({"custom_id", "session_id"})
_SNOWFLAKE: Final = re.compile(r"0|[1-9][0-9]{0,19}")
_FALSE_MENTION: Final = re.compile(r"<(?:@[!&]?|#)-\d+>")
"""A mention of a number that Discord never gives out, such as that of a former player."""
_NAMELESS: Final = "…"
_POSTS: Final = "/channels/{channel_id}/messages"
_MESSAGE_PATHS: Final = (
    _POSTS,
    "/channels/{channel_id}/messages/{message_id}",
    "/webhooks/{webhook_id}/{webhook_token}",
    "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}",
    "/webhooks/{webhook_id}/{webhook_token}/messages/@original",
)


_NAMED_BY: Final = {
    "/users/@me": "username",
    "/oauth2/applications/@me": "name",
    "/applications/{application_id}/commands": "name",
}
"""Requests at the bot's start, with the field that holds the name in each answer."""


class BadId(Exception):
    """A request names an object by a number that Discord never gives out. It is not made."""


def guard(http: HTTPClient, contact: Contact) -> None:
    """Check all requests of a client to Discord from now on, except answers to interactions.

    `contact` notes posts that Discord took.
    """
    ask = http.request

    async def request(
        route: Route,
        *,
        files: Sequence[Any] | None = None,
        form: Iterable[dict[str, Any]] | None = None,
        **options: Any,
    ) -> Any:
        _assert_path(route)
        if "json" in options:
            options["json"] = checked(options["json"])
        with understood():
            answer = await ask(route, files=files, form=_checked_form(form), **options)
        read = _read(route, answer)
        if (route.method, route.path) == ("POST", _POSTS):
            contact.took()
        return read

    http.request = request  # type: ignore[method-assign]  # the only public place of all requests


def guard_answers() -> None:
    """Check the answers to interactions as well, in this task and in the tasks that it starts."""
    answer_by(Answers())


class Answers(AsyncWebhookAdapter):
    """Answers interactions with checked ids, and tells Discord's answers from others."""

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]  # discord.py does not say what it returns

    async def request(
        self,
        route: Route,
        session: aiohttp.ClientSession,
        *,
        payload: dict[str, Any] | None = None,
        multipart: list[dict[str, Any]] | None = None,
        **options: Any,
    ) -> Any:
        with understood():
            answer = await super().request(
                route,
                session,
                payload=None if payload is None else checked(payload),
                multipart=_checked_form(multipart),
                **options,
            )
        return _read(route, answer)


def checked(body: Any) -> Any:
    """Return a request's body without mentions of numbers that Discord never gives out.

    Raises:
        BadId: it names such a number where one is needed.
    """
    return _mended(body, "")


def _mended(value: Any, name: str) -> Any:
    if isinstance(value, dict):
        return {
            key: _mentions(inner) if key == "allowed_mentions" else _mended(inner, key)
            for key, inner in value.items()
        }
    if isinstance(value, list | tuple):
        return [_mended(inner, name) for inner in value]
    if _names_ids(name):
        if not _is_id(value) and value is not None:
            raise BadId(f"{name}: {value!r}")
    elif isinstance(value, str) and _FALSE_MENTION.search(value):
        _log.error("a mention of a number that Discord never gives out is left out")
        return _FALSE_MENTION.sub(_NAMELESS, value)
    return value


def _names_ids(name: str) -> bool:
    return name in _IDS or (name.endswith(("_id", "_ids")) and name not in _NO_IDS)


def _is_id(value: object) -> bool:
    """Return whether Discord may have given out this number. It takes small ones for parts of a request."""
    return isinstance(value, str | int) and _SNOWFLAKE.fullmatch(str(value)) is not None


def _mentions(allowed: Any) -> Any:
    """Return the permitted mentions: each number once, and no whole group beside numbers of its kind."""
    if not isinstance(allowed, dict):
        return allowed
    after = dict(allowed)
    for kind in ("users", "roles"):
        named = allowed.get(kind)
        if not named:
            continue
        kept = list(dict.fromkeys(each for each in named if _is_id(each)))
        if len(kept) < len(set(named)) or len(kept) > MOST_MENTIONED:
            _log.error(
                "some members or roles cannot be mentioned: kind=%s named=%d kept=%d",
                *(kind, len(named), len(kept)),
            )
        after[kind] = kept[:MOST_MENTIONED]
        after["parse"] = [each for each in allowed.get("parse") or () if each != kind]
        allowed = after
    return after


def _checked_form(form: Iterable[dict[str, Any]] | None) -> list[dict[str, Any]] | None:
    if form is None:
        return None
    return [
        part | {"value": json.dumps(checked(json.loads(part["value"])))}
        if part.get("name") == _BODY
        else part
        for part in form
    ]


def _assert_path(route: Route) -> None:
    if any(step.startswith("-") and step[1:].isdecimal() for step in route.url.split("/")):
        raise BadId(f"{route.method} {route.path}")


def _read(route: Route, answer: Any) -> Any:
    """Return Discord's answer to a request that it has taken. Raises: Unanswered."""
    if route.path in _MESSAGE_PATHS and route.method in ("POST", "PATCH"):
        return as_message(answer)
    named = _NAMED_BY.get(route.path)
    if named is not None and route.method in ("GET", "PUT"):
        return as_named(answer, named, many=route.path.endswith("/commands"))
    return as_json(answer)
