"""The application commands the bot has registered."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from bot.playground.discord.clock import Snowflakes
from bot.playground.discord.errors import ApiError, ErrorCode
from bot.playground.discord.feed import Feed
from bot.playground.discord.limits.commands import MOST_COMMANDS, check_command
from bot.playground.discord.wire import Json
from bot.playground.discord.world import World

_DEFAULTS: Json = {
    "type": 1,
    "default_member_permissions": None,
    "dm_permission": True,
    "nsfw": False,
    "contexts": None,
    "integration_types": [0],
    "name_localizations": None,
    "description_localizations": None,
    "description": "",
}
_LOCALIZED = ("name_localizations", "description_localizations")


class Commands:
    def __init__(self, world: World, snowflakes: Snowflakes, feed: Feed) -> None:
        self._world = world
        self._snowflakes = snowflakes
        self._feed = feed
        self._scopes: dict[int | None, dict[int, Json]] = {None: {}} | {
            guild_id: {} for guild_id in world.guilds
        }
        self.registered = asyncio.Event()

    def of(self, scope: int | None) -> list[Json]:
        """Return the global commands (None) or those of one server."""
        return list(self._scopes[scope].values())

    def offered(self) -> list[Json]:
        """Return the commands that members of the first server can choose from."""
        return self.of(self._world.guild_id) + self.of(None)

    def named(self, name: str) -> Json | None:
        return next((command for command in self.offered() if command["name"] == name), None)

    def get(self, scope: int | None, command_id: int) -> Json:
        found = self._scopes[scope].get(command_id)
        if found is None:
            raise ApiError(ErrorCode.UNKNOWN_COMMAND)
        return found

    def replace_all(self, scope: int | None, payloads: list[Json]) -> list[Json]:
        """Bulk overwrite; a command with the same name and type keeps its id."""
        if len(payloads) > MOST_COMMANDS:
            raise ApiError(ErrorCode.TOO_MANY_COMMANDS)
        for index, payload in enumerate(payloads):
            check_command(payload, (index,))
        _refuse_equal_names(payloads)
        earlier = {_identity(command): command for command in self._scopes[scope].values()}
        made = [self._made(scope, p, earlier.get(_identity(p))) for p in payloads]
        self._scopes[scope] = {int(command["id"]): command for command in made}
        self._tell()
        return made

    def put(self, scope: int | None, payload: Json) -> tuple[Json, bool]:
        """Create a command or replace the one with its name; return it, and whether it is new."""
        check_command(payload, ())
        held = self._scopes[scope]
        earlier = next((c for c in held.values() if _identity(c) == _identity(payload)), None)
        if earlier is None and len(held) >= MOST_COMMANDS:
            raise ApiError(ErrorCode.TOO_MANY_COMMANDS)
        command = self._made(scope, payload, earlier)
        held[int(command["id"])] = command
        self._tell()
        return command, earlier is None

    def change(self, scope: int | None, command_id: int, payload: Json) -> Json:
        earlier = self.get(scope, command_id)
        merged = earlier | payload
        check_command(merged, ())
        command = self._made(scope, merged, earlier)
        self._scopes[scope][command_id] = command
        self._tell()
        return command

    def delete(self, scope: int | None, command_id: int) -> None:
        self.get(scope, command_id)
        del self._scopes[scope][command_id]
        self._tell()

    def _made(self, scope: int | None, payload: Json, earlier: Json | None) -> Json:
        fixed: Json = {"application_id": str(self._world.application_id)}
        if scope is not None:
            fixed["guild_id"] = str(scope)
        given = {key: value for key, value in payload.items() if value is not None}
        command = _DEFAULTS | given | fixed
        if earlier is not None:
            fixed |= {"id": earlier["id"], "version": earlier["version"]}
            if command | fixed == earlier:
                return earlier
            return command | fixed | {"version": str(self._snowflakes.next())}
        new_id = str(self._snowflakes.next())
        return command | {"id": new_id, "version": new_id}

    def _tell(self) -> None:
        self.registered.set()
        self._feed.push("commands", self.offered())


def without_localizations(command: Json) -> Json:
    """Return the short form, which listing returns unless the long one is requested."""
    short = {key: value for key, value in command.items() if key not in _LOCALIZED}
    for part in ("options", "choices"):
        if part in short:
            short[part] = [without_localizations(entry) for entry in short[part]]
    return short


def _identity(command: Json) -> tuple[str, int]:
    return command["name"], command.get("type") or 1


def _refuse_equal_names(payloads: Iterable[Json]) -> None:
    seen: set[tuple[str, int]] = set()
    for index, payload in enumerate(payloads):
        if _identity(payload) in seen:
            problem = {
                "code": "APPLICATION_COMMANDS_DUPLICATE_NAME",
                "message": "Application command names must be unique",
            }
            raise ApiError(ErrorCode.INVALID_FORM, {str(index): {"name": {"_errors": [problem]}}})
        seen.add(_identity(payload))
