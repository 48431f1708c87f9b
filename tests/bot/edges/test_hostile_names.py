"""Names that try to be more than text: a tour of all commands, and the messages that obey such a name.

`test_erased_everywhere` goes on the tour, because its end is the deletion of a member.
"""

import re
from collections.abc import Iterator
from typing import Any, Final

import pytest

from bot.playground.discord.world import BOT_ROLE_ID
from bot.playground.people.client import PlaygroundClient, Refused
from tests.bot.edges.scene import Json, Scene
from tests.hostile import displayed, obeyed

pytestmark = pytest.mark.sockets

NAMES: Final = (
    "[win](https://evil.example)",
    "**Wilhelmina** @everyone <t:1:R>",
    "# Boss <@&1> :smile: ||x||",
)
TYPED: Final = "[why](https://evil.example) @here `x` <#1>"
_TRACES: Final = {
    "evil.example": "](https://evil.example)",
    "Wilhelmina": "**Wilhelmina**",
    "Boss": "# Boss",
}
"""Parts of the names, with the characters around each where it is shown as text."""
_ADDRESS: Final = re.compile(r"https://discord\.com/channels/[0-9/]+")
_NUMBER_OF_DISCORD: Final = re.compile(r"(?<!\d)\d{17,20}(?!\d)")
_PLAIN: Final = frozenset({"label", "placeholder", "description", "title", "name"})
_STRING, _INTEGER, _BOOLEAN, _USER, _CHANNEL, _NUMBER = 3, 4, 5, 6, 7, 10
_NEVER: Final = ("server forget", "my data", "my delete")


def wrongs(message: Json) -> Iterator[str]:
    """Return the faults of a message in which these names may stand."""
    for content in formatted(message):
        found = displayed(content)
        yield from obeyed(content)
        if (number := _NUMBER_OF_DISCORD.search(_ADDRESS.sub("", found.text))) is not None:
            yield f"{number[0]} is shown instead of a name: {content!r}"
        for trace, whole in _TRACES.items():
            if found.text.count(trace) > found.text.count(whole):
                yield f"{whole} formats {content!r}"
        if "\\" in found.text:
            yield f"a backslash is shown: {content!r}"
    for text in plain(message):
        for odd in ("\\", "<@", "<#", "\N{ZERO WIDTH SPACE}", "\N{FIRST STRONG ISOLATE}"):
            if odd in text.replace("<#1>", "").replace("<@&1>", ""):
                yield f"{odd!r} where nothing is formatted: {text!r}"


def formatted(part: Any) -> Iterator[str]:
    """The parts of a message that are Markdown."""
    if isinstance(part, list):
        for each in part:
            yield from formatted(each)
    elif isinstance(part, dict):
        is_embed = "fields" in part or part.get("type") == "rich"
        for key in ("content", "value", *(("description",) if is_embed else ())):
            if isinstance(part.get(key), str) and "custom_id" not in part:
                yield part[key]
        for key in ("components", "embeds", "fields", "accessory"):
            yield from formatted(part.get(key))


def plain(part: Any) -> Iterator[str]:
    """The labels, options and descriptions of its controls and files."""
    if isinstance(part, list):
        for each in part:
            yield from plain(each)
    elif isinstance(part, dict):
        for key in _PLAIN:
            if isinstance(part.get(key), str) and "username" not in part:
                yield part[key]
        for key in ("components", "options", "attachments", "component", "accessory", "items"):
            yield from plain(part.get(key))


def paths(command: Json) -> Iterator[tuple[str, list[Json]]]:
    """Each command that can be called, with its options."""
    options = command.get("options", [])
    nested = [each for each in options if each["type"] in (1, 2)]
    if not nested:
        yield command["name"], options
    for each in nested:
        for rest, own in paths(each):
            yield f"{command['name']} {rest}", own


class Tour:
    """Every command with every option that can be filled in, again and again."""

    def __init__(self, on: Scene) -> None:
        self.on = on
        self.used: set[str] = set()
        self.wrong: list[str] = []

    async def go(self, member: PlaygroundClient, place: str, other: PlaygroundClient) -> None:
        for command in await member.commands():
            for line, options in paths(command):
                if not line.startswith(_NEVER):
                    await self._use(member, place, other, line, options)
        await self.on.told()
        self.look()

    async def _use(
        self,
        member: PlaygroundClient,
        place: str,
        other: PlaygroundClient,
        line: str,
        options: list[Json],
    ) -> None:
        values: dict[str, Any] = {}
        for option in options:
            value = await self._value(member, place, other, line, option, values)
            if value is not None:
                values[option["name"]] = value
        try:
            outcome = await member.slash(place, line, **values)
        except Refused:
            return
        self.used.add(line)
        self.wrong += [f"/{line}: {each}" for each in wrongs(outcome)]

    async def _value(
        self,
        member: PlaygroundClient,
        place: str,
        other: PlaygroundClient,
        line: str,
        option: Json,
        values: dict[str, Any],
    ) -> Any:
        choices, kind = option.get("choices"), option["type"]
        if kind == _STRING and option.get("autocomplete"):
            given = {**values, option["name"]: ""}
            choices = await member.suggestions(place, line, option["name"], **given)
            self.wrong += [f"/{line}: {each}" for each in wrongs({"options": choices})]
        if choices:
            return choices[0]["value"]
        found = {
            _STRING: TYPED[: option.get("max_length", 100)],
            _INTEGER: option.get("min_value", 1),
            _NUMBER: option.get("min_value", 1),
            _BOOLEAN: True,
            _USER: other.member_id,
            _CHANNEL: self.on.place,
        }
        return found.get(kind)

    def look(self) -> None:
        """Look at everything that any member was told."""
        world = self.on.playground.platform.world
        for message in world.messages.values():
            self.wrong += list(wrongs(message.body))
        for channel in world.channels.values():
            self.wrong += list(wrongs({"options": [{"name": channel.name}]}))


def mentions(message: Json) -> list[str]:
    """The channels and roles that a message mentions, which the page cannot name here."""
    shown = displayed("\n".join(formatted(message))).text
    return re.findall("#unknown|@unknown-role", shown)


async def test_settings_and_refusals_mention_channels_and_roles(on: Scene) -> None:
    haneul, sandra, _ = on.members()
    lounge = (await haneul.channel_named("lounge"))["id"]
    channels, roles = ("channels", "tables", "lobby", "offers", "log"), ("openers", "moderators")
    for settings, value, kind in (
        (channels, lounge, "#unknown"),
        (roles, str(BOT_ROLE_ID), "@unknown-role"),
    ):
        for setting in settings:
            answer = await on.slash(haneul, "server set", setting=setting, value=value)
            assert mentions(answer) == [kind]
    seen = []
    for locale in ("en-US", "it", "ko"):
        await haneul.set_locale(locale)
        seen.append(await on.slash(haneul, "server show"))
    log = await on.slash(haneul, "moderate log")
    assert [len(mentions(each)) for each in (*seen, log)] == [len(channels) + len(roles)] * 4
    wrong = await on.slash(haneul, "server set", setting="lobby", value=str(BOT_ROLE_ID))
    assert mentions(wrong) == ["@unknown-role"]
    elsewhere = await on.slash(sandra, "table open", title="mine", seats=2)
    assert mentions(elsewhere) == ["#unknown"]
    await on.slash(haneul, "server set", setting="channels", value="all")
    not_theirs = await on.slash(sandra, "table open", title="mine", seats=2)
    assert mentions(not_theirs) == ["@unknown-role"]
    everything = (*seen, log, wrong, elsewhere, not_theirs)
    assert [complaint for each in everything for complaint in wrongs(each)] == []
