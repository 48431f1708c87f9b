"""Settings of a server that name a deleted channel or role: they count as unset, and its admins get a message."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

import msgspec
from msgspec import Struct

from bot.store import outbox, settings
from bot.store.contest import tournaments
from bot.store.database import Connection, Database
from bot.store.finding import lobby_boards
from bot.store.people import audit
from bot.store.people.audit import Deed
from bot.tables import notices
from bot.tables.settings import (
    CHANNELS,
    LOBBY,
    LOG,
    MODERATORS,
    OFFERS,
    OPENERS,
    ORGANISERS,
    TABLES,
    readable,
)

OF_CHANNELS: Final = (CHANNELS, TABLES, LOBBY, OFFERS, LOG)
OF_ROLES: Final = (OPENERS, MODERATORS, ORGANISERS)
UNSET, UNSET_ROLE = "unset", "unset_role"
"""The deeds in the log: a setting of a server, or a tournament's condition for a role, is void."""
_LOST: Final = "lost"
"""The setting that holds the losses, until the server chooses anew."""


class Lost(Struct, frozen=True):
    """A deleted channel or role, and the setting that named it."""

    setting: str
    """The name of a setting of the server, or a tournament's number."""
    id: int
    name: str = ""
    """Empty if the bot does not know it any more."""

    @property
    def is_of_tournament(self) -> bool:
        return self.setting.isdecimal()

    @property
    def shown(self) -> str:
        return self.name or str(self.id)


@dataclass(frozen=True, slots=True)
class Named:
    """The channels and roles that a server's settings name."""

    channels: frozenset[int] = field(default_factory=frozenset)
    roles: frozenset[int] = field(default_factory=frozenset)


class LostSettings:
    def __init__(
        self, database: Database, now_ms: Callable[[], int], wake: Callable[[], None]
    ) -> None:
        """Take `wake`, which is called for a notice that belongs to no table."""
        self._database = database
        self._now_ms = now_ms
        self._wake = wake

    async def servers(self) -> frozenset[int]:
        """Return the servers that name a channel or role."""
        return await self._database.read(
            lambda conn: (
                settings.choosing(conn, (*OF_CHANNELS, *OF_ROLES)) | tournaments.servers(conn)
            )
        )

    async def named(self, guild_id: int) -> Named:
        """Return the channels and roles that a server and its tournaments name, unless they are known to be lost."""

        def look(conn: Connection) -> Named:
            channels = {number for name in OF_CHANNELS for number in _numbers(conn, guild_id, name)}
            roles = {number for name in OF_ROLES for number in _numbers(conn, guild_id, name)}
            known = {each.id for each in _lost(conn, guild_id) if each.is_of_tournament}
            asked = set(_asked_for(conn, guild_id).values())
            return Named(frozenset(channels), frozenset(roles | (asked - known)))

        return await self._database.read(look)

    async def drop(self, guild_id: int, deleted: Mapping[int, str]) -> bool:
        """Take deleted channels and roles out of a server's settings, and report it once.

        `deleted` has their names, empty if the bot does not know them. Return whether any setting named one of them.
        """
        now_ms = self._now_ms()

        def keep(conn: Connection) -> bool:
            before = _lost(conn, guild_id)
            found: list[Lost] = []
            for name in (*OF_CHANNELS, *OF_ROLES):
                numbers = _numbers(conn, guild_id, name)
                left = [each for each in numbers if each not in deleted]
                if len(left) < len(numbers):
                    text = " ".join(map(str, left))
                    settings.set_guild_setting(conn, guild_id, name, text)
                    found += [
                        Lost(name, each, deleted[each]) for each in numbers if each in deleted
                    ]
                    if name == LOBBY:
                        lobby_boards.drop(conn, guild_id)
            known = {(each.setting, each.id) for each in before}
            found += [
                Lost(str(number), role, deleted[role])
                for number, role in _asked_for(conn, guild_id).items()
                if role in deleted and (str(number), role) not in known
            ]
            for deed in _deeds(guild_id, now_ms, found):
                told = notices.deed(guild_id, audit.put(conn, deed))
                outbox.put(conn, told, now=now_ms / 1000)
            if found:
                _keep(conn, guild_id, [*before, *found])
            return bool(found)

        is_any = await self._database.write(keep)
        if is_any:
            self._wake()
        return is_any

    async def of(self, guild_id: int) -> tuple[Lost, ...]:
        """Return the losses of a server, until it chooses anew."""
        return await self._database.read(lambda conn: tuple(_lost(conn, guild_id)))

    async def chosen(self, guild_id: int, setting: str) -> None:
        """Note that a server has chosen a setting anew."""

        def keep(conn: Connection) -> None:
            before = _lost(conn, guild_id)
            after = [each for each in before if each.setting != setting]
            if len(after) < len(before):
                _keep(conn, guild_id, after)

        await self._database.write(keep)


def _deeds(guild_id: int, now_ms: int, found: Sequence[Lost]) -> Iterator[Deed]:
    """Yield the log's lines: one for each channel or role with all its settings, and one for each tournament."""
    of_settings: dict[str, list[str]] = {}
    for each in found:
        if each.is_of_tournament:
            yield Deed(*(guild_id, now_ms, None, UNSET_ROLE), before=each.setting, after=each.shown)
        else:
            of_settings.setdefault(each.shown, []).append(each.setting)
    for shown, names in of_settings.items():
        yield Deed(*(guild_id, now_ms, None, UNSET), before=" ".join(names), after=shown)


def _numbers(conn: Connection, guild_id: int, name: str) -> list[int]:
    text = readable(lambda conn: settings.guild_setting(conn, guild_id, name), conn) or ""
    return [int(each) for each in text.split() if each.isdecimal()]


def _asked_for(conn: Connection, guild_id: int) -> dict[int, int]:
    """Return the roles that open tournaments of a server ask for, by the tournaments' numbers."""
    return readable(lambda conn: tournaments.roles_asked_for(conn, guild_id), conn) or {}


def _lost(conn: Connection, guild_id: int) -> list[Lost]:
    text = readable(lambda conn: settings.guild_setting(conn, guild_id, _LOST), conn)
    try:
        return msgspec.json.decode(text or "[]", type=list[Lost])
    except msgspec.MsgspecError:
        return []


def _keep(conn: Connection, guild_id: int, lost: list[Lost]) -> None:
    settings.set_guild_setting(conn, guild_id, _LOST, msgspec.json.encode(lost).decode())
