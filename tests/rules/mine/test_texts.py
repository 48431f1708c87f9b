"""Texts: every key that the title can say, in every language, and short enough for a menu."""

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from bot.i18n import LANGUAGES, Catalogue
from rules.core import engine
from rules.core.domains import OneOf, SomeOf, sample
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.text import Arg, Msg
from rules.mine import GAME
from rules.mine.state import Stage
from rules.mine.wording.cards import card_msg, resource_msg
from tests.catalogues import catalogue_of
from tests.rules.mine.positions import fresh

MENU_TEXT = 100
BUTTON_TEXT = 80
CARD = card_msg("grant")
GOAL = card_msg("boost")


@pytest.fixture(scope="module", params=LANGUAGES)
def catalogue(request: pytest.FixtureRequest) -> Catalogue:
    return catalogue_of(request.param)


def name(seat: Seat) -> str:
    return ("Ada", "Bruno", "최다은", "D")[seat]


def declared() -> Iterator[str]:
    """Keys that others look up, or that are put together."""
    yield from ("title", "tagline")
    for verb in GAME.verbs:
        yield f"verb.{verb.name}"
        yield from (f"field.{verb.name}.{field.name}" for field in verb.fields)
    for option in GAME.options:
        yield f"option.{option.name}"
        yield from (f"option.{option.name}.{choice}" for choice in option.choices)
    whys = "discard exile exile_top bottom take_back reveal use gain_look discard_look gain lose"
    yield from (f"asked.{why}" for why in whys.split())
    yield from (f"asked.{why}" for why in ("lose_most", "choose", "token", "flip", "clean_up"))
    yield from (f"asked.{phase}" for phase in ("goals", "play", "buy", "enter", "mulligan"))
    yield from ("asked.corporation", "asked.reveal_corporation")
    yield from (f"part.{part}" for part in ("corporate", "goals", "cards", "resources", "penalty"))
    yield from (f"event.put_on_{end}" for end in ("deck_top", "deck_bottom"))
    yield from (f"event.looked_{where}" for where in ("top", "market", "goals"))
    yield from (f"event.{choice}" for choice in ("enters", "stays_out"))
    yield from (f"stage.{stage.value}" for stage in Stage if stage is not Stage.OVER)


def test_declared_keys(catalogue: Catalogue) -> None:
    assert [key for key in declared() if not catalogue.has(f"mine.{key}")] == []


FILES = [
    f"mine{name}.ftl" for name in ("", "_board", "_cards", "_figures", "_reference", "_rulings")
]


@pytest.mark.parametrize("file", FILES)
def test_every_language_has_the_same_keys_in_the_same_order(file: str) -> None:
    keys = {language: list(written(language, file)) for language in LANGUAGES}
    assert keys["ko"] == keys["en"] == keys["it"]
    assert len(set(keys["en"])) == len(keys["en"])


def written(language: str, file: str) -> Iterator[str]:
    source = (files("bot") / "locale" / language / file).read_text("utf-8")
    for line in source.splitlines():
        if line[:1].isalpha():
            yield line.split(" = ")[0]


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_whole_games_can_be_told(catalogue: Catalogue, seats: int, seed: int) -> None:
    say = catalogue.sayer(name)
    state, chance = fresh(seats, seed, periods="4"), Rng(seed)
    while waiting := GAME.waiting_for(state):
        seat = min(waiting)
        for text in (*waiting.values(), *GAME.describe(GAME.view(state, seat))):
            assert say(text)
        given: dict[str, Any] = {}
        verb = chance.pick(engine.verbs_on_menu(GAME, state, seat))
        for field in verb.fields:
            domain = field.domain(state, seat, given)
            if isinstance(domain, OneOf | SomeOf):
                for option in domain.options:
                    assert len(say(option.label)) <= BUTTON_TEXT
                    assert option.note is None or say(option.note)
            given[field.name] = sample(domain, chance)
        step = engine.play(GAME, state, seat, verb.move(**given))
        for event in step.events:
            assert say(event.msg)
        state = step.state
    for text in GAME.describe(GAME.view(state, None)):
        assert say(text)


def test_options_fit_a_menu(catalogue: Catalogue) -> None:
    for option in GAME.options:
        for choice in option.choices:
            assert len(catalogue.words(f"mine.option.{option.name}.{choice}")) <= MENU_TEXT


REFUSALS: dict[str, dict[str, Arg]] = {
    "not_in_hand": {"card": CARD},
    "energy_x": {"card": CARD},
    "energy": {"card": CARD, "need": 2, "have": 1},
    "resource": {"card": CARD, "resource": resource_msg("gold"), "need": 3, "have": 1},
    "any_resource": {"card": CARD, "need": 1},
    "not_simple": {"card": CARD},
    "phase_goals": {},
    "phase_play": {},
    "phase_buy": {},
    "nothing_waits": {},
    "stage": {"stage": Msg("mine.stage.enter")},
    "pending": {"question": Msg("mine.asked.discard", {"card": CARD, "least": 1, "most": 1})},
    "not_your_decision": {},
    "mulligan": {},
    "standing_set": {},
    "goal_not_owned": {"goal": GOAL},
    "goal_passive": {"goal": GOAL},
    "goal_flipped": {"goal": GOAL},
    "goal_used": {"goal": GOAL},
    "goal_condition": {"goal": GOAL, "requirement": Msg("mine.needs_deck", {"n": 1})},
    "no_coin": {"coins": 0},
    "not_for_sale": {"card": CARD},
    "sold_out": {"card": CARD},
    "no_buys": {},
    "credits": {"card": CARD, "cost": 5, "have": 2, "coins": 1},
    "choice_count": {"least": 1, "most": 2},
    "choice": {"text": "x", "options": (CARD, GOAL)},
    "corp": {"offer": (CARD,)},
    "unknown": {"text": "x", "names": (), "count": 0},
    "ambiguous": {"text": "x", "names": (CARD, GOAL), "count": 2},
    "syntax": {"text": "x"},
}


@pytest.mark.parametrize("code", REFUSALS)
def test_refusals(catalogue: Catalogue, code: str) -> None:
    assert catalogue.words(f"error.mine.{code}", **REFUSALS[code])


def test_every_refusal_is_tried() -> None:
    folder = Path(str(files("rules"))) / "mine"
    raised = re.compile(r'(?:IllegalMove|MalformedMove)\(\s*"mine\.(\w+)"')
    found = {
        code for file in folder.rglob("*.py") for code in raised.findall(file.read_text("utf-8"))
    }
    assert found == REFUSALS.keys()
