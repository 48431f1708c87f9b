"""Rated tables that members shared lately, and pairs that organisers know about already."""

from collections.abc import Collection

from sqlalchemy import Connection, bindparam, func, or_, select

from bot.store.declaring import ratings as declared
from bot.store.declaring.columns import its
from bot.store.declaring.moderation import audit

FLAG = "met_often"
"""The name of such a deed in the log of a server."""
_events = declared.rating_events
_numbered = (
    select(
        _events.c.member_id,
        _events.c.table_id,
        func.row_number()
        .over(
            partition_by=_events.c.member_id,
            order_by=(_events.c.ended_at.desc(), _events.c.table_id.desc()),
        )
        .label("place"),
    )
    .where(
        _events.c.member_id.in_(bindparam("members", expanding=True)),
        _events.c.pool.not_like("%:practice"),
    )
    .subquery()
)
_LATELY = (
    select(_numbered.c.member_id, _numbered.c.table_id)
    .where(_numbered.c.place <= bindparam("most"))
    .order_by(_numbered.c.member_id, _numbered.c.place)
)
_TOLD = select(func.count()).where(
    audit.c.guild_id == bindparam("guild"),
    audit.c.what == FLAG,
    audit.c.at_ms > bindparam("since"),
    or_(
        its(audit, actor_id="one", subject_id="two"),
        its(audit, actor_id="two", subject_id="one"),
    ),
)


def lately(conn: Connection, members: Collection[int], most: int) -> dict[int, list[int]]:
    """Return the last rated tables of members, the newest first; those with robots do not count."""
    found: dict[int, list[int]] = {member: [] for member in members}
    for row in conn.execute(_LATELY, {"members": sorted(members), "most": most}):
        found[row.member_id].append(row.table_id)
    return found


def is_told(conn: Connection, guild_id: int, pair: tuple[int, int], since_ms: int) -> bool:
    """Return whether the log of a server names this pair since then."""
    facts = {"guild": guild_id, "one": pair[0], "two": pair[1], "since": since_ms}
    return bool(conn.execute(_TOLD, facts).scalar_one())
