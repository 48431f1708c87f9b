"""First letters: capitals, and Italian words whose form depends on the next letter."""

import re
import unicodedata
from collections.abc import Callable
from typing import Final

_SPOKEN: Final = re.compile(r"[^\W_]")
"""A letter or digit: Markdown, quotes and emoji before it are not read aloud."""


def ad(word: str) -> str:
    """Return “a”, or “ad” before another a."""
    return "ad" if _first_letter(word) == "a" else "a"


def ed(word: str) -> str:
    """Return “e”, or “ed” before another e."""
    return "ed" if _first_letter(word) == "e" else "e"


def capital(words: str) -> str:
    """Return words as they begin a sentence: with a capital."""
    return _first_changed(words, str.upper)


def small(words: str) -> str:
    """Return words as they stand within a sentence: without a capital at the beginning."""
    return _first_changed(words, str.lower)


def _first_changed(words: str, change: Callable[[str], str]) -> str:
    return _SPOKEN.sub(lambda found: change(found[0]), words, count=1)


def _first_letter(word: str) -> str:
    """Return the first letter or digit that is read aloud, in lower case and without its accent."""
    found = _SPOKEN.search(word)
    return unicodedata.normalize("NFD", found[0])[0].casefold() if found else ""
