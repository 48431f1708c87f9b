"""REST: scheduled events at places outside the server's channels."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from aiohttp import web

from bot.playground.discord.access import snowflake
from bot.playground.discord.bodies import read_body
from bot.playground.discord.errors import ApiError, ErrorCode, FormErrors, invalid_form
from bot.playground.discord.objects import event_object
from bot.playground.discord.permissions import Permission
from bot.playground.discord.platform import Platform
from bot.playground.discord.wire import Json, json_response, no_content
from bot.playground.discord.world import Event, EventStatus

MOST_NAME, MOST_DESCRIPTION, MOST_LOCATION = 100, 1000, 100
_EXTERNAL: Final = 3
_MAY: Final = Permission.CREATE_EVENTS | Permission.MANAGE_EVENTS
"""Either of them lets the bot make events, and change its own."""


class EventRoutes:
    def __init__(self, platform: Platform) -> None:
        self._platform = platform
        self._world = platform.world
        self._access = platform.access

    def routes(self) -> list[web.RouteDef]:
        events = "/guilds/{guild_id}/scheduled-events"
        one = f"{events}/{{guild_scheduled_event_id}}"
        return [
            web.get(events, self.several),
            web.post(events, self.make),
            web.get(one, self.one),
            web.patch(one, self.change),
            web.delete(one, self.delete),
        ]

    async def several(self, request: web.Request) -> web.Response:
        guild = self._access.guild(request.match_info["guild_id"])
        found = [each for each in self._world.events.values() if each.guild_id == guild.id]
        return json_response([event_object(self._world, each) for each in found])

    async def one(self, request: web.Request) -> web.Response:
        return json_response(event_object(self._world, self._event(request)))

    async def make(self, request: web.Request) -> web.Response:
        guild = self._access.guild(request.match_info["guild_id"])
        self._need()
        wanted = (await read_body(request)).object()
        if wanted.get("entity_type") != _EXTERNAL:
            raise invalid_form(("entity_type",), "BASE_TYPE_CHOICES", "Only places are taken here.")
        self._check(wanted)
        event = Event(
            self._platform.snowflakes.next(),
            guild.id,
            str(wanted["name"]),
            str(wanted["entity_metadata"]["location"]),
            str(wanted["scheduled_start_time"]),
            str(wanted["scheduled_end_time"]),
            wanted.get("description"),
        )
        self._world.events[event.id] = event
        self._platform.broadcast.event_changed(event)
        return json_response(event_object(self._world, event))

    async def change(self, request: web.Request) -> web.Response:
        event = self._event(request)
        self._need()
        wanted = (await read_body(request)).object()
        if not event.status.following:
            raise ApiError(ErrorCode.EVENT_IS_OVER)
        now: Json = {
            "name": event.name,
            "description": event.description,
            "scheduled_start_time": event.starts_at,
            "scheduled_end_time": event.ends_at,
            "entity_metadata": {"location": event.location},
        }
        after = now | {key: value for key, value in wanted.items() if key in now}
        if {*wanted} & {*now}:
            self._check(after)
        if wanted.get("status") is not None:
            status = EventStatus(wanted["status"])
            if status not in event.status.following:
                raise invalid_form(("status",), "GUILD_SCHEDULED_EVENT_STATUS", "Not after this.")
            event.status = status
        event.name, event.description = after["name"], after["description"]
        event.starts_at = after["scheduled_start_time"]
        event.ends_at = after["scheduled_end_time"]
        event.location = after["entity_metadata"]["location"]
        self._platform.broadcast.event_changed(event)
        return json_response(event_object(self._world, event))

    async def delete(self, request: web.Request) -> web.Response:
        event = self._event(request)
        self._need()
        del self._world.events[event.id]
        event.status = EventStatus.CANCELED
        self._platform.broadcast.event_changed(event)
        return no_content()

    def _event(self, request: web.Request) -> Event:
        guild = self._access.guild(request.match_info["guild_id"])
        event = self._world.events.get(snowflake(request.match_info["guild_scheduled_event_id"]))
        if event is None or event.guild_id != guild.id:
            raise ApiError(ErrorCode.UNKNOWN_EVENT)
        return event

    def _need(self) -> None:
        if not self._world.guild_permissions() & _MAY:
            raise ApiError(ErrorCode.MISSING_PERMISSIONS)

    def _check(self, wanted: Json) -> None:
        """Refuse an event with bad texts, without a place or an end, or with times that have passed."""
        errors = FormErrors()
        errors.length(("name",), wanted.get("name"), least=1, most=MOST_NAME)
        if wanted.get("description") is not None:
            errors.length(("description",), wanted["description"], most=MOST_DESCRIPTION)
        location = (wanted.get("entity_metadata") or {}).get("location")
        errors.length(("entity_metadata", "location"), location, least=1, most=MOST_LOCATION)
        begins, ends = (
            _moment(wanted.get(f"scheduled_{which}_time")) for which in ("start", "end")
        )
        for path, moment, least in (
            ("scheduled_start_time", begins, self._platform.clock.now()),
            ("scheduled_end_time", ends, begins or 0.0),
        ):
            if moment is None:
                errors.required((path,))
            elif moment <= least:
                errors.add((path,), "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", "Too early.")
        errors.raise_if_any()


def _moment(raw: object) -> float | None:
    try:
        return datetime.fromisoformat(str(raw)).timestamp()
    except ValueError:
        return None
