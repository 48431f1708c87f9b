"""The code follows the architecture, and each rule catches a breach."""

from collections.abc import Iterator
from functools import partial
from pathlib import PurePosixPath

import pytest

from rules.registry import GAME_KEYS
from tests.architecture import (
    Rule,
    Source,
    bot_borders,
    colours_in_palettes,
    no_memory_in_rules,
    pure_rules,
    render_borders,
    rules_borders,
    short_files,
    sql_in_store,
    titles_unnamed,
)
from tests.databases import drivers_in_store, outages_are_let_through
from tests.house import PRODUCT, RULES_OF_CODE, complaints_of, files_in
from tests.ordered import no_order_of_sets
from tests.transactions import transactions_touch_nothing

UNTITLED = (*PRODUCT, "tests/conformance", "tests/toys")
ALL = (*PRODUCT, "tests", "benchmarks")


def _complaints(rule: Rule, sources: tuple[Source, ...]) -> Iterator[str]:
    for source in sources:
        yield from (f"{source.path}:{complaint}" for complaint in rule(source))


@pytest.mark.parametrize("rule", RULES_OF_CODE, ids=lambda rule: rule.__name__)
def test_the_code_keeps_to(rule: Rule) -> None:
    assert complaints_of(rule) == []


def test_no_file_is_long() -> None:
    assert list(_complaints(short_files, files_in(ALL, (".py", ".js", ".css")))) == []


def test_titles_are_named_at_home_only() -> None:
    sources = files_in(UNTITLED, (".py", ".js", ".css", ".html", ".sql", ".ftl"))
    rule = partial(titles_unnamed, keys=GAME_KEYS)
    assert list(_complaints(rule, sources)) == []


def _said(rule: Rule, path: str, text: str) -> list[str]:
    return list(rule(Source(PurePosixPath(path), text)))


