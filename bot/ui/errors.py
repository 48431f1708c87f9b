"""Answers to whatever goes wrong while somebody is waiting for one."""

import logging
import secrets

import aiohttp
import discord
from discord import app_commands

from bot.ui.replies import send_error
from bot.ui.services import TABLE, Services
from bot.ui.text.translator import Translator, translator
from rules.core.errors import Refusal
from rules.core.text import Msg, msg

_log = logging.getLogger(__name__)

_EXPIRED = frozenset({10008, 10015, 10062, 50027})
"""Unknown message, webhook or interaction, and a token that is no longer valid: whoever asked is gone."""
_ANSWERED = 40060
_NO_PERMISSION = frozenset({50001, 50013})


async def answer_error(
    interaction: discord.Interaction, error: Exception, services: Services
) -> None:
    """Say in private what went wrong; what is our fault is logged under an id that is told as well."""
    cause = _cause(error)
    text = _expected(cause)
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
        await send_error(interaction, (await _translator(interaction, services)).say(text))
    except (discord.HTTPException, aiohttp.ClientError, TimeoutError) as failure:
        _log.debug("interaction %d could not be answered: %r", interaction.id, failure)


def is_passing(error: BaseException) -> bool:
    """Has whoever asked gone away, or the answer been given already?"""
    return isinstance(error, discord.HTTPException) and (
        error.code in _EXPIRED or error.code == _ANSWERED
    )


def is_worth_logging(record: logging.LogRecord) -> bool:
    """For discord.py's own log: suggestions that come after somebody typed on are no error."""
    error = record.exc_info[1] if record.exc_info else None
    return error is None or not is_passing(error)


def downgrade_reconnects(record: logging.LogRecord) -> bool:
    """For discord.py's own log: a connection that is lost and tried again is worth a line, and no error."""
    if record.exc_info and str(record.msg).startswith("Attempting a reconnect"):
        record.msg, record.args = f"{record.getMessage()}: {record.exc_info[1]!r}", ()
        record.levelno, record.levelname = logging.WARNING, "WARNING"
        record.exc_info = None
    return True


def _cause(error: BaseException) -> BaseException:
    if isinstance(error, app_commands.CommandInvokeError):
        return error.original
    return error


def _expected(error: BaseException) -> Msg | None:
    """The sentence for an error that is nobody's fault, or the asker's."""
    match error:
        case Refusal():
            return error.msg
        case app_commands.TransformerError():
            return msg("error.ui.bad_value", text=str(error.value)[:100])
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            return msg("error.ui.outdated_command")
        case app_commands.NoPrivateMessage():
            return msg("error.ui.servers_only")
        case app_commands.MissingPermissions():
            return msg("error.ui.manage_server_only")
        case discord.HTTPException() if error.code in _NO_PERMISSION:
            return msg("error.ui.bot_lacks_access")
        case discord.HTTPException() if error.status == 429 or error.status >= 500:
            _log.warning("an answer failed: HTTP %d", error.status)
            return msg("error.ui.discord_trouble")
        case aiohttp.ClientError() | TimeoutError():
            _log.warning("an answer failed: %s", type(error).__name__)
            return msg("error.ui.discord_trouble")
        case _:
            return None


async def _translator(interaction: discord.Interaction, services: Services) -> Translator:
    try:
        return await services.translator(interaction)
    except Exception:
        # Saying that something failed must not fail for the same reason.
        _log.debug("no language for interaction %d", interaction.id, exc_info=True)
        return translator(services.catalogues[services.languages.at_hand(interaction)], None)
