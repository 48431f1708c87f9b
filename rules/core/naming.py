"""Find a thing by its name in any language: the whole name, its beginning, or a part of it.

Titles declare a thing's name once, as a text. The languages are known outside of `rules`, so a reader of names is given
a `Spoken`.
"""

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from functools import lru_cache
from typing import Final, TypeAlias, TypeVar

from rules.core.text import Msg

T = TypeVar("T")

Spoken: TypeAlias = Callable[[Msg], tuple[str, ...]]
"""Returns the wordings of a text, one for each language."""

_IGNORED: Final = re.compile(r"[\W_]+")
_BLANKS: Final = re.compile(r"\s+")
_LIST: Final = re.compile(r"[\s,]+")
_LONGEST_EXCERPT: Final = 24
_MOST_SIMILAR: Final = 5
_REMEMBERED: Final = 4096
_MOST_WORDS: Final = 12
"""The most words of a name in a list."""
_COMPARED: Final = 60
"""The most letters of a text that are compared with names."""


def unspoken(text: Msg) -> tuple[str, ...]:
    """Return no wordings: without languages, things are named by their ids alone."""
    del text
    return ()


def plain(text: str) -> str:
    """The text without case, accents, spaces and punctuation."""
    return _IGNORED.sub("", _unaccented(text))


def literal(text: str) -> str:
    """The text without case, accents and spaces. Punctuation and signs stay."""
    return _BLANKS.sub("", _unaccented(text))


def _unaccented(text: str) -> str:
    letters = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return unicodedata.normalize("NFKC", bare)


_plain_name: Final = lru_cache(_REMEMBERED)(plain)
_literal_name: Final = lru_cache(_REMEMBERED)(literal)
"""For names only: what people type must not fill the memory."""


def named(text: str, names: Mapping[T, Iterable[str]]) -> tuple[T, ...]:
    """The things with exactly this name; else those whose name begins with it; else those whose name contains it.

    `names` holds the names of each thing.
    """
    if found := exactly_named(text, names):
        return found
    wanted = plain(text)
    if not wanted:
        return ()
    spelled = {thing: tuple(map(_plain_name, given)) for thing, given in names.items()}
    for fits in (_from_the_start, _within):
        if found := tuple(thing for thing, given in spelled.items() if fits(wanted, given)):
            return found
    return ()


def begun(text: str, names: Mapping[T, Iterable[str]]) -> tuple[T, ...]:
    """The things with exactly this name; else those whose name begins with it."""
    if found := exactly_named(text, names):
        return found
    wanted = plain(text)
    if not wanted:
        return ()
    return tuple(
        thing
        for thing, given in names.items()
        if _from_the_start(wanted, tuple(map(_plain_name, given)))
    )


def exactly_named(text: str, names: Mapping[T, Iterable[str]]) -> tuple[T, ...]:
    """The things with exactly this name. Punctuation counts only if it tells them apart."""
    for same, of_name in ((literal, _literal_name), (plain, _plain_name)):
        wanted = same(text)
        found = tuple(thing for thing, given in names.items() if wanted in map(of_name, given))
        if wanted and found:
            return found
    return ()


def listed(text: str, names: Mapping[T, Iterable[str]]) -> tuple[T, ...] | None:
    """The things whose exact names a text lists, with commas or only blanks between; None if it does not."""
    words = [word for word in _LIST.split(text) if word]
    owners = _owners(names)

    def read(at: int) -> tuple[T, ...] | None:
        if at == len(words):
            return ()
        for end in range(min(len(words), at + _MOST_WORDS), at, -1):
            name = plain("".join(words[at:end]))
            if name in owners and (rest := read(end)) is not None:
                return owners[name], *rest
        return None

    return read(0)


def similar(text: str, names: Mapping[T, Iterable[str]]) -> tuple[T, ...]:
    """The things with a name much like this text, the likeliest first."""
    owners = _owners(names)
    close = get_close_matches(plain(text)[:_COMPARED], owners, n=_MOST_SIMILAR)
    return tuple(dict.fromkeys(owners[name] for name in close))


def nearest(text: str, names: Mapping[T, Iterable[str]]) -> T:
    """The thing with the name most like this text, however unlike it is."""
    owners = _owners(names)
    return owners[get_close_matches(plain(text)[:_COMPARED], owners, n=1, cutoff=0)[0]]


def _owners(names: Mapping[T, Iterable[str]]) -> dict[str, T]:
    """Each thing by its names, the first of those with the same."""
    owners: dict[str, T] = {}
    for thing, given in names.items():
        for name in given:
            owners.setdefault(_plain_name(name), thing)
    return owners


def _from_the_start(wanted: str, names: tuple[str, ...]) -> bool:
    return any(name.startswith(wanted) for name in names)


def _within(wanted: str, names: tuple[str, ...]) -> bool:
    return any(wanted in name for name in names)


def excerpt(text: str) -> str:
    """Return the beginning of a typed text, short enough to quote."""
    said = text.strip() or text
    return said if len(said) <= _LONGEST_EXCERPT else f"{said[:_LONGEST_EXCERPT]}…"
