"""The Gateway: bots' sessions, their events, and how a session resumes."""

from __future__ import annotations

import asyncio
import secrets
import zlib
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from enum import IntEnum, IntFlag
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from bot.playground.discord.objects import gateway_guild, member_object, user_object
from bot.playground.discord.wire import Json, decode, encode
from bot.playground.discord.world import Guild, World

HEARTBEAT_MS = 41_250
BACKLOG_EVENTS = 5_000
HEARD_AFTER_S = 0.08
"""Delay of a heartbeat's answer, as over the internet.

discord.py records a heartbeat shortly after sending it. An answer that arrives before that would count for the
heartbeat 41 seconds earlier.
"""


class Op(IntEnum):
    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    VOICE_STATE = 4
    RESUME = 6
    RECONNECT = 7
    REQUEST_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class Close(IntEnum):
    UNKNOWN_OPCODE = 4001
    DECODE_ERROR = 4002
    NOT_AUTHENTICATED = 4003
    AUTHENTICATION_FAILED = 4004
    ALREADY_AUTHENTICATED = 4005
    INVALID_SEQ = 4007
    INVALID_SHARD = 4010
    INVALID_VERSION = 4012
    INVALID_INTENTS = 4013
    DISALLOWED_INTENTS = 4014


class Intent(IntFlag):
    NONE = 0
    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    GUILD_MESSAGE_REACTIONS = 1 << 10
    DIRECT_MESSAGES = 1 << 12
    MESSAGE_CONTENT = 1 << 15


PRIVILEGED = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT
KNOWN_INTENTS = (1 << 26) - 1


class Link:
    """One connection; one task sends, so messages go out in order."""

    def __init__(
        self,
        socket: web.WebSocketResponse,
        transport: asyncio.Transport | None,
        *,
        compressed: bool,
    ) -> None:
        self._socket = socket
        self._transport = transport
        self._zlib = zlib.compressobj() if compressed else None
        self._queue: asyncio.Queue[bytes] = asyncio.Queue()
        self.writer = asyncio.create_task(self._write())

    def send(self, frame: bytes) -> None:
        self._queue.put_nowait(frame)

    def send_op(self, op: Op, data: object) -> None:
        self.send(encode({"op": op, "d": data, "s": None, "t": None}))

    async def close(self, code: int) -> None:
        await self._socket.close(code=code)

    def cut(self) -> None:
        """Drop the connection without a close frame."""
        if self._transport is not None:
            self._transport.abort()

    async def _write(self) -> None:
        while True:
            frame = await self._queue.get()
            # The client may be gone; the session keeps the frame for when it resumes.
            with suppress(ConnectionResetError):
                if self._zlib is None:
                    await self._socket.send_str(frame.decode())
                else:
                    packed = self._zlib.compress(frame) + self._zlib.flush(zlib.Z_SYNC_FLUSH)
                    await self._socket.send_bytes(packed)


@dataclass(frozen=True, slots=True)
class Shard:
    """One of the connections among which a bot divides its guilds."""

    number: int
    count: int

    def hears(self, guild_id: int | None) -> bool:
        """Return whether it gets the guild's events. The first shard gets those of direct messages."""
        return self.number == (0 if guild_id is None else (guild_id >> 22) % self.count)


@dataclass(slots=True)
class Session:
    id: str
    intents: Intent
    shard: Shard
    seq: int = 0
    backlog: deque[tuple[int, bytes]] = field(default_factory=lambda: deque(maxlen=BACKLOG_EVENTS))
    link: Link | None = None

    def dispatch(self, event: str, data: bytes) -> None:
        self.seq += 1
        frame = b'{"op":0,"t":"%b","s":%d,"d":%b}' % (event.encode(), self.seq, data)
        self.backlog.append((self.seq, frame))
        if self.link is not None:
            self.link.send(frame)

    def holds_all_after(self, seq: int) -> bool:
        return seq == self.seq or (bool(self.backlog) and self.backlog[0][0] <= seq + 1)


