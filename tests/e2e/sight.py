"""The sight of one member: messages with their controls, channels, and the bot's presence."""

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Self

import aiohttp
import msgspec

Json = dict[str, Any]

MOST_KEPT = 400
"""The most messages remembered; older ones have scrolled away."""
ACTION_ROW, BUTTON = 1, 2


@dataclass(slots=True)
class Seen:
    """A message as it was last seen."""

    message: Json
    changes: int = 0
    """The number of times that it has changed."""
    pressed: int = 0
    """The number of times that its controls were used since it last changed."""

    @property
    def is_private(self) -> bool:
        return bool(self.message["ephemeral"])

    @property
    def is_thinking(self) -> bool:
        return bool(self.message["thinking"])

    @property
    def controls(self) -> list[Json]:
        """Buttons and selects that can be used, in reading order."""
        return [
            control
            for control in walk(self.message["components"])
            if "custom_id" in control and not control.get("disabled")
        ]


class Sight:
    def __init__(self, url: str, member_id: str, session: aiohttp.ClientSession) -> None:
        self.messages: dict[str, Seen] = {}
        """By id, the one that changed last at the end."""
        self.channels: dict[str, Json] = {}
        self.online = asyncio.Event()
        self._member_id = member_id
        self._url = url
        self._session = session
        self._news = asyncio.Condition()
        self._answering: dict[str, str] = {}
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._reader: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        address = f"{self._url}/play/ws?member={self._member_id}&raw"
        self._socket = await self._session.ws_connect(address, max_msg_size=0)
        async with self._session.get(f"{self._url}/play/world?member={self._member_id}") as reply:
            world = msgspec.json.decode(await reply.read())
        self.channels = {channel["id"]: channel for channel in world["channels"]}
        if world["bot"]["online"]:
            self.online.set()
        self._reader = asyncio.create_task(self._read(self._socket))
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        assert self._socket is not None
        assert self._reader is not None
        self._reader.cancel()
        await asyncio.gather(self._reader, return_exceptions=True)
        await self._socket.close()

    def newest_first(self) -> Iterator[Seen]:
        return reversed(self.messages.values())

    def changes_of(self, message_id: str) -> int:
        seen = self.messages.get(message_id)
        return 0 if seen is None else seen.changes

    def answer_to(self, interaction_id: str) -> Seen | None:
        """The last message that an interaction created, if any."""
        return self.messages.get(self._answering.get(interaction_id, ""))

    async def watch(self, comes: Callable[[], bool], *, timeout_s: float) -> bool:
        """Wait until something is visible, the bot disconnects, or time is up. Returns whether it is visible."""
        try:
            async with asyncio.timeout(timeout_s), self._news:
                await self._news.wait_for(lambda: comes() or not self.online.is_set())
        except TimeoutError:
            return False
        return comes()

    async def wait_for_news(self, *, timeout_s: float) -> None:
        try:
            async with asyncio.timeout(timeout_s), self._news:
                await self._news.wait()
        except TimeoutError:
            pass

    async def _read(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        async for frame in socket:
            event = msgspec.json.decode(frame.data)
            async with self._news:
                self._see(event["t"], event["d"])
                self._news.notify_all()

    def _see(self, kind: str, data: Json) -> None:
        match kind:
            case "message_create" | "message_update":
                self._see_message(data)
            case "message_delete":
                self.messages.pop(data["id"], None)
            case "channel_create" | "channel_update":
                self.channels[data["id"]] = data
            case "channel_delete":
                self.channels.pop(data["id"], None)
            case "bot" if data["online"]:
                self.online.set()
            case "bot":
                self.online.clear()

    def _see_message(self, message: Json) -> None:
        before = self.messages.pop(message["id"], None)
        changes = 1 if before is None else before.changes + 1
        self.messages[message["id"]] = Seen(message, changes)
        made_by = (message.get("interaction_metadata") or {}).get("id")
        if before is None and made_by is not None:
            self._answering[made_by] = message["id"]
        for held in (self.messages, self._answering):
            if len(held) > MOST_KEPT:
                del held[next(iter(held))]


def walk(components: list[Json]) -> Iterator[Json]:
    """All components of a message or modal, each container before its contents."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        if "component" in component:
            yield from walk([component["component"]])
