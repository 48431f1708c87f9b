"""REST: messages of channels, their pins and reactions."""

from __future__ import annotations

from itertools import islice
from urllib.parse import unquote

from aiohttp import web

from bot.playground.discord.access import snowflake, unarchived
from bot.playground.discord.bodies import read_body
from bot.playground.discord.clock import iso
from bot.playground.discord.errors import ApiError, ErrorCode, FormErrors
from bot.playground.discord.limits.message import check_message
from bot.playground.discord.objects import message_object
from bot.playground.discord.permissions import Permission
from bot.playground.discord.platform import Platform
from bot.playground.discord.wire import Json, json_response, no_content
from bot.playground.discord.world import Channel, Message

MOST_LISTED = 100
MOST_PINS = 250


class MessageRoutes:
    def __init__(self, platform: Platform) -> None:
        self._platform = platform
        self._world = platform.world
        self._access = platform.access
        self._messages = platform.messages

    def routes(self) -> list[web.RouteDef]:
        channel = "/channels/{channel_id}"
        message = f"{channel}/messages/{{message_id}}"
        reactions = f"{message}/reactions"
        return [
            web.get(f"{channel}/messages", self.history),
            web.post(f"{channel}/messages", self.create),
            web.post(f"{channel}/messages/bulk-delete", self.delete_many),
            web.get(f"{channel}/messages/pins", self.pins),
            web.get(f"{channel}/pins", self.old_pins),
            web.put(f"{channel}/messages/pins/{{message_id}}", self.pin),
            web.delete(f"{channel}/messages/pins/{{message_id}}", self.unpin),
            web.put(f"{channel}/pins/{{message_id}}", self.pin),
            web.delete(f"{channel}/pins/{{message_id}}", self.unpin),
            web.get(message, self.get),
            web.patch(message, self.edit),
            web.delete(message, self.delete),
            web.put(f"{reactions}/{{emoji}}/@me", self.react),
            web.delete(f"{reactions}/{{emoji}}/@me", self.unreact),
            web.delete(reactions, self.clear_reactions),
            web.post(f"{channel}/typing", self.typing),
        ]

    def _found(self, request: web.Request) -> tuple[Channel, Message]:
        channel = self._access.channel(request.match_info["channel_id"])
        return channel, self._access.message(channel, request.match_info["message_id"])

    async def history(self, request: web.Request) -> web.Response:
        channel = self._access.channel(request.match_info["channel_id"])
        limit = _limit(request.query.get("limit", "50"))
        if not self._access.has(channel, Permission.READ_MESSAGE_HISTORY):
            return json_response([])
        found = self._page(channel, request, limit)
        return json_response([message_object(self._world, message) for message in found])

    def _page(self, channel: Channel, request: web.Request, limit: int) -> list[Message]:
        """Return messages, newest first, for either direction of the request."""
        world, query = self._world, request.query
        if "after" in query:
            after = snowflake(query["after"])
            return list(islice(world.public_after(channel, after), limit))[::-1]
        if "around" in query:
            around = snowflake(query["around"])
            older = list(islice(world.public_before(channel, around + 1), limit // 2 + 1))
            newer = list(islice(world.public_after(channel, around), limit // 2))
            return (newer[::-1] + older)[:limit]
        before = snowflake(query["before"]) if "before" in query else None
        return list(islice(world.public_before(channel, before), limit))

    async def get(self, request: web.Request) -> web.Response:
        channel, message = self._found(request)
        self._access.need(channel, Permission.READ_MESSAGE_HISTORY)
        return json_response(message_object(self._world, message))

    async def create(self, request: web.Request) -> web.Response:
        channel = self._access.to_speak(request.match_info["channel_id"])
        body = await read_body(request)
        payload = body.object()
        self._access.to_post(channel, payload, with_files=bool(body.files))
        check_message(body)
        reference = payload.get("message_reference")
        marks = self._messages.referenced(channel, reference) if reference else {}
        message = self._messages.create(channel, self._world.bot, payload, body.files, marks=marks)
        return json_response(message_object(self._world, message))

    async def edit(self, request: web.Request) -> web.Response:
        channel, message = self._found(request)
        unarchived(channel)
        body = await read_body(request)
        if message.author_id != self._world.bot.id:
            raise ApiError(ErrorCode.NOT_THE_AUTHOR)
        if message.body["type"] not in (0, 19, 20):
            raise ApiError(ErrorCode.SYSTEM_MESSAGE)
        self._access.to_post(channel, body.object(), with_files=bool(body.files))
        check_message(body, before=message.body)
        self._messages.edit(message, body)
        return json_response(message_object(self._world, message))

    async def delete(self, request: web.Request) -> web.Response:
        channel, message = self._found(request)
        unarchived(channel)
        if message.author_id != self._world.bot.id:
            self._access.need(channel, Permission.MANAGE_MESSAGES)
        self._messages.delete(message)
        return no_content()

    async def delete_many(self, request: web.Request) -> web.Response:
        raw_id = request.match_info["channel_id"]
        channel = self._access.channel(raw_id, Permission.MANAGE_MESSAGES)
        ids = (await read_body(request)).object().get("messages") or []
        errors = FormErrors()
        errors.count(("messages",), len(ids), least=2, most=100)
        errors.raise_if_any()
        for raw in ids:
            message = self._world.messages.get(snowflake(str(raw)))
            if message is not None and message.channel_id == channel.id:
                self._messages.delete(message)
        return no_content()

    async def pins(self, request: web.Request) -> web.Response:
        channel = self._access.channel(request.match_info["channel_id"])
        items = [
            {"pinned_at": at, "message": self._world.messages[message_id].body}
            for message_id, at in reversed(channel.pins.items())
        ]
        return json_response({"items": items, "has_more": False})

    async def old_pins(self, request: web.Request) -> web.Response:
        channel = self._access.channel(request.match_info["channel_id"])
        return json_response([self._world.messages[i].body for i in reversed(channel.pins)])

    async def pin(self, request: web.Request) -> web.Response:
        channel, message = self._found(request)
        self._access.need(channel, Permission.PIN_MESSAGES)
        unarchived(channel)
        if message.id not in channel.pins:
            if len(channel.pins) >= MOST_PINS:
                raise ApiError(ErrorCode.TOO_MANY_PINS)
            channel.pins[message.id] = iso(self._platform.clock.now())
            message.body["pinned"] = True
            self._messages.touch(message)
        return no_content()

    async def unpin(self, request: web.Request) -> web.Response:
        channel, message = self._found(request)
        self._access.need(channel, Permission.PIN_MESSAGES)
        unarchived(channel)
        if channel.pins.pop(message.id, None) is not None:
            message.body["pinned"] = False
            self._messages.touch(message)
        return no_content()

    async def react(self, request: web.Request) -> web.Response:
        channel, message = self._found(request)
        self._access.need(channel, Permission.READ_MESSAGE_HISTORY)
        emoji = _emoji(request)
        reactions = message.body.setdefault("reactions", [])
        held = next((r for r in reactions if r["emoji"] == emoji), None)
        if held is None:
            self._access.need(channel, Permission.ADD_REACTIONS)
            reactions.append(_reaction(emoji))
            bot_id = self._world.bot.id
            self._platform.broadcast.reaction(message, bot_id, emoji, added=True)
        return no_content()

    async def unreact(self, request: web.Request) -> web.Response:
        _, message = self._found(request)
        emoji = _emoji(request)
        reactions = message.body.get("reactions", [])
        if any(held["emoji"] == emoji for held in reactions):
            message.body["reactions"] = [r for r in reactions if r["emoji"] != emoji]
            bot_id = self._world.bot.id
            self._platform.broadcast.reaction(message, bot_id, emoji, added=False)
        return no_content()

    async def clear_reactions(self, request: web.Request) -> web.Response:
        channel, message = self._found(request)
        self._access.need(channel, Permission.MANAGE_MESSAGES)
        if message.body.pop("reactions", None):
            self._messages.touch(message)
        return no_content()

    async def typing(self, request: web.Request) -> web.Response:
        self._access.to_speak(request.match_info["channel_id"])
        return no_content()


def _limit(raw: str) -> int:
    errors = FormErrors()
    value = int(raw) if raw.isdecimal() else 0
    errors.number(("limit",), value, least=1, most=MOST_LISTED)
    errors.raise_if_any()
    return value


def _emoji(request: web.Request) -> Json:
    name, _, emoji_id = unquote(request.match_info["emoji"]).partition(":")
    return {"id": emoji_id or None, "name": name}


def _reaction(emoji: Json) -> Json:
    return {
        "emoji": emoji,
        "count": 1,
        "count_details": {"normal": 1, "burst": 0},
        "burst_colors": [],
        "me": True,
        "me_burst": False,
    }
