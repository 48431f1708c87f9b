"""The map in every title's rule book names only things that exist."""

import re
from importlib.resources import files
from pathlib import Path
from pkgutil import resolve_name

import pytest

from rules.registry import GAME_KEYS

CODE, TESTS = 3, 4
"""Columns of the map."""
FEWEST = {"expancity": 25, "metromania": 25, "mine": 40, "tmars": 80}
"""The least number of names in each column. If there are fewer, the map was not read."""


def text(key: str) -> str:
    return (files("rules") / key / "RULEBOOK.md").read_text("utf-8")


def named(key: str, column: int) -> set[str]:
    rows = [line.split("|") for line in text(key).splitlines() if re.match(r"\| .*`", line)]
    return {name for row in rows for name in re.findall(r"`([\w.]+)`", row[column])}


@pytest.mark.parametrize(
    ("column", "package"), [(CODE, "rules"), (TESTS, "tests.rules")], ids=["code", "tests"]
)
@pytest.mark.parametrize("key", GAME_KEYS)
def test_everything_in_the_map_is_there(key: str, column: int, package: str) -> None:
    heads = (f"{package}.{key}", "tests")
    assert [
        name
        for name in sorted(named(key, column))
        if not any(_is_there(f"{head}.{name}") for head in heads)
    ] == []


def _is_there(name: str) -> bool:
    try:
        return resolve_name(name) is not None
    except (ImportError, AttributeError):
        return False


@pytest.mark.parametrize("column", [CODE, TESTS])
@pytest.mark.parametrize("key", GAME_KEYS)
def test_the_map_is_read(key: str, column: int) -> None:
    assert len(named(key, column)) > FEWEST[key]


@pytest.mark.parametrize("key", GAME_KEYS)
def test_decisions_that_comments_name_are_there(key: str) -> None:
    written = set(re.findall(r"^(\d+)\. ", text(key), re.MULTILINE))
    assert cited_decisions(key) <= written


def test_decisions_are_named_in_comments() -> None:
    assert len(cited_decisions("tmars")) > 8


def cited_decisions(key: str) -> set[str]:
    comments = (file.read_text("utf-8") for file in Path(str(files("rules") / key)).rglob("*.py"))
    return {
        number
        for comment in comments
        for numbers in re.findall(r"DECISIONS? ([\d, to]*\d)", comment)
        for number in re.findall(r"\d+", numbers)
    }
