"""Search of posts for a member with deleted data, without storing their identity.

The posts of a deleted member are edited after the deletion, perhaps by another process or after a restart. Until then
the waiting rows know the member's names and number only by salted hashes (ADR 60).
"""

import re
import secrets
import unicodedata
from collections.abc import Collection, Iterator
from functools import cached_property
from hashlib import blake2b
from string import punctuation
from typing import Final

from msgspec import Struct

from bot.tables.names import visible

LEAST_CUT: Final = 2
"""The shortest beginning of a name that is removed."""
ELLIPSIS: Final = "…"
"""The sign of `bot.ui.text.lines` for text that it leaves out."""
_BYTES: Final = 16
_NUMBER: Final = re.compile(r"(?<!\d)\d{1,20}(?!\d)")
_MENTION: Final = re.compile(r"<@!?(\d{1,20})>")
_UNSEEN: Final = "\\"
"""Signs that escape Markdown; with characters of no width they may stand anywhere within a name."""


class Traces(Struct, frozen=True, dict=True):
    """The hashed names and numbers of members."""

    salt: str
    names: tuple[tuple[int, str], ...]
    """The length and the hash of each way to write a name."""
    numbers: tuple[str, ...]
    beginnings: tuple[tuple[int, str], ...] = ()
    """The same of their beginnings with an ellipsis, as posts without room for the whole name show them."""

    @classmethod
    def of(cls, member_ids: Collection[int], names: Collection[str]) -> "Traces":
        """Hash these numbers and names with a new salt."""
        salt = secrets.token_hex(_BYTES)
        written = {
            found for name in names for way in (name, visible(name)) if (found := _plain(way)[0])
        }
        return cls(
            salt,
            _hashed(salt, written),
            tuple(sorted(_hash(salt, str(each)) for each in member_ids)),
            _hashed(salt, {found for name in written for found in _cut(name)}),
        )

    @cached_property
    def _lengths(self) -> dict[int, frozenset[str]]:
        return _by_length(self.names)

    @cached_property
    def _cut_lengths(self) -> dict[int, frozenset[str]]:
        return _by_length(self.beginnings)

    def has_number(self, text: str) -> bool:
        """Return whether the text holds the number of such a member."""
        return any(_hash(self.salt, each) in self.numbers for each in _NUMBER.findall(text))

    def without(self, text: str, instead: str, *, number: str = "…", names: bool = True) -> str:
        """Return the text with `instead` for mentions and names, and `number` for bare numbers.

        With `names=False` names stay: they are those of other members.
        """
        text = _MENTION.sub(
            lambda found: instead if self._is_one(found[1]) else found[0],
            text,
        )
        text = _NUMBER.sub(lambda found: number if self._is_one(found[0]) else found[0], text)
        if not names or not self.names:
            return text
        plain, places = _plain(text)
        parts: list[str] = []
        done = 0
        for start, end in self._found(plain):
            parts += _unescaped(text[done : places[start]], plain[start]), instead
            done = places[end - 1] + 1
        return "".join((*parts, text[done:]))

    def _is_one(self, number: str) -> bool:
        return _hash(self.salt, number) in self.numbers

    def _found(self, plain: str) -> Iterator[tuple[int, int]]:
        """Yield the places of names that stand as words of their own."""
        at = 0
        while at < len(plain):
            end = self._end_at(plain, at)
            if end is None:
                at += 1
            else:
                yield at, end
                at = end

    def _end_at(self, plain: str, at: int) -> int | None:
        """Return the end of a name that begins here."""
        if at and plain[at - 1].isalnum() and plain[at].isalnum():
            return None
        for length, marks in self._lengths.items():
            end = at + length
            if end > len(plain) or (end < len(plain) and _go_on(plain[end - 1], plain[end])):
                continue
            if _hash(self.salt, plain[at:end]) in marks:
                return end
        for length, marks in self._cut_lengths.items():
            end = at + length
            # Few words end so, and only those are worth a hash.
            if plain[end - 1 : end] == ELLIPSIS and _hash(self.salt, plain[at:end]) in marks:
                return end
        return None


def _hashed(salt: str, texts: Collection[str]) -> tuple[tuple[int, str], ...]:
    return tuple(sorted((len(each), _hash(salt, each)) for each in texts))


def _by_length(hashed: Collection[tuple[int, str]]) -> dict[int, frozenset[str]]:
    """Return hashes by the length of their texts, the longest first."""
    lengths = sorted({length for length, _ in hashed}, reverse=True)
    return {
        each: frozenset(found for length, found in hashed if length == each) for each in lengths
    }


def _cut(name: str) -> Iterator[str]:
    """Yield the beginnings that a cut may leave of a name. A single letter is no name."""
    for end in range(LEAST_CUT, len(name)):
        yield name[:end] + ELLIPSIS
        yield name[:end].rstrip() + ELLIPSIS


def _hash(salt: str, text: str) -> str:
    return blake2b(
        text.encode("utf-8", "replace"), key=salt.encode(), digest_size=_BYTES
    ).hexdigest()


def _plain(text: str) -> tuple[str, list[int]]:
    """Return the text without signs that only escape others, and the original place of each character."""
    kept = [
        (at, char)
        for at, char in enumerate(text)
        if (char.isascii() and char not in _UNSEEN) or not _is_unseen(char)
    ]
    return "".join(char for _, char in kept), [at for at, _ in kept]


def _unescaped(before: str, char: str) -> str:
    """Return the text before a character that goes, without the sign that escapes it."""
    escapes = len(before) - len(before.rstrip(_UNSEEN))
    return before[:-1] if escapes % 2 and char in punctuation else before


def _is_unseen(char: str) -> bool:
    return char in _UNSEEN or unicodedata.category(char) == "Cf"


def _go_on(before: str, after: str) -> bool:
    """Return whether a word goes on with the second of two letters. Korean particles follow a name without a space."""
    return before.isalnum() and after.isalnum() and _is_hangul(before) == _is_hangul(after) is False


def _is_hangul(char: str) -> bool:
    return (
        "\u1100" <= char <= "\u11ff" or "\u3130" <= char <= "\u318f" or "\uac00" <= char <= "\ud7a3"
    )
