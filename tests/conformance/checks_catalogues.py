"""Checks a title's catalogues as a whole: every language has the same texts, all are used, and none is too long."""

import ast
from collections import Counter
from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import count, takewhile
from pathlib import Path

from fluent.syntax import parse
from fluent.syntax.ast import Message, Term

from bot.core.controls.components import OPTION_CHARS
from bot.i18n import Catalogue
from rules.core.text import msg
from tests.conformance.tables import Game, PlayedTable

PARAGRAPH_CHARS = 1000
"""Half of the characters that a message holds."""


def check_same_texts(game: Game, tables: Sequence[PlayedTable]) -> None:
    """Every language has the same texts in the same order, each only once."""
    texts = tables[0].around.texts
    for language, by_file in texts.items():
        counted = Counter(key for source in by_file.values() for key in _keys(source))
        twice = [key for key, times in counted.items() if times > 1]
        assert not twice, f"{game.key}: said twice in {language}: {twice}"
    english = texts["en"]
    for language, by_file in texts.items():
        for name in sorted({*english, *by_file}):
            ours, theirs = (list(_keys(each.get(name, ""))) for each in (english, by_file))
            differ = sorted({*ours} ^ {*theirs})
            where = f"{game.key}: {name} in English and in {language}"
            assert not differ, f"{where} have other texts: {differ}"
            assert ours == theirs, f"{where} have another order"


def _keys(source: str) -> Iterator[str]:
    for entry in parse(source).body:
        if isinstance(entry, Message | Term):
            yield entry.id.name


def check_refusals_are_raised(game: Game, tables: Sequence[PlayedTable]) -> None:
    """Every sentence of a refusal belongs to a code that the title's modules name."""
    around = tables[0].around
    named = set(_named(around.source))
    head = f"error-{game.key}-"
    for source in around.texts["en"].values():
        for key in _keys(source):
            code = key.removeprefix(head)
            if key.startswith(head):
                assert {code, f"{game.key}.{code}"} & named, f"{key}: nothing is refused so"


def _named(source: str) -> Iterator[str]:
    """The strings with dots in a title's modules, and those without dots that are the first argument of a call."""
    file = Path(import_module(source.partition(":")[0]).__file__ or "")
    for module in file.parent.rglob("*.py") if file.name == "__init__.py" else [file]:
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            match node:
                case ast.Call(args=[ast.Constant(value=str(word)), *_]):
                    yield word
                case ast.Constant(value=str(word)) if "." in word:
                    yield word


def check_rules_fit(game: Game, tables: Sequence[PlayedTable]) -> None:
    """The short rules have equally many paragraphs in every language, and each fits a page."""
    around = tables[0].around
    lengths = {each.language: len(list(_rules(game, each))) for each in around.catalogues}
    assert len(set(lengths.values())) == 1, f"{game.key}: paragraphs of the rules: {lengths}"
    for catalogue in around.catalogues:
        for number, words in enumerate(_rules(game, catalogue), 1):
            where = f"{game.key}.rules.{number} in {catalogue.language}"
            assert len(words) <= PARAGRAPH_CHARS, f"{where} has {len(words)} characters"


def _rules(game: Game, catalogue: Catalogue) -> Iterator[str]:
    numbers = takewhile(lambda n: catalogue.has(f"{game.key}.rules.{n}"), count(1))
    return (catalogue.words(f"{game.key}.rules.{n}") for n in numbers)


def check_choices_fit(game: Game, tables: Sequence[PlayedTable]) -> None:
    """Every choice of every option fits a menu."""
    for spec in game.options:
        for choice in spec.choices:
            key = f"{game.key}.option.{spec.name}.{choice}"
            for language, words in tables[0].around.words(msg(key)):
                assert len(words) <= OPTION_CHARS, (
                    f"{key} has {len(words)} characters in {language}"
                )
