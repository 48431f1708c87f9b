"""The guide's example: installed by pip, checked by the conformance suite, and played in the playground."""

import asyncio
import os
import re
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import pytest

from bot.playground import PlaygroundClient
from render.core.painter import Painter
from rules.core.ahead import Ahead, AutoAnswer
from rules.core.game import Field, GameDef, Verb
from tests.e2e.bot_process import Bot
from tests.guide import GUIDE, KEY, ROOT, example
from tests.scale import PATIENCE_S
from tests.starving import Playground

pytestmark = pytest.mark.slow

ENDS = re.compile(r"🏆 \*\*.+ (wins Hog|share the win)!\*\*")

Json = dict[str, Any]


@pytest.mark.parametrize(
    "record", [GameDef, Verb, Field, Painter, Ahead, AutoAnswer], ids=lambda each: each.__name__
)
def test_the_guide_explains_every_field(record: type) -> None:
    said = GUIDE.read_text("utf-8")
    assert [each.name for each in fields(record) if f"`{each.name}`" not in said] == []


def test_the_example_is_formatted_and_linted(source: Path) -> None:
    for command in (("check",), ("format", "--check")):
        config = ("--config", str(ROOT / "pyproject.toml"))
        ruff = (sys.executable, "-m", "ruff", *command, *config, str(source))
        done = subprocess.run(ruff, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout


def test_blocks_of_the_same_file_are_joined() -> None:
    text = "```python file=a.py\nx = 1\n```\nwords\n```sh\nls\n```\n```python file=a.py\ny = 2\n```"
    assert example(text) == {"a.py": "x = 1\n\n\ny = 2\n"}


def test_the_example_passes_the_conformance_suite(environment: dict[str, str]) -> None:
    done = suite(KEY, environment)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "all checks passed" in done.stdout


def test_the_suite_names_the_faults_of_a_title(
    source: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    broken = shutil.copytree(source / "turnpost_hog", tmp_path / "turnpost_hog")
    korean = broken / "locale" / "ko" / "hog.ftl"
    korean.write_text(korean.read_text("utf-8").replace("hog-verb-roll", "hog-verb-rolls"), "utf-8")
    rules = broken / "__init__.py"
    rules.write_text(rules.read_text("utf-8") + "\nHALF = 1 / 2\n", "utf-8")
    (tmp_path / "golden").mkdir()
    (tmp_path / "golden" / "torn.json").write_text('{"title": "hog"', "utf-8")
    path = os.pathsep.join((str(tmp_path), environment["PYTHONPATH"]))
    done = suite(KEY, environment | {"PYTHONPATH": path})
    assert done.returncode == 1
    failed = {line.split()[1] for line in done.stdout.splitlines() if line.startswith("FAILED")}
    assert failed == {
        "check_declared_texts",
        "check_same_texts",
        "check_golden_tables",
        "check_golden_playouts",
        "check_told_texts",
        "check_versions",
        "pure_rules",
    }
    assert "no words: 'ko: hog.verb.roll'" in done.stdout
    assert "divides into fractions" in done.stdout


def test_the_suite_knows_no_other_title(environment: dict[str, str]) -> None:
    done = suite("solitaire", environment)
    assert done.returncode == 2
    assert f"there are: expancity, metromania, mine, tmars, {KEY}" in done.stderr


def suite(key: str, environment: dict[str, str]) -> "subprocess.CompletedProcess[str]":
    command = (sys.executable, "-m", "tests.conformance", key)
    return subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=300
    )


@dataclass
class Channel:
    """Two members at one table, as Discord shows it."""

    members: tuple[PlaygroundClient, PlaygroundClient]
    place: str

    async def post_with(self, op: str) -> tuple[Json, str]:
        """The newest post with an enabled control for this operation, and the control's id."""
        async with asyncio.timeout(PATIENCE_S):
            while True:
                for post in reversed(await self.members[0].messages(self.place)):
                    for row in post["components"]:
                        for item in row["components"]:
                            does = item.get("custom_id", "").split(":")[1:2]
                            if does == [op] and not item.get("disabled"):
                                return post, item["custom_id"]
                await asyncio.sleep(0.1)

    async def press(self, member: PlaygroundClient, op: str) -> None:
        post, custom_id = await self.post_with(op)
        await member.click(post["id"], custom_id)

    async def thread(self) -> str:
        """The thread in which the table is played."""
        async with asyncio.timeout(PATIENCE_S):
            while True:
                for each in (await self.members[0].world())["channels"]:
                    if each["parent_id"] == self.place:
                        found: str = each["id"]
                        return found
                await asyncio.sleep(0.1)

    async def post_that_says(self, words: re.Pattern[str], place: str) -> Json | None:
        """A public post with this text, if there is one."""
        posts = await self.members[0].messages(place)
        said = (post for post in posts if words.search(post["content"]) and not post["ephemeral"])
        return next(said, None)


@asynccontextmanager
async def channel(folder: Path) -> AsyncIterator[Channel]:
    async with Playground(port=0, seed=1) as playground, AsyncExitStack() as held:
        bot = Bot(playground.api_url, folder)
        await bot.start()
        held.push_async_callback(bot.stop)
        async with asyncio.timeout(PATIENCE_S):
            await playground.platform.gateway.identified.wait()
            await playground.platform.commands.registered.wait()
        people = []
        for member_id in list(playground.platform.world.members)[:2]:
            client = PlaygroundClient(playground.url, member_id)
            people.append(await held.enter_async_context(client))
            await client.set_locale("en-US")
        place = (await people[0].channel_named("tables"))["id"]
        yield Channel((people[0], people[1]), place)
        assert bot.troubles() == []


async def test_the_example_is_played_to_its_end_in_the_playground(
    environment: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", environment["PYTHONPATH"])
    async with channel(tmp_path) as scene:
        first, second = scene.members
        offered = await first.suggestions(scene.place, "table open", "title", title="")
        assert offered[-1] == {"name": "Hog", "value": KEY}
        await first.slash(scene.place, "table open", title=KEY, seats=2)
        await scene.press(second, "join")
        await scene.press(first, "start")
        table = await scene.thread()
        async with asyncio.timeout(PATIENCE_S):
            # Both roll in turn; a member whose turn it is not is refused.
            while (end := await scene.post_that_says(ENDS, table)) is None:
                for member in (first, second):
                    await member.slash(table, "hog roll", dice=1)
        assert end["attachments"]


@pytest.mark.parametrize(
    ("module", "said"),
    [
        ("painter.py", "the title “hog” cannot be loaded: ZeroDivisionError"),
        ("cog.py", "the commands of “hog” cannot be loaded: ZeroDivisionError"),
    ],
)
async def test_the_bot_names_an_installed_title_that_cannot_be_loaded(
    source: Path, environment: dict[str, str], tmp_path: Path, module: str, said: str
) -> None:
    broken = shutil.copytree(source / "turnpost_hog", tmp_path / "turnpost_hog")
    (broken / module).write_text("1 / 0\n", "utf-8")
    path = os.pathsep.join((str(tmp_path), environment["PYTHONPATH"]))
    async with Playground() as playground:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot"),
            cwd=tmp_path,
            env=environment
            | {"PYTHONPATH": path, "DISCORD_TOKEN": "a-token"}
            | {"DISCORD_API_URL": playground.api_url},
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
        )
        _, errors = await asyncio.wait_for(process.communicate(), PATIENCE_S)
    assert process.returncode == 9
    assert "cannot start" in errors.decode()
    assert said in errors.decode()
    assert "Traceback" not in errors.decode()
