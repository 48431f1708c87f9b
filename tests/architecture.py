"""Rules about imports and code, as functions over source text.

Each rule takes one source file and yields its complaints. Allowed imports:

* ``rules`` imports msgspec, networkx and the standard library except the modules in `IMPURE`. ``rules.core`` imports no
  title, a title imports no other title, and neither imports ``render`` or ``bot``. ``rules.contest`` imports of the
  core only `CONTEST_CORE`, and openskill in its ratings, where fractions are allowed; no title imports it.
* ``render`` imports `RENDER_MAY`; from ``rules.core`` what views and texts are made of (`SEEN_CORE`,
  `SEEN_RESULTS`); from its own title the view, and the components and places that a view names (`SEEN_TITLE`), but no
  state and no verb. ``render.contest`` sees no title, only `CONTEST_VIEWS` and texts.
* ``bot`` imports a title only as a package, and only in that title's cogs; ``bot.store``, ``bot.tables``,
  ``bot.tournaments`` and ``bot.core.form`` do not import Discord; ``bot.playground`` imports nothing else of ours.
"""

import ast
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import PurePosixPath
from typing import TypeAlias

MOST_LINES = 400
MOST_COG_LINES = 150

IMPURE = frozenset(
    {
        "asyncio",
        "datetime",
        "io",
        "logging",
        "os",
        "pathlib",
        "random",
        "secrets",
        "shutil",
        "socket",
    }
    | {"subprocess", "tempfile", "threading", "time", "uuid"}
)
_RULES_MAY_IMPORT = sys.stdlib_module_names | {"msgspec", "networkx"}
CONTEST = "rules.contest"
CONTEST_CORE = ("rules.core.rng", "rules.core.text", "rules.core.seats")
RATINGS = "rules.contest.ratings"
RENDER_MAY = ("PIL", "cachetools", "isal", "zlib_ng")
CONTEST_VIEWS = "rules.contest.views"
SEEN_CORE = ("text", "seats", "squares", "triangles", "hexes")
SEEN_RESULTS = ("Outcome", "ScorePart", "SeatScore")
VIEWS = ("view", "view_own")
SEEN_TITLE = (*VIEWS, "content", "coordinates", "components", "wording")
WITHOUT_DISCORD = ("bot.store", "bot.tables", "bot.tournaments")
WITH_DISCORD = (
    "discord",
    "bot.core",
    "bot.features",
    "bot.ui",
    "bot.features.titles",
    "bot.outbox",
    "bot.client",
)

_SQL = re.compile(
    r"\s*(SELECT\s|INSERT\s+(INTO|OR)\s|UPDATE\s+\w+\s+SET\s|DELETE\s+FROM\s|PRAGMA\s|ALTER\s+TABLE\s"
    r"|CREATE\s+(TABLE|(UNIQUE\s+)?INDEX|TRIGGER|VIEW|TEMP\w*)\s)"
)
_HEX_COLOUR = re.compile(r"#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|(rgb|hsl)a?\(.*")
_COLOUR_NAMES = ("fill", "outline", "colour", "color", "stroke_fill", "ground", "background")
_FORBIDDEN_CALLS = ("hash", "id", "open", "print", "input", "eval", "exec", "float")
_MUTATING = frozenset(
    {"add", "append", "clear", "discard", "extend", "insert", "pop", "popitem", "remove"}
    | {"reverse", "setdefault", "sort", "update"}
)
_ORDINARY_WORDS = ("mine",)
"""Keys that are also English words: they count only where they are quoted or dotted."""


@dataclass(frozen=True)
class Source:
    """One file: its path from the root of the repository, and its text."""

    path: PurePosixPath
    text: str

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.text)

    @cached_property
    def nodes(self) -> tuple[ast.AST, ...]:
        """The whole tree, walked once for all rules."""
        return tuple(ast.walk(self.tree))

    @cached_property
    def imports(self) -> tuple["Import", ...]:
        return tuple(_imports(self))

    def forget(self) -> None:
        """Free the tree, which takes far more memory than the text."""
        for name in ("tree", "nodes"):
            self.__dict__.pop(name, None)

    @property
    def package(self) -> tuple[str, ...]:
        """The dotted name of the package or module, in parts."""
        parts = self.path.with_suffix("").parts
        return parts[:-1] if parts[-1] == "__init__" else parts

    @property
    def dotted(self) -> str:
        return ".".join(self.package)

    def is_in(self, *packages: str) -> bool:
        return within(self.dotted, *packages)


Rule: TypeAlias = Callable[[Source], Iterator[str]]


def within(module: str, *packages: str) -> bool:
    return any(module == package or module.startswith(f"{package}.") for package in packages)


