"""The Gateway hangs up, or sends unreadable events: the bot waits longer and longer, and goes on with the rest."""

import asyncio
import itertools
import logging
from collections.abc import AsyncIterator, Callable
from typing import Any

import discord
import pytest
import yarl

from bot.core.posts.layout import texts_of
from bot.line import gateway as line
from bot.line.gateway import BURST, LONGEST_WAIT_S, Pace, wait_s
from bot.line.undocumented import DiscordWebSocket
from tests.bot.edges.relay import ABORTED, REFUSED, Relay, relay
from tests.bot.edges.scene import Scene
from tests.scale import PATIENCE_S, one_in

pytestmark = pytest.mark.sockets

Json = dict[str, Any]
KEEPS_NONE, KEEPS_AGAIN = "keeps no connection", "keeps connections again"
LEFT_OUT = "what cannot be read"
DAY_S = 24 * 3600


class Warned(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())

    def saying(self, what: str) -> list[str]:
        return [each for each in self.lines if what in each]


@pytest.fixture
def warned() -> Any:
    handler = Warned()
    logging.getLogger().addHandler(handler)
    yield handler
    logging.getLogger().removeHandler(handler)


@pytest.fixture
async def between(on: Scene, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Relay]:
    """A relay that the bot uses from its next start on. Its waits are short."""
    for name in ("FIRST_WAIT_S", "IDENTIFIES_APART_S", "STEADY_S"):
        monkeypatch.setattr(line, name, 0.02)
    async with relay(on.playground.platform.gateway.url) as made:
        monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(made.url))
        yield made


