"""Each label in a menu of a tournament's draft names that choice alone, in every language, for its command."""

from collections import defaultdict

import pytest

from bot.core.commands.picks import complete_pick
from bot.core.controls.components import OPTION_CHARS
from bot.core.controls.ids import TournamentId
from bot.core.text.lines import cut
from bot.core.text.translator import translator
from bot.features.tournament.choices.kinds import plan_for
from bot.features.tournament.choices.more import choices, more_view, pickers
from bot.features.tournament.choices.more_groups import pages_of
from bot.features.tournament.desk.picking import picks
from bot.i18n import LANGUAGES
from rules.core.naming import exactly_named, plain
from rules.registry import load
from tests.bot.ui.test_panel_labels import custom_ids
from tests.bot.ui.tournaments.test_kinds import OFFERED, STARTS, draft
from tests.catalogues import catalogue_of

ORGANISER = 1


@pytest.mark.parametrize(("title", "kind"), OFFERED)
def test_each_choice_behind_change_more_is_named_by_its_label(title: str, kind: str) -> None:
    plan, _ = plan_for(kind, load(title).seats, STARTS)
    held = draft(title, plan)
    offered, named, read = picks(held, ORGANISER), defaultdict[str, set[str]](set), 0
    texts = [translator(catalogue_of(language), None) for language in LANGUAGES]
    for value, label in offered.items():
        for text in texts:
            named[plain(cut(text.draw(label), OPTION_CHARS))].add(value)
    for page in range(len(pages_of([*choices(held), *pickers(held)]))):
        for text in texts:
            for clicked, item in custom_ids(TournamentId, more_view(held, page, text)):
                if clicked.op != "set" or clicked.arg in pickers(held):
                    continue
                for option in item.options:
                    meant = {f"{clicked.arg}={option.value}"}
                    assert named[plain(option.label)] == meant, option.label
                    read += 1
    assert read > 100


def test_a_choice_is_suggested_for_its_label() -> None:
    plan, _ = plan_for("swiss", load("tmars").seats, STARTS)
    offered, text = picks(draft("tmars", plan), ORGANISER), translator(catalogue_of("it"), None)
    for value, label in offered.items():
        shown = cut(text.draw(label), OPTION_CHARS)
        found = {each.value: (each.name,) for each in complete_pick(offered, shown, text)}
        assert exactly_named(shown, found) == (value,)


def test_those_who_do_not_organise_pick_nothing_in_a_draft() -> None:
    plan, _ = plan_for("swiss", load("mine").seats, STARTS)
    assert picks(draft("mine", plan), 2) == {}
