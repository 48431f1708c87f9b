"""The rooms of a title: which there are, which may know which, and who lives in each.

A title's package is divided into rooms (folders). Arrows between rooms point one way, down the lists below; modules
beside the rooms stand wherever they close no circle.
"""

import ast
from collections import Counter
from collections.abc import Iterator, Sequence
from graphlib import CycleError, TopologicalSorter
from typing import Final

from tests.architecture import SEEN_TITLE, Source, imports

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
"""From the ground up: a room imports only those before it."""
RENDER_ROOMS: Final = ("icons", "cards", "city", "board", "crops", "figures")
_ROOMS: Final = {"rules": RULES_ROOMS, "render": RENDER_ROOMS}
_NO_TITLES: Final = ("core", "registry", "__init__")


def one_way_rooms(sources: Sequence[Source]) -> Iterator[str]:
    """Between the rooms of a title no arrow points up, and none leads round in a circle."""
    known = {".".join(source.package[:end]) for source in sources for end in (2, 3, 4, 5)}
    titles: dict[tuple[str, str], dict[str, set[str]]] = {}
    for source in sources:
        home = _home(source.package)
        if home is None:
            continue
        package, title, room = home
        below = titles.setdefault((package, title), {}).setdefault(room, set())
        for found in imports(source):
            target = found.full if found.full in known else found.module
            other = _home(tuple(target.split(".")))
            if other is None or other[:2] != (package, title) or other[2] in (room, ""):
                continue
            below.add(other[2])
            if _points_up(_ROOMS[package], room, other[2]):
                yield f"{source.path}:{found.line}: {room} knows {other[2]}"
    for (package, title), arrows in titles.items():
        try:
            TopologicalSorter(arrows).prepare()
        except CycleError as error:
            yield f"{package}/{title}: {' ← '.join(error.args[1])}"


def _home(parts: tuple[str, ...]) -> tuple[str, str, str] | None:
    """Package, title and the room or the module beside the rooms; the title's own ``__init__`` is the room ``""``."""
    if len(parts) < 2 or parts[0] not in _ROOMS or parts[1] in _NO_TITLES:
        return None
    return parts[0], parts[1], parts[2] if len(parts) > 2 else ""


def _points_up(rooms: Sequence[str], room: str, other: str) -> bool:
    return room in rooms and other in rooms and rooms.index(other) > rooms.index(room)


def known_rooms(source: Source) -> Iterator[str]:
    """A folder of a title is one of the rooms."""
    parts = source.path.parts
    if len(parts) < 4 or parts[0] not in _ROOMS or parts[1] in _NO_TITLES:
        return
    if parts[2] not in (*_ROOMS[parts[0]], "data"):
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
    """The ``__init__`` of a package begins with one sentence."""
    if source.path.name != "__init__.py":
        return
    first = (ast.get_docstring(source.tree) or "").split("\n\n")[0]
    if not first.endswith((".", "!")) or ". " in first:
        yield "1: says not in one sentence who lives here"


_HIDDEN: Final = ("state", "verbs", "resolve", "economy")


def nothing_hidden_is_handed_on(source: Source) -> Iterator[str]:
    """What render may import, apart from the view, knows no state: nothing of it reaches a picture in disguise."""
    parts = source.package
    if parts[:1] != ("rules",) or parts[2:3] == ("view",) or not _is_seen(parts):
        return
    for found in imports(source):
        other = found.full.split(".")
        if other[:2] == list(parts[:2]) and other[2:3] and other[2] in _HIDDEN:
            yield f"{found.line}: render may see this module, and it imports {found.full}"


def _is_seen(parts: tuple[str, ...]) -> bool:
    return len(parts) > 2 and parts[1] not in _NO_TITLES and parts[2] in SEEN_TITLE
