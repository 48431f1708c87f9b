"""How pictures speak in tests, and a watch on every word that is written on them."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from bot.i18n import LANGUAGES
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.sprites import SPRITES
from render.core.text import Line
from rules.core.text import Say
from tests.catalogues import catalogue_of

LONG_NAMES = {
    "en": "Wolfeschlegelsteinhausenbergerdo",
    "ko": "아주아주긴이름을가진사람의이름은서른두글자까지늘어날수있답니다",
    "it": "Massimiliano Bartolomeo Quagliar",
}
NAMES = ("김하늘", "Alessandra Bonaventura", "Tom", "정우성과 친구들")

Speak = Callable[..., Say]


@pytest.fixture(scope="session")
def speak() -> Speak:
    """Words in a language, with usual names or the one given for all."""
    catalogues = {language: catalogue_of(language) for language in LANGUAGES}

    def speaking(language: str = "en", name: str | None = None) -> Say:
        return catalogues[language].sayer(lambda seat: name or NAMES[seat])

    return speaking


@dataclass(frozen=True, slots=True)
class Written:
    line: Line
    box: Box
    within: Box


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Written]]:
    """Everything that is written on any canvas, the cached grounds included."""
    found: list[Written] = []
    write = Canvas.write

    def watched(canvas: Canvas, line: Line, x: int, y: int, *args: Any, **options: Any) -> Box:
        box = write(canvas, line, x, y, *args, **options)
        found.append(Written(line, box, options["within"]))
        return box

    monkeypatch.setattr(Canvas, "write", watched)
    SPRITES.clear()
    yield found
    SPRITES.clear()
