"""Meaning of Discord's answer to a request: final, or worth a retry.

Only answers that Discord defines are final. Any other answer may come from a proxy, from a broken server or from a
future version of Discord, so the request is made again.
"""

import math
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from types import MappingProxyType
from typing import Any, Final

import aiohttp
import discord

_UNKNOWN: Final = range(10001, 11000)
"""Discord's codes for a missing channel, message, member or other object; the status is 404."""
FINAL: Final[Mapping[int, str]] = MappingProxyType(
    {
        20001: "bots cannot use this endpoint",
        20009: "explicit content",
        20012: "not authorized on this application",
        30003: "maximum number of pinned messages",
        30007: "maximum number of webhooks",
        30010: "maximum number of reactions",
        30013: "maximum number of channels",
        30032: "maximum number of commands",
        30033: "maximum number of participants of a thread",
        40003: "direct messages are opened too fast",
        40004: "sending messages is disabled",
        40005: "request entity too large",
        40007: "the user is banned from the server",
        40060: "the interaction was already acknowledged",
        40066: "no tag of this forum is available",
        40067: "this forum requires a tag",
        50001: "missing access",
        50003: "not possible in a direct message",
        50005: "the message belongs to another author",
        50006: "empty message",
        50007: "cannot send messages to this user",
        50008: "not a text channel",
        50009: "the verification level is too high",
        50013: "missing permissions",
        50016: "too few or too many messages",
        50019: "the message is in another channel",
        50020: "invalid invitation or code",
        50021: "not possible for a system message",
        50024: "not possible in this type of channel",
        50027: "invalid webhook token",
        50028: "invalid role",
        50033: "invalid recipient",
        50034: "the message is too old for this",
        50035: "invalid form body",
        50036: "the bot is not in the server of the invitation",
        50041: "invalid version of the API",
        50045: "a file is too large",
        50046: "invalid file",
        50055: "invalid server",
        50068: "invalid type of message",
        50074: "the server needs this channel",
        50080: "a message of stickers cannot be edited",
        50083: "the thread is archived",
        50095: "the server is not available at this location",
        50109: "the body contains invalid JSON",
        50110: "the file is invalid",
        50146: "the uploaded file was not found",
        50159: "voice messages cannot be edited",
        50178: "the user account must be verified",
        50278: "no server in common with this user",
        60003: "two-factor authentication is required",
        150006: "not possible while the thread is hidden",
        160002: "a reply needs the permission to read earlier messages",
        160004: "the message has a thread already",
        160005: "the thread is locked",
        160006: "maximum number of active threads",
        160007: "maximum number of active announcement threads",
        200000: "blocked by automatic moderation",
        200001: "the title is blocked by automatic moderation",
        220001: "webhooks need a thread in a forum",
        240000: "the message contains a link that Discord blocks",
        340013: "the user is limited",
    }
)
"""Discord's other codes for refusals that stay, with any status between 400 and 499."""
UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_SERVER: Final = 10004
NO_PERMISSION: Final = (50001, 50013)
"""Codes for a place that the bot may not see, or an act that it may not do there."""
BREAK_S: Final = 600.0
"""After this time without a successful post, Discord may have been out of reach."""
_TOO_MANY_REQUESTS = 429
_UNAUTHORIZED = 401
NONSENSE: Final = (ValueError, LookupError, TypeError, AttributeError)
"""Errors from reading an unreadable answer."""


class Unanswered(aiohttp.ClientError):
    """Not Discord's answer, such as a proxy's page, or an undefined one. The request may have been carried out."""


TROUBLE: Final = (
    discord.HTTPException,
    discord.RateLimited,
    aiohttp.ClientError,
    OSError,
    TimeoutError,
)
"""Errors of a request to Discord."""
_OUTAGES: Final = (
    discord.DiscordServerError,
    discord.RateLimited,
    aiohttp.ClientError,
    OSError,
    TimeoutError,
)


def is_final(error: BaseException) -> bool:
    """Return whether Discord refuses a request for good."""
    if not isinstance(error, discord.HTTPException) or is_outage(error):
        return False
    return 400 <= error.status < 500 and _is_defined(error.code)


def is_outage(error: BaseException) -> bool:
    """Return whether Discord cannot be reached, is overloaded, or is out of order."""
    if isinstance(error, discord.HTTPException) and error.status == _TOO_MANY_REQUESTS:
        return True
    return isinstance(error, _OUTAGES)


def _is_defined(code: object) -> bool:
    return isinstance(code, int) and (code in FINAL or code in _UNKNOWN)


class Contact:
    """The moment since which Discord has taken posts without a break of `BREAK_S`."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._since = self._last = -math.inf

    def took(self) -> None:
        """Note that Discord took a post just now."""
        now = self._now()
        if now - self._last > BREAK_S:
            self._since = now
        self._last = now

    def lasted_s(self) -> float:
        """Return for how many seconds posts have got through; 0 if none did for `BREAK_S`."""
        now = self._now()
        return now - self._since if now - self._last <= BREAK_S else 0.0


@contextmanager
def understood() -> Iterator[None]:
    """Make a request of discord.py raise an error by the meaning of the answer.

    `discord.NotFound` and `discord.Forbidden` are raised only for answers that are final.

    Raises:
        Unanswered: the answer is not one that Discord defines.
    """
    try:
        yield
    except discord.HTTPException as error:
        if is_final(error) or is_outage(error) or error.status == _UNAUTHORIZED:
            raise
        raise Unanswered(f"HTTP {error.status}, code {error.code}") from error
    except aiohttp.ClientError:
        raise
    except NONSENSE as error:
        raise Unanswered(f"unreadable answer: {type(error).__name__}") from error


def as_message(answer: Any) -> Any:
    """Return an answer that is to be a message, for discord.py to read.

    Raises:
        Unanswered: it is none, so the outcome of the request is unknown.
    """
    parts = answer if isinstance(answer, dict) else {}
    author = parts.get("author")
    is_message = (
        _is_id(parts.get("id"))
        and isinstance(author, dict)
        and _is_id(author.get("id"))
        and all(isinstance(parts.get(name), list) for name in ("attachments", "embeds"))
        and isinstance(parts.get("content"), str)
        and isinstance(parts.get("type"), int)
    )
    if not is_message:
        raise Unanswered("the answer is not a message")
    return answer


def as_named(answer: Any, named: str, *, many: bool) -> Any:
    """Return an answer that is to be one thing, or a list of many, with an id and a name. Raises: Unanswered."""
    things = answer if many else [answer]
    if not isinstance(things, list) or not all(
        isinstance(each, dict) and _is_id(each.get("id")) and isinstance(each.get(named), str)
        for each in things
    ):
        raise Unanswered("the answer does not fit the request")
    return answer


def _is_id(value: object) -> bool:
    return str(value).isdecimal() and isinstance(value, str | int)


def as_json(answer: Any) -> Any:
    """Return an answer with a body only if that is JSON. Raises: Unanswered."""
    if isinstance(answer, str | bytes) and answer:
        raise Unanswered("the answer is not JSON")
    return answer
