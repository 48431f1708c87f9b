"""The form of refusals: status, code and the tree of errors."""

from __future__ import annotations

import io

import aiohttp
import pytest

from .conftest import Rest
from .shapes import Json, paths

pytestmark = pytest.mark.sockets


async def test_all_faults_come_in_one_answer_as_discord_nests_them(rest: Rest) -> None:
    payload = {"content": "x" * 2001, "embeds": [{"title": "t" * 257}]}
    status, error = await rest("POST", f"{rest.lounge}/messages", payload)
    assert (status, error["code"], error["message"]) == (400, 50035, "Invalid Form Body")
    assert error["errors"]["content"]["_errors"] == [
        {"code": "BASE_TYPE_MAX_LENGTH", "message": "Must be 2000 or fewer in length."}
    ]
    assert paths(error["errors"]["embeds"]) == ["0.title"]


async def test_an_empty_message_is_refused(rest: Rest) -> None:
    blanks: list[Json] = [{}, {"content": "  "}, {"embeds": []}]
    for payload in blanks:
        status, error = await rest("POST", f"{rest.lounge}/messages", payload)
        assert (status, error["code"]) == (400, 50006)
    sent = await rest.post(content="x")
    status, error = await rest("PATCH", f"{rest.lounge}/messages/{sent['id']}", {"content": ""})
    assert (status, error["code"]) == (400, 50006)


def form(*sizes: int, payload: str | bytes = "{}") -> aiohttp.FormData:
    data = aiohttp.FormData(quote_fields=False)
    data.add_field("payload_json", payload, content_type="application/json")
    for number, size in enumerate(sizes):
        data.add_field(f"files[{number}]", io.BytesIO(b"x" * size), filename=f"{number}.bin")
    return data


async def test_more_than_ten_attachments_are_refused(rest: Rest) -> None:
    path = f"{rest.lounge}/messages"
    status, message = await rest("POST", path, form=form(*[1] * 10))
    assert (status, len(message["attachments"])) == (200, 10)
    status, error = await rest("POST", path, form=form(*[1] * 11))
    assert (status, paths(error["errors"])) == (400, ["attachments"])


async def test_more_than_ten_mebibytes_are_refused(rest: Rest) -> None:
    path = f"{rest.lounge}/messages"
    assert (await rest("POST", path, form=form(10 * 1024 * 1024)))[0] == 200
    status, error = await rest("POST", path, form=form(10 * 1024 * 1024 + 1))
    assert (status, error["code"]) == (413, 40005)


async def test_alt_text_that_is_too_long_is_refused(rest: Rest) -> None:
    path = f"{rest.lounge}/messages"
    for length, expected in ((1024, 200), (1025, 400)):
        payload = '{"attachments":[{"id":0,"description":"%s"}]}' % ("x" * length)
        assert (await rest("POST", path, form=form(1, payload=payload)))[0] == expected


async def test_a_listed_but_missing_attachment_is_refused(rest: Rest) -> None:
    payload = {"content": "x", "attachments": [{"id": 0, "filename": "a.png"}]}
    status, error = await rest("POST", f"{rest.lounge}/messages", payload)
    assert (status, paths(error["errors"])) == (400, ["attachments.0.id"])


async def test_unknown_ids_are_refused(rest: Rest) -> None:
    for method, path, *refused in (
        ("GET", "/channels/1", 404, 10003),
        ("GET", "/guilds/1", 404, 10004),
        ("GET", "/users/1", 404, 10013),
        ("GET", "/nothing/here", 404, 0),
        ("PUT", "/gateway", 405, 0),
        ("GET", "/channels/abc", 400, 50035),
        ("POST", "/interactions/1/token/callback", 404, 10062),
        ("POST", "/webhooks/1/token", 401, 50027),
        ("GET", "/applications/1/commands", 404, 10002),
    ):
        status, error = await rest(method, path, None if method == "GET" else {"content": "x"})
        assert [status, error["code"]] == refused, path


async def test_a_request_needs_a_token(rest: Rest) -> None:
    for token in (None, "Bot ", "Bearer x"):
        assert (await rest("GET", "/users/@me", token=token))[0] == 401


async def test_json_that_is_cut_off_or_no_text_is_refused(rest: Rest) -> None:
    for payload in ('{"content": ', '{"content": "\\ud800"}', b'{"content": "\xed\xa0\x80"}'):
        status, error = await rest("POST", f"{rest.lounge}/messages", form=form(payload=payload))
        assert (status, error["code"]) == (400, 50109), payload
