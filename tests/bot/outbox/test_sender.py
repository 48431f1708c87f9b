import discord

from bot.client import MOST_HELD_UP_S
from bot.outbox.sender import PATIENCE_S, wait_s
from bot.rounds import LONGEST_WAIT_S


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
