"""Who may use which command and which button: every one is declared, and does what is declared."""

import ast
import importlib
import inspect
import textwrap
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import discord
import pytest

from bot.client import TurnpostBot
from bot.core.caller import Caller
from bot.core.controls.ids import (
    Id,
    ListId,
    MyId,
    OpeningId,
    PanelId,
    ReadId,
    TableId,
    TournamentId,
)
from bot.core.posts.renderer import Renderer
from bot.core.rights import CONTROLS, GROUPS, Who, of_command, of_control
from bot.store.database import Database
from bot.title_files import TitleFiles
from bot.ui.at_tables import AtTables
from bot.ui.commands.title_cog import TitleCog
from bot.wiring import Turnpost, wired
from rules.core.errors import Refusal
from rules.core.text import Typed
from tests.bot.tables.house import CHANNEL, GUILD
from tests.catalogues import own_catalogues
from tests.engines import prepared

OPENER, SEATED, STRANGER = 1, 2, 3

_HANDLERS: dict[type[Id], tuple[str, ...]] = {
    TableId: (
        "bot.ui.at_tables:AtTables.click",
        "bot.features.absence.leave_panel:LeavePanel.click",
    ),
    PanelId: (
        "bot.ui.clicks:InteractionRouter.panel",
        "bot.features.turn.panel:Panel._clicked",
        "bot.features.turn.panel:Panel._fill_in",
        "bot.features.turn.planner:Planner.click",
    ),
    ReadId: (
        "bot.ui.clicks:InteractionRouter.read",
        "bot.ui.clicks:InteractionRouter._read",
        "bot.features.look.reader:Reader.page",
        "bot.features.rating.panel:RatingPanel.page",
    ),
    OpeningId: (
        "bot.ui.clicks:InteractionRouter.opening",
        "bot.features.lobby.opening:Opening.click",
    ),
    MyId: (
        "bot.ui.clicks:InteractionRouter.my",
        "bot.features.absence.bench:BenchPanel.click",
        "bot.features.my.vacation:VacationPanel.click",
        "bot.features.my.data:DataPanel.click",
    ),
    ListId: ("bot.ui.clicks:InteractionRouter.listed",),
    TournamentId: (
        "bot.ui.at_tournaments:AtTournaments.click",
        "bot.ui.at_tournaments:AtTournaments._answer",
        "bot.features.tournament.creating:Creating.click",
        "bot.features.tournament.looking:Looking.page",
    ),
}
"""Where the operations of each kind of control are told apart."""
_APART = {
    "help": "the menu of topics, which has a handler of its own",
    "replay": "the frames of a replay, which have a handler of their own",
}


@pytest.fixture
async def loaded() -> AsyncIterator[TurnpostBot]:
    nothing: Any = None
    made = TurnpostBot(nothing)
    await made.load_extensions()
    yield made
    for name in tuple(made.extensions):
        await made.unload_extension(name)


def _titles(bot: TurnpostBot) -> set[str]:
    return {cog.qualified_name for cog in bot.cogs.values() if isinstance(cog, TitleCog)}


def _leaves(bot: TurnpostBot) -> list[discord.app_commands.Command[Any, ..., Any]]:
    walked = bot.tree.walk_commands()
    return [each for each in walked if isinstance(each, discord.app_commands.Command)]


async def test_it_is_declared_who_may_use_each_command(loaded: TurnpostBot) -> None:
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


@pytest.mark.parametrize("kind", _HANDLERS, ids=lambda kind: kind.__name__)
def test_it_is_declared_who_may_use_each_button(kind: type[Id]) -> None:
    handled = {op for place in _HANDLERS[kind] for op in _handled(place)}
    declared = set(CONTROLS[kind])
    assert handled - declared == set(), "say in bot/core/rights.py who may use it"
    assert declared - handled - set(_APART) == set()


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


def _handled(place: str) -> Iterator[str]:
    """The operations that a handler tells apart, by comparisons, by cases and by the keys of a table."""
    name, _, path = place.partition(":")
    module = importlib.import_module(name)
    found: Any = module
    for part in path.split("."):
        found = getattr(found, part)
    for node in ast.walk(ast.parse(textwrap.dedent(inspect.getsource(found)))):
        match node:
            case ast.MatchValue(value=value):
                yield from _strings(value, module)
            case ast.Compare(left=left, comparators=[other]) if _is_operation(left, other):
                yield from _strings(other, module)
            case ast.AnnAssign(target=ast.Name(id="changes"), value=ast.Dict(keys=keys)):
                yield from (str(key.value) for key in keys if isinstance(key, ast.Constant))


def _is_operation(left: ast.expr, other: ast.expr) -> bool:
    return (
        ast.unparse(left) in ("op", "clicked.op", "clicked.source", "wanted.source")
        and ast.unparse(other) != "changes"
    )


def _strings(node: ast.expr, module: ModuleType) -> Iterator[str]:
    value = eval(ast.unparse(node), vars(module))
    yield from (value,) if isinstance(value, str) else value


# What the buttons of tables do


@pytest.fixture
async def alone(tmp_path: Path) -> AsyncIterator[Turnpost]:
    """The whole bot on a database, connected to nothing."""
    database = await Database.open(prepared(tmp_path / "rights.sqlite3"))
    renderer = Renderer()
    async with wired(database, own_catalogues(), renderer, TitleFiles(None)) as turnpost:
        yield turnpost
    renderer.close()
    await database.close()


class _Clicks:
    def __init__(self, turnpost: Turnpost) -> None:
        self._turnpost = turnpost
        self._at_tables = AtTables(turnpost.bot.services)
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
            await self._at_tables.click(self.by(member_id), clicked)
        except Refusal as refused:
            return refused.code
        return None


_DENIED = {
    Who.SEATED: {"table.not_seated"},
    Who.AT_TABLE: {"table.not_at_table"},
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
async def test_a_button_refuses_whom_it_is_not_for(alone: Turnpost, op: str) -> None:
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
