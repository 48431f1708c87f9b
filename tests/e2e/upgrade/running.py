"""Plays with the version before, kills it in the middle of moves, and plays on with this one."""

import asyncio
import re
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import cycle
from pathlib import Path
from random import Random

from sqlalchemy import URL

from bot.playground import Refused
from rules.core.versions import ruling
from rules.registry import GAME_KEYS, load
from tests.e2e.bot_process import ROOT, Bot
from tests.e2e.findings import Findings
from tests.e2e.member import Temper
from tests.e2e.stage import Stage
from tests.e2e.upgrade import held
from tests.e2e.upgrade.earlier import EarlierBot
from tests.e2e.upgrade.hands import Hand, Unanswered, lobby_of
from tests.e2e.upgrade.held import Held
from tests.scale import PATIENCE_S

MEMBERS = 8
"""Each opens at most 20 tables."""
BEFORE, AFTER = 2, 1
"""So many moves members make at each table before the upgrade, and at least after it."""
KILLED_AFTER = 0.75
"""The share of the moves before the upgrade after which the bot is killed, while others are being made."""
A_DAY_S = 86_400.0
TRIES = 300
"""A table is tried so often before it counts as standing still: a robot may be slow, or move before the click."""
ROBOTS_S = 1.0


class BotElsewhere(Bot):
    """The bot of another version, in a folder of its own."""

    def __init__(self, root: Path, api_url: str, folder: Path, database: URL | None) -> None:
        super().__init__(api_url, folder, database)
        self.root = root


