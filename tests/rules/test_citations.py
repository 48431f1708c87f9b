"""Every chapter and ruling cited by code, tests and rule books exists in the title's specification."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rules.registry import GAME_KEYS, load
from tests.rules.citations import (
    chapters_cited,
    headings,
    numbered,
    numbers_cited,
    rulings,
    rulings_cited,
    sources,
)

ROOT = Path(__file__).parents[2]
LETTERS = {"metromania": "T", "tmars": "S"}
"""Marks that are cited without a preceding word, by title."""
FEWEST = 20
"""The least number of citations in every title. If there are fewer, the search for them is broken."""


def spec(key: str) -> str:
    return (ROOT / "rules" / key / "SPEC.md").read_text("utf-8")


def rulebook(key: str) -> str:
    return (ROOT / "rules" / key / "RULEBOOK.md").read_text("utf-8")


def unresolved(key: str, text: str) -> Iterator[str]:
    known = spec(key)
    chapters, marks = headings(known), rulings(known)
    lists = {
        "decision": numbered(rulebook(key), "Decisions by number"),
        "worked example": numbered(known, "Worked examples"),
    }
    yield from (f'chapter "{name}"' for name in chapters_cited(text) if name not in chapters)
    yield from (mark for mark in rulings_cited(text, LETTERS.get(key, "")) if mark not in marks)
    for kind, number in numbers_cited(text):
        if number not in lists[kind]:
            yield f"{kind} {number}"


@pytest.mark.parametrize("key", GAME_KEYS)
def test_every_citation_exists_in_the_specification(key: str) -> None:
    lost = [
        f"{file.relative_to(ROOT)}: {citation}"
        for file in sources(ROOT, key)
        for citation in unresolved(key, file.read_text("utf-8"))
    ]
    assert lost == []


@pytest.mark.parametrize("key", GAME_KEYS)
def test_citations_are_found(key: str) -> None:
    texts = [file.read_text("utf-8") for file in sources(ROOT, key)]
    assert sum(len(list(chapters_cited(text))) for text in texts) >= FEWEST


@pytest.mark.parametrize("key", GAME_KEYS)
def test_the_rule_books_chapters_exist_in_the_specification(key: str) -> None:
    chapters = headings(spec(key))
    rows = re.findall(r"^\| ([^|]+?) \| [^|]+ \| `", rulebook(key), re.M)
    assert rows
    assert [row for row in rows if not _is_chapter(row, chapters)] == []
    assert "(SPEC.md)" in rulebook(key)


@pytest.mark.parametrize("key", GAME_KEYS)
def test_the_specification_names_every_option_and_choice(key: str) -> None:
    words = set(re.findall(r"[\w-]+", spec(key)))
    named = {name for each in load(key).options for name in (each.name, *each.choices)}
    assert named - words == set()


def _is_chapter(row: str, chapters: frozenset[str]) -> bool:
    """Return true if a row names a chapter, optionally followed by a comma and a part of it."""
    parts = row.split(", ")
    return any(", ".join(parts[: end + 1]) in chapters for end in range(len(parts)))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        pytest.param('(chapter "No such\nchapter")', ['chapter "No such chapter"'], id="a chapter"),
        pytest.param(
            '(chapters "Timing", "One" and "Two")', ['chapter "One"', 'chapter "Two"'], id="several"
        ),
        pytest.param('(chapter "Timing", section "Three")', ['chapter "Three"'], id="a section"),
        pytest.param("(rulings T7 and D99)", ["D99"], id="a ruling"),
        pytest.param("DECISIONS 15 to 18", ["decision 15", "decision 18"], id="a decision"),
        pytest.param("worked example 999", ["worked example 999"], id="a worked example"),
        pytest.param('chapter "Timing", ruling D18', [], id="what there is"),
    ],
)
def test_citations_of_missing_chapters_and_rulings_are_caught(text: str, found: list[str]) -> None:
    assert list(unresolved("mine", text)) == found


def test_a_bare_mark_of_a_missing_ruling_is_caught() -> None:
    assert list(unresolved("tmars", "S19, S99: one space back")) == ["S99"]
