"""Typed text as Markdown that Discord shows letter by letter."""

import re
import unicodedata
from functools import lru_cache
from typing import Final

from bot.tables.names import visible

REMEMBERED: Final = 1024
"""The most escaped texts in the cache."""
_BREAK: Final = "\N{ZERO WIDTH SPACE}"
_ISOLATE: Final = "\N{FIRST STRONG ISOLATE}"
_END: Final = "\N{POP DIRECTIONAL ISOLATE}"
_FORMATS: Final = re.compile(
    r"[\\`*_~|<\[\]]"  # Emphasis, code, spoilers, links, and everything in angle brackets.
    r"|:(?=//|[\w+~-]+:)"  # Links and emoji.
    r"|(?<!\S)[#>-]"  # Headings, quotes, lists and small type; a long line can be cut before any word.
    r"|(?<=discord)\.(?=\w)|(?<=discordapp)\.(?=\w)"  # Invitations need no https.
    r"|(?<=\d)\.(?!\S)",  # Numbered lists.
    re.IGNORECASE,
)
_MENTIONS: Final = re.compile(r"@(?=everyone|here|[!&]?[0-9])")
_FROM_THE_RIGHT: Final = frozenset({"R", "AL"})


@lru_cache(REMEMBERED)
def escaped(typed: str) -> str:
    """Return the text on one line. Nothing in it formats, links, mentions, or turns the text beside it.

    Backslashes ensure that, and an invisible character where Discord finds mentions in spite of a backslash.
    """
    text = _MENTIONS.sub(f"@{_BREAK}", _FORMATS.sub(r"\\\g<0>", visible(typed)))
    if not text.isascii() and any(unicodedata.bidirectional(c) in _FROM_THE_RIGHT for c in text):
        return f"{_ISOLATE}{text}{_END}"
    return text
