"""With `LOG_FORMAT=json` every line is one JSON object, also fatal errors and uncaught exceptions."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SETUP = """
import asyncio, logging, threading, warnings
logging.basicConfig(level=logging.INFO)
from bot.logs import JSON, format_log, log_what_nobody_catches, refuse
format_log(JSON, "token")
log_what_nobody_catches()
"""
NEVER_READ = """
async def main():
    async def fail():
        raise LookupError("here")
    task = asyncio.create_task(fail())
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    del task
asyncio.run(main())
"""


@pytest.mark.parametrize(
    ("code", "said"),
    [
        pytest.param("raise LookupError('here')", "by an uncaught error", id="the program"),
        pytest.param(
            "threading.Thread(target=lambda: 1 // 0).start()", "a thread ended", id="a thread"
        ),
        pytest.param(NEVER_READ, "never retrieved", id="a task"),
        pytest.param("warnings.warn('here')", "here", id="a warning"),
        pytest.param(
            "refuse('cannot start', 'here', kind=JSON)", "Turnpost cannot start; here", id="refusal"
        ),
        pytest.param(
            "class Odd:\n    def __del__(self): raise LookupError('here')\nOdd()",
            "could not be raised",
            id="what cannot be raised",
        ),
    ],
)
def test_an_uncaught_error_is_a_line_of_json(code: str, said: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", SETUP + code], capture_output=True, text=True, cwd=ROOT, timeout=90
    )
    lines = [json.loads(line) for line in done.stderr.splitlines()]
    assert any(said in line["message"] for line in lines), done.stderr
    assert done.stdout == ""
