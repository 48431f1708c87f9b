"""Names and texts of people, without invisible and direction-changing characters."""

import re
import unicodedata
from typing import cast

from bot.store.rows import TableRow
from rules.core.text import Msg, Typed, msg, typed

_PLAIN = re.compile("[ -~\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\uac00-\ud7a3]*")
"""Latin, Hangul and their punctuation: all of these characters are visible."""
_JOINER = "\N{ZERO WIDTH JOINER}"
_BLANK_LETTERS = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
"""Invisible, though Unicode calls them letters or signs: Hangul fillers, Khmer vowels, blank braille, a blank note."""
_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp", "Zs"})
_MARKS = frozenset({"Mn", "Me"})
MOST_MARKS = 3
"""Most marks on one letter: enough for every script in use, too few to cover the lines above."""


def visible(written: Typed | str) -> str:
    """Return a typed text for places without formatting: pictures, files, suggestions and labels.

    The result is one line of visible characters. Controls, marks that change the direction of writing, other invisible
    characters, and marks that pile up on one letter are removed. A joiner stays where it makes one emoji out of two.
    """
    text = cast("str", written)  # which it is, but not for the type checker
    if _PLAIN.fullmatch(text):
        return " ".join(text.split())
    kept: list[str] = []
    marks = 0
    for at, char in enumerate(text):
        kind = unicodedata.category(char)
        marks = marks + 1 if kind in _MARKS else 0
        if char.isspace() or kind in ("Zs", "Zl", "Zp"):
            kept.append(" ")
        elif (char == _JOINER and _joins(text, at)) or (_is_seen(char) and marks <= MOST_MARKS):
            kept.append(char)
    words = " ".join("".join(kept).split())
    return words if any(_shows(char) for char in words) else ""


def _is_seen(char: str) -> bool:
    return unicodedata.category(char) not in _UNSEEN and char not in _BLANK_LETTERS


def _joins(text: str, at: int) -> bool:
    """Return whether this joiner stands between two symbols. The first may have a variation selector."""
    before = text[:at].rstrip("\ufe0f")
    after = text[at + 1 : at + 2]
    return all(each and unicodedata.category(each) in ("So", "Sk") for each in (before[-1:], after))


def _shows(char: str) -> bool:
    return unicodedata.category(char) not in (*_MARKS, "Zs")


NOBODY = "audit.nobody"
"""The text for a member with deleted data."""


def is_former(member_id: int | None) -> bool:
    """Return whether this is the pseudonym of a member with deleted data. It means nothing outside its table."""
    return member_id is not None and member_id < 0


def member(member_id: int) -> Msg:
    """Return a mention, which pings only where a post says so."""
    return msg("core.member", id=str(member_id))


def table_title(table: TableRow) -> Msg:
    """Return the title of a table's game, with the name that its opener gave the table."""
    title = Msg(f"{table.title}.title")
    return msg("table.named", title=title, name=typed(table.name)) if table.name else title


def channel(channel_id: int | str) -> Msg:
    """Return a mention of a channel or thread, which leads there."""
    return msg("core.channel", id=str(channel_id))


def role(role_id: int | str) -> Msg:
    return msg("core.role", id=str(role_id))
