"""The bot is in order: its rooms use each other one way, none is crowded, and each says who lives there."""

from pathlib import Path, PurePosixPath

import pytest

from tests.architecture import Rule, Source
from tests.bot.rooms import MOST_MODULES, crowded, one_way, says_who_lives_there, unlisted

ROOT = Path(__file__).parents[2]
SOURCES = [
    Source(PurePosixPath(file.relative_to(ROOT)), file.read_text("utf-8"))
    for file in sorted((ROOT / "bot").rglob("*.py"))
]


@pytest.mark.parametrize("rule", [one_way, says_who_lives_there], ids=lambda rule: rule.__name__)
def test_the_bot_keeps_to(rule: Rule) -> None:
    assert [f"{source.path}:{said}" for source in SOURCES for said in rule(source)] == []


def test_every_room_of_the_interface_has_its_place() -> None:
    assert unlisted(SOURCES, "bot.ui") == []


def test_no_folder_of_the_bot_is_crowded() -> None:
    assert crowded([source.path for source in SOURCES]) == []


@pytest.mark.parametrize(
    ("rule", "path", "text", "complaint"),
    [
        (one_way, "bot/tables/a.py", "from bot.ui.posts import post", "bot.tables imports bot.ui"),
        (one_way, "bot/ui/errors.py", "from bot.client import X", "bot.ui imports bot.client"),
        (one_way, "bot/ui/text/a.py", "from bot.ui.posts.post import Post", "text imports bot.ui"),
        (one_way, "bot/ui/controls/a.py", "from bot.ui.panel import b", "controls imports bot.ui"),
        (one_way, "bot/ui/panel/a.py", "from bot.ui.services import S", "panel imports bot.ui"),
        (one_way, "bot/ui/posts/a.py", "def f():\n    import bot.ui.clicks", "2: bot.ui.posts"),
        (one_way, "bot/playground/discord/a.py", "from ..people import b", "discord imports bot"),
        (says_who_lives_there, "bot/ui/text/__init__.py", "", "does not say"),
        (says_who_lives_there, "bot/ui/text/__init__.py", "import a", "does not say"),
    ],
)
def test_the_rules_catch(rule: Rule, path: str, text: str, complaint: str) -> None:
    assert any(complaint in said for said in rule(Source(PurePosixPath(path), text)))


@pytest.mark.parametrize(
    ("rule", "path", "text"),
    [
        (one_way, "bot/ui/panel/a.py", "from bot.ui.posts.post import Post\nimport discord"),
        (one_way, "bot/ui/commands/a.py", "from bot.ui.services import S\nfrom rules import b"),
        (one_way, "bot/playground/people/a.py", "from bot.playground.rest import b"),
        (says_who_lives_there, "bot/ui/text/__init__.py", '"""Texts."""'),
        (says_who_lives_there, "bot/ui/text/lines.py", ""),
    ],
)
def test_the_rules_let_pass(rule: Rule, path: str, text: str) -> None:
    assert list(rule(Source(PurePosixPath(path), text))) == []


def test_a_crowded_folder_is_caught() -> None:
    modules = [PurePosixPath(f"bot/a/m{number}.py") for number in range(MOST_MODULES + 1)]
    package = PurePosixPath("bot/a/__init__.py")
    assert crowded([*modules, package]) == ["bot/a"]
    assert crowded([*modules[1:], package]) == []


def test_a_room_without_a_place_is_caught() -> None:
    assert unlisted([Source(PurePosixPath("bot/ui/attic.py"), "")], "bot.ui") == ["attic"]
