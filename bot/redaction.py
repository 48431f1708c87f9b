"""No token leaves the process in its log: whoever holds one may speak for the bot, or answer in its place."""

import logging
import re

LEFT_OUT = "[token]"

_SECRETS = re.compile(
    r"(?P<before>"
    r"/(?:webhooks|interactions)/\d+/"  # in the path of a request
    r"|\b\d{15,20}\+"  # in the name of a rate limit, after the webhook's number
    r"|[\"']token[\"']\s*:\s*[\"']"  # in an event or a request, as JSON or as Python writes it
    r"|\bBot\s+(?=[\w-]{20,}\.)"  # in a header
    r"|(?=aW50ZXJhY3Rpb246)"  # wherever else: so begin the tokens of Discord's interactions
    r")[^\s/?\"'&,;:<>()\\]+"
)


class Redacting(logging.Formatter):
    """Writes records as another formatter does, without the bot's token and those of interactions and webhooks."""

    def __init__(self, inner: logging.Formatter, token: str) -> None:
        super().__init__()
        self._inner = inner
        self._token = token

    def format(self, record: logging.LogRecord) -> str:
        try:
            text = self._inner.format(record)
        except Exception as error:
            # Else logging would print the record as it is.
            text = f"{record.levelname} {record.name}: {record.msg!r} cannot be written: {error!r}"
        return redacted(text, self._token)


def redacted(text: str, token: str) -> str:
    """The text with every token replaced; `token` is the bot's own."""
    if token:
        text = text.replace(token, LEFT_OUT)
    return _SECRETS.sub(rf"\g<before>{LEFT_OUT}", text)


def redact_log(token: str) -> None:
    """Have every handler of the root logger leave tokens out."""
    for handler in logging.getLogger().handlers:
        handler.setFormatter(Redacting(handler.formatter or logging.Formatter(), token))
