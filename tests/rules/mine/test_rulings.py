"""Every published ruling about cards and goals is shown, in each language."""

import re
from importlib.resources import files

import pytest

from bot.i18n import LANGUAGES
from rules.core.errors import MalformedMove
from rules.core.text import msg
from rules.mine import GAME
from rules.mine.components.cards import CARDS, CORPORATE_GOALS, PUBLIC_GOALS
from rules.mine.components.content import BASIC_PILE
from rules.mine.wording.cards import card_text, corporate_text, goal_text
from rules.mine.wording.rulings import rulings
from tests.catalogues import catalogue_of, spoken

WITHOUT = {"grant", "crowdfunding"}
"""Cards that only give credits."""
EVERYTHING = (*CARDS, *PUBLIC_GOALS, *CORPORATE_GOALS)
RULED = tuple(name for name in EVERYTHING if name not in WITHOUT)


def _keys(name: str) -> list[str]:
    return [each.key.removeprefix("mine.ruling.") for each in rulings(name)]


def _written(language: str) -> list[str]:
    source = (files("bot") / "locale" / language / "mine_rulings.ftl").read_text("utf-8")
    return re.findall(r"^mine-ruling-(\w+) = ", source, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", RULED)
def test_rulings_are_below_the_text(name: str, language: str) -> None:
    assert GAME.glossary is not None
    say = catalogue_of(language).sayer(str)
    lines = [say(line) for line in GAME.glossary.entry(name, 3)]
    head = say(msg("mine.reference.rulings"))
    ruled = lines[lines.index(head) + 1 :]
    assert ruled
    assert all(line.startswith("• ") for line in ruled)
    assert len(set(ruled)) == len(ruled)
    assert len("\n".join(lines)) <= 1000


@pytest.mark.parametrize("name", sorted(WITHOUT))
def test_without_rulings_there_is_no_heading(name: str) -> None:
    assert GAME.glossary is not None
    assert rulings(name) == ()
    assert GAME.glossary.entry(name, 3)[1:] == card_text(name)


@pytest.mark.parametrize(
    ("name", "key"),
    [
        pytest.param("trade", "only_card", id="the only card in hand"),
        pytest.param("trade", "discard_is_no_put_down", id="a discard is no put-down"),
        pytest.param("sales", "draw", id="an empty deck"),
        pytest.param("passion", "draw", id="a choice that draws"),
        pytest.param("recycled_fuel", "recycled_fuel_itself", id="itself"),
        pytest.param("venture", "use", id="used cards"),
        pytest.param("discovery", "printed_limit", id="the printed cost"),
        pytest.param("discovery", "gain", id="gaining is no buying"),
        pytest.param("economic_paper", "unseen", id="discarded unseen"),
        pytest.param("pie_in_the_sky", "off_turn", id="lost at the reset"),
        pytest.param("pie_in_the_sky", "on_discard", id="discarded"),
        pytest.param("secret_plan", "on_exile", id="discarded or exiled"),
        pytest.param("turtle_idol", "energy_x", id="energy X"),
        pytest.param("labor_dispute", "who_stayed_out", id="who stayed out"),
        pytest.param("chicken_game", "next_turn", id="a last round"),
        pytest.param("close_deal", "lose", id="resources to remove"),
        pytest.param("barter", "if_done", id="if you do"),
        pytest.param("gold_standard", "owner_benefits", id="an opponent's goal"),
        pytest.param("hire_interns", "hire_interns_decks", id="empty decks"),
        pytest.param("conglomerate", "at_once", id="off-turn"),
        pytest.param("slush_fund", "turn_end", id="the end of the turn"),
        pytest.param("project_presentation", "no_put_down", id="put down from hand"),
        pytest.param("revival", "research_goal", id="revealing"),
        pytest.param("arsene", "not_met", id="not met"),
    ],
)
def test_a_component_has_these_rulings(name: str, key: str) -> None:
    assert key in _keys(name)


def test_keywords_follow_from_the_effects() -> None:
    assert {card for card in CARDS if "basic_pile" in _keys(card)} == set(BASIC_PILE)
    assert {card for card in CARDS if "energy_x" in _keys(card)} == {
        card.id for card in CARDS.values() if card.energy is None
    }
    active = {goal.id for goal in PUBLIC_GOALS.values() if goal.active}
    assert {goal for goal in PUBLIC_GOALS if "active" in _keys(goal)} == active
    assert {goal for goal in PUBLIC_GOALS if "passive" in _keys(goal)} == set(PUBLIC_GOALS) - active
    at_the_end = set(CORPORATE_GOALS) - {"the_ambition", "arsene"}
    assert {goal for goal in CORPORATE_GOALS if "until_the_end" in _keys(goal)} == at_the_end


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_belongs_to_a_card_or_goal(language: str) -> None:
    written = _written(language)
    assert written == _written("en")
    assert len(set(written)) == len(written)
    assert set(written) == {key for name in EVERYTHING for key in _keys(name)}


def test_texts_come_before_rulings() -> None:
    assert GAME.glossary is not None
    for name in EVERYTHING:
        entry = GAME.glossary.entry(name, 4)
        said = (
            card_text(name)
            if name in CARDS
            else goal_text(name)
            if name in PUBLIC_GOALS
            else corporate_text(name, 4)
        )
        assert entry[1 : 1 + len(said)] == said


def test_an_unknown_name_is_refused() -> None:
    assert GAME.glossary is not None
    with pytest.raises(MalformedMove):
        GAME.glossary.read("no such card", spoken)
