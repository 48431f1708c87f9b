"""Hidden ratings, unrated members, and the erasure of ratings."""

import secrets
from collections.abc import Collection
from typing import Final

from sqlalchemy import Connection, bindparam, insert, select, update

from bot.store import schema
from bot.store.declaring import contest, people
from bot.store.declaring import ratings as declared
from bot.store.declaring.columns import upsert
from bot.store.ratings import stats
from rules.contest.ratings.counting import Who

_BITS: Final = 52
_members, _results, _stand_ins = schema.members, people.results, declared.stand_ins
_pods, _deals = contest.pods, contest.deals
_pod_seats, _entrants = contest.pod_seats, contest.entrants
_HIDE = upsert(_members, "is_hidden")
_LIGHT = upsert(_members, "is_light")
_UNRATE = upsert(_members, "is_unrated")
_FLAGS = select(_members.c.id, _members.c.is_hidden, _members.c.is_unrated).where(
    _members.c.id.in_(bindparam("members", expanding=True))
)
_HELD = select(_results.c.table_id, _results.c.seat, _results.c.number).where(
    _results.c.member_id == bindparam("member")
)
# Deals that were begun and not finished have no result, and count all the same.
_ALONE = (
    select(_pods.c.table_id, _pod_seats.c.seat)
    .join(_deals, _deals.c.id == _pods.c.deal_id)
    .join(_pod_seats, _pod_seats.c.pod_id == _pods.c.id)
    .join(
        _entrants,
        (_entrants.c.tournament_id == _deals.c.tournament_id) & (_entrants.c.no == _pod_seats.c.no),
    )
    .where(
        _entrants.c.member_id == bindparam("member"),
        _deals.c.seats == 1,
        _pods.c.table_id.is_not(None),
    )
)
_ADD = insert(_stand_ins).inline()
_RENAME = tuple(
    update(table)
    .where(table.c.member_id == bindparam("member"))
    .values(member_id=bindparam("stand_in"))
    for table in (declared.rating_events, declared.ratings)
)


def set_hidden(conn: Connection, member_id: int, *, on: bool) -> None:
    conn.execute(_HIDE, {"id": member_id, "is_hidden": int(on)})


def set_light(conn: Connection, member_id: int, *, on: bool) -> None:
    """Store whether a member wants profile cards to be light."""
    conn.execute(_LIGHT, {"id": member_id, "is_light": int(on)})


def hidden(conn: Connection, members: Collection[int]) -> set[int]:
    """Return those of these members who hide their ratings."""
    rows = conn.execute(_FLAGS, {"members": sorted(members)})
    return {row.id for row in rows if row.is_hidden}


def unrated(conn: Connection, members: Collection[int]) -> set[int]:
    """Return those of these members who are never rated again."""
    rows = conn.execute(_FLAGS, {"members": sorted(members)})
    return {row.id for row in rows if row.is_unrated}


def erase(conn: Connection, member_id: int) -> None:
    """Erase a member's ratings, and never rate them again.

    The effect of their tables on others stays, and can be recalculated. At ended tables a number that means nothing
    elsewhere stands for the member.
    """
    if member_id in unrated(conn, [member_id]):
        return
    conn.execute(_UNRATE, {"id": member_id, "is_unrated": 1})
    who: Who = -1 - secrets.randbits(_BITS)
    whose = {"member": member_id}
    held = {(row.table_id, row.seat, row.number) for row in conn.execute(_HELD, whose)}
    held |= {(row.table_id, row.seat, 0) for row in conn.execute(_ALONE, whose)}
    if held:
        names = ("table_id", "seat", "number")
        rows = [dict(zip(names, each, strict=True)) | {"who": who} for each in sorted(held)]
        conn.execute(_ADD, rows)
    for rename in _RENAME:
        conn.execute(rename, {"member": member_id, "stand_in": who})
    stats.forget(conn, member_id)
