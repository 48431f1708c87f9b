"""The contents of a release: the wheel, the archive of sources, and the command that both install."""

import asyncio
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import venv
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import aiohttp
import pytest

from bot.command import PLAYGROUND, PROGRAMS
from bot.playground import PlaygroundClient
from tests.scale import PATIENCE_S, RELEASE
from tests.starving import Playground

pytestmark = [pytest.mark.slow, pytest.mark.sockets]

ROOT = Path(__file__).parents[1]
WITHIN_S = 2 * PATIENCE_S
_BUILD = """
import sys
from setuptools import build_meta
folder = sys.argv[1]
build_meta.build_wheel(folder)
build_meta.build_sdist(folder)
"""


@pytest.fixture(scope="module")
def release(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with both, built from the files of a new clone."""
    source, built = (tmp_path_factory.mktemp(name) for name in ("source", "release"))
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    for name in filter(None, listed.stdout.decode().split("\0")):
        if (ROOT / name).is_file():
            (source / name).parent.mkdir(parents=True, exist_ok=True)
            (source / name).write_bytes((ROOT / name).read_bytes())
    build = [sys.executable, "-c", _BUILD, str(built)]
    subprocess.run(build, cwd=source, check=True, capture_output=True, timeout=300)
    return built


def _version() -> str:
    return str(tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"])


def _only(folder: Path, ending: str) -> Path:
    (found,) = folder.glob(f"*{ending}")
    return found


@pytest.fixture(scope="module")
def installed(release: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment in which the wheel is installed; libraries come from here, our code does not."""
    home = tmp_path_factory.mktemp("installed")
    venv.create(home)
    paths = {key: str(home) for key in ("base", "platbase", "installed_base")}
    site = Path(sysconfig.get_path("purelib", "venv", paths))
    with zipfile.ZipFile(_only(release, ".whl")) as wheel:
        assert not [name for name in wheel.namelist() if name.startswith(("tests", "benchmarks"))]
    pip = (sys.executable, "-m", "pip", "--python", str(home / "bin" / "python"))
    quiet = ("--quiet", "--no-index", "--no-deps", "--disable-pip-version-check")
    wheel_file = str(_only(release, ".whl"))
    subprocess.run([*pip, "install", *quiet, wheel_file], check=True, timeout=300)
    # Files that end in .pth are only read in the environment's own folder, so our editable sources stay out.
    (site / "libraries.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return home / "bin"


def _run(program: Path, *argv: str, cwd: Path, **env: str) -> tuple[int, str]:
    done = subprocess.run(
        [program, *argv],
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": "", **env},
        capture_output=True,
        text=True,
        timeout=WITHIN_S,
    )
    return done.returncode, done.stdout + done.stderr


def test_the_sources_are_enough_for_a_build(release: Path) -> None:
    with tarfile.open(_only(release, ".tar.gz")) as sources:
        names = {name.partition("/")[2] for name in sources.getnames()}
    assert {"pyproject.toml", "README.md", "LICENSE", "bot/locale/ko/ui.ftl"} <= names
    assert {
        ".env.example",
        "deploy/turnpost.service",
        "docs/run-the-bot/operating.md",
        "docs/media/scores.png",
    } <= names


def test_the_wheel_holds_every_file_of_the_packages(release: Path) -> None:
    with zipfile.ZipFile(_only(release, ".whl")) as wheel:
        held = set(wheel.namelist())
    for package in ("bot", "render", "rules"):
        for file in (ROOT / package).rglob("*"):
            name = file.relative_to(ROOT).as_posix()
            if file.is_file() and "__pycache__" not in name:
                assert name in held


def test_the_command_lists_its_subcommands(installed: Path, tmp_path: Path) -> None:
    turnpost = installed / "turnpost"
    code, said = _run(turnpost, cwd=tmp_path)
    assert code == 0
    assert all(f"turnpost {name}" in said for name in ("play", "bot", "admin"))
    code, said = _run(turnpost, "dance", cwd=tmp_path)
    assert (code, "no program “dance”" in said) == (2, True)
    assert _run(turnpost, "--version", cwd=tmp_path) == (0, f"Turnpost {_version()}\n")


def test_help_of_every_program_and_command_starts_nothing(installed: Path, tmp_path: Path) -> None:
    turnpost = installed / "turnpost"
    for program in PROGRAMS:
        code, said = _run(turnpost, program, "--help", cwd=tmp_path, DISCORD_TOKEN="")
        assert code == 0, said
        assert f"usage: turnpost {program} " in said
    _, said = _run(turnpost, "admin", "--help", cwd=tmp_path)
    acts = re.findall(r"^    (\w+) ", said, re.M)
    assert "verify" in acts
    code, said = _run(turnpost, "help", "admin", cwd=tmp_path)
    assert (code, "usage: turnpost admin" in said) == (0, True)
    assert _run(turnpost, "bot", "now", cwd=tmp_path)[0] == 2
    assert not list(tmp_path.iterdir())


def test_an_empty_folder_gets_settings_and_files_for_deployment(
    installed: Path, tmp_path: Path
) -> None:
    turnpost, folder = installed / "turnpost", tmp_path / "my bot"
    code, said = _run(turnpost, "init", str(folder), cwd=tmp_path)
    assert code == 0, said
    wanted = {".env.example", ".dockerignore"} | {
        f"deploy/{each.name}" for each in (ROOT / "deploy").iterdir()
    }
    written = {each.relative_to(folder).as_posix() for each in folder.rglob("*") if each.is_file()}
    assert written == wanted
    assert all((folder / each).read_bytes() == (ROOT / each).read_bytes() for each in wanted)
    # What is there is never overwritten.
    code, said = _run(turnpost, "init", str(folder), cwd=tmp_path)
    assert (code, "is not empty" in said) == (1, True)


def test_a_health_check_imports_no_library(installed: Path, tmp_path: Path) -> None:
    """It runs every minute, for as long as the bot does."""
    looks = "import sys; sys.argv[1:] = ['health']; from bot.command import main; main(); print(*sys.modules)"
    alive = tmp_path / "alive"
    alive.touch()
    code, said = _run(installed / "python", "-c", looks, cwd=tmp_path, ALIVE_FILE=str(alive))
    assert code == 0, said
    modules = set(said.split())
    assert "bot.alive" in modules
    assert not modules & {"sqlalchemy", "discord", "aiohttp", "PIL", "rules", "render", "msgspec"}


def test_the_bot_loads_nothing_of_the_playground(installed: Path, tmp_path: Path) -> None:
    looks = "import sys, bot.__main__, bot.wiring; print(*sys.modules)"
    code, said = _run(installed / "python", "-c", looks, cwd=tmp_path)
    assert code == 0, said
    modules = said.split()
    assert "bot.wiring" in modules
    assert [each for each in modules if each.startswith(("bot.playground", *PLAYGROUND))] == []


def test_without_its_extra_the_playground_says_what_to_install(
    installed: Path, tmp_path: Path
) -> None:
    plays = "import sys; sys.modules['markdown_it'] = None; sys.argv[1:] = ['play']"
    script = f"{plays}; from bot.command import main; sys.exit(main())"
    code, said = _run(installed / "python", "-c", script, cwd=tmp_path)
    assert (code, said.count("\n")) == (1, 1), said
    assert "turnpost[playground]" in said


def test_the_settings_are_those_of_the_folder_where_one_is(installed: Path, tmp_path: Path) -> None:
    turnpost = installed / "turnpost"
    unset = dict.fromkeys(("DISCORD_TOKEN", "DATABASE_URL", "DATABASE"), "")
    kept = {name: value for name, value in os.environ.items() if name not in unset}
    (tmp_path / ".env").write_text("DISCORD_TOKEN=two words\nDATABASE_URL=sqlite:///mine.sqlite3\n")
    for argv, code, wanted in (
        (("bot",), 2, "DISCORD_TOKEN contains white space"),
        (("admin", "status"), 7, "mine.sqlite3: there is no such file"),
    ):
        done = subprocess.run(
            [turnpost, *argv],
            cwd=tmp_path,
            env={**kept, "PYTHONPATH": ""},
            capture_output=True,
            text=True,
            timeout=WITHIN_S,
        )
        assert (done.returncode, wanted in done.stderr) == (code, True), done.stderr


@contextmanager
def _playing(installed: Path, folder: Path) -> Iterator[str]:
    """The address of a playground that runs meanwhile."""
    argv = [str(installed / "turnpost"), "play", "--no-browser", "--port", "8700"]
    with subprocess.Popen(
        argv,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": ""},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            assert line.startswith("Turnpost playground: "), line
            yield line.split()[-1].rstrip("/")
        finally:
            process.terminate()
            process.wait(WITHIN_S)


async def test_a_table_is_opened_in_the_playground_of_the_release(
    installed: Path, tmp_path: Path
) -> None:
    await _open_tables(installed, tmp_path, "expancity")


@pytest.mark.skipif(not RELEASE, reason="it installs every library anew")
@pytest.mark.parametrize("python", ["python3.11", "python3.12", "python3.13", "python3.14"])
async def test_a_clean_environment(release: Path, tmp_path: Path, python: str) -> None:
    """The wheel with the libraries that it asks for, as an operator installs it."""
    if shutil.which(python) is None:
        pytest.skip(f"{python} is not installed")
    programs = _clean(python, tmp_path / "clean", _only(release, ".whl"))
    await _open_tables(programs, tmp_path, "expancity", "metromania", "mine", "tmars")


def _clean(python: str, home: Path, wheel: Path) -> Path:
    """The programs of an environment in which the wheel and its libraries are installed."""
    subprocess.run([python, "-m", "venv", str(home)], check=True, timeout=300)
    pip = (home / "bin" / "python", "-m", "pip", "install", "--quiet", "--no-warn-script-location")
    subprocess.run([*pip, f"{wheel}[playground]"], check=True, timeout=600)
    return home / "bin"


async def _open_tables(installed: Path, folder: Path, *titles: str) -> None:
    # Its people and channels are the same in every playground.
    async with Playground() as other:
        world = other.platform.world
        place, member = (str(next(iter(each))) for each in (world.channels, world.members))
    with _playing(installed, folder) as address:
        async with aiohttp.ClientSession() as session, asyncio.timeout(WITHIN_S):
            ann = PlaygroundClient(address, member, session)
            for title in titles:
                outcome = await ann.slash(place, "table open", title=title)
                assert outcome["message"]
