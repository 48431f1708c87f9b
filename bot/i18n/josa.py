"""Korean particles, whose form depends on the last syllable before them, and the honorific 님."""

import re

_FIRST_SYLLABLE = 0xAC00
_LAST_SYLLABLE = 0xD7A3
_FINALS = 28
_RIEUL = 8
"""Index of the final consonant ㄹ, after which 로 stays 로."""

# How a digit, Latin letter or sign is read aloud, as the index of its final consonant (0: none, 1: some, 8: ㄹ).
_DIGITS = dict(zip("0123456789", (1, 8, 0, 1, 0, 0, 1, 8, 8, 0), strict=True))
_LETTERS = {"l": 8, "r": 8, "m": 1, "n": 1}
_SIGNS = {"€": 0, "%": 0}

_SILENT = ")]}>»”’\"'*_~`」』】 \\|\N{POP DIRECTIONAL ISOLATE}"
"""Signs at the end that are not read aloud."""
_NO_PERSON = re.compile(r"(?:^|, )(?:로봇 \d+|\d+번 자리|마스봇)$")
"""Names that the bot gives: a robot, a seat without a known member, MarsBot."""


def attach(word: str, pair: str) -> str:
    """Return the word with the right particle of a pair such as ``을/를`` (after a consonant / after a vowel).

    Closing brackets and quotes are skipped; a word that cannot be read aloud gets both forms, as ``을(를)``.
    """
    after_consonant, after_vowel = pair.split("/")
    final = _final(word.rstrip(_SILENT))
    if final is None:
        return f"{word}{after_consonant}({after_vowel})"
    if final == 0 or (final == _RIEUL and after_vowel == "로"):
        return word + after_vowel
    return word + after_consonant


def called(name: str, pair: str = "") -> str:
    """Return the name at a seat, or several names, with a particle. People get 님, machines do not.

    If there are several, the last one decides, because the particle follows it.
    """
    if _NO_PERSON.search(name) is None:
        name = f"{name} 님"
    return attach(name, pair) if pair else name


def _final(word: str) -> int | None:
    if not word:
        return None
    last = word[-1].lower()
    if _FIRST_SYLLABLE <= ord(last) <= _LAST_SYLLABLE:
        return (ord(last) - _FIRST_SYLLABLE) % _FINALS
    if last in _DIGITS:
        return _DIGITS[last]
    if last.isascii() and last.isalpha():
        return _LETTERS.get(last, 0)
    return _SIGNS.get(last)
