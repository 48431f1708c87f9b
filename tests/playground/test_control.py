"""Events to the page, and people's acts besides using the bot."""

from __future__ import annotations

import aiohttp
import pytest

from bot.playground import Playground, PlaygroundClient, Refused
from bot.playground.discord.clock import Clock, Snowflakes
from bot.playground.discord.files import (
    FileStore,
    Upload,
    clean_filename,
    content_type,
    picture_size,
)

from .conftest import Rest
from .guest import PNG, Guest

pytestmark = pytest.mark.sockets


async def test_the_page_receives_the_world(me: PlaygroundClient) -> None:
    world = await me.world()
    assert world["guild"]["name"] == "Turnpost Playground"
    assert world["guild"]["owner_id"] == me.member_id
    people = [(m["name"], m["locale"]) for m in world["members"]]
    assert people[:2] == [("김하늘", "ko"), ("Alessandra", "it")]
    assert {m["locale"] for m in world["members"]} >= {"ko", "it", "en-US"}
    assert [c["name"] for c in world["channels"]] == ["lounge", "tables"]
    assert world["bot"]["online"] is False


async def test_a_browser_starts_as_the_member_who_speaks_its_language(
    playground: Playground, session: aiohttp.ClientSession
) -> None:
    for accepted, name in (
        ("ko-KR,ko;q=0.9,en-US;q=0.8,en;q=0.7", "김하늘"),
        ("it", "Alessandra"),
        ("en-GB,en;q=0.9", "Tom"),
        ("fr-FR, it;q=0.4, ko;q=0.6", "김하늘"),
        # Languages that no member speaks, and none at all.
        ("it;q=0, ko;q=much, de", "Tom"),
        (None, "Tom"),
    ):
        headers = {} if accepted is None else {"Accept-Language": accepted}
        async with session.get(f"{playground.url}/play/world", headers=headers) as answer:
            world = await answer.json()
        (found,) = (m["name"] for m in world["members"] if m["id"] == world["visitor"])
        assert found == name, accepted


async def test_a_member_posts_a_chat_message(people: list[PlaygroundClient], lounge: str) -> None:
    await people[1].say(lounge, "ciao")
    heard = await people[0].wait_for("message_create")
    assert (heard["content"], heard["author"]["global_name"]) == ("ciao", "Alessandra")


async def test_a_member_changes_language(guest: Guest, me: PlaygroundClient, lounge: str) -> None:
    await me.set_locale("it")
    await me.slash(lounge, "echo", text="x")
    assert str(guest.seen[0].locale) == "it"
    with pytest.raises(Refused, match="no locale"):
        await me.set_locale("xx")


async def test_members_and_channels_can_be_added(
    playground: Playground, me: PlaygroundClient
) -> None:
    member_id = await me.add_member("Five", "fr")
    channel_id = await me.add_channel("arena")
    async with PlaygroundClient(playground.url, member_id) as five:
        assert (await five.say(channel_id, "hello"))["author"]["global_name"] == "Five"


async def test_a_lone_surrogate_is_not_text(me: PlaygroundClient, lounge: str) -> None:
    with pytest.raises(Refused, match="invalid JSON"):
        await me.say(lounge, "\ud800")


async def test_the_page_gets_html_beside_markdown(
    playground: Playground, session: aiohttp.ClientSession, me: PlaygroundClient, lounge: str
) -> None:
    await me.say(lounge, "**bold** <@1080000000000000201>")
    url = f"{playground.url}/play/channels/{lounge}/messages?member={me.member_id}"
    async with session.get(url) as response:
        shown = (await response.json())[0]
    assert "<strong>bold</strong>" in shown["content_html"]
    assert "Alessandra" in shown["content_html"]
    assert "content_html" not in (await me.messages(lounge))[0]


async def test_the_page_is_served(playground: Playground, session: aiohttp.ClientSession) -> None:
    async with session.get(playground.url) as response:
        assert response.status == 200
        assert response.content_type == "text/html"
    async with session.get(f"{playground.url}/page/app.js") as response:
        assert response.status == 200


