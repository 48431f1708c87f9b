"""Keeps tokens out of the log: any holder of one can act as the bot."""

import logging
import re

LEFT_OUT = "[token]"

_SECRETS = re.compile(
    r"(?P<before>"
    r"/(?:webhooks|interactions)/\d+/"  # in a request's path
    r"|\b\d{15,20}\+"  # in the key of a rate limit, after the webhook's id
    r"|[\"']token[\"']\s*:\s*[\"']"  # in an event or a request, as JSON or as a Python dict
    r"|\bBot\s+(?=[\w-]{20,}\.)"  # in an Authorization header
    r"|(?=aW50ZXJhY3Rpb246)"  # anywhere else: tokens of interactions begin like this
    r")[^\s/?\"'&,;:<>()\\]+"
)


class Redacting(logging.Formatter):
    """Formats records with another formatter, then removes the bot's token and those of interactions and webhooks."""

    def __init__(self, inner: logging.Formatter, token: str) -> None:
        super().__init__()
        self._inner = inner
        self._token = token

    def format(self, record: logging.LogRecord) -> str:
        try:
            text = self._inner.format(record)
        except Exception as error:
            # If this raised, logging would print the record with its tokens.
            text = f"{record.levelname} {record.name}: {record.msg!r} cannot be written: {error!r}"
        return redacted(text, self._token)


def redacted(text: str, token: str) -> str:
    """Return the text with every token replaced; `token` is the bot's own."""
    if token:
        text = text.replace(token, LEFT_OUT)
    return _SECRETS.sub(rf"\g<before>{LEFT_OUT}", text)
