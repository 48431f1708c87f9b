"""The texts that pictures use in tests, and a record of every text written on them."""

from collections.abc import Callable
from dataclasses import dataclass
from traceback import walk_stack
from typing import Any

import pytest
from PIL.Image import new

from bot.i18n import LANGUAGES
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.sprites import SPRITES, Sprite
from render.core.text import Line
from rules.core.text import Say
from tests.catalogues import catalogue_of
from tests.render.collisions import Drawn, watched_canvases

LONG_NAMES = {
    "en": "Wolfeschlegelsteinhausenbergerdo",
    "ko": "아주아주긴이름을가진사람의이름은서른두글자까지늘어날수있답니다",
    "it": "Massimiliano Bartolomeo Quagliar",
}
NAMES = ("김하늘", "Alessandra Bonaventura", "Tom", "정우성과 친구들")

Speak = Callable[..., Say]


@pytest.fixture(scope="session")
def speak() -> Speak:
    """Speaks a language, with the usual names or the one name given for all."""
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
def written(monkeypatch: pytest.MonkeyPatch) -> list[Written]:
    """Everything written on any canvas, including the cached backgrounds."""
    found: list[Written] = []
    write = Canvas.write

    def watched(canvas: Canvas, line: Line, x: int, y: int, *args: Any, **options: Any) -> Box:
        assert not _draws_a_sprite(), f"{line.text!r} would be written only once for all tests"
        box = write(canvas, line, x, y, *args, **options)
        found.append(Written(line, box, options["within"]))
        return box

    monkeypatch.setattr(Canvas, "write", watched)
    # Sprites hold no words, and drawing them anew for every test takes most of the time.
    SPRITES.clear(pictures_only=True)
    return found


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> dict[int, Drawn]:
    """Everything drawn on any canvas, even a cached one, by the identity of its picture."""
    return watched_canvases(monkeypatch)


def _draws_a_sprite() -> bool:
    """Return true if the innermost of the cached functions that are running returns a sprite."""
    for frame, _ in walk_stack(None):
        if frame.f_code is _KEPT and (make := frame.f_locals.get("make")) is not None:
            return "Sprite" in str(make.__annotations__["return"])
    return False


_KEPT = SPRITES.keep(lambda: Sprite(new("L", (1, 1)), (0, 0))).__code__
"""The code that all cached functions share."""
