"""Tables in play survive an upgrade: `python -m tests.e2e.upgrade --tables 100`.

A playground's Discord, and the bot of an earlier version as a process: members open tables of every title and move at
them as people do. In the middle of moves it gets SIGKILL. This version is started on the same database, gets SIGKILL
too while it tells tables of new rules, and is started again. Then every table must go on to a legal move, no entry may
be missing or have changed, nothing may be posted twice, each table with earlier rules must be told so exactly once and
keep them, and every log must replay, each entry by the rules of its time.

`--before FOLDER` is the source of a real earlier version, such as `git worktree add FOLDER COMMIT` leaves it. Without
it, today's bot stands for one, with the first rules of Project MINE; then the schema is the same before and after.
"""

import argparse
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from tests.e2e.stage import command
from tests.e2e.upgrade.running import run
from tests.postgres import server


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.e2e.upgrade", description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--before", type=Path, help="the folder of an earlier version")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true", help="over a server of its own")
    parser.add_argument("--keep", type=Path, help="a folder for the database and the log")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary, ExitStack() as held:
        database = held.enter_context(server()).emptied() if options.postgres else None
        folder: Path = options.keep or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        return command(
            run(
                folder,
                tables=options.tables,
                seed=options.seed,
                before=options.before,
                database=database,
            )
        )


if __name__ == "__main__":
    sys.exit(main())
