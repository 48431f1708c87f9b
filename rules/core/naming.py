"""Find a thing by its name: the whole name, its beginning, or a part of it."""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from typing import Final

_IGNORED: Final = re.compile(r"[\W_]+")
_LONGEST_EXCERPT: Final = 24


def plain(text: str) -> str:
    """The text without case, accents, spaces and punctuation."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return _IGNORED.sub("", unicodedata.normalize("NFKC", bare))


def called(
    wanted: str, spelled: Mapping[str, tuple[str, ...]], among: Iterable[str]
) -> tuple[str, ...]:
    """The things with exactly this name; else those whose name begins with it; else those whose name contains it.

    `wanted` and the names in `spelled`, by id, are plain.
    """
    pool = tuple(dict.fromkeys(among)) if wanted else ()
    for fits in (_exactly, _from_the_start, _within):
        if found := tuple(name for name in pool if fits(wanted, spelled[name])):
            return found
    return ()


def _exactly(wanted: str, names: tuple[str, ...]) -> bool:
    return wanted in names


def _from_the_start(wanted: str, names: tuple[str, ...]) -> bool:
    return any(name.startswith(wanted) for name in names)


def _within(wanted: str, names: tuple[str, ...]) -> bool:
    return any(wanted in name for name in names)


def excerpt(text: str) -> str:
    """Return the beginning of a typed text, short enough to quote."""
    said = text.strip() or text
    return said if len(said) <= _LONGEST_EXCERPT else f"{said[:_LONGEST_EXCERPT]}…"
