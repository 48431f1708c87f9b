"""The meaning of Discord's answers; every request passes the place that tells."""

import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import pytest
from aiohttp import web

from bot.line.answers import BREAK_S, Contact, Unanswered, is_final, is_outage
from bot.line.outgoing import BadId, checked, guard, guard_answers
from bot.line.undocumented import Route, requests_of
from tests.undocumented import Form, answering

MESSAGE = {
    "id": "5",
    "channel_id": "7",
    "content": "",
    "type": 0,
    "attachments": [],
    "embeds": [],
    "author": {"id": "1", "username": "turnpost"},
    "pinned": False,
    "tts": False,
    "mention_everyone": False,
    "edited_timestamp": None,
}
DM = {"id": "9", "type": 1, "recipients": [{"id": "3", "username": "ann"}]}
PAGE = "<html><body>Forbidden</body></html>"


class Proxy:
    """Answers every request with the same status, type and body, and keeps the requests."""

    def __init__(self) -> None:
        self.status, self.kind, self.body = 200, "application/json", json.dumps(MESSAGE)
        self.asked: list[Any] = []

    async def answer(self, request: web.Request) -> web.Response:
        self.asked.append(await request.json() if request.can_read_body else request.path)
        return web.Response(
            status=self.status, body=self.body.encode(), headers={"Content-Type": self.kind}
        )


@asynccontextmanager
async def proxy(patch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Proxy, discord.Client, Contact]]:
    made, contact = Proxy(), Contact(lambda: 0.0)
    app = web.Application()
    app.router.add_route("*", "/{rest:.*}", made.answer)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    patch.setattr(Route, "BASE", f"http://127.0.0.1:{runner.addresses[0][1]}")
    made.body = json.dumps(
        {"id": "1", "username": "turnpost", "discriminator": "0", "avatar": None}
    )
    try:
        async with discord.Client(intents=discord.Intents.none()) as client:
            await requests_of(client).static_login("token")
            guard(requests_of(client), contact)
            guard_answers()
            made.asked.clear()
            yield made, client, contact
    finally:
        await runner.cleanup()


async def send(client: discord.Client) -> None:
    await client.get_partial_messageable(7).send("hello")


async def edit(client: discord.Client) -> None:
    await client.get_partial_messageable(7).get_partial_message(5).edit(content="hello")


async def delete(client: discord.Client) -> None:
    await client.get_partial_messageable(7).get_partial_message(5).delete()


async def open_direct(client: discord.Client) -> None:
    await client.create_dm(discord.Object(3))


async def add_to_thread(client: discord.Client) -> None:
    await requests_of(client).add_user_to_thread(7, 3)


async def look_at_channel(client: discord.Client) -> None:
    await client.fetch_channel(7)


async def acknowledge(client: discord.Client) -> None:
    async with aiohttp.ClientSession() as session:
        await answering().create_interaction_response(
            5,
            "token",
            session=session,
            params=Form({"type": 5}, None, None),
        )


ACTS = (send, edit, delete, open_direct, add_to_thread, look_at_channel, acknowledge)
NONSENSE = [
    pytest.param(403, "text/html", PAGE, id="a proxy forbids it"),
    pytest.param(404, "text/html", PAGE, id="a proxy does not find it"),
    pytest.param(400, "text/html", PAGE, id="a proxy does not understand it"),
    pytest.param(407, "text/html", PAGE, id="a proxy wants to know who asks"),
    pytest.param(413, "text/html", PAGE, id="it is too large for a proxy"),
    pytest.param(404, "application/json", '{"error": "no route"}', id="JSON of something else"),
    pytest.param(403, "application/json", "null", id="JSON that is nothing"),
    pytest.param(403, "application/json", '{"code": [], "message": 7}', id="a code that is none"),
    pytest.param(
        400, "application/json", '{"code": 50035, "message": "", "errors": 5}', id="errors"
    ),
    pytest.param(403, "application/json", "Forbidden", id="text that claims to be JSON"),
    pytest.param(404, "application/json", '{"code": 99999999, "message": "?"}', id="unknown code"),
    pytest.param(200, "text/html", "<html>Welcome</html>", id="a page instead of an answer"),
    pytest.param(200, "application/json", "OK", id="success that is not JSON"),
    pytest.param(429, "application/json", '{"message": "slow down"}', id="a limit without an end"),
]


@pytest.mark.parametrize("act", ACTS, ids=lambda act: act.__name__)
@pytest.mark.parametrize(("status", "kind", "body"), NONSENSE)
async def test_answers_not_from_discord_are_never_final(
    monkeypatch: pytest.MonkeyPatch,
    act: Callable[[discord.Client], Awaitable[None]],
    status: int,
    kind: str,
    body: str,
) -> None:
    async with proxy(monkeypatch) as (discords, client, _):
        discords.status, discords.kind, discords.body = status, kind, body
        with pytest.raises((aiohttp.ClientError, discord.HTTPException)) as raised:
            await act(client)
        assert is_outage(raised.value)
        assert not is_final(raised.value)


