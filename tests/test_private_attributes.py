"""Our code uses no private part of a library, except in one file for each."""

import importlib
import inspect
from functools import cache
from pathlib import PurePosixPath
from types import MappingProxyType
from typing import Final

import pytest
from PIL.Image import Image

from tests.architecture import Source
from tests.house import ROOT, house
from tests.private_attributes import Module, Names, is_ours, shadowed

EXCUSED: Final = MappingProxyType(
    {
        "bot/line/undocumented.py": "discord.py has no hook for requests, connections and their addresses",
        "bot/store/reaching/undocumented.py": "asyncpg tells too late that a connection is closed",
        "tests/bot/test_undocumented.py": "holds what the former file relies on",
        "tests/undocumented.py": "discord.py forgets an open text box only once it is answered",
    }
)
"""The only files that use private parts, each with the reason."""


@cache
def everything() -> list[Source]:
    """The product, its tests and its benchmarks."""
    return [
        *house(),
        *(
            Source(PurePosixPath(file.relative_to(ROOT).as_posix()), file.read_text("utf-8"))
            for folder in ("tests", "benchmarks")
            for file in sorted((ROOT / folder).rglob("*.py"))
        ),
    ]


_SUBCLASS = "from aiosqlite import Connection\nclass C(Connection):\n    def f(self): "


@pytest.fixture(scope="module")
def names() -> Names:
    return Names(everything())


def _complaints(source: Source, names: Names) -> list[str]:
    return list(Module(source, names).complaints())


def test_no_module_uses_a_private_part_of_a_library(names: Names) -> None:
    found = [
        complaint
        for source in everything()
        if source.path.as_posix() not in EXCUSED
        for complaint in _complaints(source, names)
    ]
    assert found == []


def test_every_excuse_is_needed(names: Names) -> None:
    by_path = {source.path.as_posix(): source for source in everything()}
    assert [path for path in EXCUSED if not _complaints(by_path[path], names)] == []


@pytest.mark.parametrize(
    ("text", "used"),
    [
        ("def f(image): image.im.paste(1)", "image.im"),
        ("def f(face): return face.getmask2('a')", "face.getmask2"),
        ("def f(pen): pen.draw.draw_polygon((1, 2), 3, 1)", "pen.draw.draw_polygon"),
        ("def f(image): vars(image)['number'] = 1", "vars(image)"),
        ("def f(image): image._size = 1, 1", "image._size"),
        ("class C(Image):\n    def f(self): return self._im", "self._im"),
        (f"{_SUBCLASS}self._thread.daemon = True", "self._thread"),
        ("def f(driver): return driver._transport", "driver._transport"),
        ("def f(graph): return graph._adj[1]", "graph._adj"),
        ("def f(thing): return getattr(thing, '_secret', None)", "_secret"),
        ("import ctypes", "ctypes"),
        ("import _thread", "_thread"),
        ("from discord.http import Route", "discord.http.Route"),
        ("from discord import gateway", "discord.gateway"),
        ("import discord\ndef f(): discord.http.Route.BASE = ''", "discord.http"),
        ("def f(client): return client.http.leave_guild(1)", "client.http"),
        ("from babel import localedata", "babel.localedata"),
        ("from PIL.Image import _private", "PIL.Image._private"),
    ],
)  # fmt: skip
def test_each_kind_of_use_is_found(text: str, used: str) -> None:
    source = Source(PurePosixPath("bot/toy.py"), text)
    found = [line.partition(" uses ")[2] for line in _complaints(source, Names([]))]
    assert used in found


@pytest.mark.parametrize(
    "text",
    [
        "class C:\n    def __init__(self): self._a = 1\n    def f(self, other): return other._a",
        "def f(row): return row._mapping, row._asdict()",
        "import os\ndef f(): os._exit(1)",
        "from __future__ import annotations",
        "def f(x): return x.__class__",
    ],
)
def test_public_and_own_parts_may_be_used(text: str) -> None:
    assert _complaints(Source(PurePosixPath("bot/toy.py"), text), Names([])) == []


def test_no_class_of_ours_replaces_a_private_attribute_of_its_library(names: Names) -> None:
    found = []
    for source in house():
        if source.path.parts[0] not in ("bot", "render", "rules") or source.path.stem == "__main__":
            continue
        if "migrations" in source.path.parts:
            continue
        module = importlib.import_module(".".join(source.path.with_suffix("").parts))
        for _, cls in inspect.getmembers(module, inspect.isclass):
            if is_ours(cls.__module__):
                found += [f"{cls.__qualname__}: {name}" for name in shadowed(cls, names)]
    assert sorted(set(found)) == []


def test_a_replaced_private_attribute_is_found(names: Names) -> None:
    class Lazy(Image):
        _size = (1, 1)

        def _copy(self) -> None:
            raise NotImplementedError

    assert shadowed(Lazy, names) == ["Image._copy"]
