"""The rooms of the bot: imports among them point one way, and none is crowded.

A room is a package, or a module that stands beside packages. Each may import from those before it in its order.
"""

import ast
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import PurePosixPath

from tests.architecture import Source, imports

MOST_MODULES = 20
"""A folder that holds more needs rooms."""

ORDERS: dict[str, tuple[str, ...]] = {
    "bot": (
        *("redaction", "i18n", "store", "config", "title_files", "tables"),
        *("ui", "titles", "outbox", "cogs", "client", "__main__"),
    ),
    "bot.ui": (
        *("text", "form", "caller", "servers", "controls", "posts", "panel", "replies"),
        *("turnstile", "services", "errors", "clicks", "commands"),
    ),
    "bot.playground": ("discord", "rest", "people"),
}
"""Per package its rooms, each after those that it may use."""


def one_way(source: Source) -> Iterator[str]:
    """No import points up."""
    for package, order in ORDERS.items():
        own = _room(source.dotted, package)
        if own not in order:
            continue
        for found in imports(source):
            other = _room(found.full, package)
            if other in order and order.index(other) > order.index(own):
                yield f"{found.line}: {package}.{own} imports {found.full}"


def unlisted(sources: Sequence[Source], package: str) -> list[str]:
    """Rooms of a package that have no place in its order."""
    rooms = {_room(source.dotted, package) for source in sources} - {None}
    return sorted(str(room) for room in rooms if room not in ORDERS[package])


def crowded(paths: Sequence[PurePosixPath]) -> list[str]:
    """Folders that hold too many modules."""
    counted = Counter(str(path.parent) for path in paths if path.name != "__init__.py")
    return sorted(folder for folder, modules in counted.items() if modules > MOST_MODULES)


def says_who_lives_there(source: Source) -> Iterator[str]:
    """Every package begins with a sentence."""
    is_package = source.path.name == "__init__.py" and "versions" not in source.path.parts
    if is_package and not (ast.get_docstring(source.tree) or "").strip():
        yield "does not say who lives there"


def _room(module: str, package: str) -> str | None:
    prefix = f"{package}."
    return module.removeprefix(prefix).split(".")[0] if module.startswith(prefix) else None
