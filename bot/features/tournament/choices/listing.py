"""The pages on which the things of an option are picked for a tournament's tables, such as banned cards."""

from collections.abc import Sequence
from typing import Final

import discord
from msgspec.structs import replace

from bot.core.controls.ids import TournamentId, small_number
from bot.core.controls.items import Component
from bot.core.controls.things import A_PAGE, Things, ThingsMenu, pages, things_of
from bot.core.text.translator import Translator
from bot.features.tournament.buttons import GREEN, button
from bot.store.contest.rows import Settings
from bot.tournaments.model import Held
from rules.core.errors import Refusal

THINGS: Final = "things."
"""How the argument of such a page or menu begins; its number follows."""
_LAST_ROW: Final = 4


def open_button(held: Held, text: Translator) -> Component | None:
    """Return the button that leads to the pages; None if the title has no such option."""
    things = things_of(held.game)
    if things is None:
        return None
    label = things.label(_value(held, things), text)
    return button(_page_id(held, 0), text, label=label, row=_LAST_ROW)


def page(held: Held, argument: str, text: Translator) -> tuple[str, discord.ui.View]:
    """Return the words and the controls of a page; after the last page comes the first.

    Raises:
        Refusal: ui.outdated, if the title has no such option.
    """
    things, menus = _menus(held, text)
    number = small_number(argument.removeprefix(THINGS)) % pages(menus)
    words, view = things.page(
        *(_value(held, things), menus, number, text),
        lambda place: TournamentId("set", held.id, f"{THINGS}{place}").write(),
    )
    view.add_item(button(TournamentId("more", held.id), text, GREEN, row=_LAST_ROW))
    if pages(menus) > 1:
        onward, label = _page_id(held, number + 1), text.words("tournament.button.next")
        view.add_item(button(onward, text, label=label, row=_LAST_ROW))
    return words, view


def picked(
    held: Held, argument: str, values: Sequence[str], text: Translator
) -> tuple[Settings, str]:
    """Return the settings after a choice in a menu, and the argument of its page.

    Raises:
        Refusal: ui.outdated, if there is no such menu or thing.
        MalformedMove: too many things are picked.
    """
    things, menus = _menus(held, text)
    place = small_number(argument.removeprefix(THINGS))
    if place >= len(menus):
        raise Refusal("ui.outdated")
    value = things.picked(_value(held, things), menus[place], values)
    settings = held.row.settings
    options = settings.options | {things.spec.name: value}
    return replace(settings, options=options), f"{THINGS}{place // A_PAGE}"


def _menus(held: Held, text: Translator) -> tuple[Things, list[ThingsMenu]]:
    things = things_of(held.game)
    if things is None:
        raise Refusal("ui.outdated")
    seats = max(held.row.plan.stages[0].sizes)
    return things, things.menus(seats, held.row.settings.options, text)


def _value(held: Held, things: Things) -> str:
    return held.row.settings.options.get(things.spec.name, things.spec.default)


def _page_id(held: Held, number: int) -> TournamentId:
    return TournamentId("more", held.id, f"{THINGS}{number}")
