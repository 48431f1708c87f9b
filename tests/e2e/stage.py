"""A playground, the bot in its own process, and a group of monkeys that play."""

import asyncio
import contextlib
import os
import signal
from collections import Counter
from collections.abc import Callable, Collection, Coroutine, Iterable
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, Self

import aiohttp
from sqlalchemy import URL

from bot.playground import PlaygroundClient
from bot.store.moves import NO_ENTRY
from bot.store.rows import Status, TableRow
from bot.tables.conduct.sealing import is_first_game
from tests.e2e.bot_process import Bot
from tests.e2e.findings import Findings
from tests.e2e.ledger import Ledger
from tests.e2e.member import Diary, Monkey, Temper
from tests.e2e.sight import Sight
from tests.messages import number_of
from tests.scale import PATIENCE_S
from tests.starving import Playground

LOCALES = ("ko", "it", "en-US", "en-US", "ja", "it", "ko", "de")


class Stage:
    """An async context. Its user starts and stops the bot."""

    def __init__(
        self,
        folder: Path,
        *,
        seed: int,
        members: int,
        temper: Temper,
        database: URL | None = None,
        checks_bodies: bool = True,
        bot: Callable[[str, Path, URL | None], Bot] = Bot,
        shards: int = 1,
        servers: int = 1,
    ) -> None:
        self.playground = Playground(
            port=0, seed=seed, checks_bodies=checks_bodies, shards=shards, servers=servers
        )
        self.checks_bodies = checks_bodies and bool(os.environ.get("DISCORD_OPENAPI"))
        """True if the bot's requests are checked against Discord's OpenAPI document."""
        self.diary = Diary()
        self.monkeys: list[Monkey] = []
        self.members: list[PlaygroundClient] = []
        """The monkeys' hands, for tests that do something with them."""
        self.sights: list[Sight] = []
        """The sight of each of them."""
        self._folder = folder
        self._database = database
        self._new_bot = bot
        self._random = Random(seed)
        self._size = members
        self._temper = temper
        self._online = asyncio.Event()
        self._playing: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Self:
        async with AsyncExitStack() as held:
            await held.enter_async_context(self.playground)
            self.playground.platform.gateway.on_change(self._note_online)
            self.bot = self._new_bot(self.playground.api_url, self._folder, self._database)
            self.ledger = Ledger(self.bot.database)
            session = aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0))
            await held.enter_async_context(session)
            people = list(self.playground.platform.world.members)
            self.director = PlaygroundClient(self.playground.url, people[0], session)
            while len(people) < self._size:
                locale = LOCALES[len(people) % len(LOCALES)]
                people.append(int(await self.director.add_member(f"Monkey {len(people)}", locale)))
            for member_id in people[: self._size]:
                await self._join(str(member_id), session, held)
            held.push_async_callback(self._tidy_up)
            self._held = held.pop_all()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self._held.__aexit__(kind, error, trace)

    async def _join(
        self, member_id: str, session: aiohttp.ClientSession, held: AsyncExitStack
    ) -> None:
        client = PlaygroundClient(self.playground.url, member_id, session)
        sight = await held.enter_async_context(Sight(self.playground.url, member_id, session))
        rng = Random(self._random.getrandbits(32))
        monkey = Monkey(client, sight, rng, temper=self._temper, diary=self.diary)
        self.monkeys.append(monkey)
        self.members.append(client)
        self.sights.append(sight)

    async def _tidy_up(self) -> None:
        await self.rest()
        if self.bot.is_running:
            await self.bot.kill()
        await self.bot.close()

    def _note_online(self, online: bool) -> None:
        if online:
            self._online.set()
        else:
            self._online.clear()

    async def start_bot(self) -> None:
        """Start the bot and wait until it is connected."""
        await self.bot.start()
        await self.online()

    async def online(self) -> None:
        """Raises: TimeoutError: the bot does not connect."""
        async with asyncio.timeout(PATIENCE_S):
            await self._online.wait()

    def play(self, *also: Coroutine[Any, Any, None]) -> None:
        """Let the monkeys play, and do other things beside them until they rest."""
        lives = [*(monkey.live() for monkey in self.monkeys), *also]
        self._playing = [asyncio.create_task(life) for life in lives]

    def assert_playing(self) -> None:
        """Raise the error that stopped a monkey, if there is one."""
        for task in self._playing:
            if task.done():
                task.result()

    async def rest(self) -> None:
        """Stop the monkeys in the middle of their acts."""
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        self._playing = []

    def draw_to(self, places: Iterable[int]) -> None:
        """Let the monkeys prefer posts in some threads and channels."""
        drawn_to = frozenset(str(place) for place in places)
        for monkey in self.monkeys:
            monkey.drawn_to = drawn_to

    async def open_table(self, **values: Any) -> None:
        await self._random.choice(self.monkeys).open_table(**values)

    async def until(
        self, holds: Callable[[], bool], *, timeout_s: float, looks_every_s: float = 0.02
    ) -> bool:
        """Wait until a condition holds. Returns whether it did in time."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(timeout_s):
                while not holds():
                    self.assert_playing()
                    await asyncio.sleep(looks_every_s)
                return True
        return False

    def started(self) -> list[TableRow]:
        """Tables that were started, including ended ones."""
        return [table for table in self.ledger.tables() if table.seq != NO_ENTRY]

    def all_told(self) -> bool:
        """Return whether everything has been posted and the outbox is empty."""
        return all(map(is_told, self.started())) and not self.ledger.untold()

    def twice(self) -> list[str]:
        """Public posts that the bot made more than once, recognised by their nonce and their files' names."""
        world = self.playground.platform.world
        marks: Counter[tuple[int, str]] = Counter()
        for message in world.messages.values():
            if message.author_id == world.bot.id and not message.is_ephemeral:
                nonce = message.body.get("nonce")
                names = {file["filename"] for file in message.body["attachments"]}
                marks.update((message.channel_id, name) for name in {nonce, *names} - {None})
        return [f"{mark} in channel {place}" for (place, mark), n in marks.items() if n > 1]

    def missing_posts(self) -> list[TableRow]:
        """Started tables whose newest board or result is not in their channel; of first games nothing is posted."""
        posted = self.playground.platform.world.messages
        return [
            table
            for table in self.started()
            if not is_first_game(table)
            if (message := posted.get(number_of(table.board) or 0)) is None
            or message.channel_id != table.place_id
        ]

    async def tell(self, findings: Findings, *, but: Collection[int] = ()) -> None:
        """Report the facts of every run: play, refusals by Discord, and errors in the log.

        `but` holds the codes of refusals that belong to the run.
        """
        report = await self.director.report()
        tables = self.ledger.tables()
        findings.facts |= {
            "tables": len(tables),
            "tables finished": sum(table.status is Status.FINISHED for table in tables),
            "tables called off": sum(table.status is Status.CANCELLED for table in tables),
            "moves": sum(max(table.seq, 0) for table in tables),
            "interactions": self.diary.interactions,
            "answered": self.diary.answered,
            "stopped by Discord's client": self.diary.stopped_by_client,
            "longest text": self.diary.longest_text,
            "requests": report["requests"],
        }
        refused = [
            each
            for each in report["refused"]
            if each["code"] not in but and not is_sent_again(each)
        ]
        findings.none_of("refused requests", refused)
        checked = "schema violations" if self.checks_bodies else "schema violations (not checked)"
        findings.none_of(checked, report["schema_violations"])
        findings.none_of("log errors", self.bot.troubles())


def is_told(table: TableRow) -> bool:
    """Return whether all turns of a started table that are over have been posted; first games have no posts."""
    return is_first_game(table) or table.told_seq == table.due_seq


def is_sent_again(refused: dict[str, Any]) -> bool:
    """Return whether the bot sends a refused edit again: it kept a picture that another answer had just replaced.

    A second refusal would be another one, since the bot then keeps no picture.
    """
    errors = refused.get("errors", {})
    is_private = str(refused["path"]).endswith("/messages/@original")
    if refused["method"] != "PATCH" or not is_private or set(errors) != {"attachments"}:
        return False
    of_ids = [each.get("id", {}).get("_errors", ()) for each in errors["attachments"].values()]
    return all({error["code"] for error in each} == {"ATTACHMENT_NOT_FOUND"} for each in of_ids)


def command(coming: Coroutine[Any, Any, Findings]) -> int:
    """Run to the end and print the findings; SIGTERM ends the run and the bot. Returns the exit code."""

    async def until_told() -> Findings:
        running = asyncio.create_task(coming)
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, running.cancel)
        return await running

    return asyncio.run(until_told()).report()
