"""Limits of application commands."""

from __future__ import annotations

import re
import unicodedata
from typing import Any

from bot.playground.discord.errors import FormErrors, Path
from bot.playground.discord.wire import Json

MOST_COMMANDS = 100
MOST_NAME = 32
MOST_DESCRIPTION = 100
MOST_OPTIONS = 25
MOST_CHOICES = 25
MOST_CHOICE_TEXT = 100
MOST_COMMAND_TEXT = 8000

_LOCALES = """
    id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg ru
    uk hi th zh-CN ja zh-TW ko
"""
LOCALES = frozenset(_LOCALES.split())

SUB_COMMAND = 1
SUB_COMMAND_GROUP = 2
STRING = 3
INTEGER = 4
NUMBER = 10
OPTION_TYPES = range(1, 12)
_CHOOSABLE = (STRING, INTEGER, NUMBER)


def check_command(command: Json, path: Path) -> None:
    """Refuse a command that breaks a limit; `path` is its place in the body."""
    errors = FormErrors()
    kind = command.get("type") or 1
    if kind == 1:
        _check_name(errors, (*path, "name"), command.get("name"))
        _check_texts(errors, path, command)
        _check_options(errors, (*path, "options"), command.get("options") or [], depth=0)
    else:
        errors.length((*path, "name"), command.get("name") or "", least=1, most=MOST_NAME)
        if command.get("description"):
            errors.add(
                (*path, "description"),
                "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION",
                "Context menu commands cannot have description",
            )
        _check_localized(errors, (*path, "name_localizations"), command.get("name_localizations"))
    if _text_length(command) > MOST_COMMAND_TEXT:
        errors.add(
            path or ("options",),
            "APPLICATION_COMMAND_TOO_LARGE",
            f"Command exceeds maximum size ({MOST_COMMAND_TEXT})",
        )
    errors.raise_if_any()


def _check_name(errors: FormErrors, path: Path, name: Any) -> None:
    errors.length(path, name or "", least=1, most=MOST_NAME)
    if isinstance(name, str) and 1 <= len(name) <= MOST_NAME and not is_name(name):
        errors.add(
            path,
            "APPLICATION_COMMAND_INVALID_NAME",
            "Command name is invalid",
        )


def is_name(name: str) -> bool:
    r"""Return whether a name fits Discord's ``^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$`` in lower case."""
    if name != name.lower():
        return False
    return all(c in "-_'" or unicodedata.category(c)[0] in "LN" or _is_combining(c) for c in name)


def _is_combining(char: str) -> bool:
    # Discord treats Devanagari and Thai signs as letters, although Unicode calls them marks.
    return re.fullmatch(r"[\u0900-\u097f\u0e00-\u0e7f]", char) is not None


def _check_texts(errors: FormErrors, path: Path, part: Json) -> None:
    description = part.get("description") or ""
    errors.length((*path, "description"), description, least=1, most=MOST_DESCRIPTION)
    names = part.get("name_localizations")
    _check_localized(errors, (*path, "name_localizations"), names)
    for locale, text in (names or {}).items():
        if isinstance(text, str):
            _check_name(errors, (*path, "name_localizations", locale), text)
    _check_locales(
        errors,
        (*path, "description_localizations"),
        part.get("description_localizations"),
        most=MOST_DESCRIPTION,
    )


def _check_localized(errors: FormErrors, path: Path, texts: Any) -> None:
    for locale in texts or {}:
        if locale not in LOCALES:
            errors.choice((*path, locale), locale)


def _check_locales(errors: FormErrors, path: Path, texts: Any, *, most: int) -> None:
    _check_localized(errors, path, texts)
    for locale, text in (texts or {}).items():
        if text is not None:
            errors.length((*path, locale), text, least=1, most=most)


