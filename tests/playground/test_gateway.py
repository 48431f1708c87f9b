"""Connections to the Gateway: how they begin, break and resume."""

from __future__ import annotations

import asyncio
import json
import zlib
from typing import Any

import aiohttp
import discord
import pytest

from bot.playground import PlaygroundClient
from bot.playground.discord import gateway
from bot.playground.discord.gateway import Shard
from tests.scale import PATIENCE_S
from tests.starving import Playground

from .conftest import point_discord_py_at
from .guest import Guest

pytestmark = pytest.mark.sockets

GUILDS = 1
Json = dict[str, Any]


class Wire:
    """A Gateway connection by hand."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def send(self, op: int, data: Any) -> None:
        await self.socket.send_json({"op": op, "d": data})

    async def receive(self) -> Json:
        answer: Json = await self.socket.receive_json(timeout=PATIENCE_S)
        return answer

    async def until(self, event: str) -> Json:
        while True:
            message = await self.receive()
            if message["t"] == event:
                return message

    async def identify(
        self, intents: int = GUILDS, token: str = "any", shard: tuple[int, int] = (0, 1)
    ) -> Json:
        await self.receive()
        await self.send(2, {"token": token, "intents": intents, "properties": {}, "shard": shard})
        return await self.until("READY")

    async def closed_with(self) -> int:
        async for _ in self.socket:
            pass
        return self.socket.close_code or 0


@pytest.fixture
async def wire(playground: Playground, session: aiohttp.ClientSession) -> Wire:
    return await connect(playground, session)


async def connect(playground: Playground, session: aiohttp.ClientSession, query: str = "") -> Wire:
    address = f"{playground.platform.gateway.url}?v=10&encoding=json{query}"
    return Wire(await session.ws_connect(address, max_msg_size=0))


async def test_the_bot_receives_its_world(guest: Guest) -> None:
    guild = guest.guilds[0]
    assert [c.name for c in guild.text_channels] == ["lounge", "tables"]
    assert guild.me.guild_permissions.manage_threads
    assert guild.owner_id != guild.me.id
    assert [m.id for m in guild.members] == [guild.me.id], "without the intent it knows itself"


async def test_heartbeats_are_acknowledged(wire: Wire) -> None:
    assert (await wire.receive())["d"]["heartbeat_interval"] > 0
    await wire.send(1, None)
    assert (await wire.receive())["op"] == 11


@pytest.mark.parametrize(
    ("op", "data", "code"),
    [
        pytest.param(2, {"token": "", "intents": 1}, 4004, id="no token"),
        pytest.param(2, {"token": "x"}, 4013, id="no intents"),
        pytest.param(2, {"token": "x", "intents": 1 << 40}, 4013, id="unknown intents"),
        pytest.param(2, {"token": "x", "intents": 1 << 15}, 4014, id="privileged intents"),
        pytest.param(2, {"token": "x", "intents": 1, "shard": [1, 1]}, 4010, id="shard"),
        pytest.param(2, {"token": "x", "intents": 1, "shard": [-1, 1]}, 4010, id="shard below 0"),
        pytest.param(2, {"token": "x", "intents": 1, "shard": [0]}, 4010, id="shard of how many"),
        pytest.param(3, {}, 4003, id="presence before identifying"),
        pytest.param(77, {}, 4001, id="unknown op"),
    ],
)
async def test_a_connection_is_closed_with_the_right_code(
    wire: Wire, op: int, data: Json, code: int
) -> None:
    await wire.send(op, data)
    assert await wire.closed_with() == code


async def test_nonsense_closes_the_connection(wire: Wire) -> None:
    await wire.socket.send_str("{nonsense")
    assert await wire.closed_with() == 4002


async def test_a_fixed_token_is_required(session: aiohttp.ClientSession) -> None:
    async with Playground(token="secret") as playground:
        wire = await connect(playground, session)
        await wire.send(2, {"token": "other", "intents": GUILDS})
        assert await wire.closed_with() == 4004
        wire = await connect(playground, session)
        assert (await wire.identify(token="secret"))["d"]["user"]["bot"] is True


async def test_the_stream_can_be_compressed(
    playground: Playground, session: aiohttp.ClientSession
) -> None:
    wire = await connect(playground, session, "&compress=zlib-stream")
    inflate = zlib.decompressobj()
    frame = await wire.socket.receive_bytes()
    assert frame.endswith(b"\x00\x00\xff\xff")
    assert json.loads(inflate.decompress(frame))["op"] == 10
    await wire.send(1, None)
    assert json.loads(inflate.decompress(await wire.socket.receive_bytes()))["op"] == 11


async def test_missed_events_are_replayed(
    playground: Playground, session: aiohttp.ClientSession, me: PlaygroundClient, lounge: str
) -> None:
    wire = await connect(playground, session)
    ready = await wire.identify()
    guild = await wire.until("GUILD_CREATE")
    await wire.socket.close()
    await me.wait_for("bot", lambda d: not d["online"])
    await me.add_channel("first")
    await me.add_channel("second")
    again = await connect(playground, session)
    await again.receive()
    resumption = {"token": "any", "session_id": ready["d"]["session_id"], "seq": guild["s"]}
    await again.send(6, resumption)
    assert [(await again.receive())["d"]["name"] for _ in range(2)] == ["first", "second"]
    assert (await again.receive())["t"] == "RESUMED"


async def test_an_unknown_session_cannot_be_resumed(wire: Wire) -> None:
    await wire.receive()
    await wire.send(6, {"token": "any", "session_id": "gone", "seq": 5})
    assert await wire.receive() == {"op": 9, "d": False, "s": None, "t": None}
    await wire.send(2, {"token": "any", "intents": GUILDS})
    assert (await wire.receive())["t"] == "READY"


async def test_a_sequence_number_from_the_future_is_refused(
    playground: Playground, session: aiohttp.ClientSession
) -> None:
    wire = await connect(playground, session)
    ready = await wire.identify()
    again = await connect(playground, session)
    await again.send(6, {"token": "x", "session_id": ready["d"]["session_id"], "seq": 99})
    assert await again.closed_with() == 4007


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        pytest.param("cut", "RESUMED", id="cut"),
        pytest.param("reconnect", "RESUMED", id="asked to reconnect"),
        pytest.param("cut_no_resume", "READY", id="cut and forgotten", marks=pytest.mark.slow),
        pytest.param("invalid_session", "READY", id="session made invalid", marks=pytest.mark.slow),
    ],
)
async def test_the_client_reconnects(
    guest: Guest, me: PlaygroundClient, lounge: str, action: str, expected: str
) -> None:
    guest.heard.clear()
    listening = len(me.events)
    await me.gateway(action)
    await me.wait_for("bot", lambda d: not d["online"], since=listening)
    await me.wait_for("bot", lambda d: d["online"], since=listening, timeout_s=PATIENCE_S)
    outcome = await me.slash(lounge, "echo", text="still here")
    assert outcome["outcome"] == "message"
    assert expected in guest.heard


async def test_events_during_a_disconnection_arrive_later(
    guest: Guest, me: PlaygroundClient, lounge: str
) -> None:
    listening = len(me.events)
    await me.gateway("cut")
    await me.wait_for("bot", lambda d: not d["online"], since=listening)
    outcome = await me.slash(lounge, "echo", text="in between")
    assert outcome["outcome"] == "message"


async def test_a_guilds_events_reach_its_shard_alone(
    playground: Playground, session: aiohttp.ClientSession
) -> None:
    shards = [await connect(playground, session) for _ in range(2)]
    ready = [await each.identify(shard=(number, 2)) for number, each in enumerate(shards)]
    own = (playground.platform.world.guild_id >> 22) % 2
    assert [len(each["d"]["guilds"]) for each in ready] == [int(own == n) for n in range(2)]
    assert (await shards[own].receive())["t"] == "GUILD_CREATE"
    playground.platform.broadcast.bot_role_changed()
    assert (await shards[own].receive())["t"] == "GUILD_ROLE_UPDATE"
    # The other shard hears nothing of the guild: the next event is the answer to its heartbeat.
    await shards[1 - own].send(1, None)
    assert (await shards[1 - own].receive())["op"] == 11


def test_every_guild_has_one_shard_and_direct_messages_have_the_first() -> None:
    shards = [Shard(number, 3) for number in range(3)]
    for guild_id in (number << 22 for number in range(9)):
        assert sum(shard.hears(guild_id) for shard in shards) == 1
    assert [shard.hears(None) for shard in shards] == [True, False, False]


async def test_a_shard_resumes_after_another_has_started_a_new_session(
    playground: Playground, session: aiohttp.ClientSession
) -> None:
    lost = await connect(playground, session)
    ready = await lost.identify(shard=(1, 2))
    await lost.socket.close()
    await (await connect(playground, session)).identify(shard=(0, 2))
    back = await connect(playground, session)
    await back.receive()
    resume = {"token": "any", "session_id": ready["d"]["session_id"], "seq": ready["s"]}
    await back.send(6, resume)
    assert await back.until("RESUMED")


async def test_messages_need_their_intent(
    playground: Playground,
    monkeypatch: pytest.MonkeyPatch,
    guest: Guest,
    me: PlaygroundClient,
    lounge: str,
) -> None:
    reader = Guest(discord.Intents(guilds=True, guild_messages=True))
    heard: list[discord.Message] = []

    async def on_message(message: discord.Message) -> None:
        heard.append(message)

    reader.on_message = on_message  # type: ignore[attr-defined]
    await reader.arrive()
    await me.say(lounge, "not for bots")
    await me.say(lounge, f"<@{playground.platform.world.bot.id}> for you")
    await reader.wait_for("message", check=lambda m: bool(m.content), timeout=PATIENCE_S)
    await reader.depart()
    assert [m.content for m in heard] == ["", "<@1080000000000000100> for you"]
    assert "MESSAGE_CREATE" not in guest.heard


async def test_the_members_intent_is_privileged(monkeypatch: pytest.MonkeyPatch) -> None:
    async with Playground(privileged_intents=True) as playground:
        point_discord_py_at(playground, monkeypatch)
        bot = Guest(discord.Intents(guilds=True, members=True))
        await bot.arrive()
        guild = bot.guilds[0]
        assert len(guild.members) == 5
        found = await guild.query_members("Ale")
        assert [m.display_name for m in found] == ["Alessandra"]
        await bot.depart()


async def test_the_page_itself_may_connect_and_pages_of_other_sites_may_not(
    playground: Playground, session: aiohttp.ClientSession
) -> None:
    address = playground.platform.gateway.url
    for headers in (
        {"Origin": "https://elsewhere.example"},
        # A page of nowhere.
        {"Origin": "null"},
        # Another name for this machine.
        {"Host": "elsewhere.example"},
    ):
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await session.ws_connect(address, headers=headers)
        assert refused.value.status == 403
    async with session.ws_connect(address, headers={"Origin": playground.url}) as socket:
        assert (await socket.receive_json(timeout=PATIENCE_S))["op"] == 10


async def test_a_heartbeat_is_answered_after_discord_py_has_noted_it(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    """discord.py 2.7 notes the time of a heartbeat after sending it; an earlier answer counts for the previous one."""
    monkeypatch.setattr(gateway, "HEARD_AFTER_S", 3600.0)
    await wire.receive()
    await wire.send(1, None)
    await wire.send(2, {"token": "any", "intents": GUILDS, "properties": {}, "shard": (0, 1)})
    assert (await wire.receive())["t"] == "READY", "the answer to the heartbeat is not there yet"
    monkeypatch.setattr(gateway, "HEARD_AFTER_S", 0.01)
    await wire.send(1, None)
    while (await wire.receive())["op"] != 11:
        pass


async def test_a_client_may_disconnect_before_its_heartbeat_is_answered(
    playground: Playground, wire: Wire
) -> None:
    await wire.receive()
    await wire.send(1, None)
    await wire.socket.close()
    await asyncio.sleep(2 * gateway.HEARD_AFTER_S)
    assert not playground.platform.gateway.online
