"""The pages on which the things of an option are picked for a table that is about to open, such as banned cards."""

import discord

from bot.core.controls.items import GREEN, GREY, button_of
from bot.core.controls.things import Things, ThingsMenu, pages
from bot.core.text.translator import Translator
from bot.features.lobby.draft import Draft, listed_of
from rules.core.errors import Refusal

_LAST_ROW = 4


def listed_value(draft: Draft, things: Things) -> str:
    """Return the present value of the option."""
    return draft.listed or things.spec.default


def picked_in(draft: Draft, text: Translator) -> tuple[Things, list[ThingsMenu]]:
    """Return the option and its menus.

    Raises:
        Refusal: ui.outdated, if the title has no such option.
    """
    things = listed_of(draft.game)
    if things is None:
        raise Refusal("ui.outdated")
    return things, things.menus(draft.seats, draft.options, text)


def things_page(draft: Draft, page: int, text: Translator) -> tuple[str, discord.ui.View]:
    """Return the words and the controls of a page; after the last page comes the first.

    Raises:
        Refusal: ui.outdated, if the title has no such option.
    """
    things, menus = picked_in(draft, text)
    count = pages(menus)
    page %= count
    words, view = things.page(
        listed_value(draft, things), menus, page, text, lambda place: draft.id_of("setthing", place)
    )
    back = text.words("ui.button.opening_done")
    view.add_item(button_of(draft.id_of("draft"), back, GREEN, row=_LAST_ROW))
    if count > 1:
        following = draft.id_of("things", (page + 1) % count)
        view.add_item(button_of(following, text.words("ui.button.forth"), GREY, row=_LAST_ROW))
    return words, view