@pytest.mark.parametrize("body", ["", "{}", "[]", '"sent"', "null", '{"id": "5"}', '{"id": null}'])
@pytest.mark.parametrize("act", [send, edit])
async def test_a_message_that_is_none_is_not_taken_for_sent(
    monkeypatch: pytest.MonkeyPatch, act: Callable[[discord.Client], Awaitable[None]], body: str
) -> None:
    async with proxy(monkeypatch) as (discords, client, contact):
        discords.body, discords.kind = body, "application/json" if body else "text/plain"
        with pytest.raises(Unanswered):
            await act(client)
        assert contact.lasted_s() == 0.0
        discords.body, discords.kind = json.dumps(MESSAGE), "application/json"
        await act(client)


@pytest.mark.parametrize(
    ("status", "code", "kind"),
    [
        pytest.param(400, 50035, discord.HTTPException, id="invalid form body"),
        pytest.param(403, 50001, discord.Forbidden, id="missing access"),
        pytest.param(403, 50013, discord.Forbidden, id="missing permissions"),
        pytest.param(403, 50007, discord.Forbidden, id="no direct messages"),
        pytest.param(404, 10003, discord.NotFound, id="unknown channel"),
        pytest.param(404, 10008, discord.NotFound, id="unknown message"),
        pytest.param(404, 10062, discord.NotFound, id="unknown interaction"),
        pytest.param(413, 40005, discord.HTTPException, id="too large"),
        pytest.param(401, 50027, discord.HTTPException, id="invalid webhook token"),
    ],
)
async def test_answers_that_discord_defines_are_final(
    monkeypatch: pytest.MonkeyPatch, status: int, code: int, kind: type[discord.HTTPException]
) -> None:
    async with proxy(monkeypatch) as (discords, client, _):
        discords.status, discords.body = status, json.dumps({"message": "No", "code": code})
        for act in ACTS:
            with pytest.raises(kind) as raised:
                await act(client)
            assert is_final(raised.value)
            assert not is_outage(raised.value)


def test_a_refusal_of_the_token_is_told_from_a_proxy_and_is_not_final() -> None:
    class Answer:
        status, reason = 401, "Unauthorized"

    error = discord.HTTPException(Answer(), {"message": "401: Unauthorized", "code": 0})
    assert not is_final(error)
    assert not is_outage(error)


async def test_requests_with_impossible_ids_are_not_made(monkeypatch: pytest.MonkeyPatch) -> None:
    async with proxy(monkeypatch) as (discords, client, _):
        discords.body = json.dumps(DM)
        with pytest.raises(BadId):
            await client.create_dm(discord.Object(-69485152811534))
        with pytest.raises(BadId):
            await requests_of(client).add_user_to_thread(7, -69485152811534)
        with pytest.raises(BadId):
            await requests_of(client).request(
                Route("POST", "/users/@me/channels"), json={"recipients": [-5]}
            )
        assert discords.asked == []


async def test_numbers_of_former_players_are_never_mentioned(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with proxy(monkeypatch) as (discords, client, _):
        discords.body = json.dumps(MESSAGE)
        await client.get_partial_messageable(7).send(
            "<@-69485152811534> and <@3>",
            allowed_mentions=discord.AllowedMentions(
                everyone=False, users=[discord.Object(-69485152811534), discord.Object(3)] * 2
            ),
        )
        [sent] = discords.asked
        assert sent["content"] == "… and <@3>"
        assert [int(each) for each in sent["allowed_mentions"]["users"]] == [3]
        assert "users" not in sent["allowed_mentions"].get("parse", [])
        assert "ERROR" in caplog.text


def test_no_more_than_a_hundred_are_mentioned_and_no_group_beside_its_members() -> None:
    many = {"allowed_mentions": {"parse": ["users", "roles"], "users": list(range(1, 150))}}
    after = checked(many)["allowed_mentions"]
    assert after["users"] == list(range(1, 101))
    assert after["parse"] == ["roles"]


@pytest.mark.parametrize(
    "body",
    [
        {"recipient_id": "-5"},
        {"recipients": ["5", "x"]},
        {"permission_overwrites": [{"id": "-5", "type": 1}]},
        {"message_reference": {"message_id": "1.5"}},
        {"channel_id": True},
        {"components": [{"components": [{"default_values": [{"id": "-5", "type": "user"}]}]}]},
    ],
)
def test_malformed_ids_are_found_wherever_they_stand(body: dict[str, Any]) -> None:
    with pytest.raises(BadId):
        checked(body)


def test_bodies_without_ids_go_out_as_they_are() -> None:
    body = {
        "content": "<@5> <@&6> <#7> -5",
        "nonce": "5.0",
        "components": [{"type": 1, "components": [{"type": 2, "custom_id": "t:-5", "id": 2}]}],
        "allowed_mentions": {"parse": [], "users": ["5"], "replied_user": False},
        "attachments": [{"id": 0, "description": None}],
        "emoji": {"id": None, "name": "x"},
    }
    assert checked(body) == body


def test_contact_with_discord_lasts_until_no_post_gets_through_for_long() -> None:
    moments = [0.0]
    contact = Contact(lambda: moments[-1])
    assert contact.lasted_s() == 0.0
    for moment in (10.0, 300.0, 800.0):
        moments.append(moment)
        contact.took()
    assert contact.lasted_s() == 790.0
    moments.append(801.0 + BREAK_S)
    assert contact.lasted_s() == 0.0
    contact.took()
    assert contact.lasted_s() == 0.0