def _check_options(errors: FormErrors, path: Path, options: list[Json], *, depth: int) -> None:
    errors.count(path, len(options), most=MOST_OPTIONS)
    seen: set[Any] = set()
    optional_before = False
    nests = {option.get("type") in (SUB_COMMAND, SUB_COMMAND_GROUP) for option in options}
    if len(nests) > 1:
        errors.add(
            path,
            "APPLICATION_COMMAND_OPTIONS_TYPE_MIXED",
            "Sub-command and sub-command group option types are mutually exclusive to other types",
        )
    for index, option in enumerate(options):
        here = (*path, index)
        _check_option(errors, here, option, depth=depth)
        if option.get("name") in seen:
            errors.add(
                (*here, "name"),
                "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
                "Option name already exists",
            )
        seen.add(option.get("name"))
        if option.get("required") and optional_before:
            errors.add(
                here,
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional_before |= not option.get("required")


def _check_option(errors: FormErrors, path: Path, option: Json, *, depth: int) -> None:
    kind: int = option.get("type") or 0
    _check_name(errors, (*path, "name"), option.get("name"))
    _check_texts(errors, path, option)
    if kind not in OPTION_TYPES:
        errors.choice((*path, "type"), kind)
        return
    inner = option.get("options") or []
    if kind in (SUB_COMMAND, SUB_COMMAND_GROUP):
        # A group holds sub-commands and stands at the top; a sub-command holds only values.
        allowed_depth = depth == 0 if kind == SUB_COMMAND_GROUP else depth <= 1
        holds = {child.get("type") for child in inner}
        fits = holds <= {SUB_COMMAND} if kind == SUB_COMMAND_GROUP else not holds & {1, 2}
        if not allowed_depth or not fits:
            errors.add(
                (*path, "type"),
                "APPLICATION_COMMAND_OPTIONS_NESTING_INVALID",
                "Sub-command option types are nested wrongly",
            )
        if kind == SUB_COMMAND_GROUP:
            errors.count((*path, "options"), len(inner), least=1, most=MOST_OPTIONS)
        _check_options(errors, (*path, "options"), inner, depth=depth + 1)
        return
    _check_value_option(errors, path, option, kind)


def _check_value_option(errors: FormErrors, path: Path, option: Json, kind: int) -> None:
    choices = option.get("choices") or []
    if (choices or option.get("autocomplete")) and kind not in _CHOOSABLE:
        errors.add(
            (*path, "type"),
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Options of this type have neither choices nor autocomplete",
        )
    if choices and option.get("autocomplete"):
        errors.add(
            (*path, "autocomplete"),
            "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE",
            "Autocomplete cannot be set with choices",
        )
    check_choices(errors, (*path, "choices"), choices, kind)
    _refuse_equal_choices(errors, (*path, "choices"), choices)
    for name, least in (("min_length", 0), ("max_length", 1)):
        if (length := option.get(name)) is not None:
            errors.number((*path, name), length, least=least, most=6000)
    for pair in (("min_length", "max_length"), ("min_value", "max_value")):
        low, high = (option.get(name) for name in pair)
        if low is not None and high is not None and low > high:
            errors.add(
                (*path, pair[0]), "BASE_TYPE_MIN_MAX", f"{pair[0]} must not exceed {pair[1]}"
            )


def check_choices(errors: FormErrors, path: Path, choices: list[Json], kind: int | None) -> None:
    """Check the choices of an option of type `kind`, or the answers of an autocomplete.

    For an unknown option (`kind` is None) the choices may have values of any type.
    """
    errors.count(path, len(choices), most=MOST_CHOICES)
    for index, choice in enumerate(choices):
        here = (*path, index)
        name, value = choice.get("name"), choice.get("value")
        errors.length((*here, "name"), name or "", least=1, most=MOST_CHOICE_TEXT)
        _check_locales(
            errors,
            (*here, "name_localizations"),
            choice.get("name_localizations"),
            most=MOST_CHOICE_TEXT,
        )
        if value is None:
            errors.required((*here, "value"))
        elif isinstance(value, str):
            errors.length((*here, "value"), value, most=MOST_CHOICE_TEXT)
        if value is not None and kind is not None and not fits_type(value, kind):
            errors.add((*here, "value"), "BASE_TYPE_WRONG", "The value does not fit the option")


def _refuse_equal_choices(errors: FormErrors, path: Path, choices: list[Json]) -> None:
    seen: set[Any] = set()
    for index, choice in enumerate(choices):
        if choice.get("name") in seen:
            errors.add(
                (*path, index, "name"),
                "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS",
                "Choice name already exists",
            )
        seen.add(choice.get("name"))


def fits_type(value: object, kind: int) -> bool:
    match kind:
        case 4:
            return isinstance(value, int) and not isinstance(value, bool)
        case 5:
            return isinstance(value, bool)
        case 10:
            return isinstance(value, int | float) and not isinstance(value, bool)
        case _:
            return isinstance(value, str)


def _text_length(part: Json) -> int:
    """Return total length of names, descriptions and values, each counted at its longest translation."""
    total = _longest(part, "name") + _longest(part, "description")
    if isinstance(value := part.get("value"), str):
        total += len(value)
    for inner in ("options", "choices"):
        total += sum(_text_length(entry) for entry in part.get(inner) or ())
    return total


def _longest(part: Json, name: str) -> int:
    texts = [part.get(name) or "", *(part.get(f"{name}_localizations") or {}).values()]
    return max(len(text) for text in texts if text is not None)
