"""The rooms of titles and of the bot, with their order of imports and their contents.

A title's package is divided into rooms (folders). Rooms import only those earlier in the lists below; modules beside
the rooms may import anything that makes no cycle.
"""

import ast
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from graphlib import CycleError, TopologicalSorter
from typing import Final

from tests.architecture import SEEN_TITLE, VIEWS, Source, within

MOST_MODULES: Final = 20

RULES_ROOMS: Final = (
    "components",
    "wording",
    "economy",
    "network",
    "city",
    "resolve",
    "marsbot",
    "forms",
    "turns",
    "verbs",
    "notation",
    "describe",
    "robot",
)
"""From the bottom up: a room imports only those before it."""
CONTEST_ROOMS: Final = (
    *("views", "scores", "pairing", "formats", "director", "plans", "ratings", "showing"),
)
"""The rooms of tournaments, beside the titles."""
CONTEST_PICTURE_ROOMS: Final = ("parts", "pages", "twins")
"""The rooms of the pictures of tournaments."""
RENDER_ROOMS: Final = (
    "icons",
    "cards",
    "city",
    "board",
    "finale",
    "table",
    "crops",
    "focus",
    "figures",
)
BOT_ROOMS: Final[dict[str, tuple[str, ...]]] = {
    "bot": (
        *(
            "exits",
            "alive",
            "logs",
            "line",
            "meters",
            "memory",
            "i18n",
            "clocks",
            "steady",
            "store",
            "rounds",
            "serving",
            "config",
            "title_files",
        ),
        "ratings",
        *(
            "tables",
            "tournaments",
            "titles",
            "listeners",
            "core",
            "features",
            "warming",
            "outbox",
            "client",
            "wiring",
            "metrics",
        ),
        "admin",
        *("__main__", "command"),
    ),
    "bot.core": (
        *(
            "text",
            "form",
            "caller",
            "servers",
            "controls",
            "posts",
            "posting",
            "rights",
        ),
        *("replies", "feature", "core", "errors", "dispatch", "commands"),
    ),
    "bot.features": (
        *("learn", "turn", "look", "absence", "find", "lobby", "clock", "moderate", "rating"),
        *("tournament", "my", "settings", "web", "titles", "catalogue"),
    ),
    "bot.tables": (
        *("dependencies", "errors", "names", "settings", "under_way", "model", "notices"),
        *("beginnings",),
        *(
            "lobby",
            "seating",
            "playing",
            "timing",
            "history",
            "conduct",
            "opening",
            "loading",
            "commit",
            "planning",
        ),
        *(
            "changing",
            "seated",
            "posts",
            "service",
            "learning",
            "resuming",
            "timekeeping",
            "telling",
            "absence",
            "finding",
            "moderating",
            "privacy",
            "copying",
            "aheads",
            "thinking",
            "robots",
            "hinting",
        ),
    ),
    "bot.tournaments": (
        *("errors", "model", "notices", "reading", "loading", "creating", "changing", "tables"),
        *("signing", "eligibility", "substitutes", "seasons", "ruling", "undoing", "refereeing"),
        *("altering", "organising", "duties", "director", "service"),
    ),
    "bot.playground": ("discord", "rest", "people"),
}
"""The rooms of each package of the bot, each after those it may import. A module beside packages is a room as well."""
_ROOMS: Final = {"rules": RULES_ROOMS, "render": RENDER_ROOMS}
_OWN_ROOMS: Final = {
    ("rules", "contest"): CONTEST_ROOMS,
    ("render", "contest"): CONTEST_PICTURE_ROOMS,
}
_NO_TITLES: Final = ("core", "registry", "__init__")
_VERSION: Final = re.compile(r"v\d+")


def _rooms(package: str, title: str) -> tuple[str, ...]:
    return _OWN_ROOMS.get((package, title), _ROOMS[package])


def one_way_rooms(sources: Sequence[Source]) -> Iterator[str]:
    """A title's rooms import no room above them, and there is no import cycle."""
    known = {".".join(source.package[:end]) for source in sources for end in (2, 3, 4, 5)}
    titles: dict[tuple[str, str], dict[str, set[str]]] = {}
    for source in sources:
        home = _home(source.package)
        if home is None:
            continue
        package, title, room = home
        below = titles.setdefault((package, title), {}).setdefault(room, set())
        for found in source.imports:
            target = found.full if found.full in known else found.module
            other = _home(tuple(target.split(".")))
            if other is None or other[:2] != (package, title) or other[2] in (room, ""):
                continue
            below.add(other[2])
            if _points_up(_rooms(package, title), room, other[2]):
                yield f"{source.path}:{found.line}: {room} knows {other[2]}"
    for (package, title), arrows in titles.items():
        try:
            TopologicalSorter(arrows).prepare()
        except CycleError as error:
            yield f"{package}/{title}: {' ← '.join(error.args[1])}"


