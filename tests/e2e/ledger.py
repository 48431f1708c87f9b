"""The bot's database from outside: read only, while the bot lives and after it was killed."""

import shutil
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from sqlalchemy import URL, ColumnElement, Connection, inspect, select

from bot.store import moves, schema, tables
from bot.store.declaring.posted import names
from bot.store.rows import MoveKind, MoveRow, NoticeKind, Status, TableRow
from bot.tables.history import chain, records
from bot.tables.model import Position
from rules.core.codec import decode_state
from rules.core.versions import ruling
from rules.registry import load
from tests.engines import SQLITE, connected, engine_of, read_only

T = TypeVar("T")

_TABLES = select(
    *(schema.tables.c[name] for name in names(TableRow.__struct_fields__, "lobby", "board"))
).order_by(schema.tables.c.id)
_interactions, _outbox_row = schema.interactions.c, schema.outbox.c
_KEPT = select(_interactions.id, _interactions.table_id, _interactions.seq)


@dataclass(frozen=True, slots=True)
class Kept:
    """The stored result of an interaction; `seq` is `moves.NO_ENTRY` if it was no move."""

    interaction_id: int
    table_id: int
    seq: int


@dataclass(frozen=True, slots=True)
class OpenRow:
    """A row of the outbox that is still unsent, or was given up."""

    id: int
    table_id: int
    kind: str
    error: str | None


@dataclass(frozen=True, slots=True)
class Books:
    """A snapshot of everything that matters in a database."""

    tables: tuple[TableRow, ...]
    logs: dict[int, list[MoveRow]]
    kept: dict[int, Kept]
    """By interaction."""

    def entries(self) -> Iterator[tuple[int, MoveRow]]:
        """Every entry of every log, with its table."""
        for table_id, log in self.logs.items():
            for row in log:
                yield table_id, row

    def faults(self) -> list[str]:
        """Contradictions: gaps in logs, and moves made by no interaction or by several."""
        found: list[str] = []
        for table in self.tables:
            log = self.logs[table.id]
            if [row.seq for row in log] != list(range(table.seq + 1)):
                found.append(f"table {table.id}: its log has gaps or does not end at {table.seq}")
        made = Counter((each.table_id, each.seq) for each in self.kept.values())
        of_tournaments = {each.id for each in self.tables if each.tournament_id is not None}
        by_vote = {(id_, seq) for id_, log in self.logs.items() for seq in _undone_together(log)}
        for table_id, row in self.entries():
            wanted = 0 if row.member_id is None else 1
            if (table_id, row.seq) in by_vote:
                wanted = min(wanted, made[table_id, row.seq])
            if table_id in of_tournaments and row.kind is MoveKind.LEAVE:
                # Whoever withdraws does so by an interaction at the tournament.
                wanted = min(wanted, made[table_id, row.seq])
            if made[table_id, row.seq] != wanted:
                count = made[table_id, row.seq]
                found.append(f"table {table_id}, entry {row.seq}: made by {count} interactions")
        return found

    def contradicts(self, earlier: "Books") -> list[str]:
        """Return the facts that earlier books held and these lack or changed."""
        found = [
            f"interaction {kept.interaction_id} was forgotten"
            for kept in earlier.kept.values()
            if self.kept.get(kept.interaction_id) != kept
        ]
        for table_id, log in earlier.logs.items():
            if self.logs.get(table_id, [])[: len(log)] != log:
                found.append(f"table {table_id}: its log was rewritten")
        return found


def _undone_together(log: Sequence[MoveRow]) -> Iterator[int]:
    """Yield the entries that take a turn back by consent, but for the last: the deciding vote is the act for all."""
    goes_on = False
    for row in reversed(log):
        if row.kind is MoveKind.UNDO and goes_on:
            yield row.seq
        goes_on = row.kind is MoveKind.UNDO and (goes_on or b"table.turn_back" in row.events)


NOTHING = Books((), {}, {})


