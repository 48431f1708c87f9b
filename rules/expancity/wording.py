"""Texts of people inside our own."""

_LONGEST = 24
"""Characters of an unreadable text that a refusal repeats."""


def excerpt(text: str) -> str:
    """The beginning of what somebody wrote, short enough to be repeated."""
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
