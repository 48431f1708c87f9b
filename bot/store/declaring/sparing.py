"""The asynchronous engines of SQLAlchemy without its object-relational mapper, which nothing here uses (ADR 50).

The package of these engines imports the mapper for its sessions: 4 MB, and some hundredths of a second of each start.
Its modules can be imported one by one only if the package is there already. So one is put there that knows the engines,
and becomes what it usually is as soon as anybody asks it for more.
"""

import sys
from importlib import import_module
from importlib.machinery import ModuleSpec, PathFinder
from importlib.util import find_spec, module_from_spec
from pathlib import Path
from typing import Any, Final

PACKAGE: Final = "sqlalchemy.ext.asyncio"
_ENGINES: Final = ("AsyncConnection", "AsyncEngine", "create_async_engine")


def spare_the_mapper() -> None:
    """Have the mapper imported only if somebody wants it. Call this before anything imports the engines.

    Nothing of SQLAlchemy is imported yet: not every program that knows what is stored has a database.
    """
    spec = _spec()
    if PACKAGE in sys.modules or spec is None:
        return
    package = sys.modules[PACKAGE] = module_from_spec(spec)
    places = list(spec.submodule_search_locations or ())

    def looked_up(name: str) -> Any:
        if name in _ENGINES:
            around, _, last = PACKAGE.rpartition(".")
            setattr(import_module(around), last, package)
            return getattr(import_module(f"{PACKAGE}.engine"), name)
        if name.startswith("__") or PathFinder.find_spec(f"{PACKAGE}.{name}", places) is not None:
            # A module of the package: who asks for it imports it then.
            raise AttributeError(name)
        if vars(package).pop("__getattr__", None) is not None:
            assert spec.loader is not None
            spec.loader.exec_module(package)
        return getattr(package, name)

    vars(package)["__getattr__"] = looked_up


def _spec() -> ModuleSpec | None:
    """Where the package is, found without importing those around it."""
    whole = find_spec("sqlalchemy")
    if whole is None or whole.submodule_search_locations is None:
        return None
    return PathFinder.find_spec(
        PACKAGE, [str(Path(each) / "ext") for each in whole.submodule_search_locations]
    )
