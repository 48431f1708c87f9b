"""Leaks that are planted one at a time, to show that the comparison of two worlds is sharp enough to notice them.

Some rules stand behind others. A leak of those is planted together with the one before them, or nothing would come
through. `/my` and reviews are about tables at which the asker sits or sat, so no sealing is left out there.
"""

import ast
import inspect
import textwrap
from collections.abc import Callable, Collection
from dataclasses import dataclass
from types import CodeType, FunctionType, ModuleType
from typing import Any, Final, cast

import pytest
from sqlalchemy import BinaryExpression, Select, true
from sqlalchemy.sql import visitors
from sqlalchemy.sql.operators import eq, is_not

from bot.core.posting.places import Places
from bot.core.posting.posting import LobbyPosts
from bot.store import schema
from bot.store.declaring import contest
from bot.store.ratings import careers, people, sources, stats
from bot.tables import commit
from bot.tables.conduct import sealing
from bot.tables.history import archive
from bot.tournaments.model import Held
from rules.contest.showing import subject
from tests.contest.worlds import Shape

Plant = Callable[[pytest.MonkeyPatch], None]


@dataclass(frozen=True, slots=True)
class Leak:
    shape: Shape
    groups: Collection[str]
    """The commands that show it; none if it is posted."""
    plants: tuple[Plant, ...]
    presses: bool = False


def instead(rule: Callable[..., object], said: str, other: str) -> Plant:
    """Let a function say something else in place of an expression."""
    assert isinstance(rule, FunctionType)
    [tree] = ast.parse(textwrap.dedent(inspect.getsource(rule))).body
    planted = _Planted(ast.unparse(_expression(said)), _expression(other))
    module = ast.fix_missing_locations(ast.Module([planted.visit(tree)], []))
    assert planted.times, said
    made = compile(module, rule.__code__.co_filename, "exec")
    code = next(each for each in made.co_consts if isinstance(each, CodeType))
    return lambda patch: patch.setattr(rule, "__code__", code)


def never(rule: Callable[..., object], condition: str) -> Plant:
    return instead(rule, condition, "False")


def _expression(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body


class _Planted(ast.NodeTransformer):
    def __init__(self, said: str, other: ast.expr) -> None:
        self.said, self.other, self.times = said, other, 0

    def visit(self, node: ast.AST) -> Any:
        if isinstance(node, ast.expr) and ast.unparse(node) == self.said:
            self.times += 1
            return self.other
        return super().visit(node)


def counting_closed(module: ModuleType) -> Plant:
    """Let the queries of a module count closed tables too."""
    rules = {schema.tables.c.is_sealed, contest.deals.c.opened_ms}
    changed = dict[str, Select[Any]]()

    def opened(element: Any, **_: Any) -> Any:
        is_rule = isinstance(element, BinaryExpression) and element.left in rules
        return true() if is_rule and element.operator in (eq, is_not) else None

    for name, query in vars(module).items():
        if isinstance(query, Select):
            planted = visitors.replacement_traverse(query, {}, opened)
            if str(planted) != str(query):
                changed[name] = cast("Select[Any]", planted)

    def plant(patch: pytest.MonkeyPatch) -> None:
        for name, query in changed.items():
            patch.setattr(module, name, query)

    assert changed
    return plant


_SEES_ALL: Final = never(subject._public, "is_sealed(at, pod)")
_NEVER_CLOSED: Final = never(subject.is_sealed, "not at.deals[pod.deal - 1].is_open")
_KEPT: Final = never(commit.transaction_for, "table.is_sealed")
LEAKS: Final = {
    "a look at a table": Leak(
        Shape.ALONE, ("table",), (never(sealing.assert_open, "at.table.is_sealed"),)
    ),
    "the record of a table": Leak(
        Shape.ALONE, ("table",), (never(archive.ended, "at.table.is_sealed"),)
    ),
    "the winner in the list of tables": Leak(
        Shape.AT_TABLES, ("tournament",), (never(Held.is_closed, "self.row.settings.is_sealed"),)
    ),
    "standings": Leak(Shape.AT_TABLES, ("tournament",), (_NEVER_CLOSED,)),
    "points in the picture of a round": Leak(Shape.AT_TABLES, ("tournament",), (_SEES_ALL,)),
    "one's own line": Leak(Shape.AT_TABLES, ("moderate",), (_NEVER_CLOSED,), presses=True),
    "posts in the channel": Leak(
        Shape.ALONE,
        (),
        (
            never(sealing.may_be_told, "at.table.is_sealed"),
            never(sealing.is_homeless, "at.table.is_sealed"),
            # Posts of other tables of a tournament stay in their threads.
            never(LobbyPosts.send, "at.table.thread_id != at.table.channel_id"),
        ),
    ),
    "a public thread": Leak(
        Shape.AT_TABLES,
        (),
        (
            instead(
                Places.private_thread,
                "discord.ChannelType.private_thread",
                "discord.ChannelType.public_thread",
            ),
        ),
    ),
    "the profile of a player": Leak(
        Shape.AT_TABLES, ("rating",), (counting_closed(careers), counting_closed(people))
    ),
    "statistics of a title": Leak(Shape.AT_TABLES, ("rating",), (_KEPT, counting_closed(stats))),
    "ratings": Leak(Shape.AT_TABLES, ("rating",), (_KEPT, counting_closed(sources))),
}
