"""What discord.py logs about connections, as it comes to our log."""

import logging
from pathlib import Path

import discord
import pytest

from bot.ui.errors import TRIES_AGAIN, downgrade_reconnects


def logged(caplog: pytest.LogCaptureFixture, text: str, *args: object) -> logging.LogRecord:
    """How the log shows an error of discord.py's shards."""
    log = logging.Logger("discord.shard")
    log.addHandler(caplog.handler)
    log.addFilter(downgrade_reconnects)
    try:
        raise ConnectionResetError("by peer")
    except ConnectionResetError:
        log.exception(text, *args)
    return caplog.records[-1]


@pytest.mark.parametrize(
    ("text", "args", "said"),
    [
        (
            "Attempting a reconnect for shard ID %s in %.2fs",
            (1, 0.7),
            "Attempting a reconnect for shard ID 1 in 0.70s: ConnectionResetError('by peer')",
        ),
        (
            "Failed to connect for shard_id: %s. Retrying...",
            (0,),
            "Failed to connect for shard_id: 0. Retrying...: ConnectionResetError('by peer')",
        ),
    ],
)
def test_a_connection_that_is_tried_again_is_a_warning_of_one_line(
    caplog: pytest.LogCaptureFixture, text: str, args: tuple[object, ...], said: str
) -> None:
    record = logged(caplog, text, *args)
    assert record.levelno == logging.WARNING
    assert record.exc_info is None
    assert record.getMessage() == said


def test_the_texts_are_those_of_discord_py() -> None:
    source = Path(discord.shard.__file__).read_text("utf-8")
    assert all(f"'{text}" in source for text in TRIES_AGAIN)


def test_any_other_error_stays_one(caplog: pytest.LogCaptureFixture) -> None:
    record = logged(caplog, "Something else")
    assert record.levelno == logging.ERROR
    assert record.exc_info is not None
