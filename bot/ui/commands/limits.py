"""Discord's limits on what we send, as pure functions: each returns what is wrong, in words for us.

Checked before the slash commands are registered, and by tests over every form and post.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from bot.ui.controls.components import QuestionRef, panel_view
from bot.ui.form import Page
from bot.ui.posts.post import Post
from bot.ui.text.lines import ALT_CHARS, MESSAGE_BYTES, MESSAGE_CHARS
from rules.core.text import Say

Payload = Mapping[str, Any]

ROWS = 5
BUTTONS = 5
OPTIONS = 25
CUSTOM_ID = 100
FILES = 10
COMMANDS = 100
COMMAND_TEXT = 8000
NAME = re.compile(r"[-_'\w]{1,32}")

_ROW, _BUTTON, _SELECT = 1, 2, 3
_SUBCOMMAND, _GROUP = 1, 2


def check_page(page: Page, say: Say) -> tuple[str, ...]:
    """A page of a form, with the longest identifiers that are to be expected."""
    question = QuestionRef(table=10**9, question_seq=10**4)
    view = panel_view(page, say, question, several=True, undoable=True)
    return tuple(_components(view.to_components()))


def check_components(rows: Iterable[Payload]) -> tuple[str, ...]:
    """The components of a message."""
    return tuple(_components(rows))


def check_post(post: Post) -> tuple[str, ...]:
    """A whole message."""
    problems = []
    if len(post.content) > MESSAGE_CHARS or len(post.content.encode()) > MESSAGE_BYTES:
        problems.append(f"content has {len(post.content)} characters")
    if not post.content and not post.files:
        problems.append("the message is empty")
    if len(post.files) > FILES:
        problems.append(f"{len(post.files)} files")
    problems += [f"alt text of {file.name}" for file in post.files if len(file.alt) > ALT_CHARS]
    if post.view is not None:
        problems += _components(post.view.to_components())
    return tuple(problems)


def check_modal(modal: Payload) -> tuple[str, ...]:
    problems = list(_text("modal title", modal["title"], 45))
    problems += _text("modal id", modal["custom_id"], CUSTOM_ID)
    for label in modal["components"]:
        problems += _text("label", label.get("label", ""), 45)
        if description := label.get("description"):
            problems += _text("label description", description, 100)
    return tuple(problems)


def check_commands(commands: Iterable[Payload]) -> tuple[str, ...]:
    """The payload that registers all slash commands, translations included."""
    commands = list(commands)
    problems = [f"{len(commands)} commands"] if len(commands) > COMMANDS else []
    problems += _unique("commands", commands)
    for command in commands:
        problems += _command(command["name"], command)
        for language, size in _sizes(command).items():
            if size > COMMAND_TEXT:
                problems.append(f"{command['name']}: {size} characters in {language}")
    return tuple(problems)


def _components(rows: Iterable[Payload]) -> Iterator[str]:
    rows = list(rows)
    if not 0 < len(rows) <= ROWS:
        yield f"{len(rows)} rows"
    seen: set[str] = set()
    for row in rows:
        items = row.get("components", [])
        with_select = any(item["type"] == _SELECT for item in items)
        if row["type"] != _ROW or not 0 < len(items) <= (1 if with_select else BUTTONS):
            yield f"a row of {[item['type'] for item in items]}"
        for item in items:
            custom_id = item.get("custom_id", "")
            yield from _text(f"custom id {custom_id!r}", custom_id, CUSTOM_ID)
            if custom_id in seen:
                yield f"custom id {custom_id!r} twice"
            seen.add(custom_id)
            yield from _button(item) if item["type"] == _BUTTON else _select(item)


def _button(button: Payload) -> Iterator[str]:
    yield from _text("button label", button.get("label") or "", 80)


def _select(select: Payload) -> Iterator[str]:
    options = select.get("options", [])
    if not 0 < len(options) <= OPTIONS:
        yield f"{len(options)} options"
    low, high = select.get("min_values", 1), select.get("max_values", 1)
    if not 0 <= low <= high <= len(options) or high < 1:
        yield f"{low} to {high} of {len(options)} options"
    if sum(bool(option.get("default")) for option in options) > high:
        yield f"more than {high} options are chosen"
    yield from _text("placeholder", select.get("placeholder") or " ", 150)
    if len({option["value"] for option in options}) < len(options):
        yield "two options with one value"
    for option in options:
        yield from _text("option label", option["label"], 100)
        yield from _text("option value", option["value"], 100)
        if "description" in option:
            yield from _text("option description", option["description"] or "", 100)


def _command(path: str, command: Payload) -> Iterator[str]:
    yield from _names(path, command)
    yield from _descriptions(path, command)
    options = command.get("options", [])
    if len(options) > OPTIONS:
        yield f"{path}: {len(options)} options"
    yield from _unique(path, options)
    required = [bool(option.get("required")) for option in options]
    if required != sorted(required, reverse=True):
        yield f"{path}: a required option after an optional one"
    for option in options:
        inner = f"{path} {option['name']}"
        if option["type"] in (_SUBCOMMAND, _GROUP):
            yield from _command(inner, option)
            continue
        yield from _names(inner, option)
        yield from _descriptions(inner, option)
        choices = option.get("choices", [])
        if len(choices) > OPTIONS:
            yield f"{inner}: {len(choices)} choices"
        for choice in choices:
            for language, name in _in_all(choice, "name"):
                yield from _text(f"{inner}: choice in {language}", name, 100)


def _names(path: str, named: Payload) -> Iterator[str]:
    for language, name in _in_all(named, "name"):
        if not NAME.fullmatch(name) or name != name.lower():
            yield f"{path}: {name!r} is no name ({language})"


def _descriptions(path: str, described: Payload) -> Iterator[str]:
    for language, text in _in_all(described, "description"):
        yield from _text(f"{path}: description in {language}", text, 100)


def _unique(path: str, named: Iterable[Payload]) -> Iterator[str]:
    """Names next to each other differ, in every language."""
    by_language: dict[str, list[str]] = {}
    for each in named:
        for language, name in _in_all(each, "name"):
            by_language.setdefault(language, []).append(name)
    for language, names in by_language.items():
        for name in sorted({name for name in names if names.count(name) > 1}):
            yield f"{path}: two are called {name!r} ({language})"


def _in_all(named: Payload, key: str) -> Iterator[tuple[str, str]]:
    yield "default", named[key]
    yield from (named.get(f"{key}_localizations") or {}).items()


def _sizes(command: Payload) -> dict[str, int]:
    """Characters of all names, descriptions and values of a command, per language."""
    languages = {"default"}
    for each in _all_parts(command):
        languages.update(each.get("name_localizations") or {})
    return {
        language: sum(_size(each, language) for each in _all_parts(command))
        for language in sorted(languages)
    }


def _size(part: Payload, language: str) -> int:
    size = len(str(part.get("value", "")))
    for key in ("name", "description"):
        translated = (part.get(f"{key}_localizations") or {}).get(language)
        size += len(translated or part.get(key) or "")
    return size


def _all_parts(part: Payload) -> Iterator[Payload]:
    yield part
    for inner in (*part.get("options", ()), *part.get("choices", ())):
        yield from _all_parts(inner)


def _text(what: str, text: str, most: int) -> Iterator[str]:
    if not 1 <= len(text) <= most:
        yield f"{what} has {len(text)} characters, not 1 to {most}"
