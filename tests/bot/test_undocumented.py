"""discord.py still has the parts that its documentation leaves out, and calls those that the bot replaces."""

import inspect

import discord
import pytest
import yarl
from discord import gateway, shard
from discord.webhook import async_

from bot.line import undocumented
from bot.line.undocumented import AsyncWebhookAdapter, DiscordWebSocket, HTTPClient, Route
from tests.undocumented import answering


def test_requests_go_where_they_are_pointed_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    undocumented.point_at("http://127.0.0.1:1/api")
    assert Route("GET", "/gateway").url == "http://127.0.0.1:1/api/gateway"


def test_connections_go_where_they_are_pointed_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    undocumented.connect_to(yarl.URL("ws://127.0.0.1:1"))
    assert yarl.URL("ws://127.0.0.1:1") == gateway.DiscordWebSocket.DEFAULT_GATEWAY
    assert "DEFAULT_GATEWAY" in inspect.getsource(DiscordWebSocket.from_client)


def test_shards_look_up_their_class_of_connection() -> None:
    """So `connect_by` has an effect. `tests/bot/edges/test_gateway.py` connects by it."""
    assert shard.DiscordWebSocket is not None
    assert "DiscordWebSocket.from_client" in inspect.getsource(shard)


def test_interactions_are_answered_by_the_adapter_of_the_task() -> None:
    before = answering()
    try:
        undocumented.answer_by(mine := AsyncWebhookAdapter())  # type: ignore[no-untyped-call]
        assert answering() is mine
    finally:
        async_.async_context.set(before)
    assert "async_context.get()" in inspect.getsource(discord.InteractionResponse)


@pytest.mark.parametrize(
    ("method", "parameters"),
    [
        ("request", ("route", "files", "form")),
        ("leave_guild", ("guild_id",)),
        ("bulk_upsert_global_commands", ("application_id", "payload")),
        ("add_user_to_thread", ("channel_id", "user_id")),
        ("remove_user_from_thread", ("channel_id", "user_id")),
    ],
)
def test_the_methods_for_requests_take_what_they_are_given(
    method: str, parameters: tuple[str, ...]
) -> None:
    taken = inspect.signature(getattr(HTTPClient, method)).parameters
    assert [name for name in parameters if name not in taken] == []
