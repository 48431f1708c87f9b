"""Checks pictures and words: every view can be described and painted, in every language."""

from collections.abc import Sequence
from typing import Any

from PIL.Image import Image

from render.core.painter import Moments
from rules.core import engine
from tests.conformance.filling import half_filled
from tests.conformance.tables import Game, PlayedTable


def check_views_are_described(game: Game, table: PlayedTable) -> None:
    """Every view is described in words for members that cannot see the picture."""
    for position in table.some(table.positions, "words"):
        for viewer in table.viewers_at(position.number):
            words = game.describe(game.view(position.state, viewer))
            assert words, f"no words for {viewer} {table.at(position.number)}"
    for position in table.sampled(6):
        where, chance = table.at(position.number), table.chance(position.number)
        for seat in game.waiting_for(position.state):
            for verb in engine.verbs_on_menu(game, position.state, seat):
                for given in half_filled(verb, position.state, seat, chance, where):
                    seen = game.preview(position.state, seat, verb.name, given)
                    assert game.describe(seen), f"no words for {verb.name} with {given} {where}"


def check_views_are_painted(game: Game, table: PlayedTable) -> None:
    """Every view has a board, a seat's view its hand, and a preview is painted like any other view."""
    painter = table.around.painter
    looked_at = list(zip(table.picked(3), ("en", "ko", "it"), strict=False))
    if table.in_part:
        # The languages, and the beginning, middle and end of play, are divided among a title's tables.
        looked_at = [looked_at[table.place % len(looked_at)]]
    for position, language in looked_at:
        say, where = table.around.say(language), table.at(position.number)
        for viewer in table.viewers_at(position.number):
            seen = game.view(position.state, viewer)
            _assert_painted(painter.board(seen, say), f"board for {viewer} {where}")
            pages = painter.hand(seen, say)
            assert viewer is not None or not pages, f"a spectator is shown a hand {where}"
            assert game.hides(position.state) or not pages, f"a hand is not offered {where}"
            for page in pages:
                _assert_painted(page, f"hand of {viewer} {where}")
            for name, paint in painter.extra_pictures.items():
                for page in paint(seen, say):
                    _assert_painted(page, f"{name} for {viewer} {where}")
            for sheet in painter.sheets:
                if sheet.when(seen):
                    _assert_painted(sheet.paint(seen, say), f"{sheet.name} for {viewer} {where}")
                    if sheet.moments is not None and viewer is None:
                        name = f"{sheet.name} with its past {where}"
                        earlier = _earlier(game, table, sheet.moments, seen, name)
                        _assert_painted(sheet.moments.paint(seen, earlier, say), name)
        for seat in list(game.waiting_for(position.state))[:1]:
            verb = engine.verbs_on_menu(game, position.state, seat)[0]
            chance = table.chance(position.number)
            for given in list(half_filled(verb, position.state, seat, chance, where))[1:2]:
                seen = game.preview(position.state, seat, verb.name, given)
                _assert_painted(painter.board(seen, say), f"preview of {given} {where}")


def _earlier(
    game: Game, table: PlayedTable, moments: Moments[Any], last: Any, where: str
) -> tuple[Any, ...]:
    """The first public view of each moment that a sheet wants; moments never go back."""
    wanted = moments.wanted(last)
    assert list(wanted) == sorted(set(wanted)), f"{wanted} are not in order: {where}"
    views = [game.view(position.state, None) for position in table.positions]
    met = [moments.moment_of(view) for view in views]
    assert met == sorted(met), f"a moment comes back: {where}"
    return tuple(views[met.index(moment)] for moment in wanted if moment in met)


def check_cover(game: Game, tables: Sequence[PlayedTable]) -> None:
    """The title has a cover for its lobby."""
    around = tables[0].around
    for catalogue in around.catalogues:
        painted = around.painter.cover(around.say(catalogue.language))
        _assert_painted(painted, f"{game.key}: cover in {catalogue.language}")


def check_figures(game: Game, tables: Sequence[PlayedTable]) -> None:
    """Every drawn example of the rules is painted and has a text and a paragraph. Every extra picture has a text."""
    around = tables[0].around
    for number, paint in around.painter.figures.items():
        for catalogue in around.catalogues:
            where = f"{game.key}: figure {number} in {catalogue.language}"
            _assert_painted(paint(around.say(catalogue.language)), where)
            assert catalogue.has(f"{game.key}.rules.{number}"), f"no paragraph for {where}"
            assert catalogue.has(f"{game.key}.figure.{number}"), f"no words for {where}"
    for name in around.painter.extra_pictures:
        for catalogue in around.catalogues:
            assert catalogue.has(f"{game.key}.look.{name}"), f"no words for {game.key}: {name}"


def _assert_painted(image: Image, where: str) -> None:
    assert min(image.size) >= 100, f"{image.size} pixels are no picture: {where}"
    assert len(image.convert("RGB").getcolors(image.width * image.height) or ()) > 1, (
        f"empty: {where}"
    )
