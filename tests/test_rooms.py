"""Titles and the bot follow the rules about rooms, and each rule catches a breach."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import PurePosixPath

import pytest

from tests.architecture import Rule, Source
from tests.architecture_rooms import (
    known_rooms,
    names_are_imported_from_home,
    nothing_hidden_is_handed_on,
    one_way_bot,
    one_way_rooms,
    packages_say_who_lives_there,
    small_rooms,
    unlisted,
)
from tests.house import RULES_OF_ROOMS, complaints_of, house


@pytest.mark.parametrize("rule", [one_way_rooms, small_rooms])
def test_the_house_keeps_to(rule: Callable[[Sequence[Source]], Iterator[str]]) -> None:
    assert list(rule(house())) == []


@pytest.mark.parametrize("rule", RULES_OF_ROOMS)
def test_every_module_keeps_to(rule: Rule) -> None:
    assert complaints_of(rule) == []


def _house(**files: str) -> list[Source]:
    """Modules of a title `rules.toy` by name (``__`` between folder and file) with their text."""
    return [
        Source(PurePosixPath(f"rules/toy/{name.replace('__', '/')}.py"), text)
        for name, text in files.items()
    ]


@pytest.mark.parametrize(
    ("house", "complaint"),
    [
        pytest.param(
            {"economy__costs": "from rules.toy.turns.flow import f", "turns__flow": ""},
            "economy knows turns",
            id="an arrow that points up",
        ),
        pytest.param(
            {"economy__costs": "from ..turns import flow", "turns__flow": ""},
            "economy knows turns",
            id="by a relative import",
        ),
        pytest.param(
            {
                "economy__costs": "from rules.toy.setup import new",
                "setup": "from rules.toy import economy",
            },
            "rules/toy: economy ← setup ← economy",
            id="a circle through a module beside the rooms",
        ),
        pytest.param(
            {"turns__flow": "from rules.toy.economy import costs", "economy__costs": ""},
            None,
            id="an arrow that points down",
        ),
        pytest.param(
            {"turns__flow": "from rules.toy.turns.turn import f", "turns__turn": ""},
            None,
            id="within a room",
        ),
    ],
)
def test_which_room_may_know_which(house: dict[str, str], complaint: str | None) -> None:
    said = list(one_way_rooms(_house(**house)))
    assert said == [] if complaint is None else any(complaint in each for each in said)


@pytest.mark.parametrize(
    ("rule", "path", "text", "is_caught"),
    [
        (known_rooms, "rules/toy/attic/box.py", "", True),
        (known_rooms, "render/toy/economy/box.py", "", True),
        (known_rooms, "rules/toy/economy/costs.py", "", False),
        (known_rooms, "rules/contest/pairing/search.py", "", False),
        (known_rooms, "rules/contest/economy/costs.py", "", True),
        (known_rooms, "rules/toy/state.py", "", False),
        (packages_say_who_lives_there, "rules/toy/economy/__init__.py", "", True),
        (packages_say_who_lives_there, "rules/toy/economy/__init__.py", '"""Costs"""', True),
        (packages_say_who_lives_there, "rules/toy/economy/__init__.py", '"""A. B."""', True),
        (packages_say_who_lives_there, "rules/toy/economy/__init__.py", '"""Costs."""', False),
        (packages_say_who_lives_there, "rules/toy/economy/costs.py", "", False),
        (nothing_hidden_is_handed_on, "rules/toy/content.py", "from .state import Act", True),
        (
            nothing_hidden_is_handed_on,
            "rules/toy/wording/bot.py",
            "from rules.toy.state import Act",
            True,
        ),
        (nothing_hidden_is_handed_on, "rules/toy/content.py", "from .view import Act", False),
        (nothing_hidden_is_handed_on, "rules/toy/view.py", "from .state import State", False),
        (nothing_hidden_is_handed_on, "rules/toy/view_own.py", "from .state import State", False),
        (
            names_are_imported_from_home,
            "rules/toy/content.py",
            'from rules.toy.cards import CARDS\n__all__ = ["CARDS", "SEATS"]',
            True,
        ),
        (
            names_are_imported_from_home,
            "bot/a.py",
            'from bot.b import f as g\n__all__: list[str] = ["g"]',
            True,
        ),
        (names_are_imported_from_home, "bot/a.py", 'from . import b\n__all__ += ["b"]', True),
        (names_are_imported_from_home, "bot/a.py", "from bot.b import f as f", True),
        (names_are_imported_from_home, "bot/a.py", "from bot.b import f as g", False),
        (
            names_are_imported_from_home,
            "bot/a.py",
            'from bot.b import f\n__all__ = ["SEATS"]',
            False,
        ),
        (
            names_are_imported_from_home,
            "bot/a.py",
            'from sqlalchemy import Connection\n__all__ = ["Connection"]',
            False,
        ),
        (
            names_are_imported_from_home,
            "bot/__init__.py",
            'from bot.b import f\n__all__ = ["f"]',
            False,
        ),
    ],
)
def test_errors_caught_in_one_module(rule: Rule, path: str, text: str, is_caught: bool) -> None:
    assert bool(list(rule(Source(PurePosixPath(path), text)))) == is_caught


def test_a_folder_of_many_modules_needs_a_reason() -> None:
    crowd = [Source(PurePosixPath(f"rules/toy/economy/m{number}.py"), "") for number in range(21)]
    reason = '"""Cards, all in one folder because they are data."""'
    face = Source(PurePosixPath("rules/toy/economy/__init__.py"), reason)
    assert list(small_rooms(crowd)) == ["rules/toy/economy: 21 modules and no reason"]
    assert list(small_rooms([*crowd, face])) == []
    assert list(small_rooms(crowd[:20])) == []


@pytest.mark.parametrize("package", ["bot.tables", "bot.core", "bot.features"])
def test_every_room_has_its_place(package: str) -> None:
    assert unlisted(house(), package) == []


def test_a_room_without_a_place_is_named() -> None:
    assert unlisted([Source(PurePosixPath("bot/core/attic.py"), "")], "bot.core") == ["attic"]


@pytest.mark.parametrize(
    ("rule", "path", "text", "complaint"),
    [
        (
            one_way_bot,
            "bot/tables/a.py",
            "from bot.core.posts import post",
            "bot.tables imports bot.core",
        ),
        (
            one_way_bot,
            "bot/tables/timing/a.py",
            "from bot.tables.service import Tables",
            "bot.tables.timing imports bot.tables.service",
        ),
        (
            one_way_bot,
            "bot/tables/service.py",
            "from bot.tables.timekeeping.timers import Timers",
            "bot.tables.service imports bot.tables.timekeeping",
        ),
        (
            one_way_bot,
            "bot/core/errors.py",
            "from bot.client import X",
            "bot.core imports bot.client",
        ),
        (one_way_bot, "bot/client.py", "import bot.wiring", "bot.client imports bot.wiring"),
        (
            one_way_bot,
            "bot/features/learn/cog.py",
            "import bot.wiring",
            "bot.features imports bot.wiring",
        ),
        (
            one_way_bot,
            "bot/core/text/a.py",
            "from bot.core.posts.post import Post",
            "text imports bot.core",
        ),
        (
            one_way_bot,
            "bot/features/learn/a.py",
            "from bot.features.turn import b",
            "learn imports bot.features",
        ),
        (
            one_way_bot,
            "bot/core/controls/a.py",
            "from bot.features.my import b",
            "bot.core imports bot.features",
        ),
        (
            one_way_bot,
            "bot/core/posts/a.py",
            "def f():\n    import bot.core.dispatch",
            "2: bot.core.posts imports bot.core.dispatch",
        ),
        (
            one_way_bot,
            "bot/playground/discord/a.py",
            "from ..people import b",
            "discord imports bot",
        ),
    ],
)
def test_arrows_of_the_bot_that_are_caught(
    rule: Rule, path: str, text: str, complaint: str
) -> None:
    assert any(complaint in said for said in rule(Source(PurePosixPath(path), text)))


@pytest.mark.parametrize(
    ("rule", "path", "text"),
    [
        (
            one_way_bot,
            "bot/features/turn/a.py",
            "from bot.core.posts.post import Post\nimport discord",
        ),
        (one_way_bot, "bot/core/commands/a.py", "from bot.core.core import S\nfrom rules import b"),
        (one_way_bot, "bot/playground/people/a.py", "from bot.playground.rest import b"),
    ],
)
def test_arrows_of_the_bot_that_are_right(rule: Rule, path: str, text: str) -> None:
    assert list(rule(Source(PurePosixPath(path), text))) == []
