import aiohttp
import discord
import pytest
from sqlalchemy.exc import IntegrityError

from bot.client import MOST_HELD_UP_S
from bot.outbox.sender import PATIENCE_S, passes, wait_s
from bot.rounds import LONGEST_WAIT_S


class Answer:
    """The parts of a response that discord.py needs to build an error."""

    def __init__(self, status: int) -> None:
        self.status = status
        self.reason = ""


def refused(kind: type[discord.HTTPException], status: int) -> discord.HTTPException:
    return kind(Answer(status), "")


@pytest.mark.parametrize(
    "error",
    [
        pytest.param(refused(discord.DiscordServerError, 503), id="Discord is down"),
        pytest.param(refused(discord.HTTPException, 429), id="too many requests"),
        pytest.param(discord.RateLimited(5.0), id="too many requests for long"),
        pytest.param(aiohttp.ServerDisconnectedError(), id="the connection was dropped"),
        pytest.param(ConnectionResetError(), id="the connection was reset"),
        pytest.param(TimeoutError(), id="no answer"),
    ],
)
def test_temporary_errors(error: Exception) -> None:
    assert passes(error)


@pytest.mark.parametrize(
    "error",
    [
        pytest.param(refused(discord.HTTPException, 400), id="a post that Discord does not take"),
        pytest.param(refused(discord.Forbidden, 403), id="forbidden"),
        pytest.param(refused(discord.NotFound, 404), id="gone"),
        pytest.param(IntegrityError("", {}, Exception()), id="a mistake of ours in the database"),
        pytest.param(KeyError("seq"), id="a mistake of ours"),
    ],
)
def test_permanent_errors(error: Exception) -> None:
    assert not passes(error)


def test_waits_grow_up_to_a_limit() -> None:
    waits = [wait_s(attempts) for attempts in range(12)]
    assert waits[:4] == [0.5, 1.0, 2.0, 4.0]
    assert waits == sorted(waits)
    assert waits[-1] == LONGEST_WAIT_S


def test_a_rate_limit_is_waited_out_as_long_as_discord_says() -> None:
    assert wait_s(0, discord.RateLimited(300.0)) == 300.0
    assert wait_s(12, discord.RateLimited(5.0)) == LONGEST_WAIT_S


def test_waits_inside_discord_py_are_not_interrupted() -> None:
    tries = 5
    assert tries * MOST_HELD_UP_S < PATIENCE_S


def test_retries_go_on_for_weeks() -> None:
    assert wait_s(100_000) == LONGEST_WAIT_S