class Upgrade:
    def __init__(self, stage: Stage, *, seed: int) -> None:
        self._stage = stage
        self._rng = Random(seed)
        self.url = stage.bot.database
        self.hands = [
            Hand(client, sight) for client, sight in zip(stage.members, stage.sights, strict=True)
        ]
        self._of = {hand.member_id: hand for hand in self.hands}
        self._busy = {hand.member_id: asyncio.Lock() for hand in self.hands}
        self.acknowledged: dict[int, int] = {}
        """The interactions of moves that were answered as made, each with its table."""
        self.stuck: dict[int, str] = {}
        """Tables at which a move could not be made, and why."""

    async def open_tables(self, count: int) -> None:
        """Each title by turns; every other table has a robot instead of a second member."""
        channels = [
            held["id"] for held in self.hands[0].sight.channels.values() if held["type"] == 0
        ]
        jobs = iter(list(zip(range(count), cycle(GAME_KEYS), cycle(channels), strict=False)))

        async def opening(number: int) -> None:
            # One hand opens one table after another, so the newest of its own is the one that it has just opened.
            for index, title, channel in jobs:
                await self._open(self.hands[number], title, channel, with_robot=index // 4 % 2 == 0)

        await asyncio.gather(*(opening(number) for number in range(len(self.hands))))

    async def _open(self, opener: Hand, title: str, channel: str, *, with_robot: bool) -> None:
        await opener.open(channel, title)
        mine = [
            each
            for each in held.tables(self.url).values()
            if each.row["opener_id"] == opener.member_id
        ]
        table_id = max(each.id for each in mine)
        lobby = ""

        def is_posted() -> bool:
            nonlocal lobby
            lobby = lobby_of(opener.sight, table_id) or ""
            return bool(lobby)

        if not await opener.sight.watch(is_posted, timeout_s=2 * PATIENCE_S):
            raise Unanswered(f"the lobby of table {table_id}")
        other = self.hands[(self.hands.index(opener) + 1) % len(self.hands)]
        await (opener.press(lobby, "robot") if with_robot else other.press(lobby, "join"))
        await opener.press(lobby, "start")

    async def play(self, table_ids: Iterable[int], moves: int, enough: Callable[[], bool]) -> None:
        """Make so many moves at each table, at several at once, until it is enough."""
        jobs = iter([each for _ in range(moves) for each in table_ids])

        async def playing() -> None:
            for table_id in jobs:
                await self._move(table_id, enough)

        await asyncio.gather(*(playing() for _ in self.hands))

    async def _move(self, table_id: int, enough: Callable[[], bool]) -> None:
        """Make one move at a table that is in play."""
        for _ in range(TRIES):
            if enough() or not (at := held.tables(self.url)[table_id]).is_in_play:
                return
            if (asked := at.next_line(self._rng)) is None:
                self.stuck[table_id] = "it waited for a robot"
                await asyncio.sleep(ROBOTS_S)
                continue
            # People do one thing after another.
            async with self._busy[asked[0]]:
                now = held.tables(self.url)[table_id]
                if enough() or now.row["seq"] != at.row["seq"]:
                    continue
                if await self._made(now, *asked):
                    return

    async def _made(self, at: Held, member: int, line: str) -> bool:
        try:
            made_by = await self._of[member].move(str(at.place_id), line)
        except (Unanswered, Refused, KeyError) as error:
            self.stuck[at.id] = f"{at.row['title']}, {line}: {error!r}"
            return False
        if made_by not in held.log(self.url).kept:
            self.stuck[at.id] = f"{at.row['title']}, {line}: answered, but not stored"
            return False
        self.acknowledged[made_by] = at.id
        self.stuck.pop(at.id, None)
        return True


async def run(
    folder: Path,
    *,
    tables: int,
    seed: int,
    before: Path | None = None,
    database: URL | None = None,
) -> Findings:
    """`before` is the folder of an earlier version; without it, one of today has Project MINE's first rules."""
    findings = Findings()

    def earlier(api_url: str, folder: Path, url: URL | None) -> Bot:
        if before is None:
            return EarlierBot(api_url, folder, url)
        return BotElsewhere(before.absolute(), api_url, folder, url)

    stage = Stage(
        folder, seed=seed, members=MEMBERS, temper=Temper(), database=database, bot=earlier
    )
    async with stage:
        upgrade = Upgrade(stage, seed=seed)
        began = time.monotonic()
        await stage.start_bot()
        await upgrade.open_tables(tables)
        opened = time.monotonic()
        await upgrade.play([*held.tables(upgrade.url)], BEFORE - 1, lambda: False)
        enough = round(KILLED_AFTER * BEFORE * tables)
        killing = asyncio.create_task(_killed_once(stage, upgrade, enough))
        await upgrade.play([*held.tables(upgrade.url)], BEFORE, killing.done)
        if not killing.done():
            killing.cancel()
            await stage.bot.kill()
        acknowledged, was, log_before = (
            len(upgrade.acknowledged),
            held.tables(upgrade.url),
            held.log(upgrade.url),
        )
        upgrade.stuck.clear()
        upgraded = time.monotonic()
        stage.bot = Bot(stage.playground.api_url, folder, database)
        await stage.start_bot()
        started_s = time.monotonic() - upgraded
        for hand in upgrade.hands:
            await hand.again()
        in_play = [each.id for each in was.values() if each.is_in_play]
        # Killed once more while it tells of the new rules, and started again: nothing is told twice.
        await stage.bot.kill()
        await stage.start_bot()
        await upgrade.play(in_play, AFTER, lambda: False)
        await upgrade.open_tables(len(GAME_KEYS))
        settled = await stage.until(stage.all_told, timeout_s=PATIENCE_S)
        now, log_now = held.tables(upgrade.url), held.log(upgrade.url)
        code = await stage.bot.stop()
        findings.facts |= {
            "seconds": round(time.monotonic() - began),
            "seconds to open the tables": round(opened - began),
            "seconds from the start to being connected, with the migration": f"{started_s:.1f}",
            "tables opened by the version before": len(was),
            "of them in play": ", ".join(
                f"{title} {number}" for title, number in sorted(_by_title(was, in_play).items())
            ),
            "moves before": acknowledged,
            "moves after": len(upgrade.acknowledged) - acknowledged,
            "clicks sent again to the new version": sum(
                len(each.unanswered) for each in upgrade.hands
            ),
        }
        findings.none_of("tables lost", was.keys() - now.keys())
        findings.none_of("entries and interactions lost", log_now.lacks(log_before))
        findings.none_of(
            "moves answered but lost", upgrade.acknowledged.keys() - log_now.kept.keys()
        )
        findings.none_of("moves doubled, and logs with gaps", stage.ledger.copied().faults())
        findings.none_of("tables that stand still", _still(was, now, in_play, upgrade.stuck))
        _report_rules(findings, stage, was, now, in_play)
        findings.none_of("replays that differ", stage.ledger.replayed())
        findings.none_of("posts made twice", stage.twice())
        findings.none_of("posts given up", stage.ledger.given_up())
        findings.none_of("never told", [] if settled else stage.ledger.untold())
        findings.none_of("bad exit", [code] if code else [])
        findings.none_of(
            "complaints of turnpost admin verify", await _verified(stage.bot, findings)
        )
        await stage.tell(findings)
    return findings


async def _killed_once(stage: Stage, upgrade: Upgrade, enough: int) -> None:
    """Kill the bot as soon as so many moves have been made, while others are under way."""
    await stage.until(lambda: len(upgrade.acknowledged) >= enough, timeout_s=A_DAY_S)
    await stage.bot.kill()


def _by_title(tables: dict[int, Held], ids: Iterable[int]) -> Counter[str]:
    return Counter(str(tables[each].row["title"]) for each in ids)


def _still(
    was: dict[int, Held], now: dict[int, Held], in_play: list[int], stuck: dict[int, str]
) -> list[str]:
    """Tables in play at the upgrade at which nothing has been done since, and why."""
    return [
        f"table {each}: {stuck.get(each, 'nobody was asked')}"
        for each in in_play
        if now[each].is_in_play and now[each].row["seq"] <= was[each].row["seq"]
    ]


def _report_rules(
    findings: Findings,
    stage: Stage,
    was: dict[int, Held],
    now: dict[int, Held],
    in_play: list[int],
) -> None:
    """Tables stay with the rules that they began with, and are told so once; new ones begin with the newest."""
    stay = {each for each in in_play if _stays(was[each])}
    told = Counter(
        message.channel_id
        for message in stage.playground.platform.world.messages.values()
        if str(message.body["content"]).strip() in _told_texts()
    )
    findings.facts["tables that stay with earlier rules"] = len(stay)
    findings.none_of(
        "tables not told exactly once",
        [
            f"table {each.id}: {told[each.place_id]} times"
            for each in now.values()
            if told[each.place_id] != (each.id in stay)
        ],
    )
    findings.none_of(
        "tables that changed rules",
        [each for each in stay if now[each].row["rules_version"] != was[each].row["rules_version"]],
    )
    newest = [each for each in now if each not in was]
    findings.none_of(
        "new tables without the newest rules",
        [
            each
            for each in newest
            if now[each].row["rules_version"] != load(now[each].row["title"]).rules_version
        ],
    )


def _stays(table: Held) -> bool:
    newest = load(table.row["title"])
    return ruling(newest, table.row["rules_version"]) is not newest


def _told_texts() -> set[str]:
    """The messages to a table, in every language."""
    found = set()
    for file in (ROOT / "bot" / "locale").glob("*/tables.ftl"):
        (text,) = re.findall(r"^table-keeps_rules = (.*)$", file.read_text("utf-8"), re.M)
        found.add(text.strip())
    return found


async def _verified(bot: Bot, findings: Findings) -> list[str]:
    """Return the result of the operator's command that replays every table."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot.admin", "verify"),
        cwd=ROOT,
        env=bot.environment,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    said, complained = await process.communicate()
    findings.facts["turnpost admin verify"] = said.decode().strip()
    return [] if process.returncode == 0 else [complained.decode() or said.decode()]
