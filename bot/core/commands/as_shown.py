"""Reads options that arrive as they are shown: a suggestion or a choice by its label, in any of our languages.

Discord's clients send the label of a suggestion instead of its value if a member types it, or goes on typing.
"""

import re
from collections.abc import Iterator
from typing import Any

import discord
from discord import app_commands

from bot.core.commands.autocomplete import is_closed, reader_of
from bot.core.core import core_of
from bot.core.text.translator import READ_IN
from bot.i18n import LANGUAGES, Catalogues
from bot.line.undocumented import suggester_of, suggestions_of
from rules.core.naming import exactly_named, named
from rules.core.text import Msg

_Option = dict[str, Any]
_WITH_OPTIONS = (1, 2)
"""Discord's types of options that are commands or groups themselves."""
_NUMBER = re.compile(r"[-+\N{MINUS SIGN}]?\d+")
"""A number is always a value."""
_PASSES = 2
"""The label of an option may be known only after another option was read, such as that of a seat after its table."""


async def read_as_shown(interaction: discord.Interaction[Any]) -> None:
    """Put values in the place of labels, in the command that an interaction carries."""
    command = interaction.command
    if not isinstance(command, app_commands.Command):
        return
    for _ in range(_PASSES):
        read = [await _read(interaction, command, each) for each in _options(interaction.data)]
        if not any(read):
            return


def _options(data: Any) -> Iterator[_Option]:
    for option in (data or {}).get("options", ()):
        if option.get("type") in _WITH_OPTIONS:
            yield from _options(option)
        else:
            yield option


async def _read(
    interaction: discord.Interaction[Any],
    command: app_commands.Command[Any, ..., Any],
    option: _Option,
) -> bool:
    """Put the value in the place of a label; return whether there was one."""
    typed = option.get("value")
    parameter = command.get_parameter(option["name"])
    if not isinstance(typed, str) or parameter is None or _NUMBER.fullmatch(typed.strip()):
        return False
    if parameter.choices:
        value = choice_meant(core_of(interaction).catalogues, parameter.choices, typed)
    elif parameter.autocomplete:
        value = await _suggested(interaction, command, parameter.name, typed)
    else:
        return False
    if value == typed:
        return False
    option["value"] = value
    setattr(interaction.namespace, option["name"], value)
    return True


def choice_meant(
    catalogues: Catalogues, choices: list[app_commands.Choice[Any]], typed: str
) -> Any:
    """Return the value of the choice that a text names; the text itself, if there is not exactly one."""
    names = {
        each.value: (
            *(str(each.value), each.name),
            *catalogues.wordings(Msg(f"cmd.choice.{each.value}")),
        )
        for each in choices
    }
    return _only(named(typed, names), typed) if typed not in names else typed


async def _suggested(
    interaction: discord.Interaction[Any],
    command: app_commands.Command[Any, ..., Any],
    name: str,
    typed: str,
) -> Any:
    """Return the value of the suggestion that was typed; in the member's language if it is one there."""
    own = await core_of(interaction).languages.of_member(interaction)
    labels: dict[Any, list[str]] = {}
    for language in sorted(LANGUAGES, key=lambda each: each != own):
        interaction.extras[READ_IN] = language
        try:
            offered = await suggestions_of(interaction, command, name, typed)
        finally:
            del interaction.extras[READ_IN]
        for each in offered:
            if each.name == each.value == typed:
                # Some suggestions repeat the text, and another language may know it as a label.
                continue
            if each.value == typed:
                return typed
            labels.setdefault(each.value, []).append(each.name)
        if exact := exactly_named(typed, labels):
            return _only(exact, typed)
    suggester = suggester_of(command, name)
    if is_closed(suggester):
        names = {value: (str(value), *said) for value, said in labels.items()}
        return _only(named(typed, names), typed)
    reader = reader_of(suggester)
    found = None if reader is None else reader(typed, core_of(interaction).catalogues.wordings)
    return typed if found is None else found


def _only(found: tuple[Any, ...], typed: str) -> Any:
    return found[0] if len(found) == 1 else typed
