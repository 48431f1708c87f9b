"""The stored facts of tables, read with the columns that all versions have."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from sqlalchemy import URL, Connection, RowMapping, text

from rules.core.codec import decode_state
from rules.core.game import GameDef, RobotLevel
from rules.core.rng import Rng
from rules.core.versions import ruling
from rules.registry import load
from tests.engines import connected, read_only

PLAYING = "playing"
_TABLES = text(
    "SELECT id, title, rules_version, status, seq, state, channel_id, thread_id, lobby_message_id, opener_id"
    " FROM tables ORDER BY id"
)
_SEATS = text("SELECT table_id, seat, member_id FROM seats ORDER BY table_id, seat")
_ENTRIES = text("SELECT table_id, seq, member_id, hash FROM moves")
_KEPT = text("SELECT id, table_id, seq FROM interactions WHERE seq >= 0")


@dataclass(frozen=True)
class Held:
    """A table as it is stored."""

    row: RowMapping
    members: tuple[int | None, ...]

    @property
    def id(self) -> int:
        return int(self.row["id"])

    @property
    def is_in_play(self) -> bool:
        return bool(self.row["status"] == PLAYING)

    @property
    def place_id(self) -> int:
        return int(self.row["thread_id"] or self.row["channel_id"])

    @property
    def game(self) -> GameDef[Any, Any]:
        return ruling(load(self.row["title"]), self.row["rules_version"])

    def next_line(self, rng: Random) -> tuple[int, str] | None:
        """An asked member, and a line for their move; None while the table waits for robots."""
        if not self.is_in_play:
            return None
        game = self.game
        state = decode_state(game, self.row["state"], self.row["rules_version"])
        for seat in sorted(game.waiting_for(state)):
            if (member := self.members[seat]) is not None:
                move = game.robot(state, seat, RobotLevel.QUICK, Rng(rng.getrandbits(64)))
                return member, game.write(move)
        return None


@dataclass(frozen=True)
class Log:
    """Every entry of every table with its link, and the entries that interactions have made."""

    entries: dict[tuple[int, int], tuple[int | None, bytes]]
    kept: dict[int, tuple[int, int]]

    def lacks(self, earlier: "Log") -> Iterator[str]:
        """Return the entries of an earlier log that this one lacks or has in another way."""
        for place, entry in earlier.entries.items():
            if self.entries.get(place) != entry:
                yield f"table {place[0]}, entry {place[1]}"
        for interaction_id, place in earlier.kept.items():
            if self.kept.get(interaction_id) != place:
                yield f"interaction {interaction_id}"


def tables(url: URL) -> dict[int, Held]:
    with connected(read_only(url)) as conn:
        members: dict[int, list[int | None]] = {}
        for row in conn.execute(_SEATS):
            members.setdefault(row.table_id, []).append(row.member_id)
        return {
            row["id"]: Held(row, tuple(members[row["id"]]))
            for row in conn.execute(_TABLES).mappings()
        }


def log(url: URL) -> Log:
    with connected(read_only(url)) as conn:
        return Log(
            {(row.table_id, row.seq): (row.member_id, bytes(row.hash)) for row in _rows(conn)},
            {row.id: (row.table_id, row.seq) for row in conn.execute(_KEPT)},
        )


def _rows(conn: Connection) -> Any:
    return conn.execute(_ENTRIES)
