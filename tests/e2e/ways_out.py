"""Monkeys follow the ways out of the refusals that they meet: `python -m tests.e2e.ways_out --acts 2000 --seed 1`.

They act one after another, so that a table stays as it was when it refused something. Each refusal must give a reason
that the database confirms. The commands and buttons that it names must be there for the same member in the same place,
and must not be refused in turn.
"""

import argparse
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any, Final

from bot.core.controls.ids import read, table_of
from bot.playground.discord.interactions import Interaction
from tests.catalogues import own_catalogues
from tests.e2e.commands import Leaf, fits, leaves
from tests.e2e.findings import Findings
from tests.e2e.member import Monkey, Temper
from tests.e2e.reasons import REASONS
from tests.e2e.refusals import refusals_in
from tests.e2e.sight import Json, Seen, Sight
from tests.e2e.stage import Stage, command

EACH: Final = 6
"""Refusals with the same key that are followed; later ones seldom find anything else."""
A_TABLE_EVERY: Final = 40
"""Acts between two tables that are opened."""
CURIOUS: Final = Temper(commands=350, typing=0, chat=0, stale=150)
"""Uses many commands and old buttons, for the sake of refusals."""
BUTTONS: Final = ("ui.button.join", "ui.button.start", "ui.button.takeback", "ui.button.more")
"""The buttons that refusals name."""
PACES: Final = ("none", "daily", "live")
STEPS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "error-lobby-no_channel": "error-act-unchanged",
        "error-table-not_started": "error-table-empty_seats",
    }
)
"""Ways of several steps: a refusal, and the refusal of its last step while an earlier one is left out here."""
_COMMAND = re.compile(r"</([^:>]+):\d+>|`/([^`]+)`")
_BUTTON = re.compile(r"\*\*([^*]+)\*\*")
_MENTION = re.compile(r"<@(\d+)>")
_ATTACHMENT: Final = 11


@dataclass(frozen=True, slots=True)
class Refused:
    """An act of a monkey that was refused."""

    monkey: Monkey
    act: Interaction
    keys: frozenset[str]
    """Those of the sentences that the line may be."""
    line: str
    shown: Seen | None
    """The answer, if it is nothing but this refusal."""

    @property
    def table(self) -> int | None:
        """Return the table that the act names."""
        clicked = read(self.act.event["data"].get("custom_id", ""))
        if clicked is not None:
            return table_of(clicked)
        typed = self.given.get("table", "")
        return int(typed) if str(typed).isdecimal() else None

    @property
    def given(self) -> dict[str, Any]:
        """Return the options of the act, if it is a command."""
        return dict(_given(self.act.event["data"]))

    @property
    def place(self) -> str:
        return str(self.act.channel.id)


