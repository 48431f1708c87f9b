"""Draws every picture of tournaments and ratings: ``python -m tests.render.contest.gallery OUT --language ko``."""

from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from sys import stdout
from time import process_time

from PIL import Image

from bot.i18n import LANGUAGES
from render.contest.pages.bracket import paint_bracket
from render.contest.pages.crosstable import paint_crosstable
from render.contest.pages.curve import paint_curve
from render.contest.pages.duplicate import paint_duplicate
from render.contest.pages.leaderboard import paint_leaderboard
from render.contest.pages.pairings import paint_pairings
from render.contest.pages.podium import paint_podium
from render.contest.pages.profile import paint_profile
from render.contest.pages.server import paint_server
from render.contest.pages.standings import paint_standings
from render.contest.pages.statistics import paint_statistics
from render.contest.pages.versus import paint_versus
from render.contest.parts.words import date
from render.core.cover import Event
from render.core.crest import Crest
from render.core.encode import encode_png
from render.registry import load
from rules.core.text import Say
from rules.registry import GAME_KEYS
from tests.catalogues import catalogue_of
from tests.render.contest import bracket_samples, rating_samples, samples

PHONE = 400
Painting = Callable[[Say], Image.Image]


def crests(title: str) -> Crest:
    return load(title).crest


def _cover(title: str, name: str | None, say: Say) -> Image.Image:
    """The cover of an announcement, which the title paints."""
    paint = load(title).event_cover
    assert paint is not None
    return paint(
        say, Event(name or "Mars Winter Cup", date(samples.SUNDAY, say), "20:00, Asia/Seoul")
    )


def pictures(long: str | None = None) -> Iterator[tuple[str, Painting]]:
    """Yield the name of each picture, and the function that paints it in a language; with one long name for all if
    given.
    """
    for name, count, rounds in (
        ("standings", 12, 5),
        ("standings-full", 11, 8),
        ("standings-many-rounds", 10, 20),
        ("standings-short", 6, 3),
    ):
        title = GAME_KEYS[count % len(GAME_KEYS)]
        view = samples.standings(count, rounds, long=long, title=title)
        yield name, partial(paint_standings, view, crests)
    before = samples.standings(9, 4, long=long, is_begun=False)
    yield "standings-before", partial(paint_standings, before, crests)
    for name, sizes in (
        ("pairings", (4, 4, 4, 3)),
        ("pairings-mixed", (4, 5, 3, 2)),
        ("pairings-many", (4, 4, 4, 5, 3, 4, 4, 4, 5, 2, 4, 4)),
    ):
        view_of_round = samples.pairings(sizes, long=long)
        yield name, partial(paint_pairings, view_of_round, crests)
    sealed = samples.pairings((4, 4, 4, 4), long=long, is_sealed=True)
    yield "pairings-sealed", partial(paint_pairings, sealed, crests)
    for key in GAME_KEYS:
        yield f"cover-{key}", partial(_cover, key, long)
        yield f"podium-{key}", partial(paint_podium, samples.podium(title=key, long=long), crests)
    for name, places in (
        ("shared-second", (1, 2, 2)),
        ("shared-first", (1, 1, 3)),
        ("three-first", (1, 1, 1)),
        ("two", (1, 2)),
        ("crowd", (1, 2, 2, 2, 2, 2)),
        ("crowd-first", (1, 1, 1, 1, 1)),
        ("crowd-third", (1, 2, 3, 3, 3, 3)),
    ):
        view_of_end = samples.podium(
            places, long=long, title=GAME_KEYS[len(places) % len(GAME_KEYS)]
        )
        yield f"podium-{name}", partial(paint_podium, view_of_end, crests)
    for name, count, opened, deals in (
        ("open", 12, 3, 3),
        ("sealed", 12, 1, 3),
        ("all-sealed", 8, 0, 3),
        ("many", 12, 2, 6),
        ("large", 11, 1, 2),
    ):
        view_of_deals = samples.duplicate(count, opened, deals, long=long)
        yield f"duplicate-{name}", partial(paint_duplicate, view_of_deals, crests)
    for name, count, size, advance, done in (
        ("fours", 16, 4, 2, 9),
        ("fours-playing", 16, 4, 2, 1),
        ("fours-planned", 16, 4, 2, 0),
        ("fours-one", 16, 4, 1, 9),
        ("pairs", 8, 2, 1, 9),
        ("thirty-two", 32, 4, 2, 9),
        ("pairs-thirty-two", 32, 2, 1, 9),
    ):
        title = GAME_KEYS[size % len(GAME_KEYS)]
        tree = bracket_samples.bracket(count, size, advance, done=done, long=long, title=title)
        yield f"bracket-{name}", partial(paint_bracket, tree, crests)
    yield "bracket-double", partial(paint_bracket, bracket_samples.double(long=long), crests)
    for count, meets in ((7, 2), (4, 1), (16, 1), (11, 2), (9, 3)):
        table = rating_samples.crosstable(
            count, meets, long=long, title=GAME_KEYS[count % len(GAME_KEYS)]
        )
        yield f"crosstable-{count}", partial(paint_crosstable, table, crests)
    for count in (12, 2):
        board = rating_samples.leaderboard(
            count, long=long, title=GAME_KEYS[count % len(GAME_KEYS)]
        )
        yield f"leaderboard-{count}", partial(paint_leaderboard, board, crests)
    for name, is_light, is_new in (
        ("dark", False, False),
        ("light", True, False),
        ("new", False, True),
    ):
        card = rating_samples.profile(long=long, is_light=is_light, is_new=is_new)
        yield f"profile-{name}", partial(paint_profile, card, crests)
    yield "statistics", partial(paint_statistics, rating_samples.statistics(), crests)
    yield "curve", partial(paint_curve, rating_samples.curve(long=long), crests)
    yield "curve-short", partial(paint_curve, rating_samples.curve(5, long=long), crests)
    for count in (14, 3, 26):
        met = rating_samples.versus(count, long=long)
        yield f"versus-{count}", partial(paint_versus, met, crests)
    for count in (6, 0):
        here = rating_samples.server(count, long=long)
        yield f"server-{count}", partial(paint_server, here, crests)


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
        begun = process_time()
        image = paint(say)
        first = process_time()
        image = paint(say)
        again = process_time()
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
