"""Slash commands: translated, within Discord's limits, and registered only when they changed."""

import ast
import copy
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands
from discord.app_commands import Group

import bot
from bot.client import TurnpostBot
from bot.core.commands.limits import check_commands
from bot.core.commands.tree import CatalogueTranslator, hash_of, payload_of, register
from bot.core.text.links import Mentions
from bot.features.lobby.commands import PRIVATELY, TALKS
from bot.features.moderate.options import ENDS
from bot.features.settings.options import SETTINGS
from bot.features.titles.title_cog import TitleCog, with_word
from bot.features.tournament.choices.kinds import KINDS
from bot.features.tournament.refereeing import FAULTS
from bot.i18n import Catalogues
from bot.tables.finding.queue import DAYS
from bot.tables.settings import Settings
from rules.contest.ratings.pools import Kind
from rules.registry import GAME_KEYS
from tests.bot.tables.house import House

Part = dict[str, Any]


@pytest.fixture
async def tree(loaded: TurnpostBot, catalogues: Catalogues) -> app_commands.CommandTree[Any]:
    await loaded.tree.set_translator(CatalogueTranslator(catalogues))
    return loaded.tree


def parts(payload: list[Part]) -> Iterator[Part]:
    for part in payload:
        yield part
        yield from parts(part.get("options", []))
        yield from parts(part.get("choices", []))


def test_every_title_is_an_extension_and_every_folder_of_features_is_built(
    loaded: TurnpostBot,
) -> None:
    titles = {f"bot.features.titles.{key}" for key in GAME_KEYS}
    assert set(loaded.extensions) == titles
    folder = Path(bot.__file__).parent / "features"
    written = {path.parent.name for path in folder.glob("*/feature.py")}
    built = {type(each).__module__.split(".")[2] for each in loaded.features}
    assert built == written
    groups = {each.name for each in loaded.tree.get_commands() if isinstance(each, Group)}
    ours = {"table", "my", "server", "moderate", "tournament", "referee", "rating"}
    names = {cog.qualified_name for cog in loaded.cogs.values() if isinstance(cog, TitleCog)}
    assert groups == ours | names


def test_the_bot_asks_for_no_privileged_intent(loaded: TurnpostBot) -> None:
    assert loaded.intents == discord.Intents(guilds=True)
    privileged = ("members", "presences", "message_content")
    assert not any(getattr(loaded.intents, name) for name in privileged)


async def test_no_message_is_a_command(loaded: TurnpostBot) -> None:
    assert set(loaded.commands) == set()
    assert loaded.help_command is None
    nothing: Any = None
    assert await loaded.get_prefix(nothing) == []


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        pytest.param("aurora", "p aurora", id="without the word"),
        pytest.param("p aurora", "p aurora", id="with the word"),
        pytest.param("P  Aurora", "P  Aurora", id="with the word in capitals"),
        pytest.param("pickaxe", "p pickaxe", id="a name that begins with the word's letters"),
        pytest.param("p", "p", id="the word alone"),
        pytest.param("", "p ", id="nothing"),
    ],
)
def test_people_may_leave_out_the_word_of_a_shortcut(typed: str, line: str) -> None:
    assert with_word("p", typed) == line


async def test_every_command_is_translated(tree: app_commands.CommandTree[Any]) -> None:
    for part in parts(await payload_of(tree)):
        assert set(part["name_localizations"]) == {"ko", "it"}, part["name"]
        if "value" not in part:
            assert set(part["description_localizations"]) == {"ko", "it"}, part["name"]
            assert part["description"] not in ("", "…"), part["name"]


async def test_the_payload_stays_within_discords_limits(
    tree: app_commands.CommandTree[Any],
) -> None:
    assert check_commands(await payload_of(tree)) == ()


async def test_english_names_are_the_ones_that_interactions_send(
    tree: app_commands.CommandTree[Any], catalogues: Catalogues
) -> None:
    for command in tree.walk_commands():
        key = "cmd." + command.qualified_name.replace(" ", ".")
        assert catalogues["en"].words(key) == command.name
        for parameter in getattr(command, "parameters", ()):
            assert catalogues["en"].words(f"{key}.{parameter.name}") == parameter.name


async def test_only_a_members_own_commands_work_in_direct_messages(
    tree: app_commands.CommandTree[Any],
) -> None:
    assert [part["name"] for part in await payload_of(tree) if part["dm_permission"]] == ["my"]


async def test_a_servers_settings_are_offered_to_its_managers(
    tree: app_commands.CommandTree[Any],
) -> None:
    needed = {
        part["name"]: part["default_member_permissions"]
        for part in await payload_of(tree)
        if part["default_member_permissions"] is not None
    }
    assert needed == {
        "server": discord.Permissions(manage_guild=True).value,
        "moderate": discord.Permissions(manage_threads=True).value,
    }


async def test_no_command_text_is_unused(
    tree: app_commands.CommandTree[Any], catalogues: Catalogues
) -> None:
    used = {"cmd-choice-auto"}
    for name, setting in SETTINGS.items():
        used |= {f"cmd-choice-{each}" for each in (name, *setting.values)}
    used |= {f"cmd-choice-{each}" for each in (*DAYS, *PRIVATELY, *FAULTS, *Kind, *ENDS, *TALKS)}
    used |= {f"cmd-choice-preset_{kind}" for kind in KINDS}
    for command in tree.walk_commands():
        key = "cmd-" + command.qualified_name.replace(" ", "-")
        names = [f"{key}-{each.name}" for each in getattr(command, "parameters", ())]
        for name in (key, *names):
            used |= {name, f"{name}-description"}
    root = Path(bot.__file__).parent / "locale" / "en"
    written = set()
    for file in root.glob("*commands.ftl"):
        written |= set(re.findall(r"^(cmd-[\w-]+) =", file.read_text("utf-8"), re.MULTILINE))
    assert written == used


