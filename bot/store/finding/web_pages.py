"""Addresses of public pages: of tables, tournaments and servers, and of members."""

from collections.abc import Sequence
from enum import StrEnum

from sqlalchemy import Connection, and_, bindparam, delete, select

from bot.store.declaring.columns import its, upsert
from bot.store.declaring.finding import web_members, web_pages
from bot.store.schema import guild_settings


class PageKind(StrEnum):
    TABLE = "table"
    TOURNAMENT = "tournament"
    SERVER = "server"


_PAGE = select(web_pages.c.address).where(its(web_pages, kind="kind", number="number"))
_AT = (
    select(web_pages.c.number, web_pages.c.guild_id, guild_settings.c.name, guild_settings.c.value)
    .outerjoin_from(
        web_pages,
        guild_settings,
        and_(
            guild_settings.c.guild_id == web_pages.c.guild_id,
            guild_settings.c.name.in_(bindparam("names", expanding=True)),
        ),
    )
    .where(its(web_pages, kind="kind", address="address"))
)
_NEW = upsert(web_pages)
_SET = upsert(web_pages, "address")
_CLOSE = delete(web_pages).where(
    web_pages.c.guild_id == bindparam("guild"), web_pages.c.address.is_not(None)
)
_MEMBER = select(web_members.c.address).where(web_members.c.member_id == bindparam("member"))
_MEMBERS = select(web_members).where(web_members.c.member_id.in_(bindparam("of", expanding=True)))
_MEMBER_AT = select(web_members.c.member_id).where(web_members.c.address == bindparam("address"))
_NEW_MEMBER = upsert(web_members)
_NO_MEMBER = delete(web_members).where(web_members.c.member_id == bindparam("member"))


def address(
    conn: Connection, kind: PageKind, number: int, guild_id: int, new: str | None
) -> str | None:
    """Return the address of a page; None if the page is kept out, or has none yet and `new` is None.

    A page without a row gets the address `new`.
    """
    key = {"kind": kind.value, "number": number}
    found = conn.execute(_PAGE, key).one_or_none()
    if found is not None or new is None:
        held: str | None = None if found is None else found.address
        return held
    conn.execute(_NEW, {**key, "guild_id": guild_id, "address": new})
    given: str | None = conn.execute(_PAGE, key).scalar_one()
    return given


def is_kept_out(conn: Connection, kind: PageKind, number: int) -> bool:
    found = conn.execute(_PAGE, {"kind": kind.value, "number": number}).one_or_none()
    return found is not None and found.address is None


def put(conn: Connection, kind: PageKind, number: int, guild_id: int, given: str | None) -> None:
    """Store the address of a page; None keeps it out of the web."""
    row = {"kind": kind.value, "number": number, "guild_id": guild_id, "address": given}
    conn.execute(_SET, row)


def at_address(
    conn: Connection, kind: PageKind, given: str, names: Sequence[str]
) -> tuple[int, int, dict[str, str]] | None:
    """Return the number of the page at an address, its server, and those of its settings; None if there is no page."""
    rows = conn.execute(_AT, {"kind": kind.value, "address": given, "names": names}).all()
    if not rows:
        return None
    chosen = {row.name: row.value for row in rows if row.name is not None}
    return rows[0].number, rows[0].guild_id, chosen


def close(conn: Connection, guild_id: int) -> None:
    """Drop all addresses of a server's pages. Pages that are kept out stay so."""
    conn.execute(_CLOSE, {"guild": guild_id})


def of_member(conn: Connection, member_id: int) -> str | None:
    found: str | None = conn.execute(_MEMBER, {"member": member_id}).scalar_one_or_none()
    return found


def of_members(conn: Connection, member_ids: list[int]) -> dict[int, str]:
    """Return the addresses of those of these members who have a page."""
    return {row.member_id: row.address for row in conn.execute(_MEMBERS, {"of": member_ids})}


def member_at(conn: Connection, given: str) -> int | None:
    return conn.execute(_MEMBER_AT, {"address": given}).scalar_one_or_none()


def open_member(conn: Connection, member_id: int, new: str) -> None:
    """Give a member a page, unless they have one."""
    conn.execute(_NEW_MEMBER, {"member_id": member_id, "address": new})


def close_member(conn: Connection, member_id: int) -> None:
    conn.execute(_NO_MEMBER, {"member": member_id})
