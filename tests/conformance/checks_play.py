"""Checks play: inputs stay untouched, the seed decides everything, tables end and can be replayed."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice, zip_longest
from pathlib import Path
from typing import Any

import msgspec

from rules.core import engine
from rules.core.codec import (
    decode_move,
    decode_state,
    encode_move,
    encode_state,
    pack_move,
    unpack_move,
)
from rules.core.errors import InvariantBroken
from rules.core.game import OF_TITLES, Move, Outcome
from rules.core.naming import unspoken
from rules.core.record import decode_record, encode_record, replay
from rules.core.rng import Rng
from rules.core.seats import Seat
from tests.conformance.replayed import digests
from tests.conformance.tables import EVERY, Game, PlayedTable, Position
from tests.scale import RELEASE

MANY = 10
"""If there are at least this many tables, another process plays only some of them."""
_ROOT = Path(__file__).parents[2]


def check_input_untouched(game: Game, table: PlayedTable) -> None:
    """No function of the title changes a state that it is given to read, and playing changes only a copy."""
    for turn in table.some(table.turns, "input"):
        before = encode_state(turn.state)
        engine.play(game, turn.state, turn.seat, turn.move)
        assert encode_state(turn.state) == before, (
            f"playing changed its input {table.at(turn.number)}"
        )
    for position in table.sampled(6):
        for name, look in _looks(game, table, position):
            before = encode_state(position.state)
            look()
            after = encode_state(position.state)
            assert after == before, f"{name} changed the state {table.at(position.number)}"


def _looks(
    game: Game, table: PlayedTable, position: Position
) -> Iterator[tuple[str, Callable[[], object]]]:
    state, number = position.state, position.number
    yield "outcome", partial(game.outcome, state)
    yield "waiting_for", partial(game.waiting_for, state)
    yield "check_invariants", partial(game.check_invariants, state)
    for viewer in table.viewers:
        yield "view", partial(game.view, state, viewer)
        yield "determinize", partial(game.determinize, state, viewer, table.chance(number))
    for seat in game.waiting_for(state):
        yield "a domain", partial(_listed, game, state, seat)
        for verb in engine.verbs_on_menu(game, state, seat):
            yield "preview", partial(game.preview, state, seat, verb.name, {})
        for level in OF_TITLES:
            robot = partial(game.robot, state, seat, level, table.chance(number))
            yield f"the robot of level {level}", robot
    for turn in table.turns[number : number + 1]:
        yield "check", partial(engine.check, game, state, turn.seat, turn.move)
        yield "read", partial(game.read, state, turn.seat, game.write(turn.move), unspoken)
    if game.outcome(state) is None:
        yield "leave", partial(engine.leave, game, state, 0)


def _listed(game: Game, state: Any, seat: Seat) -> list[Move]:
    return list(islice(engine.legal_moves(game, state, seat), 5))


def check_same_move_same_step(game: Game, table: PlayedTable) -> None:
    """The same move in the same state, before and after storing it, makes the same step."""
    for turn in table.some(table.turns, "same step"):
        state = decode_state(game, encode_state(turn.state), game.rules_version)
        move = decode_move(game, encode_move(game, turn.move))
        again = engine.play(game, state, turn.seat, move)
        where = table.at(turn.number)
        assert encode_state(again.state) == encode_state(turn.step.state), f"another state {where}"
        assert again.events == turn.step.events, f"other events {where}"
        assert again.undoable == turn.step.undoable, f"undo allowed only once {where}"
    for position in table.sampled(6):
        state = decode_state(game, encode_state(position.state), game.rules_version)
        where = table.at(position.number)
        assert list(game.waiting_for(state).items()) == list(
            game.waiting_for(position.state).items()
        ), f"other questions once stored {where}"
        for viewer in table.viewers:
            assert _in_order(game.view(state, viewer)) == _in_order(
                game.view(position.state, viewer)
            ), f"another view of {viewer} once stored {where}"


def _in_order(value: Any) -> bytes:
    """The value as bytes, which, unlike ``==``, also depends on the order of dictionaries."""
    return msgspec.msgpack.encode(value)


def check_codec(game: Game, table: PlayedTable) -> None:
    """States and moves read back from their bytes unchanged; unknown keys are refused."""
    for position in table.some(table.positions, "codec"):
        stored = encode_state(position.state)
        try:
            loaded = decode_state(game, stored, game.rules_version)
        except InvariantBroken as error:
            raise AssertionError(
                f"not readable again: {error}, {table.at(position.number)}"
            ) from error
        assert loaded == position.state, f"changed by storing {table.at(position.number)}"
        assert encode_state(loaded) == stored, f"other bytes {table.at(position.number)}"
    for turn in table.turns:
        moved = decode_move(game, encode_move(game, turn.move))
        assert moved == turn.move, f"{turn.move} comes back as {moved}"
        assert unpack_move(game, pack_move(game, turn.move)) == turn.move
    plain = msgspec.msgpack.decode(encode_state(table.start.state))
    for key in plain:
        _assert_refused(game, {name: value for name, value in plain.items() if name != key}, key)
    _assert_refused(game, plain | {"surplus": 1}, "surplus")


def _assert_refused(game: Game, plain: dict[str, Any], key: str) -> None:
    try:
        decode_state(game, msgspec.msgpack.encode(plain), game.rules_version)
    except InvariantBroken as refused:
        reason = str(refused)
    else:
        raise AssertionError(f"{game.key}: a state with or without the key {key} is read")
    assert key in reason, f"{game.key}: the key {key} is refused, but not named: {reason}"


def check_turn_is_kept(game: Game, table: PlayedTable) -> None:
    """A turn's name consists of numbers and texts, and does not change when the state is stored and loaded."""
    for position in table.some(table.positions, "turn"):
        where = table.at(position.number)
        before = game.turn(position.state)
        assert all(type(part) in (int, str) for part in before), f"the turn is {before} {where}"
        loaded = decode_state(game, encode_state(position.state), game.rules_version)
        after = game.turn(loaded)
        assert after == before, f"storing ends the turn {before}, now {after}, {where}"