CAUGHT = [
    (rules_borders, "rules/core/engine.py", "from rules.toy import GAME", "imports rules.toy.GAME"),
    (rules_borders, "rules/toy/state.py", "import rules.other.state", "imports rules.other.state"),
    (rules_borders, "rules/toy/state.py", "from rules import registry", "imports rules.registry"),
    (rules_borders, "rules/toy/state.py", "from bot.i18n import Catalogue", "imports bot.i18n"),
    (rules_borders, "rules/toy/state.py", "from render import registry", "imports render"),
    (rules_borders, "rules/toy/state.py", "import numpy as np", "imports numpy"),
    (rules_borders, "rules/toy/state.py", "from random import choice", "imports random.choice"),
    (rules_borders, "rules/toy/state.py", "def f():\n    import time", "2: imports time"),
    (rules_borders, "rules/toy/state.py", "from pathlib import Path", "imports pathlib.Path"),
    (rules_borders, "rules/toy/state.py", "import importlib", "imports importlib"),
    (rules_borders, "rules/toy/verbs/a.py", "from ...other import b", "imports rules.other.b"),
    (rules_borders, "rules/toy/__init__.py", "from ..other import b", "imports rules.other.b"),
    (rules_borders, "rules/toy/a.py", "from rules.contest import scores", "imports rules.contest"),
    (rules_borders, "rules/core/a.py", "import rules.contest.scores", "imports rules.contest"),
    (rules_borders, "rules/contest/a.py", "from rules.core.game import Outcome", "imports rules"),
    (rules_borders, "rules/contest/a.py", "from rules.toy.state import State", "imports rules.toy"),
    (rules_borders, "rules/contest/pairing/a.py", "import openskill", "imports openskill"),
    (pure_rules, "rules/contest/pairing/a.py", "x = 0.5", "the fraction 0.5"),
    (pure_rules, "rules/contest/pairing/a.py", "x: float", "names float"),
    (render_borders, "render/toy/board.py", "from rules.toy.state import State", "rules.toy.state"),
    (render_borders, "render/toy/board.py", "from rules.toy import GAME", "imports rules.toy.GAME"),
    (render_borders, "render/toy/board.py", "from rules.other.view import View", "rules.other"),
    (render_borders, "render/toy/board.py", "from rules.core import engine", "rules.core.engine"),
    (render_borders, "render/toy/a.py", "from rules.core.game import Move", "rules.core.game.Move"),
    (render_borders, "render/toy/board.py", "from render.other import board", "render.other"),
    (render_borders, "render/contest/a.py", "from rules.toy.view import View", "rules.toy.view"),
    (render_borders, "render/contest/a.py", "from render.toy import PAINTER", "render.toy"),
    (render_borders, "render/contest/a.py", "import rules.contest.scores.standings", "standings"),
    (render_borders, "render/contest/a.py", "from rules.core.game import Outcome", "Outcome"),
    (render_borders, "render/core/a.py", "from rules.toy.view import View", "rules.toy.view"),
    (render_borders, "render/toy/board.py", "from bot.i18n import Catalogue", "bot.i18n"),
    (render_borders, "render/toy/board.py", "import numpy", "imports numpy"),
    (bot_borders, "bot/store/tables.py", "import discord", "knows Discord by discord"),
    (bot_borders, "bot/tables/a.py", "from discord.ext import tasks", "knows Discord by discord"),
    (bot_borders, "bot/tables/a.py", "from bot.core import replies", "knows Discord by bot.core"),
    (bot_borders, "bot/tables/a.py", "from ..outbox import sender", "knows Discord by bot.outbox"),
    (bot_borders, "bot/core/form.py", "from discord import ui", "knows Discord by discord.ui"),
    (bot_borders, "bot/playground/a.py", "from bot.i18n import josa", "playground knows bot.i18n"),
    (bot_borders, "bot/wiring.py", "from bot.playground import Clock", "knows the playground by"),
    (
        bot_borders,
        "bot/playground/a.py",
        "from ..errors import X",
        "playground knows bot.errors",
    ),
    (bot_borders, "bot/core/form.py", "from rules.toy import GAME", "imports rules.toy.GAME"),
    (
        bot_borders,
        "bot/features/titles/toy/a.py",
        "from rules.toy.state import State",
        "rules.toy.state",
    ),
    (
        bot_borders,
        "bot/features/titles/toy/a.py",
        "from rules.other import GAME",
        "imports rules.other.GAME",
    ),
    (sql_in_store, "bot/tables/a.py", 'db.execute("SELECT * FROM t")', "SQL: SELECT"),
    (sql_in_store, "bot/core/a.py", 'SQL = """\n  UPDATE t SET a = 1"""', "SQL: UPDATE"),
    (sql_in_store, "bot/outbox/a.py", 'f"DELETE FROM t WHERE id = {n}"', "SQL: DELETE"),
    (sql_in_store, "bot/client.py", '"INSERT OR IGNORE INTO t VALUES (1)"', "SQL: INSERT"),
    (sql_in_store, "bot/client.py", '"CREATE UNIQUE INDEX i ON t (a)"', "SQL: CREATE"),
    (drivers_in_store, "bot/rounds.py", "from sqlalchemy.exc import DBAPIError", "knows a driver"),
    (drivers_in_store, "bot/config.py", "import asyncpg", "knows a driver by asyncpg"),
    (drivers_in_store, "bot/admin.py", "import sqlite3", "knows a driver by sqlite3"),
    (
        drivers_in_store,
        "bot/a.py",
        "from bot.store.errors import SQLAlchemyError",
        "knows a driver",
    ),
    (
        outages_are_let_through,
        "bot/a.py",
        "async def f():\n    try:\n        await g()\n    except Exception:\n        log()",
        "4: an outage of the database is taken for a mistake",
    ),
    (pure_rules, "rules/toy/a.py", "x = hash(name)", "calls hash()"),
    (pure_rules, "rules/toy/a.py", "x = id(state)", "calls id()"),
    (pure_rules, "rules/toy/a.py", "x = open('cards.toml')", "calls open()"),
    (pure_rules, "rules/toy/a.py", "x = 0.5", "the fraction 0.5"),
    (pure_rules, "rules/toy/a.py", "x = a / 2", "divides into fractions"),
    (pure_rules, "rules/toy/a.py", "x /= 2", "divides into fractions"),
    (pure_rules, "rules/toy/state.py", "class State:\n    luck: float", "2: names float"),
    (pure_rules, "rules/toy/a.py", "try:\n    f()\nexcept Exception:\n    pass", "catches broadly"),
    (pure_rules, "rules/toy/a.py", "try:\n    f()\nexcept:\n    pass", "catches broadly"),
    (pure_rules, "rules/toy/a.py", "def f():\n    global seen", "global seen"),
    (no_memory_in_rules, "rules/toy/a.py", "S = []\ndef f():\n    S.append(1)", "S is changed"),
    (no_memory_in_rules, "rules/toy/a.py", "S: dict = {}\ndef f():\n    S[1] = 2", "S is changed"),
    (no_memory_in_rules, "rules/toy/a.py", "S = {}\ndef f():\n    del S[1]", "S is changed"),
    *(
        (transactions_touch_nothing, "bot/tables/a.py", f"def f(conn):\n    {line}", said)
        for line, said in (
            ("nonlocal x", "a transaction assigns x outside"),
            ("self.x = 1", "a transaction changes self.x"),
            ("del held[1]", "a transaction changes held[1]"),
            ("self.held.append(1)", "a transaction calls self.held.append()"),
            ("found.update(y)", "a transaction calls found.update()"),
            ("self.rounds.wake()", "a transaction calls self.rounds.wake()"),
            ("done.set_result(1)", "a transaction calls done.set_result()"),
        )
    ),
    (
        transactions_touch_nothing,
        "bot/a.py",
        "f(lambda conn: x.add(1))",
        "a transaction calls x.add",
    ),
    (transactions_touch_nothing, "bot/a.py", "def f(c: Connection): x.y = 1", "changes x.y"),
    (no_order_of_sets, "rules/toy/a.py", "for x in {1, 2}:\n    pass", "goes through a set"),
    (no_order_of_sets, "rules/toy/a.py", "for x in set(y):\n    pass", "goes through a set"),
    (no_order_of_sets, "rules/toy/a.py", "y = [x for x in {a for a in b}]", "goes through a set"),
    (no_order_of_sets, "rules/toy/a.py", "y = {x: 1 for x in set(b)}", "goes through a set"),
    (no_order_of_sets, "rules/toy/a.py", "y = list(set(b) - c)", "takes a set in its order"),
    (no_order_of_sets, "rules/toy/a.py", "y = tuple(set(b).union(c))", "takes a set in its order"),
    (no_order_of_sets, "rules/toy/a.py", "y = ', '.join({a, b})", "takes a set in its order"),
    (no_order_of_sets, "rules/toy/a.py", "y = [*{a, b}]", "spreads a set"),
    (no_order_of_sets, "rules/toy/a.py", "y = {a, b}.pop()", "takes any item"),
    (no_order_of_sets, "rules/toy/a.py", "s = set()\nfor x in s:\n    pass", "goes through a set"),
    (
        no_order_of_sets,
        "rules/toy/a.py",
        "def f(s: frozenset[int]) -> list[int]:\n    return [x for x in s]",
        "goes through a set",
    ),
    (
        no_order_of_sets,
        "rules/toy/a.py",
        "def f() -> set[int]: ...\ndef g():\n    for x in f():\n        pass",
        "goes through a set",
    ),
    (colours_in_palettes, "render/toy/a.py", "x = '#A0b1C2'", "the colour #A0b1C2"),
    (colours_in_palettes, "render/toy/a.py", "x = 'rgb(1, 2, 3)'", "the colour rgb"),
    (colours_in_palettes, "render/toy/a.py", "d.line(b, fill=(1, 2, 3))", "a colour for fill"),
    (colours_in_palettes, "render/toy/a.py", "d.line(b, outline='red')", "a colour for outline"),
    (colours_in_palettes, "render/toy/a.py", "Image.new('RGB', s, (0, 0, 0))", "a new image"),
    (short_files, "bot/core/a.py", "x\n" * 401, "longer than 400 lines"),
    (short_files, "bot/features/titles/toy/a.py", "x\n" * 151, "longer than 150 lines"),
    (short_files, "bot/playground/page/app.js", "x\n" * 401, "longer than 400 lines"),
]