@dataclass(frozen=True)
class Import:
    line: int
    module: str
    name: str | None
    """The names imported from the module; None if the module itself is imported."""

    @property
    def full(self) -> str:
        return self.module if self.name is None else f"{self.module}.{self.name}"


def _imports(source: Source) -> Iterator[Import]:
    for node in source.nodes:
        if isinstance(node, ast.Import):
            yield from (Import(node.lineno, alias.name, None) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = _absolute(source, node)
            yield from (Import(node.lineno, module, alias.name) for alias in node.names)


def _absolute(source: Source, node: ast.ImportFrom) -> str:
    if node.level == 0:
        return node.module or ""
    up = node.level if source.path.stem != "__init__" else node.level - 1
    base = source.package[: len(source.package) - up]
    return ".".join((*base, *filter(None, [node.module])))


def rules_borders(source: Source) -> Iterator[str]:
    if not source.is_in("rules"):
        return
    for found in source.imports:
        root = found.module.split(".")[0]
        if root == "rules":
            own = "rules.core" if source.package[1:2] == ("core",) else ".".join(source.package[:2])
            core = CONTEST_CORE if source.is_in(CONTEST) else ("rules.core",)
            if not within(found.full, *core, own):
                yield f"{found.line}: imports {found.full}"
        elif root == "openskill" and source.is_in(RATINGS):
            continue
        elif (
            root in IMPURE
            or root not in _RULES_MAY_IMPORT
            or (root == "importlib" and not _is_allowed_importlib(source, found))
        ):
            yield f"{found.line}: imports {found.full}"


def _is_allowed_importlib(source: Source, found: Import) -> bool:
    return within(found.full, "importlib.resources") or source.dotted == "rules.registry"


def render_borders(source: Source) -> Iterator[str]:
    if not source.is_in("render"):
        return
    title = source.package[1:2]
    for found in source.imports:
        root = found.module.split(".")[0]
        if root == "rules":
            if not _may_see(found, title):
                yield f"{found.line}: imports {found.full}"
        elif root == "render":
            if not within(found.full, "render.core", ".".join(("render", *title))):
                yield f"{found.line}: imports {found.full}"
        elif root not in RENDER_MAY and root not in sys.stdlib_module_names:
            yield f"{found.line}: imports {found.full}"


def _may_see(found: Import, title: tuple[str, ...]) -> bool:
    if title == ("contest",):
        return within(found.full, CONTEST_VIEWS, "rules.core.text")
    if found.module == "rules.core.game":
        return found.name in SEEN_RESULTS
    seen = [f"rules.core.{name}" for name in SEEN_CORE]
    if title == ("registry",):
        seen.append("rules.registry")
    if title and title != ("core",):
        seen.extend(f"rules.{title[0]}.{name}" for name in SEEN_TITLE)
    return within(found.full, *seen)


_WITH_PLAYGROUND = ("bot.playground", "bot.command")
"""The playground is an extra; `turnpost play` starts it."""


def bot_borders(source: Source) -> Iterator[str]:
    if not source.is_in("bot"):
        return
    for found in source.imports:
        if within(found.full, *_discord_for(source)):
            yield f"{found.line}: knows Discord by {found.full}"
        ours = within(found.full, "bot", "render", "rules")
        if source.is_in("bot.playground") and ours and not within(found.full, "bot.playground"):
            yield f"{found.line}: the playground knows {found.full}"
        if within(found.full, "bot.playground") and not source.is_in(*_WITH_PLAYGROUND):
            yield f"{found.line}: knows the playground by {found.full}"
        title = _title_of(found)
        is_package = found.module == f"rules.{title}"
        if title and not (is_package and source.is_in(f"bot.features.titles.{title}")):
            yield f"{found.line}: imports {found.full}"


def _discord_for(source: Source) -> tuple[str, ...]:
    """Imports that a module without knowledge of Discord must not have."""
    if source.is_in(*WITHOUT_DISCORD):
        return WITH_DISCORD
    return ("discord",) if source.is_in("bot.core.form") else ()


def _title_of(found: Import) -> str | None:
    parts = found.full.split(".")
    shared: tuple[list[str], ...] = ([], ["core"], ["registry"], ["contest"])
    return parts[1] if parts[0] == "rules" and parts[1:2] not in shared else None


def sql_in_store(source: Source) -> Iterator[str]:
    """SQL is in bot/store only."""
    if source.is_in("bot.store"):
        return
    for node in source.nodes:
        if (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and _SQL.match(node.value)
        ):
            yield f"{node.lineno}: SQL: {node.value.strip()[:40]}"


def pure_rules(source: Source) -> Iterator[str]:
    """Rules use no files, output, fractions, addresses or hashes, and have no broad `except`."""
    if not source.is_in("rules"):
        return
    exact = not source.is_in(RATINGS)
    for node in source.nodes:
        match node:
            case ast.Call(func=ast.Name(id=name)) if name in _FORBIDDEN_CALLS and (
                exact or name != "float"
            ):
                yield f"{node.lineno}: calls {name}()"
            case ast.Constant(value=float() | complex() as fraction) if exact:
                yield f"{node.lineno}: the fraction {fraction}"
            case ast.BinOp(op=ast.Div()) | ast.AugAssign(op=ast.Div()) if not _is_contest(source):
                yield f"{node.lineno}: divides into fractions"
            case ast.Name(id="float") if exact and not isinstance(node.ctx, ast.Store):
                yield f"{node.lineno}: names float"
            case ast.ExceptHandler(type=None | ast.Name(id="Exception" | "BaseException")):
                yield f"{node.lineno}: catches broadly"
            case ast.Global() | ast.Nonlocal():
                yield f"{node.lineno}: {type(node).__name__.lower()} {node.names[0]}"


def _is_contest(source: Source) -> bool:
    """Points and rates of tournaments are divided as `Fraction`s, which mypy tells from whole numbers."""
    return source.is_in(CONTEST)


def no_memory_in_rules(source: Source) -> Iterator[str]:
    """No function changes a module-level list or dictionary."""
    if not source.is_in("rules"):
        return
    kept = {
        target.id
        for node in source.tree.body
        if isinstance(node, ast.Assign | ast.AnnAssign)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name)
    }
    functions = [node for node in source.nodes if isinstance(node, ast.FunctionDef)]
    for node in (node for function in functions for node in ast.walk(function)):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr=attr)):
                if name in kept and attr in _MUTATING:
                    yield f"{node.lineno}: {name} is changed by {attr}()"
            case ast.Subscript(value=ast.Name(id=name), ctx=ast.Store() | ast.Del()) if (
                name in kept
            ):
                yield f"{node.lineno}: {name} is changed"


