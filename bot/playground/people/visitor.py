"""Picks the member for a browser that opens the page for the first time: one who speaks its language."""

from collections.abc import Sequence

from bot.playground.discord.world import Member

DEFAULT = "en"
"""The language for visitors without a member of their own language."""


def visitor(members: Sequence[Member], accept_language: str) -> Member:
    """Return the first member with a language of the browser, in its order; else with English, else the first."""
    for wanted in (*_languages(accept_language), DEFAULT):
        for member in members:
            if _base(member.locale) == wanted:
                return member
    return members[0]


def _languages(accept_language: str) -> list[str]:
    """Return the languages of an ``Accept-Language`` header, in order of preference."""
    liked: dict[str, float] = {}
    for part in accept_language.split(","):
        tag, _, weight = part.partition(";")
        language = _base(tag.strip())
        liked[language] = max(_weight(weight), liked.get(language, 0.0))
    return sorted((each for each in liked if liked[each] > 0), key=lambda each: -liked[each])


def _weight(text: str) -> float:
    """Return the weight in ``q=0.8``: 1 if there is none, 0 if it is not a number."""
    name, _, number = text.strip().partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        return float(number)
    except ValueError:
        return 0.0


def _base(tag: str) -> str:
    return tag.partition("-")[0].lower()
