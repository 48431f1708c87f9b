"""The connections to Discord's Gateway: made at a pace that Discord allows, and kept despite unreadable events.

discord.py reconnects at once to a Gateway that closes connections, and ends when it cannot read an event. It offers no
hook for either, so its shards get a `Line` for a connection. The name that `discord.shard` looks up is replaced, and
public methods of `DiscordWebSocket` are overridden. `tests/bot/edges/test_gateway.py` fails if that no longer works.
"""

import asyncio
import json
import logging
import math
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from random import uniform
from typing import Any, Final

import discord
import yarl

from bot.line.answers import NONSENSE, Unanswered
from bot.line.undocumented import DiscordWebSocket, ReconnectWebSocket, connect_by
from bot.line.unreadable import Event, LogOnce

_log = logging.getLogger(__name__)

IDENTIFIES_APART_S: Final = 5.0
"""Discord allows one identify in five seconds."""
BURST: Final = 50
"""Most identifies that follow one another at that pace; one for each shard if a process has more."""
ONE_MORE_EVERY_S: Final = 300.0
"""After a burst: 50 + 24 * 12 = 338 identifies a day at most, of the 1,000 that Discord allows."""
FIRST_WAIT_S: Final = 1.0
LONGEST_WAIT_S: Final = 300.0
"""Waits between connections double from the one to the other, and each is shortened by up to a half at random."""
STEADY_S: Final = 30.0
"""A connection that lasts this long after it was ready is a success."""
PATIENCE_S: Final = 60.0
"""Longest time for a connection to be made."""
MOST_RESUMES: Final = 3
"""After this many failed attempts to resume a session a new one is begun, at the address that Discord first named."""
_CLOSED_WITHIN_S: Final = 5.0
_CLOSES: Final = 4000
"""The code that closes a connection whose session is to be resumed."""
_FATAL: Final = frozenset({4004, 4010, 4011, 4012, 4013, 4014})
"""The codes after which Discord forbids another attempt: a wrong token, shard, version or intent."""
_OK: Final = 200
_UNAUTHORIZED: Final = 401
_READY: Final = "READY"


class Unreadable(ConnectionError):
    """The message is no event, so the connection cannot be trusted any more."""


class Pace:
    """Spaces the identifies of all shards of this process."""

    def __init__(self, shards: int = 1, now: Callable[[], float] | None = None) -> None:
        self._now = now or asyncio.get_running_loop().time
        self._burst = float(max(BURST, shards))
        self._turn = asyncio.Lock()
        self._last = -math.inf
        self._left = self._burst
        self._counted_at = self._now()

    @asynccontextmanager
    async def identifying(self) -> AsyncIterator[None]:
        """Wait until a shard may identify itself, and keep the others waiting meanwhile."""
        async with self._turn:
            await asyncio.sleep(self.wait_s())
            yield

    def wait_s(self) -> float:
        """Return the seconds until the next identify is allowed."""
        now = self._now()
        self._left = min(self._burst, self._left + (now - self._counted_at) / ONE_MORE_EVERY_S)
        self._counted_at = now
        lacking = max(0.0, 1.0 - self._left) * ONE_MORE_EVERY_S
        return max(0.0, self._last + IDENTIFIES_APART_S - now, lacking)

    def identified(self) -> None:
        """Note that a shard identifies itself now."""
        self._last = self._now()
        self._left -= 1.0


def wait_s(failures: int) -> float:
    """Return the wait before a connection after this many failed ones, before its random part."""
    return min(FIRST_WAIT_S * 2.0 ** min(failures, 20), LONGEST_WAIT_S)


@dataclass(frozen=True, slots=True)
class Gateway:
    """Discord's facts about its Gateway for a starting bot."""

    url: yarl.URL
    shards: int
    """Recommended number of connections."""
    wait_s: float
    """Wait before the first identify, because those of a day are used up."""


