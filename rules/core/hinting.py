"""Moves in words, for members who ask for a hint or look back at their moves."""

from collections.abc import Iterable
from functools import reduce
from typing import Any, Final

from rules.core.domains import Domain, OneOf, SomeOf, Split
from rules.core.game import GameDef, Move, verb_of
from rules.core.seats import Seat
from rules.core.text import Msg, msg

_EMPTY: Final[tuple[Any, ...]] = ("", (), None, 0)


def in_words(game: GameDef[Any, Any], state: Any, seat: Seat, move: Move) -> Msg:
    """Return a legal move as the title's form names it: the verb, and the choice in each of its fields.

    The form offers the same in every world that the seat cannot tell from this one, so the words tell no secret.
    """
    verb = verb_of(game, move)
    assert verb is not None
    name = msg(f"{game.key}.verb.{verb.name}")
    given: dict[str, Any] = {}
    chosen: list[Msg] = []
    for place, field in enumerate(verb.fields):
        value = getattr(move, field.name)
        if place == 0 or value not in _EMPTY:
            chosen += _labels(field.domain(state, seat, given), value)
        given[field.name] = value
    if not chosen:
        return name
    first, *others = chosen
    together = reduce(lambda said, then: msg("core.move_and", said=said, then=then), others, first)
    return msg("core.move_words", verb=name, chosen=together)


def _labels(domain: Domain, value: Any) -> list[Msg]:
    """Return the form's words for a value of one of its fields."""
    match domain:
        case OneOf(options):
            return [option.label for option in options if option.value == value]
        case SomeOf(options):
            return [option.label for option in options if option.value in value]
        case Split(parts):
            pieces = zip(parts, value, strict=True)
            return [
                msg("core.move_part", label=part.label, number=number)
                for part, number in pieces
                if number
            ]
        case _:
            return [msg("core.place", place=str(value))]


def weightiest(found: Iterable[tuple[int, Msg]]) -> tuple[Msg, ...]:
    """Reasons, each given after its weight: the weightiest first, each once."""
    ranked: list[Msg] = []
    for _, reason in sorted(found, key=lambda each: -each[0]):
        if reason not in ranked:
            ranked.append(reason)
    return tuple(ranked)
