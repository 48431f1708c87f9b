"""Words on a picture: measured first, then shrunk, wrapped or cut, never clipped."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple
from unicodedata import combining

from render.core.fonts import Weight, glyphs, has_glyph
from rules.core.seats import Seat
from rules.core.text import Say, seat_msg

ELLIPSIS = "..."
"""Three full stops: this typeface's ellipsis is too high between Latin letters."""
CAP_MIDDLE = 0.37
"""The height of the middle of a capital, or of a syllable, above the baseline, as a share of the size."""


class Type(NamedTuple):
    """A size and a weight. Every text that is measured or written is looked up by it."""

    size: int
    weight: Weight = Weight.BOLD


class Line(NamedTuple):
    """A measured text: its words and its type."""

    text: str
    type: Type

    @property
    def width(self) -> int:
        return text_width(self.text, self.type)


@lru_cache(maxsize=8192)
def text_width(text: str, type_: Type) -> int:
    """The reach of the text to the right of its start, in whole pixels."""
    return _reach(text, type_)


def _reach(text: str, type_: Type) -> int:
    known = glyphs(*type_)
    x = reach = 0
    for character in text:
        advance, _, _, right, _, _ = known[character]
        if x + right > reach:
            reach = x + right
        x += advance
    return reach


def _whole_words(text: str, width: int, type_: Type) -> int:
    """The length of as many words as fit the width; 0 if not even the first one does. The whole text does not."""
    known = glyphs(*type_)
    x = reach = end = 0
    for place, character in enumerate(text):
        if character == " ":
            if reach > width:
                break
            end = place
        advance, _, _, right, _, _ = known[character]
        if x + right > reach:
            reach = x + right
        x += advance
    return end


def fit(text: str, width: int, types: Sequence[Type]) -> Line:
    """The text in the first type in which it fits the width. If it fits in none, it is cut, in the last type."""
    for type_ in types:
        if text_width(text, type_) <= width:
            return Line(text, type_)
    return Line(cut(text, width, types[-1]), types[-1])


@lru_cache(maxsize=1024)
def cut(text: str, width: int, type_: Type) -> str:
    """As much of the text as fits, followed by an ellipsis; nothing if not even the ellipsis fits."""
    if text_width(text, type_) <= width:
        return text
    low, high = -1, len(text)
    while high - low > 1:
        half = (low + high) // 2
        if _reach(_cut_at(text, half), type_) <= width:
            low = half
        else:
            high = half
    return _cut_at(text, low) if low >= 0 else ""


def _cut_at(text: str, length: int) -> str:
    while 0 < length < len(text) and combining(text[length]):
        length -= 1
    return text[:length].rstrip() + ELLIPSIS


def wrap(text: str, width: int, type_: Type, lines: int) -> tuple[str, ...]:
    """The text on at most this many lines: broken at spaces, long words between syllables, the last line cut."""
    done: list[str] = []
    rest = " ".join(text.split())
    while rest and len(done) < lines - 1:
        line, rest = _break(rest, width, type_)
        done.append(line)
    if rest:
        done.append(cut(rest, width, type_))
    return tuple(done)


def first_line(text: str, width: int, type_: Type) -> str:
    """The first line of the wrapped text."""
    return _break(" ".join(text.split()), width, type_)[0]


def fit_lines(text: str, width: int, choices: Sequence[tuple[Type, int]]) -> tuple[Line, ...]:
    """The text in the first type in which it fits that type's number of lines; if there is none, cut, in the last."""
    for type_, lines in choices:
        fitted = tuple(Line(line, type_) for line in wrap(text, width, type_, lines))
        if is_whole(fitted, text):
            break
    return fitted


def is_whole(lines: Sequence[Line], text: str) -> bool:
    """Do the lines contain the whole text?"""
    return "".join("".join(line.text for line in lines).split()) == "".join(text.split())


def _break(text: str, width: int, type_: Type) -> tuple[str, str]:
    if text_width(text, type_) <= width:
        return text, ""
    end = _whole_words(text, width, type_)
    if end:
        return text[:end], text[end + 1 :]
    # Not even the first word fits.
    index = 1
    while _reach(text[: index + 1], type_) <= width:
        index += 1
    while index > 1 and combining(text[index]):
        index -= 1
    return text[:index], text[index:]


def drawable(text: str) -> str:
    """The text without the characters that the typeface cannot draw."""
    return " ".join("".join(filter(has_glyph, text)).split())


def seat_name(say: Say, seat: Seat) -> str:
    """The name of a seat, or its number if none of the name can be drawn."""
    return drawable(say(seat_msg(seat))) or f"#{seat + 1}"


MINUS = "\N{MINUS SIGN}"


def number(value: int) -> str:
    """A number with a true minus."""
    return str(value) if value >= 0 else f"{MINUS}{-value}"


def signed(value: int) -> str:
    """A number with its sign; zero has none."""
    return f"+{value}" if value > 0 else number(value)
