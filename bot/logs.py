"""The log: lines for people, or with `LOG_FORMAT=json` one JSON object a line for programs; no tokens in either.

The table or interaction of a line is known from the task that writes it: `concerning` notes numbers for the rest of the
task.
"""

import json
import logging
import re
import sys
import threading
from collections.abc import Mapping
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

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


TEXT, JSON = "text", "json"
FORMATS = (TEXT, JSON)

_numbers: ContextVar[Mapping[str, int]] = ContextVar("numbers", default={})  # noqa: B039  # never changed in place


def concerning(**numbers: int) -> None:
    """Note the numbers for this task's further log lines: a table, an interaction, a row of the outbox."""
    _numbers.set({**_numbers.get(), **numbers})


class JsonLines(logging.Formatter):
    """Formats a record as one JSON object.

    Its keys: `time` (UTC, to the millisecond), `level`, `logger`, `event`, `message`, the numbers that the line
    concerns, and `error` with the traceback if there is one. `event` is the message before its values are filled in, so
    that lines of one kind can be counted.
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


def refuse(*lines: str, kind: str = TEXT, token: str = "") -> None:
    """Print on standard error why the program ends, in lines for people or as one JSON object."""
    if kind == JSON:
        text = "; ".join((f"Turnpost {lines[0]}", *lines[1:]))
        record = logging.LogRecord("bot", logging.CRITICAL, "", 0, text, None, None)
        said = [JsonLines(token).format(record)]
    else:
        said = [redacted(f"Turnpost {lines[0]}", token)]
        said += [redacted(f"  - {line}", token) for line in lines[1:]]
    sys.stderr.write("".join(f"{line}\n" for line in said))


def log_what_nobody_catches() -> None:
    """Send uncaught errors and warnings to the log, in place of Python's own output."""
    log = logging.getLogger("bot")

    def at_the_end(kind: type[BaseException], error: BaseException, trace: Any) -> None:
        log.critical("the program ended by an uncaught error", exc_info=error)

    def in_a_thread(args: threading.ExceptHookArgs) -> None:
        log.error("a thread ended by an uncaught error", exc_info=args.exc_value)

    def not_to_be_raised(args: Any) -> None:
        log.error("an error could not be raised: %s", args.err_msg, exc_info=args.exc_value)

    sys.excepthook = at_the_end
    threading.excepthook = in_a_thread
    sys.unraisablehook = not_to_be_raised
    logging.captureWarnings(True)
    # A lost connection fails in many ways while it is cleared away. `bot.store.reaching.health` has one line about it.
    logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL + 1)


def format_log(kind: str, token: str) -> None:
    """Make every handler of the root logger write lines of this kind (`FORMATS`), without tokens."""
    for handler in logging.getLogger().handlers:
        inner = handler.formatter or logging.Formatter()
        handler.setFormatter(JsonLines(token) if kind == JSON else Redacting(inner, token))
