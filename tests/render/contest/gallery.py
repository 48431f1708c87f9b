"""Draws every picture of tournaments and ratings: ``python -m tests.render.contest.gallery OUT --language ko``."""

from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from sys import stdout
from time import perf_counter

from PIL import Image

from bot.i18n import LANGUAGES
from render.contest.pages.standings import paint_standings
from render.core.crest import Crest
from render.core.encode import encode_png
from render.registry import load
from rules.core.text import Say
from rules.registry import GAME_KEYS
from tests.catalogues import catalogue_of
from tests.render.contest import samples

PHONE = 400
Painting = Callable[[Say], Image.Image]


def crests(title: str) -> Crest:
    return load(title).crest


def pictures(long: str | None = None) -> Iterator[tuple[str, Painting]]:
    """The name of each picture, and what paints it in a language; with one long name for everybody if given."""
    for name, count, rounds in (
        ("standings", 12, 5),
        ("standings-dense", 25, 8),
        ("standings-many-rounds", 16, 20),
        ("standings-short", 6, 3),
    ):
        title = GAME_KEYS[count % len(GAME_KEYS)]
        view = samples.standings(count, rounds, long=long, title=title)
        yield name, partial(paint_standings, view, crests)
    before = samples.standings(9, 4, long=long, is_begun=False)
    yield "standings-before", partial(paint_standings, before, crests)


def main() -> None:
    parser = ArgumentParser(prog="python -m tests.render.contest.gallery")
    parser.add_argument("out", type=Path)
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--only", default="", help="what the names begin with")
    parser.add_argument("--long", help="one name for everybody")
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    say = catalogue_of(given.language).sayer(str)
    for name, paint in pictures(given.long):
        if not name.startswith(given.only):
            continue
        begun = perf_counter()
        image = paint(say)
        first = perf_counter()
        image = paint(say)
        again = perf_counter()
        data = encode_png(image)
        (given.out / f"{name}.png").write_bytes(data)
        scale = PHONE / image.width
        small = image.convert("RGB").resize(
            (PHONE, round(image.height * scale)), Image.Resampling.LANCZOS
        )
        small.save(given.out / f"{name}-{PHONE}.png")
        stdout.write(
            f"{name:28}{(first - begun) * 1000:8.0f} ms cold{(again - first) * 1000:8.1f} ms"
            f"{len(data) / 1000:8.0f} kB {image.size}\n"
        )


if __name__ == "__main__":
    main()
