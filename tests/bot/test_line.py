"""Discord's news about its Gateway when the bot starts."""

import json

import discord
import pytest

from bot.line.answers import Unanswered
from bot.line.gateway import read_gateway

LIMIT = {"total": 1000, "remaining": 999, "reset_after": 14_400_000, "max_concurrency": 1}
NAMED = {"url": "wss://gateway.discord.gg", "shards": 2, "session_start_limit": LIMIT}


def test_the_bot_connects_at_once_while_discord_allows_it() -> None:
    found = read_gateway(200, json.dumps(NAMED))
    assert (str(found.url), found.shards, found.wait_s) == ("wss://gateway.discord.gg", 2, 0.0)


def test_a_bot_without_identifies_left_waits_until_discord_allows_new_ones() -> None:
    used_up = NAMED | {"session_start_limit": LIMIT | {"remaining": 0}}
    assert read_gateway(200, json.dumps(used_up)).wait_s == 14_400.0


def test_a_server_that_names_no_limit_is_no_hindrance() -> None:
    named = {"url": "ws://127.0.0.1:8000/gateway", "shards": 1}
    assert read_gateway(200, json.dumps(named)).wait_s == 0.0


@pytest.mark.parametrize("status", [200, 403, 404, 500, 502, 503])
@pytest.mark.parametrize(
    "text",
    [
        *("", "<html></html>", "null", "[]", "{}", '"x"', "7", '{"url": null, "shards": 1}'),
        *('{"url": "nonsense", "shards": 1}', '{"url": "wss://a", "shards": "many"}'),
        *('{"url": "https://a", "shards": 1}', '{"url": "wss://a", "shards": 0}'),
        '{"url": "wss://a", "shards": 1, "session_start_limit": 5}',
    ],
)
def test_an_answer_that_names_no_gateway_is_not_discords(status: int, text: str) -> None:
    with pytest.raises(Unanswered):
        read_gateway(status, text)


def test_an_outage_is_told_from_a_gateway() -> None:
    with pytest.raises(Unanswered):
        read_gateway(503, json.dumps(NAMED))


def test_only_discord_itself_refuses_a_token() -> None:
    with pytest.raises(discord.LoginFailure):
        read_gateway(401, '{"message": "401: Unauthorized", "code": 0}')
    with pytest.raises(Unanswered):
        read_gateway(401, "<html>Proxy authentication required</html>")
