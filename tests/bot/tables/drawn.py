"""Tables written as text: ``ann bob r1 -`` has two members, a robot of level 1 and a free seat.

``r2(bob)`` is a robot of level 2 that sits in for Bob.
"""

from typing import Any

from msgspec.structs import replace

from bot.store.rows import SeatRow, Sitting, Status, TableRow
from bot.tables.history import chain
from bot.tables.model import Actor, Position
from rules.core import engine
from rules.core.game import GameDef, Setup, default_options
from rules.core.text import Typed
from tests.toys import nim

MEMBERS = {"ann": 1, "bob": 2, "cid": 3, "dan": 4}
_NAMES = {member_id: name for name, member_id in MEMBERS.items()}

NOW = 1_000_000


def by(name: str) -> Actor:
    return Actor(MEMBERS[name], Typed(name), interaction_id=1)


def seats(drawing: str) -> tuple[SeatRow, ...]:
    return tuple(_seat(seat, word) for seat, word in enumerate(drawing.split()))


def drawing(rows: tuple[SeatRow, ...]) -> str:
    assert [row.seat for row in rows] == list(range(len(rows)))
    return " ".join(map(_word, rows))


def at(
    drawing: str,
    status: Status = Status.LOBBY,
    *,
    game: GameDef[Any, Any] = nim.GAME,
    state: Any = None,
    **fields: Any,
) -> Position:
    """A table opened by Ann. In play it has the given state or a new one, and no member has changed seats."""
    rows = seats(drawing)
    table = TableRow(
        id=7,
        title=game.key,
        rules_version=game.rules_version,
        guild_id=900,
        channel_id=901,
        thread_id=None,
        lobby=None,
        board=None,
        opener_id=MEMBERS["ann"],
        status=status,
        options=default_options(game),
        seat_count=len(rows),
        seq=-1,
        told_seq=-1,
        asks=(),
        votes=(),
        commitment="",
        opened_at=NOW,
        touched_at=NOW,
        ended_at=None,
        language="en",
    )
    if status is not Status.LOBBY:
        table = replace(table, seq=0, asks=(0,) * len(rows))
        setup = Setup(len(rows), table.options, seed=6)
        state = engine.start(game, setup).state if state is None else state
    sittings = () if status is Status.LOBBY else _from_the_start(rows)
    return Position(replace(table, **fields), rows, game, state, chain.START, sittings)


def _from_the_start(rows: tuple[SeatRow, ...]) -> tuple[Sitting, ...]:
    return tuple(Sitting(row.seat, 0, row.member_id or row.away_id, row.name) for row in rows)


def _seat(seat: int, word: str) -> SeatRow:
    if word == "-":
        return SeatRow(seat, None, None, None, Typed(""))
    if word in MEMBERS:
        return SeatRow(seat, MEMBERS[word], None, None, Typed(word))
    level, _, away = word.removeprefix("r").removesuffix(")").partition("(")
    return SeatRow(seat, None, int(level), MEMBERS.get(away), Typed(away))


def _word(row: SeatRow) -> str:
    if row.is_free:
        return "-"
    if row.member_id is not None:
        assert row.away_id is None
        return _NAMES[row.member_id]
    away = "" if row.away_id is None else f"({_NAMES[row.away_id]})"
    return f"r{row.robot_level}{away}"
