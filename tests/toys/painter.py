"""Pictures for toy titles: the view's words, and bars as wide as the words are long."""

from typing import Any

from PIL import Image, ImageDraw

from render.core.painter import Moments, Painter, Sheet
from rules.core.text import Msg, Say
from tests.toys import nim, sealed

_SIZE = (480, 320)
_LINE_PX = 16
_PAPER, _INK, _FRAME = "white", "black", "grey"


def page(lines: list[str]) -> Image.Image:
    image = Image.new("RGB", _SIZE, _PAPER)
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 0, _SIZE[0] - 1, _SIZE[1] - 1), outline=_FRAME)
    for place, line in enumerate(lines):
        top = 4 + place * _LINE_PX
        text = "".join(letter if letter.isascii() else "?" for letter in line)
        draw.text((4, top), text, fill=_INK)
        draw.line((4, top + 13, 4 + 2 * len(line), top + 13), fill=_INK)
    return image


def _board(view: Any, say: Say) -> Image.Image:
    if isinstance(view, sealed.View):
        words = sealed.GAME.describe(view)
        return page([*map(say, words), f"{view.phase} {view.waiting} {view.drawn}"])
    return page([*map(say, nim.GAME.describe(view)), str(view.from_heap)])


def _hand(view: Any, say: Say) -> tuple[Image.Image, ...]:
    if not isinstance(view, sealed.View) or view.mine is None:
        return ()
    return (page([*view.mine.hand, *view.mine.laid, *view.mine.drawn]),)


def _cover(say: Say) -> Image.Image:
    return page([say(Msg("core.language.en"))])


def _result(view: Any, say: Say) -> Image.Image:
    outcome = view.outcome
    return page([f"{outcome.ranks}", *(f"{score.total} {score.parts}" for score in outcome.scores)])


def _left(view: Any) -> int:
    """The moment of a view of Nim: more as less is left. The other title has no moments."""
    if isinstance(view, sealed.View):
        return 0
    return -sum(int(heap) for heap in view.heaps)


def _wanted(view: Any) -> tuple[int, ...]:
    return () if isinstance(view, sealed.View) else (-4, -2)


def _how_it_went(view: Any, earlier: tuple[Any, ...], say: Say) -> Image.Image:
    return page([str(then.heaps) for then in earlier] + [f"{view.outcome.ranks}"])


PAINTER: Painter[Any] = Painter(
    board=_board,
    hand=_hand,
    cover=_cover,
    extra_pictures={"result": lambda view, say: (page([str(view.viewer)]),)},
    figures={1: lambda say: page([say(Msg("core.language.en"))])},
    sheets=(
        Sheet(
            "result",
            when=lambda view: view.outcome is not None,
            paint=_result,
            moments=Moments(_wanted, _left, _how_it_went),
        ),
    ),
)


def _blank(*seen: Any) -> Image.Image:
    return Image.new("RGB", (1, 1))


BLANK: Painter[Any] = Painter(board=_blank, hand=lambda view, say: (), cover=_blank)
"""For any title, where the picture does not matter."""
