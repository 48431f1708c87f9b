"""Everything that a member finds out: by command, suggestion, control, post, picture, file and direct message."""

import hashlib
import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

import aiohttp
from msgspec import json

from bot.core.controls.ids import NUMBERS, PanelId, ReadId, TableId, TournamentId
from bot.core.rights import CONTROLS
from bot.playground import PlaygroundClient, Refused
from bot.playground.discord.world import ChannelType
from tests.bot.edges.scene import Json, Scene
from tests.contest.hurried import TITLE
from tests.contest.worlds import closed_pods, service_of
from tests.e2e.commands import Leaf, leaves

ACTS: Final = frozenset(
    {
        *("referee cancel", "referee close", "referee takeover", "referee unpair"),
        *("tournament withdraw", "tournament create", "table open", "table resume", "play"),
        *("my block", "my unblock", "rating erase", "server forget", "server set"),
    }
)
"""Buttons that would change or end the thing looked at, or that open a text box."""
GROUPS: Final = ("table", "my", "rules", "tournament", "rating", "server", "moderate", "referee")
"""In this order: an observer looks before acting."""
_LONG = re.compile(r"\d{15,}|\b[0-9a-f]{8}\b|(?<=-r)\d+(?=\.)")
"""Numbers of Discord, of refusals in the log, and of posts that wait, whose order among places is left open."""
_TO_THE_HOUR: Final = 13
_NUMBER_OF_POST: Final = re.compile(r"-r\d+-")
Fact = tuple[str, str]


@dataclass(slots=True)
class Seen:
    """The findings in one world, in order."""

    on: Scene
    facts: list[Fact] = field(default_factory=list)
    _numbers: dict[str, str] = field(default_factory=dict)

    def note(self, what: str, shown: object) -> None:
        text = shown if isinstance(shown, str) else json.encode(shown, order="sorted").decode()
        self.facts.append((self._plain(what), self._plain(text)))

    def _plain(self, text: str) -> str:
        """With such numbers in the order in which they came."""
        return _LONG.sub(lambda found: self._named(found[0]), text)

    def _named(self, number: str) -> str:
        return self._numbers.setdefault(number, f"<{len(self._numbers)}>")


async def looked(
    on: Scene,
    tournament: int,
    watcher: PlaygroundClient,
    *,
    groups: Collection[str] = GROUPS,
    presses: bool = True,
) -> list[Fact]:
    """Return a member's findings; with fewer `groups` and no `presses` only a part of them."""
    seen = Seen(on)
    held = await service_of(on).show(tournament)
    tables = [each.table_id for each in closed_pods(held) if each.table_id is not None]
    await watcher.listen()
    await _read(seen, watcher)
    held_in = on.playground.platform.world.channels[int(on.place)]
    post = str(held_in.message_ids[-1])
    found = [each for each in leaves(await watcher.commands()) if each.line not in ACTS]
    for group in groups:
        if group == "moderate" and presses:
            await _press(seen, watcher, post, tables, tournament)
        for leaf in found:
            if leaf.line.partition(" ")[0] == group:
                await _use(seen, watcher, leaf, tables, tournament)
    await on.told()
    await _read(seen, watcher)
    return seen.facts


async def _use(
    seen: Seen, watcher: PlaygroundClient, leaf: Leaf, tables: list[int], tournament: int
) -> None:
    """A command about each of the tables and about the tournament, with all that is suggested for its options."""
    names = {option["name"] for option in leaf.options}
    for option in leaf.options:
        if option.get("autocomplete"):
            suggested = await watcher.suggestions(
                seen.on.place, leaf.line, option["name"], **{option["name"]: ""}
            )
            seen.note(f"suggestions {leaf.line} {option['name']}", suggested)
    about: list[dict[str, Any]] = (
        [{"table": str(each)} for each in tables] if "table" in names else [{}]
    )
    for values in about:
        if "tournament" in names:
            values["tournament"] = str(tournament)
        for option in leaf.options:
            is_asked = option.get("required") or option["type"] == _USER
            if option["name"] in ("game", "title"):
                values[option["name"]] = TITLE
            elif is_asked and option["name"] not in values:
                values[option["name"]] = _fits(seen.on, option)
        what = f"/{leaf.line} {sorted(values.items())}"
        try:
            await _answered(seen, watcher, what, watcher.slash(seen.on.place, leaf.line, **values))
        except Refused as refused:
            seen.note(what, str(refused))


