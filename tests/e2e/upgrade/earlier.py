"""The bot before Project MINE had its second version: `python -m tests.e2e.upgrade.earlier`.

It stands for an earlier release where no other is at hand. Everything else is of today, the schema too.
"""

import sys

import rules.mine
from bot.__main__ import main
from tests.e2e.bot_process import Bot


class EarlierBot(Bot):
    program = "tests.e2e.upgrade.earlier"


if __name__ == "__main__":
    assert rules.mine.GAME.earlier is not None
    rules.mine.GAME = rules.mine.GAME.earlier
    sys.exit(main())
