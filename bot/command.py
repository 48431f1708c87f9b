"""`turnpost play`, `turnpost bot`, `turnpost admin`: the programs under one name, for people who install a release."""

import sys
from collections.abc import Callable

PROGRAMS = {
    "play": "the playground: a page in your browser that looks like a channel, without Discord",
    "bot": "the bot on Discord, with the settings of .env or the environment",
    "admin": "copies, checks and figures of a database; `turnpost admin --help` names them",
}
BAD_USAGE = 2


def main() -> int:
    """Run the program that is named first; the rest is for it."""
    name, rest = (sys.argv[1], sys.argv[2:]) if len(sys.argv) > 1 else ("", [])
    if name not in PROGRAMS:
        asked = name in ("", "-h", "--help", "help")
        print(_usage(), file=sys.stdout if asked else sys.stderr)
        return 0 if asked else BAD_USAGE
    return _program(name)(rest)


def _program(name: str) -> Callable[[list[str]], int]:
    # Each imports only what it needs: `turnpost admin` loads no pictures.
    if name == "play":
        from bot.playground.__main__ import main as play

        return play
    if name == "admin":
        from bot.admin import run as admin

        return admin
    from bot.__main__ import main as bot

    return lambda rest: bot()


def _usage() -> str:
    lines = (f"  turnpost {name:<6} {what}" for name, what in PROGRAMS.items())
    return "\n".join(("Turnpost hosts board games on Discord.", *lines))
