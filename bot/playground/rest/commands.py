"""REST: application commands, global and of the server."""

from __future__ import annotations

from aiohttp import web

from bot.playground.discord.access import snowflake
from bot.playground.discord.bodies import read_body
from bot.playground.discord.commands import without_localizations
from bot.playground.discord.errors import ApiError, ErrorCode
from bot.playground.discord.platform import Platform
from bot.playground.discord.wire import Json, json_response, no_content

_NOT_A_LIST = {"code": "LIST_TYPE_CONVERT", "message": "Only iterables may be used in a ListType"}


class CommandRoutes:
    def __init__(self, platform: Platform) -> None:
        self._access = platform.access
        self._commands = platform.commands

    def routes(self) -> list[web.RouteDef]:
        made: list[web.RouteDef] = []
        application = "/applications/{application_id}"
        for scope in (application, f"{application}/guilds/{{guild_id}}"):
            one = f"{scope}/commands/{{command_id}}"
            made += [
                web.get(f"{scope}/commands", self.list_all),
                web.put(f"{scope}/commands", self.replace_all),
                web.post(f"{scope}/commands", self.create),
                web.get(one, self.get),
                web.patch(one, self.change),
                web.delete(one, self.delete),
            ]
        return made

    def _scope(self, request: web.Request) -> int | None:
        self._access.application(request.match_info["application_id"])
        raw_guild = request.match_info.get("guild_id")
        if raw_guild is None:
            return None
        self._access.guild(raw_guild)
        return snowflake(raw_guild)

    async def list_all(self, request: web.Request) -> web.Response:
        found = self._commands.of(self._scope(request))
        if request.query.get("with_localizations") not in ("1", "true"):
            found = [without_localizations(command) for command in found]
        return json_response(found)

    async def replace_all(self, request: web.Request) -> web.Response:
        scope = self._scope(request)
        payload = (await read_body(request)).payload
        if not isinstance(payload, list):
            raise ApiError(ErrorCode.INVALID_FORM, {"_errors": [_NOT_A_LIST]})
        return json_response(self._commands.replace_all(scope, payload))

    async def create(self, request: web.Request) -> web.Response:
        scope = self._scope(request)
        command, new = self._commands.put(scope, (await read_body(request)).object())
        return json_response(command, 201 if new else 200)

    def _found(self, request: web.Request) -> tuple[int | None, int, Json]:
        scope = self._scope(request)
        command_id = snowflake(request.match_info["command_id"])
        return scope, command_id, self._commands.get(scope, command_id)

    async def get(self, request: web.Request) -> web.Response:
        return json_response(self._found(request)[2])

    async def change(self, request: web.Request) -> web.Response:
        scope, command_id, _ = self._found(request)
        payload = (await read_body(request)).object()
        return json_response(self._commands.change(scope, command_id, payload))

    async def delete(self, request: web.Request) -> web.Response:
        scope, command_id, _ = self._found(request)
        self._commands.delete(scope, command_id)
        return no_content()
