"""The titles that can be hosted: ours, and after them those of installed packages.

A package brings a title by an entry point of the group `GROUP`. Its name is the title's key, its value the package that
exports `GAME`. This is the only module of `rules` that looks outside them: it asks once a process for the installed
packages. No title may import it.
"""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from rules.core.game import GameDef

GAME_KEYS = ("expancity", "metromania", "mine", "tmars")
"""Our own titles."""

GROUP = "turnpost.titles"

_KEY = re.compile(r"[a-z][a-z0-9_]{0,31}")


class BadTitle(Exception):
    """An installed package brings a title that cannot be hosted; the text has the fault and its remedy."""


def title_keys() -> tuple[str, ...]:
    """The keys of all titles: ours first, then the installed ones by name.

    Raises:
        BadTitle: an entry point is malformed, or its key is taken.
    """
    return (*GAME_KEYS, *_installed())


def package_of(key: str) -> str:
    """The package that exports a title's `GAME`.

    Raises:
        KeyError: there is no such title.
    """
    return f"rules.{key}" if key in GAME_KEYS else _installed()[key]


@cache
def load(key: str) -> GameDef[Any, Any]:
    """The title's record of functions.

    Raises:
        KeyError: there is no such title.
        BadTitle: an installed package does not export it.
    """
    game = exported(key, package_of(key), "GAME")
    if not isinstance(game, GameDef) or game.key != key:
        raise BadTitle(f"{package_of(key)}.GAME is not the GameDef of “{key}”; {_REMEDY}")
    return game


def exported(key: str, module: str, name: str) -> Any:
    """Return the object that a module of a title exports under a name.

    Raises:
        BadTitle: the module is missing, or has no such name.
    """
    try:
        return getattr(import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise BadTitle(f"{module}.{name} of the title “{key}”: {error}; {_REMEDY}") from error


_REMEDY = "update or uninstall the package that brings it"


@cache
def _installed() -> Mapping[str, str]:
    return read_entries(entry_points(group=GROUP))


def read_entries(found: Iterable[EntryPoint]) -> dict[str, str]:
    """The package of each title that these entry points bring, by key.

    Raises:
        BadTitle: a key is malformed or taken, or the value is not a package.
    """
    packages: dict[str, str] = {}
    for entry in sorted(found, key=lambda entry: (entry.name, entry.value)):
        if not _KEY.fullmatch(entry.name) or entry.attr:
            raise BadTitle(
                f"the entry point “{entry.name} = {entry.value}” of {GROUP} is not "
                f"“key = package”; {_REMEDY}"
            )
        if entry.name in GAME_KEYS or entry.name in packages:
            raise BadTitle(f"{entry.value} brings “{entry.name}”, which is taken; {_REMEDY}")
        packages[entry.name] = entry.value
    return packages
