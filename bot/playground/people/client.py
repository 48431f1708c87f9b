"""A member of the playground, driven from Python over the control API."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import Any, Self

import aiohttp

from bot.playground.discord.wire import Json, decode, encode

PATIENCE_S = 300.0
"""It only bounds hanging: on a busy machine the bot may take long, and Discord waits only for the first answer."""


class Refused(Exception):
    """The control API refused; the text says why."""

    def __init__(self, status: int, message: str) -> None:
        super().__init__(message)
        self.status = status


class PlaygroundClient:
    """Acts and watches as one member.

    Acts wait for the bot's first response and return the outcome:
    `{"interaction_id", "outcome": "message" | "update" | "deferred" | "modal" | "choices" |
    "failed", …}`. `listen` collects events; `wait_for` awaits them.
    """

    def __init__(
        self, url: str, member_id: int | str, session: aiohttp.ClientSession | None = None
    ) -> None:
        """Share a given `session`, which stays open; otherwise open one."""
        self.member_id = str(member_id)
        self._url = url.rstrip("/")
        self._given = session
        self._session: aiohttp.ClientSession | None = session
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._reader: asyncio.Task[None] | None = None
        self._arrived = asyncio.Condition()
        self.events: list[Json] = []
        """Events of the socket since `listen`, oldest first: `{"t": kind, "d": data}`."""

    async def __aenter__(self) -> Self:
        if self._session is None:
            connector = aiohttp.TCPConnector(limit=0)
            self._session = aiohttp.ClientSession(connector=connector)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._reader is not None:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)
        if self._socket is not None:
            await self._socket.close()
        if self._session is not None and self._given is None:
            await self._session.close()

    async def call(self, method: str, path: str, payload: object = None) -> Any:
        """Call any route under /play. Raise Refused if it refuses."""
        assert self._session is not None, "use the client as a context manager"
        data = None if payload is None else encode(payload)
        headers = {"Content-Type": "application/json"}
        async with self._session.request(
            method, f"{self._url}/play{path}", params="raw", data=data, headers=headers
        ) as response:
            answer = decode(await response.read())
            if response.status >= 400:
                raise Refused(response.status, answer.get("message", ""))
            return answer

    async def _act(self, what: str, payload: Json) -> Json:
        answer: Json = await self.call("POST", f"/members/{self.member_id}/{what}", payload)
        return answer

    async def world(self) -> Json:
        answer: Json = await self.call("GET", "/world")
        return answer

    async def commands(self) -> list[Json]:
        answer: list[Json] = await self.call("GET", f"/commands?member={self.member_id}")
        return answer

    async def messages(self, channel_id: int | str, limit: int = 100) -> list[Json]:
        """Return the channel as this member sees it, oldest message first."""
        query = f"member={self.member_id}&limit={limit}"
        answer: list[Json] = await self.call("GET", f"/channels/{channel_id}/messages?{query}")
        return answer

    async def channel_named(self, name: str) -> Json:
        """Return a channel by its name. Raise LookupError if there is none."""
        for channel in (await self.world())["channels"]:
            if channel["name"] == name:
                found: Json = channel
                return found
        raise LookupError(name)

    async def command(
        self,
        channel_id: int | str,
        name: str,
        options: list[Json] | None = None,
        *,
        interaction_id: int | str | None = None,
    ) -> Json:
        """Use a command, its options nested as Discord nests them."""
        payload: Json = {"channel_id": str(channel_id), "name": name, "options": options or []}
        return await self._act("command", _redelivery(payload, interaction_id))

    async def slash(
        self,
        channel_id: int | str,
        line: str,
        /,
        *,
        interaction_id: int | str | None = None,
        **values: object,
    ) -> Json:
        """Use a command as it is typed: `slash(channel, "table new", title="go")`."""
        name, options = nest(line, values)
        return await self.command(channel_id, name, options, interaction_id=interaction_id)

    async def suggestions(
        self, channel_id: int | str, line: str, focused: str, /, **values: object
    ) -> list[Json]:
        """Return the bot's suggestions for the option `focused`; `values` holds the options typed so far."""
        name, options = nest(line, values, focused)
        payload: Json = {"channel_id": str(channel_id), "name": name, "options": options}
        outcome = await self._act("autocomplete", payload)
        choices: list[Json] = outcome.get("choices", [])
        return choices

    async def click(
        self,
        message_id: int | str,
        custom_id: str,
        *,
        force: bool = False,
        interaction_id: int | str | None = None,
    ) -> Json:
        """Press a button; with `force`, as an outdated client that still shows an older message."""
        payload: Json = {"message_id": str(message_id), "custom_id": custom_id, "force": force}
        return await self._act("component", _redelivery(payload, interaction_id))

    async def select(
        self,
        message_id: int | str,
        custom_id: str,
        values: list[str],
        *,
        force: bool = False,
        interaction_id: int | str | None = None,
    ) -> Json:
        payload: Json = {
            "message_id": str(message_id),
            "custom_id": custom_id,
            "values": values,
            "force": force,
        }
        return await self._act("component", _redelivery(payload, interaction_id))

    async def submit(self, interaction_id: int | str, **fields: str | list[str] | bool) -> Json:
        """Submit the modal that an interaction opened; omitted fields keep their values."""
        return await self.submit_fields(interaction_id, dict(fields))

    async def submit_fields(self, interaction_id: int | str, fields: Json) -> Json:
        """`submit` for custom ids that are not Python names."""
        payload: Json = {"interaction_id": str(interaction_id), "fields": fields}
        return await self._act("modal", payload)

    async def say(self, channel_id: int | str, content: str) -> Json:
        return await self._act("message", {"channel_id": str(channel_id), "content": content})

    async def set_locale(self, locale: str) -> None:
        await self.call("PATCH", f"/members/{self.member_id}", {"locale": locale})

    async def take_direct(self, *, on: bool) -> None:
        """Allow direct messages, or refuse them from now on."""
        await self.call("PATCH", f"/members/{self.member_id}", {"takes_direct": on})

    async def leave(self) -> None:
        await self._act("leave", {})

    async def join(self) -> None:
        await self._act("join", {})

    async def add_member(self, name: str, locale: str = "en-US") -> str:
        """Add a person; return their id."""
        answer = await self.call("POST", "/members", {"name": name, "locale": locale})
        member_id: str = answer["id"]
        return member_id

    async def add_role(self, name: str, *, above: bool = False) -> str:
        """Make a role below the bot's own, or above it; return its id."""
        answer = await self.call("POST", "/roles", {"name": name, "above": above})
        return str(answer["id"])

    async def add_channel(self, name: str, *, forum: bool = False) -> str:
        answer = await self.call("POST", "/channels", {"name": name, "forum": forum})
        channel_id: str = answer["id"]
        return channel_id

    async def open_thread(
        self,
        channel_id: int | str,
        name: str,
        *,
        private: bool = False,
        content: str = "",
        invite: Sequence[int | str] = (),
    ) -> str:
        """Open a thread, or a post in a forum; return its id."""
        payload: Json = {
            "channel_id": str(channel_id),
            "name": name,
            "private": private,
            "content": content,
            "invite": [str(person) for person in invite],
        }
        thread_id: str = (await self._act("thread", payload))["id"]
        return thread_id

    async def delete_channel(self, channel_id: int | str) -> None:
        await self.call("DELETE", f"/channels/{channel_id}")

    async def delete_message(self, message_id: int | str) -> None:
        await self.call("DELETE", f"/messages/{message_id}")

    async def deny(self, *names: str, channel_id: int | str | None = None) -> None:
        """Take exactly these permissions from the bot; without names, restore them all."""
        payload: Json = {"deny": list(names)}
        if channel_id is not None:
            payload["channel_id"] = str(channel_id)
        await self.call("POST", "/permissions", payload)

    async def misbehave(self, *rules: Json) -> None:
        await self.call("POST", "/faults", {"rules": list(rules)})

    async def behave(self) -> None:
        await self.call("DELETE", "/faults")

    async def gateway(self, action: str) -> None:
        """Do "cut", "cut_no_resume", "reconnect" or "invalid_session" to the Gateway."""
        await self.call("POST", "/gateway", {"action": action})

    async def advance(self, seconds: float) -> None:
        """Skip time."""
        await self.call("POST", "/clock", {"advance_s": seconds})

    async def report(self) -> Json:
        answer: Json = await self.call("GET", "/report")
        return answer

    async def listen(self) -> None:
        """Start collecting `events`."""
        assert self._session is not None, "use the client as a context manager"
        address = f"{self._url}/play/ws?member={self.member_id}&raw"
        self._socket = await self._session.ws_connect(address, max_msg_size=0)
        self._reader = asyncio.create_task(self._read(self._socket))

    async def _read(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        async for message in socket:
            async with self._arrived:
                self.events.append(decode(message.data))
                self._arrived.notify_all()

    async def wait_for(
        self,
        kind: str,
        fits: Callable[[Json], bool] | None = None,
        *,
        since: int = 0,
        timeout_s: float = PATIENCE_S,
    ) -> Json:
        """Return the data of the first matching event of a kind, past or future.

        `since` is an index into `events`; earlier events do not count.

        Raises:
            TimeoutError: none came in time.
        """

        def found() -> Json | None:
            for event in self.events[since:]:
                if event["t"] == kind and (fits is None or fits(event["d"])):
                    data: Json = event["d"]
                    return data
            return None

        async with asyncio.timeout(timeout_s), self._arrived:
            await self._arrived.wait_for(lambda: found() is not None)
        data = found()
        assert data is not None
        return data


def nest(line: str, values: dict[str, Any], focused: str | None = None) -> tuple[str, list[Json]]:
    """Return the command's name, and its options nested in the sub-commands of the line."""
    name, *subs = line.split()
    options: list[Json] = [{"name": key, "value": value} for key, value in values.items()]
    for option in options:
        if option["name"] == focused:
            option["focused"] = True
    for sub in reversed(subs):
        options = [{"name": sub, "options": options}]
    return name, options


def _redelivery(payload: Json, interaction_id: int | str | None) -> Json:
    if interaction_id is not None:
        payload["interaction_id"] = str(interaction_id)
    return payload
