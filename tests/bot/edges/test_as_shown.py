"""What is shown can be typed: titles, options, suggestions and choices by their labels, in any language."""

from collections.abc import Iterator
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.core.commands.as_shown import choice_meant, read_as_shown
from bot.core.form import lines
from bot.core.text.translator import READ_IN
from bot.features.tournament.choices.kinds import plan_for
from bot.features.tournament.parts import Tournament
from bot.i18n import LANGUAGES
from bot.line.undocumented import suggestions_of
from bot.store.contest.rows import Settings
from bot.tables.model import Position
from rules.core.text import Typed, msg
from rules.registry import load, title_keys
from tests.bot.edges.scene import Scene, said
from tests.bot.edges.test_input import odd, sent

pytestmark = [pytest.mark.sockets, pytest.mark.usefixtures("unhurried")]

Interaction = discord.Interaction[Any]
SETTINGS = ("language", "pace", "hours", "offers", "titles", "paces", "channels", "moderators")


TITLES = (
    ("Expancity", "expancity"),
    ("익스팬시티", "expancity"),
    ("EXPAN", "expancity"),
    ("Project MINE", "mine"),
    ("MINE", "mine"),
    ("project-mine", "mine"),
    ("프로젝트마인", "mine"),
    ("프로젝트", "mine"),
    ("Terraforming Mars", "tmars"),
    ("mars", "tmars"),
    ("Ｍａｒｓ", "tmars"),
    ("메트로 마니아", "metromania"),
    ("metro", "metromania"),
)


async def test_a_title_is_named_in_any_language_and_by_its_beginning(on: Scene) -> None:
    rules = {key: said(await on.slash(on.tom, "rules", title=key)) for key in title_keys()}
    for typed, key in TITLES:
        assert said(await on.slash(on.tom, "rules", title=typed)) == rules[key], typed
    for line in ("rating game", "rating board", "tournament create"):
        for member, (typed, key) in zip(on.members(), TITLES[1::4], strict=True):
            meant = said(await on.slash(member, line, game=key))
            assert said(await on.slash(member, line, game=typed)) == meant, f"/{line} {typed}"


async def test_a_table_of_a_title_by_any_name_is_opened(on: Scene) -> None:
    for typed, key in TITLES[1::3]:
        await on.slash(on.tom, "table open", title=typed)
        assert (await newest(on)).table.title == key


async def test_several_titles_are_named_for_the_queue(on: Scene) -> None:
    for typed in ("Mars, Project MINE", "프로젝트 마인,Terraforming Mars", "mars mine"):
        await on.slash(on.sandra, "play", title=typed)
        shown = await on.slash(on.sandra, "play")
        for key in ("tmars", "mine"):
            assert await on.words(on.sandra, f"{key}.title") in said(shown)
        await on.slash(on.sandra, "play", cancel=True)


async def newest(on: Scene) -> Position:
    """Tom's newest table."""
    return max(await on.bot.tables.of_member(int(on.tom.member_id)), key=lambda at: at.table.id)


OPTIONS: tuple[tuple[str, dict[str, str]], ...] = (
    ("map=hellas", {"board": "hellas"}),
    ("board = hellas", {"board": "hellas"}),
    ("BOARD=Hellas", {"board": "hellas"}),
    ("board=Hellas", {"board": "hellas"}),
    ("Map: Hellas, Draft: on", {"board": "hellas", "draft": "on"}),
    ("Map: Hellas Draft: Yes, pass cards on", {"board": "hellas", "draft": "on"}),
    ("지도: 헬라스; 드래프트: 함", {"board": "hellas", "draft": "on"}),
    ("Mappa = Una a caso, Era delle corporazioni = si", {"board": "random"}),
    ("mappa:elys", {"board": "elysium"}),
    ("ban=Asteroid, R08; map=hellas", {"ban": "009,R08", "board": "hellas"}),
    ("제외할 카드: 크레디코르, 소행성", {"ban": "009,R08"}),
    ("Carte escluse: Asteroide, Credicor", {"ban": "009,R08"}),
)


async def test_options_are_read_as_they_are_shown(on: Scene) -> None:
    for typed, chosen in OPTIONS:
        await on.slash(on.tom, "table open", title="mars", seats=2, options=typed)
        assert chosen.items() <= (await newest(on)).table.options.items(), typed


async def test_a_wrong_option_is_named_with_the_nearest_right_one(on: Scene) -> None:
    board = msg("tmars.option.board")
    hellas = msg("ui.lobby.option", option=board, choice=msg("tmars.option.board.hellas"))
    for member in on.members():
        shown = await on.slash(member, "table open", title="tmars", options="board=helas")
        await on.assert_told(
            *(member, shown, "error.ui.no_such_choice"),
            choice="helas",
            option=board,
            nearest=hellas,
        )
        shown = await on.slash(member, "table open", title="tmars", options="bord=hellas")
        await on.assert_told(member, shown, "error.ui.no_such_option", name="bord", nearest=board)
        few = "corporate_era=off ban=credicor"
        shown = await on.slash(member, "table open", title="tmars", seats=5, options=few)
        await on.assert_told(member, shown, "error.tmars.few_corporations", left=9, need=10)


