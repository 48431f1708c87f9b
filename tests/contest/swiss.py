"""A large Swiss in virtual time: ``python -m tests.contest.swiss --entrants 64 --pictures FOLDER``.

The bot runs in the playground. Entrants sign up, check in, say that they are ready, and move; after the announcement
the organiser does nothing. The command prints each step with its processor time and its posts, counts the pings of
each entrant besides those for turns, and writes the posted pictures of the channel into a folder. It ends with 1 if a
round has over three posts in the channel, or an entrant over two such pings in a round.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final
from unittest.mock import Mock

import aiohttp
import pytest

from bot.clocks.paces import DAY_MS
from bot.clocks.reminders import Rung
from bot.core.posts.renderer import Renderer
from bot.features.tournament.choices.kinds import plan_for
from bot.store.contest.rows import Settings
from bot.store.database import Connection
from bot.store.pings import last
from bot.tournaments.model import Held
from rules.contest.director.duties import Wait
from rules.contest.director.next_duty import next_duty
from rules.contest.director.snapshot import Status
from rules.core.text import Typed
from rules.registry import load
from tests.bot.edges.scene import Scene, said, scene
from tests.browser.cup import Cup
from tests.catalogues import own_catalogues

MOST_POSTS: Final = 3
"""The most posts of a round in the channel."""
MOST_PINGS: Final = 2
"""The most pings of an entrant in a round besides those for turns."""
MOST_ROWS: Final = 2000
NAMES: Final = (
    "김하늘",
    "Alessandra Bonaventura",
    "Tom",
    "정우성과 친구들",
    "Mina",
    "Søren",
    "Ñandú",
)
TITLE: Final = "metromania"
"""Its tables have the fewest moves."""
OF_TURNS: Final = frozenset(each.value for each in Rung)


@dataclass
class Swiss:
    on: Scene
    cup: Cup
    entrants: int
    number: int = 0
    posts: Counter[int] = field(default_factory=Counter)
    """The number of posts in the channel, by the number of rounds paired so far."""
    pings: Counter[tuple[int, int]] = field(default_factory=Counter)
    """The number of pings besides those for turns, by rounds paired so far and member."""
    _seen: set[str] = field(default_factory=set)
    _pinged: set[tuple[int, int]] = field(default_factory=set)

    async def run(self) -> Held:
        """Hold the tournament to its podium."""
        members = [
            int(await self.on.tom.add_member(f"{NAMES[no % len(NAMES)]} {no + 1}", "ko"))
            for no in range(self.entrants)
        ]
        service, players = self.cup.service, self.cup.players
        organiser = int(self.on.haneul.member_id)
        now_ms = int(self.on.playground.clock.now() * 1000)
        given, is_sealed = plan_for("swiss", load(TITLE).seats, now_ms + 3 * DAY_MS)
        assert not is_sealed
        held = await service.create(
            players.by(organiser),
            guild_id=self.on.playground.platform.world.guild_id,
            channel_id=int(self.on.place),
            language="ko",
            name=Typed("가을 대회 Coppa d’autunno"),
            title=TITLE,
            plan=given,
            settings=Settings(),
        )
        self.number = held.id
        await service.announce(held.id, players.by(organiser))
        await self._step("announce")
        for member in members:
            await service.sign_up(held.id, players.by(member))
        await self._step("sign up")
        await self._advance_to(held.row.starts_ms - given.checkin_ms)
        for member in members:
            await service.check_in(held.id, players.by(member))
        await self._step("check in")
        await self._advance_to(held.row.starts_ms)
        return await self._play()

    async def _play(self) -> Held:
        service, players = self.cup.service, self.cup.players
        while True:
            held = await service.show(self.number)
            if held.row.status in (Status.FINISHED, Status.CANCELLED):
                await self._step("podium")
                return held
            rounds = len(held.stored.rounds)
            live = [each for each in held.stored.pods if each.table_id and each.scored_ms is None]
            for pod in live:
                for seat in held.seats(pod.id):
                    member = held.entrant(seat.no).member_id
                    own = held.live_seat(seat.no)
                    if member is not None and own is not None and own[1].ready_ms is None:
                        await service.ready(self.number, players.by(member))
            if live:
                await self._step(f"ready {rounds}")
                await self.cup.play(live)
                await self._step(f"play {rounds}")
            await self._pass_time()
            await self._step(f"after {rounds}")

    async def _pass_time(self) -> None:
        held = await self.cup.service.show(self.number)
        now_ms = int(self.on.playground.clock.now() * 1000)
        duty = next_duty(held.snapshot, now_ms)
        until = duty.until_ms if isinstance(duty, Wait) else None
        await self._advance_to(now_ms + 60_000 if until is None else until)

    async def _advance_to(self, at_ms: int) -> None:
        left_ms = at_ms - self.on.playground.clock.now() * 1000
        await self.cup.pass_hours(max(left_ms, 60_000) / 3_600_000)
        # The director works in the background.
        await asyncio.sleep(0.3)
        await self.on.told()

    async def _step(self, name: str) -> None:
        """Count the posts and pings since the last step, and print them with the processor time so far."""
        await self.on.told()
        rounds = len((await self.cup.service.show(self.number)).stored.rounds)
        fresh = [each for each in await self.on.posts() if each["id"] not in self._seen]
        self._seen |= {each["id"] for each in fresh}
        self.posts[rounds] += len(fresh)
        pinged = 0
        for row in await self.on.bot.database.read(self._calls):
            if (row.outbox_id, row.member_id) not in self._pinged:
                self._pinged.add((row.outbox_id, row.member_id))
                self.pings[rounds, row.member_id] += 1
                pinged += 1
        sys.stdout.write(
            f"{name}: {time.process_time():.0f} s, {len(fresh)} posts, {pinged} pings\n"
        )
        for each in fresh:
            sys.stdout.write(f"    {said(each).splitlines()[0]}\n")
        sys.stdout.flush()

    def _calls(self, conn: Connection) -> list[Any]:
        held = self.on.playground.platform.world.members
        return [
            row
            for member in held
            for row in last(conn, member, MOST_ROWS)
            if row.rung not in OF_TURNS
        ]

    async def keep_pictures(self, folder: Path) -> None:
        """Write the pictures that stand in the channel into a folder that exists."""
        async with aiohttp.ClientSession() as session:
            for message in await self.on.posts():
                for attached in message["attachments"]:
                    if attached["filename"].endswith((".png", ".webp")):
                        async with session.get(attached["url"]) as answer:
                            picture = folder / f"{message['id']}-{attached['filename']}"
                            picture.write_bytes(await answer.read())


def _most(counts: Iterable[int]) -> int:
    return max(counts, default=0)


async def _main(entrants: int, pictures: Path | None) -> bool:
    renderer, patch = Renderer(), pytest.MonkeyPatch()
    async with AsyncExitStack() as held:
        held.callback(renderer.close)
        held.callback(patch.undo)
        folder = held.enter_context(tempfile.TemporaryDirectory())
        on = await held.enter_async_context(scene(Path(folder), own_catalogues(), renderer, patch))
        swiss = Swiss(on, Cup(on, Mock(), Mock(), "ko"), entrants)
        ended = await swiss.run()
        if pictures is not None:
            await swiss.keep_pictures(pictures)
    rounds = [count for number, count in swiss.posts.items() if number]
    pings = [count for (number, _), count in swiss.pings.items() if number]
    sys.stdout.write(
        f"{ended.row.status}: {len(ended.stored.rounds)} rounds, {len(ended.stored.pods)} tables; "
        f"posts a round {dict(sorted(swiss.posts.items()))}, at most {_most(pings)} pings of an "
        f"entrant in a round besides turns\n"
    )
    return ended.row.status is Status.FINISHED and (
        _most(rounds) <= MOST_POSTS and _most(pings) <= MOST_PINGS
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--entrants", type=int, default=64)
    parser.add_argument("--pictures", type=Path)
    given = parser.parse_args()
    if given.pictures is not None:
        given.pictures.mkdir(parents=True, exist_ok=True)
    raise SystemExit(0 if asyncio.run(_main(given.entrants, given.pictures)) else 1)


if __name__ == "__main__":
    main()
