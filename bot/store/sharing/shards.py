"""The servers of a process: those of its shards, by Discord's own formula (ADR 33).

Rows carry the number of their server, and those that belong to no server carry 0. Discord sends direct messages to
shard 0, so the rows of members alone are handled there too.
"""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, CursorResult, Integer, Select, bindparam, literal

from bot.store.declaring.columns import BIG

MOST_SHARDS: Final = 16_384
_SERVER_BITS: Final = 22
"""A server's number above these bits is the time of its making, which Discord divides by."""
_WRITTEN: Final = re.compile(
    r"(?P<ids>\d{1,5}(-\d{1,5})?(,\d{1,5}(-\d{1,5})?)*)/(?P<count>\d{1,5})"
)


class BadShards(ValueError):
    """A text does not name shards."""


@dataclass(frozen=True, slots=True)
class Shards:
    """Some of the shards among which a bot divides its servers."""

    ids: tuple[int, ...]
    count: int

    @property
    def are_all(self) -> bool:
        return len(self.ids) == self.count

    def serve(self, guild_id: int) -> bool:
        """Return whether a server is one of theirs; 0 stands for rows without a server."""
        return self.of(guild_id) in self.ids

    def of(self, guild_id: int) -> int:
        """Return the shard of a server."""
        return (guild_id >> _SERVER_BITS) % self.count

    @property
    def values(self) -> Mapping[str, Any]:
        """Return the values of `is_served`."""
        return {"shard_ids": list(self.ids), "shard_count": self.count}

    def __str__(self) -> str:
        return f"{','.join(map(str, self.ids))}/{self.count}"


ALL: Final = Shards((0,), 1)
"""One process serves every server, however many connections it has."""


def read_shards(text: str) -> Shards:
    """Read shards as a setting names them: ``0-3/16``, ``0,2,5/8``, or ``all``.

    Raises:
        BadShards: it names none, or one that does not exist.
    """
    written = "".join(text.split()).lower()
    if written in ("", "all"):
        return ALL
    found = _WRITTEN.fullmatch(written)
    if found is None:
        raise BadShards(text)
    count, ids = int(found["count"]), set[int]()
    for part in found["ids"].split(","):
        first, _, last = part.partition("-")
        ids |= set(range(int(first), int(last or first) + 1))
    if not ids or max(ids) >= count or count > MOST_SHARDS:
        raise BadShards(text)
    return Shards(tuple(sorted(ids)), count)


def is_served(guild_id: ColumnElement[int]) -> ColumnElement[bool]:
    """Return the condition that the server of a row is one of `Shards.values`."""
    shard = guild_id.bitwise_rshift(literal(_SERVER_BITS, Integer)) % bindparam(
        "shard_count", type_=BIG
    )
    return shard.in_(bindparam("shard_ids", type_=BIG, expanding=True))


class Served:
    """A query over the rows of some shards. A process that serves all of them does not pay for the question."""

    def __init__(self, every: Select[Any], some: Select[Any]) -> None:
        """`some` is `every` with `is_served` where it belongs."""
        self._every, self._some = every, some

    @classmethod
    def by(cls, query: Select[Any], guild_id: ColumnElement[int]) -> "Served":
        return cls(query, query.where(is_served(guild_id)))

    def run(self, conn: Connection, shards: Shards, **values: object) -> CursorResult[Any]:
        if shards.are_all:
            return conn.execute(self._every, values)
        return conn.execute(self._some, {**values, **shards.values})


def some_of(shards: Shards, guild_ids: Collection[int]) -> frozenset[int]:
    """Return the served ones of these servers."""
    return frozenset(each for each in guild_ids if shards.serve(each))
