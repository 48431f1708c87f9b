"""Checks moves: forms offer exactly the legal moves, and each move has its own line of text."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from typing import Any

from rules.core import engine
from rules.core.codec import pack_move, unpack_move
from rules.core.domains import OneOf, SomeOf, contains, held_first, values
from rules.core.errors import GameOver, MalformedMove, NotYourTurn, Refusal
from rules.core.game import Move, Verb, verb_of
from rules.core.naming import unspoken
from rules.core.notation import MAX_TEXT
from rules.core.rng import Rng
from rules.core.seats import Seat
from tests.conformance.filling import fill, filled, is_offered, mutants
from tests.conformance.tables import Game, PlayedTable, Position, refusal

POSITIONS = 12
FILLINGS = 6
LISTED = 25
MUTANTS = 40


def check_waiting(game: Game, table: PlayedTable) -> None:
    """A seat that is waited for has a move; any other seat has none and every try is refused."""
    for position in table.positions:
        state, where = position.state, table.at(position.number)
        waiting = game.waiting_for(state)
        assert set(waiting) <= set(range(table.setup.seats)), f"waits for {set(waiting)} {where}"
        for seat in waiting:
            assert next(engine.legal_moves(game, state, seat), None) is not None, (
                f"seat {seat} is waited for, but has no move {where}"
            )
    for turn in table.turns:
        for seat in range(table.setup.seats):
            if seat not in game.waiting_for(turn.state):
                refused = refusal(game, turn.state, seat, turn.move)
                assert isinstance(refused, NotYourTurn), f"{seat} may move {table.at(turn.number)}"
    for turn in table.turns[-1:]:
        refused = refusal(game, turn.step.state, turn.seat, turn.move)
        assert game.outcome(turn.step.state) is None or isinstance(refused, GameOver), (
            f"moves are taken after the end {table.at(turn.number + 1)}"
        )


def _menus(
    game: Game, table: PlayedTable, count: int
) -> Iterator[tuple[Position, Seat, Verb[Any, Any]]]:
    for position in table.sampled(count):
        for seat in game.waiting_for(position.state):
            for verb in engine.verbs_on_menu(game, position.state, seat):
                yield position, seat, verb


def check_offers(game: Game, table: PlayedTable) -> None:
    """Every offered value is in its domain, no form leads to a dead end, and every completed form is a legal move."""
    for position, seat, verb in _menus(game, table, POSITIONS):
        where, chance = table.at(position.number), table.chance(position.number)
        for _ in range(FILLINGS if verb.fields else 1):
            given: dict[str, Any] = {}
            for name, before, domain, value in fill(verb, position.state, seat, chance, where):
                assert contains(domain, value), f"{verb.name}.{name}: {value!r} sampled {where}"
                _assert_distinct(domain, f"{verb.name}.{name} {where}")
                assert domain.start is None or contains(domain, domain.start), (
                    f"{verb.name}.{name}: starts from {domain.start!r} {where}"
                )
                wanted = held_first(domain)
                assert wanted is None or contains(domain, wanted), (
                    f"{verb.name}.{name}: proposes {wanted!r} {where}"
                )
                for offered in islice(values(domain), LISTED):
                    assert contains(domain, offered), f"{verb.name}.{name}: {offered!r} {where}"
                given = before | {name: value}
            _assert_legal(game, position.state, seat, verb.move(**given), where)
        for name, offered in _first_values(verb, position.state, seat):
            _assert_leads_on(verb, position.state, seat, {name: offered}, chance, where)
    for position in table.sampled(POSITIONS):
        for seat in game.waiting_for(position.state):
            listed = list(islice(engine.legal_moves(game, position.state, seat), LISTED))
            where = table.at(position.number)
            assert len(set(listed)) == len(listed), f"moves are listed twice {where}"
            for move in listed:
                _assert_legal(game, position.state, seat, move, where)


def _assert_distinct(domain: Any, where: str) -> None:
    if isinstance(domain, OneOf | SomeOf):
        picks = [option.value for option in domain.options]
        assert len(set(picks)) == len(picks), f"one value is offered twice: {where}"


def _assert_legal(game: Game, state: Any, seat: Seat, move: Move, where: str) -> None:
    refused = refusal(game, state, seat, move)
    assert refused is None, f"offered, then refused: {move} by {refused!r} {where}"
    assert unpack_move(game, pack_move(game, move)) == move, f"no plain values in {move} {where}"


def _first_values(verb: Verb[Any, Any], state: Any, seat: Seat) -> Iterator[tuple[str, Any]]:
    for field in verb.fields[:1]:
        for value in islice(values(field.domain(state, seat, {})), LISTED):
            yield field.name, value


def _assert_leads_on(
    verb: Verb[Any, Any], state: Any, seat: Seat, given: dict[str, Any], chance: Rng, where: str
) -> None:
    for field in verb.fields[len(given) :]:
        domain = field.domain(state, seat, given)
        value = next(values(domain), None)
        assert value is not None or contains(domain, None), (
            f"{verb.name}.{field.name}: dead end after {given} {where}"
        )
        given = {**given, field.name: value}


def check_legal_is_offered(game: Game, table: PlayedTable) -> None:
    """Every move that `check` accepts can also be made with the form."""
    for position, seat, move in _tried(table):
        where = table.at(position.number)
        try:
            accepted = refusal(game, position.state, seat, move) is None
        except Exception as error:
            raise AssertionError(
                f"{move} is neither accepted nor refused: {error!r} {where}"
            ) from error
        verb = verb_of(game, move)
        if accepted and verb is not None:
            assert is_offered(verb, position.state, seat, move), (
                f"legal, but not offered: {move} {where}"
            )


@lru_cache(maxsize=1)
def _tried(table: PlayedTable) -> tuple[tuple[Position, Seat, Move], ...]:
    """Moves that are nearly right. Two checks of a table look at the same ones."""
    return tuple(_nearly_right(table))


def _nearly_right(table: PlayedTable) -> Iterator[tuple[Position, Seat, Move]]:
    game = table.game
    for position in table.sampled(POSITIONS):
        chance = table.chance(position.number)
        for seat in game.waiting_for(position.state):
            for move in mutants(game, table, position.state, seat, chance, MUTANTS):
                yield position, seat, move


def check_notation(game: Game, table: PlayedTable) -> None:
    """Different moves have different texts, and each text reads back as its move."""
    for position in table.sampled(POSITIONS):
        where, chance = table.at(position.number), table.chance(position.number)
        for seat in game.waiting_for(position.state):
            moves = set(islice(engine.legal_moves(game, position.state, seat), LISTED))
            for verb in engine.verbs_on_menu(game, position.state, seat):
                moves.add(filled(verb, position.state, seat, chance, where))
            _assert_written_and_read(game, position.state, seat, sorted(moves, key=repr), where)


def _assert_written_and_read(
    game: Game, state: Any, seat: Seat, moves: list[Move], where: str
) -> None:
    texts: dict[str, Move] = {}
    for move in moves:
        text = game.write(move)
        other = texts.setdefault(text, move)
        assert other == move, f"“{text}” means {other} and {move} {where}"
        assert text.isprintable(), f"“{text}” is not one line {where}"
        assert len(text) <= MAX_TEXT, f"“{text}” is too long to be read {where}"
    for text, move in texts.items():
        try:
            read = game.read(state, seat, text, unspoken)
        except Refusal as refused:
            raise AssertionError(f"“{text}”, written for {move}, is refused {where}") from refused
        assert read == move, f"“{text}”, written for {move}, is read as {read} {where}"


def check_nonsense_is_refused(game: Game, table: PlayedTable) -> None:
    """Any line of text is a move or is refused."""
    for refused in nonsense_refusals(game, table):
        assert isinstance(refused, MalformedMove), f"{refused!r} for a text that is no move"


def nonsense_refusals(game: Game, table: PlayedTable) -> Iterator[Refusal]:
    """The refusals of lines of text that are unlikely to be moves."""
    for turn in table.sampled_turns(6):
        chance = table.chance(turn.number)
        text = game.write(turn.move)
        for garbled in ("", "?", "🂡 뭐", "a" * (MAX_TEXT + 1), *_garbled(text, chance)):
            try:
                game.read(turn.state, turn.seat, garbled, unspoken)
            except Refusal as refused:
                yield refused
            except Exception as error:
                where = table.at(turn.number)
                raise AssertionError(f"reading “{garbled}” fails: {error!r} {where}") from error


def _garbled(text: str, chance: Rng) -> Iterator[str]:
    words = text.split()
    for word in range(len(words)):
        yield " ".join([*words[:word], *words[word + 1 :]])
        yield " ".join([*words[:word], words[word] + "=,x", *words[word + 1 :]])
    for _ in range(8):
        place = chance.below(len(text))
        yield text[:place] + chance.pick("=,-#0x ") + text[place + 1 :]


def refusals(game: Game, table: PlayedTable) -> Iterator[tuple[str, Refusal]]:
    """Refusals that people meet, each with the place where it occurred."""
    for position, seat, move in _tried(table):
        where = table.at(position.number)
        if (refused := refusal(game, position.state, seat, move)) is not None:
            yield where, refused
        for other in range(table.setup.seats):
            refused = refusal(game, position.state, other, move)
            if isinstance(refused, NotYourTurn):
                yield where, refused
    for turn in table.turns[-1:]:
        if (refused := refusal(game, turn.step.state, turn.seat, turn.move)) is not None:
            yield table.at(turn.number + 1), refused
    for refused in nonsense_refusals(game, table):
        yield table.at(0), refused
