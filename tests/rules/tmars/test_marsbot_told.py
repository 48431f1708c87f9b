"""Chapter "MarsBot": an action is one line of the post; the table's log explains it."""

import pytest

from bot.i18n import LANGUAGES
from rules.core.log import Event, Log
from rules.tmars import GAME
from rules.tmars.components.effects import Tag
from tests.catalogues import catalogue_of
from tests.golden import goldens
from tests.rules.tmars.bot_positions import ENGLISH, act, automa, single

pytestmark = pytest.mark.slow

GAMES = goldens(GAME)

LONGEST = 900
"""The longest post that is not cut."""

HARD = [name for name in GAMES if name.startswith("marsbot") and "hard" in name]


def lines(log: Log, *, explains: bool) -> list[str]:
    say = ENGLISH.sayer(lambda seat: "Ann")
    return [
        say(event.msg) for event in log.events if event.is_for(None) and event.explains is explains
    ]


def test_an_action_is_one_line() -> None:
    state = automa(bot={"markers": {"building": 1}}, deck=["009"])
    log = act(state, single(Tag.BUILDING))
    (line,) = lines(log, explains=False)
    assert line.endswith(": Building 1 → 2 (Ocean on A4).")
    assert lines(log, explains=True) == [
        "Building tag: marker Building 1 → 2.",
        "Ocean: 12 legal spaces (A2, A4, A5, B6, D8, E4, E5, E6, F6, F7, F8 and I5).",
        "Tie: Asteroid is turned up, cost 14. Counting to 14 over 12 spaces ends at number 2: A4.",
        "MarsBot places a tile on A4: Ocean.",
        "MarsBot: terraform rating 21 (+1).",
    ]


def test_two_cards_are_two_lines() -> None:
    log = act(automa(), "164", "009")
    assert lines(log, explains=False) == [
        "MarsBot turns up **Micro-Mills**: no tags, a failed action.",
        "MarsBot turns up **Asteroid**: Space 0 → 1 and Event 0 → 1.",
    ]


def test_its_effects_on_the_human_are_logged() -> None:
    """Saturn Systems: a Jovian tag of any owner raises M€ production."""
    log = act(automa({"tableau": ["R03"]}), "018")
    assert lines(log, explains=False)[1:] == ["Saturn Systems: Ann, M€ production +1."]


def test_a_milestone_is_named_in_the_line() -> None:
    state = automa(bot={"tr": 40, "markers": {"building": 6}})
    log = act(state, single(Tag.BUILDING))
    assert "(milestone Terraformer)" in lines(log, explains=False)[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", HARD)
def test_no_turn_of_marsbot_needs_to_be_cut(name: str, language: str) -> None:
    say = catalogue_of(language).sayer(lambda seat: "Haneul")

    def length(told: tuple[Event, ...]) -> int:
        public = [say(each.msg) for each in told if each.is_for(None) and not each.explains]
        return len("\n".join(public))

    assert max(length(step.events) for step in GAMES[name].steps()) < LONGEST
