"""Limits of message components: rows, buttons, selects, and the layout components of version 2."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from typing import Any

from bot.playground.discord.errors import FormErrors, Path
from bot.playground.discord.wire import Json


class Kind(IntEnum):
    ACTION_ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT_DISPLAY = 10
    THUMBNAIL = 11
    MEDIA_GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS = frozenset({3, 5, 6, 7, 8})
LINK_STYLE = 5
PREMIUM_STYLE = 6
MOST_ROWS = 5
MOST_BUTTONS = 5
MOST_OPTIONS = 25
MOST_LABEL = 80
MOST_CUSTOM_ID = 100
MOST_PLACEHOLDER = 150
MOST_OPTION_TEXT = 100
MOST_LAYOUT_COMPONENTS = 40
MOST_LAYOUT_TEXT = 4000


def check_components(errors: FormErrors, path: Path, rows: Any) -> None:
    """The components of an ordinary message: action rows that hold buttons or one select."""
    if not isinstance(rows, list):
        errors.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        return
    errors.count(path, len(rows), most=MOST_ROWS)
    for index, row in enumerate(rows):
        if row.get("type") != Kind.ACTION_ROW:
            errors.choice((*path, index, "type"), row.get("type"))
        else:
            _check_row(errors, (*path, index), row)
    check_unique_ids(errors, path, rows)


def _check_row(errors: FormErrors, path: Path, row: Json) -> None:
    children = row.get("components") or []
    inner = (*path, "components")
    errors.count(inner, len(children), least=1, most=MOST_BUTTONS)
    selects = [child for child in children if child.get("type") in SELECTS]
    if selects and len(children) > 1:
        errors.add(
            inner,
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
            f"Components displayed horizontally cannot exceed {MOST_BUTTONS} units of width",
        )
    for index, child in enumerate(children):
        kind = child.get("type")
        if kind == Kind.BUTTON:
            _check_button(errors, (*inner, index), child)
        elif kind in SELECTS:
            check_select(errors, (*inner, index), child)
        else:
            errors.choice((*inner, index, "type"), kind)


def _check_button(errors: FormErrors, path: Path, button: Json) -> None:
    style = button.get("style")
    if style not in range(1, 7):
        errors.choice((*path, "style"), style)
    if (label := button.get("label")) is not None:
        errors.length((*path, "label"), label, most=MOST_LABEL)
    if style == PREMIUM_STYLE:
        if not button.get("sku_id"):
            errors.required((*path, "sku_id"))
        return
    if not button.get("label") and not button.get("emoji"):
        errors.add(
            path,
            "BUTTON_COMPONENT_INVALID_LABEL",
            "A button must have a label or an emoji",
        )
    if style == LINK_STYLE:
        if not button.get("url"):
            errors.required((*path, "url"))
        elif len(button["url"]) > 512:
            errors.length((*path, "url"), button["url"], most=512)
        if button.get("custom_id"):
            errors.add(
                path,
                "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                "A custom id and url cannot both be specified",
            )
        return
    check_custom_id(errors, path, button)
    if button.get("url"):
        errors.add(
            path,
            "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
            "A custom id and url cannot both be specified",
        )


def check_custom_id(errors: FormErrors, path: Path, component: Json) -> None:
    where = (*path, "custom_id")
    errors.length(where, component.get("custom_id") or "", least=1, most=MOST_CUSTOM_ID)


def check_select(errors: FormErrors, path: Path, select: Json) -> None:
    check_custom_id(errors, path, select)
    if (placeholder := select.get("placeholder")) is not None:
        errors.length((*path, "placeholder"), placeholder, most=MOST_PLACEHOLDER)
    least = _number(select, "min_values", 1)
    most = _number(select, "max_values", 1)
    errors.number((*path, "min_values"), least, least=0, most=MOST_OPTIONS)
    errors.number((*path, "max_values"), most, least=1, most=MOST_OPTIONS)
    if least > most:
        errors.add(
            (*path, "min_values"),
            "SELECT_COMPONENT_INVALID_MIN_VALUES",
            "min_values must be less than or equal to max_values",
        )
    if select.get("type") == Kind.STRING_SELECT:
        options = select.get("options") or []
        check_options(errors, (*path, "options"), options)
        if options and max(least, most) > len(options):
            errors.add(
                (*path, "max_values" if most > len(options) else "min_values"),
                "SELECT_COMPONENT_MAX_VALUES_EXCEEDS_OPTIONS",
                "min_values and max_values must not exceed the number of options",
            )
        defaults = sum(bool(option.get("default")) for option in options)
        if defaults > most:
            errors.add(
                (*path, "options"),
                "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
                f"The number of default values must be {most} or fewer",
            )


def _number(component: Json, name: str, default: int) -> int:
    value = component.get(name)
    return default if value is None else int(value)


def check_options(errors: FormErrors, path: Path, options: list[Json], *, least: int = 1) -> None:
    errors.count(path, len(options), least=least, most=MOST_OPTIONS)
    seen: set[str] = set()
    for index, option in enumerate(options):
        here = (*path, index)
        for name in ("label", "value"):
            errors.length((*here, name), option.get(name) or "", least=1, most=MOST_OPTION_TEXT)
        if (description := option.get("description")) is not None:
            where = (*here, "description")
            errors.length(where, description, least=1, most=MOST_OPTION_TEXT)
        value = str(option.get("value"))
        if value in seen:
            errors.add(
                (*here, "value"),
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            )
        seen.add(value)


def walk(components: list[Json], path: Path) -> Iterator[tuple[Path, Json]]:
    """Every component of a tree, outer ones first, with its place in the body."""
    for index, component in enumerate(components):
        here = (*path, index)
        yield here, component
        yield from walk(component.get("components") or [], (*here, "components"))
        for name in ("accessory", "component"):
            if isinstance(inner := component.get(name), dict):
                for inner_path, found in walk([inner], ()):
                    yield (*here, name, *inner_path[1:]), found


def check_unique_ids(errors: FormErrors, path: Path, components: list[Json]) -> None:
    seen: set[str] = set()
    for where, component in walk(components, path):
        custom_id = component.get("custom_id")
        if custom_id is None:
            continue
        if custom_id in seen:
            errors.add(
                (*where, "custom_id"),
                "COMPONENT_CUSTOM_ID_DUPLICATED",
                "Component custom id cannot be duplicated",
            )
        seen.add(custom_id)


def check_layout(errors: FormErrors, path: Path, components: list[Json]) -> None:
    """Components of version 2: a tree of texts, pictures and rows, 40 in all."""
    found = list(walk(components, path))
    errors.count(path, len(found), most=MOST_LAYOUT_COMPONENTS)
    text_length = 0
    for where, component in found:
        match component.get("type"):
            case Kind.ACTION_ROW:
                _check_row(errors, where, component)
            case Kind.TEXT_DISPLAY:
                text_length += len(component.get("content") or "")
                if not component.get("content"):
                    errors.required((*where, "content"))
            case Kind.SECTION:
                texts = component.get("components") or []
                errors.count((*where, "components"), len(texts), least=1, most=3)
                if not component.get("accessory"):
                    errors.required((*where, "accessory"))
                elif component["accessory"].get("type") == Kind.BUTTON:
                    _check_button(errors, (*where, "accessory"), component["accessory"])
            case Kind.MEDIA_GALLERY:
                items = component.get("items") or []
                errors.count((*where, "items"), len(items), least=1, most=10)
                for index, item in enumerate(items):
                    alt = (*where, "items", index, "description")
                    errors.length(alt, item.get("description") or "", most=1024)
            case Kind.THUMBNAIL:
                alt = (*where, "description")
                errors.length(alt, component.get("description") or "", most=1024)
            case Kind.BUTTON | Kind.FILE | Kind.SEPARATOR | Kind.CONTAINER:
                pass
            case kind if kind in SELECTS:
                pass
            case kind:
                errors.choice((*where, "type"), kind)
    if text_length > MOST_LAYOUT_TEXT:
        errors.add(
            path,
            "COMPONENT_MAX_TOTAL_TEXT_SIZE_EXCEEDED",
            f"The total text size exceeds the maximum of {MOST_LAYOUT_TEXT}",
        )
    check_unique_ids(errors, path, components)
