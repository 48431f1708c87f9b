"""Check that a move can be undone only if it revealed nothing."""

from collections.abc import Iterator
from typing import Any

import msgspec

from rules.core import engine
from tests.conformance.checks_secrets import told
from tests.conformance.tables import Game, PlayedTable, Position, Turn, determinized, refusal
from tests.scale import RELEASE

WORLDS = 2
"""In how many other worlds a doubtful step is tried."""


def check_undo(game: Game, table: PlayedTable) -> None:
    """A step that can be undone used no chance, left the same seat to act, and told others no secret."""
    for turn in table.some(table.turns, "undo"):
        if not turn.step.undoable:
            continue
        where = f"by {turn.move} {table.at(turn.number)}"
        after = turn.step.state
        assert after.rng == turn.state.rng, f"chance was used {where}"
        waiting = (set(game.waiting_for(turn.state)), set(game.waiting_for(after)))
        assert waiting == ({turn.seat}, {turn.seat}), f"{waiting} are waited for {where}"
        for event in turn.step.events:
            assert event.only_to in (None, (turn.seat,)), f"another seat learned {event} {where}"
        for viewer in _others(table, turn):
            _assert_private_parts_stay(game, table, turn, viewer)


def _others(table: PlayedTable, turn: Turn) -> list[int]:
    """One of the seats that did not make the move; all of them in a release run."""
    others = [seat for seat in range(table.setup.seats) if seat != turn.seat]
    return others if RELEASE or not others else [others[turn.number % len(others)]]


def _assert_private_parts_stay(game: Game, table: PlayedTable, turn: Turn, seat: int) -> None:
    """Private parts may change only in ways the seat could have worked out beforehand."""
    before, after = game.view(turn.state, seat), game.view(turn.step.state, seat)
    private = {
        *_differences(before, game.view(turn.state, None)),
        *_differences(after, game.view(turn.step.state, None)),
    }
    for changed in _differences(before, after):
        within = {changed[:end] for end in range(1, len(changed) + 1)}
        if private & within:
            where = f"in {changed} by {turn.move} {table.at(turn.number)}"
            _assert_foreseen(game, table, turn, seat, f"what {seat} alone sees has changed {where}")
            return


def _assert_foreseen(game: Game, table: PlayedTable, turn: Turn, seat: int, complaint: str) -> None:
    """In other worlds that look alike to the seat, it sees the same result of the move, if the move is legal there."""
    for number in range(WORLDS):
        world = determinized(table, Position(turn.number, turn.state), seat, salt=number)
        if refusal(game, world, turn.seat, turn.move) is None:
            step = engine.play(game, world, turn.seat, turn.move)
            seen = game.view(step.state, seat)
            assert seen == game.view(turn.step.state, seat), complaint


def _differences(one: Any, other: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """The paths at which two values differ, as deep as they have the same shape."""
    if isinstance(one, msgspec.Struct) and type(one) is type(other):
        for name in one.__struct_fields__:
            yield from _differences(getattr(one, name), getattr(other, name), (*path, name))
    elif isinstance(one, tuple) and isinstance(other, tuple) and len(one) == len(other):
        for place, (mine, theirs) in enumerate(zip(one, other, strict=True)):
            yield from _differences(mine, theirs, (*path, str(place)))
    elif one != other:
        yield path


def check_undo_in_other_worlds(game: Game, table: PlayedTable) -> None:
    """A viewer of a step that can be undone would have seen the same in every world possible before it."""
    undoable = [turn for turn in table.turns if turn.step.undoable]
    for turn in undoable[:: max(1, len(undoable) // 6)]:
        for viewer in table.viewers:
            world = determinized(table, Position(turn.number, turn.state), viewer)
            if refusal(game, world, turn.seat, turn.move) is not None:
                assert viewer != turn.seat, f"{turn.move} reveals a secret {table.at(turn.number)}"
                continue
            step = engine.play(game, world, turn.seat, turn.move)
            where = f"{viewer} learns from {turn.move} {table.at(turn.number)}"
            seen = game.view(turn.step.state, viewer)
            assert game.view(step.state, viewer) == seen, f"what {where} cannot be taken back"
            events = told(turn.step.events, viewer)
            assert told(step.events, viewer) == events, f"what {where} cannot be taken back"
            assert step.undoable, f"whether it can be undone is what {where}"
