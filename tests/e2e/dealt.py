"""The bot that deals every table of a title alike, for tests: `python -m tests.e2e.dealt`.

It is `python -m bot`, but every table has the same seed. Later shuffles, and the draws of robots, stay chance.
Its lives are forked (`tests.e2e.forking`).
"""

from functools import partial

from bot import __main__ as bot
from bot.store.rows import Secrets
from bot.wiring import SALT_BYTES, wired
from tests.e2e.forking import fork_lives, read_texts_once
from tests.e2e.hasty import put

SECRETS = Secrets(1, bytes(SALT_BYTES))


def main() -> None:
    put(bot, wired=partial(wired, secrets_of_tables=lambda: SECRETS))
    read_texts_once()
    fork_lives(lambda life: bot.main())


if __name__ == "__main__":
    main()
