"""Texts of newcomers and of attackers."""

from random import Random

HUGE = 10_000
"""The length of the longest typed text."""

_ALPHABETS = (
    "abcdefghijklmnopqrstuvwxyz ",
    "0123456789-+., ",
    "가나다라마바사 ㅋㅎ",
    "àèìòù ÀÈ",
    "日本語漢字",
    "😀🎲🏙️👩‍👩‍👧",
    "\u202e\u200b\u200d\u0301\ufeff",
    "`*_~|>#[]()<>@:\\\"'{}$%&;=/?!\n\t",
)
_CLASSICS = (
    "@everyone @here",
    "<@1> <#2> <@&3> </table open:4>",
    "```\nnot closed",
    "'; DROP TABLE tables; --",
    "{0.__class__} %s %n ${x}",
    "||spoiler|| ~~no~~ [a](https://example.com)",
    "-1",
    "0",
    "99999999999999999999999999",
    "NaN",
    "null",
    "\x00\x07",
    " ",
    "\ud7ff",
)


def nonsense(rng: Random, length: int | None = None) -> str:
    """A text of any characters, of the given length or of any length up to `HUGE`."""
    if length is None:
        if rng.random() < 0.3:
            return rng.choice(_CLASSICS)
        length = rng.choice((0, 1, 2, 5, 12, 40, 120, 300, 2_000, 6_000, HUGE))
    alphabets = rng.sample(_ALPHABETS, rng.randint(1, 3))
    return "".join(rng.choice(rng.choice(alphabets)) for _ in range(length))
