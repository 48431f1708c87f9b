"""Check pre-moves and auto-answers: they are legal when they are used, and they tell no secret."""

from collections.abc import Iterator
from typing import Any

import msgspec

from rules.core import engine
from rules.core.codec import encode_state
from rules.core.game import Move, Verb
from rules.core.seats import Seat
from tests.conformance.filling import fill, filled, half_filled, offer
from tests.conformance.tables import Game, PlayedTable, Position, determinized, refusal

POSITIONS = 12


def _not_asked(
    game: Game, table: PlayedTable
) -> Iterator[tuple[Position, Seat, Verb[Any, Any], Any]]:
    """Positions, each with a seat that is not asked, a verb that it may give ahead, and the state supposed."""
    for position in table.sampled(POSITIONS):
        for seat in range(table.setup.seats):
            for verb, supposed in engine.aheads_on_menu(game, position.state, seat):
                yield position, seat, verb, supposed


def check_aheads(game: Game, table: PlayedTable) -> None:
    """A form's move in the state supposed is legal there, and leans on plain values."""
    for position, seat, verb, supposed in _not_asked(game, table):
        where = f"ahead for {seat} {table.at(position.number)}"
        assert verb.ahead is not None
        before = encode_state(position.state)
        assert verb.ahead.supposed(position.state, seat) is not position.state, (
            f"{verb.name} supposes the very state {where}"
        )
        move = filled(verb, supposed, seat, table.chance(position.number), where)
        refused = refusal(game, supposed, seat, move)
        assert refused is None, f"{move} is refused by {refused!r} {where}"
        _assert_plain(verb.ahead.leans_on(position.state, seat, move), f"{move} {where}")
        assert encode_state(position.state) == before, f"{verb.name} changes the state {where}"


def _assert_plain(value: object, where: str) -> None:
    try:
        hash(value)
        msgspec.msgpack.encode(value)
    except (TypeError, NotImplementedError) as error:
        raise AssertionError(f"leans on no plain values: {value!r}, {where}") from error


def check_aheads_in_other_worlds(game: Game, table: PlayedTable) -> None:
    """Pre-moves, with forms and previews, are the same in a world that the seat cannot tell apart."""
    for position in table.sampled(POSITIONS):
        for seat in range(table.setup.seats):
            where = f"ahead, tells {seat} worlds apart {table.at(position.number)}"
            here = engine.aheads_on_menu(game, position.state, seat)
            world = determinized(table, position, seat)
            there = engine.aheads_on_menu(game, world, seat)
            assert [verb.name for verb, _ in there] == [verb.name for verb, _ in here], (
                f"the menu, {where}"
            )
            for (verb, supposed), (_, other) in zip(here, there, strict=True):
                _assert_same_form(game, table, position, seat, verb, (supposed, other, world))


def _assert_same_form(
    game: Game,
    table: PlayedTable,
    position: Position,
    seat: Seat,
    verb: Verb[Any, Any],
    worlds: tuple[Any, Any, Any],
) -> None:
    supposed, other, world = worlds
    where = f"ahead, tells {seat} worlds apart {table.at(position.number)}"
    chance = table.chance(position.number)
    for field, (name, given, domain, _) in zip(
        verb.fields, fill(verb, supposed, seat, chance, where), strict=True
    ):
        assert offer(field.domain(other, seat, given)) == offer(domain), (
            f"{verb.name}.{name} after {given}, {where}"
        )
    for given in half_filled(verb, supposed, seat, chance, where):
        one, two = (game.preview(state, seat, verb.name, given) for state in (supposed, other))
        assert one == two, f"the preview of {verb.name} with {given}, {where}"
    assert verb.ahead is not None
    move = filled(verb, supposed, seat, chance, where)
    assert verb.ahead.leans_on(world, seat, move) == verb.ahead.leans_on(
        position.state, seat, move
    ), f"what {move} leans on, {where}"


def check_standing(game: Game, table: PlayedTable) -> None:
    """A standing answer is legal, changes nothing by itself, and is over when the table is."""
    for position in table.sampled(POSITIONS):
        is_over = game.outcome(position.state) is not None
        before = encode_state(position.state)
        for seat in range(table.setup.seats):
            for standing in game.standing:
                where = f"{standing.name} for {seat} {table.at(position.number)}"
                offered = standing.offered(position.state, seat)
                assert not (is_over and offered), f"is offered at the end: {where}"
                move = _answer(game, position.state, seat, standing)
                if move is not None:
                    refused = refusal(game, position.state, seat, move)
                    assert refused is None, f"{move} is refused by {refused!r}: {where}"
        assert encode_state(position.state) == before, f"changes the state {table.at(0)}"
    for turn in table.turns[-1:]:
        if game.outcome(turn.step.state) is None:
            continue
        for seat in range(table.setup.seats):
            for standing in game.standing:
                assert standing.ends(turn.state, turn.step.state, seat), (
                    f"{standing.name} goes on after the end {table.at(turn.number + 1)}"
                )


def _answer(game: Game, state: Any, seat: Seat, standing: Any) -> Move | None:
    """Return the answer of a rule; none for a seat that is not asked."""
    if seat not in game.waiting_for(state):
        return None
    move: Move | None = standing.answer(state, seat)
    return move


def check_standing_in_other_worlds(game: Game, table: PlayedTable) -> None:
    """The moment of an auto-answer tells nothing: it depends only on public facts."""
    for position, seat, world, where in _seen_by_others(game, table):
        for standing in game.standing:
            here = _answer(game, position.state, seat, standing)
            there = _answer(game, world, seat, standing)
            assert (here is None) == (there is None), (
                f"{standing.name} answers {here} in one world, {there} in another {where}"
            )


def check_forced_in_other_worlds(game: Game, table: PlayedTable) -> None:
    """If a question is answered by itself, all could see that there was no choice."""
    for position, seat, world, where in _seen_by_others(game, table):
        here = engine.forced_move(game, position.state, seat)
        there = engine.forced_move(game, world, seat)
        assert (here is None) == (there is None), (
            f"forced to {here} in one world, {there} in another {where}"
        )


def _seen_by_others(game: Game, table: PlayedTable) -> Iterator[tuple[Position, Seat, Any, str]]:
    """Positions with a seat that is asked, and another possible world for each of the others."""
    for position in table.sampled(POSITIONS):
        for seat in game.waiting_for(position.state):
            for viewer in table.viewers:
                if viewer != seat:
                    world = determinized(table, position, viewer)
                    where = f"for {seat}, seen by {viewer}, {table.at(position.number)}"
                    if seat in game.waiting_for(world):
                        yield position, seat, world, where
