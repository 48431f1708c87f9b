"""Run tests as `make test` does: ``python -m tests [--workers N] [--all] [PATH ...]``.

Each test is made in one of its variations (`tests.variants`), or in all.

Tests that wait for a bot, a browser or a disk run beside those that keep a core busy. The busy ones give way, so that
both are done as soon as possible.

Python's bytecode is kept even where the environment asks for none: the tests start hundreds of processes, and each
would compile all modules again. On a new clone there is none yet. There everything is compiled before the tests begin,
because processes that begin together would each compile all of it.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

from tests.lanes import Lane, may_hold
from tests.scale import RELEASE

TESTS = Path(__file__).resolve().parent
WAITING_AT_ONCE = "2"
"""Workers for tests that wait. Each drives a bot and often a browser."""
GIVING_WAY = ("nice", "-n", "10")
COMPILED = "__pycache__/{stem}.*-pytest-*.pyc"
"""Where pytest keeps the bytecode of a module of tests, in the module's folder."""
HALVES = (
    ("bot", "browser", "contest", "e2e", "hosting", "playground"),
    ("conformance", "fuzz", "guide", "power", "render", "rules", "schemas"),
)
"""Folders of tests that import different parts of the program, and take about as long to compile."""
NONE_SELECTED = 5
"""Pytest's exit code when the paths hold no test of a kind."""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests", description=__doc__)
    parser.add_argument("--workers", default="auto", help="for the tests that keep a core busy")
    parser.add_argument(
        "--all", action="store_true", help="each test in all its variations, not in one of them"
    )
    parser.add_argument("paths", nargs="*", default=["tests"])
    options = parser.parse_args(arguments)
    environment = os.environ | {"PYTHONDONTWRITEBYTECODE": ""}
    paths = {
        lane: [
            path for path in options.paths if may_hold(lane, Path(path.split("::")[0]).resolve())
        ]
        for lane in Lane
    }
    sizes = [] if options.all or RELEASE else ["--once"]
    codes: list[int] = []
    # A few tests import little.
    is_whole = TESTS in (Path(path).resolve() for path in options.paths)
    if is_whole and not is_compiled(TESTS):
        _compile(environment)
    with tempfile.TemporaryFile() as said, ExitStack() as ending:
        begun = partial(_begun, ending, env=environment)
        waiting = begun(
            _pytest(Lane.WAITS, WAITING_AT_ONCE, paths, sizes),
            stdout=said,
            stderr=subprocess.STDOUT,
        )
        busy = begun([*GIVING_WAY, *_pytest(Lane.BUSY, options.workers, paths, sizes)])
        codes.append(waiting.wait())
        codes.append(busy.wait())
        said.seek(0)
        sys.stdout.write("Tests that wait:\n" + said.read().decode("utf-8", "replace"))
        sys.stdout.flush()
    return next((code for code in codes if code not in (0, NONE_SELECTED)), 0)


def _begun(ending: ExitStack, command: Sequence[str], **options: Any) -> "subprocess.Popen[bytes]":
    """A process that ends with the run, whatever happens."""
    process = subprocess.Popen(command, **options)
    ending.callback(process.wait)
    ending.callback(process.terminate)
    return process


def is_compiled(folder: Path) -> bool:
    """Whether most modules of tests in a folder have been imported before."""
    modules = list(folder.rglob("test_*.py"))
    kept = (any(each.parent.glob(COMPILED.format(stem=each.stem))) for each in modules)
    return sum(kept) * 2 > len(modules)


def _compile(environment: Mapping[str, str]) -> None:
    """Let two processes import every module of the tests, and with them what these test."""
    command = (sys.executable, "-m", "pytest", "-qq", "--collect-only", "-p", "no:cacheprovider")
    apart = [
        subprocess.Popen(
            [*command, *(str(TESTS / each) for each in half)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env=environment,
        )
        for half in HALVES
    ]
    for each in apart:
        # What cannot be imported is told by the run itself.
        each.wait()


def _pytest(
    lane: Lane, workers: str, paths: Mapping[Lane, Sequence[str]], sizes: Sequence[str]
) -> list[str]:
    if not paths[lane]:
        return ["true"]
    spread = ["-n", workers, "--dist", "worksteal"]
    # The runs go on at the same time, and each remembers its own failures.
    cache = os.path.join(".pytest_cache", lane.replace(" ", "-"))
    return [
        *(sys.executable, "-m", "pytest", *spread, "-o", f"cache_dir={cache}"),
        *("-m", lane, *sizes, *paths[lane]),
    ]


if __name__ == "__main__":
    sys.exit(main())