@pytest.mark.parametrize(("rule", "path", "text", "complaint"), CAUGHT)
def test_the_rules_catch(rule: Rule, path: str, text: str, complaint: str) -> None:
    assert any(complaint in said for said in _said(rule, path, text))


FINE = [
    (rules_borders, "rules/toy/a.py", "from rules.core.game import Move\nimport networkx as nx"),
    (rules_borders, "rules/toy/a.py", "from rules.toy.state import State\nimport msgspec"),
    (rules_borders, "rules/toy/a.py", "from importlib.resources import files\nimport tomllib"),
    (rules_borders, "rules/registry.py", "from importlib import import_module"),
    (rules_borders, "bot/client.py", "import random"),
    (rules_borders, "rules/contest/a.py", "from rules.core.rng import Rng\nimport networkx"),
    (rules_borders, "rules/contest/ratings/a.py", "from openskill.models import PlackettLuce"),
    (pure_rules, "rules/contest/ratings/a.py", "x: float = float(1) / 2.0"),
    (bot_borders, "bot/tables/a.py", "from rules.contest.scores.standings import standings"),
    (render_borders, "render/toy/a.py", "from PIL import Image\nfrom rules.toy.view import View"),
    (render_borders, "render/toy/a.py", "from rules.core.game import Outcome"),
    (render_borders, "render/contest/a.py", "from rules.contest.views.parts import Head"),
    (render_borders, "render/contest/a.py", "from rules.core.text import Say"),
    (render_borders, "render/registry.py", "from rules.registry import package_of"),
    (render_borders, "render/toy/a.py", "from rules.core.text import Say\nimport render.core.text"),
    (
        bot_borders,
        "bot/features/titles/toy/__init__.py",
        "from rules.toy import PlaceBlock\nimport discord",
    ),
    (bot_borders, "bot/tables/a.py", "from bot.store import moves\nfrom rules import registry"),
    (
        bot_borders,
        "bot/core/controls/components.py",
        "import discord\nfrom bot.tables import service",
    ),
    (bot_borders, "bot/playground/a.py", "from .world import World\nimport aiohttp"),
    (bot_borders, "bot/command.py", "from bot.playground.__main__ import main"),
    (sql_in_store, "bot/store/a.py", 'db.execute("SELECT * FROM t")'),
    (
        sql_in_store,
        "bot/core/a.py",
        '"""Select a seat."""\nx = "DELETE /channels/1"\ny = "MESSAGE_CREATE"',
    ),
    (pure_rules, "rules/toy/a.py", "x = a // 2\ny = -3\nz = state.id(3)"),
    (pure_rules, "bot/core/a.py", "x = a / 2.0"),
    (no_memory_in_rules, "rules/toy/a.py", "S = {1: 2}\ndef f(s):\n    s.append(S[1])"),
    (transactions_touch_nothing, "bot/a.py", "def f(conn):\n    x = []\n    x.append(1)"),
    (transactions_touch_nothing, "bot/a.py", "from b import x\ndef f(conn): x.update(conn)"),
    (transactions_touch_nothing, "bot/a.py", "def f(): self.x = 1"),
    (no_order_of_sets, "rules/toy/a.py", "for x in sorted({1, 2}):\n    pass"),
    (no_order_of_sets, "rules/toy/a.py", "y = any(x > 1 for x in set(b))\nz = {a for a in set(b)}"),
    (no_order_of_sets, "rules/toy/a.py", "y = sorted(x for x in {a, b})\nz = len({a, b})"),
    (no_order_of_sets, "rules/toy/a.py", "y = a in {b, c}\nfor x in [a, b]:\n    pass"),
    (colours_in_palettes, "render/toy/palette.py", "INK = '#102030'"),
    (colours_in_palettes, "render/toy/a.py", "d.line(b, fill=INK)\nx = '#tag'"),
    (colours_in_palettes, "render/toy/a.py", "Image.new('RGBA', size)\nf((1, 2, 3))"),
    (short_files, "rules/toy/cards/corporate.py", "x\n" * 900),
    (short_files, "rules/toy/content_map.py", "x\n" * 900),
    (short_files, "bot/features/lobby/cog.py", "x\n" * 300),
]


