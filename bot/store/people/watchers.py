"""Watchers of tables, for a message when the table has ended (specification of hosting, 6.4)."""

from sqlalchemy import Connection, bindparam, delete, select

from bot.store.declaring.columns import upsert
from bot.store.declaring.people import watchers

_OF_TABLE = watchers.c.table_id == bindparam("of_table")
_PUT = upsert(watchers)
_ALL = select(watchers.c.member_id).where(_OF_TABLE).order_by(watchers.c.member_id)
_DROP = delete(watchers).where(_OF_TABLE & (watchers.c.member_id == bindparam("of_member")))
_DROP_ALL = delete(watchers).where(_OF_TABLE)


def put(conn: Connection, table_id: int, member_id: int) -> None:
    conn.execute(_PUT, {"table_id": table_id, "member_id": member_id})


def of_table(conn: Connection, table_id: int) -> list[int]:
    return list(conn.execute(_ALL, {"of_table": table_id}).scalars())


def drop(conn: Connection, table_id: int, member_id: int) -> None:
    conn.execute(_DROP, {"of_table": table_id, "of_member": member_id})


def drop_all(conn: Connection, table_id: int) -> None:
    conn.execute(_DROP_ALL, {"of_table": table_id})
