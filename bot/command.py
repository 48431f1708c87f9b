"""`turnpost play`, `bot`, `admin`, `init`, `health`: the programs under one name, for people who install a release."""

import sys
from collections.abc import Callable, Sequence

PROGRAMS = {
    "play": "the playground: a page in your browser that looks like a channel, without Discord",
    "bot": "the bot on Discord, with the settings of .env or the environment",
    "admin": "copies, checks and figures of a database; `turnpost admin --help` names them",
    "init": "write .env.example and deploy/ into an empty folder",
    "health": "whether the bot that runs here is alive, for health checks",
}
BAD_USAGE = 2


def main() -> int:
    """Run the program that is named first; the rest is for it."""
    name, rest = (sys.argv[1], sys.argv[2:]) if len(sys.argv) > 1 else ("", [])
    if name in ("-V", "--version", "version"):
        print(f"Turnpost {version()}")
        return 0
    if name == "help" and rest:
        # As others have it: `turnpost help admin`.
        name, rest = rest[0], ["--help"]
    if name not in PROGRAMS:
        asked = name in ("", "-h", "--help", "help")
        print(_usage(), file=sys.stdout if asked else sys.stderr)
        return 0 if asked else BAD_USAGE
    return _program(name)(rest)


def version() -> str:
    """Return the version of this release."""
    from importlib.metadata import version as installed

    return installed("turnpost")


def _program(name: str) -> Callable[[Sequence[str]], int]:
    # Each imports only what it needs: `turnpost admin` loads no pictures, `turnpost health` no library at all.
    if name == "play":
        from bot.playground.__main__ import main as play

        return play
    if name == "admin":
        from bot.admin import run as admin

        return admin
    if name == "init":
        from bot.shipped import run as init

        return init
    if name == "health":
        from bot.alive import run as health

        return health
    from bot.__main__ import run_program as bot

    return bot


def _usage() -> str:
    lines = (f"  turnpost {name:<7} {what}" for name, what in PROGRAMS.items())
    more = "`turnpost PROGRAM --help` says more; `turnpost --version` names the version."
    return "\n".join(("Turnpost hosts board games on Discord.", *lines, more))
