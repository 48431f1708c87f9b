"""REST: the bot's identity, its server, the people there, and the Gateway's address."""

from __future__ import annotations

from aiohttp import web

from bot.playground.discord.access import snowflake
from bot.playground.discord.bodies import read_body
from bot.playground.discord.errors import ApiError, ErrorCode
from bot.playground.discord.objects import (
    application_object,
    channel_object,
    guild_object,
    member_object,
    role_objects,
    user_object,
)
from bot.playground.discord.permissions import Permission
from bot.playground.discord.platform import Platform
from bot.playground.discord.wire import json_response, no_content
from bot.playground.discord.world import BOT_POSITION, Channel, ChannelType, Member, Role


class GuildRoutes:
    def __init__(self, platform: Platform) -> None:
        self._platform = platform
        self._world = platform.world
        self._access = platform.access

    def routes(self) -> list[web.RouteDef]:
        guild = "/guilds/{guild_id}"
        return [
            web.get("/gateway", self.gateway),
            web.get("/gateway/bot", self.gateway_bot),
            web.get("/users/@me", self.me),
            web.get("/users/@me/guilds", self.my_guilds),
            web.delete("/users/@me/guilds/{guild_id}", self.leave),
            web.post("/users/@me/channels", self.open_dm),
            web.get("/users/{user_id}", self.user),
            web.get("/applications/@me", self.application),
            web.get("/oauth2/applications/@me", self.application),
            web.get(guild, self.guild),
            web.get(f"{guild}/roles", self.roles),
            web.get(f"{guild}/members", self.members),
            web.get(f"{guild}/members/search", self.search_members),
            web.get(f"{guild}/members/{{user_id}}", self.member),
            web.put(f"{guild}/members/{{user_id}}/roles/{{role_id}}", self.give_role),
            web.delete(f"{guild}/members/{{user_id}}/roles/{{role_id}}", self.take_role),
        ]

    async def gateway(self, _: web.Request) -> web.Response:
        return json_response({"url": self._platform.gateway.url})

    async def gateway_bot(self, _: web.Request) -> web.Response:
        return json_response(
            {
                "url": self._platform.gateway.url,
                "shards": self._platform.gateway.shards,
                "session_start_limit": {
                    "total": 1000,
                    "remaining": 999,
                    "reset_after": 86_400_000,
                    "max_concurrency": 1,
                },
            }
        )

    async def me(self, _: web.Request) -> web.Response:
        bot = user_object(self._world, self._world.bot)
        return json_response(bot | {"verified": True, "mfa_enabled": False, "email": None})

    async def my_guilds(self, _: web.Request) -> web.Response:
        fields = ("id", "name", "icon", "banner", "features")
        own = {"owner": False, "permissions": str(int(self._world.guild_permissions()))}
        guilds = [
            guild_object(self._world, guild)
            for guild in self._world.guilds.values()
            if guild.id not in self._world.left
        ]
        return json_response([{name: guild[name] for name in fields} | own for guild in guilds])

    async def leave(self, request: web.Request) -> web.Response:
        guild = self._access.guild(request.match_info["guild_id"])
        self._world.left.add(guild.id)
        self._platform.broadcast.guild_left(guild.id)
        return no_content()

    async def application(self, _: web.Request) -> web.Response:
        return json_response(application_object(self._world))

    async def open_dm(self, request: web.Request) -> web.Response:
        raw_id = (await read_body(request)).object().get("recipient_id")
        recipient = self._world.members.get(snowflake(str(raw_id)))
        if recipient is None:
            raise ApiError(ErrorCode.UNKNOWN_USER)
        if not recipient.present:
            raise ApiError(ErrorCode.NO_MUTUAL_GUILDS)
        channel = self._world.dm_with(recipient.id)
        if channel is None:
            channel = Channel(
                self._platform.snowflakes.next(),
                ChannelType.DM,
                self._world.bot.name,
                recipient_id=recipient.id,
            )
            self._world.channels[channel.id] = channel
            self._platform.broadcast.channel_created(channel)
        return json_response(channel_object(self._world, channel))

    async def user(self, request: web.Request) -> web.Response:
        person = self._world.person(snowflake(request.match_info["user_id"]))
        if person is None:
            raise ApiError(ErrorCode.UNKNOWN_USER)
        return json_response(user_object(self._world, person))

    async def guild(self, request: web.Request) -> web.Response:
        shown = guild_object(self._world, self._access.guild(request.match_info["guild_id"]))
        if request.query.get("with_counts") in ("1", "true"):
            count = sum(1 for _ in self._world.present_members()) + 1
            shown |= {"approximate_member_count": count, "approximate_presence_count": count}
        return json_response(shown)

    async def roles(self, request: web.Request) -> web.Response:
        guild = self._access.guild(request.match_info["guild_id"])
        return json_response(role_objects(self._world, guild.id))

    async def member(self, request: web.Request) -> web.Response:
        self._access.guild(request.match_info["guild_id"])
        person = self._access.member(request.match_info["user_id"])
        return json_response(member_object(self._world, person))

    async def give_role(self, request: web.Request) -> web.Response:
        person, role = self._with_role(request)
        if role.id not in person.role_ids:
            person.role_ids.append(role.id)
            self._platform.broadcast.member_updated(person)
        return no_content()

    async def take_role(self, request: web.Request) -> web.Response:
        person, role = self._with_role(request)
        if role.id in person.role_ids:
            person.role_ids.remove(role.id)
            self._platform.broadcast.member_updated(person)
        return no_content()

    def _with_role(self, request: web.Request) -> tuple[Member, Role]:
        """Return the person and the role of a request, if the bot may give and take that role.

        Raises:
            ApiError: 10007, 10011, or 50013 (it may give no roles, or not this one).
        """
        guild = self._access.guild(request.match_info["guild_id"])
        person = self._access.member(request.match_info["user_id"])
        role = self._world.roles.get(snowflake(request.match_info["role_id"]))
        if role is None or role.guild_id != guild.id:
            raise ApiError(ErrorCode.UNKNOWN_ROLE)
        is_below = role.position < BOT_POSITION
        if not (is_below and self._world.guild_permissions() & Permission.MANAGE_ROLES):
            raise ApiError(ErrorCode.MISSING_PERMISSIONS)
        return person, role

    async def members(self, request: web.Request) -> web.Response:
        self._access.guild(request.match_info["guild_id"])
        people = sorted((self._world.bot, *self._world.present_members()), key=lambda m: m.id)
        after = snowflake(request.query.get("after", "0"))
        limit = int(request.query.get("limit", "1"))
        found = [person for person in people if person.id > after][:limit]
        return json_response([member_object(self._world, person) for person in found])

    async def search_members(self, request: web.Request) -> web.Response:
        self._access.guild(request.match_info["guild_id"])
        start = request.query.get("query", "").casefold()
        limit = int(request.query.get("limit", "1"))
        found = [m for m in self._world.present_members() if m.name.casefold().startswith(start)]
        return json_response([member_object(self._world, person) for person in found[:limit]])
