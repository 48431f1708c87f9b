"""What discord.py logs about connections, as it comes to our log."""

import logging

import pytest

from bot.ui.errors import downgrade_reconnects


def logged(caplog: pytest.LogCaptureFixture, text: str, *args: object) -> logging.LogRecord:
    """How the log shows an error of discord.py's client."""
    log = logging.Logger("discord.client")
    log.addHandler(caplog.handler)
    log.addFilter(downgrade_reconnects)
    try:
        raise ConnectionResetError("by peer")
    except ConnectionResetError:
        log.exception(text, *args)
    return caplog.records[-1]


def test_a_lost_connection_is_a_line(caplog: pytest.LogCaptureFixture) -> None:
    record = logged(caplog, "Attempting a reconnect in %.2fs", 0.7)
    assert record.levelno == logging.WARNING
    assert record.exc_info is None
    assert record.getMessage() == (
        "Attempting a reconnect in 0.70s: ConnectionResetError('by peer')"
    )


def test_any_other_error_stays_one(caplog: pytest.LogCaptureFixture) -> None:
    record = logged(caplog, "Something else")
    assert record.levelno == logging.ERROR
    assert record.exc_info is not None
