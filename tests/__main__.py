"""Run tests as `make test` does: ``python -m tests [--workers N] [PATH ...]``.

Tests that wait for a bot, a browser or a disk run beside those that keep a core busy. The busy ones give way, so that
no bot misses Discord's three seconds because of them. Tests that compare latencies come last, with nothing beside them.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence

WAITING_AT_ONCE = "2"
"""Workers for tests that wait. Each drives a bot and often a browser, which have to answer in time."""
NICENESS = 10
NONE_SELECTED = 5
"""Pytest's exit code when the paths hold no test of a kind."""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests", description=__doc__)
    parser.add_argument("--workers", default="auto", help="for the tests that keep a core busy")
    parser.add_argument("paths", nargs="*", default=["tests"])
    options = parser.parse_args(arguments)
    codes: list[int] = []
    with tempfile.TemporaryFile() as said:
        waiting = subprocess.Popen(
            _pytest("waits and not alone", WAITING_AT_ONCE, options.paths),
            stdout=said,
            stderr=subprocess.STDOUT,
        )
        try:
            busy = _pytest("not waits and not alone", options.workers, options.paths)
            codes.append(subprocess.run(["nice", "-n", str(NICENESS), *busy]).returncode)
            codes.append(waiting.wait())
        finally:
            waiting.terminate()
            waiting.wait()
        said.seek(0)
        sys.stdout.write("Tests that wait:\n" + said.read().decode("utf-8", "replace"))
        sys.stdout.flush()
    codes.append(subprocess.run(_pytest("alone", "0", options.paths)).returncode)
    return next((code for code in codes if code not in (0, NONE_SELECTED)), 0)


def _pytest(marked: str, workers: str, paths: Sequence[str]) -> list[str]:
    spread = ["-n", workers, "--dist", "worksteal"]
    # The runs go on at the same time, and each remembers its own failures.
    cache = os.path.join(".pytest_cache", marked.replace(" ", "-"))
    return [
        *(sys.executable, "-m", "pytest", *spread, "-o", f"cache_dir={cache}"),
        *("-m", marked, *paths),
    ]


if __name__ == "__main__":
    sys.exit(main())
