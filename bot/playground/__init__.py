"""A stand-in for Discord on this machine, to try, test and measure the bot."""

from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from bot.playground.discord.clock import Clock
    from bot.playground.people.client import PlaygroundClient, Refused
    from bot.playground.server import Playground

__all__ = ["Clock", "Playground", "PlaygroundClient", "Refused"]

_PLACES: Final = MappingProxyType(
    {
        "Clock": "discord.clock",
        "Playground": "server",
        "PlaygroundClient": "people.client",
        "Refused": "people.client",
    }
)


def __getattr__(name: str) -> Any:
    """Import an exported name at its first use: the bot that is tried here (`ahead`) needs none of them."""
    if name not in _PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_PLACES[name]}"), name)
