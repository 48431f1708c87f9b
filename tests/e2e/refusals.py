"""Recognises a refusal by its sentence in the catalogues, in every language."""

import re
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, ast

from bot.i18n.catalogue import LANGUAGES

_NOTES = frozenset({"ui-panel-lost", "ui-panel-changed"})
"""Texts other than refusals by which a panel says that a click had no effect."""
_PANEL_NOTE = "ui-panel-note"


def is_refusal(text: str) -> bool:
    """Return whether an answer refuses the request, as a whole or in the note at the top of a panel."""
    return any(map(refusals_in, text.split("\n")))


def refusals_in(line: str) -> frozenset[str]:
    """Return the keys of the refusals that a line may be: more than one if their sentences look the same."""
    return frozenset(key for key, pattern in _sentences() if pattern.fullmatch(line))


@cache
def _sentences() -> tuple[tuple[str, re.Pattern[str]], ...]:
    found: list[tuple[str, re.Pattern[str]]] = []
    for language in LANGUAGES:
        messages = dict(_messages(language))
        start, end = messages[_PANEL_NOTE].split(_ANYTHING)
        refusing = {key for key in messages if key.startswith("error-")} | _NOTES
        # In some languages the announcement of an end reads like the refusal of a later move.
        also_said = {messages[key] for key in messages.keys() - refusing}
        for key in sorted(refusing):
            sentence = messages[key]
            if _says_enough(sentence) and sentence not in also_said:
                # The bot turns a command into a link, which its options follow.
                linked = _COMMAND.sub("(?:`/.*`|</.*>(?: `.*`)?)", sentence)
                found.append((key, re.compile(f"(?:{start})?{linked}(?:{end})?")))
    return tuple(found)


_ANYTHING = ".*"
_COMMAND = re.compile(r"`/[^`]*`")
_LETTERS = 5
"""A sentence with fewer letters of its own, such as “{ $cell }: { $reason }.”, would match any text."""


def _says_enough(sentence: str) -> bool:
    return sum(letter.isalpha() for letter in sentence.replace(_ANYTHING, "")) >= _LETTERS


def _messages(language: str) -> list[tuple[str, str]]:
    """The keys, each with an expression that matches its text with any arguments."""
    found: list[tuple[str, str]] = []
    for file in (files("bot") / "locale" / language).iterdir():
        if file.name.endswith(".ftl"):
            for entry in FluentParser().parse(file.read_text("utf-8")).body:
                if isinstance(entry, ast.Message) and entry.value is not None:
                    found.append((entry.id.name, _expression(entry.value)))
    return found


def _expression(words: ast.Pattern) -> str:
    return "".join(map(_part, words.elements))


def _part(part: ast.TextElement | ast.Placeable) -> str:
    if isinstance(part, ast.TextElement):
        return re.escape(part.value)
    if isinstance(part.expression, ast.SelectExpression):
        variants = (_expression(variant.value) for variant in part.expression.variants)
        return f"(?:{'|'.join(variants)})"
    return _ANYTHING
