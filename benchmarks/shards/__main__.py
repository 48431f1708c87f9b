"""Cost of a move when several processes share a database: `python -m benchmarks.shards`.

Each process serves its share of four shards and plays Expancity with members and robots, as in
`python -m tests.e2e.kill --shards` but without kills: a tenth of the members' moves are made at tables of another
process. Everything is counted from the moment at which all tables are open: the processor time of the bot's processes
and of PostgreSQL, and the statements of the store, each divided by the entries that were added to the logs. Nothing is
drawn or posted, so this is the cost of sharing, not of a turn.
"""

import argparse
import asyncio
import sys

from benchmarks.shards.measuring import measure
from tests.postgres import server


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.shards", description=__doc__)
    parser.add_argument(
        "--processes", type=int, nargs="+", default=[0, 1, 2], help="0 is one without SHARDS"
    )
    parser.add_argument("--servers", type=int, default=40)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--moves", type=int, default=4000, help="of members, together")
    options = parser.parse_args()
    with server() as running:
        for processes in options.processes:
            found = asyncio.run(
                measure(
                    running.emptied(),
                    processes=processes,
                    servers=options.servers,
                    tables=options.tables,
                    moves=options.moves,
                )
            )
            sys.stdout.write(f"{found}\n")
            sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
