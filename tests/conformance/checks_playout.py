"""Checks playouts: played in place, a table goes through the states that the engine makes, and draws the same moves."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, TypeAlias

from rules.core import engine
from rules.core.codec import encode_state, unpack_move
from rules.core.copying import copy_state
from rules.core.game import RobotLevel, verb_of
from rules.core.playout import Playout
from rules.core.record import decode_record, replay
from rules.core.seats import Seat
from tests.conformance.tables import EVERY, Game, PlayedTable
from tests.scale import RELEASE

DRAWN = 3
PLAYED = 12

InPlay: TypeAlias = Playout[Any, Any]


def check_playout(game: Game, table: PlayedTable) -> None:
    """With the same moves a playout reaches the same states, asks the same seats, and draws the same moves."""
    playout = Playout.start(game, table.setup)
    for turn in table.turns:
        _assert_same(playout, turn.state, table.at(turn.number))
        for seat in playout.acting:
            _assert_draws_the_same(playout, turn.state, seat, table, turn.number)
        playout.play(turn.seat, turn.move)
    if table.trouble is None:
        _assert_same(playout, table.positions[-1].state, table.at(len(table.turns)))


def check_playout_from_anywhere(game: Game, table: PlayedTable) -> None:
    """A playout may begin at any position and leaves it as it was; its robots see the same as at the table, and its
    forks go their own ways.
    """
    for position in table.sampled(6):
        before, chance = encode_state(position.state), table.chance(position.number)
        where = f"{table.at(position.number)} and some more"
        playout, real = Playout(game, position.state), position.state
        for seat in playout.acting:
            here, there = (
                game.robot(state, seat, RobotLevel.NORMAL, table.chance(position.number))
                for state in (playout.state, position.state)
            )
            assert here == there, f"in a playout a robot plays {here}, not {there} {where}"
        for _ in range(PLAYED):
            if not playout.acting:
                break
            seat = chance.pick(sorted(playout.acting))
            move = playout.sample(seat, chance)
            fork = playout.fork()
            fork.play(seat, fork.sample(seat, chance))
            playout.play(seat, move)
            real = engine.play(game, real, seat, move).state
            _assert_same(playout, real, where)
        assert encode_state(position.state) == before, f"a playout changed its input {where}"


def check_golden_playouts(game: Game, tables: Sequence[PlayedTable]) -> None:
    """Recorded tables, all of them in a release run, go through the same states in playouts."""
    for place, file in enumerate(sorted(tables[0].around.golden.glob("*.json"))):
        record = decode_record(file.read_bytes())
        if record.shuffles or not (RELEASE or place % EVERY == 0):
            continue
        steps = list(replay(game, record))
        playout = Playout(game, steps[0].state)
        for done, (_, step) in zip(record.entries, pairwise(steps), strict=True):
            if done.move is None:
                playout = Playout(game, step.state)
            else:
                playout.play(done.seat, unpack_move(game, done.move))
            _assert_same(playout, step.state, f"{game.key}: {file.stem}")


def _assert_same(playout: InPlay, state: Any, where: str) -> None:
    game = playout.game
    plain = copy_state(playout.state)
    assert encode_state(plain) == encode_state(state), f"{where}: a playout differs"
    waiting = game.waiting_for(state)
    assert [*playout.acting] == [*waiting], f"{where}: a playout waits for {playout.acting}"
    assert playout.outcome() == game.outcome(state), f"{where}: a playout ends otherwise"
    for seat in waiting:
        menu = engine.verbs_on_menu(game, state, seat)
        assert playout.menu(seat) == menu, f"{where}: a playout offers seat {seat} another menu"


def _assert_draws_the_same(
    playout: InPlay, state: Any, seat: Seat, table: PlayedTable, number: int
) -> None:
    game = table.game
    for draw in range(DRAWN):
        here, there = table.chance(number * DRAWN + draw), table.chance(number * DRAWN + draw)
        move = playout.sample(seat, here)
        verb = there.pick(engine.verbs_on_menu(game, state, seat))
        assert verb_of(game, move) == verb
        drawn = engine.sample_by_form(game, verb, state, seat, there)
        assert (move, here) == (drawn, there), (
            f"a playout draws {move}, not {drawn} {table.at(number)}"
        )
