"""The REST application: admission of callers, counting, and the form of refusals."""

from __future__ import annotations

from email.utils import formatdate
from pathlib import Path

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from bot.playground.discord.bodies import ATTACHMENT_LIMIT_BYTES, MOST_ATTACHMENTS, read_body
from bot.playground.discord.errors import ApiError, ErrorCode
from bot.playground.discord.platform import Platform
from bot.playground.discord.wire import json_response
from bot.playground.rest.channels import ChannelRoutes
from bot.playground.rest.commands import CommandRoutes
from bot.playground.rest.events import EventRoutes
from bot.playground.rest.faults import Faults
from bot.playground.rest.guild import GuildRoutes
from bot.playground.rest.ids import false_ids
from bot.playground.rest.interactions import InteractionRoutes
from bot.playground.rest.messages import MessageRoutes
from bot.playground.rest.openapi import SchemaCheck

PREFIX = "/api/v10"
LARGEST_BODY = (MOST_ATTACHMENTS + 1) * ATTACHMENT_LIMIT_BYTES
BY_TOKEN = ("/interactions/", "/webhooks/")
"""Routes with their token in the path; they do not count towards Discord's global limit."""


def build_api(
    platform: Platform, faults: Faults, *, token: str | None, openapi: Path | None
) -> web.Application:
    schemas = SchemaCheck(openapi, platform.report) if openapi is not None else None
    guard = _guard(platform, faults, token=token, schemas=schemas)
    api = web.Application(middlewares=[guard])

    async def dated(request: web.Request, response: web.StreamResponse) -> None:
        response.headers["Date"] = formatdate(platform.clock.now(), usegmt=True)

    api.on_response_prepare.append(dated)
    for part in (
        MessageRoutes,
        ChannelRoutes,
        GuildRoutes,
        EventRoutes,
        CommandRoutes,
        InteractionRoutes,
    ):
        api.add_routes(part(platform).routes())
    return api


def _guard(
    platform: Platform, faults: Faults, *, token: str | None, schemas: SchemaCheck | None
) -> Middleware:
    report = platform.report

    @web.middleware
    async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
        path = request.path.removeprefix(PREFIX)
        template = _template(request)
        by_token = path.startswith(BY_TOKEN)
        report.count(f"{request.method} {template}", limited=not by_token)

        async def answered(request: web.Request) -> web.StreamResponse:
            try:
                if not by_token and not _may_call(request, token):
                    raise ApiError(ErrorCode.UNAUTHORIZED)
                has_body = request.method in ("POST", "PUT", "PATCH")
                payload = (await read_body(request)).payload if has_body else None
                for way, message in false_ids(path, payload):
                    report.schema_violations.append(
                        {"route": f"{request.method} {template}", "path": way, "message": message}
                    )
                if schemas is not None and has_body:
                    schemas.check(request.method, template, payload)
                return await handler(request)
            except ConnectionResetError:
                # The bot is gone, so the answer is never read.
                return web.Response(status=499)
            except ApiError as error:
                refused = error
            except web.HTTPRequestEntityTooLarge:
                refused = ApiError(ErrorCode.TOO_LARGE)
            except web.HTTPMethodNotAllowed:
                refused = ApiError(ErrorCode.METHOD_NOT_ALLOWED)
            except web.HTTPNotFound:
                refused = ApiError(ErrorCode.NOT_FOUND)
            body = refused.body()
            report.refuse(request.method, path, refused.refusal.status, body)
            return _refusal(refused)

        return await faults.pass_through(request, path, answered)

    return guard


def _template(request: web.Request) -> str:
    resource = request.match_info.route.resource
    if resource is None:
        return request.path.removeprefix(PREFIX)
    return resource.canonical.removeprefix(PREFIX)


def _may_call(request: web.Request, token: str | None) -> bool:
    if _template(request) == "/gateway":
        # The Gateway's address is public.
        return True
    scheme, _, given = request.headers.get("Authorization", "").partition(" ")
    return scheme == "Bot" and bool(given.strip()) and token in (None, given.strip())


def _refusal(error: ApiError) -> web.Response:
    response = json_response(error.body(), error.refusal.status)
    if error.refusal is ErrorCode.TOO_MANY_OLD_EDITS:
        body = error.body() | {"retry_after": 60.0, "global": False}
        response = json_response(body, error.refusal.status)
        response.headers.update({"Via": "1.1 google", "Retry-After": "60"})
    return response