class Gateway:
    def __init__(
        self, world: World, *, url: str, shards: int, token: str | None, privileged: bool
    ) -> None:
        self.url = url
        self.shards = shards
        self._world = world
        self._token = token
        self._allowed = ~PRIVILEGED if not privileged else ~Intent.NONE
        self._sessions: dict[str, Session] = {}
        self._on_change: list[Callable[[bool], None]] = []
        self.identified = asyncio.Event()

    @property
    def online(self) -> bool:
        return any(session.link is not None for session in self._sessions.values())

    @property
    def reachable(self) -> bool:
        """Return whether a bot is connected, or can come back and read missed events."""
        return bool(self._sessions)

    def on_change(self, call: Callable[[bool], None]) -> None:
        """Call `call` with whether a bot is online, each time a connection begins or ends."""
        self._on_change.append(call)

    def dispatch(
        self,
        event: str,
        data: Json,
        intent: Intent = Intent.NONE,
        *,
        without_content: Json | None = None,
    ) -> None:
        """Send an event to the sessions that subscribed to it and whose shard it concerns.

        Sessions that may not read messages get `without_content`.
        """
        guild_id = int(data["guild_id"]) if "guild_id" in data else None
        full: bytes | None = None
        redacted: bytes | None = None
        for session in self._sessions.values():
            if not session.shard.hears(guild_id):
                continue
            if intent and not session.intents & intent:
                continue
            if without_content is not None and not session.intents & Intent.MESSAGE_CONTENT:
                redacted = encode(without_content) if redacted is None else redacted
                session.dispatch(event, redacted)
            else:
                full = encode(data) if full is None else full
                session.dispatch(event, full)

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(compress=False)
        await socket.prepare(request)
        if request.query.get("v", "10") not in ("9", "10"):
            await socket.close(code=Close.INVALID_VERSION)
            return socket
        compressed = request.query.get("compress") == "zlib-stream"
        link = Link(socket, request.transport, compressed=compressed)
        link.send_op(Op.HELLO, {"heartbeat_interval": HEARTBEAT_MS, "_trace": ["playground"]})
        session: Session | None = None
        try:
            async for message in socket:
                if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                    continue
                if session is not None and session.id not in self._sessions:
                    session = None
                answer = self._receive(link, session, message.data)
                if isinstance(answer, Close):
                    await link.close(answer)
                    break
                session = answer
        finally:
            if session is not None and session.link is link:
                session.link = None
                self._tell_change()
            link.writer.cancel()
            with suppress(asyncio.CancelledError):
                await link.writer
        return socket

    def _receive(self, link: Link, session: Session | None, raw: Any) -> Session | Close | None:
        """Return the session this connection has after the message, or the reason to close it."""
        try:
            message = decode(raw)
            op, data = Op(message["op"]), message.get("d")
        except msgspec.DecodeError:
            return Close.DECODE_ERROR
        except (ValueError, KeyError, TypeError):
            return Close.UNKNOWN_OPCODE
        match op:
            case Op.HEARTBEAT:
                asyncio.get_running_loop().call_later(
                    HEARD_AFTER_S, link.send_op, Op.HEARTBEAT_ACK, None
                )
                return session
            case Op.IDENTIFY if session is not None:
                return Close.ALREADY_AUTHENTICATED
            case Op.IDENTIFY:
                return self._identify(link, data)
            case Op.RESUME:
                return self._resume(link, data)
            case Op.REQUEST_MEMBERS if session is not None:
                self._send_members(session, data)
                return session
            case Op.PRESENCE | Op.VOICE_STATE if session is not None:
                return session
            case _:
                return Close.UNKNOWN_OPCODE if session is not None else Close.NOT_AUTHENTICATED

    def _token_fits(self, token: object) -> bool:
        if not isinstance(token, str):
            return False
        bare = token.removeprefix("Bot ").strip()
        return bool(bare) and self._token in (None, bare)

    def _identify(self, link: Link, data: Json) -> Session | Close:
        if not self._token_fits(data.get("token")):
            return Close.AUTHENTICATION_FAILED
        intents = data.get("intents")
        if not isinstance(intents, int) or intents & ~KNOWN_INTENTS:
            return Close.INVALID_INTENTS
        if intents & ~self._allowed:
            return Close.DISALLOWED_INTENTS
        shard = _read_shard(data.get("shard") or [0, 1])
        if shard is None:
            return Close.INVALID_SHARD
        self._forget_gone(shard)
        session = Session(secrets.token_hex(16), Intent(intents), shard, link=link)
        self._sessions[session.id] = session
        session.dispatch("READY", encode(self._ready(session)))
        if session.intents & Intent.GUILDS:
            with_members = bool(session.intents & Intent.GUILD_MEMBERS)
            for guild in self._guilds(session):
                created = gateway_guild(self._world, guild, with_members=with_members)
                session.dispatch("GUILD_CREATE", encode(created))
        self.identified.set()
        self._tell_change()
        return session

    def _forget_gone(self, shard: Shard) -> None:
        """Forget the sessions of a shard that identifies again, and of shards of another division: none will resume."""
        gone = [
            key
            for key, held in self._sessions.items()
            if held.link is None and (held.shard == shard or held.shard.count != shard.count)
        ]
        for key in gone:
            del self._sessions[key]

    def _guilds(self, session: Session) -> list[Guild]:
        there = (each for each in self._world.guilds.values() if each.id not in self._world.left)
        return [each for each in there if session.shard.hears(each.id)]

    def _ready(self, session: Session) -> Json:
        bot = user_object(self._world, self._world.bot)
        return {
            "v": 10,
            "user": bot | {"verified": True, "mfa_enabled": False, "email": None},
            "guilds": [{"id": str(each.id), "unavailable": True} for each in self._guilds(session)],
            "private_channels": [],
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "shard": [session.shard.number, session.shard.count],
            "application": {"id": str(self._world.application_id), "flags": 0},
        }

    def _resume(self, link: Link, data: Json) -> Session | Close | None:
        if not self._token_fits(data.get("token")):
            return Close.AUTHENTICATION_FAILED
        session = self._sessions.get(str(data.get("session_id")))
        seq = data.get("seq")
        if session is None or not isinstance(seq, int) or not session.holds_all_after(seq):
            link.send_op(Op.INVALID_SESSION, False)
            return None
        if seq > session.seq:
            return Close.INVALID_SEQ
        session.link = link
        for missed, frame in session.backlog:
            if missed > seq:
                link.send(frame)
        session.dispatch("RESUMED", b'{"_trace":["playground"]}')
        self._tell_change()
        return session

    def _send_members(self, session: Session, data: Json) -> None:
        wanted = {str(i) for i in data.get("user_ids") or ()}
        query = data.get("query")
        members = [
            member_object(self._world, m)
            for m in (self._world.bot, *self._world.present_members())
            if (str(m.id) in wanted if wanted else m.name.startswith(query or ""))
        ]
        chunk: Json = {
            "guild_id": str(data.get("guild_id") or self._world.guild_id),
            "members": members[: data.get("limit") or None],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [],
        }
        if "nonce" in data:
            chunk["nonce"] = data["nonce"]
        session.dispatch("GUILD_MEMBERS_CHUNK", encode(chunk))

    def _tell_change(self) -> None:
        for call in self._on_change:
            call(self.online)

    def cut(self, *, resumable: bool) -> None:
        """Drop every connection without warning; unless `resumable`, forget the sessions too."""
        links = [s.link for s in self._sessions.values() if s.link is not None]
        if not resumable:
            self._sessions.clear()
        for link in links:
            link.cut()

    def ask_to_reconnect(self) -> None:
        for link in self._links():
            link.send_op(Op.RECONNECT, None)

    def invalidate(self) -> None:
        links = self._links()
        self._sessions.clear()
        for link in links:
            link.send_op(Op.INVALID_SESSION, False)

    def _links(self) -> list[Link]:
        return [s.link for s in self._sessions.values() if s.link is not None]

    async def close(self) -> None:
        for link in self._links():
            await link.close(1001)


def _read_shard(data: Any) -> Shard | None:
    match data:
        case [int(number), int(count)] if 0 <= number < count:
            return Shard(number, count)
        case _:
            return None
