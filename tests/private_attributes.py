"""Finds uses of private parts of libraries, as functions over source text.

A name with one underscore in front is private. A name that our own code defines is ours; any other belongs to a
library. Some libraries have private parts without an underscore: `HIDDEN` and `HIDDEN_MODULES` name them.
"""

import ast
import sys
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Final

from tests.architecture import Source

DOCUMENTED: Final = frozenset(
    {"_mapping", "_asdict", "_replace", "_fields", "_make", "_exit", "_getframe"}
)
"""Public in spite of the underscore: rows of SQLAlchemy, named tuples, `os` and `sys`."""
HIDDEN: Final = frozenset(
    {"im", "getmask", "getmask2", "getim", "map_buffer"}
    | {"draw_ink", "draw_lines", "draw_polygon", "draw_bitmap", "draw_ellipse", "draw_rectangle"}
)
"""Attributes of Pillow's C objects, and methods that hand such an object out."""
HIDDEN_MODULES: Final = (
    *("ctypes", "cffi", "PIL.Image.core", "discord.http", "discord.gateway", "discord.shard"),
    *("discord.state", "discord.webhook.async_", "babel.localedata"),
)
"""Modules that a library's documentation leaves out, and those that reach into any library."""
_LAST_PARTS: Final = frozenset(each.rpartition(".")[2] for each in HIDDEN_MODULES)
BY_NAME: Final = frozenset({"getattr", "setattr", "delattr", "hasattr"})
OURS: Final = ("bot", "render", "rules", "tests", "benchmarks")
OWN: Final = frozenset({"self", "cls", "mcs"})


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.endswith("__") and name.strip("_") != ""


def is_ours(module: str) -> bool:
    return module.partition(".")[0] in OURS


class Names:
    """The private names that our own code defines, in all modules and in each."""

    def __init__(self, sources: Sequence[Source]) -> None:
        self.by_module = {source.path: frozenset(_defined(source.tree)) for source in sources}
        self.everywhere = frozenset().union(*self.by_module.values())


def _defined(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield name
            case ast.ClassDef(name=name):
                yield name
            case ast.Name(id=name, ctx=ast.Store()):
                yield name
            case ast.Attribute(attr=name, value=ast.Name(id=owner), ctx=ast.Store()):
                if owner in OWN:
                    yield name


class Module:
    """One source file beside the names of all."""

    def __init__(self, source: Source, names: Names) -> None:
        self._source, self._names = source, names
        self._is_test = source.path.parts[0] in ("tests", "benchmarks")

    @cached_property
    def _known(self) -> frozenset[str]:
        """The private names that may be used here. Only tests and benchmarks look into other modules of ours."""
        mine = self._names.by_module.get(self._source.path) or frozenset(
            _defined(self._source.tree)
        )
        return DOCUMENTED | mine | (self._names.everywhere if self._is_test else frozenset())

    def complaints(self) -> Iterator[str]:
        for node in ast.walk(self._source.tree):
            for what in self._used(node):
                line = getattr(node, "lineno", 0)
                yield f"{self._source.path}:{line} uses {what}"

    def _used(self, node: ast.AST) -> Iterator[str]:
        match node:
            case ast.Attribute(attr=name):
                yield from self._attribute(node, name)
            case ast.Import(names=names):
                yield from (
                    each.name
                    for each in names
                    if _is_hidden(each.name) or any(map(is_private, each.name.split(".")))
                )
            case ast.ImportFrom(module=str(module), names=names, level=0) if not is_ours(module):
                for each in names:
                    parts = [*module.split("."), each.name]
                    if _is_hidden(whole := ".".join(parts)) or any(map(is_private, parts)):
                        yield whole
            case ast.Call(func=ast.Name(id="vars"), args=[_, *_]) if not self._is_test:
                yield ast.unparse(node)
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), args=[_, named, *_]):
                if name in BY_NAME or name == "object":
                    yield from self._named(named)

    def _attribute(self, node: ast.Attribute, name: str) -> Iterator[str]:
        is_hidden = name in HIDDEN and not _is_self(node.value)
        is_foreign = is_private(name) and name not in self._known and not self._is_inherited(node)
        if is_hidden or is_foreign:
            yield ast.unparse(node)
        elif name in _LAST_PARTS:
            whole = ast.unparse(node)
            is_client = name == "http" and whole.split(".")[-2].strip("_()") == "client"
            if is_client or whole in HIDDEN_MODULES:
                yield whole

    def _is_inherited(self, node: ast.Attribute) -> bool:
        """Return whether the name may come from a class of ours in another module."""
        return _is_self(node.value) and node.attr in self._names.everywhere and self._extends_ours

    @cached_property
    def _extends_ours(self) -> bool:
        """Return whether a class here has a base of ours, imported or defined here, and none of a library."""
        foreign = {
            name.asname or name.name
            for node in ast.walk(self._source.tree)
            if isinstance(node, ast.ImportFrom) and not is_ours(node.module or "")
            for name in node.names
        }
        bases = [
            ast.unparse(base).partition("[")[0]
            for node in ast.walk(self._source.tree)
            if isinstance(node, ast.ClassDef)
            for base in node.bases
        ]
        return any(base not in foreign and "." not in base for base in bases)

    def _named(self, named: ast.expr) -> Iterator[str]:
        """A private name in a string, as in `getattr(thing, "_name")`."""
        if isinstance(named, ast.Constant) and isinstance(named.value, str):
            name = named.value
            if name in HIDDEN or (is_private(name) and name not in self._known):
                yield name


def _is_self(node: ast.expr) -> bool:
    match node:
        case ast.Name(id=name):
            return name in OWN
        case ast.Call(func=ast.Name(id="super")):
            return True
    return False


def _is_hidden(module: str) -> bool:
    """Return whether a dotted name is that of a hidden module or of something in one."""
    return any(module == each or module.startswith(f"{each}.") for each in HIDDEN_MODULES)


def shadowed(cls: type, names: Names) -> list[str]:
    """Return the private attributes of a class of ours that a base of a library has too.

    Bases of the standard library do not count: enumerations and named tuples are made of such attributes.
    """
    # Libraries add names to classes of ours too, such as SQLAlchemy to its own constructs.
    own = {name for name in vars(cls) if is_private(name) and name in names.everywhere}
    found = []
    for base in cls.__mro__[1:]:
        root = base.__module__.partition(".")[0]
        if not is_ours(root) and root not in sys.stdlib_module_names:
            found += [f"{base.__qualname__}.{name}" for name in own & set(vars(base))]
    return found
