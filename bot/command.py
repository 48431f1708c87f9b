"""`turnpost play`, `bot`, `admin`, `init`, `health`: the programs under one name, for users of a release."""

import argparse
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib import metadata
from pathlib import Path

PROGRAMS = {
    "play": "the playground: a page in your browser that looks like a channel, without Discord",
    "bot": "the bot on Discord, with the settings of .env or the environment",
    "admin": "copies, checks and figures of a database; `turnpost admin --help` names them",
    "init": "write .env.example and deploy/ into an empty folder",
    "health": "whether the bot that runs here is alive, for health checks",
}
PLAYGROUND = ("markdown_it",)
"""The modules that the extra `playground` installs."""
OK, WRONG, BAD_USAGE = 0, 1, 2
_WHEEL = "share/turnpost"
"""Folder of the files in the environment, as a wheel installs them."""
EXAMPLE = ".env.example"
IGNORED = ".dockerignore"
"""The list of files that a container is built without."""


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
        if not asked:
            print(f"turnpost: there is no program “{name}”.", file=sys.stderr)
        print(_usage(), file=sys.stdout if asked else sys.stderr)
        return 0 if asked else BAD_USAGE
    return _program(name)(rest)


def version() -> str:
    """Return the version of this release."""
    return metadata.version("turnpost")


def _program(name: str) -> Callable[[Sequence[str]], int]:
    # Each imports only what it needs: `turnpost admin` loads no pictures, `turnpost health` no library at all.
    if name == "play":
        return _play
    if name == "admin":
        from bot.admin.program import run as admin

        return admin
    if name == "init":
        return _init
    if name == "health":
        from bot.alive import run as health

        return health
    from bot.__main__ import run_program as bot

    return bot


def _play(argv: Sequence[str]) -> int:
    try:
        from bot.playground.__main__ import main as play
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] not in PLAYGROUND:
            raise
        print(
            "The playground needs more than the bot: install turnpost[playground] instead of turnpost.",
            file=sys.stderr,
        )
        return WRONG
    return play(argv)


def _usage() -> str:
    lines = (f"  turnpost {name:<7} {what}" for name, what in PROGRAMS.items())
    more = "`turnpost PROGRAM --help` says more; `turnpost --version` names the version."
    return "\n".join(("Turnpost hosts board games on Discord.", *lines, more))


def shipped() -> Path:
    """Return the folder with the files that a release holds beside its packages: of the environment, or of the clone.

    Raises:
        FileNotFoundError: the installation lacks them.
    """
    for each in (*_installed(), Path(__file__).parents[1]):
        if (each / EXAMPLE).is_file():
            return each
    raise FileNotFoundError(f"this installation lacks {EXAMPLE}: install the release again")


def _installed() -> Iterator[Path]:
    try:
        files = metadata.files("turnpost") or ()
    except metadata.PackageNotFoundError:
        return
    for file in files:
        if file.as_posix().endswith(f"{_WHEEL}/{EXAMPLE}"):
            yield Path(str(file.locate())).resolve().parent


def init(target: Path) -> list[str]:
    """Copy an operator's files into an empty folder, made if need be; return the files' names.

    Raises:
        FileExistsError: the folder holds other files.
        OSError: it cannot be written.
    """
    source = shipped()
    target.mkdir(parents=True, exist_ok=True)
    if any(target.iterdir()):
        raise FileExistsError(f"{target} is not empty: name an empty folder")
    for name in (EXAMPLE, IGNORED):
        shutil.copy(source / name, target / name)
    shutil.copytree(source / "deploy", target / "deploy")
    return sorted(
        each.relative_to(target).as_posix() for each in target.rglob("*") if each.is_file()
    )


def _init(argv: Sequence[str]) -> int:
    """Write the files; return the exit code."""
    parser = argparse.ArgumentParser(
        prog="turnpost init", description="Write .env.example and deploy/ into an empty folder."
    )
    parser.add_argument(
        "folder", nargs="?", type=Path, default=Path("."), help="without it, this one"
    )
    target: Path = parser.parse_args(argv).folder
    try:
        written = init(target)
    except OSError as error:
        print(error, file=sys.stderr)
        return WRONG
    print("\n".join(("Written:", *(f"  {target / each}" for each in written))))
    print("Next: copy .env.example to .env, put the token in, then run `turnpost bot`.")
    return OK
