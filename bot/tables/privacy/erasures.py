"""Queues the search of posts that may name members with deleted data (ADR 60).

The rows are stored before the deletion, which removes the knowledge of a member's places. They fall due once the
deletion is done, so that posts drawn anew no longer name the member.
"""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct, structs, to_builtins

from bot.store import outbox
from bot.store.database import Connection
from bot.store.people.posted import Place
from bot.store.rows import Notice, NoticeKind
from bot.tables.privacy.traces import Traces
from bot.tables.settings import LOBBY, LOG, OFFERS, TABLES

CHANNELS: Final = (LOBBY, LOG, OFFERS, TABLES)
"""The settings of a server that hold a channel for posts."""
_HELD_BACK_S: Final = 365 * 24 * 3600.0


class Erasure(Struct, frozen=True):
    """A place that is to be searched for members."""

    place: Place
    traces: Traces
    after: int = 0
    """The last message that was searched."""
    is_archived: bool = False
    """True if it is a thread that was archived, and is to be so again."""


def prepare(
    conn: Connection, key: str, places: Sequence[Place], traces: Traces, now_s: float
) -> None:
    """Store the places to search once the deletion `key` is done, unless they are stored already."""
    if outbox.has_key(conn, _prefix(key)):
        return
    found = (_notice(Erasure(each, traces)) for each in places)
    outbox.put(
        conn,
        *(
            structs.replace(
                each,
                coalesce_key=f"{_prefix(key)}{place.channel_id}",
                delay_s=_HELD_BACK_S,
            )
            for each, place in zip(found, places, strict=True)
        ),
        now=now_s,
    )


def begin(conn: Connection, key: str, now_s: float) -> None:
    """Make the search of places due after the deletion `key`."""
    outbox.free(conn, _prefix(key), now=now_s)


def continued(erasure: Erasure, after: int, wait_s: float) -> Notice:
    """Return the rest of a place, from behind a message."""
    return structs.replace(_notice(structs.replace(erasure, after=after)), delay_s=wait_s)


def _notice(erasure: Erasure) -> Notice:
    payload: dict[str, Any] = to_builtins(erasure)
    return Notice(None, NoticeKind.ERASE, payload, guild_id=erasure.place.guild_id)


def _prefix(key: str) -> str:
    return f"erase:{key}:"
