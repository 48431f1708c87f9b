"""Nothing overlaps on pictures of recorded tables: words stay in their panels, clear of one another and of signs."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

import pytest
from PIL.Image import Image

from render.core.painter import Painter
from render.expancity.layout import Frame
from render.metromania.layout import MAP
from render.registry import load as load_painter
from rules.core.record import decode_record, replay
from rules.core.text import Say
from rules.registry import load as load_game
from tests.golden import FOLDER
from tests.render.collisions import Drawn, collisions
from tests.render.conftest import LONG_NAMES, Speak
from tests.scale import one_in, sized

pytestmark = pytest.mark.slow

STEPS = sized(
    {"expancity": 3, "metromania": 3, "mine": 3, "tmars": 8},
    {"expancity": 1, "metromania": 1, "mine": 1, "tmars": 4},
)
"""By title: one in this many of its recorded tables is checked."""
POSITIONS = 3
"""The number of positions of each recorded table: the first, the last, and one between."""
MAPS = {"expancity": Frame().city, "metromania": MAP}
"""Pictures on which names, pills and signs are placed by the things that they may cover; they have tests of their
own.
"""


def views(key: str, name: str) -> list[Any]:
    """Return the public views of a recorded table, at some of its positions."""
    game = load_game(key)
    record = decode_record((FOLDER / key / f"{name}.json").read_bytes())
    states = [step.state for step in replay(game, record)]
    last = len(states) - 1
    numbers = sorted({last * place // (POSITIONS - 1) for place in range(POSITIONS)})
    return [game.view(states[number], None) for number in numbers]


ALIKE = 3
"""The usual run looks at one table in so many."""


def tables() -> Iterator[tuple[str, str, str]]:
    """A sample of the recorded tables, each in one of the languages: as many in a row in one as make one usual case."""
    languages = sorted(LONG_NAMES)
    for key, step in STEPS.items():
        for place, file in enumerate(sorted((FOLDER / key).glob("*.json"))[::step]):
            yield key, file.stem, languages[place // ALIKE % len(languages)]


def paintings(
    painter: Painter[Any], view: Any, earlier: Sequence[Any], say: Say
) -> Iterator[tuple[str, Callable[[], Image]]]:
    """Every public picture of a view, of the last one also those that show earlier moments."""
    yield "board", partial(painter.board, view, say)
    for sheet in painter.sheets:
        if sheet.when(view):
            yield sheet.name, partial(sheet.paint, view, say)
            if sheet.moments is not None:
                yield (
                    f"{sheet.name} so far",
                    partial(sheet.moments.paint, view, tuple(earlier), say),
                )


@pytest.mark.parametrize(("key", "name", "language"), one_in(ALIKE, tables()))
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
