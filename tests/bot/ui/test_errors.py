"""Errors by members, and errors that only mean that no member waits any more."""

import logging
import sys
from typing import Any

import discord
import pytest

from bot.core.errors import is_passing, is_worth_logging


class _Response:
    status = 404
    reason = "Not Found"


def failure(code: int) -> discord.HTTPException:
    response: Any = _Response()
    return discord.NotFound(response, {"code": code, "message": "no"})


@pytest.mark.parametrize(
    ("error", "passing"),
    [
        pytest.param(failure(10062), True, id="expired interaction"),
        pytest.param(failure(10015), True, id="expired token"),
        pytest.param(failure(10008), True, id="deleted message"),
        pytest.param(failure(40060), True, id="already answered"),
        pytest.param(failure(10003), False, id="unknown channel"),
        pytest.param(RuntimeError(), False, id="a fault of ours"),
    ],
)
def test_expired_interactions_are_recognised(error: Exception, passing: bool) -> None:
    assert is_passing(error) is passing


@pytest.mark.parametrize(("code", "kept"), [(10062, False), (50035, True)])
def test_late_suggestions_are_not_logged_as_errors(code: int, kept: bool) -> None:
    try:
        raise failure(code)
    except discord.NotFound:
        record = logging.LogRecord("d", logging.ERROR, "", 0, "oh", (), sys.exc_info())
    assert is_worth_logging(record) is kept
