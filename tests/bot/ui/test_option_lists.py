"""Options whose values list things, such as the goals of a table: read and suggested by names in any language."""

import pytest

from bot.core.commands.options import complete_options, read_line
from bot.i18n import LANGUAGES
from bot.title_files import TitleFiles
from rules.core.errors import MalformedMove
from rules.core.game import option_label
from rules.core.text import msg
from rules.registry import load
from tests.catalogues import catalogue_of, spoken

FILES = TitleFiles(None)
GOALS = "most_commercial,park_patron,longest_street"


@pytest.mark.parametrize(
    "typed",
    [
        "goals=longest_street,most_commercial,park_patron",
        "Goals: Longest Street, Park Patron, Most Commercial Buildings",
        "목표 카드 = 상업왕, 공원 후원자, 가장 긴 거리",
        "obiettivi: la via, mecenate + Re del commercio",
        "goals=park, 상업왕; VIA",
        "GOALS = Park Patron Longest Street 상업왕",
    ],
)
def test_things_are_named_in_any_language_and_order(typed: str) -> None:
    assert read_line(load("expancity"), FILES, typed, spoken) == {"goals": GOALS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_suggested_list_is_read_as_it_is_shown(language: str) -> None:
    say, game = catalogue_of(language).sayer(("Ann", "Bob").__getitem__), load("expancity")
    for typed in ("goals=", "goals=park patron, ", "goals=park patron, 상업왕, lo"):
        found = complete_options(game, FILES, typed, say, spoken)
        assert found
        for each in found:
            if each.value.count(",") == 2:
                meant = read_line(game, FILES, each.value, spoken)
                assert read_line(game, FILES, each.label, spoken) == meant
    assert [each.value for each in found] == [
        "goals=park_patron,most_commercial,longest_street",
    ]


def test_a_list_is_refused_with_the_part_that_is_wrong() -> None:
    game = load("expancity")
    option = msg("expancity.option.goals")
    with pytest.raises(MalformedMove) as refused:
        read_line(game, FILES, "goals=park patron, longest stret, most", spoken)
    nearest = msg("ui.lobby.option", option=option, choice=msg("expancity.goal.longest_street"))
    assert refused.value.msg == msg(
        "error.ui.no_such_choice", choice="longest stret", option=option, nearest=nearest
    )
    with pytest.raises(MalformedMove) as refused:
        read_line(game, FILES, "goals=park patron, street, most", spoken)
    assert refused.value.msg.key == "error.ui.ambiguous_choice"
    assert len(refused.value.msg.args["names"]) == 3  # type: ignore[arg-type]


def test_a_list_is_shown_by_its_names() -> None:
    game = load("expancity")
    spec = next(spec for spec in game.options if spec.name == "goals")
    say = catalogue_of("it").sayer(("Ann", "Bob").__getitem__)
    said = say(option_label(game, spec, GOALS))
    assert said == "Re del commercio, Mecenate dei parchi, La via più lunga"