@dataclass(slots=True)
class Follower:
    stage: Stage
    rng: Random
    met: Counter[str] = field(default_factory=Counter)
    followed: Counter[str] = field(default_factory=Counter)
    problems: dict[tuple[frozenset[str], str], str] = field(default_factory=dict)
    """The first of each kind."""
    _answers: list[tuple[int, str]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.stage.diary.on_answer = lambda number, text: self._answers.append((number, text))

    async def live(self, acts: int) -> None:
        """Let one monkey after another do something, and follow each refusal."""
        for number in range(acts):
            if number % A_TABLE_EVERY == 0:
                pace, seats = self.rng.choice(PACES), self.rng.choice((2, 2, 3))
                await self.stage.open_table(pace=pace, seats=seats)
            monkey = self.rng.choice(self.stage.monkeys)
            self._answers.clear()
            await monkey.do_something()
            for interaction_id, text in list(self._answers):
                for refused in self._refused(monkey, interaction_id, text):
                    await self._follow(refused)

    def _refused(self, monkey: Monkey, interaction_id: int, text: str) -> list[Refused]:
        act = self.stage.playground.platform.interactions.by_id(interaction_id)
        assert act is not None
        found = []
        for line in dict.fromkeys(text.split("\n")):
            keys = refusals_in(line)
            self.met.update(keys)
            if keys and all(self.met[key] <= EACH for key in keys):
                is_all = set(text.split("\n")) == {line}
                shown = self._shown(monkey, act) if is_all else None
                found.append(Refused(monkey, act, keys, line, shown))
        return found

    def _shown(self, monkey: Monkey, act: Interaction) -> Seen | None:
        sight = self._sight(monkey)
        answer = sight.answer_to(str(act.id))
        if answer is None and act.message is not None:
            return sight.messages.get(str(act.message.id))
        return answer

    async def _follow(self, refused: Refused) -> None:
        tables = self._tables(refused)
        for link, typed_out in _COMMAND.findall(refused.line):
            if typed_out:
                self._complain(refused, f"/{typed_out}", "is no link")
            await self._use(refused, link or typed_out, tables)
        if refused.shown is None:
            return
        controls, pressed = list(refused.shown.controls), set[str]()
        for control in controls:
            message, label = refused.shown.message["id"], control.get("label", "")
            await self._press(refused, message, control["custom_id"], label)
            pressed.add(label)
        for label in dict.fromkeys(_BUTTON.findall(refused.line)):
            if label not in pressed:
                await self._press_named(refused, label, tables)

    def _tables(self, refused: Refused) -> tuple[int, ...]:
        """Return the tables at which the refusal may have been given; complain if its reason holds at none of them."""
        tables = self.stage.ledger.concerned(refused.table, refused.act.channel.id)
        member = refused.act.member.id
        if refused.keys <= REASONS.keys() and tables:
            tables = [at for at in tables if any(REASONS[key](at, member) for key in refused.keys)]
            if not tables:
                self._complain(refused, "is not true", "")
        return tuple(at.table.id for at in tables)

    async def _use(self, refused: Refused, named: str, tables: tuple[int, ...]) -> None:
        """Use a command that a refusal names, with no more options than it needs."""
        client = self.stage.members[self.stage.monkeys.index(refused.monkey)]
        offered = await client.commands()
        leaf = _leaf(offered, named)
        if leaf is None:
            self._complain(refused, f"/{named}", "is not there for this member")
            return
        values: dict[str, Any] = {}
        for option in leaf.options:
            if option["name"] == "table" and len(tables) == 1:
                values["table"] = str(tables[0])
            if option["name"] in values or not option.get("required"):
                continue
            if option["name"] in refused.given:
                # Such as the player who is banned, in a way that lifts the ban.
                values[option["name"]] = refused.given[option["name"]]
                continue
            if option["type"] == _ATTACHMENT:
                return
            if option.get("autocomplete"):
                asked = values | {option["name"]: ""}
                found = await client.suggestions(refused.place, leaf.line, option["name"], **asked)
            else:
                others = [each.member_id for each in self.stage.members if each != client]
                # A member whom the refusal names is meant.
                people = _MENTION.findall(refused.line) or others
                found = [{"value": fits(option, self.rng, "1", people, [refused.place])}]
            if not found:
                self._complain(refused, f"/{named}", f"has nothing to pick for {option['name']}")
                return
            values[option["name"]] = found[0]["value"]
        self._answers.clear()
        await refused.monkey.use(refused.place, leaf.line, **values)
        self._judge(refused, f"/{named} {values}")

    async def _press(self, refused: Refused, message: str, custom_id: str, label: str) -> None:
        self._answers.clear()
        await refused.monkey.press(message, custom_id)
        self._judge(refused, f"[{label}]")

    async def _press_named(self, refused: Refused, label: str, tables: tuple[int, ...]) -> None:
        """Press the newest button with this label that the member sees, at such a table."""
        labels = _same_label(label)
        if len(tables) > 1:
            return
        for seen in self._sight(refused.monkey).newest_first():
            for control in seen.controls:
                clicked = read(control["custom_id"])
                table = None if clicked is None else table_of(clicked)
                if control.get("label") in labels and tables in ((), (table,)):
                    message = seen.message["id"]
                    await self._press(refused, message, control["custom_id"], label)
                    return
        if refused.keys.isdisjoint(STEPS):
            self._complain(refused, f"[{label}]", "is not there")

    def _judge(self, refused: Refused, way: str) -> None:
        """Complain about a way that was refused."""
        self.followed.update(refused.keys)
        steps = {STEPS[key] for key in refused.keys & STEPS.keys()}
        for _, text in self._answers:
            again = frozenset().union(*map(refusals_in, text.split("\n")))
            if again and not again & steps:
                self._complain(refused, way, f"was answered: “{text}”")

    def _complain(self, refused: Refused, way: str, what: str) -> None:
        told = f"{', '.join(sorted(refused.keys))}: “{refused.line}” {way} {what}"
        self.problems.setdefault((refused.keys, way.split(" {")[0]), told)

    def _sight(self, monkey: Monkey) -> Sight:
        return self.stage.sights[self.stage.monkeys.index(monkey)]


def _same_label(label: str) -> frozenset[str]:
    """Return the label in every language: posts of a table have one of their own."""
    catalogues = own_catalogues()
    keys = {key for each in catalogues for key in BUTTONS if each.words(key) == label}
    return frozenset({label, *(each.words(key) for each in catalogues for key in keys)})


def _given(part: Json) -> Iterator[tuple[str, Any]]:
    """Yield the options that were given with their values."""
    for option in part.get("options") or ():
        if "value" in option:
            yield option["name"], option["value"]
        yield from _given(option)


def _leaf(offered: list[Json], named: str) -> Leaf | None:
    """Return the command that a text names, in any language and perhaps with an option behind it."""
    words = named.split()
    for leaf in leaves(offered):
        plain, paths = leaf.line.split(), _paths(offered, leaf.line.split())
        if words[: len(plain)] == plain or any(words[: len(path)] == path for path in paths):
            return leaf
    return None


def _paths(offered: list[Json], plain: list[str]) -> list[list[str]]:
    """Return the localised names of a command, one list of words for each language."""
    parts: list[Json] = []
    level = offered
    for word in plain:
        parts.append(next(each for each in level if each["name"] == word))
        level = parts[-1].get("options") or []
    languages = {language for part in parts for language in part.get("name_localizations") or {}}
    return [[_called(part, language) for part in parts] for language in languages]


def _called(part: Json, language: str) -> str:
    return str((part.get("name_localizations") or {}).get(language, part["name"]))


async def run(folder: Path, *, acts: int, seed: int, members: int = 3) -> Findings:
    findings = Findings()
    async with Stage(folder, seed=seed, members=members, temper=CURIOUS) as stage:
        await stage.start_bot()
        follower = Follower(stage, Random(seed))
        await follower.live(acts)
        await stage.bot.stop()
        await stage.tell(findings)
        findings.facts |= {
            "kinds of refusals met": len(follower.met),
            "refusals met": follower.met.total(),
            "ways followed": follower.followed.total(),
        }
        findings.none_of("ways that are closed", follower.problems.values())
    return findings


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.e2e.ways_out", description=__doc__)
    parser.add_argument("--acts", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--members", type=int, default=3)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        return command(
            run(Path(folder), acts=options.acts, seed=options.seed, members=options.members)
        )


if __name__ == "__main__":
    sys.exit(main())
