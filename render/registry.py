"""The painters of the titles."""

from functools import cache
from typing import Any

from render.core.painter import Painter
from rules.registry import GAME_KEYS, BadTitle, exported, package_of


@cache
def load(key: str) -> Painter[Any]:
    """The painter of a title: `PAINTER` of `render.<key>`, or of the module `painter` of an installed title's package.

    Raises:
        KeyError: there is no such title.
        BadTitle: an installed package does not export it.
    """
    module = f"render.{key}" if key in GAME_KEYS else f"{package_of(key)}.painter"
    painter = exported(key, module, "PAINTER")
    if not isinstance(painter, Painter):
        raise BadTitle(f"{module}.PAINTER of the title “{key}” is not a Painter")
    return painter
