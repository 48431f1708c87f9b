"""Slash commands: their translations, and registering them without breaking what is registered."""

import json
import logging
from hashlib import sha256
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location

from bot.i18n import Catalogues
from bot.tables.settings import Settings
from bot.ui.commands.limits import check_commands

_log = logging.getLogger(__name__)

_LANGUAGES = {
    discord.Locale.american_english: "en",
    discord.Locale.korean: "ko",
    discord.Locale.italian: "it",
}
_BASE = discord.Locale.american_english.value
"""People whose language we do not speak read English too, so that stands in the plain fields."""


class CatalogueTranslator(app_commands.Translator):
    """Names and descriptions by where they stand: ``cmd.table.open``, ``cmd.table.open.seats.description`` …

    Choices go by their value: ``cmd.choice.<value>``.
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
    """What registers the commands of a tree, with every translation, English in the plain fields."""
    translator = tree.translator
    assert translator is not None
    commands = sorted(tree.get_commands(), key=lambda command: command.name)
    return [
        _with_base(await command.get_translated_payload(tree, translator)) for command in commands
    ]


def hash_of(payload: list[dict[str, Any]]) -> str:
    return sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()


async def register(
    tree: app_commands.CommandTree[Any], application_id: int, settings: Settings
) -> bool:
    """Register the commands if they have changed since they were last; is what is registered up to date?

    A payload beyond Discord's limits is not sent. Whatever fails, the commands registered before stay.
    """
    payload = await payload_of(tree)
    problems = check_commands(payload)
    if problems:
        _log.error("the commands break Discord's limits and stay as they were: %s", problems)
        return False
    fingerprint = f"{application_id}:{hash_of(payload)}"
    if await settings.command_hash() == fingerprint and await _are_there(tree, payload):
        return True
    try:
        await tree.client.http.bulk_upsert_global_commands(application_id, payload=payload)
    except discord.Forbidden:
        _log.error(
            "Discord does not let us register commands: invite the bot again with the scopes "
            "“bot” and “applications.commands”; until then the commands stay as they were"
        )
        return False
    except (discord.HTTPException, discord.RateLimited) as error:
        _log.error("registering commands failed, they stay as they were: %s", error)
        return False
    await settings.set_command_hash(fingerprint)
    return True


async def _are_there(tree: app_commands.CommandTree[Any], payload: list[dict[str, Any]]) -> bool:
    """Does Discord still have the commands that were registered? Somebody may have removed them since."""
    try:
        registered = await tree.fetch_commands()
    except discord.HTTPException:
        return True
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
        # A command's or option's plain name is what clicks come back with; it never changes.
        if base is not None and (key == "description" or "value" in changed):
            changed[key] = base
        if translations or base is not None:
            changed[f"{key}_localizations"] = translations
    for key in ("options", "choices"):
        if key in changed:
            changed[key] = [_with_base(inner) for inner in changed[key]]
    return changed
