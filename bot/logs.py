"""The log: lines for people, or with `LOG_FORMAT=json` one JSON object a line for programs; no tokens in either.

What a line concerns is known from the task that writes it: `concerning` notes numbers for the rest of the task.
"""

import json
import logging
from collections.abc import Mapping
from contextvars import ContextVar
from datetime import UTC, datetime

from bot.redaction import Redacting, redacted

TEXT, JSON = "text", "json"
FORMATS = (TEXT, JSON)

_numbers: ContextVar[Mapping[str, int]] = ContextVar("numbers", default={})  # noqa: B039  # never changed in place


def concerning(**numbers: int) -> None:
    """From now on, what this task logs concerns these: a table, an interaction, a row of the outbox."""
    _numbers.set({**_numbers.get(), **numbers})


class JsonLines(logging.Formatter):
    """Formats a record as one JSON object.

    Its keys: `time` (UTC, to the millisecond), `level`, `logger`, `event` (the message before its values are filled in,
    so that lines of one kind can be counted), `message`, whatever numbers the line concerns, and `error` with the
    traceback if there is one.
    """

    def __init__(self, token: str) -> None:
        super().__init__()
        self._token = token

    def format(self, record: logging.LogRecord) -> str:
        try:
            message, event = record.getMessage(), str(record.msg)
        except Exception as error:
            # If this raised, logging would print the record with its tokens.
            message = event = f"{record.msg!r} cannot be written: {error!r}"
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, object] = {
            "time": at.replace("+00:00", "Z"),
            "level": record.levelname,
            "logger": record.name,
            "event": redacted(event, self._token),
            "message": redacted(message, self._token),
            **_numbers.get(),
        }
        if record.exc_info:
            line["error"] = redacted(self.formatException(record.exc_info), self._token)
        return json.dumps(line, ensure_ascii=False)


def format_log(kind: str, token: str) -> None:
    """Make every handler of the root logger write lines of this kind (`FORMATS`), without tokens."""
    for handler in logging.getLogger().handlers:
        inner = handler.formatter or logging.Formatter()
        handler.setFormatter(JsonLines(token) if kind == JSON else Redacting(inner, token))
