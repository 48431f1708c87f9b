"""Questions of recorded tables, and their pictures in files: ``python -m tests.render.focuses TITLE FOLDER``.

Each picture is written as it is, and 336 pixels wide, as a phone of 400 shows it. ``--count 8`` positions of each
recorded table, ``--language ko``, ``--table NAME`` for one table.
"""

import argparse
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from bot.core.form.page import Page, page
from bot.core.form.shortcuts import filled as filled_in
from render.core.panel.focus import Question
from render.registry import load as load_painter
from rules.core import engine
from rules.core.domains import sample
from rules.core.game import GameDef, Given, Verb
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.registry import load as load_game
from tests.catalogues import catalogue_of
from tests.render.golden_views import names, sampled_states

NAMES = ("김하늘", "Alessandra Bonaventura", "Tom", "정우성과 친구들", "Mina")
PHONE_PX = 336
"""The width of a picture on a phone of 400 pixels, beside the avatar."""


class Asked(NamedTuple):
    """A question at a recorded table, and the facts that name its picture."""

    seat: Seat
    verb: str
    filled: int
    """The number of fields that were filled in one after another."""
    question: Question[Any]


def question_of(
    game: GameDef[Any, Any], state: Any, seat: Seat, menu: tuple[str, ...], shown: Page | None
) -> Question[Any]:
    now = game.view(state, seat)
    if shown is None:
        return Question(now, now, None, menu, {}, ())
    then = game.preview(state, seat, shown.verb, shown.given)
    return Question(now, then, shown.verb, menu, shown.given, shown.offered)


def questions(game: GameDef[Any, Any], state: Any, rng: Rng) -> Iterator[Asked]:
    """Every question that a position asks: each verb on the menu, empty and after each choice of a whole move."""
    for seat in game.waiting_for(state):
        menu = engine.verbs_on_menu(game, state, seat)
        called = tuple(verb.name for verb in menu)
        if len(menu) > 1:
            yield Asked(seat, "menu", 0, question_of(game, state, seat, called, None))
        for verb in menu:
            for filled, given in enumerate(_fillings(state, seat, verb, rng)):
                shown = page(game, state, seat, verb, given, {})
                asked = question_of(game, state, seat, called, shown)
                yield Asked(seat, verb.name, filled, asked)


def _fillings(state: Any, seat: Seat, verb: Verb[Any, Any], rng: Rng) -> Iterator[Given]:
    given: dict[str, Any] = {}
    yield {}
    for shortcut in verb.shortcuts:
        if options := shortcut.options(state, seat, given):
            given |= filled_in(verb, rng.pick(tuple(option.value for option in options)))
            yield dict(given)
    given = {}
    for field in verb.fields:
        given[field.name] = sample(field.domain(state, seat, given), rng)
        yield dict(given)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--count", type=int, default=8)
    parser.add_argument("--language", default="en")
    parser.add_argument("--table", default="")
    parser.add_argument("--most", type=int, default=40)
    wanted = parser.parse_args()
    game, paint = load_game(wanted.title), load_painter(wanted.title).focus
    assert paint is not None, f"{wanted.title} has no focus"
    say = catalogue_of(wanted.language).sayer(lambda seat: NAMES[seat])
    wanted.folder.mkdir(parents=True, exist_ok=True)
    found = (
        (name, number, asked)
        for name in names(wanted.title)
        if wanted.table in name
        for number, state in enumerate(sampled_states(game, name, wanted.count))
        for asked in questions(game, state, Rng(number))
    )
    for name, number, asked in islice(found, wanted.most):
        picture = paint(asked.question, say).finished().image().convert("RGB")
        stem = f"{name}-{number}-{asked.seat}-{asked.verb}-{asked.filled}-{wanted.language}"
        picture.save(wanted.folder / f"{stem}.png")
        small = picture.resize((PHONE_PX, picture.height * PHONE_PX // picture.width))
        small.save(wanted.folder / f"{stem}-400.png")
        sys.stdout.write(f"{stem} {picture.size}\n")


if __name__ == "__main__":
    main()