class Ledger:
    def __init__(self, database: URL) -> None:
        self._url = database
        # A read-only connection takes no part in the recovery after a kill.
        self._engine = engine_of(read_only(database))
        self._read: dict[int, tuple[tuple[object, ...], TableRow]] = {}
        """The tables as they were read last, by id, with the facts stored then."""

    def close(self) -> None:
        self._engine.dispose()

    def reconnect(self) -> None:
        """Leave a connection that the server has cut."""
        self._engine.dispose()

    def kept(self, interaction_id: int) -> Kept | None:
        """The stored results of an interaction."""

        def query(conn: Connection) -> Kept | None:
            row = conn.execute(_KEPT.where(_interactions.id == interaction_id)).one_or_none()
            return None if row is None else Kept(*row)

        return self.look(query)

    def tables(self) -> tuple[TableRow, ...]:
        """The tables; none if the bot has not created its database yet."""
        return self.look(self._tables) if self._is_there() else ()

    def title(self, table_id: int) -> str:
        """The title of an existing table."""
        if table_id not in self._read:
            self.tables()
        return self._read[table_id][1].title

    def untold(self) -> list[OpenRow]:
        """Unsent rows of the outbox, but for some kinds.

        Those that close a thread tell nothing, and animations come a minute later; those that need a channel of direct
        messages, for a test of it or for a spectator, may wait for half an hour, because channels are opened
        slowly. A message that was tried is no longer one of them.
        """
        is_open = _outbox_row.sent_at.is_(None) & _outbox_row.error.is_(None)
        of_tests = _outbox_row.kind == NoticeKind.TEST
        untried = (_outbox_row.kind == NoticeKind.DIRECT) & _outbox_row.claimed_at.is_(None)
        opens = of_tests | untried
        put_off = select(_outbox_row.target).where(opens, is_open, _outbox_row.due_at > time.time())
        waits = opens & _outbox_row.target.in_(put_off)
        tells = _outbox_row.kind.not_in((NoticeKind.ARCHIVE, NoticeKind.REPLAY))
        return self.look(lambda conn: _outbox(conn, is_open & tells & ~waits))

    def given_up(self) -> list[OpenRow]:
        return self.look(lambda conn: _outbox(conn, _outbox_row.error.is_not(None)))

    def copied(self) -> Books:
        """A snapshot as a killed bot left the database; its files stay untouched."""
        return self.looked_at_copy(_books)

    def looked_at_copy(self, query: Callable[[Connection], T]) -> T:
        """Return the result of a query on the database as a killed bot left it; its files stay untouched."""
        if self._url.get_backend_name() != SQLITE:
            return self.look(query)
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder) / "copy.sqlite3"
            for suffix in ("", "-wal"):
                if Path(f"{self._url.database}{suffix}").exists():
                    shutil.copyfile(f"{self._url.database}{suffix}", f"{copy}{suffix}")
            with connected(self._url.set(database=str(copy))) as conn:
                return query(conn)

    def replayed(self) -> list[str]:
        """Replay every started table from its seed. Returns those whose chain or state differs."""
        return self.look(_replayed)

    def concerned(self, table_id: int | None, place_id: int) -> list[Position]:
        """Return the tables that an act may concern: the one with this number; else those of this place."""
        found = [
            table.id
            for table in self.tables()
            if table.id == table_id
            or (table_id is None and place_id in (table.channel_id, table.thread_id))
        ]
        return self.look(lambda conn: [_position(conn, each) for each in found])

    def _tables(self, conn: Connection) -> tuple[TableRow, ...]:
        """Runs look at the tables many times a second, and few have changed since."""
        if not self._read and not inspect(conn).has_table("tables"):
            return ()
        found = []
        for row in conn.execute(_TABLES):
            stored = tuple(row)
            before = self._read.get(row.id)
            if before is None or before[0] != stored:
                table = tables.get(conn, row.id)
                assert table is not None
                before = self._read[row.id] = stored, table
            found.append(before[1])
        return tuple(found)

    def _is_there(self) -> bool:
        return self._url.get_backend_name() != SQLITE or Path(str(self._url.database)).exists()

    def look(self, query: Callable[[Connection], T]) -> T:
        with self._engine.connect() as conn:
            return query(conn)


def _tables(conn: Connection) -> tuple[TableRow, ...]:
    if not inspect(conn).has_table("tables"):
        return ()
    ids = conn.execute(select(schema.tables.c.id).order_by(schema.tables.c.id)).scalars()
    found = [tables.get(conn, table_id) for table_id in ids.all()]
    return tuple(table for table in found if table is not None)


def _books(conn: Connection) -> Books:
    held = _tables(conn)
    if not held:
        return NOTHING
    kept = [Kept(*row) for row in conn.execute(_KEPT)]
    return Books(
        held,
        {table.id: moves.log(conn, table.id) for table in held},
        {each.interaction_id: each for each in kept},
    )


def _outbox(conn: Connection, where: ColumnElement[bool]) -> list[OpenRow]:
    rows = select(_outbox_row.id, _outbox_row.table_id, _outbox_row.kind, _outbox_row.error)
    return [OpenRow(*row) for row in conn.execute(rows.where(where))]


def _position(conn: Connection, table_id: int) -> Position:
    table, stored = tables.get(conn, table_id), tables.state(conn, table_id)
    assert table is not None
    game = ruling(load(table.title), table.rules_version)
    data, hashed = stored or (None, chain.START)
    state = None if data is None else decode_state(game, data, table.rules_version)
    return Position(table, tables.seats(conn, table_id), game, state, hashed)


def _replayed(conn: Connection) -> list[str]:
    found: list[str] = []
    for table in _tables(conn):
        at = _position(conn, table.id)
        if table.status is Status.LOBBY or at.state is None:
            continue
        secrets = tables.secrets(conn, table.id)
        assert secrets is not None
        assert at.chain != chain.START
        if not records.verify(at, secrets, moves.log(conn, table.id)).ok:
            found.append(f"table {table.id} replays to something else")
    return found
