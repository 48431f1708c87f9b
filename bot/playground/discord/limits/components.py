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
    """Check the components of an ordinary message: action rows that hold buttons or one select."""
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
    """Yield every component of a tree, outer ones first, with its place in the body."""
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


_INNER: frozenset[int | Kind] = frozenset(
    {
        *(Kind.ACTION_ROW, Kind.SECTION, Kind.TEXT_DISPLAY, Kind.MEDIA_GALLERY),
        *(Kind.FILE, Kind.SEPARATOR),
    }
)
"""Components that a container may hold."""
_OUTER = _INNER | {Kind.CONTAINER}
MOST_SECTION_TEXTS = 3
MOST_GALLERY_ITEMS = 10
MOST_ALT_TEXT = 1024


def check_layout(errors: FormErrors, path: Path, components: Any) -> None:
    """Check components of version 2: a tree of texts, pictures and rows, 40 in all, with 4,000 characters of text."""
    if not isinstance(components, list):
        errors.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        return
    found = list(walk(components, path))
    errors.count(path, len(found), least=1, most=MOST_LAYOUT_COMPONENTS)
    for index, component in enumerate(components):
        _check_part(errors, (*path, index), component, _OUTER)
    texts = [part.get("content") or "" for _, part in found if part["type"] == Kind.TEXT_DISPLAY]
    if sum(map(len, texts)) > MOST_LAYOUT_TEXT:
        errors.add(
            path,
            "COMPONENT_MAX_TOTAL_TEXT_SIZE_EXCEEDED",
            f"The total text size exceeds the maximum of {MOST_LAYOUT_TEXT}",
        )
    check_unique_ids(errors, path, components)


def _check_part(errors: FormErrors, path: Path, part: Json, allowed: frozenset[int | Kind]) -> None:
    """Refuse a component that may not stand here, or that breaks a limit of its own."""
    kind = part.get("type")
    if kind not in allowed:
        errors.choice((*path, "type"), kind)
        return
    inner = (*path, "components")
    match kind:
        case Kind.ACTION_ROW:
            _check_row(errors, path, part)
        case Kind.TEXT_DISPLAY:
            if not part.get("content"):
                errors.required((*path, "content"))
        case Kind.SECTION:
            texts = part.get("components") or []
            errors.count(inner, len(texts), least=1, most=MOST_SECTION_TEXTS)
            for index, text in enumerate(texts):
                _check_part(errors, (*inner, index), text, frozenset({Kind.TEXT_DISPLAY}))
            if not part.get("accessory"):
                errors.required((*path, "accessory"))
            else:
                _check_part(errors, (*path, "accessory"), part["accessory"], _ACCESSORIES)
        case Kind.BUTTON:
            _check_button(errors, path, part)
        case Kind.THUMBNAIL:
            _check_media(errors, path, part, "media")
        case Kind.MEDIA_GALLERY:
            items = part.get("items") or []
            errors.count((*path, "items"), len(items), least=1, most=MOST_GALLERY_ITEMS)
            for index, item in enumerate(items):
                _check_media(errors, (*path, "items", index), item, "media")
        case Kind.FILE:
            _check_media(errors, path, part, "file")
        case Kind.SEPARATOR:
            if part.get("spacing") not in (None, 1, 2):
                errors.choice((*path, "spacing"), part["spacing"])
        case Kind.CONTAINER:
            if part.get("accent_color") is not None:
                color = part["accent_color"]
                errors.number((*path, "accent_color"), color, least=0, most=0xFFFFFF)
            children = part.get("components") or []
            errors.count(inner, len(children), least=1, most=MOST_LAYOUT_COMPONENTS)
            for index, child in enumerate(children):
                _check_part(errors, (*inner, index), child, _INNER)


_ACCESSORIES: frozenset[int | Kind] = frozenset({Kind.BUTTON, Kind.THUMBNAIL})


def _check_media(errors: FormErrors, path: Path, holder: Json, name: str) -> None:
    url = (holder.get(name) or {}).get("url")
    if not url:
        errors.required((*path, name, "url"))
    elif not url.startswith(("attachment://", "http://", "https://")):
        errors.add(
            (*path, name, "url"),
            "URL_TYPE_INVALID_SCHEME",
            "Scheme \"\" is not supported. Scheme must be one of ('http', 'https').",
        )
    errors.length((*path, "description"), holder.get("description") or "", most=MOST_ALT_TEXT)
