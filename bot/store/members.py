"""Ways in which members can be reached, and want to be."""

from collections.abc import Iterable
from typing import Any

from msgspec import DecodeError, json
from sqlalchemy import Connection, Row, bindparam, delete, select

from bot.clocks.preferences import Preferences, Reach
from bot.store.declaring.columns import upsert
from bot.store.schema import members, muted

_REACH = select(
    members.c.id,
    members.c.notices,
    members.c.language,
    members.c.locale,
    members.c.direct_id,
    members.c.direct_closed_ms,
).where(members.c.id.in_(bindparam("ids", expanding=True)))
_SET_WISHES = upsert(members, "notices")
_SET_LOCALE = upsert(members, "locale")
_SET_DIRECT = upsert(members, "direct_id", "direct_closed_ms")
_CLOSE = upsert(members, "direct_closed_ms")
_MUTE = upsert(muted)
_MUTED = (muted.c.table_id == bindparam("of_table")) & (muted.c.member_id == bindparam("of_member"))
_UNMUTE = delete(muted).where(_MUTED)
_MUTED_BY = select(muted.c.member_id).where(muted.c.table_id == bindparam("of_table"))


def reach(conn: Connection, member_ids: Iterable[int]) -> dict[int, Reach]:
    """Return the reach of each of these members; a member without choices has the defaults."""
    ids = set(member_ids)
    found = {row.id: _read(row) for row in conn.execute(_REACH, {"ids": sorted(ids)})}
    return {member: found.get(member, Reach()) for member in ids}


def set_wishes(conn: Connection, member_id: int, wishes: Preferences) -> None:
    conn.execute(_SET_WISHES, {"id": member_id, "notices": json.encode(wishes).decode()})


def set_locale(conn: Connection, member_id: int, locale: str) -> None:
    conn.execute(_SET_LOCALE, {"id": member_id, "locale": locale})


def open_direct(conn: Connection, member_id: int, channel_id: int) -> None:
    """Note that a direct message has arrived in this channel."""
    conn.execute(_SET_DIRECT, {"id": member_id, "direct_id": channel_id, "direct_closed_ms": None})


def close_direct(conn: Connection, member_id: int, *, now_ms: int) -> None:
    """Note that Discord has refused a direct message to the member."""
    conn.execute(_CLOSE, {"id": member_id, "direct_closed_ms": now_ms})


def mute(conn: Connection, table_id: int, member_id: int, *, on: bool) -> None:
    if on:
        conn.execute(_MUTE, {"table_id": table_id, "member_id": member_id})
    else:
        conn.execute(_UNMUTE, {"of_table": table_id, "of_member": member_id})


def muted_by(conn: Connection, table_id: int) -> set[int]:
    """Return the members who muted the turns of a table."""
    return set(conn.execute(_MUTED_BY, {"of_table": table_id}).scalars())


def _read(row: Row[*tuple[Any, ...]]) -> Reach:
    try:
        wishes = json.decode(row.notices, type=Preferences)
    except (DecodeError, UnicodeDecodeError, TypeError):
        # Damaged choices count as never made.
        wishes = Preferences()
    return Reach(wishes, row.language, row.locale, row.direct_id, row.direct_closed_ms)
