"""Kill the bot again and again while people play: `python -m tests.e2e.kill --kills 200 --seed 1`.

`tests.e2e.killer` names the rules; an option chooses another scenario than tables of every title.
"""

import argparse
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from tests.contest.kill import Tournaments
from tests.e2e import kill_shards, killer
from tests.e2e.kill_boards import PlayedTables
from tests.e2e.kill_clocks import FastClocks
from tests.e2e.stage import command
from tests.postgres import server


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.e2e.kill", description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--members", type=int, default=8)
    parser.add_argument(
        "--postgres", action="store_true", help="over a server of PostgreSQL of its own"
    )
    scenario = parser.add_mutually_exclusive_group()
    scenario.add_argument(
        "--clocks", action="store_true", help="at tables with clocks of seconds, while dues fire"
    )
    scenario.add_argument(
        "--tournaments", action="store_true", help="while tournaments of a minute run"
    )
    scenario.add_argument(
        "--shards",
        type=int,
        metavar="PROCESSES",
        help="over PostgreSQL, without Discord: so many processes, of which one after another is killed",
    )
    parser.add_argument("--servers", type=int, default=40, help="with --shards")
    parser.add_argument("--tables", type=int, default=2000, help="with --shards")
    parser.add_argument("--minutes", type=float, help="kill no more after so many minutes")
    parser.add_argument("--keep", type=Path, help="a folder for the database and the log")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary, ExitStack() as held:
        uses_postgres = options.postgres or options.shards
        database = held.enter_context(server()).emptied() if uses_postgres else None
        folder: Path = options.keep or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        if options.shards:
            assert database is not None
            return command(
                kill_shards.run(
                    folder,
                    database,
                    processes=options.shards,
                    servers=options.servers,
                    tables=options.tables,
                    kills=options.kills,
                    seed=options.seed,
                    minutes=options.minutes,
                )
            )
        played: killer.Scenario = PlayedTables()
        if options.clocks:
            played = FastClocks()
        elif options.tournaments:
            played = Tournaments()
        return command(
            killer.run(
                played,
                folder,
                kills=options.kills,
                seed=options.seed,
                members=options.members,
                database=database,
                minutes=options.minutes,
            )
        )


if __name__ == "__main__":
    sys.exit(main())
