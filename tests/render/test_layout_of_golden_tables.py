"""Nothing overlaps on pictures of recorded tables: words stay in their panels, clear of one another and of signs."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations, product
from typing import Any

import pytest
from PIL.Image import Image

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.painter import Painter
from render.core.sprites import SPRITES, Sprite
from render.core.text import Line
from render.expancity.layout import Frame
from render.metromania.layout import MAP
from render.registry import load as load_painter
from rules.core.record import decode_record, replay
from rules.core.text import Say
from rules.registry import load as load_game
from tests.golden import FOLDER
from tests.render.conftest import LONG_NAMES, Speak
from tests.scale import sized

STEPS = sized(
    {"expancity": 3, "metromania": 3, "mine": 3, "tmars": 8},
    {"expancity": 1, "metromania": 1, "mine": 1, "tmars": 4},
)
"""By title: one in this many of its recorded tables is checked."""
POSITIONS = 3
"""The number of positions of each recorded table: the first, the last, and one between."""
SMALL = 80
"""The largest width and height of a sprite that counts as a sign or a badge; larger ones are grounds."""
INSIDE = 0.8
"""A word with at least this share on a sign is there on purpose."""
HALF = 128
"""The least opacity of a pixel that counts."""
SLACK = 4
"""The box of a word is taller than its letters by so much above and below."""
TOUCH = 6
"""How many pixels of a sign may lie in the rest of the box."""
MAPS = {"expancity": Frame().city, "metromania": MAP}
"""Where names, pills and signs are placed by what they may cover; they have tests of their own."""


@dataclass(slots=True)
class Drawn:
    """Everything on one canvas: words, each with its box and the box that it keeps to, and signs."""

    words: list[tuple[Line, Box, Box]] = field(default_factory=list)
    signs: list[tuple[Sprite, Box]] = field(default_factory=list)


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> dict[int, Drawn]:
    """Everything drawn on any canvas, even a cached one, by the identity of its picture."""
    found: dict[int, Drawn] = {}
    held: list[Any] = []
    write, stamp = Canvas.write, Canvas.stamp

    def on(canvas: Canvas) -> Drawn:
        if id(canvas.image) not in found:
            held.append(canvas.image)
            found[id(canvas.image)] = Drawn()
        return found[id(canvas.image)]

    def watched_write(
        canvas: Canvas, line: Line, x: int, y: int, *args: Any, **options: Any
    ) -> Box:
        signs = len(on(canvas).signs)
        box = write(canvas, line, x, y, *args, **options)
        del on(canvas).signs[signs:]
        if line.text:
            on(canvas).words.append((line, box, options["within"]))
        return box

    def watched_stamp(canvas: Canvas, sprite: Sprite, x: int, y: int) -> Box:
        box = stamp(canvas, sprite, x, y)
        if max(box.width, box.height) <= SMALL:
            on(canvas).signs.append((sprite, box))
        return box

    monkeypatch.setattr(Canvas, "write", watched_write)
    monkeypatch.setattr(Canvas, "stamp", watched_stamp)
    SPRITES.clear(Image)
    return found


def views(key: str, name: str) -> list[Any]:
    """What everybody sees of a recorded table, at some of its positions."""
    game = load_game(key)
    record = decode_record((FOLDER / key / f"{name}.json").read_bytes())
    states = [step.state for step in replay(game, record)]
    last = len(states) - 1
    numbers = sorted({last * place // (POSITIONS - 1) for place in range(POSITIONS)})
    return [game.view(states[number], None) for number in numbers]


def tables() -> Iterator[tuple[str, str, str]]:
    """A sample of the recorded tables, each in one of the languages."""
    languages = sorted(LONG_NAMES)
    for key, step in STEPS.items():
        for place, file in enumerate(sorted((FOLDER / key).glob("*.json"))[::step]):
            yield key, file.stem, languages[place % len(languages)]


def paintings(
    painter: Painter[Any], view: Any, earlier: Sequence[Any], say: Say
) -> Iterator[tuple[str, Callable[[], Image]]]:
    """Every public picture of a view, of the last one also those that show earlier moments."""
    yield "board", partial(painter.board, view, say)
    if painter.phone is not None:
        yield "phone", partial(painter.phone, view, say)
    for sheet in painter.sheets:
        if sheet.when(view):
            yield sheet.name, partial(sheet.paint, view, say)
            if sheet.moments is not None:
                yield (
                    f"{sheet.name} so far",
                    partial(sheet.moments.paint, view, tuple(earlier), say),
                )


def painted(sign: Sprite, place: Box, word: Box) -> int:
    """How many pixels of a sign are not transparent inside the box of a word."""
    alpha = sign.mask if sign.mask is not None else sign.image.getchannel("A")
    inside = Box(
        max(0, word.x0 - place.x0),
        max(0, word.y0 - place.y0),
        min(place.width, word.x1 - place.x0),
        min(place.height, word.y1 - place.y0),
    )
    return sum(alpha.crop(inside).histogram()[HALF:])


def collisions(found: Drawn, elsewhere: Box | None) -> Iterator[str]:
    """What is in the way of what. Words that keep to one box are looked at elsewhere, except beside other words."""
    others = [each for each in found.words if each[2] == elsewhere]
    words = [each for each in found.words if each[2] != elsewhere]
    for line, box, within in words:
        if not within.holds(box):
            yield f"{line.text!r} leaves its box"
        letters = Box(box.x0, box.y0 + SLACK, box.x1, box.y1 - SLACK)
        for sign, place in found.signs:
            if letters.overlap(place):
                covered = painted(sign, place, letters)
                if TOUCH < covered < INSIDE * letters.width * letters.height:
                    yield f"{line.text!r} at {box} and {covered} pixels of a sign at {place}"
    for (one, box, _), (other, place, _) in (*combinations(words, 2), *product(words, others)):
        if box.overlap(place):
            yield f"{one.text!r} and {other.text!r}"


@pytest.mark.parametrize(("key", "name", "language"), list(tables()))
def test_words_keep_to_their_panels_and_clear_of_words_and_signs(
    key: str, name: str, language: str, speak: Speak, drawn: dict[int, Drawn]
) -> None:
    painter, say = load_painter(key), speak(language, LONG_NAMES[language])
    seen = views(key, name)
    for view in seen:
        for picture, draw in paintings(painter, view, seen[:-1], say):
            draw()
            elsewhere = MAPS.get(key) if picture == "board" else None
            found = [each for one in drawn.values() for each in collisions(one, elsewhere)]
            assert not found, picture
            drawn.clear()
