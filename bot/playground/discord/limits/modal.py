"""Limits of modals, in the older shape (rows of text inputs) and the newer (labels)."""

from __future__ import annotations

from bot.playground.discord.errors import FormErrors, Path
from bot.playground.discord.limits.components import (
    SELECTS,
    Kind,
    check_custom_id,
    check_options,
    check_select,
    check_unique_ids,
)
from bot.playground.discord.wire import Json

MOST_TITLE = 45
MOST_LABEL = 45
MOST_LABEL_DESCRIPTION = 100
MOST_PARTS = 5
MOST_INPUT = 4000
MOST_INPUT_PLACEHOLDER = 100


def check_modal(modal: Json, path: Path) -> None:
    errors = FormErrors()
    errors.length((*path, "title"), modal.get("title") or "", least=1, most=MOST_TITLE)
    errors.length((*path, "custom_id"), modal.get("custom_id") or "", least=1, most=100)
    parts = modal.get("components") or []
    errors.count((*path, "components"), len(parts), least=1, most=MOST_PARTS)
    for index, part in enumerate(parts):
        _check_part(errors, (*path, "components", index), part)
    check_unique_ids(errors, (*path, "components"), parts)
    errors.raise_if_any()


def _check_part(errors: FormErrors, path: Path, part: Json) -> None:
    match part.get("type"):
        case Kind.ACTION_ROW:
            children = part.get("components") or []
            errors.count((*path, "components"), len(children), least=1, most=1)
            for index, child in enumerate(children):
                _check_old_input(errors, (*path, "components", index), child)
        case Kind.LABEL:
            errors.length((*path, "label"), part.get("label") or "", least=1, most=MOST_LABEL)
            if part.get("description") is not None:
                where = (*path, "description")
                text = part["description"]
                errors.length(where, text, least=1, most=MOST_LABEL_DESCRIPTION)
            if not isinstance(part.get("component"), dict):
                errors.required((*path, "component"))
            else:
                _check_labelled(errors, (*path, "component"), part["component"])
        case Kind.TEXT_DISPLAY:
            errors.length((*path, "content"), part.get("content") or "", least=1, most=4000)
        case kind:
            errors.choice((*path, "type"), kind)


def _check_old_input(errors: FormErrors, path: Path, child: Json) -> None:
    if child.get("type") != Kind.TEXT_INPUT:
        errors.choice((*path, "type"), child.get("type"))
        return
    errors.length((*path, "label"), child.get("label") or "", least=1, most=MOST_LABEL)
    _check_input(errors, path, child)


def _check_labelled(errors: FormErrors, path: Path, component: Json) -> None:
    kind = component.get("type")
    if kind == Kind.TEXT_INPUT:
        if component.get("label"):
            errors.add(
                (*path, "label"),
                "COMPONENT_LABEL_NOT_ALLOWED",
                "A text input within a label must not have a label of its own",
            )
        _check_input(errors, path, component)
    elif kind in SELECTS:
        check_select(errors, path, component)
    elif kind in (Kind.RADIO_GROUP, Kind.CHECKBOX_GROUP):
        check_custom_id(errors, path, component)
        least = 2 if kind == Kind.RADIO_GROUP else 1
        options = component.get("options") or []
        check_options(errors, (*path, "options"), options, least=least)
    elif kind in (Kind.FILE_UPLOAD, Kind.CHECKBOX):
        check_custom_id(errors, path, component)
    else:
        errors.choice((*path, "type"), kind)


def _check_input(errors: FormErrors, path: Path, field: Json) -> None:
    check_custom_id(errors, path, field)
    if field.get("style") not in (1, 2):
        errors.choice((*path, "style"), field.get("style"))
    for name, most in (("placeholder", MOST_INPUT_PLACEHOLDER), ("value", MOST_INPUT)):
        if field.get(name) is not None:
            errors.length((*path, name), field[name], most=most)
    low, high = field.get("min_length"), field.get("max_length")
    if low is not None:
        errors.number((*path, "min_length"), low, least=0, most=MOST_INPUT)
    if high is not None:
        errors.number((*path, "max_length"), high, least=1, most=MOST_INPUT)
    if low is not None and high is not None and low > high:
        errors.add(
            (*path, "min_length"), "BASE_TYPE_MIN_MAX", "min_length must not exceed max_length"
        )
    value = field.get("value")
    if value and high is not None and len(value) > high:
        errors.length((*path, "value"), value, most=high)
