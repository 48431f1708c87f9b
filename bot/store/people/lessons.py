"""The lessons of first games that a member has seen."""

from collections.abc import Iterable

from msgspec import Struct
from sqlalchemy import Connection, bindparam, select

from bot.store.declaring.people import lessons
from bot.store.rows import Status
from bot.store.schema import IS_FIRST_GAME, tables
from bot.store.upsert import Upsert

NEVER = -1


class SeenLesson(Struct, frozen=True):
    lesson: str
    at_table: int
    asked_seq: int
    """The question at which it was shown; `NEVER` if it was skipped."""
    after_seq: int = NEVER
    """The question at which its sequel was shown; `NEVER` until then."""


_PUT = Upsert(lessons, "after_seq")
_SKIP = Upsert(lessons, "asked_seq")
_OF_TITLE = select(*(lessons.c[name] for name in SeenLesson.__struct_fields__)).where(
    lessons.c.member_id == bindparam("of_member"), lessons.c.title == bindparam("of_title")
)
_FIRST_GAME = (
    select(tables.c.id)
    .where(
        IS_FIRST_GAME,
        tables.c.opener_id == bindparam("of_member"),
        tables.c.title == bindparam("of_title"),
        tables.c.status == Status.PLAYING.value,
    )
    .order_by(tables.c.id.desc())
    .limit(1)
)


def put(conn: Connection, member_id: int, title: str, *seen: SeenLesson) -> None:
    """Note lessons as seen; for one that is noted already, store only the question of its sequel."""
    _write(conn, _PUT, member_id, title, seen)


def skip(conn: Connection, member_id: int, title: str, at_table: int, keys: Iterable[str]) -> None:
    """Note lessons as seen without a question."""
    _write(conn, _SKIP, member_id, title, [SeenLesson(key, at_table, NEVER) for key in keys])


def of_title(conn: Connection, member_id: int, title: str) -> list[SeenLesson]:
    facts = {"of_member": member_id, "of_title": title}
    return [SeenLesson(**row._mapping) for row in conn.execute(_OF_TITLE, facts)]


def first_game(conn: Connection, member_id: int, title: str) -> int | None:
    """Return the member's first game of a title, if one is in play."""
    facts = {"of_member": member_id, "of_title": title}
    return conn.execute(_FIRST_GAME, facts).scalar_one_or_none()


def _write(
    conn: Connection, how: Upsert, member_id: int, title: str, seen: Iterable[SeenLesson]
) -> None:
    for each in seen:
        row = {name: getattr(each, name) for name in SeenLesson.__struct_fields__}
        how.run(conn, {"member_id": member_id, "title": title, **row})
