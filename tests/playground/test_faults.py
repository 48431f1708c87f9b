"""Faults on demand, as the real client meets them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest

from bot.playground import PlaygroundClient, Refused
from tests.starving import Playground

from .conftest import Rest
from .guest import Guest

pytestmark = pytest.mark.sockets

POST = "POST /channels/*/messages"


async def test_the_client_waits_out_a_rate_limit(
    guest: Guest, me: PlaygroundClient, lounge: str
) -> None:
    await me.misbehave({"match": POST, "kind": "429", "times": 2, "retry_after": 0.05})
    await guest.text_channel().send("in the end")
    assert len(await me.messages(lounge)) == 1
    assert (await me.report())["faults_injected"] == {"429": 2}


@pytest.mark.parametrize(
    ("kind", "scope", "everywhere"), [("429", "user", False), ("429_global", "global", True)]
)
async def test_a_rate_limit_looks_like_discords(
    rest: Rest,
    session: aiohttp.ClientSession,
    me: PlaygroundClient,
    kind: str,
    scope: str,
    everywhere: bool,
) -> None:
    await me.misbehave({"match": POST, "kind": kind, "retry_after": 1.5})
    url = f"{rest.playground.api_url}{rest.lounge}/messages"
    headers = {"Authorization": "Bot x"}
    async with session.post(url, json={"content": "x"}, headers=headers) as response:
        body = await response.json()
    assert response.status == 429
    assert body["retry_after"] == 1.5
    assert body["global"] is everywhere
    assert response.headers["Retry-After"] == "2"
    assert response.headers["X-RateLimit-Scope"] == scope
    assert "Via" in response.headers


async def test_a_server_error_is_injected(guest: Guest, me: PlaygroundClient, lounge: str) -> None:
    await me.misbehave({"match": POST, "kind": "503"})
    with pytest.raises(discord.DiscordServerError):
        await guest.text_channel().send("x")
    await me.behave()
    await guest.text_channel().send("x")
    assert len(await me.messages(lounge)) == 1


@pytest.mark.parametrize(
    ("kind", "arrived"),
    [
        pytest.param("reset", 0, id="cut before it takes effect"),
        pytest.param("reply_lost", 1, id="cut after it took effect"),
    ],
)
async def test_a_connection_is_cut(
    guest: Guest, me: PlaygroundClient, lounge: str, kind: str, arrived: int
) -> None:
    await me.misbehave({"match": POST, "kind": kind, "times": 1})
    with pytest.raises((OSError, aiohttp.ClientError)):
        await guest.text_channel().send("x", nonce="n1")
    assert len(await me.messages(lounge)) == arrived
    await guest.text_channel().send("x", nonce="n1")
    assert len(await me.messages(lounge)) == 1


async def test_a_request_is_slowed_down(rest: Rest, me: PlaygroundClient, lounge: str) -> None:
    """One waits for an hour, and one for a moment; a request of afterwards arrives before the first."""
    for delay_s in (3600, 0.01):
        await me.misbehave({"match": POST, "kind": "slow", "delay_s": delay_s, "times": 1})
    slow = asyncio.create_task(rest.post(content="slow"))
    while (await me.report())["faults_injected"] != {"slow": 1}:
        pass
    await rest.post(content="soon")
    await rest.post(content="at once")
    slow.cancel()
    assert [each["content"] for each in await me.messages(lounge)] == ["soon", "at once"]


async def test_a_rule_matches_these_requests(rest: Rest, me: PlaygroundClient) -> None:
    await me.misbehave({"match": "GET /channels/*", "kind": "500"})
    assert (await rest("GET", rest.lounge))[0] == 500
    assert (await rest("GET", f"{rest.lounge}/messages"))[0] == 200
    await me.behave()
    await me.misbehave({"match": "* /channels/**", "kind": "502"})
    assert (await rest("GET", f"{rest.lounge}/messages"))[0] == 502
    assert (await rest("GET", "/users/@me"))[0] == 200


async def test_faults_are_the_same_for_the_same_seed() -> None:
    async def failures(seed: int) -> list[int]:
        async with (
            Playground(seed=seed) as playground,
            aiohttp.ClientSession() as session,
            PlaygroundClient(playground.url, 1) as anybody,
        ):
            await anybody.misbehave({"match": "* /**", "kind": "500", "probability": 0.5})
            rest = Rest(playground, session)
            return [(await rest("GET", "/users/@me"))[0] for _ in range(20)]

    first = await failures(1)
    assert {200, 500} == set(first)
    assert first == await failures(1)
    assert first != await failures(2)


@pytest.mark.parametrize("rule", [{"kind": "flood"}, {"kind": "500", "match": "POST"}])
async def test_a_malformed_rule_is_refused(me: PlaygroundClient, rule: dict[str, Any]) -> None:
    with pytest.raises(Refused, match="Not understood"):
        await me.misbehave(rule)


async def test_the_report_lists_what_happened(rest: Rest, me: PlaygroundClient) -> None:
    await rest.post(content="x")
    await rest("GET", "/channels/1")
    report = await me.report()
    assert report["requests"] == 2
    assert report["by_route"]["POST /channels/{channel_id}/messages"] == 1
    assert report["peak_limited_requests_per_s"] >= 1
    refused = report["refused"][0]
    assert (refused["method"], refused["path"]) == ("GET", "/channels/1")
    assert (refused["status"], refused["code"]) == (404, 10003)


DOCUMENT = """
{"openapi": "3.1.0", "paths": {"/channels/{id}/messages": {"post": {"requestBody": {"content":
{"application/json": {"schema": {"$ref": "#/components/schemas/Message"}}}}}}},
"components": {"schemas": {"Message": {"type": "object", "properties":
{"content": {"type": "string", "maxLength": 5}}}}}}
"""


async def test_bodies_are_checked_against_the_document(
    tmp_path: Path, session: aiohttp.ClientSession
) -> None:
    document = tmp_path / "openapi.json"
    document.write_text(DOCUMENT)
    async with Playground(openapi=document) as playground:
        rest = Rest(playground, session)
        await rest.post(content="short")
        await rest.post(content="longer")
        form = aiohttp.FormData(quote_fields=False)
        form.add_field("payload_json", '{"content": "by form"}', content_type="application/json")
        await rest("POST", f"{rest.lounge}/messages", form=form)
        violations = list(playground.platform.report.schema_violations)
    assert [violation["path"] for violation in violations] == [["content"], ["content"]]
    assert violations[0]["route"] == "POST /channels/{channel_id}/messages"
    assert "too long" in violations[0]["message"]