async def test_a_table_is_named_as_it_was_suggested(on: Scene) -> None:
    table = await on.table(on.tom, on.sandra)
    for member in (on.tom, on.sandra):
        for language in LANGUAGES:
            words = on.catalogues[language].words
            meant = said(await odd(on, member, "table text", table=str(table)))
            for label in (
                f"{words('expancity.title')} {table} (whatever)",
                words("web.table", number=str(table)),
            ):
                assert said(await odd(on, member, "table text", table=label)) == meant


async def test_every_label_that_is_suggested_or_offered_means_its_value(
    on: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "MOST_S", 60.0)
    await on.table(on.tom, on.sandra)
    for title in title_keys():
        await on.start(await on.lobby(on.tom, on.sandra, title=title, seats=2))
    await on.lobby(on.sandra, on.tom)
    await tournament(on)
    heard: list[Interaction] = []

    async def hear(interaction: Interaction) -> None:
        heard.append(interaction)

    on.bot.client.add_listener(hear, "on_interaction")
    read = 0
    for command in commands(on.bot.client.tree):
        for parameter in command.parameters:
            if parameter.autocomplete:
                for given in contexts(command, parameter.name):
                    for member in (on.haneul, on.tom):
                        await sent(
                            on, member, command.qualified_name, typing=parameter.name, **given
                        )
                        read += await labels_read(heard[-1], command, parameter.name)
    assert read > 1000


async def test_every_choice_is_meant_by_its_label_in_any_language(on: Scene) -> None:
    read = 0
    for command in commands(on.bot.client.tree):
        for parameter in command.parameters:
            for choice in parameter.choices:
                for label in on.catalogues.wordings(msg(f"cmd.choice.{choice.value}")):
                    for typed in (label, label.upper(), f" {label} "):
                        meant = choice_meant(on.catalogues, parameter.choices, typed)
                        assert meant == choice.value, f"/{command.qualified_name} {label}"
                        read += 1
    assert read > 300


def commands(tree: Any) -> Iterator[app_commands.Command[Any, ..., Any]]:
    yield from (each for each in tree.walk_commands() if isinstance(each, app_commands.Command))


def contexts(command: app_commands.Command[Any, ..., Any], name: str) -> Iterator[dict[str, Any]]:
    """The options that are given before this one."""
    names = {each.name for each in command.parameters}
    if name == "options":
        yield from ({"title": title, name: ""} for title in title_keys())
        yield {"title": "tmars", name: "board=hellas dr"}
    elif name == "value" and "setting" in names:
        yield from ({"setting": setting, name: ""} for setting in SETTINGS)
    elif name == "seat" and "table" in names:
        yield from ({"table": str(table), name: ""} for table in (1, 6))
    elif name == "title" and command.name == "play":
        yield from ({name: typed} for typed in ("", "mars, "))
    elif name == "pace":
        yield from ({name: typed} for typed in ("", "3d"))
    else:
        yield {name: ""}


async def labels_read(
    interaction: Interaction, command: app_commands.Command[Any, ..., Any], name: str
) -> int:
    """Read every label of a parameter, in every language; return how many there were."""
    option = next(each for each in options(interaction.data) if each["name"] == name)
    typed, read = option["value"], 0
    labels: list[tuple[str, Any]] = []
    for language in LANGUAGES:
        interaction.extras[READ_IN] = language
        try:
            found = await suggestions_of(interaction, command, name, typed)
        finally:
            del interaction.extras[READ_IN]
        labels += [(each.name, each.value) for each in found]
    for label, value in labels:
        option["value"] = label
        await read_as_shown(interaction)
        assert option["value"] == value, f"/{command.qualified_name} {name}:{label}"
        read += 1
    option["value"] = typed
    return read


def options(data: Any) -> Iterator[dict[str, Any]]:
    for each in data.get("options", ()):
        if "options" in each:
            yield from options(each)
        else:
            yield each


async def tournament(on: Scene) -> None:
    """A tournament before its start."""
    held = on.bot.client.core.of(Tournament).service
    starts_ms = int(on.playground.clock.now() * 1000) + 48 * 3_600_000
    plan, is_sealed = plan_for("swiss", load("expancity").seats, starts_ms)
    made = await held.create(
        on.by(on.haneul),
        guild_id=on.playground.platform.world.guild_id,
        channel_id=int(on.place),
        language="ko",
        name=Typed("Cup"),
        title="expancity",
        plan=plan,
        settings=Settings(is_sealed=is_sealed),
    )
    await held.announce(made.id, on.by(on.haneul))
    for member in on.members():
        await held.sign_up(made.id, on.by(member))
