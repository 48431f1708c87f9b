"""Processes in which robots of level 3 think."""

import asyncio
import logging
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Final

from msgspec import msgpack, structs

from bot.tables.thinking.letters import HEAD, Question, sealed

_log = logging.getLogger(__name__)

LONGEST_S: Final = 10.0
"""Longest time of a process for one decision."""
PATIENCE_S: Final = 45.0
"""Longest time for a decision altogether, including the ones before it in the queue."""
_WORKER: Final = "bot.tables.thinking.worker"


class Experts:
    """A pool of processes, each started when it is first needed. With 0 there are none."""

    def __init__(
        self,
        processes: int = 1,
        *,
        budget: int | None = None,
        longest_s: float = LONGEST_S,
        patience_s: float = PATIENCE_S,
    ) -> None:
        """Take the `budget` of each thought; None for that of the title."""
        self._budget = budget
        self._most = processes
        self._free = asyncio.Semaphore(processes)
        self._idle: list[Process] = []
        self._running: set[Process] = set()
        self._longest_s = longest_s
        self._patience_s = patience_s
        self._closed = False

    @property
    def are_there(self) -> bool:
        return self._most > 0

    @property
    def pids(self) -> tuple[int, ...]:
        """Return the processes that run now."""
        return tuple(sorted(each.pid for each in self._running))

    async def think(self, question: Question) -> bytes | None:
        """Return the encoded move; None without a result, be it too slow or killed.

        A cancelled caller has given up: the process is ended, and the next question starts another.
        """
        if not self._most:
            return None
        with suppress(TimeoutError):
            async with asyncio.timeout(self._patience_s), self._free:
                return await self._asked(question)
        return None

    async def close(self) -> None:
        """End all processes. No question may be under way."""
        self._closed = True
        for process in tuple(self._running):
            await self._end(process)

    async def _asked(self, question: Question) -> bytes | None:
        if self._closed:
            return None
        process = self._idle.pop() if self._idle else await self._started()
        try:
            async with asyncio.timeout(self._longest_s):
                answer = await _exchange(process, self._bounded(question))
        except TimeoutError:
            _log.warning("Thinking about a move of %s took too long.", question.key)
        except (asyncio.IncompleteReadError, OSError):
            _log.warning("A process that thought about a move of %s has ended.", question.key)
        except asyncio.CancelledError:
            await self._end(process)
            raise
        else:
            self._idle.append(process)
            return answer
        await self._end(process)
        return None

    def _bounded(self, question: Question) -> Question:
        return structs.replace(question, budget=question.budget or self._budget)

    async def _started(self) -> Process:
        # A session of its own: stopping the bot by the keyboard does not reach the process; we end it.
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", _WORKER), stdin=PIPE, stdout=PIPE, start_new_session=True
        )
        self._running.add(process)
        return process

    async def _end(self, process: Process) -> None:
        if process in self._idle:
            self._idle.remove(process)
        if process.returncode is None:
            with suppress(ProcessLookupError):
                # `process.kill` would poll for its end, and so take its exit status from the waiting caller.
                os.kill(process.pid, signal.SIGKILL)
        await process.wait()
        self._running.discard(process)


async def _exchange(process: Process, question: Question) -> bytes:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(sealed(msgpack.encode(question)))
    await process.stdin.drain()
    (size,) = HEAD.unpack(await process.stdout.readexactly(HEAD.size))
    return await process.stdout.readexactly(size)
