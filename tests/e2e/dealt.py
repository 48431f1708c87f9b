"""The bot that deals the same tables in every run, for tests: `python -m tests.e2e.dealt`.

It is `python -m bot`, but the first table it opens has the seed 1, the second 2, and so on. What is shuffled later,
and what robots draw, stays chance.
"""

import sys
from functools import partial
from itertools import count

from bot import __main__ as bot
from bot.store.rows import Secrets
from bot.wiring import SALT_BYTES, wired
from tests.e2e.hasty import put

SALT = bytes(SALT_BYTES)


def main() -> int:
    seeds = count(1)
    put(bot, wired=partial(wired, secrets_of_tables=lambda: Secrets(next(seeds), SALT)))
    return bot.main()


if __name__ == "__main__":
    sys.exit(main())
