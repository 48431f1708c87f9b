"""The killer: it lets a bot live and kills it, again and again, while a scenario is played.

After each kill, and at the end, `Witness` compares the database with the answers to members. A move is acknowledged
when a member has received its answer. When the final answer to an interaction arrives (the message that replaces the
"thinking", or the panel after the click), `Witness` looks the interaction up through its own connection.

* If the interaction is stored, it was carried out as the log entry stored with it. Both must stay stored forever;
  otherwise the move is *lost*.
* If it is not stored, the answer was a refusal or a step of a form, and it must never be stored later; otherwise the
  bot answered before it had stored the change.
* An answer that came while the bot was being killed counts like any other, also where Discord refuses the repeated
  interaction because it was answered.
* A stored interaction that was answered by a refusal is lost as well: the member was told that the move was not made.

Besides, every entry that a control in any message has ever named must be in the log. A move is *doubled* if a member's
entry was not made by exactly one interaction. And every log must replay, from the table's seed, to the stored chain of
hashes and to the stored state.
"""

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Iterable, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy import URL

from tests.e2e import kept
from tests.e2e.bot_process import Bot
from tests.e2e.findings import Findings
from tests.e2e.ledger import Books
from tests.e2e.member import Temper
from tests.e2e.stage import Stage
from tests.e2e.witness import EXISTS_ALREADY, HEARD_TWICE, Witness


class Lives(ABC):
    """Lives of a program, each of which ends with a kill."""

    @abstractmethod
    async def live(self, number: int) -> None:
        """Start the program, and wait for the moment of the kill."""

    @abstractmethod
    async def kill(self, number: int) -> None:
        """Kill the program, and look at the result."""


async def kill_again_and_again(lives: Lives, kills: int, minutes: float | None = None) -> int:
    """Return the number of kills. After so many minutes there are no more."""
    began = time.monotonic()
    for number in range(kills):
        if minutes is not None and time.monotonic() - began > minutes * 60:
            return number
        await lives.live(number)
        await lives.kill(number)
    return kills


class Scenario(ABC):
    """A kind of play on a stage, with the moments at which the bot is killed."""

    temper: Temper
    bot: Callable[[str, Path, URL | None], Bot] = Bot
    first_named = 1
    """See `Witness`."""
    but = EXISTS_ALREADY | HEARD_TWICE
    """The codes of refusals that belong to the scenario."""

    stage: Stage
    witness: Witness
    rng: Random

    @abstractmethod
    async def prepare(self) -> None:
        """Prepare the stage before the members begin to play."""

    def beside(self) -> Iterable[Coroutine[Any, Any, None]]:
        """Return all that goes on beside the members until they rest."""
        return ()

    def watched(self) -> AbstractAsyncContextManager[None]:
        """Return a context for the whole run."""
        return nullcontext()

    @abstractmethod
    async def live(self, number: int) -> None:
        """Start the bot, and wait for the moment of the kill."""

    async def kill(self) -> None:
        await self.stage.bot.kill()

    @abstractmethod
    async def killed(self, books: Books, number: int) -> None:
        """Look at a copy of the database after a kill."""

    @abstractmethod
    async def settle(self) -> Sequence[object]:
        """Start the bot, and wait until all is told. Return the posts still unsent."""

    @abstractmethod
    def judge(self, findings: Findings, kills: int) -> None:
        """Report the scenario's own facts and faults, once the bot has been stopped."""


class _OnStage(Lives):
    def __init__(self, scenario: Scenario) -> None:
        self._scenario = scenario

    async def live(self, number: int) -> None:
        await self._scenario.live(number)
        self._scenario.stage.assert_playing()

    async def kill(self, number: int) -> None:
        scenario = self._scenario
        await scenario.kill()
        await scenario.stage.director.behave()
        books = scenario.stage.ledger.copied()
        scenario.witness.examine(books, scenario.stage.playground)
        await scenario.killed(books, number)


async def run(
    scenario: Scenario,
    folder: Path,
    *,
    kills: int,
    seed: int,
    members: int = 8,
    database: URL | None = None,
    checks_bodies: bool = True,
    minutes: float | None = None,
    shards: int = 1,
    servers: int = 1,
) -> Findings:
    """Without a database URL the database is a file in the folder. After so many minutes there are no more kills."""
    findings = Findings()
    async with Stage(
        folder,
        seed=seed,
        members=members,
        temper=scenario.temper,
        database=database,
        checks_bodies=checks_bodies,
        bot=scenario.bot,
        shards=shards,
        servers=servers,
    ) as stage:
        witness = Witness(stage.ledger, first_named=scenario.first_named)
        scenario.stage, scenario.witness, scenario.rng = stage, witness, Random(seed)
        stage.diary.on_answer = witness.answered
        await scenario.prepare()
        async with scenario.watched():
            began = time.monotonic()
            stage.play(*scenario.beside())
            kills = await kill_again_and_again(_OnStage(scenario), kills, minutes)
            never_told = await scenario.settle()
            code = await stage.bot.stop()
            witness.examine(stage.ledger.copied(), stage.playground)
            findings.facts |= {
                "seconds": round(time.monotonic() - began),
                "kills": kills,
                "moves acknowledged": witness.moves,
                "interactions sent again": stage.diary.resent,
                "heard, then killed before any answer": stage.diary.left_thinking,
            }
            scenario.judge(findings, kills)
            await kept.report(
                findings, stage, witness, never_told=never_told, code=code, but=scenario.but
            )
    return findings


async def cut_off(stage: Stage, *faults: dict[str, Any], within_s: float) -> None:
    """Let Discord misbehave until a request has met one of the faults, at most some seconds."""
    await stage.director.misbehave(*faults)
    injected = stage.playground.platform.report.faults_injected
    before = injected.total()
    await stage.until(lambda: injected.total() > before, timeout_s=within_s, looks_every_s=0.001)


async def end(task: "asyncio.Task[None]") -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
