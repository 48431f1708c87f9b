"""Files that a release holds beside its packages: `.env.example`, `deploy/` and `docs/`."""

import argparse
import shutil
import sys
from collections.abc import Iterator, Sequence
from importlib import metadata
from pathlib import Path

_WHEEL = "share/turnpost"
"""Where a wheel installs them, in the environment's folder."""
EXAMPLE = ".env.example"
IGNORED = ".dockerignore"
"""What a container is built without."""
OK, WRONG = 0, 1


def folder() -> Path:
    """Return the folder with the files: of the environment, or the clone that runs.

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
    """Copy what an operator needs into an empty folder, which is made if it is missing; returns the files' names.

    Raises:
        FileExistsError: the folder holds something.
        OSError: it cannot be written.
    """
    source = folder()
    target.mkdir(parents=True, exist_ok=True)
    if any(target.iterdir()):
        raise FileExistsError(f"{target} is not empty: name an empty folder")
    for name in (EXAMPLE, IGNORED):
        shutil.copy(source / name, target / name)
    shutil.copytree(source / "deploy", target / "deploy")
    return sorted(
        each.relative_to(target).as_posix() for each in target.rglob("*") if each.is_file()
    )


def run(argv: Sequence[str]) -> int:
    """Write the files; returns the exit code."""
    parser = argparse.ArgumentParser(
        prog="turnpost init", description="Write .env.example and deploy/ into an empty folder."
    )
    parser.add_argument("folder", nargs="?", type=Path, default=Path("."))
    target: Path = parser.parse_args(argv).folder
    try:
        written = init(target)
    except OSError as error:
        print(error, file=sys.stderr)
        return WRONG
    print("\n".join(("Written:", *(f"  {target / each}" for each in written))))
    print("Next: copy .env.example to .env, put the token in, then run `turnpost bot`.")
    return OK
