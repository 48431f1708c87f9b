"""The titles we host."""

from functools import cache
from importlib import import_module
from typing import Any

from rules.core.game import GameDef

GAME_KEYS = ("expancity", "metromania", "mine", "tmars")


@cache
def load(key: str) -> GameDef[Any, Any]:
    """The title's record of functions.

    Raises:
        KeyError: there is no such title.
    """
    if key not in GAME_KEYS:
        raise KeyError(key)
    game: GameDef[Any, Any] = import_module(f"rules.{key}").GAME
    return game
