"""The painters of the titles."""

from functools import cache
from importlib import import_module
from typing import Any

from render.core.painter import Painter


@cache
def load(key: str) -> Painter[Any]:
    """The painter of a title: `PAINTER` of its package."""
    painter: Painter[Any] = import_module(f"render.{key}").PAINTER
    return painter
