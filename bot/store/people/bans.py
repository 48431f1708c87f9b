"""Members who are banned from a server's tables, and members who want to stay apart.

A ban is found by a mark, a salted hash of the member's number, so that deleting one's data does not shed it.
"""

import secrets
from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, bindparam, delete, func, or_, select, update

from bot.clocks.paces import DAY_MS
from bot.store import settings
from bot.store.declaring.columns import its, upsert
from bot.store.declaring.moderation import bans as _bans
from bot.store.declaring.moderation import blocks as _blocks
from rules.core.text import Typed

MOST_BLOCKED: Final = 200
MARK_KEPT_MS: Final = 30 * DAY_MS
"""A ban outlasts the data of its member by at most this time."""
_SALT: Final = "ban_salt"


class Ban(Struct, frozen=True):
    guild_id: int
    until_ms: int
    reason: Typed


_PUT = upsert(_bans, "member_id", "until_ms", "reason")
_OF = select(_bans.c.guild_id, _bans.c.until_ms, _bans.c.reason).where(
    _bans.c.mark == bindparam("of_mark"), _bans.c.until_ms > bindparam("now")
)
_DROP = delete(_bans).where(its(_bans, guild_id="of_guild", mark="of_mark"))
_ANONYMOUS = (
    update(_bans)
    .where(_bans.c.mark == bindparam("of_mark"))
    .values(
        member_id=None,
        reason="",
        until_ms=func.least(_bans.c.until_ms, bindparam("latest")),
    )
)
_ANONYMOUS_SQLITE = _ANONYMOUS.values(until_ms=func.min(_bans.c.until_ms, bindparam("latest")))
_FORGET = delete(_bans).where(_bans.c.until_ms < bindparam("now"))

_BLOCK = upsert(_blocks)
_UNBLOCK = delete(_blocks).where(its(_blocks, member_id="of_member", other_id="other"))
_BLOCKED_BY = (
    select(_blocks.c.other_id)
    .where(_blocks.c.member_id == bindparam("of_member"))
    .order_by(_blocks.c.other_id)
)
_APART = select(_blocks.c.member_id, _blocks.c.other_id).where(
    or_(_blocks.c.member_id == bindparam("of_member"), _blocks.c.other_id == bindparam("of_member"))
)
_PAIRS = select(_blocks.c.member_id, _blocks.c.other_id).where(
    _blocks.c.member_id.in_(bindparam("members", expanding=True))
)


def put(conn: Connection, member_id: int, ban: Ban) -> None:
    """Ban a member from a server's tables, or change the end of a ban."""
    _ensure_salt(conn)
    row = {"guild_id": ban.guild_id, "mark": _mark(conn, member_id), "member_id": member_id}
    conn.execute(_PUT, row | {"until_ms": ban.until_ms, "reason": ban.reason})


def of(conn: Connection, guild_id: int, member_id: int, now_ms: int) -> Ban | None:
    """Return the ban of a member in a server that is in force now."""
    found = conn.execute(_OF, {"of_mark": _mark(conn, member_id), "now": now_ms})
    return next((Ban(*row) for row in found if row.guild_id == guild_id), None)


def barred(conn: Connection, guild_id: int, now_ms: int) -> Callable[[int], bool]:
    """Return a function that recognises the banned members of a server."""
    its = select(_bans.c.mark).where(_bans.c.guild_id == guild_id, _bans.c.until_ms > now_ms)
    marks, salt = frozenset(conn.execute(its).scalars()), settings.fact(conn, _SALT)
    return lambda member_id: (
        bool(marks) and sha256(f"{salt}:{member_id}".encode()).hexdigest() in marks
    )


def drop(conn: Connection, guild_id: int, member_id: int) -> bool:
    """Lift the ban of a member; return whether they were banned."""
    gone = conn.execute(_DROP, {"of_guild": guild_id, "of_mark": _mark(conn, member_id)})
    return gone.rowcount > 0


def make_anonymous(conn: Connection, member_id: int, now_ms: int) -> None:
    """Keep of a member's bans only the mark, for `MARK_KEPT_MS` at most."""
    is_sqlite = conn.dialect.name == "sqlite"
    latest = {"of_mark": _mark(conn, member_id), "latest": now_ms + MARK_KEPT_MS}
    conn.execute(_ANONYMOUS_SQLITE if is_sqlite else _ANONYMOUS, latest)


def forget(conn: Connection, *, now_ms: int) -> None:
    """Delete bans that are over."""
    conn.execute(_FORGET, {"now": now_ms})


def block(conn: Connection, member_id: int, other_id: int) -> bool:
    """Never match a member with another; return False if they have reached the limit of blocks."""
    held = blocked_by(conn, member_id)
    if other_id not in held and len(held) >= MOST_BLOCKED:
        return False
    conn.execute(_BLOCK, {"member_id": member_id, "other_id": other_id})
    return True


def unblock(conn: Connection, member_id: int, other_id: int) -> bool:
    """Lift a member's block; return whether there was one."""
    return conn.execute(_UNBLOCK, {"of_member": member_id, "other": other_id}).rowcount > 0


def blocked_by(conn: Connection, member_id: int) -> tuple[int, ...]:
    return tuple(conn.execute(_BLOCKED_BY, {"of_member": member_id}).scalars())


def apart_from(conn: Connection, member_id: int) -> frozenset[int]:
    """Return the members with whom a member is never matched, at the wish of either."""
    pairs: Iterable[tuple[int, int]] = conn.execute(_APART, {"of_member": member_id}).tuples()
    return frozenset(other for pair in pairs for other in pair if other != member_id)


def apart(conn: Connection, members: Iterable[int]) -> dict[int, frozenset[int]]:
    """Return, for each of these members, those of the others with whom they are never matched."""
    known = set(members)
    found: dict[int, set[int]] = {member: set() for member in known}
    pairs: Iterable[tuple[int, int]] = conn.execute(_PAIRS, {"members": sorted(known)}).tuples()
    for one, other in pairs:
        if other in known:
            found[one].add(other)
            found[other].add(one)
    return {member: frozenset(others) for member, others in found.items()}


def _mark(conn: Connection, member_id: int) -> str:
    salt = settings.fact(conn, _SALT)
    if salt is None:
        # There has never been a ban, and no mark is empty.
        return ""
    return sha256(f"{salt}:{member_id}".encode()).hexdigest()


def _ensure_salt(conn: Connection) -> None:
    """Create the salt of this installation for marks, with the first ban."""
    if settings.fact(conn, _SALT) is None:
        settings.set_fact(conn, _SALT, secrets.token_hex(16))
