"""Fill in moves, as forms do and as no form should."""

from collections.abc import Iterator
from typing import Any

from rules.core import engine
from rules.core.codec import pack_move, unpack_move
from rules.core.domains import Amount, Domain, OneOf, SomeOf, Split, contains, sample, values
from rules.core.errors import MalformedMove
from rules.core.game import Move, Verb
from rules.core.rng import Rng
from rules.core.seats import Seat
from tests.conformance.tables import Game, PlayedTable

_NONSENSE: tuple[Any, ...] = (-1, 0, 1, 2, 999, "nonsense", "", (), ("nonsense",), (0, 0))


def fill(
    verb: Verb[Any, Any], state: Any, seat: Seat, chance: Rng, where: str
) -> Iterator[tuple[str, dict[str, Any], Domain, Any]]:
    """Fill a form in at random. Yields each field's name, the values before it, its domain, and the picked value."""
    given: dict[str, Any] = {}
    for field in verb.fields:
        domain = field.domain(state, seat, given)
        some = next(values(domain), None)
        assert some is not None, f"{verb.name}.{field.name}: dead end after {given} {where}"
        value = sample(domain, chance)
        yield field.name, dict(given), domain, value
        given[field.name] = value


def filled(verb: Verb[Any, Any], state: Any, seat: Seat, chance: Rng, where: str) -> Move:
    given = {name: value for name, _, _, value in fill(verb, state, seat, chance, where)}
    move: Move = verb.move(**given)
    return move


def half_filled(
    verb: Verb[Any, Any], state: Any, seat: Seat, chance: Rng, where: str
) -> Iterator[dict[str, Any]]:
    """The given values before each field, and finally all of them."""
    given: dict[str, Any] = {}
    for name, before, _, value in fill(verb, state, seat, chance, where):
        yield before
        given = before | {name: value}
    yield given


def is_offered(verb: Verb[Any, Any], state: Any, seat: Seat, move: Move) -> bool:
    """Return true if the form could have made the move, apart from the order of several picks."""
    given: dict[str, Any] = {}
    for field in verb.fields:
        domain = field.domain(state, seat, given)
        value = getattr(move, field.name)
        if isinstance(domain, SomeOf):
            value = _as_offered(domain, value)
        if not contains(domain, value):
            return False
        given[field.name] = value
    return True


def _as_offered(domain: SomeOf, picked: tuple[Any, ...]) -> tuple[Any, ...]:
    values = [option.value for option in domain.options]
    if not set(picked) <= set(values):
        return picked
    return tuple(sorted(picked, key=values.index))


def offer(domain: Domain) -> object:
    """A domain as a person sees it, for comparison."""
    match domain:
        case OneOf(options):
            return "one", options
        case SomeOf(options, at_least, at_most, limits):
            return "some", options, at_least, at_most, sorted(limits.items())
        case Amount(low, high):
            return "amount", low, high
        case Split(parts, total):
            return "split", parts, total


def mutants(
    game: Game, table: PlayedTable, state: Any, seat: Seat, chance: Rng, count: int
) -> Iterator[Move]:
    """Moves that are nearly right: from the seat's menu with one argument changed, or made at another time."""
    made = [turn.move for turn in table.turns]
    where = table.at(0)
    for _ in range(count):
        if made and chance.below(4) == 0:
            yield chance.pick(made)
            continue
        verb = chance.pick(engine.verbs_on_menu(game, state, seat))
        move = filled(verb, state, seat, chance, where)
        if verb.fields and (mutant := _mutant(game, move, made, chance)) is not None:
            yield mutant


def _mutant(game: Game, move: Move, made: list[Move], chance: Rng) -> Move | None:
    plain = pack_move(game, move)
    name = chance.pick([name for name in plain if name != "verb"])
    others = [getattr(other, name) for other in made if type(other) is type(move)]
    plain[name] = _changed(plain[name], others, chance)
    try:
        return unpack_move(game, plain)
    except MalformedMove:
        return None


def _changed(value: Any, others: list[Any], chance: Rng) -> Any:
    pool = [*others, *_NONSENSE]
    match value:
        case str() if chance.below(3) == 0:
            return chance.pick((value.swapcase(), f" {value}", value + "x"))
        case int() if chance.below(2) == 0:
            return value + chance.pick((-1, 1))
        case tuple() if value and chance.below(3) > 0:
            return _changed_items(value, others, chance)
        case _:
            return chance.pick(pool)


def _changed_items(items: tuple[Any, ...], others: list[Any], chance: Rng) -> tuple[Any, ...]:
    place = chance.below(len(items))
    strangers = [item for other in others if isinstance(other, tuple) for item in other]
    match chance.below(5):
        case 0:
            return items[::-1]
        case 1:
            return (*items[:place], *items[place + 1 :])
        case 2:
            return (*items, items[place])
        case 3:
            return (*items, chance.pick([*strangers, "nonsense"]))
        case _:
            changed = _changed(items[place], strangers, chance)
            return (*items[:place], changed, *items[place + 1 :])