def _home(parts: tuple[str, ...]) -> tuple[str, str, str] | None:
    """Package, title, and the room or the module beside the rooms; the title's ``__init__`` is the room ``""``."""
    if len(parts) < 2 or parts[0] not in _ROOMS or parts[1] in _NO_TITLES:
        return None
    return parts[0], parts[1], parts[2] if len(parts) > 2 else ""


def _points_up(rooms: Sequence[str], room: str, other: str) -> bool:
    return room in rooms and other in rooms and rooms.index(other) > rooms.index(room)


def known_rooms(source: Source) -> Iterator[str]:
    """Every folder of a title is one of the rooms, or holds an earlier version of its rules."""
    parts = source.path.parts
    if len(parts) < 4 or parts[0] not in _ROOMS or parts[1] in _NO_TITLES:
        return
    if parts[2] not in (*_rooms(parts[0], parts[1]), "data") and not _VERSION.fullmatch(parts[2]):
        yield f"1: {parts[2]} is not among the rooms"


def small_rooms(sources: Sequence[Source]) -> Iterator[str]:
    """A folder holds at most 20 modules, or its ``__init__`` says why it holds more."""
    folders = Counter(source.path.parent for source in sources if source.path.name != "__init__.py")
    reasons = {
        source.path.parent: ast.get_docstring(source.tree) or ""
        for source in sources
        if source.path.name == "__init__.py"
    }
    for folder, count in sorted(folders.items()):
        if count > MOST_MODULES and "in one folder because" not in reasons.get(folder, ""):
            yield f"{folder}: {count} modules and no reason"


def packages_say_who_lives_there(source: Source) -> Iterator[str]:
    """The docstring of a package's ``__init__`` begins with one sentence."""
    if source.path.name != "__init__.py":
        return
    first = (ast.get_docstring(source.tree) or "").split("\n\n")[0]
    if not first.endswith((".", "!")) or ". " in first:
        yield "1: says not in one sentence who lives here"


_HIDDEN: Final = ("state", "verbs", "resolve", "economy")


def nothing_hidden_is_handed_on(source: Source) -> Iterator[str]:
    """Modules that render may import, except the view, import no state: so no state reaches a picture."""
    parts = source.package
    if parts[:1] != ("rules",) or not _is_seen(parts) or parts[2] in VIEWS:
        return
    for found in source.imports:
        other = found.full.split(".")
        if other[:2] == list(parts[:2]) and other[2:3] and other[2] in _HIDDEN:
            yield f"{found.line}: render may see this module, and it imports {found.full}"


def _is_seen(parts: tuple[str, ...]) -> bool:
    return len(parts) > 2 and parts[1] not in _NO_TITLES and parts[2] in SEEN_TITLE


def names_are_imported_from_home(source: Source) -> Iterator[str]:
    """Only a package's ``__init__`` exports names that another of our modules defines.

    That leaves ``__all__`` and ``import name as name`` to forbid: mypy refuses to import a name from a module that
    merely imports it.
    """
    if source.path.name == "__init__.py":
        return
    exported = set(_exported(source.tree))
    for node in source.nodes:
        if not isinstance(node, ast.ImportFrom):
            continue
        if node.level == 0 and not within(node.module or "", *_OURS):
            continue
        for alias in node.names:
            if alias.name == alias.asname or (alias.asname or alias.name) in exported:
                yield f"{node.lineno}: exports {alias.name} of {node.module}"


_OURS: Final = ("rules", "render", "bot")


def _exported(tree: ast.Module) -> Iterator[str]:
    """Every string in assignments to ``__all__``."""
    for node in tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign | ast.AugAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if any(isinstance(target, ast.Name) and target.id == "__all__" for target in targets):
                strings = (each.value for each in ast.walk(node) if isinstance(each, ast.Constant))
                yield from (each for each in strings if isinstance(each, str))


def one_way_bot(source: Source) -> Iterator[str]:
    """A room of the bot imports no room above it."""
    for package, order in BOT_ROOMS.items():
        own = _room(source.dotted, package)
        if own not in order:
            continue
        for found in source.imports:
            other = _room(found.full, package)
            if other in order and order.index(other) > order.index(own):
                yield f"{found.line}: {package}.{own} imports {found.full}"


def unlisted(sources: Sequence[Source], package: str) -> list[str]:
    """Rooms of a package that are missing from its order."""
    rooms = {_room(source.dotted, package) for source in sources} - {None}
    return sorted(str(room) for room in rooms if room not in BOT_ROOMS[package])


def _room(module: str, package: str) -> str | None:
    prefix = f"{package}."
    return module.removeprefix(prefix).split(".")[0] if module.startswith(prefix) else None