def _broken(change: str) -> Part:
    command: Part = {
        "name": "table",
        "description": "Tables",
        "type": 1,
        "name_localizations": {"ko": "테이블"},
        "description_localizations": {"ko": "테이블"},
        "options": [
            {"name": "open", "description": "Open", "type": 3, "required": True, "choices": []},
            {"name": "seats", "description": "Seats", "type": 4, "required": False},
        ],
    }
    option = command["options"][0]
    match change:
        case "name":
            command["name"] = "Table"
        case "translated name":
            command["name_localizations"]["ko"] = "내 테이블"
        case "long description":
            command["description_localizations"]["ko"] = "가" * 101
        case "no description":
            option["description"] = ""
        case "twins":
            command["options"][1]["name"] = "open"
        case "translated twins":
            for each in command["options"]:
                each["name_localizations"] = {"it": "apri"}
        case "options":
            command["options"] = [option | {"name": f"o{i}"} for i in range(26)]
        case "choices":
            option["choices"] = [{"name": f"{i}", "value": f"{i}"} for i in range(26)]
        case "order":
            command["options"].reverse()
        case "size":
            option["choices"] = [{"name": "x" * 100, "value": "y" * 300} for _ in range(25)]
    return command


@pytest.mark.parametrize(
    "change",
    [
        "name",
        "translated name",
        "long description",
        "no description",
        "twins",
        "translated twins",
        "options",
        "choices",
        "order",
        "size",
    ],
)
def test_a_payload_that_discord_would_refuse_is_detected(change: str) -> None:
    assert check_commands([_broken("")]) == ()
    assert check_commands([_broken(change)])


def test_too_many_commands_are_detected() -> None:
    many = [copy.deepcopy(_broken("")) | {"name": f"c{i}"} for i in range(101)]
    for each in many:
        each["name_localizations"] = {}
    assert check_commands(many) == ("101 commands",)


class _Registry:
    """A fake of Discord's command list that fails a given number of times."""

    def __init__(self, *failures: discord.HTTPException) -> None:
        self.failures = list(failures)
        self.sent: list[Any] = []

    async def bulk_upsert_global_commands(self, application_id: int, payload: Any) -> list[Any]:
        if self.failures:
            raise self.failures.pop()
        self.sent.append(payload)
        return []


class _Response:
    status = 403
    reason = "Forbidden"


async def test_commands_of_another_application_are_registered_again(
    tree: app_commands.CommandTree[Any], house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    registry = _Registry()
    monkeypatch.setattr(tree.client, "http", registry)
    settings = Settings(house.database)
    await register(tree, 1, settings, Mentions())
    await register(tree, 2, settings, Mentions())
    assert len(registry.sent) == 2


async def test_a_failed_registration_is_logged_and_retried_next_time(
    tree: app_commands.CommandTree[Any],
    house: House,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    response: Any = _Response()
    registry = _Registry(discord.Forbidden(response, {"code": 50001, "message": "Missing Access"}))
    monkeypatch.setattr(tree.client, "http", registry)
    settings = Settings(house.database)
    assert not await register(tree, 1, settings, Mentions())
    assert "applications.commands" in caplog.text
    assert await register(tree, 1, settings, Mentions())


async def test_a_payload_beyond_the_limits_is_not_sent(
    tree: app_commands.CommandTree[Any], house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    registry = _Registry()
    monkeypatch.setattr(tree.client, "http", registry)
    command = tree.get_command("help")
    assert isinstance(command, app_commands.Command)
    command.name = "Help me"
    monkeypatch.setattr("bot.core.commands.tree._key", lambda context: "core.list_empty")
    assert not await register(tree, 1, Settings(house.database), Mentions())
    assert registry.sent == []


def test_a_payload_has_one_hash() -> None:
    assert hash_of([{"a": 1, "b": 2}]) == hash_of([{"b": 2, "a": 1}])
    assert hash_of([{"a": 1}]) != hash_of([{"a": 2}])


def test_no_cog_of_a_title_is_longer_than_a_list_of_shortcuts() -> None:
    for file in (Path(bot.__file__).parent / "features" / "titles").glob("*/__init__.py"):
        tree = ast.parse(file.read_text("utf-8"))
        assert not any(isinstance(node, ast.If) for node in ast.walk(tree)), file


def test_a_command_with_options_is_a_link_that_they_follow() -> None:
    known = Mentions()
    opening = {"type": 1, "name": "open", "name_localizations": {"ko": "열기"}}
    table = {"name": "table", "name_localizations": {"ko": "테이블"}, "options": [opening]}
    known.learn([table], {"table": 7})
    for line in ("table open", "테이블 열기"):
        assert known.linked(f"`/{line}`") == "</table open:7>"
        assert known.linked(f"`/{line} hints:`") == "</table open:7> `hints:`"
        assert known.linked(f"`/{line} a:1 b:2`.") == "</table open:7> `a:1 b:2`."
    assert known.linked("`/table shut`") == "`/table shut`"
