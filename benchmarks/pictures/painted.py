"""Paints moments of recorded tables with the version of the program that is imported first.

``PYTHONPATH=other/version python benchmarks/pictures/painted.py RECORD FOLDER LANGUAGE…`` writes pictures named
``<language>-<moment>-<what>.png``. `benchmarks.pictures.side_by_side` runs it for two versions, so it uses only parts
of both.
"""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from PIL.Image import Image

from bot.i18n import Catalogue
from render.registry import load as load_painter
from rules.core.game import GameDef
from rules.core.record import decode_record, replay
from rules.core.text import Say
from rules.registry import load as load_game

NAMES = ("김하늘", "Alessandra Bonaventura", "Tom", "정우성과 친구들", "Zoë")
MOMENTS = {"early": 0.15, "middle": 0.5, "end": 1.0}
"""Shares of a table's moves."""


def main(record: str, folder: str, *languages: str) -> None:
    """Raises `MalformedMove` or `IllegalMove`: this version's rules do not allow the recorded table."""
    played = decode_record(Path(record).read_bytes())
    game, painter = load_game(played.title), load_painter(played.title)
    states = [step.state for step in replay(game, played)]
    out = Path(folder)
    out.mkdir(parents=True, exist_ok=True)
    for language in languages:
        say = Catalogue.load(language).sayer(lambda seat: NAMES[seat])
        for moment, share in MOMENTS.items():
            past = states[: round(share * (len(states) - 1)) + 1]
            for what, image in pictures(game, painter, past, say):
                image.save(out / f"{language}-{moment}-{what}.png")


def pictures(
    game: GameDef[Any, Any], painter: Any, past: list[Any], say: Say
) -> Iterator[tuple[str, Image]]:
    """Yield every picture of the last of these states, with its name: the public one, then the first seat's hand."""
    view = game.view(past[-1], None)
    yield "board", painter.board(view, say)
    if phone := getattr(painter, "phone", None):
        yield "phone", phone(view, say)
    for sheet in painter.sheets:
        if sheet.when(view):
            yield sheet.name, _sheet(game, sheet, past)(view, say)
    for number, image in enumerate(painter.hand(game.view(past[-1], 0), say)):
        yield f"hand{number or ''}", image


def _sheet(game: GameDef[Any, Any], sheet: Any, past: list[Any]) -> Callable[[Any, Say], Image]:
    """Return the painter of a sheet: with earlier moments if this version shows any."""
    moments = getattr(sheet, "moments", None)
    if moments is None:
        return sheet.paint  # type: ignore[no-any-return]  # a sheet of any version

    def paint(view: Any, say: Say) -> Image:
        first: dict[int, Any] = {}
        for state in past:
            earlier = game.view(state, None)
            first.setdefault(moments.moment_of(earlier), earlier)
        shown = tuple(first[each] for each in moments.wanted(view) if each in first)
        return moments.paint(view, shown, say)  # type: ignore[no-any-return]

    return paint


if __name__ == "__main__":
    main(*sys.argv[1:])
