"""Every text named in code exists in every language."""

import ast
import itertools
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import bot
from bot.core.posts import ways_out
from bot.i18n import LANGUAGES, Catalogues

_ROOT = Path(bot.__file__).parent
_OURS = ("core", "features", "outbox", "tables", "client.py", "title_files.py")
_KEY = re.compile(r"(ui|table|core|error)(\.[a-z_0-9]+)+")


def _modules() -> Iterator[Path]:
    for name in _OURS:
        place = _ROOT / name
        yield from [place] if place.is_file() else sorted(place.rglob("*.py"))


def _named(tree: ast.AST) -> Iterator[str]:
    """The keys that appear as whole strings in the source, including those of refusals."""
    codes = set()
    pieces = {
        piece for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for piece in node.values
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
            first = node.args[0]
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                if node.func.id in ("Refusal", "MalformedMove"):
                    codes.add(first.value)
                    yield f"error.{first.value}"
                elif node.func.id == "TableRefusal":
                    yield f"error.table.{first.value}"
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or node in pieces or node.value in codes:
            continue
        if isinstance(node.value, str) and node.value in ways_out.WAYS:
            yield f"error.{node.value}"
            continue
        if isinstance(node.value, str) and _KEY.fullmatch(node.value):
            yield node.value


@cache
def _keys() -> tuple[str, ...]:
    # Not when this module is imported: parsing takes seconds, and every worker imports it.
    return tuple(
        sorted(
            {key for module in _modules() for key in _named(ast.parse(module.read_text("utf-8")))}
        )
    )


BUILT = [
    *(
        f"ui.button.{op}"
        for op in ("turn", "hand", "rules", "join", "leave", "start", "cancel", "more", "talk")
    ),
    *(f"ui.button.{op}" for op in ("robot_1", "robot_2", "robot_3", "unrobot", "take", "told")),
    *(f"ui.button.{op}" for op in ("clock", "pause", "leaving", "takeback", "break", "invite")),
    *(f"ui.list.table{how}" for how in ("", "_in", "_linked", "_in_linked")),
    *(f"ui.done.{op}" for op in ("join", "leave", "start", "cancel", "robot", "unrobot", "take")),
    *(f"ui.level.{level}" for level in range(4)),
    *(f"table.trouble_{what}" for what in ("gone", "forbidden", "refused", "damaged")),
    *(f"core.language.{language}" for language in LANGUAGES),
    *(f"ui.list.{section}" for section in ("waiting", "others", "lobbies")),
    *(f"ui.length.{unit}" for unit in ("days", "hours", "minutes")),
    *(f"ui.button.{way}" for ways in ways_out.WAYS.values() for way in ways if way != "panel"),
    *(f"ui.settings.server_{name}_off" for name in ("offers", "log")),
    "ui.button.sit",
    "ui.button.rematch",
    "ui.button.reopen",
    "ui.button.verify",
    "ui.button.replay",
    "ui.button.review",
]


def test_keys_are_found() -> None:
    assert len(_keys()) > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_a_text(catalogues: Catalogues, language: str) -> None:
    catalogue = catalogues[language]
    assert [key for key in (*_keys(), *BUILT) if not catalogue.has(key)] == []


@pytest.mark.parametrize("name", ["ui", "tables", "commands", "core", "moderation"])
def test_all_languages_have_the_same_texts(name: str) -> None:
    found = {
        language: _messages(_ROOT / "locale" / language / f"{name}.ftl") for language in LANGUAGES
    }
    for one, other in itertools.pairwise(LANGUAGES):
        assert found[one].keys() == found[other].keys()
        for key, arguments in found[one].items():
            assert arguments == found[other][key], f"{key} in {one} and {other}"


def _messages(file: Path) -> dict[str, frozenset[str]]:
    """The arguments that each message uses."""
    messages: dict[str, frozenset[str]] = {}
    for block in re.split(r"^(?=[a-z])", file.read_text("utf-8"), flags=re.MULTILINE):
        if found := re.match(r"([a-z][\w-]*) =", block):
            messages[found[1]] = frozenset(re.findall(r"\$(\w+)", block))
    return messages


def test_no_text_of_the_interface_is_unused() -> None:
    used = {key.replace(".", "-") for key in [*_keys(), *BUILT]}
    written = _messages(_ROOT / "locale" / "en" / "ui.ftl").keys()
    extra = {key for key in written - used if not re.match(r"ui-(help|permission)-", key)}
    assert extra == set()
