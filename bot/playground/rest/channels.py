"""REST: channels and threads."""

from __future__ import annotations

from aiohttp import web

from bot.playground.discord.access import unarchived
from bot.playground.discord.bodies import read_body
from bot.playground.discord.errors import ApiError, ErrorCode, FormErrors
from bot.playground.discord.objects import channel_object, member_object, thread_member
from bot.playground.discord.permissions import Permission
from bot.playground.discord.platform import Platform
from bot.playground.discord.wire import Json, json_response, no_content
from bot.playground.discord.world import Channel, ChannelType, Member, ThreadState

OWNER_MAY_CHANGE = frozenset({"name", "archived", "auto_archive_duration", "rate_limit_per_user"})


class ChannelRoutes:
    def __init__(self, platform: Platform) -> None:
        self._platform = platform
        self._world = platform.world
        self._access = platform.access
        self._threads = platform.threads

    def routes(self) -> list[web.RouteDef]:
        channel = "/channels/{channel_id}"
        followers = f"{channel}/thread-members"
        return [
            web.get(channel, self.get),
            web.patch(channel, self.change),
            web.delete(channel, self.delete),
            web.post(f"{channel}/threads", self.open_bare),
            web.post(f"{channel}/messages/{{message_id}}/threads", self.open_on),
            web.get(f"{channel}/threads/archived/public", self.archived_public),
            web.get(f"{channel}/threads/archived/private", self.archived_private),
            web.get(f"{channel}/users/@me/threads/archived/private", self.archived_private),
            web.get(followers, self.followers),
            web.get(f"{followers}/{{user_id}}", self.follower),
            web.put(f"{followers}/{{user_id}}", self.add_follower),
            web.delete(f"{followers}/{{user_id}}", self.remove_follower),
            web.get("/guilds/{guild_id}/channels", self.of_guild),
            web.post("/guilds/{guild_id}/channels", self.create),
            web.get("/guilds/{guild_id}/threads/active", self.active_threads),
        ]

    def _json(self, channel: Channel) -> web.Response:
        return json_response(channel_object(self._world, channel))

    async def get(self, request: web.Request) -> web.Response:
        return self._json(self._access.channel(request.match_info["channel_id"]))

    async def change(self, request: web.Request) -> web.Response:
        channel = self._access.channel(request.match_info["channel_id"])
        payload = (await read_body(request)).object()
        if channel.thread is not None:
            self._may_change(channel, channel.thread, payload)
            self._threads.change(channel, payload)
            return self._json(channel)
        self._access.need(channel, Permission.MANAGE_CHANNELS)
        _check_channel(payload, new=False)
        channel.name = payload.get("name") or channel.name
        if "topic" in payload:
            channel.topic = payload["topic"]
        if payload.get("rate_limit_per_user") is not None:
            channel.slowmode_s = payload["rate_limit_per_user"]
        self._platform.broadcast.channel_updated(channel)
        return self._json(channel)

    def _may_change(self, channel: Channel, thread: ThreadState, payload: Json) -> None:
        """Refuse a change beyond the bot's rights. It may rename and archive its own thread unless that is locked."""
        if self._access.has(channel, Permission.MANAGE_THREADS):
            return
        own = thread.owner_id == self._world.bot.id and not thread.locked
        reopens = payload.get("archived") is False and not thread.locked
        if not (own and payload.keys() <= OWNER_MAY_CHANGE) and not (
            reopens and payload.keys() == {"archived"}
        ):
            raise ApiError(ErrorCode.MISSING_PERMISSIONS)

    async def delete(self, request: web.Request) -> web.Response:
        channel = self._access.channel(request.match_info["channel_id"])
        if channel.type is ChannelType.DM:
            return self._json(channel)
        needed = Permission.MANAGE_CHANNELS
        if channel.type.is_thread:
            needed = Permission.MANAGE_THREADS
        self._access.need(channel, needed)
        shown = self._json(channel)
        self._threads.delete(channel)
        return shown

    async def open_on(self, request: web.Request) -> web.Response:
        raw_id = request.match_info["channel_id"]
        parent = self._access.channel(raw_id, Permission.CREATE_PUBLIC_THREADS)
        if parent.type is not ChannelType.TEXT:
            raise ApiError(ErrorCode.WRONG_CHANNEL_TYPE)
        starter = self._access.message(parent, request.match_info["message_id"])
        self._access.need(parent, Permission.READ_MESSAGE_HISTORY)
        payload = (await read_body(request)).object()
        thread = self._threads.open_on(starter, parent, self._world.bot, payload)
        return json_response(channel_object(self._world, thread), 201)

    async def open_bare(self, request: web.Request) -> web.Response:
        parent = self._access.channel(request.match_info["channel_id"])
        payload = (await read_body(request)).object()
        public = payload.get("type") == ChannelType.PUBLIC_THREAD
        self._access.need(
            parent,
            Permission.CREATE_PUBLIC_THREADS if public else Permission.CREATE_PRIVATE_THREADS,
        )
        if parent.type is not ChannelType.TEXT:
            raise ApiError(ErrorCode.WRONG_CHANNEL_TYPE)
        thread = self._threads.open_bare(parent, self._world.bot, payload)
        return json_response(channel_object(self._world, thread), 201)

    async def archived_public(self, request: web.Request) -> web.Response:
        return self._archived(request, ChannelType.PUBLIC_THREAD)

    async def archived_private(self, request: web.Request) -> web.Response:
        return self._archived(request, ChannelType.PRIVATE_THREAD)

    def _archived(self, request: web.Request, kind: ChannelType) -> web.Response:
        raw_id = request.match_info["channel_id"]
        parent = self._access.channel(raw_id, Permission.READ_MESSAGE_HISTORY)
        found = [
            (thread.thread.archived_at, thread)
            for thread in self._world.threads()
            if thread.parent_id == parent.id
            and thread.type is kind
            and thread.thread is not None
            and thread.thread.archived
            and thread.thread.archived_at < request.query.get("before", "~")
        ]
        found.sort(key=lambda pair: pair[0], reverse=True)
        limit = int(request.query.get("limit") or 50)
        page = [thread for _, thread in found[:limit]]
        return self._threads_page(page, has_more=len(found) > limit)

    def _threads_page(self, page: list[Channel], *, has_more: bool) -> web.Response:
        bot_id = self._world.bot.id
        joined = [t for t in page if t.thread is not None and bot_id in t.thread.member_ids]
        return json_response(
            {
                "threads": [channel_object(self._world, thread) for thread in page],
                "members": [thread_member(thread, bot_id) for thread in joined],
                "has_more": has_more,
            }
        )

    async def active_threads(self, request: web.Request) -> web.Response:
        guild = self._access.guild(request.match_info["guild_id"])
        page = [
            thread
            for thread in self._world.threads_in(guild.id)
            if thread.thread is not None
            and not thread.thread.archived
            and self._access.has(thread, Permission.VIEW_CHANNEL)
        ]
        return self._threads_page(page, has_more=False)

    async def followers(self, request: web.Request) -> web.Response:
        thread = self._access.thread(request.match_info["channel_id"])
        assert thread.thread is not None
        return json_response([thread_member(thread, i) for i in thread.thread.member_ids])

    async def follower(self, request: web.Request) -> web.Response:
        thread = self._access.thread(request.match_info["channel_id"])
        person = self._person(request)
        assert thread.thread is not None
        if person.id not in thread.thread.member_ids:
            raise ApiError(ErrorCode.UNKNOWN_MEMBER)
        entry = thread_member(thread, person.id)
        if request.query.get("with_member") in ("1", "true"):
            entry["member"] = member_object(self._world, person)
        return json_response(entry)

    async def add_follower(self, request: web.Request) -> web.Response:
        thread = self._access.thread(request.match_info["channel_id"])
        unarchived(thread)
        person = self._person(request)
        if person is not self._world.bot:
            self._access.need(thread, Permission.SEND_MESSAGES_IN_THREADS)
        self._threads.add(thread, person)
        return no_content()

    async def remove_follower(self, request: web.Request) -> web.Response:
        thread = self._access.thread(request.match_info["channel_id"])
        unarchived(thread)
        person = self._person(request)
        assert thread.thread is not None
        own_private = (
            thread.type is ChannelType.PRIVATE_THREAD
            and thread.thread.owner_id == self._world.bot.id
        )
        if person is not self._world.bot and not own_private:
            self._access.need(thread, Permission.MANAGE_THREADS)
        self._threads.remove(thread, person)
        return no_content()

    def _person(self, request: web.Request) -> Member:
        raw_id = request.match_info["user_id"]
        return self._world.bot if raw_id == "@me" else self._access.member(raw_id)

    async def of_guild(self, request: web.Request) -> web.Response:
        guild = self._access.guild(request.match_info["guild_id"])
        channels = self._world.guild_channels(guild.id)
        return json_response([channel_object(self._world, channel) for channel in channels])

    async def create(self, request: web.Request) -> web.Response:
        guild = self._access.guild(request.match_info["guild_id"])
        if not self._world.guild_permissions() & Permission.MANAGE_CHANNELS:
            raise ApiError(ErrorCode.MISSING_PERMISSIONS)
        payload = (await read_body(request)).object()
        _check_channel(payload, new=True)
        channel = Channel(
            self._platform.snowflakes.next(),
            ChannelType.TEXT,
            payload["name"],
            guild.id,
            position=sum(1 for _ in self._world.guild_channels(guild.id)),
            topic=payload.get("topic"),
        )
        self._world.channels[channel.id] = channel
        self._platform.broadcast.channel_created(channel)
        return json_response(channel_object(self._world, channel), 201)


def _check_channel(payload: Json, *, new: bool) -> None:
    errors = FormErrors()
    if new or payload.get("name") is not None:
        errors.length(("name",), payload.get("name") or "", least=1, most=100)
    if payload.get("topic") is not None:
        errors.length(("topic",), payload["topic"], most=1024)
    if new and payload.get("type") not in (None, 0):
        errors.choice(("type",), payload["type"])
    errors.raise_if_any()