async def until(holds: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not holds():  # noqa: ASYNC110  # nothing tells that a line is logged
            await asyncio.sleep(0.01)


async def assert_works(on: Scene) -> None:
    """A command is answered, and a table is opened and played."""
    shown = await on.slash(on.tom, "help")
    assert "Board games in this server" in texts_of(shown["components"])
    table = await on.table(on.haneul, on.sandra)
    await on.turn(table)
    assert (await on.board(table))["attachments"]


@pytest.mark.parametrize("after_identify", [False, True], ids=["before HELLO", "after IDENTIFY"])
@pytest.mark.parametrize("code", one_in(4, [1000, 1001, ABORTED, 1011, 4000, 4009, REFUSED]))
async def test_a_gateway_that_hangs_up_is_tried_again_with_one_warning_and_one_line_at_the_end(
    on: Scene, between: Relay, warned: Warned, code: int, after_identify: bool
) -> None:
    between.closes, between.after_identify = [code] * 6, after_identify
    await on.restart()
    await until(lambda: warned.saying(KEEPS_AGAIN))
    assert len(warned.saying(KEEPS_NONE)) == 1
    assert len(warned.saying(KEEPS_AGAIN)) == 1
    assert between.connections == 7
    await assert_works(on)


async def test_a_session_is_resumed_after_the_gateway_has_hung_up(
    on: Scene, between: Relay, warned: Warned
) -> None:
    await on.restart()
    resumed = asyncio.Event()

    async def note() -> None:
        resumed.set()

    on.bot.client.add_listener(note, "on_resumed")
    between.closes = [1011] * 2
    await between.cut(1011)
    async with asyncio.timeout(PATIENCE_S):
        await resumed.wait()
    assert between.identifies == 1
    await until(lambda: warned.saying(KEEPS_AGAIN))
    await assert_works(on)


async def test_a_session_that_cannot_be_resumed_is_begun_anew_where_discord_named_first(
    on: Scene, between: Relay
) -> None:
    def misled(event: Json) -> Json:
        if event["t"] == "READY":
            event["d"]["resume_gateway_url"] = "nonsense"
        return event

    between.change = misled
    await on.restart()
    await between.cut(4000)
    await until(lambda: between.identifies == 2)
    await assert_works(on)


@pytest.mark.parametrize("message", one_in(2, ["no JSON", "[]", "null", '{"op": 10, "d": {}}']))
async def test_a_message_that_is_no_event_costs_the_connection_only(
    on: Scene, between: Relay, message: str
) -> None:
    await on.restart()
    await between.send(message)
    await until(lambda: between.connections == 2)
    await assert_works(on)


def test_waits_double_up_to_minutes() -> None:
    waits = [wait_s(failures) for failures in range(12)]
    assert waits[:4] == [1.0, 2.0, 4.0, 8.0]
    assert waits == sorted(waits)
    assert wait_s(10_000) == waits[-1] == LONGEST_WAIT_S


def test_identifies_of_a_day_stay_far_below_discords_limit() -> None:
    moments = [0.0]
    pace = Pace(now=lambda: moments[-1])
    identified = []
    while moments[-1] < DAY_S:
        moments.append(moments[-1] + pace.wait_s() + 0.001)
        pace.identified()
        identified.append(moments[-1])
    assert BURST < len(identified) < 400
    assert all(after - before >= 5.0 for before, after in itertools.pairwise(identified))


def test_every_shard_of_a_large_bot_may_identify_when_it_starts() -> None:
    shards, moments = 3 * BURST, [0.0]
    pace = Pace(shards, lambda: moments[-1])
    for _ in range(shards):
        moments.append(moments[-1] + pace.wait_s())
        pace.identified()
    assert moments[-1] == 5.0 * (shards - 1)


def _channel(event: Json, **changes: Any) -> Json:
    """Change the first text channel that no test plays in."""
    [found] = [each for each in event["d"]["channels"] if each["name"] == "lounge"]
    for name, value in changes.items():
        if value is ...:
            del found[name]
        else:
            found[name] = value
    return event


def _with(event: Json, name: str, *more: Any) -> Json:
    event["d"][name] = [*event["d"].get(name, []), *more]
    return event


UNREADABLE: list[Any] = [
    pytest.param(lambda event: _channel(event, name=...), id="a channel without a name"),
    pytest.param(lambda event: _channel(event, type=...), id="a channel without a type"),
    pytest.param(lambda event: _channel(event, id="none"), id="a channel without a number"),
    pytest.param(lambda event: _channel(event, permission_overwrites=5), id="overwrites"),
    pytest.param(lambda event: _channel(event, permission_overwrites=[{"id": 1}]), id="overwrite"),
    pytest.param(lambda event: _channel(event, type=99), id="a channel of an unknown type"),
    pytest.param(lambda event: _with(event, "channels", None, 5, "x"), id="channels that are none"),
    pytest.param(lambda event: _with(event, "channels", *[{}] * 60), id="sixty empty channels"),
    pytest.param(lambda event: _with(event, "roles", {"id": "7"}), id="a role without a name"),
    pytest.param(
        lambda event: _with(event, "members", {"roles": []}), id="a member without a user"
    ),
    pytest.param(
        lambda event: _with(event, "threads", {"id": "8"}), id="a thread without a parent"
    ),
    pytest.param(
        lambda event: _with(event, "emojis", {"name": "x"}), id="an emoji without a number"
    ),
    pytest.param(lambda event: _with(event, "stickers", {}), id="a sticker without anything"),
    pytest.param(lambda event: _with(event, "stage_instances", {}), id="an empty stage"),
    pytest.param(lambda event: _with(event, "guild_scheduled_events", {}), id="an empty event"),
]


@pytest.mark.parametrize("broken", one_in(3, UNREADABLE))
async def test_a_part_of_a_server_that_cannot_be_read_is_left_out_and_the_rest_works(
    on: Scene, between: Relay, warned: Warned, broken: Callable[[Json], Json]
) -> None:
    between.change = lambda event: broken(event) if event["t"] == "GUILD_CREATE" else event
    await on.restart()
    assert between.connections == 1
    place = on.bot.client.get_channel(int(on.place))
    assert isinstance(place, discord.TextChannel)
    await assert_works(on)
    assert all("GUILD_CREATE" in each for each in warned.saying(LEFT_OUT))
    assert not warned.saying("lounge")


@pytest.mark.parametrize(
    "name", one_in(3, ["channels", "roles", "members", "preferred_locale", "id", "afk_timeout"])
)
async def test_a_server_that_cannot_be_read_at_all_does_not_end_the_bot(
    on: Scene, between: Relay, warned: Warned, name: str
) -> None:
    def broken(event: Json) -> Json:
        if event["t"] == "GUILD_CREATE":
            event["d"][name] = {"what": 5}
        return event

    between.change = broken
    await on.restart()
    assert between.connections == 1
    shown = await on.slash(on.tom, "help")
    assert "Board games in this server" in texts_of(shown["components"])


@pytest.mark.parametrize("guild", one_in(2, [None, 5, {}, {"id": "none"}, {"unavailable": True}]))
async def test_a_server_in_ready_that_cannot_be_read_does_not_keep_the_bot_from_starting(
    on: Scene, between: Relay, guild: Any
) -> None:
    between.change = lambda event: _ready_with(event, guild)
    await on.restart()
    assert between.connections == 1
    await assert_works(on)


def _ready_with(event: Json, guild: Any) -> Json:
    return _with(event, "guilds", guild) if event["t"] == "READY" else event


EVENTS = (
    *("CHANNEL_CREATE", "CHANNEL_UPDATE", "CHANNEL_DELETE", "THREAD_CREATE", "THREAD_UPDATE"),
    *("THREAD_LIST_SYNC", "THREAD_MEMBERS_UPDATE", "GUILD_ROLE_CREATE", "GUILD_ROLE_UPDATE"),
    *("GUILD_MEMBER_UPDATE", "GUILD_UPDATE", "GUILD_DELETE", "GUILD_CREATE", "MESSAGE_CREATE"),
    *("MESSAGE_UPDATE", "MESSAGE_DELETE", "INTERACTION_CREATE", "USER_UPDATE", "RESUMED"),
    *("GUILD_EMOJIS_UPDATE", "ENTITLEMENT_CREATE", "STAGE_INSTANCE_CREATE", "SOMETHING_NEW"),
)


@pytest.mark.parametrize("kind", one_in(6, EVENTS))
async def test_an_event_that_cannot_be_read_is_skipped(
    on: Scene, between: Relay, warned: Warned, kind: str
) -> None:
    await on.restart()
    guild = str(on.playground.platform.world.guild_id)
    strange: tuple[Any, ...] = (
        {},
        {"guild_id": guild},
        {"id": "none" if kind == "GUILD_DELETE" else guild, "guild_id": guild, "type": "x"},
        [],
        5,
        None,
    )
    for data in strange * 2:
        await between.send({"op": 0, "s": None, "t": kind, "d": data})
    await assert_works(on)
    assert between.connections == 1
    told = warned.saying(LEFT_OUT)
    assert len(told) == len(set(told)) <= 4
