"""Answers errors that occur while a member waits for a reply."""

import logging
import secrets
from contextlib import suppress

import discord
from discord import app_commands

from bot import meters
from bot.core.caller import caller_of
from bot.core.core import TABLE, Core
from bot.core.posts.ways_out import ways_out
from bot.core.replies import send_error
from bot.core.text.translator import Translator, translator
from bot.line.answers import NO_PERMISSION, TROUBLE, Unanswered, is_outage
from bot.store.errors import Unreachable
from bot.tables.model import Position
from rules.core.errors import Refusal
from rules.core.text import Msg, msg

_log = logging.getLogger(__name__)

_EXPIRED = frozenset({10008, 10015, 10062, 50027})
"""Unknown message, webhook or interaction, or an expired token: the member no longer waits for an answer."""
_ANSWERED = 40060


async def answer_error(interaction: discord.Interaction, error: Exception, core: Core) -> None:
    """Report an error privately. Log an error of ours under an id, and tell the member the id."""
    cause = _cause(error)
    text = _expected(cause)
    meters.refused(_code(cause, text))
    if text is None and is_passing(cause):
        _log.debug("interaction %d came to nothing: %s", interaction.id, cause)
        return
    if text is None:
        number = secrets.token_hex(4)
        _log.error(
            "error %s: interaction %d, table %s",
            number,
            interaction.id,
            interaction.extras.get(TABLE),
            exc_info=cause,
        )
        text = msg("error.ui.internal", id=number)
    if interaction.type is discord.InteractionType.autocomplete:
        return
    try:
        position, words = await _known(interaction, core)
        code = cause.code if isinstance(cause, Refusal) else ""
        if position is not None and isinstance(cause, Refusal):
            actor = caller_of(interaction, words.language).actor
            told = await core.people.ways.told(cause, position, actor)
            code, text = told.code, told.msg
        view = ways_out(code, position, interaction.user.id, words)
        await send_error(interaction, words.say(text), view)
    except TROUBLE as failure:
        _log.debug("interaction %d could not be answered: %r", interaction.id, failure)


async def suggest_nothing(interaction: discord.Interaction) -> None:
    with suppress(*TROUBLE):
        await interaction.response.autocomplete([])


def _code(cause: BaseException, text: Msg | None) -> str:
    """Return the code of the answer: that of a refusal or text, `late` for a passed interaction, or `internal`."""
    if isinstance(cause, Refusal):
        return cause.code
    if text is not None:
        return text.key.removeprefix("error.")
    return "late" if is_passing(cause) else "internal"


def is_passing(error: BaseException) -> bool:
    """Return whether the interaction has expired or was already answered."""
    return isinstance(error, discord.HTTPException) and (
        error.code in _EXPIRED or error.code == _ANSWERED
    )


def is_worth_logging(record: logging.LogRecord) -> bool:
    """Filter discord.py's log: drop errors of suggestions that came too late or while the database was away."""
    error = record.exc_info[1] if record.exc_info else None
    return error is None or not (is_passing(error) or isinstance(error, Unreachable))


def _cause(error: BaseException) -> BaseException:
    if isinstance(error, app_commands.CommandInvokeError):
        return error.original
    return error


def _expected(error: BaseException) -> Msg | None:
    """Return the sentence for an error that is no bug: the caller's mistake, or an outage. None for a bug."""
    match error:
        case Refusal():
            return error.msg
        case Unreachable():
            return msg("error.ui.database_away")
        case app_commands.TransformerError():
            return msg("error.ui.bad_value", text=str(error.value)[:100])
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            return msg("error.ui.outdated_command")
        case app_commands.NoPrivateMessage():
            return msg("error.ui.servers_only")
        case discord.HTTPException() if error.code in NO_PERMISSION:
            return msg("error.ui.bot_lacks_access")
        case Exception() if is_outage(error):
            _log.warning("an answer failed: %s", _kind(error))
            return msg("error.ui.discord_trouble")
        case _:
            return None


def _kind(error: Exception) -> str:
    """Return a short description of an outage, without addresses, which may contain tokens."""
    if isinstance(error, discord.HTTPException):
        return f"HTTP {error.status}"
    return str(error) if isinstance(error, Unanswered) else type(error).__name__


async def _known(
    interaction: discord.Interaction, core: Core
) -> tuple[Position | None, Translator]:
    """Return the table that the interaction concerns, if it can be read, and a translator for it."""
    try:
        return await core.concerned(interaction)
    except Exception:
        # Reporting a failure must not fail for the same reason.
        _log.debug("no language for interaction %d", interaction.id, exc_info=True)
        words = core.catalogues[core.languages.at_hand(interaction)]
        return None, translator(words, None)
