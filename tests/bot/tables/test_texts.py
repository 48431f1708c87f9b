"""Every text of tables has a sentence in every language, with all its arguments."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import bot.tables
from bot.i18n import LANGUAGES
from rules.core.text import Arg, Msg
from tests.catalogues import catalogue_of

FOLDER = Path(next(iter(bot.tables.__path__)))

TROUBLES = ("gone", "forbidden", "refused", "damaged")
"""The troubles that the outbox reports to a table's opener."""


def spoken() -> Iterator[Msg]:
    """The refusals and texts in the code, each with a number for every argument."""
    for file in sorted(FOLDER.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            match node:
                case ast.Call(ast.Name("TableRefusal"), [ast.Constant(str(code))], facts):
                    yield _said(f"error.table.{code}", facts)
                case ast.Call(ast.Name("msg"), [ast.Constant(str(key))], facts):
                    yield _said(key, facts)
    for trouble in TROUBLES:
        yield Msg(f"table.trouble_{trouble}", {"number": "7"})
    yield Msg("table.thread_name", {"title": "Nim", "number": "7"})


def _said(key: str, facts: list[ast.keyword]) -> Msg:
    args: dict[str, Arg] = {fact.arg: 2 for fact in facts if fact.arg is not None}
    return Msg(key, args)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_has_a_sentence(language: str) -> None:
    catalogue = catalogue_of(language)
    # Whatever has none raises and names itself.
    assert [text for text in spoken() if not catalogue.say(text, names=str)] == []


def test_texts_are_found_in_the_code() -> None:
    keys = {text.key for text in spoken()}
    assert {"error.table.stale", "error.table.no_such_table", "table.left"} <= keys
