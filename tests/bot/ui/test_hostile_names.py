"""PublicPosts about a table show its players' names as text, and its controls show them as plain text."""

import dataclasses
from typing import Any

from msgspec import structs

from bot.clocks.clock import Clock
from bot.core.controls.items import BUTTON_CHARS
from bot.core.controls.post_views import giving_view, more_in_play_view
from bot.core.posts.public import PublicPosts
from bot.core.text.lines import cut
from bot.core.text.translator import translator
from bot.i18n import LANGUAGES
from bot.ratings.shown import Change
from bot.tables.model import Position
from rules.core.text import Typed
from tests.bot.tables.house import ANN, BOB, House
from tests.bot.ui.test_posts import finished, tale
from tests.catalogues import toy_catalogue_of
from tests.hostile import HARMLESS, HOSTILE, complaint, literally

FEW = tuple(each for each in HOSTILE if literally(each))


def called(at: Position, name: str) -> Position:
    """The table as if every member there were called that."""
    return dataclasses.replace(
        at,
        seats=tuple(structs.replace(each, name=Typed(name)) for each in at.seats),
        sittings=tuple(structs.replace(each, name=Typed(name)) for each in at.sittings),
    )


async def test_a_result_with_ratings_shows_names_as_text(house: House, posts: PublicPosts) -> None:
    at = await finished(house, "nim", ANN, BOB)
    changes = (Change(ANN, 604, 4), Change(BOB, 596, -4, is_practice=True, is_early=True))

    async def contents(name: str, language: str) -> list[str]:
        shown = called(at, name)
        found = await posts.closing(shown, tale(), language, "m", rated=changes)
        return [*(each.content for each in found), (await posts.lobby(shown, language)).content]

    for language in LANGUAGES:
        harmless = await contents(HARMLESS, language)
        assert sum(each.count(HARMLESS) for each in harmless) > len(at.seats) * 2
        for name in FEW:
            hostile = await contents(name, language)
            found = map(complaint, hostile, harmless, [name] * len(hostile))
            assert [each for each in found if each] == []


async def test_controls_show_names_as_they_are(house: House) -> None:
    at = await house.table("nim", ANN, BOB)
    clocks = (Clock(1000), Clock(1000))
    at = dataclasses.replace(at, table=structs.replace(at.table, clocks=clocks))
    asker = next(seat for seat in range(len(at.seats)) if seat not in at.waiting())
    for language in LANGUAGES:
        for name in FEW:
            shown = called(at, name)
            text = translator(toy_catalogue_of(language), shown)
            given = giving_view(shown, [0, 1], text)
            assert given is not None
            more = more_in_play_view(shown, text, asker, None)
            labels = [label for view in (given, more) for label in _labels(view)]
            wanted = cut(literally(name), BUTTON_CHARS - 20)
            assert sum(wanted in each for each in labels) >= len(at.seats)
            assert not [each for each in labels if "\\" in each.replace(literally(name), "")]


def _labels(view: Any) -> list[str]:
    return [item.get("label", "") for row in view.to_components() for item in row["components"]]
