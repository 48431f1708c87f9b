"""The lessons of first games that a member has seen."""

from collections.abc import Iterable

from msgspec import Struct, structs
from sqlalchemy import Connection, Insert, select

from bot.store.declaring.columns import its, upsert
from bot.store.declaring.people import lessons
from bot.store.rows import Status
from bot.store.schema import IS_FIRST_GAME, tables

NEVER = -1


class SeenLesson(Struct, frozen=True):
    lesson: str
    at_table: int
    asked_seq: int
    """The question at which it was shown; `NEVER` if it was skipped."""
    after_seq: int = NEVER
    """The question at which its sequel was shown; `NEVER` until then."""


_PUT = upsert(lessons, "after_seq")
_SKIP = upsert(lessons, "asked_seq")
_OF_TITLE = select(*(lessons.c[name] for name in SeenLesson.__struct_fields__)).where(
    its(lessons, member_id="of_member", title="of_title")
)
_FIRST_GAME = (
    select(tables.c.id)
    .where(
        IS_FIRST_GAME,
        its(tables, opener_id="of_member", title="of_title"),
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
    conn: Connection, how: Insert, member_id: int, title: str, seen: Iterable[SeenLesson]
) -> None:
    for each in seen:
        conn.execute(how, structs.asdict(each) | {"member_id": member_id, "title": title})
