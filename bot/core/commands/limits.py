"""Discord's limits on messages and commands, as pure functions. Each returns descriptions of the problems.

They run before slash commands are registered, and in tests over every form and post.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from bot.core.controls.components import QuestionRef, panel_view
from bot.core.form import Page
from bot.core.posts.layout import LAYOUT_CHARS, LAYOUT_COMPONENTS, components_of
from bot.core.posts.post import Post
from bot.core.text.lines import ALT_CHARS, MESSAGE_BYTES, MESSAGE_CHARS
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

_ROW, _BUTTON, _SELECT, _SECTION, _THUMBNAIL = 1, 2, 3, 9, 11
_SUBCOMMAND, _GROUP = 1, 2


def check_page(page: Page, say: Say) -> tuple[str, ...]:
    """Check one page of a form, using the longest identifiers to be expected."""
    question = QuestionRef(table=10**9, question_seq=10**4)
    view = panel_view(page, say, question, verbs=(), undoable=True)
    return tuple(_components(view.to_components()))


def check_components(rows: Iterable[Payload]) -> tuple[str, ...]:
    """Check the components of a message."""
    return tuple(_components(rows))


def check_post(post: Post) -> tuple[str, ...]:
    """Check a whole message."""
    problems: list[str] = []
    if post.layout is not None:
        problems += check_layout(components_of(post.layout))
        if post.content or post.view is not None:
            problems.append("something stands beside the layout")
    if len(post.content) > MESSAGE_CHARS or len(post.content.encode()) > MESSAGE_BYTES:
        problems.append(f"content has {len(post.content)} characters")
    if not post.content and not post.files and post.layout is None:
        problems.append("the message is empty")
    if len(post.files) > FILES:
        problems.append(f"{len(post.files)} files")
    problems += [f"alt text of {file.name}" for file in post.files if len(file.alt) > ALT_CHARS]
    if post.view is not None:
        problems += _components(post.view.to_components())
    return tuple(problems)


def check_layout(components: Iterable[Payload]) -> tuple[str, ...]:
    """Check the components of a message that is a layout."""
    found = list(_nested(components))
    problems = [] if 0 < len(found) <= LAYOUT_COMPONENTS else [f"{len(found)} components"]
    chars = sum(len(part.get("content", "")) for part in found)
    if chars > LAYOUT_CHARS:
        problems.append(f"{chars} characters of text")
    rows = [part for part in found if part["type"] == _ROW]
    beside = [part for part in found if part["type"] == _SECTION]
    buttons = [part["accessory"] for part in beside if part["accessory"]["type"] == _BUTTON]
    problems += _controls([*rows, *({"type": _ROW, "components": [one]} for one in buttons)])
    for part in found:
        pictured = [part] if part["type"] == _THUMBNAIL else part.get("items", ())
        if any(len(one.get("description") or "") > ALT_CHARS for one in pictured):
            problems.append("long alt text")
    return tuple(problems)


def _nested(components: Iterable[Payload]) -> Iterator[Payload]:
    for component in components:
        yield component
        yield from _nested(component.get("components", ()))
        if "accessory" in component:
            yield component["accessory"]


def check_modal(modal: Payload) -> tuple[str, ...]:
    problems = list(_text("modal title", modal["title"], 45))
    problems += _text("modal id", modal["custom_id"], CUSTOM_ID)
    for label in modal["components"]:
        problems += _text("label", label.get("label", ""), 45)
        if description := label.get("description"):
            problems += _text("label description", description, 100)
    return tuple(problems)


def check_commands(commands: Iterable[Payload]) -> tuple[str, ...]:
    """Check the payload that registers all slash commands, including translations."""
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
    yield from _controls(rows)


def _controls(rows: Iterable[Payload]) -> Iterator[str]:
    """Check buttons and menus in their rows."""
    seen: set[str] = set()
    for row in rows:
        items = row.get("components", [])
        with_select = any(item["type"] == _SELECT for item in items)
        if row["type"] != _ROW or not 0 < len(items) <= (1 if with_select else BUTTONS):
            yield f"a row of {[item['type'] for item in items]}"
        for item in items:
            if item.get("url"):
                yield from _button(item)
                continue
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
    """Check that sibling names differ in every language."""
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
    """Count the characters of all names, descriptions and values of a command, per language."""
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
