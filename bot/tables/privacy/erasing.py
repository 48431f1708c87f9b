"""Removal of a member from all rows of a table, so that the table's proof still holds (ADR 18).

The member's number becomes a pseudonym, a new one for every table, so that the record still tells its players apart.
Their names in the log become *former player*. The links of the chain cover both, so those after the first change are
made anew; a log that was damaged before stays so.
"""

import secrets
from collections.abc import Collection
from typing import Any, Final, cast

from msgspec import convert, json, msgpack
from msgspec.structs import replace
from sqlalchemy import Connection, bindparam, delete, select, update

from bot.store import moves, schema, tables
from bot.store.damage import Damaged, found_damaged
from bot.store.people import personal
from bot.store.rows import MoveRow
from bot.tables.history import chain, records
from bot.tables.names import NOBODY
from rules.core.log import Event
from rules.core.text import Arg, Item, Msg, Typed

_PSEUDONYM_BITS: Final = 52
_moves, _tables, _outbox = schema.moves, schema.tables, schema.outbox
_REWRITE = (
    update(_moves)
    .where(_moves.c.table_id == bindparam("of_table"), _moves.c.seq == bindparam("of_seq"))
    .values(member_id=bindparam("who"), events=bindparam("told"), hash=bindparam("link"))
)
_ONLY_NUMBER = (
    update(_moves)
    .where(_moves.c.table_id == bindparam("of_table"), _moves.c.member_id == bindparam("member"))
    .values(member_id=bindparam("who"))
)
_LAST_LINK = (
    update(_tables).where(_tables.c.id == bindparam("of_table")).values(hash=bindparam("link"))
)
_POSTS = select(_outbox.c.id, _outbox.c.payload, _outbox.c.sent_at, _outbox.c.error).where(
    _outbox.c.table_id == bindparam("of_table")
)
_REWORD = (
    update(_outbox).where(_outbox.c.id == bindparam("post")).values(payload=bindparam("words"))
)
_DROP = delete(_outbox).where(_outbox.c.id == bindparam("post"))


def erase_at(
    conn: Connection,
    table_id: int,
    member_id: int,
    names: Collection[str],
    *,
    but: Collection[str] = (),
) -> None:
    """Remove a member from one table, in the transaction of that table; their rows in the tables `but` stay."""
    pseudonym = -1 - secrets.randbits(_PSEUDONYM_BITS)
    try:
        stored = tables.load(conn, table_id)
    except Damaged:
        stored = None
    if stored is not None:
        table = stored.table
        clocks = tuple(
            replace(each, givers=tuple(g for g in each.givers if g != member_id))
            for each in table.clocks
        )
        votes = tuple(each for each in table.votes if each != member_id)
        name = Typed(personal.blanked(cast("str", table.name), names, str(member_id)))
        tables.update(conn, table, replace(table, clocks=clocks, votes=votes, name=name))
    personal.rename(conn, table_id, member_id, pseudonym, but=but)
    _forget_offers(conn, table_id, member_id)
    try:
        _rewrite_log(conn, table_id, member_id, pseudonym, names)
    except Damaged:
        facts = {"of_table": table_id, "member": member_id, "who": pseudonym}
        conn.execute(_ONLY_NUMBER, facts)
    _reword_posts(conn, table_id, member_id, names)
    personal.forget_in_reasons(conn, table_id, names, str(member_id))
    if stored is not None:
        tables.put_seal(conn, table_id)


def _rewrite_log(
    conn: Connection, table_id: int, member_id: int, pseudonym: int, names: Collection[str]
) -> None:
    rows = moves.log(conn, table_id)
    is_whole = records.holds_together(rows)
    previous, relinks = chain.START, False
    for row in rows:
        new = _anonymous(row, member_id, pseudonym, names)
        relinks = relinks or new != row
        if relinks and is_whole and new.state_hash is not None:
            new = chain.relinked(previous, new)
        if new != row:
            facts = {"who": new.member_id, "told": new.events, "link": new.hash}
            conn.execute(_REWRITE, facts | {"of_table": table_id, "of_seq": row.seq})
        previous = new.hash
    if relinks and is_whole:
        conn.execute(_LAST_LINK, {"of_table": table_id, "link": previous})


def _anonymous(row: MoveRow, member_id: int, pseudonym: int, names: Collection[str]) -> MoveRow:
    with found_damaged():
        events = msgpack.decode(row.events, type=tuple[Event, ...])
    # Only our own texts name people; those of titles name seats.
    told = tuple(
        replace(each, msg=_without(each.msg, names)) if each.msg.key.startswith("table.") else each
        for each in events
    )
    if told != events:
        row = replace(row, events=msgpack.encode(told))
    return replace(row, member_id=pseudonym) if row.member_id == member_id else row


def _without(text: Msg, names: Collection[str], number: str = "") -> Msg:
    """Return the text without these names, and without the member's number where people may have typed it."""
    return Msg(text.key, {key: _arg(arg, names, number) for key, arg in text.args.items()})


def _arg(arg: Arg, names: Collection[str], number: str) -> Arg:
    if isinstance(arg, tuple):
        return tuple(_item(item, names, number) for item in arg)
    return _item(arg, names, number)


def _item(item: Item, names: Collection[str], number: str) -> Item:
    if isinstance(item, Msg):
        return _without(item, names, number)
    if not isinstance(item, str):
        return item
    return Msg(NOBODY) if item in names else personal.blanked(item, names, number)


def _forget_offers(conn: Connection, table_id: int, member_id: int) -> None:
    """Remove the member from the lists of members who were offered a seat and declined."""
    offers = schema.metadata.tables["offers"]
    its = offers.c.table_id == table_id
    for seat, passed in list(conn.execute(select(offers.c.seat, offers.c.passed).where(its))):
        left = [each for each in json.decode(passed) if each != member_id]
        words = json.encode(left).decode()
        conn.execute(update(offers).where(its, offers.c.seat == seat).values(passed=words))


def _reword_posts(conn: Connection, table_id: int, member_id: int, names: Collection[str]) -> None:
    """Remove the member from unsent posts, and forget sent ones, and those that are for them alone."""
    number = str(member_id)
    for row in list(conn.execute(_POSTS, {"of_table": table_id})):
        payload: dict[str, Any] = json.decode(row.payload)
        if "text" in payload:
            payload["text"] = convert(payload["text"], Msg)
        new = {key: _value(each, names, number) for key, each in payload.items()}
        is_theirs = member_id in payload.values()
        if new == payload and not is_theirs:
            continue
        if is_theirs or row.sent_at is not None or row.error is not None:
            conn.execute(_DROP, {"post": row.id})
        else:
            conn.execute(_REWORD, {"post": row.id, "words": json.encode(new)})


def _value(value: object, names: Collection[str], number: str) -> object:
    """Return a part of a notice's payload, without these names."""
    if isinstance(value, Msg):
        return _without(value, names, number)
    return personal.blanked(value, names, number) if isinstance(value, str) else value
