"""A Discord stand-in on this machine: to try the bot in, to test it against and to measure it."""

from bot.playground.discord.clock import Clock
from bot.playground.people.client import PlaygroundClient, Refused
from bot.playground.server import Playground

__all__ = ["Clock", "Playground", "PlaygroundClient", "Refused"]
