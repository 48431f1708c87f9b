"""Checks that every page of every form fits Discord, and no label is cut, in every language."""

from collections.abc import Iterator
from typing import Any

from bot.core import form
from bot.core.commands.limits import check_page
from bot.core.controls.items import BUTTON_CHARS
from rules.core import engine
from rules.core.text import Say
from tests.conformance.filling import half_filled
from tests.conformance.tables import Game, PlayedTable

POSITIONS = 6


def check_pages_fit(game: Game, table: PlayedTable) -> None:
    """Every page fits, after any choices and with any page of options open."""
    for position in table.sampled(POSITIONS):
        where, chance = table.at(position.number), table.chance(position.number)
        for seat in game.waiting_for(position.state):
            for verb in engine.verbs_on_menu(game, position.state, seat):
                for given in half_filled(verb, position.state, seat, chance, where):
                    _assert_fits(game, table, (position.state, seat, verb, given), where)


def _assert_fits(
    game: Game, table: PlayedTable, filled: tuple[Any, int, Any, dict[str, Any]], where: str
) -> None:
    first = form.page(game, *filled, {})
    shown = [first]
    for control in first.controls:
        shown += [
            form.page(game, *filled, {control.name: number}) for number in range(1, control.pages)
        ]
    for page in shown:
        for language in ("en", "ko", "it"):
            say = table.around.say(language)
            problems = (*check_page(page, say), *_labels_cut(page, say))
            assert not problems, f"{page.verb} with {page.given}: {problems} in {language} {where}"


def _labels_cut(page: form.Page, say: Say) -> Iterator[str]:
    for control in page.controls:
        for choice in control.choices:
            if len(label := say(choice.label)) > BUTTON_CHARS:
                yield f"the label “{label}” is cut"
