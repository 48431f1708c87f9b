"""Offers of the forms of a whole table."""

from collections.abc import Iterator
from typing import Any

from rules.core import engine
from rules.core.domains import OneOf, SomeOf, sample
from rules.core.game import GameDef, Setup
from rules.core.rng import Rng
from rules.core.text import Msg


def notes(game: GameDef[Any, Any], setup: Setup) -> Iterator[Msg]:
    """The notes of all options offered at a table played with random moves."""
    state, chance = engine.start(game, setup).state, Rng(setup.seats)
    while waiting := game.waiting_for(state):
        seat = min(waiting)
        verb = chance.pick(engine.verbs_on_menu(game, state, seat))
        given: dict[str, Any] = {}
        for field in verb.fields:
            domain = field.domain(state, seat, given)
            if isinstance(domain, OneOf | SomeOf):
                yield from (option.note for option in domain.options if option.note is not None)
            given[field.name] = sample(domain, chance)
        state = engine.play(game, state, seat, verb.move(**given)).state
