"""The playground and the bot as separate processes, and tables in the bot's database to play at."""

import asyncio
import re
import sys
from collections.abc import AsyncIterator, Collection, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count, islice
from pathlib import Path
from time import time

from sqlalchemy import delete, update

from bot.memory import MALLOC
from bot.playground import PlaygroundClient
from bot.playground.bot_process import BotProcess, bot_environment
from bot.store import schema
from bot.store import tables as stored
from bot.store.database import Connection, Database
from bot.store.rows import Secrets
from bot.tables.commit import MOST_OPEN
from bot.tables.dependencies import Dependencies
from bot.tables.model import Actor, Position
from bot.tables.service import Tables
from rules.core import engine
from rules.core.game import RobotLevel
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.text import Typed
from rules.registry import GAME_KEYS, load

SEATS = (2, 3, 4)
"""Tables have these numbers of seats by turns, and every title at each."""
READY_WITHIN_S = 120.0
STRANGERS = 10_000_000
"""First number for members, channels and servers that exist only in the database."""
FOUR = 4
"""Members sit together in groups of so many."""
AT_ONCE = 64
"""Tables opened together, so that they share commits."""
SEED = 20
THOUGHT_ABOUT = "tmars"
"""At its beginning all seats choose at the same time, and their experts think although no other seat acts."""
TYPED = {"expancity": "expancity turn"}
"""The commands that take any line of a title; every second move is made by them, all others in panels."""


@dataclass(frozen=True, slots=True)
class Line:
    """A move, ready to be typed."""

    member: str
    text: str
    ends_turn: bool
    """True if a board is due at once, as for the last of several simultaneous choices (`calls`)."""
    command: str | None
    """The slash command that takes it; None if it is made in the panel."""


@dataclass(frozen=True, slots=True)
class Played:
    """A table to play at, and its next moves."""

    table_id: int
    channel_id: str
    lines: tuple[Line, ...]


@asynccontextmanager
async def playground() -> AsyncIterator[str]:
    """The address of a playground without a bot."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot.playground", "--no-bot", "--no-browser", "--port", "0"),
        stdout=asyncio.subprocess.PIPE,
        start_new_session=True,
    )
    try:
        assert process.stdout is not None
        said = await asyncio.wait_for(process.stdout.readline(), READY_WITHIN_S)
        found = re.search(rb"http://[\w.:]+", said)
        assert found is not None, "the playground has not said where it is"
        yield found[0].decode()
    finally:
        process.terminate()
        await process.wait()


@asynccontextmanager
async def bot(
    url: str, folder: Path, onlooker: PlaygroundClient, web_port: int | None = None
) -> AsyncIterator[BotProcess]:
    """The bot with the database in a folder; with `web_port` it serves pages of all tables there."""
    await onlooker.listen()
    process = await BotProcess.start(
        bot_environment(f"{url}/api/v10", folder, web_port) | MALLOC | {"LOG_LEVEL": "ERROR"}
    )
    try:
        await onlooker.wait_for("bot", lambda bot: bool(bot["online"]), timeout_s=READY_WITHIN_S)
        yield process
    finally:
        await process.stop()


async def prepare(
    folder: Path,
    channels: Sequence[str],
    members: Sequence[str],
    *,
    live: int,
    moves: int,
    thinking: Sequence[str] = (),
    titles: Sequence[str] = GAME_KEYS,
    typed: bool = False,
) -> list[Played]:
    """A database with this many live tables, whose events have all been posted.

    The members play in fours, two to four of them at a table, and have one table in each of the channels: these tables
    are returned, each with its next moves. Titles and numbers of seats alternate. With `typed`, all moves at titles
    that have a command for it are made by that, not only every other one. In each of the channels `thinking` there is
    a table besides at which experts are about to think.
    """
    ids, rng = count(1), Rng(SEED)
    database = await Database.open(folder / "turnpost.sqlite3")
    secrets = (Secrets(rng.next64(), bytes(16)) for _ in count())
    tables = Tables(
        database, Dependencies(time, lambda: next(secrets), load, lambda table_id: None)
    )

    async def start(index: int) -> Position:
        owner = _owner(index)
        first = FOUR * index % len(members)
        seats = SEATS[index // len(titles) % len(SEATS)]
        sitting = members[first : first + seats]
        opener = Actor(owner, Typed("Opener"), next(ids))
        channel_id = int(channels[index]) if index < len(channels) else STRANGERS + index
        done = await tables.open(
            opener,
            title=titles[index % len(titles)],
            guild_id=owner,
            channel_id=channel_id,
            language="en",
            seats=seats,
            options={},
        )
        table_id = done.position.table.id
        await tables.leave(table_id, Actor(opener.member_id, opener.name, next(ids)))
        for member in sitting:
            await tables.join(table_id, Actor(int(member), Typed(f"Member {member}"), next(ids)))
        done = await tables.start(table_id, Actor(int(sitting[0]), Typed(""), next(ids)))
        return done.position

    async def think(index: int, channel: str) -> None:
        owner = _owner(index)
        await tables.open(
            Actor(owner, Typed("Opener"), next(ids)),
            title=THOUGHT_ABOUT,
            guild_id=owner,
            channel_id=int(channel),
            language="en",
            seats=FOUR,
            options={},
            robots=[RobotLevel.EXPERT] * (FOUR - 1),
            start=True,
        )

    for index, channel in enumerate(thinking):
        await think(index, channel)
    started: list[Position] = []
    for first in range(0, max(live, len(channels)), AT_ONCE):
        batch = range(first, min(first + AT_ONCE, max(live, len(channels))))
        started += await asyncio.gather(*(start(index) for index in batch))
        await database.write(_all_told)
    await database.close()
    return [
        Played(at.table.id, channel, tuple(islice(_lines(at, rng, typed=typed), moves)))
        for at, channel in zip(started, channels, strict=False)
    ]


def _owner(index: int) -> int:
    """The number of a member, and of a server: each may have only so many tables."""
    return STRANGERS + index // MOST_OPEN


def _all_told(conn: Connection) -> None:
    held = schema.tables
    conn.execute(delete(schema.outbox))
    conn.execute(
        update(held)
        .where(held.c.thread_id.is_(None))
        .values(thread_id=held.c.channel_id, told_seq=held.c.seq, seal=None)
    )


def _lines(at: Position, rng: Rng, *, typed: bool) -> Iterator[Line]:
    game, state = at.game, at.state
    for number in count():
        if not (waiting := game.waiting_for(state)):
            return
        seat = min(waiting)
        move = engine.sample_move(game, state, seat, rng)
        state = engine.play(game, state, seat, move).state
        ends_turn = calls(waiting, game.waiting_for(state))
        command = TYPED.get(game.key) if typed or number % 2 else None
        yield Line(str(at.seats[seat].member_id), game.write(move), ends_turn, command)


def calls(before: Collection[Seat], after: Collection[Seat]) -> bool:
    """Return true if a board is due at once, given the seats waited for before a move and after it.

    Where all seats choose at the same time, the choice of one calls no other, and is shown when a turn would be.
    """
    return not after or not set(after) <= set(before)


async def kept(folder: Path, table_ids: Sequence[int]) -> dict[int, int]:
    """The number of moves that the database holds for each table."""
    database = await Database.open(folder / "turnpost.sqlite3")
    rows = await database.read(lambda conn: [stored.get(conn, each) for each in table_ids])
    await database.close()
    return {row.id: row.seq for row in rows if row is not None}
