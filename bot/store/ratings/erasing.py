"""Who is hidden and who is never rated again, and how a member's ratings are erased."""

import secrets
from collections.abc import Collection
from typing import Final

from sqlalchemy import Connection, bindparam, insert, select, update

from bot.store import schema
from bot.store.declaring import people
from bot.store.declaring import ratings as declared
from bot.store.ratings import stats
from bot.store.upsert import Upsert
from rules.contest.ratings.counting import Who

_BITS: Final = 52
_members, _results, _stand_ins = schema.members, people.results, declared.stand_ins
_HIDE = Upsert(_members, "is_hidden")
_LIGHT = Upsert(_members, "is_light")
_UNRATE = Upsert(_members, "is_unrated")
_FLAGS = select(_members.c.id, _members.c.is_hidden, _members.c.is_unrated).where(
    _members.c.id.in_(bindparam("members", expanding=True))
)
_HELD = select(_results.c.table_id, _results.c.seat, _results.c.number).where(
    _results.c.member_id == bindparam("member")
)
_ADD = insert(_stand_ins).inline()
_RENAME = tuple(
    update(table)
    .where(table.c.member_id == bindparam("member"))
    .values(member_id=bindparam("stand_in"))
    for table in (declared.rating_events, declared.ratings)
)


def set_hidden(conn: Connection, member_id: int, *, on: bool) -> None:
    _HIDE.run(conn, {"id": member_id, "is_hidden": int(on)})


def set_light(conn: Connection, member_id: int, *, on: bool) -> None:
    """Whether a member wants profile cards to be light."""
    _LIGHT.run(conn, {"id": member_id, "is_light": int(on)})


def hidden(conn: Connection, members: Collection[int]) -> set[int]:
    """Those of these members who show their ratings to nobody."""
    rows = conn.execute(_FLAGS, {"members": sorted(members)})
    return {row.id for row in rows if row.is_hidden}


def unrated(conn: Connection, members: Collection[int]) -> set[int]:
    """Those of these members who are never rated again."""
    rows = conn.execute(_FLAGS, {"members": sorted(members)})
    return {row.id for row in rows if row.is_unrated}


def erase(conn: Connection, member_id: int) -> None:
    """Let nothing of a member's ratings lead to them, and rate them never again.

    What their tables did to others stays as it is, and can be made again: a number that means nothing elsewhere stands
    for the member at the tables that have ended.
    """
    if member_id in unrated(conn, [member_id]):
        return
    _UNRATE.run(conn, {"id": member_id, "is_unrated": 1})
    who: Who = -1 - secrets.randbits(_BITS)
    held = [dict(row._mapping) | {"who": who} for row in conn.execute(_HELD, {"member": member_id})]
    if held:
        conn.execute(_ADD, held)
    for rename in _RENAME:
        conn.execute(rename, {"member": member_id, "stand_in": who})
    stats.forget(conn, member_id)
