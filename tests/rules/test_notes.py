"""The notes of options fit a menu in every language, at tables played with random moves."""

from collections.abc import Iterator
from typing import Any

import pytest

from bot.core.controls.components import OPTION_CHARS
from bot.i18n import LANGUAGES
from rules import expancity, metromania
from rules.core import engine
from rules.core.domains import OneOf, SomeOf, sample
from rules.core.game import GameDef, Setup, default_options
from rules.core.rng import Rng
from rules.core.text import Msg
from tests.catalogues import catalogue_of


def notes(game: GameDef[Any, Any], setup: Setup) -> Iterator[Msg]:
    """The notes of all options that are offered at a table."""
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


@pytest.mark.parametrize(
    ("game", "seats", "chosen"),
    [
        (expancity.GAME, 2, {"negative_building_scores": "floor_zero"}),
        (expancity.GAME, 4, {"negative_building_scores": "floor_zero"}),
        (metromania.GAME, 2, {"layout": "random"}),
        (metromania.GAME, 3, {"layout": "random", "markers": "hidden", "ruleset": "korean"}),
        (metromania.GAME, 4, {"layout": "random", "ruleset": "italian"}),
    ],
)
def test_notes_fit_a_menu(game: GameDef[Any, Any], seats: int, chosen: dict[str, str]) -> None:
    offered = list(notes(game, Setup(seats, default_options(game) | chosen, 3)))
    for language in LANGUAGES:
        say = catalogue_of(language).sayer(lambda seat: ("Ada", "Bruno", "최다은", "D")[seat])
        assert [note for note in offered if len(say(note)) > OPTION_CHARS] == []
