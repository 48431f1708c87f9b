"""Rights to commands and buttons: every one is declared, and behaves as declared."""

import ast
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.client import TurnpostBot
from bot.core.caller import Caller
from bot.core.controls.ids import (
    TableId,
)
from bot.core.controls.items import Click
from bot.core.feature import Button
from bot.core.rights import CONTROLS, GROUPS, Who, of_command, of_control
from bot.features.titles.title_cog import TitleCog
from bot.wiring import Turnpost
from rules.core.errors import Refusal
from rules.core.text import Typed
from tests.bot.tables.house import CHANNEL, GUILD

OPENER, SEATED, STRANGER = 1, 2, 3


def _titles(bot: TurnpostBot) -> set[str]:
    return {cog.qualified_name for cog in bot.cogs.values() if isinstance(cog, TitleCog)}


def _leaves(bot: TurnpostBot) -> list[discord.app_commands.Command[Any, ..., Any]]:
    walked = bot.tree.walk_commands()
    return [each for each in walked if isinstance(each, discord.app_commands.Command)]


async def test_rights_to_each_command_are_declared(loaded: TurnpostBot) -> None:
    names = [each.qualified_name for each in _leaves(loaded)]
    assert [name for name in names if of_command(name, _titles(loaded)) is None] == []


async def test_discord_keeps_others_from_commands_of_moderators_and_managers(
    loaded: TurnpostBot,
) -> None:
    needed = {
        Who.MODERATOR: discord.Permissions(manage_threads=True),
        Who.MANAGER: discord.Permissions(manage_guild=True),
    }
    for command in loaded.tree.get_commands():
        assert isinstance(command, discord.app_commands.Command | discord.app_commands.Group)
        who = GROUPS.get(command.name, Who.ANYBODY)
        assert command.default_permissions == needed.get(who), command.name


async def test_rights_to_each_button_are_declared(loaded: TurnpostBot) -> None:
    declared = {(kind, op) for kind, ops in CONTROLS.items() for op in ops}
    assert set(loaded.router.buttons) == declared, "say in bot/core/rights.py who may use it"


def test_every_button_that_is_written_out_is_declared() -> None:
    written = {each for file in Path("bot").rglob("*.py") for each in _written(file)}
    unknown = [
        (kind.__name__, op)
        for kind in CONTROLS
        for name, op in written
        if name == kind.__name__ and op not in CONTROLS[kind]
    ]
    assert unknown == []


def _written(file: Path) -> Iterator[tuple[str, str]]:
    """The kinds and operations of controls whose operation is written where they are made."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
            first = node.args[0]
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                yield node.func.id, first.value


# What the buttons of tables do


class _Clicks:
    def __init__(self, turnpost: Turnpost) -> None:
        self._turnpost = turnpost
        self._count = 10_000

    def by(self, member_id: int) -> Caller:
        self._count += 1
        return Caller(member_id, Typed(f"Member {member_id}"), self._count, "en")

    async def table(self, *, starts: bool) -> int:
        tables = self._turnpost.tables
        done = await tables.open(
            self.by(OPENER).actor,
            title="expancity",
            guild_id=GUILD,
            channel_id=CHANNEL,
            language="en",
            seats=2 if starts else 3,
            options={},
        )
        table_id = done.position.table.id
        await tables.join(table_id, self.by(SEATED).actor)
        if starts:
            await tables.start(table_id, self.by(OPENER).actor)
        return table_id

    async def refusal(self, member_id: int, clicked: TableId) -> str | None:
        """The code with which a click is refused."""
        try:
            button = self._turnpost.bot.router.buttons[TableId, clicked.op]
            assert isinstance(button, Button)
            interaction: Any = SimpleNamespace(message=None)
            await button.run(self.by(member_id), Click(interaction, clicked))
        except Refusal as refused:
            return refused.code
        return None


_DENIED = {
    Who.SEATED: {"table.not_seated"},
    Who.AT_TABLE: {"table.not_seated"},
    Who.OPENER: {"table.not_opener"},
    Who.NAMED: {"table.not_away", "handover.over"},
}
_IN_LOBBY = frozenset(
    {"join", "leave", "invite", "whom", "robot", "unrobot", "start", "cancel", "rules", "more"}
    | {"instead"}
)
_NEEDS_MORE = {
    "review": "the table must have ended; tests/bot/tables/test_reviews.py",
    "rematch": "the table must have ended; tests/bot/tables/test_rematch.py",
    "invited": "somebody must have been asked; tests/hosting/test_invitations.py",
    "found": "somebody must have been matched; tests/hosting/test_queue.py",
    "heir": "somebody must have been asked; tests/hosting/test_leaving.py",
    "vote": "a ballot must be open; tests/bot/edges/test_votes.py",
    "resume": "the table must pause; tests/hosting/test_pauses.py",
    "pause": "the table must have a clock; tests/hosting/test_pauses.py",
    "give": "the table must have a clock; tests/hosting/test_giving.py",
    "reopen": "the table must have been closed; tests/hosting/test_reopening.py",
    "verify": "the table must have ended; tests/bot/tables/test_records.py",
    "told": "needs a page; tests/bot/edges/test_boards.py",
}
"""Buttons that need more than a table, and where that is tested."""
_ARGS = {"robot": "2", "sit": "1", "nudge": "1"}


@pytest.mark.parametrize("op", sorted(set(CONTROLS[TableId]) - set(_NEEDS_MORE)))
async def test_a_button_refuses_members_without_the_right(alone: Turnpost, op: str) -> None:
    clicks = _Clicks(alone)
    who = of_control(TableId(op, 1))
    assert who is not None
    allowed = {
        Who.ANYBODY: {OPENER, SEATED, STRANGER},
        Who.SEATED: {OPENER, SEATED},
        Who.AT_TABLE: {OPENER, SEATED},
        Who.OPENER: {OPENER},
        Who.NAMED: set[int](),
    }[who]
    every = set().union(*_DENIED.values())
    for member in (OPENER, SEATED, STRANGER):
        table_id = await clicks.table(starts=op not in _IN_LOBBY)
        code = await clicks.refusal(member, TableId(op, table_id, arg=_ARGS.get(op, "")))
        if member in allowed:
            assert code not in every, (member, code)
        elif who is Who.NAMED and member != STRANGER:
            assert code == "table.already_seated"
        else:
            assert code in _DENIED[who], (member, code)