async def test_a_picture_is_served_with_its_type(
    rest: Rest, session: aiohttp.ClientSession
) -> None:
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("files[0]", PNG, filename="a b.png")
    _, message = await rest("POST", f"{rest.lounge}/messages", form=form)
    attachment = message["attachments"][0]
    assert attachment["filename"] == "a_b.png"
    async with session.get(attachment["url"]) as response:
        assert (await response.read(), response.content_type) == (PNG, "image/png")
    await rest("DELETE", f"{rest.lounge}/messages/{message['id']}")
    async with session.get(attachment["url"]) as response:
        assert response.status == 404


async def test_malformed_requests_are_refused(me: PlaygroundClient) -> None:
    requests: tuple[tuple[str, str, object], ...] = (
        ("GET", "/channels/5/messages?member=1080000000000000200", None),
        ("POST", "/members/5/leave", {}),
        ("DELETE", "/messages/5", None),
        ("POST", "/permissions", {"deny": ["fly"]}),
        ("POST", "/gateway", {"action": "explode"}),
        ("POST", "/members/abc/leave", {}),
    )
    for method, path, payload in requests:
        with pytest.raises(Refused) as refused:
            await me.call(method, path, payload)
        assert refused.value.status == 400, path
        assert str(refused.value)


async def test_pages_of_other_sites_are_refused(
    playground: Playground, session: aiohttp.ClientSession
) -> None:
    requests: tuple[tuple[dict[str, str], int], ...] = (
        ({}, 200),
        ({"Origin": playground.url}, 200),
        ({"Origin": "https://elsewhere.example"}, 403),
        # Another name for this machine.
        ({"Host": "elsewhere.example"}, 403),
    )
    for headers, status in requests:
        async with session.get(f"{playground.url}/play/world", headers=headers) as response:
            assert response.status == status, headers


async def test_waiting_for_an_event_times_out(me: PlaygroundClient) -> None:
    with pytest.raises(TimeoutError):
        await me.wait_for("message_create", timeout_s=0.05)


def test_ids_always_grow() -> None:
    clock = Clock()
    snowflakes = Snowflakes(clock)
    made = [snowflakes.next() for _ in range(1000)]
    clock.advance(-3600)
    made.append(snowflakes.next())
    assert made == sorted(set(made))


def test_the_oldest_files_are_dropped() -> None:
    files = FileStore("http://host", cap_bytes=250)
    urls = [files.put(1, n, Upload("a.bin", bytes(100)))["url"] for n in range(3)]
    keys = [url.removeprefix("http://host/files/") for url in urls]
    assert [files.get(key) is not None for key in keys] == [False, True, True]


@pytest.mark.parametrize(
    ("given", "kept"),
    [("a b.png", "a_b.png"), ("판.png", "png"), ("../x.png", "x.png"), ("판", "unknown")],
)
def test_file_names_are_made_safe(given: str, kept: str) -> None:
    assert clean_filename(given) == kept


@pytest.mark.parametrize(
    ("data", "kind", "size"),
    [
        pytest.param(PNG, "image/png", (3, 2), id="png"),
        pytest.param(b"GIF89a\x05\x00\x04\x00", "image/gif", (5, 4), id="gif"),
        pytest.param(
            b"\xff\xd8\xff\xe0\x00\x04\x00\x00\xff\xc0\x00\x11\x08\x00\x07\x00\x09\x03",
            "image/jpeg",
            (9, 7),
            id="jpeg",
        ),
        pytest.param(
            b"RIFF\x00\x00\x00\x00WEBPVP8X" + bytes(8) + b"\x0b\x00\x00\x0c\x00\x00",
            "image/webp",
            (12, 13),
            id="webp",
        ),
        pytest.param(b"plain", "text/plain; charset=utf-8", None, id="text"),
    ],
)
def test_type_and_size_are_read_from_a_file(
    data: bytes, kind: str, size: tuple[int, int] | None
) -> None:
    assert content_type("x.txt", data) == kind
    assert picture_size(data) == size