_USER: Final = 6


def _fits(on: Scene, option: Json) -> object:
    if option.get("choices"):
        return option["choices"][0]["value"]
    match option["type"]:
        case 4 | 10:
            return max(1, int(option.get("min_value", 1)))
        case 5:
            return False
        case 6:
            return on.sandra.member_id
        case 7:
            return on.place
        case _:
            return "1".ljust(int(option.get("min_length", 1)), "1")


async def _press(
    seen: Seen, watcher: PlaygroundClient, post: str, tables: list[int], tournament: int
) -> None:
    """Every operation that any control has, pressed by an outdated client under a public post."""
    for each in _controls(tables, tournament):
        await _answered(seen, watcher, each, watcher.click(post, each, force=True))


def _controls(tables: list[int], tournament: int) -> Iterator[str]:
    for op in CONTROLS[TournamentId]:
        if op not in ("sure", "out"):
            yield TournamentId(op, tournament).write()
            yield TournamentId(op, tournament, "1.1").write()
    for table in tables:
        for op in CONTROLS[TableId]:
            yield TableId(op, table, 1 if op in NUMBERS else 0).write()
        for source in CONTROLS[ReadId]:
            yield ReadId(source, str(table), 1).write()
        yield ReadId("since", f"{table}-0-9", 0).write()
        for op in CONTROLS[PanelId]:
            yield PanelId(op, table, 1).write()


async def _answered(seen: Seen, watcher: PlaygroundClient, what: str, act: Any) -> None:
    since = len(watcher.events)
    outcome = await act
    if outcome["outcome"] in ("message", "update", "deferred"):
        number = outcome["interaction_id"]
        await watcher.wait_for(
            "interaction",
            lambda data: data["id"] == number and data["state"] == "done",
            since=since,
        )
        for event in watcher.events[since:]:
            if event["t"] in ("message_create", "message_update") and event["d"]["ephemeral"]:
                await _message(seen, what, event["d"])
    else:
        seen.note(what, {key: outcome[key] for key in sorted(outcome) if key != "interaction_id"})


async def _read(seen: Seen, watcher: PlaygroundClient) -> None:
    """All that stands where a member may look, in its order and with the moments of its making and last edit, and which
    channels and threads there are.
    """
    world = seen.on.playground.platform.world
    member = world.members[int(watcher.member_id)]
    for channel in world.channels.values():
        if channel.type is not ChannelType.DM:
            seen.note("channel", f"{channel.id} {channel.name} {channel.type}")
        if not world.may_see(member, channel):
            continue
        for number in channel.message_ids:
            message = world.messages[number]
            if not message.is_ephemeral:
                # An edit waits for other posts, so its minute is left open.
                edited = str(message.body.get("edited_timestamp"))[:_TO_THE_HOUR]
                seen.note("post", f"{number} made {message.created_at}, edited {edited}")
                await _message(seen, f"post {number} in {channel.id}", message.body)


async def _message(seen: Seen, what: str, message: Json) -> None:
    seen.note(what, {key: message[key] for key in ("content", "components", "mentions")})
    for each in message["attachments"]:
        data = await _bytes(seen.on, each["url"])
        kept = (
            data.decode()
            if each["filename"].endswith((".txt", ".json", ".jsonl"))
            else hashlib.sha256(data).hexdigest()
        )
        # Posts of all tables share one count, and tables that open at the same moment take turns as threads allow.
        name = _NUMBER_OF_POST.sub("-r-", each["filename"])
        seen.note(f"{what}: {name}", {"alt": each.get("description"), "is": kept})


async def _bytes(on: Scene, url: str) -> bytes:
    async with aiohttp.ClientSession(on.playground.url) as session, session.get(url) as response:
        return await response.read()
