"""Keep the machine busy while a command runs: `python -m tests.busy --load 6 make test`.

Each of so many processes computes without pause. They end with the command, or after `--seconds` if there is none.
"""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

_SPINS = """
import os, sys
while os.getppid() == int(sys.argv[1]):
    sum(range(100_000))
"""
"""It ends by itself if this process is killed."""


@contextmanager
def load(processes: int) -> Iterator[list[subprocess.Popen[bytes]]]:
    """Compute in so many processes until the block ends."""
    command = (sys.executable, "-c", _SPINS, str(os.getpid()))
    started: list[subprocess.Popen[bytes]] = []
    try:
        for _ in range(processes):
            started.append(subprocess.Popen(command))
        yield started
    finally:
        for each in started:
            each.kill()
        for each in started:
            each.wait()


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.busy", description=__doc__)
    parser.add_argument("--load", type=int, default=6, metavar="PROCESSES")
    parser.add_argument("--seconds", type=float, default=60.0, help="without a command")
    parser.add_argument("command", nargs=argparse.REMAINDER)
    options = parser.parse_args(arguments)
    with load(options.load):
        if options.command:
            return subprocess.run(options.command, check=False).returncode
        time.sleep(options.seconds)
    return 0


if __name__ == "__main__":
    sys.exit(main())
