"""The control API under /play, with which the page and the tests act as people and watch."""

from __future__ import annotations

from typing import Any

from aiohttp import web
from aiohttp.typedefs import Handler

from bot.playground.discord.bodies import read_body
from bot.playground.discord.broadcast import page_channel, page_message, sees_message
from bot.playground.discord.errors import ApiError
from bot.playground.discord.interactions import MemberAction
from bot.playground.discord.limits.commands import LOCALES
from bot.playground.discord.objects import event_object, role_object
from bot.playground.discord.permissions import named
from bot.playground.discord.platform import Platform
from bot.playground.discord.wire import Json, json_response
from bot.playground.discord.world import (
    BOT_POSITION,
    Channel,
    ChannelType,
    Member,
    Message,
    Role,
    World,
)
from bot.playground.people.acts import Acts, CannotDo
from bot.playground.people.dress import dresser
from bot.playground.people.visitor import visitor
from bot.playground.rest.faults import BadRule, Faults

COLORS = ("#9b59b6", "#1abc9c", "#f1c40f", "#e74c3c", "#7f8c8d", "#34495e")


class Control:
    def __init__(self, platform: Platform, faults: Faults) -> None:
        self._platform = platform
        self._world = platform.world
        self._faults = faults
        self._acts = Acts(
            platform.world,
            platform.commands,
            lambda upload: platform.files.put(
                platform.world.guild_id, platform.snowflakes.next(), upload
            ),
        )
        self._dress = dresser(platform.world)

    def build(self) -> web.Application:
        app = web.Application(middlewares=[refusals])
        member = "/members/{member_id}"
        app.add_routes(
            [
                web.get("/world", self.world),
                web.get("/ws", self.feed),
                web.get("/commands", self.commands),
                web.get("/channels/{channel_id}/messages", self.messages),
                web.delete("/channels/{channel_id}", self.delete_channel),
                web.delete("/messages/{message_id}", self.delete_message),
                web.post("/members", self.add_member),
                web.patch(member, self.change_member),
                web.post(f"{member}/leave", self.leave),
                web.post(f"{member}/join", self.join),
                web.post(f"{member}/command", self.command),
                web.post(f"{member}/autocomplete", self.autocomplete),
                web.post(f"{member}/component", self.component),
                web.post(f"{member}/modal", self.modal),
                web.post(f"{member}/message", self.say),
                web.post(f"{member}/thread", self.open_thread),
                web.post("/channels", self.add_channel),
                web.post("/roles", self.add_role),
                web.post("/permissions", self.permissions),
                web.post("/faults", self.add_faults),
                web.delete("/faults", self.clear_faults),
                web.post("/gateway", self.gateway),
                web.post("/clock", self.clock),
                web.get("/report", self.report),
            ]
        )
        return app

    def _member(self, raw_id: str | None) -> Member:
        member = self._world.members.get(int(raw_id or 0))
        if member is None:
            raise CannotDo(f"There is no member {raw_id}")
        return member

    def _channel(self, raw_id: Any) -> Channel:
        channel = self._world.channels.get(int(raw_id or 0))
        if channel is None:
            raise CannotDo(f"There is no channel {raw_id}")
        return channel

    def _message(self, raw_id: Any) -> Message:
        message = self._world.messages.get(int(raw_id or 0))
        if message is None:
            raise CannotDo(f"There is no message {raw_id}")
        return message

    def _shown(self, request: web.Request, page: Json) -> Json:
        """Add HTML beside the Markdown, unless the request asks for raw messages."""
        return page if "raw" in request.query else self._dress(page)

    async def world(self, request: web.Request) -> web.Response:
        world = self._world
        channels = list(world.channels.values())
        if "member" in request.query:
            member = self._member(request.query["member"])
            channels = [channel for channel in channels if world.may_see(member, channel)]
        return json_response(
            {
                "application_id": str(world.application_id),
                "guild": {
                    "id": str(world.guild_id),
                    "name": world.home.name,
                    "preferred_locale": world.home.locale,
                    "owner_id": str(world.owner_id),
                },
                "guilds": [
                    {"id": str(each.id), "name": each.name} for each in world.guilds.values()
                ],
                "bot": {
                    "id": str(world.bot.id),
                    "name": world.bot.name,
                    "online": self._platform.gateway.online,
                },
                "members": [page_member(member) for member in world.members.values()],
                "visitor": str(_visitor(world, request).id),
                "channels": [page_channel(channel) for channel in channels],
                "events": [event_object(world, each) for each in world.events.values()],
            }
        )

    async def feed(self, request: web.Request) -> web.StreamResponse:
        member = self._member(request.query.get("member"))
        raw = "raw" in request.query
        return await self._platform.feed.handle(request, member, raw=raw)

    async def commands(self, request: web.Request) -> web.Response:
        offered = self._platform.commands.offered()
        if "member" in request.query:
            member = self._member(request.query["member"])
            offered = [command for command in offered if self._acts.may_use(member, command)]
        return json_response(offered)

    async def messages(self, request: web.Request) -> web.Response:
        member = self._member(request.query.get("member"))
        channel = self._channel(request.match_info["channel_id"])
        limit = int(request.query.get("limit", "100"))
        if not self._world.may_see(member, channel):
            raise CannotDo(f"{member.name} does not see that channel")
        shown: list[Json] = []
        for message_id in reversed(channel.message_ids):
            if len(shown) == limit:
                break
            message = self._world.messages[message_id]
            if sees_message(self._world, member, message):
                shown.append(self._shown(request, page_message(self._world, message)))
        return json_response(shown[::-1])

    async def delete_channel(self, request: web.Request) -> web.Response:
        self._platform.threads.delete(self._channel(request.match_info["channel_id"]))
        return json_response({})

    async def delete_message(self, request: web.Request) -> web.Response:
        self._platform.messages.delete(self._message(request.match_info["message_id"]))
        return json_response({})

    async def add_channel(self, request: web.Request) -> web.Response:
        wanted = (await read_body(request)).object()
        name = str(wanted.get("name") or "channel")
        kind = ChannelType.FORUM if wanted.get("forum") else ChannelType.TEXT
        position = sum(1 for _ in self._world.guild_channels())
        channel_id = self._platform.snowflakes.next()
        channel = Channel(channel_id, kind, name, position=position)
        self._world.channels[channel.id] = channel
        self._platform.broadcast.channel_created(channel)
        return json_response(page_channel(channel))

    async def add_role(self, request: web.Request) -> web.Response:
        """Make a role in the first server, below the bot's own or above it."""
        wanted = (await read_body(request)).object()
        beside = BOT_POSITION if wanted.get("above") else 1
        role = Role(
            self._platform.snowflakes.next(),
            str(wanted.get("name") or "role"),
            beside + len(self._world.roles) + 1,
        )
        self._world.roles[role.id] = role
        self._platform.broadcast.role_created(role)
        return json_response(role_object(role))

    async def add_member(self, request: web.Request) -> web.Response:
        wanted = (await read_body(request)).object()
        number = len(self._world.members)
        member = Member(
            self._platform.snowflakes.next(),
            str(wanted.get("name") or f"Member {number + 1}"),
            _locale(wanted.get("locale", "en-US")),
            COLORS[number % len(COLORS)],
        )
        self._world.members[member.id] = member
        self._platform.broadcast.member_joined(member)
        return json_response(page_member(member))

    async def change_member(self, request: web.Request) -> web.Response:
        member = self._member(request.match_info["member_id"])
        wanted = (await read_body(request)).object()
        if "locale" in wanted:
            member.locale = _locale(wanted["locale"])
        member.takes_direct = bool(wanted.get("takes_direct", member.takes_direct))
        return json_response(page_member(member))

    async def leave(self, request: web.Request) -> web.Response:
        member = self._member(request.match_info["member_id"])
        if member.present:
            member.present = False
            for thread in self._world.threads():
                self._platform.threads.remove(thread, member)
            self._platform.broadcast.member_left(member)
        return json_response(page_member(member))

    async def join(self, request: web.Request) -> web.Response:
        member = self._member(request.match_info["member_id"])
        if not member.present:
            member.present = True
            self._platform.broadcast.member_joined(member)
        return json_response(page_member(member))

    async def command(self, request: web.Request) -> web.Response:
        return await self._use_command(request, typing=False)

    async def autocomplete(self, request: web.Request) -> web.Response:
        return await self._use_command(request, typing=True)

    async def _use_command(self, request: web.Request, *, typing: bool) -> web.Response:
        member = self._member(request.match_info["member_id"])
        wanted = (await read_body(request)).object()
        channel = self._channel(wanted.get("channel_id"))
        act = self._acts.command(member, channel, wanted, typing=typing)
        return await self._act(request, act)

    async def component(self, request: web.Request) -> web.Response:
        member = self._member(request.match_info["member_id"])
        wanted = (await read_body(request)).object()
        message = self._message(wanted.get("message_id"))
        return await self._act(request, self._acts.component(member, message, wanted))

    async def modal(self, request: web.Request) -> web.Response:
        member = self._member(request.match_info["member_id"])
        wanted = (await read_body(request)).object()
        opened_by = self._platform.interactions.by_id(int(wanted.get("interaction_id") or 0))
        if opened_by is None:
            raise CannotDo("No such modal is open")
        return await self._act(request, self._acts.modal(member, opened_by, wanted))

    async def _act(self, request: web.Request, act: MemberAction) -> web.Response:
        interaction = self._platform.interactions.begin(act)
        outcome = await interaction.outcome
        if act.opened_by is not None and outcome["outcome"] != "failed":
            act.opened_by.modal = None
        for part in ("message", "modal"):
            if part in outcome:
                outcome = outcome | {part: self._shown(request, outcome[part])}
        return json_response(outcome)

    async def say(self, request: web.Request) -> web.Response:
        member = self._member(request.match_info["member_id"])
        wanted = (await read_body(request)).object()
        channel = self._channel(wanted.get("channel_id"))
        if not self._world.may_see(member, channel):
            raise CannotDo(f"{member.name} does not see that channel")
        if channel.type is ChannelType.FORUM:
            raise CannotDo("A forum takes posts, no messages")
        content = str(wanted.get("content") or "")[:2000]
        message = self._platform.messages.create(channel, member, {"content": content}, {})
        return json_response(self._shown(request, page_message(self._world, message)))

    async def open_thread(self, request: web.Request) -> web.Response:
        """Open a thread of a channel, or a post of a forum; invited people and bots follow it from the start."""
        member = self._member(request.match_info["member_id"])
        wanted = (await read_body(request)).object()
        parent = self._channel(wanted.get("channel_id"))
        if parent.type not in (ChannelType.TEXT, ChannelType.FORUM):
            raise CannotDo("There are no threads in that channel")
        private = bool(wanted.get("private")) and parent.type is ChannelType.TEXT
        kind = ChannelType.PRIVATE_THREAD if private else ChannelType.PUBLIC_THREAD
        payload: Json = {"name": str(wanted.get("name") or ""), "type": int(kind)}
        invited = [self._invited(raw_id) for raw_id in wanted.get("invite") or ()]
        thread = self._platform.threads.open_bare(parent, member, payload)
        for person in invited:
            self._platform.threads.add(thread, person)
        if content := str(wanted.get("content") or "")[:2000]:
            self._platform.messages.create(thread, member, {"content": content}, {})
        return json_response(page_channel(thread))

    def _invited(self, raw_id: Any) -> Member:
        person = self._world.person(int(raw_id or 0))
        if person is None or not person.present:
            raise CannotDo(f"There is nobody {raw_id}")
        return person

    async def permissions(self, request: web.Request) -> web.Response:
        """Set the permissions that are taken from the bot, in one channel or everywhere."""
        wanted = (await read_body(request)).object()
        try:
            denied = named(wanted.get("deny") or ())
        except KeyError as error:
            raise CannotDo(f"There is no permission {error.args[0]}") from None
        if wanted.get("channel_id") is None:
            self._world.denied = denied
            self._platform.broadcast.bot_role_changed()
        else:
            channel = self._channel(wanted["channel_id"])
            if channel.parent_id is not None:
                channel = self._world.channels[channel.parent_id]
            channel.denied = denied
            self._platform.broadcast.channel_updated(channel)
        return json_response({})

    async def add_faults(self, request: web.Request) -> web.Response:
        self._faults.add((await read_body(request)).object().get("rules") or [])
        return json_response({})

    async def clear_faults(self, _: web.Request) -> web.Response:
        self._faults.clear()
        return json_response({})

    async def gateway(self, request: web.Request) -> web.Response:
        gateway = self._platform.gateway
        match (await read_body(request)).object().get("action"):
            case "cut":
                gateway.cut(resumable=True)
            case "cut_no_resume":
                gateway.cut(resumable=False)
            case "reconnect":
                gateway.ask_to_reconnect()
            case "invalid_session":
                gateway.invalidate()
            case action:
                raise CannotDo(f"There is no gateway action {action}")
        return json_response({})

    async def clock(self, request: web.Request) -> web.Response:
        """Skip time, for tests of later minutes or hours."""
        seconds = float((await read_body(request)).object().get("advance_s") or 0.0)
        self._platform.clock.advance(seconds)
        return json_response({"now": self._platform.clock.now()})

    async def report(self, _: web.Request) -> web.Response:
        return json_response(self._platform.report.to_json())


@web.middleware
async def refusals(request: web.Request, handler: Handler) -> web.StreamResponse:
    try:
        return await handler(request)
    except CannotDo as error:
        return json_response({"message": str(error)}, 400)
    except (BadRule, ValueError) as error:
        return json_response({"message": f"Not understood: {error}"}, 400)
    except ApiError as error:
        return json_response(error.body(), error.refusal.status)


def page_member(member: Member) -> Json:
    return {
        "id": str(member.id),
        "name": member.name,
        "locale": member.locale,
        "color": member.color,
        "present": member.present,
        "roles": list(map(str, member.role_ids)),
    }


def _visitor(world: World, request: web.Request) -> Member:
    return visitor(tuple(world.members.values()), request.headers.get("Accept-Language", ""))


def _locale(raw: Any) -> str:
    if raw not in LOCALES:
        raise CannotDo(f"There is no locale {raw}")
    return str(raw)
