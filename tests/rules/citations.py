"""Finds which chapters and rulings of a title's specification a text cites, and which ones exist.

A docstring cites a chapter by its heading (``chapter "Scoring"``, ``chapters "Setup" and "Play"``,
``section "Tracks"``), and a ruling by its mark (``ruling D18``, ``DECISIONS 15 to 18``, ``worked example 51``).
"""

import re
from collections.abc import Iterator
from pathlib import Path

_NAMES = re.compile(r'\b(?:chapters?|sections?) ((?:"[^"]+"(?:,? and |, | to )?)+)')
_MARKS = re.compile(r"\brulings? ((?:[A-Z]\d+(?:, | and | to )?)+)")
_NUMBERS = re.compile(r"\b(DECISION|worked example)s? (\d+)(?:(?: and | to )(\d+))?", re.IGNORECASE)
_HEADING = re.compile(r"^#+ (?:[\d.]+ )?(.+)$", re.MULTILINE)
_MARKED = re.compile(r"^(?:\| |\* |- |)\**([A-Z]\d+)\b", re.MULTILINE)
_NUMBERED = re.compile(r"^(\d+)\. ", re.MULTILINE)


def chapters_cited(text: str) -> Iterator[str]:
    for found in _NAMES.finditer(" ".join(text.split())):
        yield from re.findall(r'"([^"]+)"', found[1])


def rulings_cited(text: str, letters: str) -> Iterator[str]:
    """Marks after the word ruling, and marks with the title's own letters anywhere."""
    plain = " ".join(text.split())
    for found in _MARKS.finditer(plain):
        yield from re.findall(r"[A-Z]\d+", found[1])
    if letters:
        yield from re.findall(rf"(?<![\w>.=])[{letters}]\d\d\b(?![>.=@])", plain)


def numbers_cited(text: str) -> Iterator[tuple[str, int]]:
    """``("decision", 15)`` or ``("worked example", 51)``; for a range, both ends."""
    for found in _NUMBERS.finditer(" ".join(text.split())):
        for number in found.groups()[1:]:
            if number is not None:
                yield found[1].lower(), int(number)


def headings(text: str) -> frozenset[str]:
    return frozenset(heading.strip() for heading in _HEADING.findall(text))


def rulings(text: str) -> frozenset[str]:
    """Marks at the start of a row, an item or a paragraph."""
    return frozenset(_MARKED.findall(text))


def numbered(text: str, heading: str) -> frozenset[int]:
    """The numbers of the list below a heading, including its sub-chapters."""
    found = re.search(
        rf"^(#+) (?:[\d.]+ )?{re.escape(heading)}\n(.*?)(?=^\1 |\Z)", text, re.M | re.S
    )
    return frozenset(map(int, _NUMBERED.findall(found[2]))) if found else frozenset()


def sources(root: Path, key: str) -> Iterator[Path]:
    """Every file of a title that may cite its specification, anywhere in the title's folders."""
    for folder in (
        root / "rules" / key,
        root / "render" / key,
        root / "bot" / "cogs" / key,
        root / "tests" / "rules" / key,
    ):
        yield from sorted(folder.rglob("*.py"))
