"""A process that has imported the bot once, and forks a process for each of its lives.

It reads a line for each: where the log goes, the environment, and by how many seconds the clock is ahead. It answers
with the number of the process, and with its exit code when it has ended.
"""

import gc
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

from msgspec import Struct, json


class Life(Struct):
    """The input of a life of the bot."""

    log: str
    environment: dict[str, str]
    ahead_s: float = 0.0

    def opened(self) -> BinaryIO:
        """Its log, to add to it."""
        return Path(self.log).open("ab")


def read_texts_once() -> None:
    """Look at the titles and read all texts, for every life."""
    from bot.i18n import Catalogues
    from bot.titles import check, installed_texts

    check()
    texts = Catalogues.load(*installed_texts())
    Catalogues.load = lambda *extra: texts  # type: ignore[method-assign]


def fork_lives(live: Callable[[Life], int]) -> None:
    """Fork one life after another, until there are no more lines; each ends with the exit code of `live`."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # What is there stays for all lives. Looking through it would take each of them long, and copy it.
    gc.collect()
    gc.freeze()
    for line in sys.stdin.buffer:
        life = json.decode(line, type=Life)
        if (pid := os.fork()) == 0:
            _begin(life)
            code = live(life)
            sys.stderr.flush()
            os._exit(code)
        _answer(pid)
        _answer(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))


def _answer(number: int) -> None:
    sys.stdout.write(f"{number}\n")
    sys.stdout.flush()


def _begin(life: Life) -> None:
    os.setsid()
    with life.opened() as log, Path(os.devnull).open("rb") as nothing:
        for number, file in enumerate((nothing, log, log)):
            os.dup2(file.fileno(), number)
    os.environ.update(life.environment)
