"""Private pre-moves and auto-answers; other members cannot see them (hosting, chapter 4)."""

from collections.abc import Collection

from msgspec import Struct, structs
from sqlalchemy import Connection, bindparam, cast, delete, null, select, union_all, update

from bot.store import settings
from bot.store.declaring import people
from bot.store.declaring.columns import its, upsert

NEXT = ""
"""The name of a seat's next move; other names are those of rules."""

FORCED = "!"
"""The name that counts the forced moves made for a seat; no rule of a title is called so."""

_rows = people.aheads


class Ahead(Struct, frozen=True):
    """A pre-move or auto-answer of a seat."""

    table_id: int
    seat: int
    name: str
    """`NEXT`, or the name of a rule of the title."""
    member_id: int
    move: bytes | None
    """The move as it is stored in the log; None for a rule."""
    leans: bytes | None
    """A digest of the facts for which the move was chosen; None for a rule."""
    given_seq: int
    """The last entry of the log when it was given. Only questions that come up later are answered."""
    used: int = 0
    """Number of uses since the member's last move by hand."""
    held_seq: int = -1
    """The entry of the question for which the answer is held back."""
    told: str = ""
    """The fate of a move that was used or did not fit, as the JSON of a text; only its member can read it."""

    def repeats(self, other: "Ahead") -> bool:
        """Return whether the other one stands and says the same."""
        again = structs.replace(other, given_seq=self.given_seq, used=0, held_seq=-1)
        return again == self


_KEY = its(_rows, table_id="of_table", seat="of_seat", name="of_name")
_OF_TABLE = (
    select(*(_rows.c[name] for name in Ahead.__struct_fields__))
    .where(_rows.c.table_id == bindparam("of_table"))
    .order_by(_rows.c.seat, _rows.c.name)
)
_AT_TABLE = union_all(
    select(
        *(_rows.c[name] for name in Ahead.__struct_fields__),
        cast(null(), settings.FORCED_AMONG.selected_columns.name.type).label("forced"),
    ).where(_rows.c.table_id == bindparam("of_table")),
    settings.FORCED_AMONG.with_only_columns(
        *(cast(null(), _rows.c[name].type) for name in Ahead.__struct_fields__),
        *settings.FORCED_AMONG.selected_columns,
    ),
)
"""Results of two queries in one statement: a row is of one kind or of the other."""
_TABLES = select(_rows.c.table_id).distinct().order_by(_rows.c.table_id)
_PUT = upsert(_rows, "member_id", "move", "leans", "given_seq", "used", "held_seq", "told")
_MARK = (
    update(_rows)
    .where(_KEY)
    .values(used=bindparam("so_often"), held_seq=bindparam("held"), told=bindparam("because"))
)
_DROP = delete(_rows).where(_KEY)


def tables(conn: Connection) -> list[int]:
    """Return the tables with pre-moves or auto-answers."""
    return list(conn.execute(_TABLES).scalars())


def of_table(conn: Connection, table_id: int) -> tuple[Ahead, ...]:
    """Return the pre-moves and auto-answers of a table, by seat and name."""
    return tuple(Ahead(*row) for row in conn.execute(_OF_TABLE, {"of_table": table_id}))


def at_table(
    conn: Connection, table_id: int, members: Collection[int]
) -> tuple[tuple[Ahead, ...], set[int]]:
    """Return the same, and those of these members whose only legal move is made for them, by one statement."""
    values = {"of_table": table_id, **settings.forced_names(members)}
    given, forced = list[Ahead](), list[str]()
    for *row, name in conn.execute(_AT_TABLE, values):
        if name is None:
            given.append(Ahead(*row))
        else:
            forced.append(name)
    given.sort(key=lambda each: (each.seat, each.name))
    return tuple(given), settings.forced_members(forced)


def put(conn: Connection, row: Ahead) -> None:
    """Store one, in place of its seat's earlier one under this name."""
    conn.execute(_PUT, structs.asdict(row))


def mark(conn: Connection, row: Ahead) -> None:
    """Note the number of uses of one, the question for which it is held back, and its fate."""
    facts = {"so_often": row.used, "held": row.held_seq, "because": row.told}
    conn.execute(_MARK, _key(row) | facts)


def drop(conn: Connection, row: Ahead) -> bool:
    """Remove one; return whether it was there."""
    return conn.execute(_DROP, _key(row)).rowcount > 0


def _key(row: Ahead) -> dict[str, object]:
    return {"of_table": row.table_id, "of_seat": row.seat, "of_name": row.name}