@pytest.mark.parametrize(("rule", "path", "text"), FINE)
def test_the_rules_let_pass(rule: Rule, path: str, text: str) -> None:
    assert _said(rule, path, text) == []


@pytest.mark.parametrize(
    ("path", "text", "is_caught"),
    [
        pytest.param("bot/core/form.py", 'if title == "chess":', True, id="a key in a condition"),
        pytest.param("bot/core/form.py", "# Chess is slow.", True, id="a key in a comment"),
        pytest.param(
            "bot/locale/en/core.ftl", "chess-title = X", True, id="a key among others' texts"
        ),
        pytest.param(
            "bot/features/titles/chess/__init__.py", "chess", False, id="at home in the cogs"
        ),
        pytest.param("bot/locale/en/chess_board.ftl", "chess", False, id="in its own texts"),
        pytest.param("rules/registry.py", '("chess",)', False, id="in the registry"),
        pytest.param("bot/core/form.py", 'load("mine")', True, id="a quoted word"),
        pytest.param("bot/core/form.py", 'msg("mine.title")', True, id="the start of a key"),
        pytest.param("bot/core/form.py", "from rules.mine import GAME", True, id="an import"),
        pytest.param("bot/core/form.py", "mine.hand = view.mine", False, id="an ordinary word"),
        pytest.param("bot/core/form.py", "# what is mine", False, id="an ordinary word in prose"),
    ],
)
def test_where_a_title_is_named(path: str, text: str, is_caught: bool) -> None:
    source = Source(PurePosixPath(path), text)
    assert bool(list(titles_unnamed(source, ("chess", "mine")))) == is_caught
