"""Discord misbehaves in every way it is known to, and every table still reaches its correct posts."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest
import pytest_asyncio

from bot.core.controls.ids import TableId
from bot.playground import Refused
from bot.playground.discord.world import Message
from bot.store import tables as stored
from bot.store.rows import Status, TableRow
from rules.core.game import RobotLevel
from tests.e2e.member import Temper
from tests.e2e.stage import Stage
from tests.messages import number_of
from tests.scale import one_in, sized

pytestmark = [pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]

POSTS = "* /channels/**"
ANSWERS = ("* /interactions/**", "* /webhooks/**")
AFTER_TROUBLE = {10062, 40060, 160004}
"""The refusals that this trouble causes: of late or repeated answers, and of threads that already exist."""
UNKNOWN_MESSAGE = 10008
MOVES = sized(2, 4)
"""The number of moves that are made while requests fail."""
MOVES_AMID_BREAKS = 4
"""The number of moves that are made while the Gateway breaks; fewer might be over before it does."""
DESERTED_AFTER_S = 30.0
PLAYED_WITHIN_S = 300.0
CONVERGES_WITHIN_S = 240.0
BREAKS_AFTER_S = sized((0.3, 1.0), (0.3, 1.0, 2.0, 2.0))
"""The time that the bot is online before each break of the Gateway. discord.py waits longer after each."""
SINGLE_MINDED = Temper(commands=0, typing=0, chat=0, stale=0, waits_s=1.5)

Rules = list[dict[str, Any]]


def often(kind: str, *, share: float = 0.33, **details: float) -> Rules:
    """Faults for the first post, then for a share of the requests to channels and a smaller share of the answers."""
    first = {"match": POSTS, "kind": kind, "times": 1} | details
    answers = [
        {"match": match, "kind": kind, "probability": share / 6} | details for match in ANSWERS
    ]
    return [first, {"match": POSTS, "kind": kind, "probability": share} | details, *answers]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def stage(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stage]:
    folder = tmp_path_factory.mktemp("faults")
    async with Stage(folder, seed=3, members=1, temper=SINGLE_MINDED) as stage:
        await stage.start_bot()
        yield stage
        assert await stage.bot.stop() == 0


FAULTS = [
    pytest.param(often("429", retry_after=0.3), id="a route is used too often"),
    pytest.param(often("429_global", retry_after=0.3), id="everything is used too often"),
    # discord.py itself waits for seconds before it retries these.
    pytest.param(often("500", share=0.1), id="internal errors"),
    pytest.param(often("503"), id="unavailable"),
    pytest.param(often("reset"), id="connections are reset"),
    pytest.param(often("reply_lost"), id="replies are lost after the effect"),
    pytest.param(often("slow", delay_s=0.7), id="slowness"),
    pytest.param(
        [
            rule
            for kind in ("429", "429_global", "500", "502", "503", "reset", "reply_lost")
            for rule in often(kind, share=0.04, retry_after=0.3)
        ],
        id="everything at once",
    ),
]


@pytest_asyncio.fixture(autouse=True, loop_scope="module")
async def calm_afterwards(stage: Stage) -> AsyncIterator[None]:
    yield
    await stage.rest()
    await stage.director.behave()


@pytest.mark.parametrize("rules", one_in(2, FAULTS))
async def test_tables_converge_although_requests_fail(stage: Stage, rules: Rules) -> None:
    injected = stage.playground.platform.report.faults_injected
    before = injected.total()
    await stage.director.misbehave(*rules)
    await _play_and_end(stage, MOVES)
    assert await stage.until(stage.all_told, timeout_s=CONVERGES_WITHIN_S), stage.ledger.untold()
    await stage.director.behave()
    assert injected.total() > before
    await _assert_converged(stage)


@pytest.mark.parametrize(
    "action", one_in(2, ["cut", "cut_no_resume", "reconnect", "invalid_session"])
)
async def test_tables_converge_although_the_gateway_breaks(stage: Stage, action: str) -> None:
    breaks = 0

    async def break_it() -> None:
        nonlocal breaks
        for pause_s in BREAKS_AFTER_S:
            await stage.online()
            await asyncio.sleep(pause_s)
            await stage.director.gateway(action)
            breaks += 1

    async with _meanwhile(break_it):
        await _play_and_end(stage, MOVES_AMID_BREAKS)
    assert breaks > 0
    assert await stage.until(stage.all_told, timeout_s=CONVERGES_WITHIN_S), stage.ledger.untold()
    await stage.online()
    await _assert_converged(stage)


@pytest.mark.parametrize("before", [0, 1], ids=["the only lobby there", "beside another lobby"])
async def test_a_post_that_may_have_been_made_is_not_made_again(stage: Stage, before: int) -> None:
    """Discord remembers a nonce for a few minutes only; the bot is killed with the reply and is away for longer."""
    [channel_id] = [c.id for c in stage.playground.platform.world.guild_channels()][:1]
    for _ in range(before):
        await stage.monkeys[0].open_table(channel_id=channel_id)
    assert await stage.until(stage.all_told, timeout_s=CONVERGES_WITHIN_S)
    await stage.director.misbehave(
        {"match": "POST /channels/*/messages", "kind": "reply_lost", "times": 1}
    )
    injected = stage.playground.platform.report.faults_injected
    lost = injected["reply_lost"]
    opening = asyncio.create_task(stage.monkeys[0].open_table(channel_id=channel_id))
    assert await stage.until(lambda: injected["reply_lost"] > lost, timeout_s=PLAYED_WITHIN_S)
    await stage.bot.kill()
    await opening
    await stage.director.advance(3600)
    await stage.start_bot()
    assert await stage.until(stage.all_told, timeout_s=CONVERGES_WITHIN_S), stage.ledger.untold()
    await _assert_converged(stage)


async def test_a_click_is_answered_although_its_acknowledgement_was_lost(
    stage: Stage,
) -> None:
    await stage.director.misbehave(
        {"match": "POST /interactions/*/*/callback", "kind": "reply_lost", "times": 1}
    )
    answered, tables = stage.diary.answered, len(stage.ledger.tables())
    await stage.monkeys[0].open_table()
    assert stage.diary.answered == answered + 1
    assert await stage.until(stage.all_told, timeout_s=CONVERGES_WITHIN_S)
    assert len(stage.ledger.tables()) == tables + 1
    await _assert_converged(stage)


async def _play_and_end(stage: Stage, moves: int) -> None:
    """Open a table, make so many moves, and call it off."""
    async with asyncio.timeout(PLAYED_WITHIN_S):
        # A monkey may call its table off or leave it to the robot by chance; then another one is opened.
        while (table_id := await _played(stage, moves)) is None or not await _end(stage, table_id):
            pass


async def _end(stage: Stage, table_id: int) -> bool:
    """Call a table off. Returns False if the monkey has left it, so that it can no longer do so."""
    [member] = stage.members
    while _table(stage, table_id).status is Status.PLAYING:
        if table_id not in stage.ledger.look(
            lambda conn: stored.of_member(conn, int(member.member_id))
        ):
            return False
        await member.slash(_table(stage, table_id).place_id, "table end")
    return True


async def _played(stage: Stage, moves: int) -> int | None:
    """A new table with so many moves made; None if it was called off or left to the robot first."""
    [member], [monkey] = stage.members, stage.monkeys
    tables = len(stage.ledger.tables())
    while len(stage.ledger.tables()) == tables:
        await monkey.open_table(seats=2)
    table_id = stage.ledger.tables()[-1].id
    while _table(stage, table_id).status is Status.LOBBY:
        for op, arg in (("robot", f"{RobotLevel.NORMAL:d}"), ("start", "")):
            if (lobby := number_of(_table(stage, table_id).lobby)) is not None:
                with contextlib.suppress(Refused):
                    await member.click(lobby, TableId(op, table_id, arg=arg).write())
        await asyncio.sleep(0.1)

    def has_moved() -> bool:
        return _table(stage, table_id).seq >= moves

    stage.play()
    await stage.until(
        lambda: has_moved() or _table(stage, table_id).status is not Status.PLAYING,
        timeout_s=DESERTED_AFTER_S,
    )
    await stage.rest()
    return table_id if has_moved() else None


def _table(stage: Stage, table_id: int) -> TableRow:
    return next(table for table in stage.ledger.tables() if table.id == table_id)


async def _assert_converged(stage: Stage) -> None:
    """The newest post of every table exists, is the last one in its channel, and is not duplicated.

    discord.py itself logs suggestions that could not be sent. Where a test puts the stand-in's time forward, the
    machine's stays behind, and the bot says so.
    """
    assert not stage.missing_posts()
    assert not stage.twice()
    assert not stage.ledger.given_up()
    expected = ("exception in autocomplete", "s behind Discord's. The bot goes on")
    troubles = stage.bot.troubles()
    assert not [each for each in troubles if not any(said in each for said in expected)]
    refused = (await stage.director.report())["refused"]
    unexpected = [each for each in refused if not _is_caused_by_trouble(each)]
    assert not unexpected, str(unexpected)
    world = stage.playground.platform.world
    reopened = {table.rematch_id for table in stage.ledger.tables()}
    for table in stage.started():
        newest_first = world.public_before(world.channels[table.place_id], None)
        # A minute after the result, the table's film follows it; where a closed table goes on, a line says so.
        last = next(
            each
            for each in newest_first
            if not _is_film(each) and (each.body["attachments"] or table.id not in reopened)
        )
        assert last.id == number_of(table.board)
        assert last.body["attachments"]
    lobbies = [number_of(table.lobby) for table in stage.ledger.tables()]
    assert len(set(lobbies)) == len(lobbies)
    assert all(lobby in world.messages for lobby in lobbies)


def _is_film(message: Message) -> bool:
    return any(file["filename"].endswith(".webp") for file in message.body["attachments"])


def _is_caused_by_trouble(refused: dict[str, Any]) -> bool:
    if refused["code"] in AFTER_TROUBLE:
        return True
    # A message was deleted, the reply was lost, and discord.py deleted it again.
    return refused["method"] == "DELETE" and bool(refused["code"] == UNKNOWN_MESSAGE)


@contextlib.asynccontextmanager
async def _meanwhile(what: Callable[[], Awaitable[None]]) -> AsyncIterator[None]:
    task = asyncio.ensure_future(what())
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
