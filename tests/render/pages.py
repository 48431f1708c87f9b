"""Every picture beside boards and panels, and its faults on a phone: ``python -m tests.render.pages FOLDER``.

Each picture is written as it is, and 336 pixels wide, as a phone of 400 shows it. Texts below the floor are listed.
``--language ko``, ``--only podium`` for the pictures whose names begin so.
"""

import argparse
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PIL.Image import Image, Resampling, new

from bot.i18n import LANGUAGES
from render.core.news import paint_news
from render.core.palette import PANEL
from render.core.panel.focus import WIDTH
from render.core.panel.menu import Game, paint_menu
from render.registry import load as load_painter
from rules.core.text import Say, msg
from rules.registry import GAME_KEYS
from rules.registry import load as load_game
from tests.catalogues import catalogue_of
from tests.render.contest.gallery import pictures as of_tournaments
from tests.render.floor import complaints, watched_words
from tests.render.focuses import PHONE_PX
from tests.render.golden_views import names, sampled_states

SAID = ("김하늘", "Alessandra Bonaventura", "Tom", "정우성과 친구들", "Mina")
Painting = Callable[[Say], Image]


def pages(long: str | None = None) -> Iterator[tuple[str, Painting]]:
    """Yield the name of each picture, and the function that paints it; with one long name for all if given."""
    yield from of_games()
    for key in GAME_KEYS:
        for name in names(key):
            yield from of_table(key, name)
    yield from of_tournaments(long)


def of_games() -> Iterator[tuple[str, Painting]]:
    """Yield the pictures that show no table of a person: all games, their covers, and the strip of news."""
    yield "menu", _menu
    yield "news", _news
    for key in GAME_KEYS:
        yield f"lobby-{key}", load_painter(key).cover


def of_table(key: str, name: str) -> Iterator[tuple[str, Painting]]:
    """Yield the sheets of a recorded table at its end."""
    game = load_game(key)
    *_, state = sampled_states(game, name, 2)
    view = game.view(state, None)
    for sheet in load_painter(key).sheets:
        if sheet.when(view):
            yield f"{sheet.name}-{key}-{name}", partial(sheet.paint, view)


def _menu(say: Say) -> Image:
    return paint_menu(
        [
            Game(
                load_painter(key).cover(say),
                say(msg(f"{key}.title")),
                say(msg("ui.help.seats", low=1, high=5)) + " · 120 min",
                say(msg(f"{key}.tagline")),
            )
            for key in GAME_KEYS
        ]
    )


def _news(say: Say) -> Image:
    """The strip above a board; boards have tests of their own."""
    board = new("RGB", (WIDTH, 808), PANEL)
    gains = [(seat, say(msg("contest.points")), 7 * seat - 3) for seat in range(4)]
    return paint_news(board, new("L", board.size, 255), say(msg("since.strip", count=12)), gains)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--only", default="")
    parser.add_argument("--long", help="one name for everybody")
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    say = catalogue_of(wanted.language).sayer(lambda seat: wanted.long or SAID[seat])
    with pytest.MonkeyPatch.context() as patch:
        words = watched_words(patch)
        for name, paint in pages(wanted.long):
            if not name.startswith(wanted.only):
                continue
            words.clear()
            image = paint(say).convert("RGB")
            image.save(wanted.folder / f"{name}.png")
            small = image.resize(
                (PHONE_PX, image.height * PHONE_PX // image.width), Resampling.LANCZOS
            )
            small.save(wanted.folder / f"{name}-400.png")
            sys.stdout.write(f"{name} {image.size}\n")
            for each in dict.fromkeys(complaints(image.size, words)):
                sys.stdout.write(f"    {each}\n")


if __name__ == "__main__":
    main()