def read_gateway(status: int, text: str) -> Gateway:
    """Read the answer to ``GET /gateway/bot``.

    Raises:
        discord.LoginFailure: Discord does not know the token.
        Unanswered: it is not Discord's answer.
    """
    try:
        named = json.loads(text)
        if status == _UNAUTHORIZED and "message" in named:
            raise discord.LoginFailure("Improper token has been passed.")
        url, number = yarl.URL(named["url"]), int(named["shards"])
        limit = named.get("session_start_limit") or {}
        left, reset_ms = int(limit.get("remaining", number)), int(limit.get("reset_after", 0))
    except NONSENSE as error:
        raise Unanswered(f"HTTP {status}: not an answer of Discord's") from error
    if status != _OK or url.scheme not in ("ws", "wss") or not url.host or number < 1:
        raise Unanswered(f"HTTP {status}: no address of a Gateway")
    return Gateway(url, number, max(reset_ms, 0) / 1000 if left < 1 else 0.0)


class Connection(DiscordWebSocket):
    """One connection. An event that cannot be read does not end it."""

    told: LogOnce
    _text: str | bytes | None = None

    def log_receive(self, message: Any, /) -> None:
        """Keep each message, unpacked; discord.py calls this before it reads it."""
        self._text = message

    async def received_message(self, message: Any, /) -> None:
        self._text = None
        try:
            await super().received_message(message)
        except (ReconnectWebSocket, discord.ConnectionClosed, OSError):
            raise
        except Exception as error:
            await self._read_rest(error)

    async def _read_rest(self, error: Exception) -> None:
        """Read an event without its unreadable parts, or drop it.

        Raises:
            Unreadable: it is no event, or the one with which a session begins.
        """
        try:
            if self._text is None:
                raise ValueError("not even packed as agreed")
            event = Event(self._text)
        except (ValueError, LookupError, TypeError, RecursionError) as broken:
            raise Unreadable(type(broken).__name__) from error
        if event.kind == _READY:
            event.set("resume_gateway_url", str(self.DEFAULT_GATEWAY))
        told = False
        while True:
            part = event.without_part(error)
            if part is None and (told or event.kind != _READY):
                break
            told = True
            self._tell(event, part or "", error)
            try:
                await super().received_message(event.text)
            except (ReconnectWebSocket, discord.ConnectionClosed, OSError):
                raise
            except Exception as again:
                error = again
            else:
                return
        if event.kind == _READY:
            raise Unreadable(type(error).__name__) from error
        self._tell(event, "", error)

    def _tell(self, event: Event, part: str, error: Exception) -> None:
        self.told.tell(event, part, error)