def colours_in_palettes(source: Source) -> Iterator[str]:
    """Colour literals are in palette.py only."""
    if not source.is_in("render") or source.path.name == "palette.py":
        return
    for node in source.nodes:
        match node:
            case ast.Constant(value=str(text)) if _HEX_COLOUR.fullmatch(text):
                yield f"{node.lineno}: the colour {text}"
            case ast.keyword(arg=name, value=value) if name in _COLOUR_NAMES and _is_colour(value):
                yield f"{value.lineno}: a colour for {name}"
            case ast.Call(func=ast.Attribute(attr="new"), args=[_, _, value]) if _is_colour(value):
                yield f"{value.lineno}: a colour for a new image"


def _is_colour(node: ast.expr) -> bool:
    match node:
        case ast.Tuple(elts=elements):
            return len(elements) in (3, 4) and all(isinstance(e, ast.Constant) for e in elements)
        case ast.Constant(value=str()):
            return True
        case _:
            return False


def short_files(source: Source) -> Iterator[str]:
    lines = source.text.count("\n")
    if lines > MOST_LINES and not _is_data(source.path):
        yield f"{lines}: longer than {MOST_LINES} lines"
    is_title_cog = source.is_in("bot.features.titles") and len(source.path.parts) > 3
    if is_title_cog and lines > MOST_COG_LINES:
        yield f"{lines}: a title's cog is longer than {MOST_COG_LINES} lines"


def _is_data(path: PurePosixPath) -> bool:
    patterns = (
        "rules/*/cards/*.py",
        "rules/*/components/cards/*.py",
        "rules/*/content*.py",
        "rules/*/components/content*.py",
        "rules/*/data/*",
    )
    return any(path.match(pattern) for pattern in patterns)


def titles_unnamed(source: Source, keys: tuple[str, ...]) -> Iterator[str]:
    """Only the registry and a title's own folders and texts name the title."""
    if source.path == PurePosixPath("rules/registry.py"):
        return
    for key in keys:
        if key in source.path.parts or source.path.stem.split("_")[0] == key:
            continue
        pattern = rf"\b{key}" if key not in _ORDINARY_WORDS else _quoted_or_dotted(key)
        if not re.search(pattern, source.text, re.IGNORECASE):
            continue
        for line, text in enumerate(source.text.splitlines(), start=1):
            if re.search(pattern, text, re.IGNORECASE):
                yield f"{line}: names {key}: {text.strip()[:60]}"


def _quoted_or_dotted(key: str) -> str:
    return rf"['\"`/]{key}['\"`/]|(?<![\w.]){key}\.(?=\w+[\"'`])|\b(rules|render|titles)\.{key}\b"
