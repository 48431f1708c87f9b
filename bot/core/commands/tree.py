"""Translates the slash commands, and registers them without breaking the registered ones."""

import json
import logging
from hashlib import sha256
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location

from bot.core.commands.limits import check_commands
from bot.core.text.links import Mentions
from bot.i18n import Catalogues
from bot.line.answers import TROUBLE
from bot.line.undocumented import set_commands
from bot.tables.settings import Settings

_log = logging.getLogger(__name__)

_LANGUAGES = {
    discord.Locale.american_english: "en",
    discord.Locale.korean: "ko",
    discord.Locale.italian: "it",
}
_BASE = discord.Locale.american_english.value
"""The language of the plain fields. Members whose language the bot does not speak most likely read English."""


_FIRST = {
    "table": "open turn board hand since undo clock take invite leave nudge",
    "tournament": "join me pairings standings show list rules",
    "referee": "result fault undo start extend repair",
}
"""The commands of a group that members use most. Discord lists commands in the order of the registration."""


class CatalogueTranslator(app_commands.Translator):
    """Translates names and descriptions by their place: ``cmd.table.open``, ``cmd.table.open.seats.description`` …

    A choice is translated by its value: ``cmd.choice.<value>``.
    """

    def __init__(self, catalogues: Catalogues) -> None:
        self._catalogues = catalogues

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        language = _LANGUAGES.get(locale)
        if language is None:
            return None
        return self._catalogues[language].words(_key(context))


async def payload_of(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """Return the payload that registers a tree's commands: every translation, with English in the plain fields.

    The commands are in the order in which they were loaded, so the most needed ones come first.
    """
    translator = tree.translator
    assert translator is not None
    return [
        _with_base(await command.get_translated_payload(tree, translator))
        for command in tree.get_commands()
    ]


def put_first(group: app_commands.Group) -> None:
    """Put the commands that members use most at the beginning of a group; the others keep their order."""
    first = _FIRST.get(group.name, "").split()
    commands = {command.name: command for command in group.commands}
    for name in dict.fromkeys((*first, *commands)):
        group.remove_command(name)
        group.add_command(commands[name])


def hash_of(payload: list[dict[str, Any]]) -> str:
    return sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()


async def register(
    tree: app_commands.CommandTree[Any],
    application_id: int,
    settings: Settings,
    mentions: Mentions,
) -> bool:
    """Register the commands if they have changed since the last time; return whether Discord has the current ones.

    `mentions` learns the ids of the registered commands.

    A payload beyond Discord's limits is not sent. If anything fails, the commands registered before stay.
    """
    payload = await payload_of(tree)
    problems = check_commands(payload)
    if problems:
        _log.error("the commands break Discord's limits and stay as they were: %s", problems)
        return False
    fingerprint = f"{application_id}:{hash_of(payload)}"
    if await settings.command_hash() == fingerprint and await _are_there(tree, payload, mentions):
        return True
    try:
        registered = await set_commands(tree.client, application_id, payload)
    except discord.Forbidden:
        _log.error(
            "Discord does not let us register commands: invite the bot again with the scopes "
            "“bot” and “applications.commands”; until then the commands stay as they were"
        )
        return False
    except TROUBLE as error:
        _log.error("registering commands failed, they stay as they were: %s", error)
        return False
    mentions.learn(payload, {command["name"]: int(command["id"]) for command in registered})
    await settings.set_command_hash(fingerprint)
    return True


async def _are_there(
    tree: app_commands.CommandTree[Any], payload: list[dict[str, Any]], mentions: Mentions
) -> bool:
    """Return whether Discord still has the registered commands, which may have been removed; True if unknown."""
    try:
        registered = await tree.fetch_commands()
    except TROUBLE:
        return True
    mentions.learn(payload, {command.name: command.id for command in registered})
    return {command.name for command in registered} == {part["name"] for part in payload}


def _key(context: app_commands.TranslationContextTypes) -> str:
    match context.location:
        case Location.choice_name:
            return f"cmd.choice.{context.data.value}"
        case Location.parameter_name:
            return f"{_command_key(context.data.command)}.{context.data.name}"
        case Location.parameter_description:
            return f"{_command_key(context.data.command)}.{context.data.name}.description"
        case Location.command_name | Location.group_name:
            return _command_key(context.data)
        case _:
            return f"{_command_key(context.data)}.description"


def _command_key(command: Any) -> str:
    name: str = command.qualified_name
    return "cmd." + name.replace(" ", ".")


def _with_base(part: dict[str, Any]) -> dict[str, Any]:
    changed = dict(part)
    for key in ("name", "description"):
        translations = dict(changed.get(f"{key}_localizations") or {})
        base = translations.pop(_BASE, None)
        # Interactions name a command or option by its plain name, so that name never changes.
        if base is not None and (key == "description" or "value" in changed):
            changed[key] = base
        if translations or base is not None:
            changed[f"{key}_localizations"] = translations
    for key in ("options", "choices"):
        if key in changed:
            changed[key] = [_with_base(inner) for inner in changed[key]]
    return changed