class Line:
    """A shard's connection: it connects itself when it is read, and again after each loss.

    It stands in for `DiscordWebSocket` in `discord.shard`.
    """

    DEFAULT_GATEWAY: Final = DiscordWebSocket.DEFAULT_GATEWAY
    """Unused: the address that is set when a connection is made counts."""

    def __init__(self, client: Any, shard_id: int) -> None:
        self.shard_id = shard_id
        self.session_id: str | None = None
        self.sequence: int | None = None
        self.gateway: yarl.URL | None = None
        self._client = client
        self._ws: Connection | None = None
        self._ready: tuple[asyncio.Future[Any], ...] = ()
        self._is_ready = False
        self._was_connected = False
        self._failures = 0
        self._resumes = 0
        self._trouble_since: float | None = None

    @classmethod
    async def from_client(cls, client: Any, *, shard_id: int, **others: Any) -> "Line":
        """Return a line for discord.py: it connects when the shard first reads from it, and again after each loss."""
        del others
        return cls(client, shard_id)

    @property
    def open(self) -> bool:
        return self._ws is not None and self._ws.open

    @property
    def latency(self) -> float:
        return math.inf if self._ws is None else self._ws.latency

    def is_ratelimited(self) -> bool:
        return self._ws is not None and self._ws.is_ratelimited()

    async def close(self, code: int = _CLOSES) -> None:
        if self._ws is not None:
            await self._ws.close(code)

    async def poll_event(self) -> None:
        """Connect, or read one message. Raise discord.ConnectionClosed if Discord forbids another attempt."""
        try:
            if self._ws is None:
                await self._connect()
            else:
                await self._ws.poll_event()
        except Exception as error:
            if self._client.is_closed() or _is_fatal(error):
                raise
            await self._lost(error)
        else:
            self._note_ready()

    async def _connect(self) -> None:
        if self._was_connected or self._failures:
            await asyncio.sleep(wait_s(self._failures) * uniform(0.5, 1.0))
        if self.session_id is not None and self._resumes < MOST_RESUMES:
            self._resumes += 1
            await self._open(gateway=self.gateway, resume=True)
            return
        self.session_id = self.sequence = None
        async with self._client.pace.identifying():
            await self._open(gateway=None, resume=False)

    async def _open(self, *, gateway: yarl.URL | None, resume: bool) -> None:
        async with asyncio.timeout(PATIENCE_S):
            made = await Connection.from_client(
                self._client,
                gateway=gateway,
                shard_id=self.shard_id,
                session=self.session_id,
                sequence=self.sequence,
                resume=resume,
            )
        made.told = self._client.told
        self._ws, self._was_connected, self._is_ready = made, True, False
        self._ready = tuple(made.wait_for(event, lambda _: True) for event in (_READY, "RESUMED"))

    def _note_ready(self) -> None:
        if not self._is_ready and any(each.done() for each in self._ready):
            self._is_ready, self._resumes = True, 0
            asyncio.get_running_loop().call_later(STEADY_S, self._lasted, self._ws)

    def _lasted(self, connection: Connection | None) -> None:
        """Note that a connection has been ready for some time, unless it was lost since."""
        if self._ws is not connection:
            return
        self._failures = 0
        if self._trouble_since is not None:
            lasted_s = asyncio.get_running_loop().time() - self._trouble_since
            self._trouble_since = None
            _log.warning(
                "Discord's Gateway keeps connections again: shard=%d after=%.0f s",
                *(self.shard_id, lasted_s),
            )

    async def _lost(self, error: Exception) -> None:
        """Remember the session for the next connection."""
        lost, self._ws = self._ws, None
        is_over = isinstance(error, ReconnectWebSocket) and not error.resume
        if lost is not None:
            if lost.session_id is not None:
                self.session_id, self.sequence = lost.session_id, lost.sequence
                self.gateway = lost.gateway
            for each in self._ready:
                each.cancel()
            self._client.dispatch("disconnect")
            self._client.dispatch("shard_disconnect", self.shard_id)
            with suppress(Exception):
                async with asyncio.timeout(_CLOSED_WITHIN_S):
                    await lost.close(_CLOSES)
        if is_over:
            self.session_id = None
        self._failures += 1
        if self._failures > 1 and self._trouble_since is None:
            self._trouble_since = asyncio.get_running_loop().time()
            _log.warning(
                "Discord's Gateway keeps no connection; trying again after growing waits: shard=%d error=%s code=%s",
                *(self.shard_id, type(error).__name__, _code(lost, error)),
            )

    def __getattr__(self, name: str) -> Any:
        """Return any other attribute of the connection that discord.py asks for."""
        return getattr(self.__dict__.get("_ws"), name)


def _is_fatal(error: Exception) -> bool:
    return isinstance(error, discord.ConnectionClosed) and error.code in _FATAL


def _code(lost: Connection | None, error: Exception) -> int | None:
    """Return the code with which Discord closed a connection, if it is known."""
    return (
        error.code
        if isinstance(error, discord.ConnectionClosed)
        else (None if lost is None else lost.socket.close_code)
    )


def install() -> None:
    """Give every shard that is made from now on a `Line`."""
    connect_by(Line)
