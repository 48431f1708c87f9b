"""Replayed logs of golden tables of every title: each turn ends where it ended then, in the same state."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import msgpack

from bot.store.rows import MoveKind, MoveRow, SeatRow, Secrets, Status, TableRow
from bot.tables.history import chain
from bot.tables.history.tape import Tape
from bot.tables.model import Position
from rules import registry
from rules.core.codec import encode_move, encode_state, unpack_move
from rules.core.game import GameDef
from rules.core.record import Record, decode_record, replay
from rules.core.text import Typed
from tests.golden import FOLDER
from tests.scale import RELEASE

SOME = 1
"""Golden tables of each title that a usual run replays, the shortest first."""


def golden(key: str) -> list[Path]:
    files = sorted((FOLDER / key).glob("*.json"), key=lambda file: file.stat().st_size)
    return files if RELEASE else files[:SOME] + files[-SOME:]


FILES = [file for key in registry.GAME_KEYS for file in golden(key)]


def table_of(game: GameDef[Any, Any], record: Record) -> Position:
    seats = tuple(
        SeatRow(seat, seat + 1, None, None, Typed("")) for seat in range(record.setup.seats)
    )
    table = TableRow(
        id=1,
        title=game.key,
        rules_version=game.rules_version,
        guild_id=1,
        channel_id=1,
        thread_id=None,
        lobby=None,
        board=None,
        opener_id=1,
        status=Status.FINISHED,
        options=record.setup.options,
        seat_count=len(seats),
        seq=len(record.entries),
        told_seq=-1,
        asks=(),
        votes=(),
        commitment="",
        opened_at=0,
        touched_at=0,
        ended_at=0,
        language="en",
    )
    return Position(table, seats, game, None, chain.START)


def rows_of(game: GameDef[Any, Any], record: Record) -> Iterator[tuple[MoveRow, Any]]:
    """The log that a table with this record would have, each entry with its state."""
    for seq, step in enumerate(replay(game, record)):
        entry = record.entries[seq - 1] if seq else None
        kind, move = MoveKind.START, None
        if entry is not None:
            kind = MoveKind.LEAVE
            if entry.move is not None:
                kind, move = MoveKind.MOVE, encode_move(game, unpack_move(game, entry.move))
        seat = None if entry is None else entry.seat
        events = msgpack.encode(step.events)
        row = MoveRow(seq, game.rules_version, kind, seat, move, events, None, b"", 0)
        yield row, step.state


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_every_turn_of_a_golden_table_is_found_again(file: Path) -> None:
    record = decode_record(file.read_bytes())
    game = registry.load(record.title)
    tape = Tape(table_of(game, record), Secrets(record.setup.seed, b""))
    states: list[bytes] = []
    turns: list[Any] = []
    for row, state in rows_of(game, record):
        tape.add(row)
        states.append(encode_state(state))
        turns.append(game.turn(state))
    expected = [
        seq
        for seq, turn in enumerate(turns)
        if seq in (0, len(turns) - 1) or turn != turns[seq - 1]
    ]
    assert [stop.seq for stop in tape.stops] == expected
    for stop in reversed(tape.stops):
        assert encode_state(tape.state_after(stop.seq)) == states[stop.seq]


def test_every_title_has_a_golden_table_here() -> None:
    assert {file.parent.name for file in FILES} == set(registry.GAME_KEYS)
