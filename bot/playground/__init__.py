"""A Discord stand-in on this machine: to try the bot in, to test it against and to measure it."""

from .client import PlaygroundClient, Refused
from .clock import Clock
from .server import Playground

__all__ = ["Clock", "Playground", "PlaygroundClient", "Refused"]
