"""A stand-in for Discord on this machine, to try, test and measure the bot."""

from bot.playground.discord.clock import Clock
from bot.playground.people.client import PlaygroundClient, Refused
from bot.playground.server import Playground

__all__ = ["Clock", "Playground", "PlaygroundClient", "Refused"]