def check_sound(game: Game, table: PlayedTable) -> None:
    """No move loses or duplicates a component."""
    for position in table.positions:
        try:
            game.check_invariants(position.state)
        except InvariantBroken as error:
            raise AssertionError(f"{error} {table.at(position.number)}") from error


def check_sound_notices(game: Game, tables: Sequence[PlayedTable]) -> None:
    """`check_invariants` detects at least some lost or changed components."""
    state = tables[0].positions[len(tables[0].positions) // 2].state
    plain = msgspec.msgpack.decode(encode_state(state))
    noticed = 0
    for damaged in _damaged(plain):
        noticed += _is_noticed(game, damaged)
    assert noticed, f"{game.key}: check_invariants notices no loss at all"


def _is_noticed(game: Game, damaged: Any) -> bool:
    try:
        state = decode_state(game, msgspec.msgpack.encode(damaged), game.rules_version)
    except InvariantBroken:
        return False
    try:
        game.check_invariants(state)
    except InvariantBroken:
        return True
    return False


def _damaged(value: Any) -> Iterator[Any]:
    """The value with one number far off, or one item of one list missing."""
    match value:
        case bool():
            return
        case int():
            yield -1000
        case list():
            for place, item in enumerate(value):
                yield [*value[:place], *value[place + 1 :]]
                for damaged in _damaged(item):
                    yield [*value[:place], damaged, *value[place + 1 :]]
        case dict():
            for key, item in value.items():
                for damaged in _damaged(item):
                    yield value | {key: damaged}


def check_ends(game: Game, table: PlayedTable) -> None:
    """Every table ends within the declared number of moves, with ranks and scores for all seats."""
    end = table.positions[-1]
    where = table.at(end.number)
    if table.trouble is not None:
        raise AssertionError(f"cannot go on: {table.trouble!r} {where}") from table.trouble
    assert len(table.turns) <= game.most_moves, f"not over within {game.most_moves} moves: {where}"
    outcome = game.outcome(end.state)
    assert outcome is not None, f"not over {where}"
    assert not game.waiting_for(end.state), f"over, yet waiting {where}"
    _assert_outcome(outcome, table.setup.seats, where)


def _assert_outcome(outcome: Outcome, seats: int, where: str) -> None:
    assert len(outcome.ranks) == len(outcome.scores) == seats, f"not every seat is ranked {where}"
    has_lost_alone = outcome.ranks == (2,)
    for rank in () if has_lost_alone else outcome.ranks:
        better = sum(other < rank for other in outcome.ranks)
        assert rank == 1 + better, f"ranks {outcome.ranks} are none {where}"
    for score in outcome.scores:
        parts = sum(part.points for part in score.parts)
        assert not score.parts or parts == score.total, f"parts of {score} make {parts} {where}"


def check_replay(game: Game, table: PlayedTable) -> None:
    """The record, written out and read back, replays to the same states."""
    written = encode_record(table.record)
    record = decode_record(written)
    assert encode_record(record) == written, f"the record is changed by storing: {table.at(0)}"
    for position, step in zip(table.positions, replay(game, record), strict=True):
        where = table.at(position.number)
        assert encode_state(step.state) == encode_state(position.state), (
            f"replayed otherwise {where}"
        )


def check_hash_seeds(game: Game, tables: Sequence[PlayedTable]) -> None:
    """Another process, with other hashes and another order of sets, plays the same."""
    tables = tables if RELEASE or len(tables) < MANY else tables[::EVERY]
    records = b"\n".join(msgspec.json.encode(table.record) for table in tables)
    here = (each for table in tables for each in digests(game, table.steps, table.setup.seats))
    other_seed = 2 if os.environ.get("PYTHONHASHSEED") == "1" else 1
    elsewhere = _replayed_elsewhere(tables[0].around.source, records, other_seed)
    for number, (one, other) in enumerate(zip_longest(here, elsewhere)):
        assert one == other, f"{game.key}: PYTHONHASHSEED changes step {number}: {one}, {other}"


def _replayed_elsewhere(source: str, records: bytes, hash_seed: int) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.conformance.replayed", source],
        input=records,
        capture_output=True,
        cwd=_ROOT,
        env=os.environ | {"PYTHONHASHSEED": str(hash_seed)},
        check=False,
    )
    assert done.returncode == 0, f"{source} cannot be replayed: {done.stderr.decode()[-2000:]}"
    return done.stdout.decode().splitlines()


def check_leaving(game: Game, table: PlayedTable) -> None:
    """A seat may be given up at any time; the table stays valid and continues to its end."""
    for position in table.sampled(4):
        if game.outcome(position.state) is not None:
            continue
        where = table.at(position.number)
        seat = table.chance(position.number).below(table.setup.seats)
        state = engine.leave(game, position.state, seat).state
        try:
            game.check_invariants(state)
        except InvariantBroken as error:
            raise AssertionError(f"{error} once seat {seat} left {where}") from error
        _assert_goes_on(
            game, state, table.chance(position.number), f"once seat {seat} left {where}"
        )


def _assert_goes_on(game: Game, state: Any, chance: Rng, where: str) -> None:
    for _ in range(game.most_moves + 1):
        if game.outcome(state) is not None:
            return
        seat = chance.pick(sorted(game.waiting_for(state)))
        state = engine.play(game, state, seat, engine.sample_move(game, state, seat, chance)).state
    raise AssertionError(f"endless {where}")
