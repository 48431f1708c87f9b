"""The parts of the playground, put together once per server."""

from __future__ import annotations

from dataclasses import dataclass

from .access import Access
from .broadcast import Broadcast, dresser
from .clock import Clock, Snowflakes
from .commands import Commands
from .feed import Feed
from .files import FileStore
from .gateway import Gateway
from .interactions import Interactions
from .messages import Messages
from .report import Report
from .threads import Threads
from .world import World


@dataclass(frozen=True, slots=True)
class Platform:
    world: World
    clock: Clock
    snowflakes: Snowflakes
    files: FileStore
    gateway: Gateway
    feed: Feed
    report: Report
    broadcast: Broadcast
    access: Access
    messages: Messages
    threads: Threads
    interactions: Interactions
    commands: Commands


def build_platform(
    world: World, clock: Clock, *, url: str, token: str | None, privileged_intents: bool
) -> Platform:
    snowflakes = Snowflakes(clock)
    files = FileStore(url)
    gateway_url = f"ws{url.removeprefix('http')}/gateway"
    gateway = Gateway(world, url=gateway_url, token=token, privileged=privileged_intents)
    feed = Feed(dresser(world))
    gateway.on_change(lambda online: feed.push("bot", {"online": online}))
    report = Report()
    broadcast = Broadcast(world, gateway, feed)
    messages = Messages(
        world=world,
        clock=clock,
        snowflakes=snowflakes,
        files=files,
        broadcast=broadcast,
        report=report,
    )
    return Platform(
        world=world,
        clock=clock,
        snowflakes=snowflakes,
        files=files,
        gateway=gateway,
        feed=feed,
        report=report,
        broadcast=broadcast,
        access=Access(world),
        messages=messages,
        threads=Threads(world, clock, snowflakes, broadcast, messages),
        interactions=Interactions(world, clock, snowflakes, gateway, feed, report),
        commands=Commands(world, snowflakes, feed),
    )
