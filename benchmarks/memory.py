"""Memory of the bot: ``python -m benchmarks.memory [--rate 3] [--seconds 30]``.

The bot runs as a process beside the playground, with tables of every title in play, two to four at a table; private
panels, previews and boards are drawn. Printed are the megabytes that it occupies at the end. It fails above the goal.
"""

import asyncio
import sys
from argparse import ArgumentParser

from benchmarks import load

MOST_MB = 250.0


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--rate", type=float, default=3.0)
    parser.add_argument("--seconds", type=float, default=30.0)
    given = parser.parse_args()
    scale = load.Scale(given.seconds, rounds=1, rates=(given.rate,), live=())
    found = asyncio.run(load.measure(scale, lambda name: print(f"measured: {name}", flush=True)))
    print(load.table(found))
    held = max(each.bot_mb for each in found.values())
    print(f"{held:.0f} MB, goal {MOST_MB:.0f} MB")
    if wrong := load.failures(found):
        sys.exit(f"not measured: {', '.join(wrong)}")
    if held > MOST_MB:
        sys.exit("above the goal")


if __name__ == "__main__":
    main()
